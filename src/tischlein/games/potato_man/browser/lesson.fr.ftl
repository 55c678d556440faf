lesson-welcome = Bienvenue au champ de patates ! { $players ->
    [2] Vous jouez deux cartes chacun, en alternant : c’est un pli.
   *[other] Chacun joue une carte, et ensemble elles font un pli.
} Qui le gagne remplit un sac. Je te raconte le reste en jouant.
lesson-hand = Voici ta main : des patates de quatre couleurs, chacune avec sa marque. Les grands nombres gagnent. Le rouge va jusqu’à 18, le bleu 16, le vert 14 et le jaune seulement 13.
lesson-sacks = Ces sacs sont la récompense : tu en reçois un de la couleur de ta carte gagnante. Le rouge vaut 1, le jaune 4. Si ta couleur est épuisée, tu reçois de l’or, qui vaut 5.
lesson-lead = Tu entames, donc toutes les cartes sont permises. Une carte haute peut gagner ; une basse permet de voir ce qu’ont les autres.
lesson-one-colour = { $who ->
    [me] Tu entames avec le { $card }.
   *[other] { $name } entame avec le { $card }.
} On joue à tour de rôle, et voici l’astuce : chaque couleur ne peut être qu’une seule fois dans un pli{ $players ->
    [5] , sauf une qui vient deux fois.
   *[other] {""} !
}
lesson-follow = Les cartes claires apportent une couleur qui manque encore. Les sombres ne sont pas jouables ; touche-en une et tu sauras pourquoi. Joue maintenant une carte claire.
lesson-trick = { $who ->
    [me] Le pli est à toi
   *[other] { $name } gagne le pli
} : le { $card } est le plus grand nombre. À égalité, la carte jouée en dernier gagne. Le prix : une carte Sacs { $sack }, valeur { $worth }.
lesson-winner-leads = Ici tu vois combien de sacs il reste : trois par couleur au départ. Qui a gagné le pli entame le suivant.
lesson-hero-wins = Regarde : le { $card }, c’est Potato Man, et une Evil Potato est dans le même pli. Alors c’est lui qui gagne, quoi qu’il y ait d’autre ! Le prix : une carte Sacs { $sack }, valeur { $worth }.
lesson-heroes = Deux personnages à connaître : les rouges 16, 17 et 18 sont Evil Potato, presque imbattables. Mais les jaunes 1, 2 et 3 sont Potato Man : s’ils se rencontrent dans un pli, Potato Man gagne.
lesson-suggest = Tu hésites ? Demande ici. Tu reçois un bon coup, avec sa raison.
lesson-tactics = Si tu peux prendre le pli, fais-le avec la plus petite carte qui suffit. Sinon, débarrasse-toi d’une basse. À toi !
lesson-stuck = Surveille tes couleurs ! Si c’est à quelqu’un de jouer et qu’aucune de ses cartes n’est jouable, la manche s’arrête aussitôt, et le pli en cours ne compte pour personne.
lesson-round = La manche est finie. Chacun compte ce que valent ses sacs. Puis on redistribue toutes les cartes.
lesson-on-your-own = Il y a { $rounds } manches, et chacun en commence une. Qui a le plus de sacs gagne. Maintenant tu sais tout : amuse-toi bien ! Si tu as besoin de moi, je suis ici.
