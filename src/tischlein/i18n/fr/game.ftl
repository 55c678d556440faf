### What is said in every game

nothing = rien
event-game-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared = { $name } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-shared-you = Tu partages la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
refusal-malformed-move = « { $given } » n’est pas un coup possible ici. Les coups s’écrivent ainsi : { $forms }.
refusal-not-your-turn = Ce n’est pas à { $name } de jouer ; on attend { $waiting }.
refusal-game-over = La partie est terminée.
suggest-only = C’est ton seul coup.
suggest-clear = C’est nettement le meilleur coup.
suggest-likely = C’est sans doute le meilleur coup.
suggest-close = D’autres coups se valent à peu près.
suggest-mixed = Reste imprévisible : joue ce coup environ { $share } fois sur 100.
suggest-usual = Le coup habituel : { $move }. Dans des parties d’essai, celui-ci t’a donné environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} d’avance de plus.
suggest-lead = Dans des parties d’essai, le deuxième meilleur coup t’a donné environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} d’avance de moins.
suggest-ahead = { $rounds ->
    [0] Tu as gagné environ { $percent } parties d’essai sur 100.
   *[other] Tu étais en tête dans environ { $percent } parties d’essai sur 100.
}
suggest-result = Points { $rounds ->
    [0] en fin de partie
    [1] en fin de manche
    [2] à la fin de la prochaine manche
   *[other] dans { $rounds } manches
} : environ { $points } pour toi, environ { $rival } pour le meilleur adversaire.
waiting-for = On attend { $people }.
won-by = Victoire : { $people }.
