look-back = Revoir la partie
at-the-deal = Les cartes sont distribuées
after-move = Après le coup { $n } sur { $of }
course-title = Le fil de la partie
course-how = Points après chaque coup : flèches pour avancer, Entrée pour voir ce moment
course-table = Sous forme de tableau
course-move = Coup
look-there = Voir ce moment
replay-keys = En arrière et en avant
replay-panel = Courbe et coups
replay-moves = Les coups
to-first = Au début
one-back = Un coup en arrière
one-ahead = Un coup en avant
to-last = À la fin
run-film = Lecture
stop-film = Pause
speed = Vitesse
eyes = Vu par
eyes-all = un spectateur
is-next = Ensuite : { $names }
copy-moment = Copier le lien vers ce moment
what-would = Que ferait un robot ?
idea = Un robot à la place de { $name } : { $move }
idea-same = C’est exactement ce qu’a joué { $name }.
only-looking = Tu revois la partie : les cartes restent où elles sont.
play-on = Continuer à partir d’ici
play-on-as = Continuer à la place de { $name }
play-on-how = Une nouvelle table contre des robots : toutes les cartes sont comme ici ; ce qui reste à mélanger est mélangé à nouveau.
download = Télécharger la partie
check-deal = Vérifier la distribution
check-title = Vérification de la distribution
checking = On redistribue tout …
deal-true = Les cartes ont été distribuées comme promis avant la partie, et tous les coups sont réguliers.
deal-false = La distribution n’a pas pu être confirmée.
deal-partly = Autant que cette page puisse en juger, les cartes ont été distribuées comme promis, et tous les coups sont réguliers.
deal-none = Cette partie n’a pas commencé par sa propre distribution : il n’y a pas de promesse à vérifier. Tous les coups sont réguliers.
check-promise-early = Avant la distribution, cette page a reçu une promesse : l’empreinte du secret du serveur. La partie enregistrée a la même.
check-promise-late = Pendant la partie, cette page a reçu une promesse : l’empreinte du secret du serveur. La partie enregistrée a la même.
check-promise-unseen = Cet appareil n’a pas reçu la promesse avant la partie et ne peut pas comparer. Toute personne qui a joué le peut.
check-secret = Le secret, montré après la partie, a bien cette empreinte : calculé ici, dans ton navigateur.
check-seed = Le secret et ce qui a été ajouté ({ $texts }) donnent la graine de la distribution : calculé ici aussi.
check-seed-alone = Le secret seul donne la graine de la distribution, car personne n’y a ajouté sa part de hasard : calculé ici aussi.
check-again = Le serveur a redistribué et rejoué les { $moves } coups : tous sont réguliers et le résultat est le même.
check-note = Pour la dernière étape, tu crois le serveur sur parole. Pour vérifier toi-même : télécharge la partie et lance tischlein verify FICHIER
finding-good = juste
finding-bad = faux
finding-open = inconnu
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
