shop = Das Schaufenster
door = Elefanten vor der Tür
until-scoring = Wertung { $number } von 4 nach { $count ->
    [one] { $count } weiterem Kauf
   *[other] { $count } weiteren Käufen
}
scoring-title = Wertung { $number } von 4
sheet-lowest = Niedrigste
sheet-highest = Höchste
sheet-all = Alles
sheet-colour = Farbe
now-worth = brächte jetzt
card = { $colour ->
    [red] Rot
    [blue] Blau
   *[green] Grün
} { $value }
elephant-colour = { $colour ->
    [red] alle roten
    [blue] alle blauen
   *[green] alle grünen
}
elephant-two-colours = { $first ->
    [red] 2 rote
    [blue] 2 blaue
   *[green] 2 grüne
} + { $amount } { $second ->
    [red] rote
    [blue] blaue
   *[green] grüne
}
elephant-grey = { $amount ->
    [one] grau: { $amount } Stück
   *[other] grau: { $amount } einer Farbe
}
elephant-values = alle { $values }
method-lowest = niedrigste jeder Farbe
method-highest = höchste jeder Farbe
method-all = alles Porzellan
method-colour = { $colour ->
    [red] alle roten
    [blue] alle blauen
   *[green] alle grünen
}
move-buy = { $card } kaufen
move-elephant = Elefant „{ $elephant }“ nehmen
move-pass = passen
move-drop = { $cards } zerbrechen lassen
move-score = werten: { $method }
decision-buy = Mehr als zwei Geldkarten gehen nicht: Kauf ein Stück.
decision-buy-or-pass = Mehr als zwei Geldkarten gehen nicht: Kauf ein Stück, oder passe.
decision-buy-or-elephant = Kauf ein Stück, oder nimm einen Elefanten.
decision-any = Kauf ein Stück, nimm einen Elefanten, oder passe.
decision-elephant = Dein Geld ist alle: Nimm einen Elefanten.
decision-elephant-or-pass = Dein Geld ist alle: Nimm einen Elefanten, oder passe.
decision-drop = Such aus, was zerbricht.
decision-score = Wähl heimlich, wie du wertest.
event-begins = { $name } beginnt.
event-begins-you = Du beginnst.
event-start-pair = { $name } startet mit { $cards }.
event-start-pair-you = Du startest mit { $cards }.
event-porcelain-turned-up = Neu im Laden: { $cards }.
event-elephants-turned-up = Neue Elefanten: { $elephants }.
event-elephants-reshuffled = Die benutzten Elefanten werden zu einem neuen Stapel gemischt.
event-bought = { $name } kauft { $card }.
event-bought-you = Du kaufst { $card }.
event-elephant-taken = { $name } nimmt den Elefanten „{ $elephant }“.
event-elephant-taken-you = Du nimmst den Elefanten „{ $elephant }“.
event-broken = { $name } verliert { $cards } und bekommt eine Geldkarte.
event-broken-you = Du verlierst { $cards } und bekommst eine Geldkarte.
event-unharmed = Nichts zerbricht; { $name } bekommt eine Geldkarte.
event-unharmed-you = Nichts zerbricht; du bekommst eine Geldkarte.
event-passed = { $name } setzt die Passkarte ein und passt.
event-passed-you = Du setzt deine Passkarte ein und passt.
event-scoring = Wertung { $number } von 4: Alle wählen eine Wertungsart.
event-chosen = { $name } hat gewählt: { $method }.
event-chosen-you = Du hast gewählt: { $method }.
event-chosen-hidden = { $name } hat eine Wertungsart gewählt.
event-scored = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $method }).
event-scored-you = Du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $method }).
refusal-no-money = { $card } kostet eine Geldkarte, und du hast keine. Nimm einen Elefanten, oder passe, wenn du deine Passkarte noch hast.
refusal-porcelain-not-in-row = { $card } steht nicht im Schaufenster. Kaufen kannst du jedes Stück, das jetzt dort steht.
refusal-two-money = Zwei Geldkarten sind die Grenze, also jetzt kein Elefant. Kaufe Porzellan, oder passe, wenn du deine Passkarte noch hast.
refusal-elephant-not-in-row = Der Elefant „{ $elephant }“ steht nicht in der Reihe. Nehmen kannst du jeden, der jetzt dort steht.
refusal-no-pass-card = Passen geht einmal im Spiel, und deine Passkarte ist verbraucht. Kaufe Porzellan oder nimm einen Elefanten, je nach deinem Geld.
refusal-drop-first = Erst kommt der Schaden: Such aus, was dein Elefant zerbricht.
refusal-nothing-to-drop = Jetzt gibt es keinen Schaden auszusuchen. Kauf Porzellan, nimm einen Elefanten oder passe.
refusal-not-owned = Das hast du nicht: { $cards }. Zerbrechen kann nur, was dir gehört.
refusal-wrong-loss = So viel zerbricht der Elefant „{ $elephant }“ nicht: { $cards }. Wähl genau so viele, wie er zeigt, oder alle, die du davon hast.
refusal-mixed-colours = Das ist mehr als eine Farbe: { $cards }. Ein grauer Elefant nimmt alle Karten aus einer Farbe; wähle eine, die du besitzt.
refusal-scoring-first = Gerade läuft eine Wertung, und nichts anderes ist möglich. Wähle eine Wertungsart, die du noch nicht genutzt hast.
refusal-no-scoring = Jetzt ist keine Wertung. Sie kommt nach jedem zehnten Kauf.
refusal-method-used = Diese Wertungsart hast du schon genutzt. Wähle eine, die auf deinem Blatt noch frei ist.
reason-improves = Es bringt bei „{ $method }“ { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
reason-spoils = Es kostet bei „{ $method }“ { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-brings-scoring = Gleich danach kommt eine Wertung, bevor etwas zerbrechen kann.
reason-fodder = Es verbessert keine offene Wertungsart, aber ein Elefant kann es statt einer besseren Karte treffen.
reason-improves-nothing = Es verbessert keine offene Wertungsart.
reason-must-buy = Mit zwei Geldkarten kannst du jetzt keinen Elefanten nehmen.
reason-last-money = Danach hast du kein Geld mehr, und nur ein Elefant bringt neues.
reason-denies-card = { $other } ist als Nächstes dran und hätte diese Karte am liebsten.
reason-unharmed = Bei dir zerbricht nichts, und du bekommst eine Geldkarte.
reason-breaks = { $points ->
    [0] Du verlierst { $cards }; das kostet dich so gut wie nichts
   *[other] Du verlierst { $cards }
}.
reason-mildest = Kein Elefant in der Reihe kostet dich weniger.
reason-milder-there = Der Elefant „{ $elephant }“ würde dich weniger kosten.
reason-needs-money = Du hast kein Geld, und ein Elefant bringt welches.
reason-only-elephants = Ohne Geld kannst du nur einen Elefanten nehmen.
reason-denies-elephant = { $other } ist als Nächstes dran und hätte diesen Elefanten am liebsten.
reason-costs-least = { $points ->
    [0] Billiger kommst du nicht davon: Es kostet dich so gut wie nichts
   *[other] Billiger kommst du nicht davon
}.
reason-better-drop = Der Verlust von { $cards } würde dich weniger kosten.
reason-bare-colour = Dann hast du von einer Farbe nichts mehr, und Elefanten, die nur diese Farbe treffen, schaden dir nicht.
reason-avoids-elephants = Selbst der mildeste Elefant, „{ $elephant }“, käme dich teuer zu stehen.
reason-new-herd = Wenn du wieder dran bist, liegen vielleicht neue Elefanten aus.
reason-avoids-purchase = Keine Karte im Laden nützt dir etwas.
reason-pass-once = Passen kannst du nur einmal im Spiel.
reason-last-scoring = Es ist die letzte Wertung, und das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-now-or-later = Es bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und später vielleicht etwa { $later }.
reason-best-now = { $amount ->
    [one] Die andere offene Wertungsart gewinnt
   *[other] Die anderen offenen Wertungsarten gewinnen
} mehr, wenn man wartet.
reason-better-method = Bei „{ $method }“ bringt Warten weniger.
reason-better-colour = Mehr bringt „{ $method }“.
ending-last-scoring = Die vierte Wertung war die letzte.
option-grey = Graue Elefanten
option-grey-one-colour = zerbrechen eine Farbe
option-grey-any = zerbrechen beliebige Stücke
sign-money = Geld
sign-pass = hat noch die Passkarte
sign-sheet = was jede Wertungsart gebracht hat: niedrigste, höchste, alle, Farbe
sign-shelf = die Stücke einer Farbe
