look-back = Watch it again
at-the-deal = The cards are dealt
after-move = After move { $n } of { $of }
course-title = How the game went
course-how = Points after each move: arrow keys step along, Enter shows that moment
course-table = As a table
course-move = Move
look-there = Look at this moment
replay-keys = Back and ahead
replay-panel = Chart and moves
replay-moves = The moves
to-first = To the beginning
one-back = One move back
one-ahead = One move ahead
to-last = To the end
run-film = Play
stop-film = Pause
speed = Speed
eyes = As seen by
eyes-all = a spectator
is-next = Next: { $names }
copy-moment = Copy a link to this moment
what-would = What would a bot do?
idea = In { $name }’s place, a bot would { $move }.
idea-same = { $name } did just that.
only-looking = This is a replay: the cards stay where they are.
play-on = Play on from here
play-on-as = Play on as { $name }
play-on-how = A new table against bots: every card lies as it does here; what is still to be shuffled is shuffled afresh.
download = Download the game
check-deal = Check the deal
check-title = Check of the deal
checking = Dealing it all again …
deal-true = The cards were dealt as promised before the game, and every move is legal.
deal-false = The deal could not be confirmed.
deal-partly = As far as this page can tell, the cards were dealt as promised, and every move is legal.
deal-none = This game did not begin with a deal of its own, so there is no promise to check. Every move is legal.
check-promise-early = Before the deal, this page received a promise: the fingerprint of the server’s secret. The saved game has the same one.
check-promise-late = During the game, this page received a promise: the fingerprint of the server’s secret. The saved game has the same one.
check-promise-unseen = This device did not receive the promise before the game, so it cannot compare. Anyone who played can.
check-secret = The secret, shown after the game, has that fingerprint: computed here, in your browser.
check-seed = The secret together with what was added ({ $texts }) gives the seed of the deal: computed here too.
check-seed-alone = The secret alone gives the seed of the deal, as nobody added luck of their own: computed here too.
check-again = The server dealt once more and played all { $moves } moves: each is legal and the result is the same.
check-note = For the last step you take the server at its word. To check it yourself, download the game and run: tischlein verify FILE
finding-good = right
finding-bad = wrong
finding-open = not known
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
