### What the terminal says

plain-welcome = Bienvenue à la table de { $title } – tape le numéro d’un coup ou le coup lui-même ; ? pour un conseil, q pour quitter la table.
plain-your-move = À toi de jouer :
plain-more-moves = … et { $count } autres ; tape le coup lui-même.
plain-saved = Partie enregistrée dans { $file }.
plain-thinking = Je réfléchis …
plain-level-sprout = Jeune pousse, encore en herbe : laisse passer une chose ou deux
plain-level-spud = Patate, les pieds sur terre : joue en vieux routier
plain-level-gratin = Gratin, bien cuit : réfléchit avant de jouer
plain-level-truffle = Truffe, une perle rare : va au fond des choses
terminal-choose = À quoi jouons-nous ? Tu joues contre des robots, et c’est distribué tout de suite.
terminal-seats = { $least }–{ $most } joueurs
terminal-players = { $count } joueurs, { $people ->
    [one] toi et des robots
   *[other] dont { $people } ici
}
terminal-deal = distribuer
terminal-more-players = joueurs
terminal-opponents = adversaires
terminal-language = langue
terminal-leave = quitter
terminal-your-move = { $decision } ↑ ↓ pour choisir, ou tape
terminal-play = jouer
terminal-advice = conseil
terminal-what-else = autre idée
terminal-rules = règles
terminal-new-deal = nouvelle donne
terminal-other-game = autre jeu
terminal-back = retour à la table
terminal-thinks = { $name } réfléchit …
terminal-sure = Abandonner cette partie ? Appuie encore sur la même touche pour confirmer.
terminal-more-people = joueurs ici
terminal-hand-over = À { $name } de jouer : appuie sur Entrée quand personne d’autre ne regarde.
