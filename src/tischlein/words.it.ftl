seat-name = Giocatore { $number }
nothing = niente
event-game-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-shared = { $name } condivide la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
refusal-malformed-move = «{ $text }» qui non è una mossa. Le mosse si scrivono così: { $forms }.
refusal-not-your-turn = Non tocca a { $name }; il tavolo aspetta { $waiting }.
refusal-game-over = La partita è finita.
plain-welcome = Benvenuto a { $title }. Scrivi il numero di una mossa o la mossa stessa; con q lasci il tavolo.
plain-your-move = Tocca a te:
plain-more-moves = … e altre { $count }; scrivi la mossa stessa.
plain-saved = La partita è conservata in { $file }.
