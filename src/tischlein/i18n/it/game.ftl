### What is said in every game

nothing = niente
event-game-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-shared = { $name } condivide la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-shared-you = Condividi la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
refusal-malformed-move = «{ $given }» qui non è una mossa. Le mosse si scrivono così: { $forms }.
refusal-not-your-turn = Non tocca a { $name }; si aspetta { $waiting }.
refusal-game-over = La partita è finita.
suggest-only = È la tua unica mossa.
suggest-clear = È nettamente la mossa migliore.
suggest-likely = È probabilmente la mossa migliore.
suggest-close = Altre mosse si equivalgono, più o meno.
suggest-mixed = Resta imprevedibile: gioca così circa { $share } volte su 100.
suggest-usual = La mossa abituale: { $move }. Nelle partite di prova, questa ti ha dato circa { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} di vantaggio in più.
suggest-lead = Nelle partite di prova la seconda scelta ti ha dato circa { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} di vantaggio in meno.
suggest-ahead = { $rounds ->
    [0] Hai vinto circa { $percent } partite di prova su 100.
   *[other] Eri in testa in circa { $percent } partite di prova su 100.
}
suggest-result = Punti { $rounds ->
    [0] a fine partita
    [1] a fine round
    [2] alla fine del prossimo round
   *[other] fra { $rounds } round
}: circa { $points } per te, circa { $rival } per il rivale più forte.
waiting-for = Tocca a: { $people }.
won-by = Ha vinto: { $people }.
