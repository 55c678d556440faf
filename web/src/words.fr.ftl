tagline = Quatre jeux de cartes. Une table qui se met toute seule.
how-to-start = Choisis un jeu et les cartes sont données.
play-game = Jouer contre des robots
players-range = { $from }–{ $to } joueurs
with-friends = Entre amis
options = Réglages
you-are = Tu joues sous le nom de
your-name = Ton nom
change-name = Changer
save = Garder
game = Jeu
players = Joueurs
opponents = Adversaires
bot-level = Force
seat-number = Place { $number }
pace = Temps de réflexion
pace-none = autant que tu veux
pace-seconds = { $seconds } secondes par coup
option-first = Qui commence
option-first-drawn = le sort décide
deal = Donner les cartes
open-table = Ouvrir une table entre amis
language = Langue
to-night = Table sombre
to-day = Table claire
home = Vers tous les jeux
reconnecting = La ligne est coupée. Nouvel essai …
loading = On met la table …
level-sprout = Germe
level-spud = Patate
level-gratin = Gratin
level-truffle = Truffe
level-note-sprout = oublie une chose ou deux
level-note-spud = joue comme les habitués
level-note-gratin = réfléchit avant de jouer
level-note-truffle = réfléchit à tout
invite = Invite tes amis à la table
invite-how = Envoie le lien, ou fais lire le code avec un téléphone.
link = Lien vers cette table
copy = Copier
copied = Copié
qr-alt = Le lien sous forme de code QR
sit-here = S’asseoir ici
free = libre
you = toi
host = hôte
add-bot = Asseoir un robot
begin = Donner maintenant
begin-fill = Donner, des robots aux places libres
wait-for-host = { $name } donnera quand tout le monde sera là.
stand-up = Se lever
watching = Tu regardes.
your-turn = À toi
choose-now = Choisis
thinks = { $name } réfléchit
all-think = Choisissent encore : { $names }
paused = La partie est en pause.
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bot = Robot
away = absent
stand-in = Un robot remplace
has-turn = doit jouer
suggest = Proposer un coup
suggesting = Je réfléchis …
suggestion = Un bon coup : { $move }
play-it = Le faire
close = Fermer
log = Ce qui s’est passé
rules = Règles
drawer = À côté de la table
open-drawer = Journal et règles
see-rule = Lire la règle
moves = Tes coups
result = La partie est finie
won = { $names } gagne
won-shared = { $names } partagent la victoire
you-won = Tu gagnes
rank = Rang
name = Nom
rematch = Encore une
rematch-asked = On attend les autres …
another-game = Un autre jeu
look-at-table = Voir la table

### The first game
lesson = Première partie
lesson-first-game = Apprendre en jouant
lesson-offer = Nouveau pour toi ? Je t’explique en jouant.
lesson-accept = Expliquer
lesson-decline = Non merci
lesson-call = Expliquer le jeu
lesson-leave = Arrêter l’explication
lesson-next = Suite
lesson-your-move = À toi
lesson-progress = { $told } sur { $steps } expliqués
rules-chapters = Chapitres

### After the game
my-games = Mes parties
score = Points
