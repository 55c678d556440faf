worm = worm { $signpost }
alike = { $copies ->
    [one] a { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = lay out { $laid }
move-pass = pass
move-steal = pass and steal the { $total }
event-hand-dealt = { $name } is dealt { $cards }.
event-hand-dealt-hidden = { $name } is dealt a hand.
event-round-begun = Round { $round }: on the grill lie { $grill }. { $name } begins.
event-laid-out = { $name } lays out { $laid }; the total is now { $total }.
event-drew = { $name } draws { $card }.
event-drew-hidden = { $name } draws a card.
event-reshuffled = The draw pile is empty: { $amount ->
    [one] { $amount } discarded card becomes
   *[other] { $amount } discarded cards are shuffled into
} a new one.
event-nothing-to-draw = No card is left for { $name } to draw.
event-passed-without-worm = { $count ->
    [0] { $name } passes with nothing laid out.
   *[other] { $name } passes without a worm and discards { $laid }.
}
event-passed = { $name } passes with { $total } and waits for the menu.
event-took-lowest = { $name } takes the lowest portion from the grill: the { $portion } with { $worms ->
    [0] no worms
    [one] { $worms } worm
   *[other] { $worms } worms
}.
event-stole = { $name } steals the { $portion } with { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
} from { $other }.
event-took-from-menu = Menu: { $name } has { $total } and takes the { $portion } with { $worms ->
    [0] no worms
    [one] { $worms } worm
   *[other] { $worms } worms
}.
event-menu-over = The grill is empty; the displays go to the discard pile.
refusal-mixed-kinds = { $laid }: these are different kinds. A lay-out is cards of one kind only.
refusal-not-in-hand = You do not hold { $laid }. You can lay out only cards from your hand.
refusal-kind-already-out = { $laid }: this kind is in your display already. Lay out a new kind, or pass.
refusal-steal-needs-worm = Stealing needs a worm in your display. You may still pass without it.
refusal-steal-needs-match = Your total is { $total }, and no other stack has exactly this portion on top. You may still pass without stealing.
