### What the terminal says

plain-welcome = Willkommen bei { $title } – tippe die Nummer eines Zugs oder den Zug selbst; ? gibt dir einen Tipp, r zeigt die Regeln, l den Verlauf, mit q verlässt du den Tisch.
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
terminal-rules = Regeln & Zeichen
terminal-new-deal = neu geben
terminal-other-game = anderes Spiel
terminal-back = zurück zum Tisch
terminal-thinks = { $name } überlegt …
terminal-sure = Dieses Spiel verlassen? Es ist gespeichert. Drück zur Bestätigung dieselbe Taste noch einmal.
terminal-more-people = Leute hier
terminal-hand-over = { $name } ist dran: Drück Enter, wenn sonst niemand herschaut.
plain-go-on = Das Spiel ist gespeichert. So geht es weiter: tischlein play { $file }
plain-which-game = Welches Spiel geht weiter?
terminal-not-saved = Das Spiel lässt sich nicht speichern: { $reason }
terminal-any-key = Weiter mit einer beliebigen Taste.
terminal-look-back = zurückblättern
terminal-looking-back = Der Tisch nach Zug { $move } von { $of }. ^P zurück, ^F vor, Esc zum jetzigen Stand.
terminal-saved-games = Welches Spiel geht weiter?
terminal-saved-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-go-on = weiterspielen
terminal-resume = gespeicherte Spiele ({ $count })
terminal-more-options = mehr Optionen
terminal-change = wählen oder tippen
terminal-done = fertig
terminal-row-players = Spieler
terminal-row-people = Davon hier
terminal-row-seat = Euer erster Platz
terminal-row-name = Name von { $seat }
terminal-row-pace = Tempo
terminal-row-seed = Dasselbe noch einmal geben (Startwert)
terminal-pace-slow = gemütlich
terminal-pace-normal = normal
terminal-pace-quick = schnell
option-first = Wer beginnt
option-first-drawn = das Los entscheidet
terminal-against = Gegen { $bots }
sign-turn = ist dran
sign-hand = Karten auf der Hand
terminal-signs = Zeichen auf dem Tisch
terminal-paused = Der Tisch macht Pause.
terminal-removed = Der Gastgeber hat dich vom Tisch genommen.
terminal-you-deal = Gib, wenn alle da sind; Bots nehmen die freien Plätze.
terminal-host-deals = Gegeben wird, wenn alle da sind.
