card = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
} { $value }
sack-red = rossa
sack-blue = blu
sack-green = verde
sack-yellow = gialla
sack-gold = dorata
move-play = giocare il { $card }
event-round-dealt = Il giro { $round } è distribuito; comincia { $name }.
event-hand-dealt = { $name } riceve { $cards }.
event-hand-dealt-hidden = { $name } riceve la sua mano.
event-played = { $name } gioca il { $card }.
event-drew = { $name } pesca il { $card }.
event-drew-hidden = { $name } pesca una carta.
event-trick-won = { $name } vince la presa con il { $card }.
event-sack-taken = { $name } prende una carta Sacco { $sack } che vale { $worth }.
event-no-sack = Per { $name } non c’è più nessun sacco.
event-stuck = { $name } non ha carte giocabili e mostra { $cards }. Il giro è finito.
event-round-scored = { $name } segna { $points ->
    [one] { $points } sacco
   *[other] { $points } sacchi
}.
refusal-not-in-hand = Non hai in mano il { $card }.
refusal-colour-in-trick = Il { $card } non va bene: ogni colore può comparire una sola volta nella presa; serve un colore che non c’è ancora.
refusal-colour-doubled = Il { $card } non va bene: un colore è già doppio, ora serve un colore nuovo.
refusal-second-potato-man = Il { $card } non va bene: un secondo Potato Man non può entrare nella stessa presa; va bene ogni altra carta.
