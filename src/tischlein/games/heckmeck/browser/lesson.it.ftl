lesson-welcome = Eccoci alla grigliata! Le galline vogliono vermi, e anche tu: alla fine vince chi ne ha di più. Ti spiego tutto giocando.
lesson-grill = Sulla griglia ci sono tante porzioni quanti sono i giocatori. Più alto è il numero, più vermi porta. A ogni round vengono mangiate tutte.
lesson-hand = Questa è la tua mano: numeri da 1 a 5, e vermi. Un verme vale 5 ed è un tipo a sé.
lesson-lay-out = Al tuo turno cali carte di un solo tipo, una o più. Poi peschi una carta. Tocca una carta per sceglierla, di nuovo per prenderne altre, poi calale.
lesson-total = Queste sono le tue carte calate. Si sommano tutte: { $total } finora. Più alto è il totale, migliore è la porzione.
lesson-worm = { $worm ->
    [yes] Il sigillo rosso dice che qui c’è un verme. Ti serve: senza verme le carte calate non valgono niente!
   *[no] Ma attenzione, qui non c’è ancora un verme. Senza verme le carte calate non valgono niente! Con un verme il totale riceve un sigillo rosso.
}
lesson-lowest = { $who ->
    [me] Hai passato
   *[other] { $name } ha passato
} senza verme. Allora le carte calate sono perse, e resta solo la porzione più bassa: { $portion }.
lesson-again = Di nuovo tu: cala un altro tipo. A un tipo già calato non si aggiunge più nulla, quindi pensa a quante ne prendi.
lesson-pass = Oppure passi, e il tuo round è finito: il tuo totale aspetta il menù, e peschi due carte. Solo l’ultimo a passare non ne pesca. Che cosa fai?
lesson-menu = Tutti hanno passato: ecco il menù! Il totale più alto prende la porzione più alta, poi il successivo, finché la griglia è vuota.
lesson-stack = Le porzioni formano delle pile, la più nuova in cima. I vermi che portano sono i punti.
lesson-steal = Occhio ai ladri! Se il tuo totale è esattamente il numero della porzione in cima a un’altra pila e hai un verme, passando puoi rubarla. Gli altri possono fare lo stesso.
lesson-steal-now = Ecco l’occasione: il tuo totale è esattamente ciò che sta in cima laggiù. Passa e ruba, o continua se hai di meglio in mente.
lesson-save = Ciò che hai in mano resta da un round all’altro. Chi cala tutto adesso comincia il prossimo round con poco.
lesson-suggest = Sei in dubbio? Chiedi qui. Ricevi una buona mossa e il perché.
lesson-signposts = Ogni verme ha un numero sul suo cartellino. Conta solo in caso di parità: allora il cartellino più alto è servito per primo.
lesson-on-your-own = Dopo { $rounds } round le porzioni sono finite, e vince chi ha più vermi. Ora sai tutto: buon appetito! Se hai bisogno di me, mi trovi qui.
