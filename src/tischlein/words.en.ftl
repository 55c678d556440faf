seat-name = Player { $number }
nothing = nothing
event-game-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared = { $name } shares the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
refusal-malformed-move = “{ $text }” is not a move here. Moves look like this: { $forms }.
refusal-not-your-turn = { $name } owes no move now; the table is waiting for { $waiting }.
refusal-game-over = The game is over.
plain-welcome = Welcome to { $title }. Type the number of a move or the move itself; q leaves the table.
plain-your-move = Your move:
plain-more-moves = … and { $count } more; type the move itself.
plain-saved = The game is kept in { $file }.
