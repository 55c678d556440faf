grill-round = Manche { $round } sur { $rounds }
hand = Ta main
portions-to-come = { $count ->
    [0] les dernières portions
    [one] encore { $count } portion à venir
   *[other] encore { $count } portions à venir
}
on-the-grill = Sur le gril
draw-pile = Pioche : { $count }
discard-pile = Défausse : { $count }
has-passed = s’arrête
worm = le ver { $signpost }
alike = { $copies ->
    [one] un { $kind }
   *[other] { $copies }×{ $kind }
}
move-lay-out = poser { $laid }
move-pass = s’arrêter
move-steal = s’arrêter et voler le { $total }
decision-lay-out = Pose des cartes d’un même type, ou arrête-toi.
decision-lay-out-or-steal = Ton total permet un vol : arrête-toi et vole, ou pose encore.
decision-steal = Arrête-toi et vole, ou arrête-toi simplement.
decision-pass = Tu n’as aucun nouveau type à poser : tu dois t’arrêter.
event-hand-dealt = { $name } reçoit { $cards }.
event-hand-dealt-you = Tu reçois { $cards }.
event-hand-dealt-hidden = { $name } reçoit sa main.
event-round-begun = Manche { $round }. Sur le gril : { $grill }. { $name } commence.
event-round-begun-you = Manche { $round }. Sur le gril : { $grill }. Tu commences.
event-laid-out = { $name } pose { $laid } ; le total est maintenant de { $total }.
event-laid-out-you = Tu poses { $laid } ; ton total est maintenant de { $total }.
event-drew = { $name } pioche { $card }.
event-drew-you = Tu pioches { $card }.
event-drew-hidden = { $name } pioche une carte.
event-reshuffled = La pioche est vide : { $amount ->
    [one] { $amount } carte défaussée en forme
   *[other] { $amount } cartes défaussées sont mélangées et en forment
} une nouvelle.
event-nothing-to-draw = Il ne reste aucune carte à piocher pour { $name }.
event-nothing-to-draw-you = Il ne te reste aucune carte à piocher.
event-passed-without-worm = { $count ->
    [0] { $name } s’arrête sans avoir rien posé.
   *[other] { $name } s’arrête sans ver et défausse { $laid }.
}
event-passed-without-worm-you = { $count ->
    [0] Tu t’arrêtes sans avoir rien posé.
   *[other] Tu t’arrêtes sans ver et défausses { $laid }.
}
event-passed = { $name } s’arrête avec { $total } et attend le menu.
event-passed-you = Tu t’arrêtes avec { $total } et attends le menu.
event-took-lowest = { $name } prend la plus basse portion du gril : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-took-lowest-you = Tu prends la plus basse portion du gril : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-stole = { $name } vole le { $portion } avec { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
} à { $other }.
event-stole-you = Tu voles à { $other } le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-stole-to-you = { $name } te vole le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-took-from-menu = Menu : { $name } a { $total } et prend le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-took-from-menu-you = Menu : tu as { $total } et prends le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
event-menu-over = Le gril est vide ; les étalages vont à la défausse.
refusal-mixed-kinds = Ce sont des types différents : { $laid }. On ne pose que des cartes d’un même type.
refusal-not-in-hand = Tu n’as pas cela en main : { $laid }. Tu ne peux poser que des cartes de ta main.
refusal-kind-already-out = Ce type est déjà dans ton étalage : { $laid }. Pose un nouveau type ou arrête-toi.
refusal-steal-needs-worm = Pour voler, il faut un ver dans ton étalage. Tu peux t’arrêter sans voler.
refusal-steal-needs-match = Ton total est de { $total }, et cette portion n’est au sommet d’aucune autre pile. Tu peux t’arrêter sans voler.
reason-steals = Tu voles le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
} à { $other }.
reason-forgoes-theft = Tu pourrais voler le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
} à { $other }.
reason-menu-likely = Avec ton total de { $total }, tu peux compter sur le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-menu-for-sure = Tous les autres se sont arrêtés : ton total de { $total } rapporte le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-two-cards = Tu pioches deux cartes, et qui s’arrête en dernier n’en pioche aucune.
reason-nothing-fits = Tu n’as aucun nouveau type à poser.
reason-cards-left-over = C’est la dernière manche : ce que tu gardes en main ne vaut rien.
reason-takes-lowest = Sans ver, tu prends la plus basse portion : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-loses-display = Ce que tu as posé va à la défausse : { $laid }.
reason-covers-portion = La nouvelle portion couvre sur ta pile le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}, que personne ne peut alors voler.
reason-hits-portion = Tu atteins exactement la portion du sommet chez { $other }. Si elle y est encore à ton prochain tour, tu peux voler le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-hits-for-sure = Tu atteins exactement la portion du sommet chez { $other } : tu peux voler le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-towards-theft = Avec ta main, tu peux encore atteindre exactement la portion du sommet chez { $other } : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-first-worm = Avec un ver, ton étalage compte.
reason-needs-worm = Tu n’as pas de ver en main, et sans ver tout l’étalage est perdu.
reason-reaches = Dans l’état actuel des étalages, un total de { $total } rapporte une meilleure portion : le { $portion } { $worms ->
    [0] sans ver
    [one] avec { $worms } ver
   *[other] avec { $worms } vers
}.
reason-leaves-cards = { $amount ->
    [one] Il te reste { $amount } carte de ce type
   *[other] Il te reste { $amount } cartes de ce type
}, et après cette dernière manche cela ne vaut plus rien.
reason-nothing-to-save = C’est la dernière manche : il n’y a plus rien à économiser.
reason-one-for-one = Une carte posée, une carte piochée : ta main ne diminue pas.
reason-costly = Cela fait { $amount } cartes d’un coup, qui manqueront aux manches suivantes.
reason-low-first = Les petits types d’abord : ce que tu pioches entre-temps peut encore rejoindre les plus hauts.
reason-keeps-cards = { $amount ->
    [one] { $amount } autre carte de ce type reste
   *[other] { $amount } autres cartes de ce type restent
} en main pour les manches suivantes.
reason-wins-ties = Ton plus haut numéro de panneau départage les égalités : { $card }.
reason-harmless = Il n’y a pas grand-chose à en dire, ni pour ni contre.
ending-supply-used-up = Il n’y a plus de portions pour le gril.
sign-portion = une portion et ses vers
sign-below = portions sous celle du dessus
sign-total = total des cartes posées ; en gris sans ver
