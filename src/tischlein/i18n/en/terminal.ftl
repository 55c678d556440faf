### What the terminal says

plain-welcome = Welcome to { $title } – type the number of a move or the move itself; ? gives you a hint, q leaves the table.
plain-your-move = Your move:
plain-more-moves = … and { $count } more; type the move itself.
plain-saved = Game saved in { $file }.
plain-thinking = Let me think …
plain-level-sprout = Sprout, still growing: overlooks a thing or two
plain-level-spud = Spud, down to earth: plays like an old hand
plain-level-gratin = Gratin, well done: thinks before it plays
plain-level-truffle = Truffle, a rare find: thinks things through
terminal-choose = What shall we play? Your opponents are bots; the cards are dealt at once.
terminal-seats = { $least }–{ $most } players
terminal-players = { $count } players, { $people ->
    [one] you and bots
   *[other] { $people } of them here
}
terminal-deal = deal
terminal-more-players = players
terminal-opponents = opponents
terminal-language = language
terminal-leave = leave
terminal-your-move = { $decision } ↑ ↓ to choose, or type
terminal-play = play
terminal-advice = hint
terminal-what-else = another idea
terminal-rules = rules
terminal-new-deal = new deal
terminal-other-game = other game
terminal-back = back to the table
terminal-thinks = { $name } is thinking …
terminal-sure = Give up this game? Press the same key again to confirm.
terminal-more-people = people here
terminal-hand-over = { $name } is next: press Enter when nobody else is looking.
