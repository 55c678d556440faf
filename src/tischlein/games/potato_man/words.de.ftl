round-of = Runde { $round } von { $rounds }
sacks-left = Übrige Säcke
hand = Deine Hand
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
decision-lead = Du spielst aus: Jede Karte geht.
decision-follow = Spiel eine Farbe, die noch fehlt.
decision-double = Spiel eine neue Farbe, oder verdopple eine, die schon liegt.
event-round-dealt = Runde { $round } ist ausgeteilt; { $name } spielt aus.
event-round-dealt-you = Runde { $round } ist ausgeteilt; du spielst aus.
event-hand-dealt = { $name } bekommt { $cards }.
event-hand-dealt-you = Du bekommst { $cards }.
event-hand-dealt-hidden = { $name } bekommt seine Karten.
event-played = { $name } spielt { $card }.
event-played-you = Du spielst { $card }.
event-drew = { $name } zieht { $card } nach.
event-drew-you = Du ziehst { $card } nach.
event-drew-hidden = { $name } zieht eine Karte nach.
event-trick-won = { $name } gewinnt den Stich mit { $card }.
event-trick-won-you = Du gewinnst den Stich mit { $card }.
event-sack-taken = { $name } nimmt eine { $sack } Sackkarte im Wert von { $worth }.
event-sack-taken-you = Du nimmst eine { $sack } Sackkarte im Wert von { $worth }.
event-no-sack = Für { $name } ist kein Sack mehr da.
event-no-sack-you = Für dich ist kein Sack mehr da.
event-stuck = { $name } hat keine passende Karte und zeigt { $cards }. Die Runde ist zu Ende.
event-stuck-you = Du hast keine passende Karte und zeigst { $cards }. Die Runde ist zu Ende.
event-round-scored = { $name } kommt auf { $points ->
    [one] { $points } Sack
   *[other] { $points } Säcke
}.
event-round-scored-you = Du kommst auf { $points ->
    [one] { $points } Sack
   *[other] { $points } Säcke
}.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-colour-in-trick = { $card } passt nicht: Jede Farbe darf in einem Stich nur einmal liegen. Spiel eine Farbe, die noch fehlt.
refusal-colour-doubled = { $card } passt nicht: Eine Farbe liegt schon doppelt, jetzt darf nur noch eine neue Farbe folgen.
refusal-second-potato-man = { $card } passt nicht: In einen Stich darf kein zweiter Potato Man. Jede andere Karte passt.
reason-ends-round = Niemand kann folgen: Die Runde endet sofort, und dieser Stich zählt für niemanden.
reason-takes-sack = Danach kann dich niemand mehr schlagen: Der Stich bringt dir eine { $sack } Sackkarte im Wert von { $worth }.
reason-sack-if-all-follow = Danach kann dich niemand mehr schlagen: Wenn alle folgen können, bringt dir der Stich eine { $sack } Sackkarte im Wert von { $worth }.
reason-leads-so-far = Die Karte führt und bringt vielleicht eine { $sack } Sackkarte im Wert von { $worth }; { $amount ->
    [one] { $amount } ungesehene Karte kann sie noch schlagen
   *[other] { $amount } ungesehene Karten können sie noch schlagen
}.
reason-only-potato-man = Nur ein Potato Man kann die Karte noch fangen; sonst bringt sie dir eine { $sack } Sackkarte im Wert von { $worth }, wenn alle folgen können.
reason-probably-beaten = Die Karte hält wohl nicht: { $amount } Karten, die du nicht gesehen hast, können sie schlagen.
reason-no-sack = Die Karte führt, aber für ihre Farbe gibt es keinen Sack mehr.
reason-catches-evil = Dein Potato Man fängt die Evil Potato { $card }.
reason-keeps-from = So wie der Stich liegt, bekäme { $other } eine { $sack } Sackkarte im Wert von { $worth }.
reason-lowest-winner = Es ist deine niedrigste Karte dieser Farbe, die gewinnt; die höheren bleiben auf der Hand.
reason-lower-would-do = Eine niedrigere Karte reicht auch: { $card }.
reason-overtakes-yourself = Der Stich gehört dir schon mit { $card }: Du würdest dich selbst überholen.
reason-gives-away = Eine niedrige Karte für einen Stich, den du anderen überlassen kannst; deine starken bleiben auf der Hand.
reason-already-yours = Der Stich gehört dir bisher mit { $card }; deine eigene Karte musst du nicht überbieten.
reason-cannot-win = Keine Karte, die du spielen darfst, schlägt, was schon liegt.
reason-saves-winner = Du könntest den Stich mit { $card } nehmen, aber die Karte hebst du dir besser für einen guten auf.
reason-saves-leader = Du könntest mit { $card } in Führung gehen, aber die Karte hebst du dir besser für einen guten Stich auf.
reason-keeps-strong = { $card } bleibt für später auf deiner Hand.
reason-evil-caught = Der Potato Man { $card } fängt deine Evil Potato.
reason-your-man-wins = Mit deiner Evil Potato gewinnt dein eigener Potato Man { $card }: Der Stich bringt dir eine { $sack } Sackkarte im Wert von { $worth }.
reason-your-man-if-all-follow = Mit deiner Evil Potato gewinnt dein eigener Potato Man { $card }: Wenn alle folgen können, bringt dir der Stich eine { $sack } Sackkarte im Wert von { $worth }.
reason-waits-for-evil = Folgt noch eine Evil Potato, nimmt dein Potato Man den Stich.
reason-wastes-potato-man = Es können noch Evil Potatoes kommen; gegen sie wäre dein Potato Man mehr wert.
reason-last-of-colour = Es ist deine letzte Karte dieser Farbe, und wem Farben fehlen, der kann die Runde beenden.
reason-longest-colour = Von dieser Farbe hast du die meisten Karten, da ist eine entbehrlich.
ending-all-rounds = Alle Runden sind gespielt.
option-variant = Karten
option-variant-standard = alle 52
option-variant-no-green = ohne Grün (zu dritt)
sign-sacks = Sackkarten, nach Farbe
sign-faint = blass: geht gerade nicht
