tagline = Quatre jeux de cartes. Une table qui se met toute seule.
how-to-start = Choisis un jeu : c’est déjà distribué.
play-game = Jouer contre des robots
players-range = { $from }–{ $to } joueurs
play = Jouer
minutes = env. { $minutes } min
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = corsé
read-rules = Règles
unofficial = Un projet de fans non officiel, sans lien avec les auteurs et les éditeurs de ces jeux.
credits = Crédits
privacy = Vie privée
privacy-text = Ce serveur garde ton nom, ton portrait et tes parties, sous un numéro que seul ton navigateur connaît. Ni compte, ni cookies, ni pistage, et rien n’est transmis à personne. Le chat n’est pas enregistré.
source = Code source
source-text = Tischlein est un logiciel libre sous licence MIT ; le code source accompagne chaque copie.
with-friends = Entre amis
options = Options de la table
you-are = Tu joues sous le nom de
your-name = Ton nom
change-name = Changer
save = Enregistrer
game = Jeu
players = Joueurs
opponents = Adversaires
bot-level = Niveau
seat-number = Place { $number }
pace = Temps de réflexion
pace-none = sans limite
pace-seconds = { $seconds } secondes par coup
option-first = Qui commence
option-first-drawn = tirage au sort
deal = Distribuer
open-table = Ouvrir une table entre amis
listed = Afficher sur la page d’accueil de ce serveur
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
home = Tous les jeux
reconnecting = Connexion perdue. Nouvelle tentative …
loading = On met la table …
against = Contre { $name }
level-sprout = Jeune pousse
level-spud = Patate
level-gratin = Gratin
level-truffle = Truffe
level-note-sprout = laisse passer une chose ou deux
level-note-spud = joue en vieux routier
level-note-gratin = réfléchit avant de jouer
level-note-truffle = va au fond des choses
invite = Invite tes amis à la table
invite-how = Envoie le lien, ou fais scanner le code avec un téléphone.
invite-only-here = Ce lien ne fonctionne que sur cet appareil.
invite-open-network = Pour que d’autres puissent jouer, lance le serveur avec « --host 0.0.0.0 ».
link = Lien vers cette table
copy = Copier
copied = Copié
share = Partager
qr-alt = Le lien sous forme de code QR
sit-here = S’asseoir ici
free = libre
you = toi
host = hôte
add-bot = Ajouter un robot
begin = Distribuer maintenant
begin-fill = Distribuer, les robots complètent la table
who-are-you = Comment t’appelle-t-on ?
deal-for = Distribuer à { $count }
terms = La partie
hints = Conseils pour tous
hints-allowed = Les conseils sont permis.
hints-none = Pas de conseils à cette table.
newcomers = D’autres peuvent jouer pour les robots
remove-bot = Retirer le robot
wait-for-host = { $name } distribuera quand tout le monde sera là.
stand-up = Se lever
watching = Tu es spectateur.
watching-sit = Touche un robot pour jouer à sa place.
your-turn = À toi de jouer
choose-now = Tout le monde choisit
thinks = { $name } réfléchit
is-away = { $name } n’est pas là
is-away-soon = { $name } n’est pas là, { $bot } prend bientôt le relais
answer-awaited = On attend une réponse
all-think = Réfléchissent encore : { $names }
paused = La partie est en pause.
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
away = absent
has-turn = à son tour
keys = Touches
keys-play = jouer le premier, le deuxième… choix
keys-arrows = aller à tes choix et les parcourir
keys-go-on = continuer
keys-hint = suggérer un coup, puis un autre
keys-again = revoir ce qui s’est passé
keys-log = le journal
keys-rules = les règles
keys-close = fermer ce qui est ouvert
keys-help = cette liste
show-again = Revoir
suggest = Un conseil ?
suggest-another = Une autre idée ?
suggesting = Je réfléchis …
suggestion = Un bon coup : { $move }
suggestion-other = Ou alors : { $move }
play-it = Jouer ce coup
not-yet = Pas encore
close = Fermer
log = Journal
rules = Règles
drawer = Journal, discussion et règles
open-drawer = Journal et règles
see-rule = Lire la règle
moves = Tes coups
result = La partie est finie
won = { $names } gagne
won-shared = { $names } partagent la victoire
you-share = Tu partages la victoire avec { $names } !
your-place = Tu termines { $place }ᵉ sur { $players }.
gained = gagné
total = Total
you-name = Toi
you-won = Tu as gagné !
rank = Place
name = Nom
rematch = Rejouer
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
lesson-leave = Arrêter les explications
lesson-next = Suivant
lesson-your-move = À toi
lesson-progress = { $told } sur { $steps } expliqués
rules-chapters = Chapitres

### Les gens à la table : discussion, reprises, pauses, places, un appareil pour plusieurs

talk = Discussion
talk-news = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-field = Écris un message
talk-send = Envoyer
talk-muted = L’hôte t’a mis en sourdine : pour l’instant, personne ne voit tes messages.
signs = Réactions
emote-hello = Salut !
emote-thanks = Merci !
emote-wellplayed = Bien joué !
emote-oops = Oups !
emote-hurry = Tic, tac …
emote-laugh = Ha ha !
emote-wow = Waouh !
emote-potato = Patate.
table-menu = Menu de la table
take-back = Reprendre mon coup
undo-wish = { $name } aimerait reprendre un coup.
undo-agree = D’accord
undo-refuse = Non merci
undo-waiting = Tu as demandé à reprendre ton coup. On attend : { $names }
undo-pending = { $name } aimerait reprendre un coup. On attend : { $names }
undo-granted = { $name } a repris un coup.
undo-declined = Le coup de { $name } est maintenu : tout le monde n’était pas d’accord.
pause = Mettre en pause
resume = Reprendre
paused-by = { $name } a mis la partie en pause.
copy-link = Copier le lien de la table
leave-table = Quitter la table
leave-sure = Les autres continuent, et { $bot } prend ta place.
seat-left = Tu as quitté ta place ; { $bot } joue pour toi.
come-back = Reprendre ma place
notice-left = { $name } a quitté la table ; { $bot } continue à sa place.
notice-away = { $name } n’est plus là ; { $bot } joue à sa place.
notice-back = { $name } est de retour.
notice-seated = { $name } prend la place de { $before }.
notice-renamed = { $before } s’appelle maintenant { $name }.
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
sit-here-how = Tu reprends ces cartes et ces points et tu joues la suite.
seat-menu = À propos de { $name }
hide-words = Masquer ses messages sur cet appareil
hear-again = Afficher de nouveau ses messages
mute = Mettre en sourdine pour tous
unmute = Rétablir pour tous
is-muted = en sourdine
send-away = Exclure de la table
send-away-sure = Exclure { $name } pour de bon ? Un robot prendra le relais.
sent-away = L’hôte t’a exclu de cette table.
plays-instead = { $bot } joue
plays-for = { $bot } joue pour { $name }
seats-taken = Toutes les places sont prises. Tu peux regarder la partie.
friend-here = Un ami sur cet appareil
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
settings = Réglages
sounds = Sons
tell-turn = Préviens-moi quand c’est à moi
tell-turn-refused = Ton navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses réglages pour cette page.
offline = Pas de connexion au serveur. Tes cartes y sont en sécurité : dès qu’il répond, tu peux reprendre.
no-answer = Le serveur n’a pas répondu. Essaie encore une fois.
table-failed = La table dessinée ne fonctionne plus. Voici tout en mots ; la partie continue.
look-back = Revoir la partie
