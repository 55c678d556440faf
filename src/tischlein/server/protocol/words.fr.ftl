refusal-malformed = Ce message est illisible : { $detail }.
refusal-unknown-message = Un tel message n’existe pas : { $detail }.
refusal-unknown-table = Cette table n’existe pas.
refusal-unknown-language = Cette langue n’existe pas ici ; il y a en, de, fr et it.
refusal-need-identity = Dis d’abord qui tu es : il faut un nom pour cela.
refusal-not-your-seat = La place { $number } n’est pas à toi.
refusal-need-seat = Il faut une place à la table pour faire cela.
refusal-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-seat-taken = La place { $number } est prise.
refusal-no-free-seat = Toutes les places sont prises.
refusal-seats-free = Il reste des places libres : attends du monde ou fais asseoir des robots.
refusal-game-has-begun = La partie a déjà commencé.
refusal-no-game-running = Aucune partie n’est en cours à cette table.
refusal-game-not-over = La partie n’est pas encore finie.
refusal-not-the-host = Seul l’hôte de la table peut faire cela.
refusal-unknown-bot = Ce robot n’existe pas ; il y a { $bots }.
refusal-stale = La table a avancé entre-temps ; regarde encore.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-played-already = Tu as déjà joué dans cette partie ; les cartes d’une autre place ne sont pas pour toi.
refusal-nothing-to-undo = Tu n’as aucun coup à reprendre.
refusal-undo-revealed = Impossible de reprendre ce coup : quelque chose a été révélé depuis.
refusal-undo-asked-already = Quelqu’un demande déjà à reprendre un coup.
refusal-no-undo-asked = Personne ne te demande ton accord pour reprendre un coup.
refusal-muted = L’hôte t’a mis en sourdine.
refusal-removed = L’hôte t’a écarté de cette table.
refusal-too-fast = Pas si vite, s’il te plaît.
refusal-unknown-emote = Ce signe n’existe pas ; il y a { $emotes }.
refusal-unknown-person = Cette personne n’est pas à la table.
refusal-not-yourself = Tu ne peux pas te faire cela à toi-même.
refusal-not-attending = Viens d’abord à la table.
refusal-bad-name = Un nom a de 1 à 24 caractères, tous visibles.
refusal-no-suggestion = Personne n’a d’idée pour le moment.
refusal-conflict = Quelqu’un a été plus rapide ; voici la table telle qu’elle est.
refusal-store-failed = Cela n’a pas pu être noté, donc rien n’a été fait. Essaie encore une fois.
refusal-other-rules = Cette partie de { $game } a commencé avec d’autres règles que celles d’ici ; un serveur de sa version la continue.
refusal-too-many = Il y en a déjà trop.
refusal-bad-code = Ce code est faux, déjà utilisé ou trop ancien.
refusal-unknown-game-record = Cette partie finie n’existe pas.
refusal-no-such-moment = À ce moment il n’y a plus rien à jouer ; la partie a les coups 0 à { $moves }, et à la fin personne n’est au trait.

### The bots, as the browser calls them too

bot-sprout = Germe
bot-spud = Patate
bot-gratin = Gratin
bot-truffle = Truffe

### What the shields say

refusal-bad-text = Ce texte contient quelque chose d’invisible ou qui le retourne. Écris-le encore une fois, s’il te plaît.
refusal-unknown-page = Une telle page n’existe pas ici.
refusal-wrong-method = Cette page ne se demande pas ainsi : { $detail }.
refusal-too-large = Cette demande est trop grande.
