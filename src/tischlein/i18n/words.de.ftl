seat-name = Spieler { $number }
nothing = nichts
event-game-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-game-shared = { $name } teilt sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
refusal-malformed-move = „{ $text }“ ist hier kein Zug. Züge sehen so aus: { $forms }.
refusal-not-your-turn = { $name } ist gerade nicht dran; der Tisch wartet auf { $waiting }.
refusal-game-over = Das Spiel ist zu Ende.
plain-welcome = Willkommen bei { $title } – tippe die Nummer eines Zugs oder den Zug selbst; ? fragt um Rat, mit q verlässt du den Tisch.
plain-your-move = Dein Zug:
plain-more-moves = … und { $count } weitere; tippe den Zug selbst.
plain-saved = Das Spiel liegt in { $file }.
suggest-only = Das ist der einzige Zug.
suggest-clear = Klar der beste Zug.
suggest-likely = Wahrscheinlich der beste Zug.
suggest-close = Andere Züge sind etwa gleich gut.
suggest-mixed = Bleib unberechenbar: Spiel das in etwa { $share } von 100 Fällen.
suggest-usual = Üblich wäre: { $move }. Durchgespielt brachte der vorgeschlagene Zug etwa { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr Vorsprung.
suggest-result = Punkte { $rounds ->
    [0] am Spielende
    [1] am Rundenende
    [2] am Ende der nächsten Runde
   *[other] in { $rounds } Runden
}: etwa { $points } für dich, etwa { $rival } für die stärkste Konkurrenz.
plain-thinking = Ich überlege …
plain-level-sprout = Keimling, noch im Wachsen: übersieht das eine oder andere
plain-level-spud = Knolle, bodenständig: spielt wie die alten Hasen
plain-level-gratin = Gratin, gut durch: denkt nach, bevor es spielt
plain-level-truffle = Trüffel, selten zu übertreffen: denkt alles durch
terminal-choose = Was spielen wir? Du spielst gegen Bots, die Karten sind sofort verteilt.
terminal-seats = { $least }–{ $most } Spieler
terminal-players = { $count } Spieler, { $people ->
    [one] du und Bots
   *[other] { $people } davon hier
}
terminal-deal = geben
terminal-more-players = Spieler
terminal-opponents = Gegner
terminal-language = Sprache
terminal-leave = verlassen
terminal-your-move = Dein Zug: mit ↑ ↓ wählen oder einen Teil davon tippen
terminal-play = spielen
terminal-advice = Rat
terminal-what-else = was sonst
terminal-rules = Regeln
terminal-new-deal = neu geben
terminal-other-game = anderes Spiel
terminal-back = zurück zum Tisch
terminal-thinks = { $name } überlegt …
terminal-sure = Dieses Spiel wirklich aufgeben? Noch einmal dieselbe Taste, und es ist weg.
terminal-more-people = Leute hier
terminal-hand-over = { $name } ist dran: Drück Enter, wenn sonst niemand herschaut.
