card = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} { $value }
sack-red = red
sack-blue = blue
sack-green = green
sack-yellow = yellow
sack-gold = golden
move-play = play { $card }
event-round-dealt = Round { $round } is dealt; { $name } leads.
event-hand-dealt = { $name } is dealt { $cards }.
event-hand-dealt-hidden = { $name } is dealt a hand.
event-played = { $name } plays { $card }.
event-drew = { $name } draws { $card }.
event-drew-hidden = { $name } draws a card.
event-trick-won = { $name } wins the trick with { $card }.
event-sack-taken = { $name } takes a { $sack } sack card worth { $worth }.
event-no-sack = No sack is left for { $name }.
event-stuck = { $name } has no card that fits and shows { $cards }. The round is over.
event-round-scored = { $name } notes { $points ->
    [one] { $points } sack
   *[other] { $points } sacks
}.
refusal-not-in-hand = { $card } is not in your hand.
refusal-colour-in-trick = { $card } does not fit: each colour may lie in a trick only once. Play a colour that is still missing.
refusal-colour-doubled = { $card } does not fit: one colour lies twice already, so now only a new colour may follow.
refusal-second-potato-man = { $card } does not fit: a second Potato Man may not join the same trick. Any other card fits.
