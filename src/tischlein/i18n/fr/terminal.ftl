### What the terminal says

plain-welcome = Bienvenue à { $title } – tape le numéro d’un coup ou le coup lui-même ; ? pour un conseil, q pour quitter la table.
plain-your-move = À toi :
plain-more-moves = … et { $count } autres ; tape le coup lui-même.
plain-saved = La partie est gardée dans { $file }.
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
