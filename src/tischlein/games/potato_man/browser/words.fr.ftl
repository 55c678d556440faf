trick = Le pli
sack-stack = { $sack }, vaut { $worth } : il en reste { $count }
wins-trick = le prend
leads-trick = en tête
round-over = Fin de la manche
round-stuck = { $name } n’a aucune carte jouable.
round-stuck-you = Tu n’as aucune carte jouable.
not-playable = pas jouable

### What is at hand
sheet-and-cards = Feuille de score et cartes
sum = Total
last-trick = Dernier pli
cards-this-round = Cartes de cette manche
card-gone = partie
card-mine = dans ta main
card-open = encore possible
sacks-taken = { $sack }, vaut { $worth } : { $count }
