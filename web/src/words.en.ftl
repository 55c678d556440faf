tagline = Four card games. A table that sets itself.
how-to-start = Pick a game and the cards are dealt.
play-game = Play against bots
players-range = { $from }–{ $to } players
with-friends = With friends
options = Options
you-are = You play as
your-name = Your name
change-name = Change
save = Save
game = Game
players = Players
opponents = Opponents
bot-level = Strength
seat-number = Seat { $number }
pace = Time to think
pace-none = as long as you like
pace-seconds = { $seconds } seconds a move
option-first = Who starts
option-first-drawn = the lot decides
deal = Deal the cards
open-table = Open a table for friends
language = Language
to-night = Dark table
to-day = Light table
home = To all games
reconnecting = The line is broken. Reconnecting …
loading = The table is being set …
level-sprout = Sprout
level-spud = Spud
level-gratin = Gratin
level-truffle = Truffle
level-note-sprout = overlooks a thing or two
level-note-spud = plays as old hands do
level-note-gratin = thinks before it plays
level-note-truffle = thinks things through
invite = Ask your friends to the table
invite-how = Send the link, or let them scan the code with a phone.
link = Link to this table
copy = Copy
copied = Copied
qr-alt = The link as a QR code
sit-here = Sit here
free = free
you = you
host = host
add-bot = Seat a bot
begin = Deal now
begin-fill = Deal now, bots take the free seats
wait-for-host = { $name } deals when everybody is here.
stand-up = Stand up
watching = You are watching.
your-turn = Your turn
choose-now = Choose
thinks = { $name } is thinking
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
bot = Bot
away = away
stand-in = A bot stands in
has-turn = to move
suggest = Suggest a move
suggesting = Thinking …
suggestion = A good move: { $move }
play-it = Do it
close = Close
log = What happened
rules = Rules
drawer = Beside the table
open-drawer = Log and rules
see-rule = Read the rule
moves = Your moves
result = The game is over
won = { $names } wins
won-shared = { $names } share the win
you-won = You win
rank = Place
name = Name
rematch = Play again
rematch-asked = Waiting for the others …
another-game = Another game
look-at-table = Look at the table

### The first game
lesson = First game
lesson-first-game = Learn by playing
lesson-offer = New to you? I explain it while you play.
lesson-accept = Explain
lesson-decline = No, thank you
lesson-call = Explain the game
lesson-leave = Leave the lesson
lesson-next = Next
lesson-your-move = Your move
lesson-progress = { $told } of { $steps } told
rules-chapters = Chapters

### After the game
my-games = My games
score = Points
