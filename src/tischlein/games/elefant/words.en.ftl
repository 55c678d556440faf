shop = The shop window
door = Elephants at the door
until-scoring = Scoring { $number } of 4 after { $count ->
    [one] { $count } more purchase
   *[other] { $count } more purchases
}
scoring-title = Scoring { $number } of 4
sheet-lowest = Lowest
sheet-highest = Highest
sheet-all = All
sheet-colour = Colour
now-worth = worth now
card = { $colour ->
    [red] red
    [blue] blue
   *[green] green
} { $value }
elephant-colour = { $colour ->
    [red] all red
    [blue] all blue
   *[green] all green
}
elephant-two-colours = { $first ->
    [red] 2 red
    [blue] 2 blue
   *[green] 2 green
} + { $amount } { $second ->
    [red] red
    [blue] blue
   *[green] green
}
elephant-grey = { $amount ->
    [one] grey: { $amount } piece
   *[other] grey: { $amount } of one colour
}
elephant-values = all { $values }
method-lowest = lowest of each colour
method-highest = highest of each colour
method-all = all porcelain
method-colour = { $colour ->
    [red] all red
    [blue] all blue
   *[green] all green
}
move-buy = buy { $card }
move-elephant = take the elephant “{ $elephant }”
move-pass = pass
move-drop = let { $cards } break
move-score = score { $method }
decision-buy = Two money is the limit: buy a piece.
decision-buy-or-pass = Two money is the limit: buy a piece, or pass.
decision-buy-or-elephant = Buy a piece, or take an elephant.
decision-any = Buy a piece, take an elephant, or pass.
decision-elephant = No money left: take an elephant.
decision-elephant-or-pass = No money left: take an elephant, or pass.
decision-drop = Choose the pieces that break.
decision-score = Choose how you score, in secret.
event-begins = { $name } begins.
event-begins-you = You begin.
event-start-pair = { $name } starts with { $cards }.
event-start-pair-you = You start with { $cards }.
event-porcelain-turned-up = New in the shop: { $cards }.
event-elephants-turned-up = New elephants: { $elephants }.
event-elephants-reshuffled = The used elephants are shuffled into a new pile.
event-bought = { $name } buys { $card }.
event-bought-you = You buy { $card }.
event-elephant-taken = { $name } takes the elephant “{ $elephant }”.
event-elephant-taken-you = You take the elephant “{ $elephant }”.
event-broken = { $name } loses { $cards } and gets a money card.
event-broken-you = You lose { $cards } and get a money card.
event-unharmed = Nothing breaks; { $name } gets a money card.
event-unharmed-you = Nothing breaks; you get a money card.
event-passed = { $name } uses the pass card and passes.
event-passed-you = You use your pass card and pass.
event-scoring = Scoring { $number } of 4: everybody chooses a method.
event-chosen = { $name } has chosen: { $method }.
event-chosen-you = You have chosen: { $method }.
event-chosen-hidden = { $name } has chosen a method.
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $method }).
event-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $method }).
refusal-no-money = To buy { $card } you need a money card, and you have none. Take an elephant, or pass if you still have your pass card.
refusal-porcelain-not-in-row = There is no { $card } in the shop window. You can buy any piece that stands there now.
refusal-two-money = Two money cards are the limit, so no elephant now. Buy porcelain, or pass if you still have your pass card.
refusal-elephant-not-in-row = The elephant “{ $elephant }” is not in the row. You can take any that stands there now.
refusal-no-pass-card = You can pass once per game, and your pass card is used. Buy porcelain or take an elephant, as your money allows.
refusal-drop-first = First comes the damage: choose the pieces that your elephant breaks.
refusal-nothing-to-drop = There is no damage to choose now. Buy porcelain, take an elephant or pass.
refusal-not-owned = You do not have that: { $cards }. Only what you own can break.
refusal-wrong-loss = That is not what the elephant “{ $elephant }” costs: { $cards }. Name exactly as many as it shows, or all you have of it.
refusal-mixed-colours = That is more than one colour: { $cards }. A grey elephant takes all its cards from one colour; choose one that you own.
refusal-scoring-first = A scoring is on, and nothing else can happen now. Choose a method that you have not used.
refusal-no-scoring = There is no scoring now. It comes after every tenth purchase.
refusal-method-used = You have used this method before. Choose one that is still free on your sheet.
reason-improves = It adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to “{ $method }”.
reason-spoils = It takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} away from “{ $method }”.
reason-brings-scoring = A scoring follows at once, before anything can break.
reason-fodder = It improves no open method, but an elephant may take it instead of a better card.
reason-improves-nothing = It improves no open method.
reason-must-buy = With two money cards you cannot take an elephant now.
reason-last-money = Then your money is spent, and only an elephant brings more.
reason-denies-card = { $other } is next and would love to have this card.
reason-unharmed = Nothing of yours breaks, and you get a money card.
reason-breaks = { $points ->
    [0] You lose { $cards }, which costs you next to nothing
   *[other] You lose { $cards }
}.
reason-mildest = No elephant in the row costs you less.
reason-milder-there = The elephant “{ $elephant }” would cost you less.
reason-needs-money = You have no money, and an elephant brings some.
reason-only-elephants = Without money you can only take an elephant.
reason-denies-elephant = { $other } is next and would love to have this elephant.
reason-costs-least = { $points ->
    [0] You cannot get away cheaper: it costs you next to nothing
   *[other] You cannot get away cheaper
}.
reason-better-drop = Losing { $cards } would cost you less.
reason-bare-colour = That leaves you nothing of one colour, so elephants that break only that colour cannot harm you.
reason-avoids-elephants = Even the mildest elephant, “{ $elephant }”, would cost you a lot.
reason-new-herd = There may be new elephants in the row at your next turn.
reason-avoids-purchase = No card in the shop does you any good.
reason-pass-once = You can pass only once in the game.
reason-last-scoring = It is the last scoring, and this brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-now-or-later = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now and might bring about { $later } later.
reason-best-now = { $amount ->
    [one] The other open method has
   *[other] The other open methods have
} more to gain from waiting.
reason-better-method = There is less to gain from waiting with “{ $method }”.
reason-better-colour = More would come from “{ $method }”.
ending-last-scoring = The fourth scoring was the last one.
option-grey = Grey elephants
option-grey-one-colour = break pieces of one colour
option-grey-any = break any pieces
sign-money = money
sign-pass = still has the pass card
sign-sheet = what each method has scored: lowest, highest, all, colour
sign-shelf = the pieces of a colour
