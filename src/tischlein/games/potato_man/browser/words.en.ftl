trick = The trick
sack-stack = { $sack }, worth { $worth }: { $count } left
wins-trick = takes it
leads-trick = in the lead
round-over = Round over
round-stuck = { $name } has no card that fits.
round-stuck-you = You have no card that fits.
not-playable = does not fit

### What is at hand
sheet-and-cards = Score sheet and cards
sum = Sum
last-trick = Last trick
cards-this-round = Cards of this round
card-gone = gone
card-mine = in your hand
card-open = still to come
sacks-taken = { $sack } sack cards worth { $worth }: { $count }
