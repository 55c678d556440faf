comes-next = { $count ->
    [one] Als Nächstes
   *[other] Als Nächstes, Reihenfolge unbekannt
}
among-next = Unter den nächsten { $count }
race = Punkte, { $target } zum Sieg
round-number = Runde { $round }
pile-left = { $count ->
    [one] Noch { $count } Begegnung
   *[other] Noch { $count } Begegnungen
}
potato-apeeling = A-pelltitliche
potato-couch = Couch
potato-poteto = Kartuffel
potato-rambo = Rambotoffel
potato-robo = Robotoffel
potato-sweet = Süße
the-potato-apeeling = die A-pelltitliche
the-potato-couch = die Couch
the-potato-poteto = die Kartuffel
the-potato-rambo = die Rambotoffel
the-potato-robo = die Robotoffel
the-potato-sweet = die Süße
encounter-fryer = Fiese Fritteuse
encounter-virus = Verflixtes Virus
encounter-weed = Unverschämtes Unkraut
encounter-beetle = Kecker Käfer
encounter-knife = Mieses Messer
encounter-mould = Schauriger Schimmel
encounter-masher = Sturer Stampfer
encounter-peeler = Schamloser Schäler
encounter-grater = Rabiate Reibe
encounter-mole = Mürrischer Maulwurf
encounter-rain = Rasender Regen
encounter-microwave = Missgelaunte Mikrowelle
the-encounter-fryer = die Fiese Fritteuse
the-encounter-virus = das Verflixte Virus
the-encounter-weed = das Unverschämte Unkraut
the-encounter-beetle = der Kecke Käfer
the-encounter-knife = das Miese Messer
the-encounter-mould = der Schaurige Schimmel
the-encounter-masher = der Sture Stampfer
the-encounter-peeler = der Schamlose Schäler
the-encounter-grater = die Rabiate Reibe
the-encounter-mole = der Mürrische Maulwurf
the-encounter-rain = der Rasende Regen
the-encounter-microwave = die Missgelaunte Mikrowelle
answer-none = keine Zusatzkartoffel
answer-use = Effekt nutzen
answer-skip = verzichten
move-choose = { $potato } wählen
move-extra = { $potato } dazulegen
move-no-extra = keine Zusatzkartoffel dazulegen
move-aim = die Heiße Kartoffel an { $other } schicken
move-use = den Effekt nutzen
move-use-potato = { $potato } nutzen
move-skip = verzichten
decision-choose = Wähl heimlich eine Kartoffel; alle werden zugleich aufgedeckt.
decision-extra = Leg eine zweite Kartoffel dazu oder keine.
decision-target = Wer bekommt die Heiße Kartoffel? Du kannst auch verzichten.
decision-effect-apeeling = Sieh dir mit der A-pelltitlichen die nächsten Begegnungen an, oder verzichte.
decision-effect-couch = Hol mit der Couch deine abgelegten Kartoffeln zurück, oder verzichte.
decision-effect-robo = Schütz dich mit der Robotoffel in der nächsten Runde vor der Heißen Kartoffel, oder verzichte.
decision-effect-sweet = Lass mit der Süßen die nächste Runde doppelt zählen, oder verzichte.
event-reshuffled = Alle Begegnungen sind gespielt; sie werden neu gemischt.
event-encounters-shown = Als Nächstes, in unbekannter Reihenfolge: { $encounters }.
event-step-began = { $step ->
    [extra] Die Kartuffel darf eine Zusatzkartoffel mitbringen.
    [target] Die Rambotoffel darf die Heiße Kartoffel verschicken.
    [effect] Die Effekte dürfen genutzt werden.
   *[choose] Runde { $round }: Alle wählen eine Kartoffel.
}
event-answered = { $name } entscheidet sich geheim: { $answer }.
event-answered-you = Du entscheidest dich geheim: { $answer }.
event-answered-hidden = { $name } hat sich entschieden.
event-aimed-in-secret = { $name } entscheidet sich geheim: die Heiße Kartoffel an { $other }.
event-aimed-in-secret-you = Du entscheidest dich geheim: die Heiße Kartoffel an { $other }.
event-revealed = { $name } zeigt { $potato }.
event-revealed-you = Du zeigst { $potato }.
event-extra-added = { $name } legt { $potato } dazu.
event-extra-added-you = Du legst { $potato } dazu.
event-no-extra = { $name } legt keine Zusatzkartoffel dazu.
event-no-extra-you = Du legst keine Zusatzkartoffel dazu.
event-encounter-drawn = Jetzt kommt { $encounter }!
event-scored = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $potato }.
event-scored-you = Du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $potato }.
event-aimed = { $name } zielt auf { $other }.
event-aimed-you = Du zielst auf { $other }.
event-aimed-to-you = { $name } zielt auf dich.
event-abstained = { $name } zielt auf niemanden.
event-abstained-you = Du zielst auf niemanden.
event-protected = { $name } ist durch die Robotoffel geschützt.
event-protected-you = Die Robotoffel schützt dich.
event-hot-potato-sent = Die Heiße Kartoffel wandert zu { $name }.
event-hot-potato-sent-you = Die Heiße Kartoffel wandert zu dir.
event-hot-potato-to-the-middle = Die Heiße Kartoffel kommt in die Tischmitte.
event-hot-potato-stays = Die Heiße Kartoffel bleibt, wo sie ist.
event-skipped = { $name } nutzt { $potato } nicht.
event-skipped-you = Du nutzt { $potato } nicht.
event-looked = { $name } sieht sich die obersten Karten des Stapels an und mischt sie: { $encounters }.
event-looked-you = Du siehst dir die obersten Karten des Stapels an und mischst sie: { $encounters }.
event-looked-hidden = { $name } sieht sich die obersten Karten des Stapels an und mischt sie.
event-took-back = { $name } nutzt die Couch und nimmt zurück: { $potatoes }.
event-took-back-you = Du nutzt die Couch und nimmst zurück: { $potatoes }.
event-kept = { $name } lässt { $potato } für die nächste Runde vor sich liegen.
event-kept-you = Du lässt { $potato } für die nächste Runde vor dir liegen.
event-hand-renewed = { $name } hat keine Handkarte mehr und nimmt zurück: { $potatoes }.
event-hand-renewed-you = Du hast keine Handkarte mehr und nimmst zurück: { $potatoes }.
event-game-ended = Das Spiel ist nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} zu Ende.
refusal-wrong-step = Dieser Zug gehört zu einem anderen Schritt. { $step ->
    [choose] Jetzt wählst du eine Kartoffel aus deiner Hand.
    [extra] Jetzt darfst du eine Kartoffel aus deiner Hand dazulegen oder keine.
    [target] Jetzt suchst du aus, wer die Heiße Kartoffel bekommt, oder verzichtest.
   *[effect] Jetzt nutzt du den Effekt oder verzichtest.
}
refusal-not-in-hand = Du hast { $potato } nicht auf der Hand. Spielen kannst du nur Kartoffeln aus deiner Hand.
refusal-not-another-seat = Mit der Rambotoffel zielst du auf jemand anderen am Tisch, nie auf dich selbst, oder du verzichtest.
reason-last-potato = Du hast nur noch { $potato }; danach kommen deine Kartoffeln zurück.
reason-unbeatable = Was auch kommt, niemand hat etwas Besseres auf der Hand.
reason-best-chance = Keine deiner Kartoffeln punktet eher: etwa { $percent } %.
reason-scores-perhaps = Sie punktet in etwa { $percent } % der Fälle.
reason-hardly-scores = Sie wird wohl nicht punkten.
reason-tops = Gegen diese { $count ->
    [one] Begegnung
   *[other] Begegnungen
} hat niemand etwas Besseres auf der Hand: { $encounters }.
reason-helper = Du siehst, was die anderen spielen, bevor du eine zweite Kartoffel dazulegst.
reason-no-helper = Du hast die Heiße Kartoffel, also darfst du keine zweite dazulegen.
reason-loses-apeeling = Verliert sie, darfst du dir ansehen, was als Nächstes kommt.
reason-loses-couch = Verliert sie, darfst du zurücknehmen: { $potatoes }.
reason-loses-rambo = Verliert sie, darfst du die Heiße Kartoffel jemandem schicken.
reason-loses-freed = Verliert sie, kannst du die Heiße Kartoffel loswerden.
reason-loses-robo = Verliert sie, kann sie dich in der nächsten Runde schützen.
reason-loses-sweet = Verliert sie, kann dein Punkt in der nächsten Runde doppelt zählen.
reason-effect-blocked = Solange du die Heiße Kartoffel hast, ist der Effekt dieser Kartoffel gesperrt.
reason-wins-game = Ein weiterer Treffer kann dir den Sieg bringen.
reason-counts-double = Durch deine Süße zählt ein Treffer in dieser Runde doppelt.
reason-other-near-end = { $other } kann das Spiel mit einem weiteren Treffer gewinnen.
reason-poteto-enough = Nach allem, was offen liegt, punktet deine Kartuffel ohnehin.
reason-poteto-alone = Deine Kartuffel allein punktet in etwa { $percent } % der Fälle.
reason-poteto-hardly = Deine Kartuffel allein wird wohl nicht punkten.
reason-extra-for-sure = Nach allem, was offen liegt, punkten sie zusammen auf jeden Fall.
reason-extra-helps = Zusammen punkten sie in etwa { $percent } % der Fälle.
reason-extra-no-help = Sie hilft deiner Kartuffel nicht beim Punkten.
reason-keeps-hand = Du behältst eine Kartoffel mehr auf der Hand.
reason-frees-you = Du wirst die Heiße Kartoffel los.
reason-protected = Die Robotoffel schützt { $other }: Die Heiße Kartoffel käme in die Tischmitte.
reason-also-rambo = { $other } hat auch die Rambotoffel gespielt: Die Heiße Kartoffel käme in die Tischmitte.
reason-stays-there = Die Heiße Kartoffel bleibt bei { $other }.
reason-stays-if-unopposed = Zielt niemand anderswohin, bleibt die Heiße Kartoffel bei { $other }.
reason-stops-effect = Mit der Heißen Kartoffel kann { $other } { $potato } nicht nutzen.
reason-slows-leader = Von den anderen hat niemand mehr Punkte als { $other }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-slows-other = Jemand anderes hat mehr Punkte als { $other }.
reason-hampers = Mit der Heißen Kartoffel kann { $other } nur noch den Effekt der Rambotoffel nutzen und zur Kartuffel nichts dazulegen.
reason-must-agree = { $other } hat auch die Rambotoffel: Zielt ihr auf verschiedene Leute, kommt die Heiße Kartoffel in die Tischmitte.
reason-leaves-it-to = { $amount ->
    [one] Wohin die Heiße Kartoffel kommt, überlässt du { $other }
   *[other] Wohin die Heiße Kartoffel kommt, überlässt du den anderen mit Rambotoffel
}.
reason-keeps-hot = Du würdest die Heiße Kartoffel behalten.
reason-stays-in-the-middle = Die Heiße Kartoffel bleibt in der Tischmitte und behindert niemanden.
reason-nobody-to-hit = Die Heiße Kartoffel kann gerade niemanden treffen.
reason-game-ends = Das Spiel endet mit dieser Runde, also ändert es nichts.
reason-couch-comes-back = Deine Hand ist leer: Alle Kartoffeln kommen ohnehin zurück, auch die Couch.
reason-couch-stays-out = Deine Hand ist leer: Ohne den Effekt käme auch die Couch zurück.
reason-stays-sure = Du weißt genau, was als Nächstes kommt; nach dem Mischen nicht mehr.
reason-effect-lost = Du verschenkst, was { $potato } kann.
reason-uses-couch = Du bekommst zurück: { $potatoes }.
reason-uses-apeeling = { $amount ->
    [one] Du erfährst, welche Begegnung als Nächstes kommt
   *[other] Du erfährst, welche { $amount } Begegnungen als Nächstes kommen, nur nicht in welcher Reihenfolge
}.
reason-knows-already = Du weißt schon, was als Nächstes kommt.
reason-uses-robo = In der nächsten Runde kann dir niemand die Heiße Kartoffel schicken.
reason-uses-sweet = Ein Treffer in der nächsten Runde zählt für dich doppelt.
ending-sole-leader = Jemand hat genug Punkte und liegt allein vorn.
ending-round-limit = Nach 100 Runden liegt niemand allein vorn, also ist Schluss.
option-target = Punkte zum Sieg
sign-hot = hat die Heiße Kartoffel
sign-played = in dieser Runde gespielt
sign-front = liegt für die nächste Runde aus
sign-discard = abgelegt
