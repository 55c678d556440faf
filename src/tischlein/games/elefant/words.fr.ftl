shop = La vitrine
door = Les éléphants à la porte
until-scoring = Décompte { $number } sur 4 dans { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
scoring-title = Décompte { $number } sur 4
sheet-lowest = Plus bas
sheet-highest = Plus haut
sheet-all = Tout
sheet-colour = Couleur
now-worth = rapporterait maintenant
card = le { $value } { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
elephant-colour = { $colour ->
    [red] toutes les rouges
    [blue] toutes les bleues
   *[green] toutes les vertes
}
elephant-two-colours = { $first ->
    [red] 2 rouges
    [blue] 2 bleues
   *[green] 2 vertes
} + { $amount ->
    [one] { $amount } { $second ->
        [red] rouge
        [blue] bleue
       *[green] verte
    }
   *[other] { $amount } { $second ->
        [red] rouges
        [blue] bleues
       *[green] vertes
    }
}
elephant-grey = { $amount ->
    [one] gris : { $amount } pièce
   *[other] gris : { $amount } d’une couleur
}
elephant-values = tous les { $values }
method-lowest = la plus basse de chaque couleur
method-highest = la plus haute de chaque couleur
method-all = toute la porcelaine
method-colour = { $colour ->
    [red] toutes les rouges
    [blue] toutes les bleues
   *[green] toutes les vertes
}
move-buy = acheter { $card }
move-elephant = prendre l’éléphant « { $elephant } »
move-pass = passer
move-drop = laisser casser { $cards }
move-score = compter : { $method }
decision-buy = Deux cartes Argent, c’est la limite : achète une pièce.
decision-buy-or-pass = Deux cartes Argent, c’est la limite : achète une pièce, ou passe.
decision-buy-or-elephant = Achète une pièce, ou prends un éléphant.
decision-any = Achète une pièce, prends un éléphant, ou passe.
decision-elephant = Plus d’argent : prends un éléphant.
decision-elephant-or-pass = Plus d’argent : prends un éléphant, ou passe.
decision-drop = Choisis les pièces qui se cassent.
decision-score = Choisis en secret ta façon de compter.
event-begins = { $name } commence.
event-begins-you = Tu commences.
event-start-pair = { $name } commence avec { $cards }.
event-start-pair-you = Tu commences avec { $cards }.
event-porcelain-turned-up = Nouveau dans le magasin : { $cards }.
event-elephants-turned-up = Nouveaux éléphants : { $elephants }.
event-elephants-reshuffled = Les éléphants utilisés sont mélangés pour former une nouvelle pioche.
event-bought = { $name } achète { $card }.
event-bought-you = Tu achètes { $card }.
event-elephant-taken = { $name } prend l’éléphant « { $elephant } ».
event-elephant-taken-you = Tu prends l’éléphant « { $elephant } ».
event-broken = { $name } perd { $cards } et reçoit une carte Argent.
event-broken-you = Tu perds { $cards } et reçois une carte Argent.
event-unharmed = Rien ne casse ; { $name } reçoit une carte Argent.
event-unharmed-you = Rien ne casse ; tu reçois une carte Argent.
event-passed = { $name } utilise sa carte Passe et passe son tour.
event-passed-you = Tu utilises ta carte Passe et passes ton tour.
event-scoring = Décompte { $number } sur 4 : chacun choisit une méthode.
event-chosen = { $name } a choisi : { $method }.
event-chosen-you = Tu as choisi : { $method }.
event-chosen-hidden = { $name } a choisi une méthode.
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $method }).
event-scored-you = Tu marques { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $method }).
refusal-no-money = Acheter { $card } coûte une carte Argent, et tu n’en as pas. Prends un éléphant, ou passe si tu as encore ta carte Passe.
refusal-porcelain-not-in-row = La vitrine ne contient pas { $card }. Tu peux acheter toute pièce qui s’y trouve maintenant.
refusal-two-money = Deux cartes Argent sont la limite, donc pas d’éléphant maintenant. Achète de la porcelaine, ou passe si tu as encore ta carte Passe.
refusal-elephant-not-in-row = L’éléphant « { $elephant } » n’est pas dans la rangée. Tu peux prendre tout éléphant qui s’y trouve maintenant.
refusal-no-pass-card = On passe une fois par partie, et ta carte Passe est utilisée. Achète de la porcelaine ou prends un éléphant, selon ton argent.
refusal-drop-first = D’abord les dégâts : choisis les pièces que casse ton éléphant.
refusal-nothing-to-drop = Il n’y a pas de dégâts à choisir maintenant. Achète de la porcelaine, prends un éléphant ou passe.
refusal-not-owned = Tu n’as pas cela : { $cards }. Seul ce qui t’appartient peut casser.
refusal-wrong-loss = Ce n’est pas ce que casse l’éléphant « { $elephant } » : { $cards }. Choisis exactement autant de pièces qu’il en montre, ou toutes celles que tu as.
refusal-mixed-colours = C’est plus d’une couleur : { $cards }. Un éléphant gris prend toutes ses cartes dans une seule couleur ; choisis-en une que tu possèdes.
refusal-scoring-first = Un décompte a lieu, et rien d’autre n’est possible maintenant. Choisis une méthode que tu n’as pas encore utilisée.
refusal-no-scoring = Il n’y a pas de décompte maintenant. Il a lieu tous les dix achats.
refusal-method-used = Tu as déjà utilisé cette méthode. Choisis-en une encore libre sur ta feuille.
reason-improves = Cela ajoute { $points ->
    [one] { $points } point
   *[other] { $points } points
} à « { $method } ».
reason-spoils = Cela retire { $points ->
    [one] { $points } point
   *[other] { $points } points
} à « { $method } ».
reason-brings-scoring = Un décompte suit aussitôt, avant que rien ne casse.
reason-fodder = Cela n’améliore aucune méthode libre, mais un éléphant peut prendre cette carte au lieu d’une meilleure.
reason-improves-nothing = Cela n’améliore aucune méthode libre.
reason-must-buy = Avec deux cartes Argent, tu ne peux pas prendre d’éléphant maintenant.
reason-last-money = Ensuite tu n’as plus d’argent, et seul un éléphant en rapporte.
reason-denies-card = { $other } joue ensuite et aimerait bien cette carte.
reason-unharmed = Rien ne casse chez toi, et tu reçois une carte Argent.
reason-breaks = { $points ->
    [0] Tu perds { $cards }, ce qui ne te coûte presque rien
   *[other] Tu perds { $cards }
}.
reason-mildest = Aucun éléphant de la rangée ne te coûte moins.
reason-milder-there = L’éléphant « { $elephant } » te coûterait moins.
reason-needs-money = Tu n’as pas d’argent, et un éléphant en rapporte.
reason-only-elephants = Sans argent, tu ne peux que prendre un éléphant.
reason-denies-elephant = { $other } joue ensuite et aimerait bien cet éléphant.
reason-costs-least = { $points ->
    [0] Tu ne peux pas t’en tirer à moins : cela ne te coûte presque rien
   *[other] Tu ne peux pas t’en tirer à moins
}.
reason-better-drop = Perdre { $cards } te coûterait moins.
reason-bare-colour = Tu n’as alors plus rien d’une couleur, et les éléphants qui ne cassent qu’elle ne te font rien.
reason-avoids-elephants = Même l’éléphant le plus doux, « { $elephant } », te coûterait cher.
reason-new-herd = À ton prochain tour, il y aura peut-être de nouveaux éléphants.
reason-avoids-purchase = Aucune carte du magasin ne t’est utile.
reason-pass-once = Tu ne peux passer qu’une fois par partie.
reason-last-scoring = C’est le dernier décompte, et cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-now-or-later = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant et peut-être environ { $later } plus tard.
reason-best-now = { $amount ->
    [one] L’autre méthode libre gagne
   *[other] Les autres méthodes libres gagnent
} davantage à attendre.
reason-better-method = Avec « { $method } », attendre rapporte moins.
reason-better-colour = Mieux vaut « { $method } ».
ending-last-scoring = Le quatrième décompte était le dernier.
option-grey = Éléphants gris
option-grey-one-colour = cassent une seule couleur
option-grey-any = cassent des pièces au choix
sign-money = argent
sign-pass = a encore sa carte « passer »
sign-sheet = ce que chaque méthode a rapporté : plus bas, plus haut, tout, couleur
sign-shelf = les pièces d’une couleur
