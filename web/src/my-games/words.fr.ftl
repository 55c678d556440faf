open-record = Ouvrir une partie enregistrée
open-record-how = Choisis un fichier .tischlein ou dépose-le ici. Il est redistribué et rejoué jusqu’au dernier coup avant d’être montré.
choose-file = Choisir un fichier
record-refused = Ce n’est pas une partie enregistrée valable.
record-too-large = Ce fichier est trop gros pour une partie enregistrée.
games-running = En cours
games-over = Jouées
you-won-with = Gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-came = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $of } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-games-yet = Aucune pour l’instant. Choisis un jeu : c’est déjà distribué.
stat-wins = Victoires
stat-games = Parties
stat-best = Record
filter-game = Tous les jeux
filter-level = Tous les adversaires
level-people = Humains
