grill-round = Round { $round } di { $rounds }
hand = La tua mano
portions-to-come = { $count ->
    [0] le ultime porzioni
    [one] ancora { $count } porzione
   *[other] ancora { $count } porzioni
}
on-the-grill = Sulla griglia
draw-pile = Mazzo: { $count }
discard-pile = Scarti: { $count }
has-passed = ha passato
worm = il verme { $signpost }
alike = { $copies ->
    [one] un { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = calare { $laid }
move-pass = passare
move-steal = passare e rubare il { $total }
decision-lay-out = Cala carte di un solo tipo, oppure passa.
decision-lay-out-or-steal = Il tuo totale permette un furto: passa e ruba, o cala ancora.
decision-steal = Passa e ruba, oppure passa e basta.
decision-pass = Non hai tipi nuovi da calare: devi passare.
event-hand-dealt = { $name } riceve { $cards }.
event-hand-dealt-you = Ricevi { $cards }.
event-hand-dealt-hidden = { $name } riceve la sua mano.
event-round-begun = Round { $round }: sulla griglia ci sono { $grill }. Comincia { $name }.
event-round-begun-you = Round { $round }: sulla griglia ci sono { $grill }. Cominci tu.
event-laid-out = { $name } cala { $laid }; il totale ora è { $total }.
event-laid-out-you = Cali { $laid }; il tuo totale ora è { $total }.
event-drew = { $name } pesca { $card }.
event-drew-you = Peschi { $card }.
event-drew-hidden = { $name } pesca una carta.
event-reshuffled = Il mazzo è finito: { $amount ->
    [one] { $amount } carta scartata ne forma
   *[other] { $amount } carte scartate vengono mescolate e ne formano
} uno nuovo.
event-nothing-to-draw = Per { $name } non c’è più nulla da pescare.
event-nothing-to-draw-you = Per te non c’è più nulla da pescare.
event-passed-without-worm = { $count ->
    [0] { $name } passa senza aver calato nulla.
   *[other] { $name } passa senza vermi e scarta { $laid }.
}
event-passed-without-worm-you = { $count ->
    [0] Passi senza aver calato nulla.
   *[other] Passi senza vermi e scarti { $laid }.
}
event-passed = { $name } passa con { $total } e aspetta il menù.
event-passed-you = Passi con { $total } e aspetti il menù.
event-took-lowest = { $name } prende la porzione più bassa della griglia: { $portion }, { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-took-lowest-you = Prendi la porzione più bassa della griglia: la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-stole = { $name } ruba la porzione { $portion } con { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
} a { $other }.
event-stole-you = Rubi a { $other } la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-stole-to-you = { $name } ti ruba la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-took-from-menu = Menù: { $name } ha { $total } e prende la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-took-from-menu-you = Menù: hai { $total } e prendi la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
event-menu-over = La griglia è vuota; le carte calate vanno negli scarti.
refusal-mixed-kinds = Sono tipi diversi: { $laid }. Si calano solo carte dello stesso tipo.
refusal-not-in-hand = Questo non ce l’hai in mano: { $laid }. Puoi calare solo carte che hai in mano.
refusal-kind-already-out = Questo tipo l’hai già calato: { $laid }. Cala un tipo nuovo oppure passa.
refusal-steal-needs-worm = Per rubare serve un verme fra le tue carte calate. Puoi passare senza rubare.
refusal-steal-needs-match = Il tuo totale è { $total }, e questa porzione non è in cima a nessun’altra pila. Puoi passare senza rubare.
reason-steals = Rubi la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
} a { $other }.
reason-forgoes-theft = Potresti rubare la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
} a { $other }.
reason-menu-likely = Con il tuo { $total } puoi aspettarti la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-menu-for-sure = Tutti gli altri hanno passato: il tuo { $total } porta la porzione { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-two-cards = Peschi due carte, e chi passa per ultimo non ne pesca.
reason-nothing-fits = Non hai nessun tipo nuovo da calare.
reason-cards-left-over = È l’ultimo round: ciò che tieni in mano non vale nulla.
reason-takes-lowest = Senza vermi prendi la porzione più bassa: la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-loses-display = Ciò che hai calato va negli scarti: { $laid }.
reason-covers-portion = La nuova porzione copre sulla tua pila la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}, che così nessuno può rubare.
reason-hits-portion = Raggiungi esattamente la porzione in cima alla pila di { $other }: se al tuo prossimo turno c’è ancora, puoi rubare la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-hits-for-sure = Raggiungi esattamente la porzione in cima alla pila di { $other }: puoi rubare la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-towards-theft = Con le carte che hai in mano puoi ancora fare esattamente la porzione in cima alla pila di { $other }: la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-first-worm = Con un verme le tue carte calate contano.
reason-needs-worm = Non hai vermi in mano, e senza un verme tutte le carte calate sono perse.
reason-reaches = Per come stanno ora le carte calate, un totale di { $total } porta una porzione migliore: la { $portion } { $worms ->
    [0] senza vermi
    [one] con { $worms } verme
   *[other] con { $worms } vermi
}.
reason-leaves-cards = { $amount ->
    [one] Ti resta { $amount } carta di questo tipo, e dopo quest’ultimo round non vale più nulla
   *[other] Ti restano { $amount } carte di questo tipo, e dopo quest’ultimo round non valgono più nulla
}.
reason-nothing-to-save = È l’ultimo round: non c’è più motivo di risparmiare carte.
reason-one-for-one = Una carta calata, una pescata: la tua mano non si riduce.
reason-costly = Sono { $amount } carte in una volta, e mancheranno nei prossimi round.
reason-low-first = Prima i tipi bassi: ciò che peschi intanto può ancora unirsi a quelli alti.
reason-keeps-cards = { $amount ->
    [one] { $amount } altra carta di questo tipo resta
   *[other] { $amount } altre carte di questo tipo restano
} in mano per i prossimi round.
reason-wins-ties = Il tuo numero più alto sul cartellino decide i pareggi: { $card }.
reason-harmless = Non c’è molto a favore né contro.
ending-supply-used-up = Non ci sono più porzioni per la griglia.
sign-portion = una porzione e i suoi vermi
sign-below = porzioni sotto quella in cima
sign-total = totale delle carte calate; sbiadito senza verme
