open-record = Open a saved game
open-record-how = Choose a .tischlein file, or drop it here. It is dealt and played again to the last move before it is shown.
choose-file = Choose a file
record-refused = This is not a valid saved game.
record-too-large = This file is too large to be a saved game.
games-running = In progress
games-over = Played
you-won-with = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-came = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-games-yet = None yet. Pick a game and the cards are dealt.
stat-wins = Wins
stat-games = Games
stat-best = Best
filter-game = Any game
filter-level = Any opponent
level-people = People
