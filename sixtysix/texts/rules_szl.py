# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.rules_szl`
==========================

The rules pages in Silesian: a string a chapter, in the order of `sixtysix.texts.rules.CHAPTERS`; in
it the title, then a sentence for each condition.
"""

HOUSE = "* dōmowŏ regla"
# Duties of the follower: free, follow suit, strict.
DUTIES = (
    "kŏżdŏ karta.|"
    "ôbsużyć farbã, ale niy trza przebijać; bez farby kŏżdŏ karta.|"
    "ôbsużyć farbã i przebić, jak idzie; bez farby trōmf, bez trōmfu kŏżdŏ karta."
)
# Steps of a deal: turn-up, last card shown, trumps named, the rest.
STEPS = "ôdkrytŏ karta|ôstatniŏ ôdkrytŏ|ôbranie trōmfu|reszta"

CHAPTERS = (
    """
Szpil
| Dwōch grŏczōw.
| Trzech grŏczōw, kŏżdy za siebie.
| Sztyrech grŏczōw. Partnery siedzōm naprociwko; jejich sztychy i ôczka rachujōm sie społym.
| Zbiyrej ôczka sztychami i weselami. Fto piyrszy mŏ 66, wygrywŏ rozdanie.
| Mecz grŏ sie do {target} pōnktōw.
""",
    """
Karty
| 24 karty, ôd nŏjwyższyj: as~11 ôczek, cyjna~10, krōl~4, dama~3, dupek~2, dziewiōntka~0.
| 20 kart, bez dziewiōntek. Ôd nŏjwyższyj: as~11 ôczek, cyjna~10, krōl~4, dama~3, dupek~2.
| Społym 120 ôczek.
""",
    """
Rozdŏwanie
| Kŏżdy dostŏwŏ {hand} kart. Po raji: {pattern}.
| Ôdkrytŏ karta pokazuje trōmf. Inksze karty leżōm na nij, to je tajlōng.
| Ôstatniŏ karta tego, co rozdŏwŏ, sie ôdkrywŏ: pokazuje trōmf i ôstŏwŏ w jego rynce.
| Przodek widzi 3 karty i ôbiyrŏ trōmf abo pasuje.
| Po pasie kŏżdy dostŏwŏ jeszcze 1 kartã; sztwŏrtŏ karta przodka sie ôdkrywŏ: pokazuje trōmf.
| Rozdŏwŏ sie na przemian.
| Potym rozdŏwŏ grŏcz po lewyj.
| Potym rozdŏwŏ tyn, co wygroł, a po remisie tyn sōm grŏcz.
| Zaczynŏ przodek: tyn, co niy rozdŏwoł.
| Zaczynŏ przodek: grŏcz po lewyj ôd tego, co rozdŏwŏ.
""",
    """
Sztychy
| Sztych biere nŏjwyższy trōmf, a bez trōmfōw nŏjwyższŏ karta farby, co wyszła. Fto biere,
  wychodzi.
| Przodzij ôba biorōm kartã z tajlōngu, nŏjprzōd tyn ze sztychym. Ôdkrytŏ karta idzie ôstatniŏ.
| Ôbezdrzeć idzie ino ôstatni sztych.
| Idzie ôbezdrzeć wszyjske swoje sztychy.
""",
    """
Ôbsużynie farby
| Jak tajlōng je ôtwarty, idzie zagrać kŏżdõ kartã.
| Jak niy ma już tajlōngu abo je zakryty: {duty_gone}
| Jak niy ma już tajlōngu: {duty_gone}
| Jak tajlōng je zakryty: {duty_closed}
| Ôd piyrszego sztychu: {duty_gone}
| Jak na sztychu leży trōmf, niy trza przebijać farbōm. Trōmf trza przebić wyższym, jak idzie.
| Bez wyższego trōmfu dŏwŏ sie niższy.
| Tak samo przi karcie partnera.
""",
    """
Ôstatek
| Ôstatek dŏwŏ jeszcze {last_bonus} ôczek.
| Ôstatek dŏwŏ jeszcze {last_bonus} ôczek, ale niy po bōmbie.
| Ôstatek dŏwŏ jeszcze {last_bonus} ôczek, po bōmbie tyż.
| Ôstatek niy dŏwŏ wiyncyj ôczek.
| Jak niy było bōmby i żŏdyn niy roznajmiōł 66, ôstatek wygrywŏ rozdanie.
| Jak niy było bōmby i żŏdyn niy roznajmiōł 66, ôstatek wygrywŏ rozdanie za 1 pōnkt.
""",
    """
Wesele
| Krōl i dama jednyj farby w rynce to je wesele: 40 ôczek w trōmfach, 20 w inkszyj farbie.
| Wesele roznajmiŏ sie na wyjściu: zagrej jednõ z tych kart i pokŏż drugõ.
| Wesele roznajmiŏ sie na wyjściu: zagrej damã i pokŏż krōla.
| Partner tego, co wychodzi, tyż może roznajmić, jak mu idzie zagrać jednõ z tych kart.
| Rachuje sie z kŏżdym swojim sztychym, przodzij abo potym.
| Rachuje sie z nastympnym swojim sztychym, tyż z tym, we kerym je roznajmiōne.
| Bez takigo sztychu przepadŏ.
| Niy w piyrszym sztychu rozdaniŏ.
| Tyż jak niy ma już tajlōngu i po bōmbie.
| Niy, jak niy ma już tajlōngu, ale po bōmbie ja.
| Tyż jak niy ma już tajlōngu, ale niy po bōmbie.
| Niy, jak niy ma już tajlōngu, ani po bōmbie.
""",
    """
Wymiana
| Na wyjściu idzie wymiynić trōmfowõ dziewiōntkã na ôdkrytõ kartã.
| Na wyjściu idzie wymiynić trōmfowego dupka na ôdkrytõ kartã.
| Ino ze swojim sztychym.
| Niy w piyrszym sztychu.
| Ino jak w tajlōngu je wiyncyj kart niż {exchange_stock-}, ze ôdkrytōm.
| Niy po bōmbie.
| Tyż po bōmbie, na zakrytõ kartã spod tajlōngu.
""",
    """
Bōmba
| Na wyjściu idzie dać bōmbã (zakryć tajlōng), przed braniym kart abo po tym.
| Na wyjściu idzie dać bōmbã (zakryć tajlōng), po braniu kart.
| Na wyjściu idzie dać bōmbã (zakryć tajlōng), przed braniym kart.
| Niy w piyrszym sztychu.
| Ino jak w tajlōngu je wiyncyj kart niż {close_stock-}, ze ôdkrytōm.
| Ôdkrytõ kartã sie zakrywŏ i żŏdyn już niy biere z tajlōngu.
| Po bōmbie przed braniym kŏżdy grŏ dalij, a mŏ kart: {hand-}.
""",
    """
Po bōmbie
| Fto dŏ bōmbã, musi mieć 66. Przegrywŏ, jak ich niy mŏ abo drugi mŏ je piyrszy.
| Jak wygrŏ, rachuje sie jak dycki.
| Jak wygrŏ, rachujōm sie sztychy i ôczka drugigo ze czasu bōmby.
| Jak przegrŏ, drugi dostŏwŏ 1, 2 abo 3 pōnkty, jak dycki.
| Jak przegrŏ, drugi dostŏwŏ 2 pōnkty, a 3, jak przi bōmbie niy mioł sztychu.
| Jak przegrŏ, drugi dostŏwŏ 3 pōnkty.
| Jak przegrŏ, drugi dostŏwŏ 2 pōnkty, a 3, jak sōm niy mŏ 66, a tyn z bōmbōm niy wziōn już
  sztychu.
""",
    """
Roznajmiynie 66
| Szpil roznajmiŏ 66 za ciebie, jak ino je mŏsz.
| Rachuj sōm i roznajmij 66 kneflym: na wyjściu, po swojim sztychu abo po weselu.
| Fałszywe 66 dŏwŏ drugimu {wrong_claim} pōnkty.
| Fałszywe 66 dŏwŏ drugij parze {wrong_claim} pōnkty.
| Za fałszywe 66 płacisz kŏżdymu {wrong_claim} pōnkty.
| Fałszywe 66 dŏwŏ drugimu 2 pōnkty, a 3, jak niy mŏ sztychu.
| Po bōmbie kosztuje nŏjmynij tela, co przegrane rozdanie.
| Ôczka widać na stole.
| Ôczka sōm skryte.
| Ôczka sōm skryte; wesela sōm zapisane.
""",
    """
Pōnkty
| Fto wygrŏ, dostŏwŏ 1 pōnkt; 2, jak drugi mŏ mynij niż 33 ôczka; 3, jak niy wziōn sztychu.
| Para, co wygrŏ, dostŏwŏ 1 pōnkt; 2, jak drugŏ mŏ mynij niż 33 ôczka; 3, jak niy mŏ sztychu.
| Kŏżdy, co przegrŏ, płaci temu, co wygrŏ, 1 pōnkt; 2, jak mŏ mynij niż 33 ôczka; 3 bez sztychu.
| Rachōnek może być pod 0.
| Karty zagrane, bez bōmby i bez roznajmiyniŏ: wygrywŏ, fto jedyny mŏ 66; inakszyj remis.
| Karty zagrane bez roznajmiyniŏ: wygrywŏ, fto jedyny mŏ 66; inakszyj remis.
| Za remis żŏdyn niy dostŏwŏ pōnktōw.
| Kŏżdy remis po raji dodŏwŏ 1 pōnkt do nastympnyj wygranyj.
""",
    """
Szpil na hōnor
| Idzie ôbrać kŏżdõ kartã. Jak fto złōmie reglã, wyjdzie to po sztychu.
| Tedy drugi dostŏwŏ {revoke} pōnkty i rozdanie je skōńczōne.
| Tedy jego ôczka ze sztychōw cŏłkigo rozdaniŏ przepadajōm; wesela ôstŏwajōm. Szpil idzie dalij.
""",
)
