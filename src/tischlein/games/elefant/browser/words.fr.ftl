shelf = Ta porcelaine
shelf-of = Porcelaine : { $name }
empty-shelf = pas de porcelaine
money = argent : { $count }
pass-card = carte Passe
pass-card-used = carte Passe utilisée
pass-once = passer
would-break = casse { $cards }
would-break-of = casse { $count } parmi { $cards }
would-break-none = ne te casse rien
take-elephant = Prendre cet éléphant
drop-title = Qu’est-ce qui casse ?
drop-do = Casser { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
choose-more = touche les pièces dont tu peux te passer
scoring-how = Choisis en secret ; chaque méthode une fois par partie.
scored-title = Ce que chacun a marqué
has-chosen = a choisi
sheet = Feuille de score
sheets = Toutes les feuilles
used = compté
sheet-total = Total
still-to-come = Encore à venir
broken-so-far = Cassé
