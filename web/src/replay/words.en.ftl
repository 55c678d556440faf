look-back = Watch it again
at-the-deal = The cards are dealt
after-move = After move { $n } of { $of }
course-title = The course of the game
course-how = Points after each move: arrow keys go along, Enter looks at that moment
course-table = The same as a table
course-move = Move
look-there = Look at this moment
replay-keys = Back and ahead
replay-panel = Course and moves
replay-moves = The moves
to-first = To the beginning
one-back = One move back
one-ahead = One move ahead
to-last = To the end
run-film = Play it
stop-film = Stop
speed = Speed
eyes = Through the eyes of
eyes-all = a bystander
is-next = Next: { $names }
copy-moment = Copy a link to this moment
what-would = What would a bot do?
idea = A bot in { $name }’s place: { $move }
idea-same = { $name } did just that.
only-looking = You are looking back: the cards stay where they lie.
play-on = Play on from here
play-on-as = Play on as { $name }
play-on-how = A new table against bots: all cards lie as they do here, what is still to be shuffled is shuffled anew.
download = Download the record
check-deal = Check the deal
check-title = Check of the deal
checking = Dealing it all again …
deal-true = The deal is as promised before the game, and every move is legal.
deal-false = The deal could not be confirmed.
deal-partly = As far as this page can tell, the deal is as promised, and every move is legal.
deal-none = This game did not begin with a deal of its own, so no promise can be checked. Every move is legal.
check-promise-early = Before the cards were dealt this page saw a promise, the fingerprint of the server’s secret. The record has the same one.
check-promise-late = During the game this page saw a promise, the fingerprint of the server’s secret. The record has the same one.
check-promise-unseen = This device did not see the promise before the game, so it cannot compare it. Whoever played could.
check-secret = The secret, shown after the game, has that fingerprint: computed here, in your browser.
check-seed = The secret together with what was added ({ $texts }) gives the seed of the deal: computed here too.
check-seed-alone = The secret alone gives the seed of the deal, as nobody added luck of their own: computed here too.
check-again = The server dealt once more and played all { $moves } moves: each is legal and the result is the same.
check-note = The last step is the server’s word. To check it without the server, download the record and run: tischlein verify FILE
finding-good = right
finding-bad = wrong
finding-open = not known
open-record = Open a saved game
open-record-how = Choose a .tischlein file, or drop it here. It is dealt and played again to the last move before it is shown.
choose-file = Choose a file
record-refused = This file is not a true record.
record-too-large = This file is too large for a recorded game.
games-running = In progress
games-over = Played
you-won-with = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-came = Place { $place } of { $of } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-games-yet = None yet. Pick a game and the cards are dealt.
