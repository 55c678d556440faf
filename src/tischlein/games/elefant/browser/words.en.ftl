shop = The shop window
door = Elephants at the door
shelf = Your porcelain
shelf-of = Porcelain: { $name }
empty-shelf = no porcelain
money = money: { $count }
pass-card = pass card
pass-card-used = pass card used
until-scoring = Scoring { $number } of 4 after { $count ->
    [one] { $count } more purchase
   *[other] { $count } more purchases
}
would-break = breaks { $cards }
would-break-of = breaks { $count } of { $cards }
would-break-none = breaks nothing of yours
take-elephant = Take this elephant
drop-title = Which pieces break?
drop-do = Break { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
choose-more = tap the pieces you give up
scoring-title = Scoring { $number } of 4
scoring-how = Choose in secret; every method counts once.
scored-title = What everybody noted
has-chosen = has chosen
sheet = Score sheet
sheets = All sheets
used = noted
now-worth = would bring now
sheet-lowest = Lowest
sheet-highest = Highest
sheet-all = All
sheet-colour = Colour
sheet-total = Total
still-to-come = Still to come
broken-so-far = Broken
option-grey = Grey elephants
option-grey-one-colour = break pieces of one colour
option-grey-any = break any pieces
