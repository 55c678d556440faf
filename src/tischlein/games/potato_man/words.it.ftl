round-of = Round { $round } di { $rounds }
sacks-left = Sacchi rimasti
hand = La tua mano
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
decision-lead = Apri tu: va bene qualsiasi carta.
decision-follow = Gioca un colore che manca ancora.
decision-double = Gioca un colore nuovo, o raddoppiane uno che c’è già.
event-round-dealt = Si danno le carte del round { $round }; comincia { $name }.
event-round-dealt-you = Si danno le carte del round { $round }; cominci tu.
event-hand-dealt = { $name } riceve { $cards }.
event-hand-dealt-you = Ricevi { $cards }.
event-hand-dealt-hidden = { $name } riceve la sua mano.
event-played = { $name } gioca il { $card }.
event-played-you = Giochi il { $card }.
event-drew = { $name } pesca il { $card }.
event-drew-you = Peschi il { $card }.
event-drew-hidden = { $name } pesca una carta.
event-trick-won = { $name } vince la presa con il { $card }.
event-trick-won-you = Vinci la presa con il { $card }.
event-sack-taken = { $name } prende una carta Sacco { $sack } che vale { $worth }.
event-sack-taken-you = Prendi una carta Sacco { $sack } che vale { $worth }.
event-no-sack = Per { $name } non c’è più nessun sacco.
event-no-sack-you = Per te non c’è più nessun sacco.
event-stuck = { $name } non ha carte giocabili e mostra { $cards }. Il round è finito.
event-stuck-you = Non hai carte giocabili e mostri { $cards }. Il round è finito.
event-round-scored = { $name } fa { $points ->
    [one] { $points } sacco
   *[other] { $points } sacchi
}.
event-round-scored-you = Fai { $points ->
    [one] { $points } sacco
   *[other] { $points } sacchi
}.
refusal-not-in-hand = Non hai in mano il { $card }.
refusal-colour-in-trick = Il { $card } non si può giocare: ogni colore può comparire una sola volta nella presa. Gioca un colore che non c’è ancora.
refusal-colour-doubled = Il { $card } non si può giocare: un colore è già doppio, ora serve un colore nuovo.
refusal-second-potato-man = Il { $card } non si può giocare: niente secondo Potato Man nella stessa presa. Va bene ogni altra carta.
reason-ends-round = Nessuno può seguire: il round finisce subito e questa presa non vale per nessuno.
reason-takes-sack = Nessuno può più batterti: la presa ti porta una carta Sacco { $sack } che vale { $worth }.
reason-sack-if-all-follow = Nessuno può più batterti: se tutti possono seguire, la presa ti porta una carta Sacco { $sack } che vale { $worth }.
reason-leads-so-far = La carta è in testa e può portarti una carta Sacco { $sack } che vale { $worth }, ma { $amount ->
    [one] { $amount } carta che non hai visto può ancora batterla
   *[other] { $amount } carte che non hai visto possono ancora batterla
}.
reason-only-potato-man = Solo un Potato Man può ancora prendere la carta; altrimenti ti porta una carta Sacco { $sack } che vale { $worth }, se tutti possono seguire.
reason-probably-beaten = La carta difficilmente reggerà: { $amount } carte che non hai visto possono batterla.
reason-no-sack = La carta è in testa, ma per il suo colore non restano sacchi.
reason-catches-evil = Il tuo Potato Man cattura l’Evil Potato, il { $card }.
reason-keeps-from = Così com’è, la presa darebbe a { $other } una carta Sacco { $sack } che vale { $worth }.
reason-lowest-winner = È la tua carta vincente più bassa di questo colore; le più alte restano in mano.
reason-lower-would-do = Basta anche una carta più bassa: il { $card }.
reason-overtakes-yourself = La presa è già tua con il { $card }: supereresti te stesso.
reason-gives-away = Una carta bassa per una presa che puoi lasciare agli altri; le tue carte forti restano in mano.
reason-already-yours = Per ora la presa è tua con il { $card }; non serve superare la tua stessa carta.
reason-cannot-win = Nessuna carta che puoi giocare batte quelle già giocate.
reason-saves-winner = Potresti vincere la presa con il { $card }, ma quella carta resta in mano per una presa migliore.
reason-saves-leader = Potresti passare in testa con il { $card }, ma quella carta resta in mano per una presa migliore.
reason-keeps-strong = Il { $card } ti resta in mano per dopo.
reason-evil-caught = Il Potato Man, il { $card }, cattura la tua Evil Potato.
reason-your-man-wins = La tua Evil Potato fa vincere il tuo Potato Man, il { $card }: la presa ti porta una carta Sacco { $sack } che vale { $worth }.
reason-your-man-if-all-follow = La tua Evil Potato fa vincere il tuo Potato Man, il { $card }: se tutti possono seguire, la presa ti porta una carta Sacco { $sack } che vale { $worth }.
reason-waits-for-evil = Se segue una Evil Potato, il tuo Potato Man vince la presa.
reason-wastes-potato-man = Possono ancora arrivare delle Evil Potato; contro di loro il tuo Potato Man varrebbe di più.
reason-last-of-colour = È la tua ultima carta di questo colore, e chi resta senza colori può far finire il round.
reason-longest-colour = È il colore di cui hai più carte, quindi di una puoi fare a meno.
ending-all-rounds = Tutti i round sono stati giocati.
option-variant = Carte
option-variant-standard = tutte le 52
option-variant-no-green = senza il verde (in tre)
sign-sacks = carte sacco, per colore
sign-faint = sbiadita: ora non si può giocare
