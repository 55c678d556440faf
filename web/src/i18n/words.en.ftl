tagline = Four card games. A table that sets itself.
how-to-start = Pick a game and the cards are dealt.
play-game = Play against bots
players-range = { $from }–{ $to } players
play = Play
minutes = about { $minutes } min
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = for thinkers
read-rules = Rules
unofficial = An unofficial fan project, not connected with the authors and publishers of these games.
credits = Credits
privacy = Privacy
privacy-text = This server keeps your name, your face and your games, under a number that only your browser knows. No account, no cookies, no tracking, and nothing goes to anybody else. What is said in the chat is not stored.
source = Source
source-text = Tischlein is free software under the MIT licence; its source comes with every copy.
with-friends = With friends
options = Table options
you-are = You play as
your-name = Your name
change-name = Change
save = Save
game = Game
players = Players
opponents = Opponents
bot-level = Level
seat-number = Seat { $number }
pace = Thinking time
pace-none = as long as you like
pace-seconds = { $seconds } seconds a move
option-first = Who starts
option-first-drawn = drawn at random
deal = Deal the cards
open-table = Open a table for friends
listed = Show on this server’s front page
game-runs = The cards are on the table.
go-on = Continue
waiting-tables = Somebody is waiting for you
seats-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
language = Language
to-night = Dark table
to-day = Light table
home = All games
reconnecting = Connection lost. Reconnecting …
loading = Setting the table …
against = Against { $name }
level-sprout = Sprout
level-spud = Spud
level-gratin = Gratin
level-truffle = Truffle
level-note-sprout = overlooks a thing or two
level-note-spud = plays like an old hand
level-note-gratin = thinks before it plays
level-note-truffle = thinks things through
invite = Invite your friends to the table
invite-how = Send the link, or let them scan the code with a phone.
invite-only-here = This link works on this device only.
invite-open-network = To let others in, start the server with “--host 0.0.0.0”.
link = Link to this table
copy = Copy
copied = Copied
share = Share
qr-alt = The link as a QR code
sit-here = Sit here
free = free
you = you
host = host
add-bot = Add a bot
begin = Deal now
begin-fill = Deal now, bots take the empty seats
who-are-you = What shall we call you?
deal-for = Deal for { $count }
terms = What we play
hints = Hints for everybody
hints-allowed = Hints are allowed.
hints-none = No hints at this table.
newcomers = Others may play on for bots
remove-bot = Remove the bot
wait-for-host = { $name } deals when everybody is here.
stand-up = Stand up
watching = You are watching.
watching-sit = Tap a bot to play on in its place.
your-turn = Your turn
choose-now = Everybody chooses
thinks = { $name } is thinking
is-away = { $name } is away
is-away-soon = { $name } is away, { $bot } steps in soon
answer-awaited = Waiting for an answer
all-think = Still choosing: { $names }
paused = The game is paused.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
away = away
has-turn = to move
keys = Keys
keys-play = play the first, second … choice
keys-arrows = go to your choices and through them
keys-go-on = continue
keys-hint = suggest a move, another one
keys-again = show again what happened
keys-log = the log
keys-rules = the rules
keys-close = close what is open
keys-help = this list
show-again = Show me again
suggest = Suggest a move
suggest-another = Another idea
suggesting = Thinking …
suggestion = A good move: { $move }
suggestion-other = Or: { $move }
play-it = Play this
not-yet = Not yet
close = Close
log = What happened
rules = Rules
drawer = Log, chat and rules
open-drawer = Log and rules
see-rule = Read the rule
moves = Your moves
result = The game is over
won = { $names } wins
won-shared = { $names } share the win
you-share = You share the win with { $names }!
your-place = You came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $players }.
gained = gained
total = Total
you-name = You
you-won = You’ve won!
rank = Place
name = Name
rematch = Play again
rematch-asked = Waiting for the others …
rematch-wish = Up for another game: { $names }
rematch-missing = Still to answer: { $names }
another-game = Another game
look-at-table = Look at the table

### The first game
lesson = First game
lesson-first-game = Learn by playing
lesson-offer = New to you? I’ll explain it while you play.
lesson-accept = Explain it
lesson-decline = No, thanks
lesson-call = Explain the game
lesson-leave = End the lesson
lesson-next = Next
lesson-your-move = Your move
lesson-progress = { $told } of { $steps } explained
rules-chapters = Chapters

### People at the table: talk, take-backs, pauses, seats, sharing a device

talk = Chat
talk-news = { $count ->
    [0] Chat
   *[other] Chat, { $count } new
}
talk-empty = Nobody has said anything yet.
talk-field = Say something
talk-send = Send
talk-muted = The host has muted you: nobody sees your messages for now.
signs = Reactions
emote-hello = Hello!
emote-thanks = Thank you!
emote-wellplayed = Well played!
emote-oops = Oops!
emote-hurry = Tick, tock …
emote-laugh = Ha ha!
emote-wow = Wow!
emote-potato = Potato.
table-menu = Table menu
take-back = Take my move back
undo-wish = { $name } would like to take a move back.
undo-agree = Agree
undo-refuse = No, thanks
undo-waiting = You asked to take your move back. Still to answer: { $names }
undo-pending = { $name } would like to take a move back. Still to answer: { $names }
undo-granted = { $name } has taken a move back.
undo-declined = { $name }’s move stands: not everybody agreed.
pause = Pause
resume = Resume
paused-by = { $name } has paused the game.
copy-link = Copy link to this table
leave-table = Leave the table
leave-sure = The others play on, and { $bot } takes over for you.
seat-left = You have left your seat; { $bot } plays on for you.
come-back = Take my seat back
notice-left = { $name } has left; { $bot } plays on.
notice-away = { $name } is away; { $bot } plays for them.
notice-back = { $name } is back.
notice-seated = { $name } takes over from { $before }.
notice-renamed = { $before } is now called { $name }.
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
sit-here-how = You take over these cards and points and play on from here.
seat-menu = About { $name }
hide-words = Hide their messages on this device
hear-again = Show their messages again
mute = Mute for everybody
unmute = Unmute for everybody
is-muted = muted
send-away = Remove from the table
send-away-sure = Remove { $name } for good? A bot plays on.
sent-away = The host has removed you from this table.
plays-instead = { $bot } plays
plays-for = { $bot } plays for { $name }
seats-taken = All seats are taken. You may watch.
friend-here = A friend on this device
friend-name = Your friend’s name
at-this-device = on this device
pass-to = Pass the device to { $name }
pass-how = Everybody else looks away for a moment.
show-cards = I am { $name }: show my cards
cover-cards = Cover my cards


### After the game
my-games = My games
score = Points

### The app – settings, notices, without a network
settings = Settings
sounds = Sounds
tell-turn = Tell me when it’s my turn
tell-turn-refused = Your browser does not allow notifications here. You can change that in its settings for this page.
offline = No connection to the server. Your cards are safe there: as soon as it answers, you can play on.
no-answer = The server has not answered. Please try again.
table-failed = The drawn table has failed. Here is everything in words; the game goes on.
look-back = Watch it again
