# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.rules_pl`
=========================

The rules pages in Polish: a string a chapter, in the order of `sixtysix.texts.rules.CHAPTERS`; in
it the title, then a sentence for each condition.
"""

HOUSE = "* zasada domowa"
# Duties of the follower: free, follow suit, strict.
DUTIES = (
    "dowolna karta.|"
    "do koloru, bez obowiązku przebijania; bez koloru dowolna karta.|"
    "do koloru, wyższą kartą, jeśli można; bez koloru atut, bez atutu dowolna karta."
)
# Steps of a deal: turn-up, last card shown, trumps named, the rest.
STEPS = "karta odkryta|ostatnia odkryta|wybór atutu|reszta"

CHAPTERS = (
    """
Gra
| Dwóch graczy.
| Trzech graczy, każdy gra dla siebie.
| Czterech graczy. Partnerzy siedzą naprzeciw siebie; ich lewy i oczka liczą się razem.
| Zbieraj oczka lewami i meldunkami. Kto pierwszy ma 66, wygrywa rozdanie.
| Mecz gra się do {target} punktów.
""",
    """
Karty
| 24 karty, od najwyższej: as~11 oczek, dziesiątka~10, król~4, dama~3, walet~2, dziewiątka~0.
| 20 kart, bez dziewiątek. Od najwyższej: as~11 oczek, dziesiątka~10, król~4, dama~3, walet~2.
| Razem 120 oczek.
""",
    """
Rozdawanie
| Każdy dostaje {hand} kart. Kolejność: {pattern}.
| Odkryta karta wskazuje atut. Pozostałe karty leżą na niej jako stos.
| Ostatnią kartę rozdającego odkrywa się: wskazuje atut i zostaje w jego ręce.
| Gracz na wiście ogląda 3 karty i wybiera atut albo pasuje.
| Po pasie każdy dostaje jeszcze 1 kartę; czwartą kartę gracza na wiście odkrywa się: wskazuje
  atut.
| Gracze rozdają na zmianę.
| Następny rozdaje gracz po lewej.
| Następny rozdaje zwycięzca, a po remisie ten sam gracz.
| Zaczyna przeciwnik rozdającego.
| Zaczyna gracz na wiście, po lewej ręce rozdającego.
""",
    """
Lewy
| Lewę bierze najwyższy atut, a bez atutów najwyższa karta koloru wyjścia. Kto wziął lewę,
  wychodzi.
| Przedtem obaj dobierają po karcie, najpierw biorący lewę. Karta odkryta idzie ostatnia.
| Obejrzeć wolno tylko ostatnią lewę.
| Wolno oglądać wszystkie własne lewy.
""",
    """
Obowiązki
| Póki stos jest otwarty, wolno zagrać dowolną kartę.
| Gdy stos się skończył lub jest zamknięty: {duty_gone}
| Gdy stos się skończył: {duty_gone}
| Gdy stos jest zamknięty: {duty_closed}
| Od pierwszej lewy: {duty_gone}
| Gdy lewę przebito atutem, nie trzeba bić w kolorze. Atut trzeba przebić wyższym, jeśli można.
| Bez wyższego atutu daje się niższy.
| Dotyczy to także karty partnera.
""",
    """
Ostatnia lewa
| Ostatnia lewa daje dodatkowo {last_bonus} oczek.
| Ostatnia lewa daje dodatkowo {last_bonus} oczek, ale nie po zamknięciu stosu.
| Ostatnia lewa daje dodatkowo {last_bonus} oczek, także po zamknięciu stosu.
| Ostatnia lewa nie daje dodatkowych oczek.
| Jeśli nikt nie zamknął ani nie zgłosił 66, ostatnia lewa wygrywa rozdanie.
| Jeśli nikt nie zamknął ani nie zgłosił 66, ostatnia lewa wygrywa rozdanie za 1 punkt.
""",
    """
Meldunek
| Król i dama jednego koloru w ręce to meldunek: 40 oczek w atutach, 20 w innym kolorze.
| Melduje się przy wyjściu: zagraj jedną z tych kart i pokaż drugą.
| Melduje się przy wyjściu: zagraj damę i pokaż króla.
| Partner wychodzącego też może meldować, jeśli wolno mu zagrać jedną z tych dwóch kart.
| Liczy się z dowolną własną lewą, wcześniejszą lub późniejszą.
| Liczy się z następną własną lewą, także z tą, w której meldujesz.
| Bez takiej lewy przepada.
| Nie w pierwszej lewie rozdania.
| Także gdy stos się skończył lub jest zamknięty.
| Nie, gdy stos się skończył, ale po zamknięciu tak.
| Także gdy stos się skończył, ale nie po zamknięciu.
| Nie, gdy stos się skończył lub jest zamknięty.
""",
    """
Wymiana
| Przy wyjściu wolno wymienić dziewiątkę atutową na kartę odkrytą.
| Przy wyjściu wolno wymienić waleta atutowego na kartę odkrytą.
| Tylko po wzięciu lewy.
| Nie w pierwszej lewie.
| Tylko gdy w stosie jest więcej kart niż {exchange_stock-}, z odkrytą włącznie.
| Nie po zamknięciu stosu.
| Także po zamknięciu, na zakrytą kartę spod stosu.
""",
    """
Zamknięcie
| Przy wyjściu wolno zamknąć stos, przed dobraniem kart lub po nim.
| Przy wyjściu wolno zamknąć stos po dobraniu kart.
| Przy wyjściu wolno zamknąć stos przed dobraniem kart.
| Nie w pierwszej lewie.
| Tylko gdy w stosie jest więcej kart niż {close_stock-}, z odkrytą włącznie.
| Odkrytą kartę się zakrywa i nikt już nie dobiera.
| Po zamknięciu przed dobraniem każdy gra dalej, mając kart: {hand-}.
""",
    """
Po zamknięciu
| Zamykający musi mieć 66. Przegrywa, jeśli ich nie ma albo drugi ma je pierwszy.
| Gdy wygra, liczy się jak zwykle.
| Gdy wygra, liczą się lewy i oczka drugiego z chwili zamknięcia.
| Gdy przegra, drugi dostaje 1, 2 lub 3 punkty, jak zwykle.
| Gdy przegra, drugi dostaje 2 punkty, a 3, jeśli w chwili zamknięcia nie miał żadnej lewy.
| Gdy przegra, drugi dostaje 3 punkty.
| Gdy przegra, drugi dostaje 2 punkty, a 3, jeśli sam nie ma 66, a zamykający nie wziął już
  żadnej lewy.
""",
    """
Zgłoszenie 66
| Gra zgłasza 66 za ciebie, gdy tylko je masz.
| Licz sam i zgłoś 66 przyciskiem: przy wyjściu, po wzięciu lewy lub po meldunku.
| Błędne zgłoszenie daje drugiemu {wrong_claim} punkty.
| Błędne zgłoszenie daje drugiej parze {wrong_claim} punkty.
| Za błędne zgłoszenie płacisz każdemu {wrong_claim} punkty.
| Błędne zgłoszenie daje drugiemu 2 punkty, a 3, jeśli nie ma żadnej lewy.
| Po zamknięciu kosztuje co najmniej tyle, co przegrane rozdanie.
| Oczka widać na stole.
| Oczka są ukryte.
| Oczka są ukryte; meldunki są zapisane.
""",
    """
Punkty
| Kto wygra, dostaje 1 punkt; 2, jeśli drugi ma mniej niż 33 oczka; 3, jeśli nie wziął żadnej
  lewy.
| Para, która wygra, dostaje 1 punkt; 2, jeśli druga ma mniej niż 33 oczka; 3, jeśli nie wzięła
  żadnej lewy.
| Każdy przegrany płaci zwycięzcy 1 punkt; 2, mając mniej niż 33 oczka; 3, nie mając żadnej
  lewy.
| Wynik może spaść poniżej 0.
| Rozegrane do końca, bez zamknięcia i zgłoszenia: wygrywa, kto jedyny ma 66; inaczej remis.
| Rozegrane do końca bez zgłoszenia: wygrywa, kto jedyny ma 66; inaczej remis.
| Za remis nikt nie dostaje punktów.
| Każdy kolejny remis dodaje 1 punkt do następnej wygranej.
""",
    """
Gra na honor
| Wolno wybrać każdą kartę. Złamanie obowiązku wychodzi na jaw po lewie.
| Wtedy drugi dostaje {revoke} punkty i rozdanie się kończy.
| Wtedy winny traci oczka z lew całego rozdania; meldunki zostają. Gra toczy się dalej.
""",
)
