worm = Wurm { $signpost }
alike = { $copies ->
    [one] eine { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = { $laid } auslegen
move-pass = aussteigen
move-steal = aussteigen und die { $total } stehlen
event-hand-dealt = { $name } bekommt { $cards }.
event-hand-dealt-hidden = { $name } bekommt Karten auf die Hand.
event-round-begun = Runde { $round }: Auf dem Grill liegen { $grill }. { $name } beginnt.
event-laid-out = { $name } legt { $laid } aus; die Summe ist jetzt { $total }.
event-drew = { $name } zieht { $card } nach.
event-drew-hidden = { $name } zieht eine Karte nach.
event-reshuffled = Der Nachziehstapel ist leer: { $amount ->
    [one] { $amount } abgelegte Karte wird zum neuen
   *[other] { $amount } abgelegte Karten werden zu einem neuen gemischt
}.
event-nothing-to-draw = Für { $name } ist keine Karte zum Nachziehen mehr da.
event-passed-without-worm = { $count ->
    [0] { $name } steigt aus, ohne ausgelegt zu haben.
   *[other] { $name } steigt ohne Wurm aus und legt { $laid } ab.
}
event-passed = { $name } steigt mit { $total } aus und wartet auf die Menüausgabe.
event-took-lowest = { $name } nimmt die niedrigste Portion vom Grill: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-stole = { $name } stiehlt die { $portion } mit { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmern
} von { $other }.
event-took-from-menu = Menüausgabe: { $name } hat { $total } und nimmt die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-menu-over = Der Grill ist leer; die Auslagen kommen auf den Ablagestapel.
refusal-mixed-kinds = { $laid }: Das sind verschiedene Sorten. Ausgelegt wird immer nur eine Sorte.
refusal-not-in-hand = Das hast du nicht auf der Hand: { $laid }. Auslegen kannst du nur Handkarten.
refusal-kind-already-out = { $laid }: Diese Sorte liegt schon in deiner Auslage. Leg eine neue Sorte aus oder steig aus.
refusal-steal-needs-worm = Zum Stehlen brauchst du einen Wurm in deiner Auslage. Ohne Diebstahl aussteigen darfst du.
refusal-steal-needs-match = Deine Summe ist { $total }, und genau diese Portion liegt bei niemand anderem obenauf. Ohne Diebstahl aussteigen darfst du.
