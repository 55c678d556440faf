lesson-welcome = Willkommen auf dem Kartoffelacker! { $players ->
    [2] Ihr spielt abwechselnd je zwei Karten, das ist ein Stich.
   *[other] Jeder spielt eine Karte, zusammen ist das ein Stich.
} Wer ihn gewinnt, füllt einen Sack. Den Rest erzähle ich dir beim Spielen.
lesson-hand = Das ist deine Hand: Kartoffeln in vier Farben, jede mit ihrem Zeichen. Hohe Zahlen gewinnen. Rot reicht bis 18, Blau bis 16, Grün bis 14, Gelb nur bis 13.
lesson-sacks = Diese Säcke sind der Lohn: Du bekommst einen in der Farbe der Karte, mit der du gewinnst. Rot zählt 1, Gelb 4. Ist deine Farbe weg, gibt es Gold, das zählt 5.
lesson-lead = Du spielst aus und darfst jede Karte nehmen. Eine hohe gewinnt vielleicht; mit einer niedrigen schaust du erst einmal, was die anderen haben.
lesson-one-colour = { $who ->
    [me] Du spielst { $card } aus.
   *[other] { $name } spielt { $card } aus.
} Jetzt geht es reihum, und nun kommt der Haken: Jede Farbe darf in einem Stich nur einmal liegen{ $players ->
    [5] , bis auf eine, die zweimal kommt.
   *[other] !
}
lesson-follow = Die hellen Karten bringen eine Farbe, die noch fehlt. Die dunklen passen nicht; tippe eine an, und du erfährst, warum. Spiel jetzt eine helle.
lesson-trick = { $who ->
    [me] Der Stich gehört dir
   *[other] { $name } gewinnt den Stich
}: { $card } ist die höchste Zahl. Bei gleichen Zahlen gewinnt die spätere. Dafür gibt es eine { $sack } Sackkarte, Wert { $worth }.
lesson-winner-leads = Hier siehst du, wie viele Säcke noch da sind: am Anfang drei von jeder Farbe. Wer den Stich gewonnen hat, spielt zum nächsten aus.
lesson-hero-wins = Sieh an: { $card } ist Potato Man, und im selben Stich liegt eine Evil Potato. Dann gewinnt er, was auch sonst noch liegt! Dafür gibt es eine { $sack } Sackkarte, Wert { $worth }.
lesson-heroes = Zwei musst du kennen: Rot 16, 17 und 18 sind die Evil Potatoes, kaum zu schlagen. Gelb 1, 2 und 3 aber sind Potato Man: Treffen sich beide in einem Stich, gewinnt Potato Man.
lesson-suggest = Du bist unsicher? Frag hier. Du bekommst einen guten Zug und den Grund dafür.
lesson-tactics = Kannst du den Stich nehmen, dann mit der niedrigsten Karte, die reicht. Kannst du es nicht, wirf eine niedrige ab. Du bist dran!
lesson-stuck = Behalte deine Farben im Auge! Wer am Zug ist und keine passende Karte hat, beendet die Runde sofort, und der offene Stich zählt für niemanden.
lesson-round = Die Runde ist vorbei. Alle zählen zusammen, was ihre Säcke wert sind. Dann wird alles neu gegeben.
lesson-on-your-own = Es gibt { $rounds } Runden, jeder beginnt einmal. Wer am Ende die meisten Säcke hat, gewinnt. Jetzt weißt du alles: Viel Spaß! Wenn du mich brauchst, findest du mich hier.
