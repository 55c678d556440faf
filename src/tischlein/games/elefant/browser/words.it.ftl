shelf = La tua porcellana
shelf-of = Porcellana: { $name }
empty-shelf = nessuna porcellana
money = denaro: { $count }
pass-card = carta Passo
pass-card-used = carta Passo usata
would-break = rompe { $cards }
would-break-of = rompe { $count } fra { $cards }
would-break-none = non ti rompe nulla
take-elephant = Prendi questo elefante
drop-title = Che cosa si rompe?
drop-do = Rompi { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
choose-more = tocca i pezzi a cui rinunci
scoring-how = Scegli in segreto; ogni metodo vale una volta.
scored-title = Che cosa hanno segnato tutti
has-chosen = ha scelto
sheet = Foglio dei punti
sheets = Tutti i fogli
used = segnato
sheet-total = Totale
still-to-come = In arrivo
broken-so-far = Rotti
option-grey = Elefanti grigi
option-grey-one-colour = rompono un solo colore
option-grey-any = rompono qualsiasi pezzo
