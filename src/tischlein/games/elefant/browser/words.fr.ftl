shop = La vitrine
door = Les éléphants à la porte
shelf = Ta porcelaine
shelf-of = Porcelaine : { $name }
empty-shelf = pas de porcelaine
money = argent : { $count }
pass-card = carte Passe
pass-card-used = carte Passe utilisée
until-scoring = Décompte { $number } sur 4 dans { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
would-break = casse { $cards }
would-break-of = casse { $count } parmi { $cards }
would-break-none = ne te casse rien
take-elephant = Prendre cet éléphant
drop-title = Qu’est-ce qui casse ?
drop-do = Casser { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
choose-more = touche les pièces que tu abandonnes
scoring-title = Décompte { $number } sur 4
scoring-how = Choisis en secret ; chaque méthode sert une fois.
scored-title = Ce que chacun a noté
has-chosen = a choisi
sheet = Feuille de score
sheets = Les feuilles
used = noté
now-worth = rapporterait maintenant
sheet-lowest = Plus bas
sheet-highest = Plus haut
sheet-all = Tout
sheet-colour = Couleur
sheet-total = Total
still-to-come = Encore à venir
broken-so-far = Cassé
option-grey = Éléphants gris
option-grey-one-colour = cassent une seule couleur
option-grey-any = cassent des pièces au choix
