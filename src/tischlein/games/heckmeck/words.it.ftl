worm = il verme { $signpost }
alike = { $copies ->
    [one] un { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = calare { $laid }
move-pass = passare
move-steal = passare e rubare il { $total }
event-hand-dealt = { $name } riceve { $cards }.
event-hand-dealt-hidden = { $name } riceve la sua mano.
event-round-begun = Round { $round }: sulla griglia ci sono { $grill }. Comincia { $name }.
event-laid-out = { $name } cala { $laid }; il totale ora è { $total }.
event-drew = { $name } pesca { $card }.
event-drew-hidden = { $name } pesca una carta.
event-reshuffled = Il mazzo è finito: { $amount ->
    [one] { $amount } carta scartata ne forma
   *[other] { $amount } carte scartate vengono mescolate e ne formano
} uno nuovo.
event-nothing-to-draw = Per { $name } non c’è più nulla da pescare.
event-passed-without-worm = { $count ->
    [0] { $name } passa senza aver calato nulla.
   *[other] { $name } passa senza vermi e scarta { $laid }.
}
event-passed = { $name } passa con { $total } e aspetta il menù.
event-took-lowest = { $name } prende la porzione più bassa della griglia: { $portion }, { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-stole = { $name } ruba la porzione { $portion } con { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
} a { $other }.
event-took-from-menu = Menù: { $name } ha { $total } e prende la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-menu-over = La griglia è vuota; le combinazioni vanno negli scarti.
refusal-mixed-kinds = { $laid }: sono tipi diversi. Si calano solo carte dello stesso tipo.
refusal-not-in-hand = Questo non ce l’hai in mano: { $laid }. Puoi calare solo carte che hai in mano.
refusal-kind-already-out = { $laid }: questo tipo è già nella tua combinazione. Cala un tipo nuovo oppure passa.
refusal-steal-needs-worm = Per rubare serve un verme nella tua combinazione. Puoi passare senza rubare.
refusal-steal-needs-match = Il tuo totale è { $total }, e questa porzione non è in cima a nessun’altra pila. Puoi passare senza rubare.
