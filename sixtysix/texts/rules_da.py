# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.rules_da`
=========================

The rules pages in Danish: a string a chapter, in the order of `sixtysix.texts.rules.CHAPTERS`; in
it the title, then a sentence for each condition.
"""

HOUSE = "* husregel"
# Duties of the follower: free, follow suit, strict.
DUTIES = (
    "alle kort er tilladt.|"
    "bekend farve, uden pligt til at stikke over; ellers frit kort.|"
    "bekend farve med et højere kort, hvis du kan; ellers trumf; uden trumf frit kort."
)
# Steps of a deal: turn-up, last card shown, trumps named, the rest.
STEPS = "opslået kort|sidste kort vist|trumfvalg|resten"

CHAPTERS = (
    """
Spillet
| To spillere.
| Tre spillere, hver for sig.
| Fire spillere. Makkere sidder over for hinanden; deres stik og points tæller sammen.
| Saml points med stik og meldinger. Den, der først har 66, vinder spillet.
| Den, der først får {target} jetons, vinder kampen.
""",
    """
Kortene
| 24 kort, fra det højeste: es~11 points, ti~10, konge~4, dame~3, knægt~2, ni~0.
| 20 kort uden nierne, fra det højeste: es~11 points, ti~10, konge~4, dame~3, knægt~2.
| 120 points i alt.
""",
    """
Kortgivning
| Hver spiller får {hand} kort. Rækkefølge: {pattern}.
| Det opslåede kort viser trumffarven. Resten af kortene ligger på det: talonen.
| Giverens sidste kort vises og bestemmer trumf. Det bliver på hånden.
| Forhånden ser 3 kort og vælger trumf eller passer.
| Efter et pas får alle 1 kort til; forhåndens fjerde kort vises og bestemmer trumf.
| Spillerne giver på skift.
| Spilleren til venstre giver næste gang.
| Vinderen giver næste gang; efter uafgjort den samme giver.
| Forhånden (den, der ikke gav) spiller først ud.
| Forhånden (til venstre for giveren) spiller først ud.
""",
    """
Stik
| Højeste trumf vinder stikket; uden trumf højeste kort i den udspillede farve. Vinderen spiller
  ud.
| Først trækker begge et kort, vinderen før taberen. Det opslåede kort trækkes sidst.
| Kun det sidste stik må ses igen.
| Man må se alle sine egne stik igen.
""",
    """
At bekende
| Mens talonen er åben, må ethvert kort spilles.
| Når talonen er brugt op eller lukket: {duty_gone}
| Når talonen er brugt op: {duty_gone}
| Når talonen er lukket: {duty_closed}
| Fra første stik: {duty_gone}
| Er der stukket med trumf, behøver man ikke stikke over i farven. Trumf stikkes over, om
  muligt.
| Uden en højere trumf lægges en lavere.
| Det gælder også over makkerens kort.
""",
    """
Sidste stik
| Sidste stik giver {last_bonus} points ekstra.
| Sidste stik giver {last_bonus} points ekstra, men ikke når talonen er lukket.
| Sidste stik giver {last_bonus} points ekstra, også når talonen er lukket.
| Sidste stik giver ingen ekstra points.
| Har ingen lukket eller sagt 66, vinder sidste stik spillet.
| Har ingen lukket eller sagt 66, vinder sidste stik spillet med 1 jeton.
""",
    """
Melding
| Konge og dame i samme farve på hånden er et par: 40 points i trumf, ellers 20.
| Parret meldes, når man spiller ud: spil det ene kort, og vis det andet.
| Parret meldes, når man spiller ud: spil damen, og vis kongen.
| Udspillerens makker må også melde, hvis han må spille et af sine to kort.
| Det tæller med ethvert af dine stik, før eller efter.
| Det tæller med dit næste stik, også det, du melder i.
| Uden et sådant stik er det tabt.
| Ikke i spillets første stik.
| Også når talonen er brugt op eller lukket.
| Ikke når talonen er brugt op, men gerne når den er lukket.
| Også når talonen er brugt op, men ikke når den er lukket.
| Ikke når talonen er brugt op eller lukket.
""",
    """
Ombytning
| Den, der spiller ud, må bytte trumfnieren med det opslåede kort.
| Den, der spiller ud, må bytte trumfknægten med det opslåede kort.
| Kun når man har taget et stik.
| Ikke i første stik.
| Kun med flere end {exchange_stock-} kort i talonen, det opslåede medregnet.
| Ikke når talonen er lukket.
| Også når talonen er lukket: med det kort, der nu ligger med bagsiden op.
""",
    """
At lukke
| Den, der spiller ud, må lukke talonen, før eller efter at der trækkes kort.
| Den, der spiller ud, må lukke talonen, efter at der er trukket kort.
| Den, der spiller ud, må lukke talonen, før der trækkes kort.
| Ikke i første stik.
| Kun med flere end {close_stock-} kort i talonen, det opslåede medregnet.
| Det opslåede kort vendes om, og ingen trækker mere.
| Lukkes der, før der trækkes, spiller begge videre med {hand-} kort.
""",
    """
Lukket talon
| Den, der lukker, skal nå 66. Han taber, hvis han ikke når det, eller den anden når det først.
| Vinder han, tælles der som altid.
| Vinder han, gælder den andens stik og points fra lukningen.
| Taber han, får den anden 1, 2 eller 3 jetons som altid.
| Taber han, får den anden 2 jetons, eller 3, hvis han intet stik havde ved lukningen.
| Taber han, får den anden 3 jetons.
| Taber han, får den anden 2 jetons, eller 3, hvis han selv er under 66, men tog alle stik
  siden.
""",
    """
At sige 66
| Spillet siger 66 for dig, så snart du har dem.
| Tæl selv, og sig 66 med knappen: når du spiller ud, efter dit stik eller efter en melding.
| Siger du det forkert, får den anden {wrong_claim} jetons.
| Siger du det forkert, får modparten {wrong_claim} jetons.
| Siger du det forkert, betaler du {wrong_claim} jetons til hver.
| Siger du det forkert, får den anden 2 jetons, eller 3, hvis han intet stik har.
| Er talonen lukket, koster det mindst det samme som et tabt spil.
| Points vises på bordet.
| Points er skjult.
| Points er skjult; meldinger er noteret.
""",
    """
Jetons
| Vinderen får 1 jeton; 2, hvis taberen er jan (under 33 points); 3, hvis han intet stik har.
| Det vindende hold får 1 jeton; 2, hvis taberne er jan (under 33 points); 3, hvis de intet stik
  har.
| Hver taber betaler vinderen 1 jeton; 2, hvis han er jan (under 33 points); 3 uden stik.
| Regnskabet kan komme under 0.
| Spillet til ende uden at lukke eller sige 66: Har kun én 66, vinder han; ellers er det
  uafgjort.
| Spillet til ende uden at sige 66: Har kun én side 66, vinder den; ellers er det uafgjort.
| Ved uafgjort får ingen jetons.
| Hvert uafgjort spil i træk lægger 1 jeton til næste gevinst.
""",
    """
Spil på ære
| Alle kort kan vælges. Den, der svigter kulør, opdages efter stikket.
| Så får den anden {revoke} jetons, og spillet er slut.
| Så mister han alle kortpoints i hele spillet, men beholder meldinger. Spillet går videre.
""",
)
