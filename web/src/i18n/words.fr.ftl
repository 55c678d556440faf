tagline = Quatre jeux de cartes. Une table qui se met toute seule.
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
listed = Toute personne qui ouvre la première page peut se joindre à vous
game-runs = Les cartes sont sur la table.
go-on = Continuer
waiting-tables = On t’attend ici
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
language = Langue
to-night = Table sombre
to-day = Table claire
home = Vers tous les jeux
reconnecting = La ligne est coupée. Nouvel essai …
loading = On met la table …
against = Contre { $name }
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
invite-only-here = Ce lien ne mène ici que sur cet appareil. Lance le serveur avec « --host 0.0.0.0 » et tout ton réseau pourra jouer.
link = Lien vers cette table
copy = Copier
copied = Copié
share = Partager
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
watching-sit = Touche un robot pour jouer à sa place.
your-turn = À toi
choose-now = Choisis
thinks = { $name } réfléchit
is-away = { $name } n’est pas là
is-away-soon = { $name } n’est pas là, { $bot } prend bientôt le relais
answer-awaited = On attend une réponse
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
has-turn = doit jouer
suggest = Proposer un coup
suggest-another = Et sinon ?
suggesting = Je réfléchis …
suggestion = Un bon coup : { $move }
suggestion-other = Ou bien : { $move }
play-it = Jouer ce coup
close = Fermer
log = Journal
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
rematch-wish = D’accord pour rejouer : { $names }
rematch-missing = On attend : { $names }
another-game = Un autre jeu
look-at-table = Voir la table

### The first game
lesson = Première partie
lesson-first-game = Apprendre en jouant
lesson-offer = Tu découvres ce jeu ? Je t’explique en jouant.
lesson-accept = Explique-moi
lesson-decline = Non merci
lesson-call = Expliquer le jeu
lesson-leave = Arrêter l’explication
lesson-next = Suivant
lesson-your-move = À toi
lesson-progress = { $told } sur { $steps } expliqués
rules-chapters = Chapitres

### Les gens à la table : discussion, reprises, pauses, places, un appareil pour plusieurs

talk = Discussion
talk-news = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau mot
   *[other] Discussion, { $count } nouveaux mots
}
talk-empty = Personne n’a encore rien dit.
talk-field = Dis quelque chose
talk-send = Envoyer
talk-muted = L’hôte t’a coupé la parole : pour l’instant personne ne t’entend.
signs = Signes rapides
emote-hello = Salut !
emote-thanks = Merci !
emote-wellplayed = Bien joué !
emote-oops = Oups !
emote-hurry = Tic, tac …
emote-laugh = Ha ha !
emote-wow = Oh là !
emote-potato = Patate.
table-menu = Menu de la table
take-back = Reprendre mon coup
undo-wish = { $name } aimerait reprendre un coup.
undo-agree = D’accord
undo-refuse = Plutôt non
undo-waiting = Tu as demandé à reprendre ton coup. On attend : { $names }
undo-pending = { $name } aimerait reprendre un coup. On attend : { $names }
undo-granted = { $name } a repris un coup.
undo-declined = Le coup de { $name } reste : tout le monde n’était pas d’accord.
pause = Faire une pause
resume = Continuer
paused-by = { $name } a mis la partie en pause.
copy-link = Copier le lien de la table
leave-table = Quitter la table
leave-sure = Les autres continuent, et { $bot } joue pour toi.
seat-left = Tu as quitté ta place ; { $bot } joue pour toi.
come-back = Reprendre ma place
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
sit-here-how = Tu reprends ces cartes et ces points, et tu joues la suite.
seat-menu = À propos de { $name }
hide-words = Ne plus l’entendre sur cet appareil
hear-again = L’entendre de nouveau
mute = Couper la parole pour tous
unmute = Rendre la parole
is-muted = parole coupée
send-away = Renvoyer de la table
send-away-sure = Renvoyer { $name } pour de bon ? Un robot continuera.
sent-away = L’hôte t’a renvoyé de cette table.
plays-instead = { $bot } joue
plays-for = { $bot } joue pour { $name }
seats-taken = Toutes les places sont prises. Tu peux regarder.
friend-here = Ami sur cet appareil
friend-name = Le nom de ton ami
at-this-device = sur cet appareil
pass-to = Passe l’appareil à { $name }
pass-how = Les autres regardent ailleurs un instant.
show-cards = Je suis { $name } : montre mes cartes
cover-cards = Couvrir mes cartes


### After the game
my-games = Mes parties
score = Points

### The app – settings, notices, without a network
settings = Sons et appels
sounds = Sons
tell-turn = Me prévenir quand c’est à moi
tell-turn-refused = Ton navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses réglages pour cette page.
offline = Pas de connexion au serveur. Les cartes sont là-bas : dès qu’il répond, tu peux continuer à jouer.
