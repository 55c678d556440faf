### What is said in every game

nothing = nichts
event-game-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-game-shared = { $name } teilt sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
refusal-malformed-move = „{ $given }“ ist hier kein Zug. Züge sehen so aus: { $forms }.
refusal-not-your-turn = { $name } ist gerade nicht dran; der Tisch wartet auf { $waiting }.
refusal-game-over = Das Spiel ist zu Ende.
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
