### What the terminal says

plain-welcome = Willkommen bei { $title } – tippe die Nummer eines Zugs oder den Zug selbst; ? fragt um Rat, mit q verlässt du den Tisch.
plain-your-move = Dein Zug:
plain-more-moves = … und { $count } weitere; tippe den Zug selbst.
plain-saved = Das Spiel liegt in { $file }.
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
