places = Les autres
lies-here = Jouée : { $potatoes }
face-down = face cachée
in-hand = En main : { $potatoes }
in-discard = Défaussées : { $potatoes }
place-hand = en main
place-chosen = choisie
place-played = jouée
place-front = agit pendant cette manche
place-discard = défaussée
is-protected = à l’abri de la Patate chaude pendant cette manche
counts-twice = compte double pendant cette manche
has-looked = a regardé la pile
holds-hot = { $name } : la Patate chaude
hot-in-middle = La Patate chaude est au milieu
aim-at = Envoyer la Patate chaude à { $name }
aim-how = Touche qui doit recevoir la Patate chaude.
extra-how = Ajouter une deuxième patate de ta main ?
use-it = Utiliser
leave-skip = Passer
leave-none = Pas de deuxième patate
first-met = rencontre la première patate
comes-next = { $count ->
    [one] La prochaine
   *[other] Bientôt, dans un ordre inconnu
}
among-next = Parmi les { $count } prochaines
effect-apeeling = Si elle perd : regarde les trois prochaines rencontres.
effect-couch = Si elle perd : reprends tes patates défaussées.
effect-poteto = Amène une deuxième patate.
effect-rambo = Si elle perd : envoie la Patate chaude à quelqu’un.
effect-robo = Si elle perd : pas de Patate chaude pour toi à la prochaine manche.
effect-sweet = Si elle perd : la prochaine manche compte double.
option-target = Points pour gagner
comes-soon = bientôt
