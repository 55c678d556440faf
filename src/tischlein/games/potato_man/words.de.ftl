card = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
} { $value }
sack-red = rote
sack-blue = blaue
sack-green = grüne
sack-yellow = gelbe
sack-gold = goldene
move-play = { $card } spielen
event-round-dealt = Runde { $round } ist ausgeteilt; { $name } spielt aus.
event-hand-dealt = { $name } bekommt { $cards }.
event-hand-dealt-hidden = { $name } bekommt Handkarten.
event-played = { $name } spielt { $card }.
event-drew = { $name } zieht { $card } nach.
event-drew-hidden = { $name } zieht eine Karte nach.
event-trick-won = { $name } gewinnt den Stich mit { $card }.
event-sack-taken = { $name } nimmt eine { $sack } Sackkarte im Wert von { $worth }.
event-no-sack = Für { $name } ist kein Sack mehr da.
event-stuck = { $name } hat keine passende Karte und zeigt { $cards }. Die Runde ist zu Ende.
event-round-scored = { $name } notiert { $points ->
    [one] { $points } Sack
   *[other] { $points } Säcke
}.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-colour-in-trick = { $card } passt nicht: Jede Farbe darf in einem Stich nur einmal liegen. Spiel eine Farbe, die noch fehlt.
refusal-colour-doubled = { $card } passt nicht: Eine Farbe liegt schon doppelt, jetzt darf nur noch eine neue Farbe folgen.
refusal-second-potato-man = { $card } passt nicht: In einen Stich darf kein zweiter Potato Man. Jede andere Karte passt.
