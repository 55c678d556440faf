menu-now = The menu is served
portion = Portion { $number }
cards-gone = See what was discarded
display-of = Display of { $name }
your-display = Your display
total-with-worm = Total { $total }, with a worm
total-without-worm = Total { $total }, still without a worm
portions-of = Portions of { $name }
portions-in-stack = Portions from the top: { $list }; worms: { $worms }.
no-portions = No portions yet
you-could-steal = This total would steal it.
could-steal = { $name } could steal it.
kind-is-out = laid out already
chosen-of = { $chosen } of { $held } chosen
one-more = One card more
one-fewer = One card fewer
worms-chosen = { $count ->
    [one] { $count } worm
   *[other] { $count } worms
}
how-to-choose = Tap a card to choose it, tap again for more.
lay-out-now = Lay out { $laid }
new-total = total { $total }
steal-now = Steal the { $portion }
steal-from = from { $name }
pass-now = Pass
pass-for-menu = and wait for the menu
pass-for-lowest = and take the { $portion }
sheet-portions = Portions
