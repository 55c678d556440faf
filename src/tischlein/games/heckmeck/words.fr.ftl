worm = le ver { $signpost }
alike = { $copies ->
    [one] un { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = poser { $laid }
move-pass = s’arrêter
move-steal = s’arrêter et voler le { $total }
event-hand-dealt = { $name } reçoit { $cards }.
event-hand-dealt-hidden = { $name } reçoit sa main.
event-round-begun = Manche { $round }. Sur le gril : { $grill }. { $name } commence.
event-laid-out = { $name } pose { $laid } ; le total est maintenant de { $total }.
event-drew = { $name } pioche { $card }.
event-drew-hidden = { $name } pioche une carte.
event-reshuffled = La pioche est vide : { $amount ->
    [one] { $amount } carte défaussée en forme
   *[other] { $amount } cartes défaussées sont mélangées et en forment
} une nouvelle.
event-nothing-to-draw = Il ne reste aucune carte à piocher pour { $name }.
event-passed-without-worm = { $count ->
    [0] { $name } s’arrête sans avoir rien posé.
   *[other] { $name } s’arrête sans ver et défausse { $laid }.
}
event-passed = { $name } s’arrête avec { $total } et attend le menu.
event-took-lowest = { $name } prend la plus basse portion du gril : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-stole = { $name } vole le { $portion } avec { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
} à { $other }.
event-took-from-menu = Menu : { $name } a { $total } et prend le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-menu-over = Le gril est vide ; les étalages vont à la défausse.
refusal-mixed-kinds = { $laid } : ce sont des types différents. On ne pose que des cartes d’un même type.
refusal-not-in-hand = Tu n’as pas cela en main : { $laid }. Tu ne peux poser que des cartes de ta main.
refusal-kind-already-out = { $laid } : ce type est déjà dans ton étalage. Pose un nouveau type ou arrête-toi.
refusal-steal-needs-worm = Pour voler, il faut un ver dans ton étalage. Tu peux t’arrêter sans voler.
refusal-steal-needs-match = Ton total est de { $total }, et cette portion n’est au sommet d’aucune autre pile. Tu peux t’arrêter sans voler.
