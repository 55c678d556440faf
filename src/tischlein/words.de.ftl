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
plain-welcome = Willkommen bei { $title }. Tippe die Nummer eines Zugs oder den Zug selbst; mit q verlässt du den Tisch.
plain-your-move = Dein Zug:
plain-more-moves = … und { $count } weitere; tippe den Zug selbst.
plain-saved = Das Spiel liegt in { $file }.
