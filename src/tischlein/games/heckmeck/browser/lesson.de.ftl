lesson-welcome = Willkommen am Grill! Die Hühner wollen Würmer, und du auch: Wer am Ende die meisten hat, gewinnt. Ich erkläre dir alles beim Spielen.
lesson-grill = Auf dem Grill liegen so viele Portionen, wie Leute mitspielen. Je höher die Zahl, desto mehr Würmer bringt sie. In jeder Runde werden alle verspeist.
lesson-hand = Das ist deine Hand: Zahlen von 1 bis 5 und Würmer. Ein Wurm zählt 5 und ist eine eigene Sorte.
lesson-lay-out = Wenn du dran bist, legst du Karten einer Sorte aus, eine oder mehrere. Dann ziehst du eine nach. Tippe eine Karte an, noch einmal für mehr davon, und leg sie aus.
lesson-total = Das ist deine Auslage. Alle Karten darin werden zusammengezählt: bisher { $total }. Je höher deine Summe, desto besser deine Portion.
lesson-worm = { $worm ->
    [yes] Das rote Siegel sagt: Hier liegt ein Wurm. Den brauchst du, denn ohne Wurm ist die ganze Auslage nichts wert!
   *[no] Aber Vorsicht, hier liegt noch kein Wurm. Ohne Wurm ist die ganze Auslage nichts wert! Mit Wurm bekommt die Summe ein rotes Siegel.
}
lesson-lowest = { $who ->
    [me] Du bist
   *[other] { $name } ist
} ohne Wurm ausgestiegen. Dann ist die Auslage verloren, und es bleibt nur die niedrigste Portion: { $portion }.
lesson-again = Wieder du: Leg eine andere Sorte aus. Zu dem, was schon in deiner Auslage liegt, kommt nichts mehr dazu; überleg dir also, wie viele du nimmst.
lesson-pass = Oder du steigst aus, und deine Runde ist vorbei: Deine Summe wartet auf das Menü, und du ziehst zwei Karten. Nur wer als Letzter aussteigt, zieht keine. Was machst du?
lesson-menu = Alle sind ausgestiegen: Das Menü ist serviert! Die höchste Summe bekommt die höchste Portion, dann die nächste, bis der Grill leer ist.
lesson-stack = Portionen liegen auf Stapeln, die neueste oben. Die Würmer darauf sind die Punkte.
lesson-steal = Vorsicht, Diebe! Ist deine Summe genau die Zahl auf der obersten Portion von jemand anderem und hast du einen Wurm, darfst du sie beim Aussteigen stehlen. Die anderen dürfen das auch.
lesson-steal-now = Jetzt hast du die Gelegenheit: Deine Summe ist genau das, was dort oben liegt. Steig aus und stiehl, oder spiel weiter, wenn du Besseres vorhast.
lesson-save = Was du auf der Hand hast, behältst du von Runde zu Runde. Wer jetzt alles auslegt, beginnt die nächste Runde mit wenig.
lesson-suggest = Du bist unsicher? Frag hier. Du bekommst einen guten Zug und den Grund dafür.
lesson-signposts = Jeder Wurm hat eine Zahl auf seinem Schild. Sie zählt nur bei Gleichstand: Dann kommt das höhere Schild zuerst dran.
lesson-on-your-own = Nach { $rounds } Runden sind die Portionen verbraucht, und wer die meisten Würmer hat, gewinnt. Jetzt weißt du alles: Guten Appetit! Wenn du mich brauchst, findest du mich hier.
