shelf = La tua porcellana
shelf-of = Porcellana: { $name }
empty-shelf = nessuna porcellana
money = denaro: { $count }
pass-card = carta Passo
pass-card-used = carta Passo usata
pass-once = passa
would-break = rompe { $cards }
would-break-of = rompe { $count } fra { $cards }
would-break-none = non ti rompe nulla
take-elephant = Prendi questo elefante
drop-title = Che cosa si rompe?
drop-do = Rompi { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
choose-more = tocca i pezzi di cui puoi fare a meno
scoring-how = Scegli in segreto; ogni metodo una volta per partita.
scored-title = I punti di tutti
has-chosen = ha scelto
sheet = Foglio dei punti
sheets = Tutti i fogli
used = contato
sheet-total = Totale
still-to-come = In arrivo
broken-so-far = Rotti
