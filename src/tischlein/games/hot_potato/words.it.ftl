comes-next = { $count ->
    [one] In arrivo
   *[other] In arrivo, ordine ignoto
}
among-next = Tra i prossimi { $count }
race = Punti, { $target } per vincere
round-number = Round { $round }
pile-left = { $count ->
    [one] Ancora { $count } incontro
   *[other] Ancora { $count } incontri
}
potato-apeeling = Bellabuccia
potato-couch = Poltrona
potato-poteto = Patatì
potato-rambo = Rambotata
potato-robo = Robotata
potato-sweet = Dolce
the-potato-apeeling = la Bellabuccia
the-potato-couch = la Poltrona
the-potato-poteto = la Patatì
the-potato-rambo = la Rambotata
the-potato-robo = la Robotata
the-potato-sweet = la Dolce
encounter-fryer = Friggitrice furiosa
encounter-virus = Virus vigliacco
encounter-weed = Empia erbaccia
encounter-beetle = Coleottero coraggioso
encounter-knife = Coltello cattivo
encounter-mould = Muffa mastodontica
encounter-masher = Schiacciapatate scontroso
encounter-peeler = Pelapatate petulante
encounter-grater = Grattugia grintosa
encounter-mole = Talpa tarantolata
encounter-rain = Pioggia prepotente
encounter-microwave = Microonde minaccioso
the-encounter-fryer = la Friggitrice furiosa
the-encounter-virus = il Virus vigliacco
the-encounter-weed = l’Empia erbaccia
the-encounter-beetle = il Coleottero coraggioso
the-encounter-knife = il Coltello cattivo
the-encounter-mould = la Muffa mastodontica
the-encounter-masher = lo Schiacciapatate scontroso
the-encounter-peeler = il Pelapatate petulante
the-encounter-grater = la Grattugia grintosa
the-encounter-mole = la Talpa tarantolata
the-encounter-rain = la Pioggia prepotente
the-encounter-microwave = il Microonde minaccioso
answer-none = nessuna patata extra
answer-use = usare l’effetto
answer-skip = rinunciare
move-choose = scegliere { $potato }
move-extra = aggiungere { $potato }
move-no-extra = non aggiungere patate
move-aim = mandare la Patata bollente a { $other }
move-use = usare l’effetto
move-use-potato = usare { $potato }
move-skip = rinunciare
decision-choose = Scegli una patata in segreto; tutte si scoprono insieme.
decision-extra = Aggiungi una seconda patata, oppure nessuna.
decision-target = Scegli chi riceve la Patata bollente, oppure rinuncia.
decision-effect-apeeling = Con la Bellabuccia guarda i prossimi incontri, oppure rinuncia.
decision-effect-couch = Con la Poltrona riprendi le patate scartate, oppure rinuncia.
decision-effect-robo = Con la Robotata proteggiti dalla Patata bollente nel prossimo round, oppure rinuncia.
decision-effect-sweet = Con la Dolce fai valere doppio il prossimo round, oppure rinuncia.
event-reshuffled = Tutti gli incontri sono stati giocati; vengono rimescolati.
event-encounters-shown = Ecco i prossimi incontri, in un ordine che nessuno conosce: { $encounters }.
event-step-began = { $step ->
    [extra] La Patatì può portare una patata extra.
    [target] La Rambotata può mandare la Patata bollente.
    [effect] Si possono usare gli effetti.
   *[choose] Round { $round }: ognuno sceglie una patata.
}
event-answered = { $name } decide in segreto: { $answer }.
event-answered-you = Decidi in segreto: { $answer }.
event-answered-hidden = { $name } ha deciso.
event-aimed-in-secret = { $name } decide in segreto: la Patata bollente a { $other }.
event-aimed-in-secret-you = Decidi in segreto: la Patata bollente a { $other }.
event-revealed = { $name } mostra { $potato }.
event-revealed-you = Mostri { $potato }.
event-extra-added = { $name } aggiunge { $potato }.
event-extra-added-you = Aggiungi { $potato }.
event-no-extra = { $name } non aggiunge patate.
event-no-extra-you = Non aggiungi patate.
event-encounter-drawn = Arriva { $encounter }!
event-scored = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con { $potato }.
event-scored-you = Fai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con { $potato }.
event-aimed = { $name } mira a { $other }.
event-aimed-you = Miri a { $other }.
event-aimed-to-you = { $name } mira a te.
event-abstained = { $name } non mira a nessuno.
event-abstained-you = Non miri a nessuno.
event-protected = La Robotata protegge { $name }.
event-protected-you = La Robotata ti protegge.
event-hot-potato-sent = La Patata bollente va a { $name }.
event-hot-potato-sent-you = La Patata bollente arriva a te.
event-hot-potato-to-the-middle = La Patata bollente va al centro.
event-hot-potato-stays = La Patata bollente resta dov’è.
event-skipped = { $name } non usa { $potato }.
event-skipped-you = Non usi { $potato }.
event-looked = { $name } guarda le prime carte del mazzo e le mescola: { $encounters }.
event-looked-you = Guardi le prime carte del mazzo e le mescoli: { $encounters }.
event-looked-hidden = { $name } guarda le prime carte del mazzo e le mescola.
event-took-back = { $name } usa la Poltrona e riprende: { $potatoes }.
event-took-back-you = Usi la Poltrona e riprendi: { $potatoes }.
event-kept = { $name } lascia davanti a sé { $potato } per il prossimo round.
event-kept-you = Lasci davanti a te { $potato } per il prossimo round.
event-hand-renewed = { $name } non ha più carte in mano e riprende: { $potatoes }.
event-hand-renewed-you = Non hai più carte in mano e riprendi: { $potatoes }.
event-game-ended = La partita è finita dopo { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}.
refusal-wrong-step = Questa mossa appartiene a un’altra fase. { $step ->
    [choose] Ora scegli una patata che hai in mano.
    [extra] Ora puoi aggiungere una patata che hai in mano, o nessuna.
    [target] Ora scegli chi riceve la Patata bollente, o rinunci.
   *[effect] Ora usi l’effetto o rinunci.
}
refusal-not-in-hand = Non hai in mano { $potato }. Puoi giocare solo patate che hai in mano.
refusal-not-another-seat = Con la Rambotata miri a un altro giocatore, mai a te, oppure rinunci.
reason-last-potato = Ti resta solo { $potato }; poi le tue patate tornano.
reason-unbeatable = Qualunque cosa arrivi, nessuno ha di meglio in mano.
reason-best-chance = Nessuna delle tue patate ha migliori probabilità di fare punti: circa { $percent }%.
reason-scores-perhaps = Fa punti in circa { $percent ->
    [80] l’{ $percent }
    [85] l’{ $percent }
   *[other] il { $percent }
}% dei casi.
reason-hardly-scores = È improbabile che faccia punti.
reason-tops = Contro { $count ->
    [one] questo
   *[other] questi
} nessuno ha di meglio in mano: { $encounters }.
reason-helper = Vedi che cosa giocano gli altri prima di aggiungere una seconda patata.
reason-no-helper = Hai la Patata bollente, quindi non puoi aggiungerne una seconda.
reason-loses-apeeling = Se perde, puoi guardare che cosa arriva dopo.
reason-loses-couch = Se perde, puoi riprendere: { $potatoes }.
reason-loses-rambo = Se perde, puoi mandare la Patata bollente a qualcuno.
reason-loses-freed = Se perde, puoi liberarti della Patata bollente.
reason-loses-robo = Se perde, può proteggerti nel prossimo round.
reason-loses-sweet = Se perde, il tuo punto nel prossimo round può valere doppio.
reason-effect-blocked = Finché hai la Patata bollente, l’effetto di questa patata è bloccato.
reason-wins-game = Fare punti ancora una volta può darti la vittoria.
reason-counts-double = Grazie alla tua Dolce, in questo round i punti valgono doppio.
reason-other-near-end = { $other } può vincere la partita facendo punti ancora una volta.
reason-poteto-enough = La tua Patatì fa punti comunque, a giudicare dalle carte mostrate.
reason-poteto-alone = La tua Patatì da sola fa punti in circa { $percent ->
    [80] l’{ $percent }
    [85] l’{ $percent }
   *[other] il { $percent }
}% dei casi.
reason-poteto-hardly = È improbabile che la tua Patatì da sola faccia punti.
reason-extra-for-sure = Insieme fanno punti qualunque cosa arrivi, a giudicare dalle carte mostrate.
reason-extra-helps = Insieme fanno punti in circa { $percent ->
    [80] l’{ $percent }
    [85] l’{ $percent }
   *[other] il { $percent }
}% dei casi.
reason-extra-no-help = Non aiuta la tua Patatì a fare punti.
reason-keeps-hand = Tieni in mano una patata in più.
reason-frees-you = Ti liberi della Patata bollente.
reason-protected = La Robotata protegge { $other }: la Patata bollente andrebbe al centro.
reason-also-rambo = Anche { $other } ha giocato la Rambotata: la Patata bollente andrebbe al centro.
reason-stays-there = La Patata bollente resta a { $other }.
reason-stays-if-unopposed = Se nessuno mira altrove, la Patata bollente resta a { $other }.
reason-stops-effect = Con la Patata bollente, { $other } non può usare { $potato }.
reason-slows-leader = Tra i tuoi rivali nessuno supera { $other }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-slows-other = Qualcun altro supera { $other } ai punti.
reason-hampers = Con la Patata bollente { $other } può usare solo l’effetto della Rambotata e non aggiunge nulla alla Patatì.
reason-must-agree = Anche { $other } ha la Rambotata: se mirate a giocatori diversi, la Patata bollente va al centro.
reason-leaves-it-to = { $amount ->
    [one] Lasci decidere a { $other } dove va la Patata bollente
   *[other] Lasci decidere agli altri con la Rambotata dove va la Patata bollente
}.
reason-keeps-hot = Terresti la Patata bollente.
reason-stays-in-the-middle = La Patata bollente resta al centro e non ostacola nessuno.
reason-nobody-to-hit = Ora nessuno può essere colpito.
reason-game-ends = La partita finisce con questo round, quindi non cambia nulla.
reason-couch-comes-back = La tua mano è vuota: tutte le patate tornano comunque, anche la Poltrona.
reason-couch-stays-out = La tua mano è vuota: senza l’effetto tornerebbe anche la Poltrona.
reason-stays-sure = Sai con certezza che cosa arriva; mescolando, non lo sapresti più.
reason-effect-lost = Rinunci a ciò che può fare { $potato }.
reason-uses-couch = Riprendi: { $potatoes }.
reason-uses-apeeling = { $amount ->
    [one] Scopri quale incontro arriva dopo
   *[other] Scopri quali { $amount } incontri arrivano dopo, in un ordine ignoto
}.
reason-knows-already = Sai già che cosa arriva dopo.
reason-uses-robo = Nel prossimo round nessuno può mandarti la Patata bollente.
reason-uses-sweet = Se fai punti nel prossimo round, valgono doppio.
ending-sole-leader = Qualcuno ha abbastanza punti ed è in testa da solo.
ending-round-limit = Dopo 100 round nessuno è in testa da solo: la partita finisce.
option-target = Punti per vincere
sign-hot = ha la Patata bollente
sign-played = giocata in questo round
sign-front = resta davanti per il prossimo round
sign-discard = scartata
