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
move-skip = rinunciare
event-reshuffled = Tutti gli incontri sono stati giocati; vengono rimescolati.
event-encounters-shown = Ecco i prossimi incontri, in un ordine che nessuno conosce: { $encounters }.
event-step-began = { $step ->
    [extra] La Patatì può portare una patata extra.
    [target] La Rambotata può mandare la Patata bollente.
    [effect] Si possono usare gli effetti.
   *[choose] Turno { $round }: ognuno sceglie una patata.
}
event-answered = { $name } decide in segreto: { $answer }.
event-answered-hidden = { $name } ha deciso.
event-aimed-in-secret = { $name } decide in segreto: la Patata bollente a { $other }.
event-revealed = { $name } mostra { $potato }.
event-extra-added = { $name } aggiunge { $potato }.
event-no-extra = { $name } non aggiunge patate.
event-encounter-drawn = Arriva { $encounter }!
event-scored = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con { $potato }.
event-aimed = { $name } indica { $other }.
event-abstained = { $name } non indica nessuno.
event-protected = La Robotata protegge { $name }.
event-hot-potato-sent = La Patata bollente va a { $name }.
event-hot-potato-to-the-middle = La Patata bollente va al centro.
event-hot-potato-stays = La Patata bollente resta dov’è.
event-skipped = { $name } non usa { $potato }.
event-looked = { $name } guarda le prime carte del mazzo e le mescola: { $encounters }.
event-looked-hidden = { $name } guarda le prime carte del mazzo e le mescola.
event-took-back = { $name } usa la Poltrona e riprende: { $potatoes }.
event-kept = { $name } lascia davanti a sé { $potato } per il prossimo turno.
event-hand-renewed = { $name } non ha più carte in mano e riprende: { $potatoes }.
event-game-ended = La partita è finita dopo { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}.
refusal-wrong-step = Questa mossa appartiene a un’altra fase. { $step ->
    [choose] Ora scegli una patata che hai in mano.
    [extra] Ora puoi aggiungere una patata che hai in mano, o nessuna.
    [target] Ora indichi un altro posto, per esempio rambo@1, o rinunci.
   *[effect] Ora usi l’effetto o rinunci.
}
refusal-not-in-hand = Non hai in mano { $potato }. Puoi giocare solo patate che hai in mano.
refusal-not-another-seat = Con la Rambotata indichi un altro posto di questo tavolo, mai il tuo, oppure rinunci.
