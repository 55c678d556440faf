seat-name = Joueur { $number }
nothing = rien
event-game-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared = { $name } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
refusal-malformed-move = « { $text } » n’est pas un coup ici. Les coups s’écrivent ainsi : { $forms }.
refusal-not-your-turn = Ce n’est pas à { $name } de jouer ; la table attend { $waiting }.
refusal-game-over = La partie est terminée.
plain-welcome = Bienvenue à { $title }. Tape le numéro d’un coup ou le coup lui-même ; q pour quitter la table.
plain-your-move = À toi :
plain-more-moves = … et { $count } autres ; tape le coup lui-même.
plain-saved = La partie est gardée dans { $file }.
