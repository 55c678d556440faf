refusal-malformed = This message cannot be read: { $detail }.
refusal-unknown-message = There is no such message: { $detail }.
refusal-unknown-table = There is no such table.
refusal-unknown-language = There is no such language here; there are en, de, fr and it.
refusal-need-identity = Say who you are first: this needs a name.
refusal-not-your-seat = Seat { $number } is not yours.
refusal-need-seat = Only somebody with a seat may do this.
refusal-no-such-seat = There is no seat { $number } at this table.
refusal-seat-taken = Seat { $number } is taken.
refusal-no-free-seat = All seats are taken.
refusal-seats-free = There are free seats still: wait for people, or let bots sit down.
refusal-game-has-begun = The game has begun already.
refusal-no-game-running = No game is running at this table.
refusal-game-not-over = The game is not over yet.
refusal-not-the-host = Only the host of the table may do this.
refusal-unknown-bot = There is no such bot; there are { $bots }.
refusal-stale = The table has moved on since; look again.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-played-already = You have played in this game already; the cards of another seat are not for you.
refusal-nothing-to-undo = You have no move to take back.
refusal-undo-revealed = This cannot be taken back: something has come to light since.
refusal-undo-asked-already = Somebody is asking to take a move back already.
refusal-no-undo-asked = Nobody is asking you to agree to a take-back.
refusal-muted = The host has muted you.
refusal-removed = The host has sent you away from this table.
refusal-too-fast = Not so fast, please.
refusal-unknown-emote = There is no such sign; there are { $emotes }.
refusal-unknown-person = There is nobody of this name at the table.
refusal-not-yourself = You cannot do this to yourself.
refusal-not-attending = Come to the table first.
refusal-bad-name = A name has 1 to 24 letters, and all of them can be seen.
refusal-no-suggestion = Nobody has an idea just now.
refusal-conflict = Somebody was quicker; here is the table as it stands.
refusal-store-failed = This could not be written down, so it was not done. Please try again.
refusal-other-rules = This game of { $game } was begun under other rules than those here; a server of its own version plays it on.
refusal-too-many = There are too many of these already.
refusal-bad-code = This code is wrong, used or too old.
refusal-unknown-game-record = There is no such finished game.
refusal-no-such-moment = There is nothing left to play at that moment; the game has the moves 0 to { $moves }, and at its end nobody is to move.

### The bots, as the browser calls them too

bot-sprout = Sprout
bot-spud = Spud
bot-gratin = Gratin
bot-truffle = Truffle

### What the shields say

refusal-bad-text = There is something invisible in this text, or something that turns it around. Please write it again.
refusal-unknown-page = There is no such page here.
refusal-wrong-method = This page is not asked like this: { $detail }.
refusal-too-large = This request is too large.
