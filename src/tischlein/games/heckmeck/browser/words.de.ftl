menu-now = Menüausgabe
portion = Portion { $number }
cards-gone = Zeigt, was abgelegt wurde
display-of = Auslage von { $name }
your-display = Deine Auslage
total-with-worm = Summe { $total }, mit Wurm
total-without-worm = Summe { $total }, noch ohne Wurm
portions-of = Portionen von { $name }
portions-in-stack = Portionen von oben: { $list }; Würmer: { $worms }.
no-portions = Noch keine Portionen
you-could-steal = Mit dieser Summe könntest du sie stehlen.
could-steal = { $name } könnte sie stehlen.
kind-is-out = liegt schon aus
chosen-of = { $chosen } von { $held } gewählt
one-more = Eine Karte mehr
one-fewer = Eine Karte weniger
worms-chosen = { $count ->
    [one] { $count } Wurm
   *[other] { $count } Würmer
}
how-to-choose = Tipp eine Karte an, noch einmal für mehr davon.
lay-out-now = { $laid } auslegen
new-total = Summe { $total }
steal-now = Die { $portion } stehlen
steal-from = von { $name }
pass-now = Aussteigen
pass-for-menu = und aufs Menü warten
pass-for-lowest = und die { $portion } nehmen
sheet-portions = Portionen
