grill-round = Round { $round } of { $rounds }
hand = Your hand
portions-to-come = { $count ->
    [0] the last portions
    [one] { $count } portion to come
   *[other] { $count } portions to come
}
on-the-grill = On the grill
draw-pile = Draw pile: { $count }
discard-pile = Discarded: { $count }
has-passed = passed
worm = worm { $signpost }
alike = { $copies ->
    [one] a { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = lay out { $laid }
move-pass = pass
move-steal = pass and steal the { $total }
decision-lay-out = Lay out cards of one kind, or pass.
decision-lay-out-or-steal = Your total allows a theft: pass and steal, or lay out more.
decision-steal = Pass and steal, or just pass.
decision-pass = You have no new kind to lay out, so you have to pass.
event-hand-dealt = { $name } is dealt { $cards }.
event-hand-dealt-you = You are dealt { $cards }.
event-hand-dealt-hidden = { $name } is dealt a hand.
event-round-begun = Round { $round }: on the grill lie { $grill }. { $name } begins.
event-round-begun-you = Round { $round }: on the grill lie { $grill }. You begin.
event-laid-out = { $name } lays out { $laid }; the total is now { $total }.
event-laid-out-you = You lay out { $laid }; your total is now { $total }.
event-drew = { $name } draws { $card }.
event-drew-you = You draw { $card }.
event-drew-hidden = { $name } draws a card.
event-reshuffled = The draw pile is empty: { $amount ->
    [one] { $amount } discarded card becomes
   *[other] { $amount } discarded cards are shuffled into
} a new one.
event-nothing-to-draw = No card is left for { $name } to draw.
event-nothing-to-draw-you = No card is left for you to draw.
event-passed-without-worm = { $count ->
    [0] { $name } passes with nothing laid out.
   *[other] { $name } passes without a worm and discards { $laid }.
}
event-passed-without-worm-you = { $count ->
    [0] You pass with nothing laid out.
   *[other] You pass without a worm and discard { $laid }.
}
event-passed = { $name } passes with { $total } and waits for the menu.
event-passed-you = You pass with { $total } and wait for the menu.
event-took-lowest = { $name } takes the lowest portion from the grill: { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
event-took-lowest-you = You take the lowest portion from the grill: { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
event-stole = { $name } steals the { $portion } with { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
} from { $other }.
event-stole-you = You steal { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
} from { $other }.
event-stole-to-you = { $name } steals { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
} from you.
event-took-from-menu = Menu: { $name } has { $total } and takes { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
event-took-from-menu-you = Menu: you have { $total } and take { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
event-menu-over = The grill is empty; the displays go to the discard pile.
refusal-mixed-kinds = These are different kinds: { $laid }. Lay out cards of one kind only.
refusal-not-in-hand = You do not hold { $laid }. You can lay out only cards from your hand.
refusal-kind-already-out = This kind is in your display already: { $laid }. Lay out a new kind, or pass.
refusal-steal-needs-worm = Stealing needs a worm in your display. You may still pass without it.
refusal-steal-needs-match = Your total is { $total }, and no other stack has exactly this portion on top. You may still pass without stealing.
reason-steals = You steal { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
} from { $other }.
reason-forgoes-theft = You could steal { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
} from { $other }.
reason-menu-likely = For your { $total } you can expect { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-menu-for-sure = All others have passed: your { $total } brings { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-two-cards = You draw two cards, and whoever passes last draws none.
reason-nothing-fits = You have no new kind to lay out.
reason-cards-left-over = It is the last round: what you keep in hand is worth nothing.
reason-takes-lowest = Without a worm you get the lowest portion: { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-loses-display = What you laid out goes to the discard pile: { $laid }.
reason-covers-portion = The new portion covers { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
} on your stack, which nobody can steal then.
reason-hits-portion = Your total then matches { $other }’s top portion: you can steal { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}, if it is still there at your next turn.
reason-hits-for-sure = Your total then matches { $other }’s top portion: you can steal { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-towards-theft = With the cards in your hand you can still hit what { $other } has on top: { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-first-worm = With a worm your display counts.
reason-needs-worm = You hold no worm, and without one the whole display is lost.
reason-reaches = As the displays lie now, { $total } brings a better portion: { $worms ->
    [0] the empty { $portion }
    [one] the { $portion } with { $worms } worm
   *[other] the { $portion } with { $worms } worms
}.
reason-leaves-cards = { $amount ->
    [one] { $amount } card of this kind is left over, and after this last round it is worth nothing
   *[other] { $amount } cards of this kind are left over, and after this last round they are worth nothing
}.
reason-nothing-to-save = It is the last round: there is nothing to save cards for.
reason-one-for-one = One card laid out, one drawn: your hand stays as large as it is.
reason-costly = That is { $amount } cards at once, and you will miss them in later rounds.
reason-low-first = Low kinds go first, as cards you draw meanwhile may still join the higher ones.
reason-keeps-cards = { $amount ->
    [one] { $amount } more of this kind stays in hand for later rounds
   *[other] { $amount } more of this kind stay in hand for later rounds
}.
reason-wins-ties = Your highest signpost decides ties: { $card }.
reason-harmless = There is not much to be said for or against it.
ending-supply-used-up = No portions are left for the grill.
sign-portion = a portion and its worms
sign-below = portions below the top one
sign-total = total of the cards laid out; faint without a worm
