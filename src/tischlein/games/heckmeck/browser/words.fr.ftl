menu-now = Le menu est servi
portion = Portion { $number }
cards-gone = Voir ce qui a été défaussé
display-of = Étalage de { $name }
your-display = Ton étalage
total-with-worm = Total { $total }, avec un ver
total-without-worm = Total { $total }, encore sans ver
portions-of = Portions de { $name }
portions-in-stack = Portions, du haut vers le bas : { $list } ; vers : { $worms }.
no-portions = Pas encore de portions
you-could-steal = Ce total permettrait de la voler.
could-steal = { $name } pourrait la voler.
kind-is-out = déjà posé
chosen-of = { $chosen } sur { $held } choisies
one-more = Une carte de plus
one-fewer = Une carte de moins
worms-chosen = { $count ->
    [one] { $count } ver
   *[other] { $count } vers
}
how-to-choose = Touche une carte pour la choisir, encore une fois pour en prendre plus.
lay-out-now = Poser { $laid }
new-total = total { $total }
steal-now = Voler le { $portion }
steal-from = à { $name }
pass-now = S’arrêter
pass-for-menu = et attendre le menu
pass-for-lowest = et prendre le { $portion }
sheet-portions = Portions
