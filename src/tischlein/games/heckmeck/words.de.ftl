grill-round = Runde { $round } von { $rounds }
hand = Deine Hand
portions-to-come = { $count ->
    [0] die letzten Portionen
    [one] noch { $count } Portion im Vorrat
   *[other] noch { $count } Portionen im Vorrat
}
on-the-grill = Auf dem Grill
draw-pile = Nachziehstapel: { $count }
discard-pile = Abgelegt: { $count }
has-passed = ausgestiegen
worm = Wurm { $signpost }
alike = { $copies ->
    [one] eine { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = { $laid } auslegen
move-pass = aussteigen
move-steal = aussteigen und die { $total } stehlen
decision-lay-out = Leg Karten einer Sorte aus, oder steig aus.
decision-lay-out-or-steal = Deine Summe passt zum Stehlen: Steig aus und stiehl, oder leg noch etwas aus.
decision-steal = Steig aus und stiehl, oder steig nur aus.
decision-pass = Du hast keine neue Sorte, also musst du aussteigen.
event-hand-dealt = { $name } bekommt { $cards }.
event-hand-dealt-you = Du bekommst { $cards }.
event-hand-dealt-hidden = { $name } bekommt seine Karten.
event-round-begun = Runde { $round }: Auf dem Grill liegen { $grill }. { $name } beginnt.
event-round-begun-you = Runde { $round }: Auf dem Grill liegen { $grill }. Du beginnst.
event-laid-out = { $name } legt { $laid } aus; die Summe ist jetzt { $total }.
event-laid-out-you = Du legst { $laid } aus; deine Summe ist jetzt { $total }.
event-drew = { $name } zieht { $card } nach.
event-drew-you = Du ziehst { $card } nach.
event-drew-hidden = { $name } zieht eine Karte nach.
event-reshuffled = Der Nachziehstapel ist leer: { $amount ->
    [one] { $amount } abgelegte Karte wird zum neuen
   *[other] { $amount } abgelegte Karten werden zu einem neuen gemischt
}.
event-nothing-to-draw = Für { $name } ist keine Karte zum Nachziehen mehr da.
event-nothing-to-draw-you = Für dich ist keine Karte zum Nachziehen mehr da.
event-passed-without-worm = { $count ->
    [0] { $name } steigt aus, ohne ausgelegt zu haben.
   *[other] { $name } steigt ohne Wurm aus und legt { $laid } ab.
}
event-passed-without-worm-you = { $count ->
    [0] Du steigst aus, ohne ausgelegt zu haben.
   *[other] Du steigst ohne Wurm aus und legst { $laid } ab.
}
event-passed = { $name } steigt mit { $total } aus und wartet auf die Menüausgabe.
event-passed-you = Du steigst mit { $total } aus und wartest auf die Menüausgabe.
event-took-lowest = { $name } nimmt die niedrigste Portion vom Grill: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-took-lowest-you = Du nimmst die niedrigste Portion vom Grill: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-stole = { $name } stiehlt die { $portion } mit { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmern
} von { $other }.
event-stole-you = Du stiehlst { $other } die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-stole-to-you = { $name } stiehlt dir die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-took-from-menu = Menüausgabe: { $name } hat { $total } und nimmt die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-took-from-menu-you = Menüausgabe: Du hast { $total } und nimmst die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
event-menu-over = Der Grill ist leer; die Auslagen kommen auf den Ablagestapel.
refusal-mixed-kinds = Das sind verschiedene Sorten: { $laid }. Ausgelegt wird immer nur eine Sorte.
refusal-not-in-hand = Das hast du nicht auf der Hand: { $laid }. Auslegen kannst du nur Handkarten.
refusal-kind-already-out = Diese Sorte liegt schon in deiner Auslage: { $laid }. Leg eine neue Sorte aus, oder steig aus.
refusal-steal-needs-worm = Zum Stehlen brauchst du einen Wurm in deiner Auslage. Aussteigen, ohne zu stehlen, darfst du.
refusal-steal-needs-match = Deine Summe ist { $total }, und genau diese Portion liegt bei niemand anderem obenauf. Aussteigen, ohne zu stehlen, darfst du.
reason-steals = Du stiehlst { $other } die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-forgoes-theft = Du könntest { $other } die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
} stehlen.
reason-menu-likely = Für deine { $total } kannst du mit dieser Portion rechnen: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-menu-for-sure = Alle anderen sind ausgestiegen: Deine { $total } bringt die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-two-cards = Du ziehst zwei Karten nach, und wer als Letzter aussteigt, zieht keine.
reason-nothing-fits = Du hast keine neue Sorte zum Auslegen.
reason-cards-left-over = Es ist die letzte Runde: Was du auf der Hand behältst, ist nichts wert.
reason-takes-lowest = Ohne Wurm bekommst du die niedrigste Portion: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-loses-display = Was du ausgelegt hast, kommt auf den Ablagestapel: { $laid }.
reason-covers-portion = Die neue Portion verdeckt auf deinem Stapel die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}, und die kann dann niemand stehlen.
reason-hits-portion = Damit triffst du genau die Portion, die bei { $other } obenauf liegt. Ist sie bei deinem nächsten Zug noch da, kannst du die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
} stehlen.
reason-hits-for-sure = Damit triffst du genau die Portion, die bei { $other } obenauf liegt: Du kannst die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
} stehlen.
reason-towards-theft = Mit deinen Handkarten kannst du noch genau die Portion treffen, die bei { $other } obenauf liegt: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-first-worm = Mit einem Wurm zählt deine Auslage.
reason-needs-worm = Du hast keinen Wurm auf der Hand, und ohne einen ist die ganze Auslage verloren.
reason-reaches = Wie die Auslagen jetzt liegen, bringt die Summe { $total } eine bessere Portion: die { $portion } { $worms ->
    [0] ohne Wurm
    [one] mit { $worms } Wurm
   *[other] mit { $worms } Würmern
}.
reason-leaves-cards = { $amount ->
    [one] { $amount } Karte dieser Sorte bleibt übrig
   *[other] { $amount } Karten dieser Sorte bleiben übrig
}, und nach dieser letzten Runde ist das nichts mehr wert.
reason-nothing-to-save = Es ist die letzte Runde: Jetzt lohnt sich kein Sparen mehr.
reason-one-for-one = Eine Karte ausgelegt, eine nachgezogen: Deine Hand bleibt gleich groß.
reason-costly = Das sind { $amount } Karten auf einmal, die in späteren Runden fehlen.
reason-low-first = Niedrige Sorten zuerst: Was du inzwischen ziehst, kann noch zu den höheren kommen.
reason-keeps-cards = { $amount ->
    [one] { $amount } weitere dieser Sorte bleibt
   *[other] { $amount } weitere dieser Sorte bleiben
} für spätere Runden auf der Hand.
reason-wins-ties = Deine höchste Schildzahl entscheidet bei Gleichstand: { $card }.
reason-harmless = Dafür oder dagegen spricht nicht viel.
ending-supply-used-up = Für den Grill sind keine Portionen mehr da.
sign-portion = eine Portion und ihre Würmer
sign-below = Portionen unter der obersten
sign-total = Summe der Auslage; blass ohne Wurm
