card = { $value } { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
sack-red = rouge
sack-blue = bleue
sack-green = verte
sack-yellow = jaune
sack-gold = dorée
move-play = jouer le { $card }
event-round-dealt = La manche { $round } est distribuée ; { $name } entame.
event-hand-dealt = { $name } reçoit { $cards }.
event-hand-dealt-hidden = { $name } reçoit sa main.
event-played = { $name } joue le { $card }.
event-drew = { $name } pioche le { $card }.
event-drew-hidden = { $name } pioche une carte.
event-trick-won = { $name } remporte le pli avec le { $card }.
event-sack-taken = { $name } prend une carte Sacs { $sack } d’une valeur de { $worth }.
event-no-sack = Il ne reste plus de sac pour { $name }.
event-stuck = { $name } n’a aucune carte jouable et montre { $cards }. La manche est terminée.
event-round-scored = { $name } note { $points ->
    [one] { $points } sac
   *[other] { $points } sacs
}.
refusal-not-in-hand = Tu n’as pas le { $card } en main.
refusal-colour-in-trick = Le { $card } ne convient pas : chaque couleur ne peut paraître qu’une fois par pli ; joue une couleur qui n’y est pas encore.
refusal-colour-doubled = Le { $card } ne convient pas : une couleur est déjà doublée, il faut maintenant une nouvelle couleur.
refusal-second-potato-man = Le { $card } ne convient pas : un second Potato Man est interdit dans le même pli ; toute autre carte convient.
