round-of = Round { $round } of { $rounds }
sacks-left = Sacks left
hand = Your hand
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
decision-lead = You lead: play any card.
decision-follow = Play a colour that is still missing.
decision-double = Play a new colour, or double one that is there.
event-round-dealt = Round { $round } is dealt; { $name } leads.
event-round-dealt-you = Round { $round } is dealt; you lead.
event-hand-dealt = { $name } is dealt { $cards }.
event-hand-dealt-you = You are dealt { $cards }.
event-hand-dealt-hidden = { $name } is dealt a hand.
event-played = { $name } plays { $card }.
event-played-you = You play { $card }.
event-drew = { $name } draws { $card }.
event-drew-you = You draw { $card }.
event-drew-hidden = { $name } draws a card.
event-trick-won = { $name } wins the trick with { $card }.
event-trick-won-you = You win the trick with { $card }.
event-sack-taken = { $name } takes a { $sack } sack card worth { $worth }.
event-sack-taken-you = You take a { $sack } sack card worth { $worth }.
event-no-sack = No sack is left for { $name }.
event-no-sack-you = No sack is left for you.
event-stuck = { $name } has no card that fits and shows { $cards }. The round is over.
event-stuck-you = You have no card that fits and show { $cards }. The round is over.
event-round-scored = { $name } scores { $points ->
    [one] { $points } sack
   *[other] { $points } sacks
}.
event-round-scored-you = You score { $points ->
    [one] { $points } sack
   *[other] { $points } sacks
}.
refusal-not-in-hand = You do not hold { $card }.
refusal-colour-in-trick = Your { $card } does not fit: each colour may lie in a trick only once. Play a colour that is still missing.
refusal-colour-doubled = Your { $card } does not fit: one colour lies twice already, so only a new colour may follow.
refusal-second-potato-man = Your { $card } does not fit: a second Potato Man may not join the same trick. Any other card fits.
reason-ends-round = Nobody can follow: the round ends at once, and this trick counts for nobody.
reason-takes-sack = Nobody can beat it any more: the trick brings you a { $sack } sack card worth { $worth }.
reason-sack-if-all-follow = Nobody can beat it any more: if everybody can follow, the trick brings you a { $sack } sack card worth { $worth }.
reason-leads-so-far = It leads and may bring you a { $sack } sack card worth { $worth }, but { $amount ->
    [one] { $amount } card you have not seen can still beat it
   *[other] { $amount } cards you have not seen can still beat it
}.
reason-only-potato-man = Only a Potato Man can still catch it; otherwise it brings you a { $sack } sack card worth { $worth }, if everybody can follow.
reason-probably-beaten = It is unlikely to hold: { $amount } cards you have not seen can beat it.
reason-no-sack = It takes the lead, but there is no sack left for its colour.
reason-catches-evil = Your Potato Man catches the Evil Potato { $card }.
reason-keeps-from = As the trick stands, { $other } would get a { $sack } sack card worth { $worth }.
reason-lowest-winner = It is your lowest card of this colour that wins; the higher ones stay in hand.
reason-lower-would-do = A lower card would do: { $card }.
reason-overtakes-yourself = The trick is already yours with { $card }: you would be overtaking yourself.
reason-gives-away = A low card for a trick you can leave to others; your strong cards stay in hand.
reason-already-yours = The trick is yours so far with { $card }; no need to beat your own card.
reason-cannot-win = No card you may play beats what lies there.
reason-saves-winner = You could take the trick with { $card }, but that card stays in hand for a better one.
reason-saves-leader = You could take the lead with { $card }, but it stays in hand for a better trick.
reason-keeps-strong = Your { $card } stays in hand for later.
reason-evil-caught = The Potato Man { $card } catches your Evil Potato.
reason-your-man-wins = With your Evil Potato your own Potato Man { $card } wins: the trick brings you a { $sack } sack card worth { $worth }.
reason-your-man-if-all-follow = With your Evil Potato your own Potato Man { $card } wins: if everybody can follow, the trick brings you a { $sack } sack card worth { $worth }.
reason-waits-for-evil = If an Evil Potato follows, your Potato Man takes the trick.
reason-wastes-potato-man = Evil Potatoes may still come; against them your Potato Man would be worth more.
reason-last-of-colour = It is your last card of this colour, and whoever runs short of colours can end the round.
reason-longest-colour = You hold most cards of this colour, so you can spare one.
ending-all-rounds = All rounds have been played.
option-variant = Cards
option-variant-standard = all 52
option-variant-no-green = without green (three players)
sign-sacks = sack cards, by colour
sign-faint = faint: cannot be played now
