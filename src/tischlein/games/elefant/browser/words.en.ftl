shelf = Your porcelain
shelf-of = Porcelain: { $name }
empty-shelf = no porcelain
money = money: { $count }
pass-card = pass card
pass-card-used = pass card used
pass-once = pass
would-break = breaks { $cards }
would-break-of = breaks { $count } of { $cards }
would-break-none = breaks nothing of yours
take-elephant = Take this elephant
drop-title = Which pieces break?
drop-do = Break { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
choose-more = tap the pieces you can spare
scoring-how = Choose in secret; each method once per game.
scored-title = What everybody scored
has-chosen = has chosen
sheet = Score sheet
sheets = All sheets
used = scored
sheet-total = Total
still-to-come = Still to come
broken-so-far = Broken
