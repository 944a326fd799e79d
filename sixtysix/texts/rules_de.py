# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.rules_de`
=========================

The rules pages in German: a string a chapter, in the order of `sixtysix.texts.rules.CHAPTERS`; in
it the title, then a sentence for each condition.
"""

HOUSE = "* Hausregel"
# Duties of the follower: free, follow suit, strict.
DUTIES = (
    "jede Karte ist erlaubt.|"
    "Farbe bedienen, ohne Stichzwang; sonst jede Karte.|"
    "Farbe bedienen, höher, wenn man kann; sonst Trumpf; ohne Trumpf jede Karte."
)
# Steps of a deal: turn-up, last card shown, trumps named, the rest.
STEPS = "Trumpfkarte|letzte Karte gezeigt|Trumpfwahl|der Rest"

CHAPTERS = (
    """
Das Spiel
| Zwei Spieler.
| Drei Spieler, jeder für sich.
| Vier Spieler. Partner sitzen sich gegenüber; ihre Stiche und Augen zählen zusammen.
| Sammle Augen mit Stichen und Ansagen. Wer zuerst 66 hat, gewinnt das Spiel.
| Wer zuerst {target} Spielpunkte hat, gewinnt die Partie.
""",
    """
Karten
| 24 Karten, von der höchsten an: Ass~11 Augen, Zehn~10, König~4, Dame~3, Bube~2, Neun~0.
| 20 Karten, keine Neunen. Von der höchsten an: Ass~11 Augen, Zehn~10, König~4, Dame~3, Bube~2.
| Zusammen 120 Augen.
""",
    """
Geben
| Jeder bekommt {hand} Karten. Reihenfolge: {pattern}.
| Die Trumpfkarte liegt offen und zeigt die Trumpffarbe. Die übrigen Karten liegen auf ihr: der
  Talon.
| Die letzte Karte des Gebers wird gezeigt: Ihre Farbe ist Trumpf. Sie bleibt in seiner Hand.
| Die Vorhand sieht 3 Karten und wählt Trumpf oder passt.
| Passt sie, bekommt jeder noch 1 Karte; die vierte der Vorhand wird gezeigt, ihre Farbe ist
  Trumpf.
| Die Spieler geben abwechselnd.
| Als Nächster gibt der Spieler links.
| Als Nächster gibt der Gewinner, nach einem Unentschieden derselbe Geber.
| Die Vorhand (wer nicht gab) spielt zuerst aus.
| Die Vorhand (links vom Geber) spielt zuerst aus.
""",
    """
Stiche
| Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Der
  Gewinner spielt aus.
| Vorher ziehen beide eine Karte, der Gewinner zuerst. Die Trumpfkarte wird als letzte gezogen.
| Nur den letzten Stich darf man ansehen.
| Man darf alle eigenen Stiche ansehen.
""",
    """
Bedienen
| Solange der Talon offen ist, darf man jede Karte spielen.
| Ist der Talon leer oder zugedreht: {duty_gone}
| Ist der Talon leer: {duty_gone}
| Ist der Talon zugedreht: {duty_closed}
| Vom ersten Stich an: {duty_gone}
| Liegt Trumpf im Stich, muss man in der Farbe nicht höher gehen. Trumpf übertrumpft man, wenn
  man kann.
| Ohne höheren Trumpf gibt man einen niedrigeren.
| Das gilt auch über die Karte des Partners.
""",
    """
Letzter Stich
| Der letzte Stich zählt {last_bonus} Augen extra.
| Der letzte Stich zählt {last_bonus} Augen extra, aber nicht nach dem Zudrehen.
| Der letzte Stich zählt {last_bonus} Augen extra, auch nach dem Zudrehen.
| Der letzte Stich zählt nichts extra.
| Hat niemand zugedreht oder 66 gemeldet, gewinnt der letzte Stich das Spiel.
| Hat niemand zugedreht oder 66 gemeldet, gewinnt der letzte Stich das Spiel, für 1 Punkt.
""",
    """
Zwanziger, Vierziger
| König und Dame einer Farbe in der Hand sind ein Paar: 40 Augen in Trumpf, sonst 20.
| Zum Ansagen spielt man eine der beiden aus und zeigt die andere.
| Zum Ansagen spielt man die Dame aus und zeigt den König.
| Auch der Partner des Ausspielers darf ansagen, wenn er eine seiner beiden Karten spielen darf.
| Es zählt mit jedem eigenen Stich, vorher oder nachher.
| Es zählt mit dem nächsten eigenen Stich, auch mit dem der Ansage.
| Ohne solchen Stich verfällt es.
| Nicht im ersten Stich des Spiels.
| Auch wenn der Talon leer oder zugedreht ist.
| Nicht, wenn der Talon leer ist, aber nach dem Zudrehen.
| Auch wenn der Talon leer ist, aber nicht nach dem Zudrehen.
| Nicht, wenn der Talon leer oder zugedreht ist.
""",
    """
Tauschen
| Wer ausspielt, darf die Trumpf-Neun gegen die Trumpfkarte tauschen.
| Wer ausspielt, darf den Trumpf-Buben gegen die Trumpfkarte tauschen.
| Nur mit einem eigenen Stich.
| Nicht im ersten Stich.
| Nur mit mehr als {exchange_stock-} Karten im Talon, die Trumpfkarte mitgezählt.
| Nicht nach dem Zudrehen.
| Auch nach dem Zudrehen, gegen die verdeckte Trumpfkarte.
""",
    """
Zudrehen
| Wer ausspielt, darf den Talon zudrehen, vor oder nach dem Ziehen.
| Wer ausspielt, darf den Talon zudrehen, nach dem Ziehen.
| Wer ausspielt, darf den Talon zudrehen, vor dem Ziehen.
| Nicht im ersten Stich.
| Nur mit mehr als {close_stock-} Karten im Talon, die Trumpfkarte mitgezählt.
| Die Trumpfkarte wird verdeckt, und niemand zieht mehr.
| Vor dem Ziehen zugedreht: Beide spielen mit {hand-} Karten weiter.
""",
    """
Zugedreht
| Wer zudreht, muss 66 haben. Er verliert, wenn er sie nicht hat oder der andere sie zuerst hat.
| Gewinnt er, zählt es wie immer.
| Gewinnt er, gelten Stiche und Augen des anderen beim Zudrehen.
| Verliert er, bekommt der andere 1, 2 oder 3 Punkte, wie immer.
| Verliert er, bekommt der andere 2 Punkte; 3, wenn er beim Zudrehen keinen Stich hatte.
| Verliert er, bekommt der andere 3 Punkte.
| Verliert er, bekommt der andere 2 Punkte; 3, wenn er selbst unter 66 ist, aber seither jeden
  Stich gewann.
""",
    """
66 melden
| 66 wird für dich gemeldet, sobald du sie hast.
| Zähle selbst und melde 66 mit der Taste: beim Ausspielen, nach deinem Stich oder nach einer
  Ansage.
| Falsch gemeldet: Der andere bekommt {wrong_claim} Punkte.
| Falsch gemeldet: Die anderen bekommen {wrong_claim} Punkte.
| Falsch gemeldet: Du zahlst jedem {wrong_claim} Punkte.
| Falsch gemeldet: Der andere bekommt 2 Punkte; 3, wenn er keinen Stich hat.
| Nach dem Zudrehen kostet es mindestens so viel wie das verlorene Spiel.
| Die Augen stehen auf dem Tisch.
| Die Augen sind verborgen.
| Die Augen sind verborgen; Ansagen sind notiert.
""",
    """
Spielpunkte
| Wer gewinnt, bekommt 1 Punkt; 2, wenn der andere unter 33 Augen hat (Schneider); 3 ohne Stich
  (Schwarz).
| Wer gewinnt, bekommt 1 Punkt; 2, wenn die anderen unter 33 Augen haben (Schneider); 3 ohne Stich
  (Schwarz).
| Jeder Verlierer zahlt dem Gewinner 1 Punkt; 2 unter 33 Augen (Schneider); 3 ohne Stich (Schwarz).
| Der Stand kann unter 0 fallen.
| Ausgespielt, nicht zugedreht, nicht gemeldet: Hat nur einer 66, gewinnt er, sonst
  unentschieden.
| Ausgespielt, nicht gemeldet: Hat nur eine Seite 66, gewinnt sie, sonst unentschieden.
| Bei Unentschieden bekommt niemand Punkte.
| Jedes Unentschieden in Folge gibt dem nächsten Gewinn 1 dazu.
""",
    """
Spiel auf Ehre
| Jede Karte ist wählbar. Wer falsch bedient, wird nach dem Stich ertappt.
| Dann bekommt der andere {revoke} Punkte, und das Spiel ist aus.
| Dann verfallen seine Augen aus den Stichen des ganzen Spiels; Ansagen bleiben. Es geht weiter.
""",
)
