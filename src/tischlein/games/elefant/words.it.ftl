shop = La vetrina
door = Gli elefanti alla porta
until-scoring = Conteggio { $number } di 4 fra { $count ->
    [one] { $count } acquisto
   *[other] { $count } acquisti
}
scoring-title = Conteggio { $number } di 4
sheet-lowest = Minimi
sheet-highest = Massimi
sheet-all = Tutto
sheet-colour = Colore
now-worth = varrebbe ora
card = { $value ->
    [8] l’{ $value }
   *[other] il { $value }
} { $colour ->
    [red] rosso
    [blue] blu
   *[green] verde
}
elephant-colour = { $colour ->
    [red] tutte le rosse
    [blue] tutte le blu
   *[green] tutte le verdi
}
elephant-two-colours = { $first ->
    [red] 2 rosse
    [blue] 2 blu
   *[green] 2 verdi
} + { $amount ->
    [one] { $amount } { $second ->
        [red] rossa
        [blue] blu
       *[green] verde
    }
   *[other] { $amount } { $second ->
        [red] rosse
        [blue] blu
       *[green] verdi
    }
}
elephant-grey = { $amount ->
    [one] grigio: { $amount } pezzo
   *[other] grigio: { $amount } di un colore
}
elephant-values = tutti i { $values }
method-lowest = la più bassa di ogni colore
method-highest = la più alta di ogni colore
method-all = tutte le porcellane
method-colour = { $colour ->
    [red] tutte le rosse
    [blue] tutte le blu
   *[green] tutte le verdi
}
move-buy = comprare { $card }
move-elephant = prendere l’elefante «{ $elephant }»
move-pass = passare
move-drop = lasciar rompere { $cards }
move-score = contare: { $method }
decision-buy = Due carte Denaro sono il limite: compra un pezzo.
decision-buy-or-pass = Due carte Denaro sono il limite: compra un pezzo, oppure passa.
decision-buy-or-elephant = Compra un pezzo, o prendi un elefante.
decision-any = Compra un pezzo, prendi un elefante, oppure passa.
decision-elephant = Denaro finito: prendi un elefante.
decision-elephant-or-pass = Denaro finito: prendi un elefante, oppure passa.
decision-drop = Scegli i pezzi che si rompono.
decision-score = Scegli in segreto come contare.
event-begins = Comincia { $name }.
event-begins-you = Cominci tu.
event-start-pair = { $name } comincia con { $cards }.
event-start-pair-you = Cominci con { $cards }.
event-porcelain-turned-up = Nuove nel negozio: { $cards }.
event-elephants-turned-up = Nuovi elefanti: { $elephants }.
event-elephants-reshuffled = Gli elefanti usati vengono mescolati in un nuovo mazzo.
event-bought = { $name } compra { $card }.
event-bought-you = Compri { $card }.
event-elephant-taken = { $name } prende l’elefante «{ $elephant }».
event-elephant-taken-you = Prendi l’elefante «{ $elephant }».
event-broken = { $name } perde { $cards } e riceve una carta Denaro.
event-broken-you = Perdi { $cards } e ricevi una carta Denaro.
event-unharmed = Non si rompe nulla; { $name } riceve una carta Denaro.
event-unharmed-you = Non si rompe nulla; ricevi una carta Denaro.
event-passed = { $name } usa la carta Passo e passa.
event-passed-you = Usi la carta Passo e passi.
event-scoring = Conteggio { $number } di 4: tutti scelgono un metodo.
event-chosen = { $name } ha scelto: { $method }.
event-chosen-you = Hai scelto: { $method }.
event-chosen-hidden = { $name } ha scelto un metodo.
event-scored = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $method }).
event-scored-you = Fai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $method }).
refusal-no-money = Comprare { $card } costa una carta Denaro, e tu non ne hai. Prendi un elefante, oppure passa se hai ancora la carta Passo.
refusal-porcelain-not-in-row = In vetrina non c’è { $card }. Puoi comprare qualsiasi pezzo che si trova lì adesso.
refusal-two-money = Due carte Denaro sono il limite, quindi ora niente elefanti. Compra una porcellana, oppure passa se hai ancora la carta Passo.
refusal-elephant-not-in-row = L’elefante «{ $elephant }» non è nella fila. Puoi prendere qualsiasi elefante che ora si trova lì.
refusal-no-pass-card = Si passa una volta per partita, e la tua carta Passo è già usata. Compra una porcellana o prendi un elefante, secondo il tuo denaro.
refusal-drop-first = Prima i danni: scegli i pezzi che il tuo elefante rompe.
refusal-nothing-to-drop = Ora non ci sono danni da scegliere. Compra una porcellana, prendi un elefante o passa.
refusal-not-owned = Questo non ce l’hai: { $cards }. Può rompersi solo ciò che è tuo.
refusal-wrong-loss = Non è quanto rompe l’elefante «{ $elephant }»: { $cards }. Scegli esattamente quanti pezzi mostra, o tutti quelli che hai.
refusal-mixed-colours = È più di un colore: { $cards }. Un elefante grigio prende tutte le sue carte da un solo colore; scegline uno che possiedi.
refusal-scoring-first = È in corso un conteggio, e ora non si può fare altro. Scegli un metodo che non hai ancora usato.
refusal-no-scoring = Ora non c’è nessun conteggio. Arriva ogni dieci acquisti.
refusal-method-used = Hai già usato questo metodo. Scegline uno ancora libero sul tuo foglio.
reason-improves = Aggiunge { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a «{ $method }».
reason-spoils = Toglie { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a «{ $method }».
reason-brings-scoring = Subito dopo c’è un conteggio, prima che si rompa qualcosa.
reason-fodder = Non migliora nessun metodo libero, ma un elefante può prendere questa carta al posto di una migliore.
reason-improves-nothing = Non migliora nessun metodo libero.
reason-must-buy = Con due carte Denaro ora non puoi prendere elefanti.
reason-last-money = Poi non hai più denaro, e solo un elefante ne porta.
reason-denies-card = Poi tocca a { $other }, che vorrebbe tanto questa carta.
reason-unharmed = Non ti si rompe nulla, e ricevi una carta Denaro.
reason-breaks = { $points ->
    [0] Perdi { $cards }, ma non ti costa quasi nulla
   *[other] Perdi { $cards }
}.
reason-mildest = Nessun elefante della fila ti costa meno.
reason-milder-there = L’elefante «{ $elephant }» ti costerebbe meno.
reason-needs-money = Non hai denaro, e un elefante ne porta.
reason-only-elephants = Senza denaro puoi solo prendere un elefante.
reason-denies-elephant = Poi tocca a { $other }, che vorrebbe tanto questo elefante.
reason-costs-least = { $points ->
    [0] Non puoi cavartela con meno: non ti costa quasi nulla
   *[other] Non puoi cavartela con meno
}.
reason-better-drop = Perdere { $cards } ti costerebbe meno.
reason-bare-colour = Allora non hai più nulla di un colore, e gli elefanti che rompono solo quello non ti danneggiano.
reason-avoids-elephants = Anche l’elefante più mite, «{ $elephant }», ti costerebbe caro.
reason-new-herd = Al tuo prossimo turno forse ci saranno elefanti nuovi.
reason-avoids-purchase = Nessuna carta del negozio ti è utile.
reason-pass-once = Puoi passare una sola volta nella partita.
reason-last-scoring = È l’ultimo conteggio, e questo porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-now-or-later = Porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ora e forse circa { $later } più tardi.
reason-best-now = { $amount ->
    [one] L’altro metodo libero guadagna
   *[other] Gli altri metodi liberi guadagnano
} di più aspettando.
reason-better-method = Con «{ $method }» aspettare rende meno.
reason-better-colour = Rende di più «{ $method }».
ending-last-scoring = Il quarto conteggio era l’ultimo.
option-grey = Elefanti grigi
option-grey-one-colour = rompono un solo colore
option-grey-any = rompono qualsiasi pezzo
sign-money = denaro
sign-pass = ha ancora la carta per passare
sign-sheet = che cosa ha dato ogni metodo: più basse, più alte, tutte, colore
sign-shelf = i pezzi di un colore
