### What is said in every game

nothing = nothing
event-game-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared = { $name } shares the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared-you = You share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
refusal-malformed-move = “{ $given }” is not a move here. Moves look like this: { $forms }.
refusal-not-your-turn = It is not { $name }’s turn; the table is waiting for { $waiting }.
refusal-game-over = The game is over.
suggest-only = It is your only move.
suggest-clear = Clearly the best.
suggest-likely = Probably the best.
suggest-close = Other moves are about as good.
suggest-mixed = Keep the others guessing: play this about { $share } times in 100.
suggest-usual = The usual move is: { $move }. In trial games this one left you about { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} better off.
suggest-lead = In trial games the next best move left you about { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} worse off.
suggest-ahead = { $rounds ->
    [0] You won about { $percent } of 100 trial games.
   *[other] You were in the lead in about { $percent } of 100 trial games.
}
suggest-result = Points { $rounds ->
    [0] at the end of the game
    [1] at the end of this round
    [2] at the end of the next round
   *[other] in { $rounds } rounds
}: about { $points } for you, about { $rival } for your strongest rival.
waiting-for = Waiting for { $people }.
won-by = Won by { $people }.
