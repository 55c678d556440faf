### What the terminal says

plain-welcome = Willkommen bei { $title } – tippe die Nummer eines Zugs oder den Zug selbst; ? gibt dir einen Tipp, mit q verlässt du den Tisch.
plain-your-move = Dein Zug:
plain-more-moves = … und { $count } weitere; tippe den Zug selbst.
plain-saved = Gespeichert in { $file }.
plain-thinking = Ich überlege …
plain-level-sprout = Keimling, noch im Wachsen: übersieht das eine oder andere
plain-level-spud = Knolle, bodenständig: spielt wie ein alter Hase
plain-level-gratin = Gratin, gut durch: denkt erst nach, dann spielt es
plain-level-truffle = Trüffel, ein seltener Fund: denkt alles durch
terminal-choose = Was spielen wir? Du spielst gegen Bots, gegeben wird sofort.
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
terminal-your-move = { $decision } Mit ↑ ↓ wählen oder tippen
terminal-play = spielen
terminal-advice = Tipp
terminal-what-else = andere Idee
terminal-rules = Regeln
terminal-new-deal = neu geben
terminal-other-game = anderes Spiel
terminal-back = zurück zum Tisch
terminal-thinks = { $name } überlegt …
terminal-sure = Dieses Spiel aufgeben? Drück zur Bestätigung dieselbe Taste noch einmal.
terminal-more-people = Leute hier
terminal-hand-over = { $name } ist dran: Drück Enter, wenn sonst niemand herschaut.
