look-back = Revoir la partie
at-the-deal = Les cartes sont distribuées
after-move = Après le coup { $n } sur { $of }
course-title = Le cours de la partie
course-how = Points après chaque coup : les flèches avancent, Entrée montre ce moment
course-table = La même chose en tableau
course-move = Coup
look-there = Voir ce moment
replay-keys = En arrière et en avant
replay-panel = Déroulement et coups
replay-moves = Les coups
to-first = Au début
one-back = Un coup en arrière
one-ahead = Un coup en avant
to-last = À la fin
run-film = Lancer
stop-film = Arrêter
speed = Vitesse
eyes = Vu par
eyes-all = un spectateur
is-next = Ensuite : { $names }
copy-moment = Copier le lien vers ce moment
what-would = Que ferait un robot ?
idea = Un robot à la place de { $name } : { $move }
idea-same = { $name } a fait exactement cela.
only-looking = Tu regardes en arrière : les cartes ne bougent pas.
play-on = Continuer d’ici
play-on-as = Continuer à la place de { $name }
play-on-how = Une nouvelle table contre des robots : toutes les cartes sont comme ici, ce qui reste à mélanger l’est à nouveau.
download = Télécharger la partie
check-deal = Vérifier la donne
check-title = Contrôle de la donne
checking = On redistribue tout …
deal-true = La donne est celle promise avant la partie, et chaque coup est permis.
deal-false = La donne n’a pas pu être confirmée.
deal-partly = Pour autant que cette page puisse en juger, la donne est celle promise et chaque coup est permis.
deal-none = Cette partie n’a pas commencé par une donne promise : il n’y a pas de promesse à contrôler. Chaque coup est permis.
check-promise-early = Avant la donne, cette page a vu une promesse, l’empreinte du secret du serveur. L’enregistrement a la même.
check-promise-late = Pendant la partie, cette page a vu une promesse, l’empreinte du secret du serveur. L’enregistrement a la même.
check-promise-unseen = Cet appareil n’a pas vu la promesse avant la partie et ne peut pas la comparer. Qui a joué le peut.
check-secret = Le secret, montré après la partie, a bien cette empreinte : calculé ici, dans ton navigateur.
check-seed = Le secret avec ce qui a été ajouté ({ $texts }) donne la graine de la donne : calculé ici aussi.
check-seed-alone = Le secret seul donne la graine de la donne, car personne n’y a ajouté sa chance : calculé ici aussi.
check-again = Le serveur a redistribué et rejoué les { $moves } coups : chacun est permis et le résultat est le même.
check-note = La dernière étape, c’est la parole du serveur. Pour s’en passer : télécharge l’enregistrement et lance tischlein verify FICHIER
finding-good = juste
finding-bad = faux
finding-open = pas connu
open-record = Ouvrir une partie enregistrée
open-record-how = Choisis un fichier .tischlein ou dépose-le ici. Il est redistribué et rejoué jusqu’au dernier coup avant d’être montré.
choose-file = Choisir un fichier
record-refused = Ce fichier n’est pas un véritable enregistrement.
record-too-large = Ce fichier est trop grand pour une partie enregistrée.
games-running = En cours
games-over = Jouées
you-won-with = Gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-came = Place { $place } sur { $of } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-games-yet = Aucune encore. Choisis un jeu et les cartes sont distribuées.
