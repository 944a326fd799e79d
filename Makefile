# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

# make play    play in a window           make test     everything that CI runs
# make device  build the board's files    make quick    the fast part of the tests
# make deploy  ... and put them onto the connected board
# make screens every screen in every language, on one sheet
# make gif     film a deal for the README
# ARGS="..." is handed on: make play ARGS="--level hard --seed 7"

PYTHON ?= $(firstword $(shell command -v python3.11 python3 python))
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

# The stamps carry the content of what they installed: another content is another stamp.
content = $(firstword $(shell cat $(1) | cksum))
PLAY := $(VENV)/play-$(call content,requirements-play.txt requirements-device.txt \
    requirements-pins.txt lib/requirements.txt)
DEV := $(VENV)/dev-$(call content,requirements-*.txt lib/requirements.txt)

.PHONY: play test quick lint format device deploy screens gif clean
.DEFAULT_GOAL := play

play: $(PLAY)
	$(BIN)/python tools/play.py $(ARGS)

test: lint
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

quick: lint
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow" $(ARGS)

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

device: $(PLAY)
	$(BIN)/python tools/build.py $(ARGS)

deploy: $(PLAY)
	$(BIN)/python tools/deploy.py $(ARGS)

screens: $(DEV)
	$(BIN)/python tools/contact_sheet.py

gif: $(DEV)
	$(BIN)/python tools/make_gif.py $(ARGS)

clean:
	rm -rf build .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(PLAY): | $(BIN)/python
	$(BIN)/python -m pip install --quiet -r requirements-play.txt
	rm -f $(VENV)/play-*
	touch $@

$(DEV): | $(BIN)/python
	$(BIN)/python -m pip install --quiet -r requirements-dev.txt
	rm -f $(VENV)/play-* $(VENV)/dev-*
	touch $@ $(PLAY)
