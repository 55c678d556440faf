### What is said in every game

nothing = nichts
event-game-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-game-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
event-game-shared = { $name } teilt sich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} den Sieg.
event-game-shared-you = Du teilst dir mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} den Sieg.
refusal-malformed-move = „{ $given }“ ist hier kein Zug. Züge sehen so aus: { $forms }.
refusal-not-your-turn = { $name } ist nicht dran; der Tisch wartet auf { $waiting }.
refusal-game-over = Das Spiel ist zu Ende.
suggest-only = Etwas anderes geht nicht.
suggest-clear = Eindeutig der beste Zug.
suggest-likely = Wahrscheinlich der beste Zug.
suggest-close = Andere Züge sind etwa gleich gut.
suggest-mixed = Bleib unberechenbar: Spiel das in etwa { $share } von 100 Fällen.
suggest-usual = Üblich ist: { $move }. In Probespielen brachte dieser Zug etwa { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr Vorsprung.
suggest-lead = Der nächstbeste Zug brachte in Probespielen etwa { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} weniger Vorsprung.
suggest-ahead = { $rounds ->
    [0] Von 100 Probespielen hast du etwa { $percent } gewonnen.
   *[other] In etwa { $percent } von 100 Probespielen lagst du vorn.
}
suggest-result = Punkte { $rounds ->
    [0] am Spielende
    [1] am Rundenende
    [2] am Ende der nächsten Runde
   *[other] in { $rounds } Runden
}: etwa { $points } für dich, etwa { $rival } für die stärkste Konkurrenz.
waiting-for = Am Zug: { $people }.
won-by = Gewonnen hat: { $people }.
