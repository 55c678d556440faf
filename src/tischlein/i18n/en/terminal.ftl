### What the terminal says

plain-welcome = Welcome to { $title } – type the number of a move or the move itself; ? gives you a hint, r the rules, l the log, q leaves the table.
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
terminal-rules = rules & signs
terminal-new-deal = new deal
terminal-other-game = other game
terminal-back = back to the table
terminal-thinks = { $name } is thinking …
terminal-sure = Leave this game? It is saved. Press the same key again to confirm.
terminal-more-people = people here
terminal-hand-over = { $name } is next: press Enter when nobody else is looking.
plain-go-on = The game is saved. To go on with it: tischlein play { $file }
plain-which-game = Which game goes on?
terminal-not-saved = The game cannot be saved: { $reason }
terminal-any-key = Press any key to go on.
terminal-look-back = look back
terminal-looking-back = The table after move { $move } of { $of }. ^P one back, ^F one on, Esc to now.
terminal-saved-games = Which game goes on?
terminal-saved-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-go-on = go on
terminal-resume = saved games ({ $count })
terminal-more-options = more options
terminal-change = choose or type
terminal-done = done
terminal-row-players = Players
terminal-row-people = People here
terminal-row-seat = First of you sits as
terminal-row-name = Name of { $seat }
terminal-row-pace = Pace
terminal-row-seed = Deal again (its seed)
terminal-pace-slow = slow
terminal-pace-normal = normal
terminal-pace-quick = quick
option-first = Who starts
option-first-drawn = drawn at random
terminal-against = Against { $bots }
sign-turn = is to move
sign-hand = cards in hand
terminal-signs = Signs on the table
terminal-paused = The table is paused.
terminal-removed = The host has removed you from this table.
terminal-you-deal = Deal when everybody is there; bots take the free seats.
terminal-host-deals = The host deals when everybody is there.
