### What is said in every game

nothing = niente
event-game-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-shared = { $name } condivide la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
refusal-malformed-move = «{ $given }» qui non è una mossa. Le mosse si scrivono così: { $forms }.
refusal-not-your-turn = Non tocca a { $name }; il tavolo aspetta { $waiting }.
refusal-game-over = La partita è finita.
suggest-only = È l’unica mossa.
suggest-clear = Nettamente la migliore.
suggest-likely = Probabilmente la migliore.
suggest-close = Altre mosse valgono più o meno lo stesso.
suggest-mixed = Resta imprevedibile: gioca così circa { $share } volte su 100.
suggest-usual = Di solito: { $move }. Alla prova, la mossa proposta dà circa { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} di vantaggio in più.
suggest-result = Punti { $rounds ->
    [0] a fine partita
    [1] a fine giro
    [2] alla fine del prossimo turno
   *[other] fra { $rounds } turni
}: circa { $points } per te, circa { $rival } per il rivale più forte.
