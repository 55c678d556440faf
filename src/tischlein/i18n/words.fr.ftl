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
plain-welcome = Bienvenue à { $title } – tape le numéro d’un coup ou le coup lui-même ; ? pour un conseil, q pour quitter la table.
plain-your-move = À toi :
plain-more-moves = … et { $count } autres ; tape le coup lui-même.
plain-saved = La partie est gardée dans { $file }.
suggest-only = C’est le seul coup.
suggest-clear = Nettement le meilleur.
suggest-likely = Probablement le meilleur.
suggest-close = D’autres coups le valent à peu près.
suggest-mixed = Reste imprévisible : joue ce coup environ { $share } fois sur 100.
suggest-usual = D’habitude : { $move }. À l’essai, le coup proposé donne environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} d’avance de plus.
suggest-result = Points { $rounds ->
    [0] en fin de partie
    [1] en fin de manche
    [2] à la fin de la prochaine manche
   *[other] dans { $rounds } manches
} : environ { $points } pour toi, environ { $rival } pour le meilleur adversaire.
plain-thinking = Je réfléchis …
plain-level-sprout = Germe, encore en herbe : il lui échappe une chose ou deux
plain-level-spud = Patate, les pieds sur terre : joue comme les vieux de la vieille
plain-level-gratin = Gratin, bien cuit : réfléchit avant de jouer
plain-level-truffle = Truffe, on trouve rarement mieux : va au fond des choses
terminal-choose = À quoi jouons-nous ? Tu joues contre des bots, les cartes sont données aussitôt.
terminal-seats = { $least }–{ $most } joueurs
terminal-players = { $count } joueurs, { $people ->
    [one] toi et des bots
   *[other] dont { $people } ici
}
terminal-deal = donner
terminal-more-players = joueurs
terminal-opponents = adversaires
terminal-language = langue
terminal-leave = quitter
terminal-your-move = À toi : choisis avec ↑ ↓ ou tape une partie du coup
terminal-play = jouer
terminal-advice = conseil
terminal-what-else = et sinon
terminal-rules = règles
terminal-new-deal = nouvelle donne
terminal-other-game = autre jeu
terminal-back = retour à la table
terminal-thinks = { $name } réfléchit …
terminal-sure = Vraiment abandonner cette partie ? Encore une fois la même touche.
terminal-more-people = joueurs ici
terminal-hand-over = À { $name } : appuie sur Entrée quand personne d’autre ne regarde.
