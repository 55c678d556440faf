lesson-welcome = Bienvenue au barbecue ! Les poules veulent des vers, et toi aussi : qui en a le plus à la fin gagne. Je t’explique tout en jouant.
lesson-grill = Sur le gril, il y a autant de portions que de joueurs. Plus le nombre est grand, plus il rapporte de vers. À chaque manche, toutes sont mangées.
lesson-hand = Voici ta main : des nombres de 1 à 5, et des vers. Un ver compte 5 et forme un type à part.
lesson-lay-out = À ton tour, tu poses des cartes d’un seul type, une ou plusieurs. Puis tu pioches une carte. Touche une carte pour la choisir, encore une fois pour en prendre plus, puis pose-les.
lesson-total = Voici ton étalage. Toutes ses cartes s’additionnent : { $total } pour l’instant. Plus ton total est haut, meilleure est ta portion.
lesson-worm = { $worm ->
    [yes] Le sceau rouge dit qu’il y a un ver ici. Il t’en faut un : sans ver, tout l’étalage ne vaut rien !
   *[no] Mais attention, il n’y a pas encore de ver ici. Sans ver, tout l’étalage ne vaut rien ! Avec un ver, le total reçoit un sceau rouge.
}
lesson-lowest = { $who ->
    [me] Tu t’es arrêté
   *[other] { $name } s’est arrêté
} sans ver. L’étalage est perdu, et il ne reste que la portion la plus basse : { $portion }.
lesson-again = Encore à toi : pose un autre type. On n’ajoute plus rien à ce qui est déjà dans ton étalage, alors réfléchis au nombre de cartes que tu prends.
lesson-pass = Ou bien tu t’arrêtes, et ta manche est finie : ton total attend le menu, et tu pioches deux cartes. Seul le dernier à s’arrêter n’en pioche pas. Que fais-tu ?
lesson-menu = Tout le monde s’est arrêté : voici le menu ! Le total le plus haut prend la portion la plus haute, puis le suivant, jusqu’à ce que le gril soit vide.
lesson-stack = Les portions forment des piles, la plus récente au-dessus. Les vers qui y figurent sont les points.
lesson-steal = Gare aux voleurs ! Si ton total est exactement le nombre de la portion au sommet d’une autre pile et que tu as un ver, tu peux la voler en t’arrêtant. Les autres peuvent en faire autant.
lesson-steal-now = Voilà l’occasion : ton total est exactement ce qui est au sommet là-bas. Arrête-toi et vole, ou continue si tu as mieux en tête.
lesson-save = Ce que tu as en main, tu le gardes d’une manche à l’autre. Qui pose tout maintenant commence la suivante avec peu.
lesson-suggest = Tu hésites ? Demande ici. Tu reçois un bon coup et la raison.
lesson-signposts = Chaque ver porte un nombre sur son panneau. Il ne compte qu’à égalité : le panneau le plus haut est servi d’abord.
lesson-on-your-own = Après { $rounds } manches, les portions sont épuisées, et qui a le plus de vers gagne. Maintenant tu sais tout : bon appétit ! Si tu as besoin de moi, je suis ici.
