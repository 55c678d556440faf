### What the terminal says

plain-welcome = Bienvenue à la table de { $title } – tape le numéro d’un coup ou le coup lui-même ; ? pour un conseil, r pour les règles, l pour le journal, q pour quitter la table.
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
terminal-rules = règles et signes
terminal-new-deal = nouvelle donne
terminal-other-game = autre jeu
terminal-back = retour à la table
terminal-thinks = { $name } réfléchit …
terminal-sure = Quitter cette partie ? Elle est enregistrée. Appuie encore sur la même touche pour confirmer.
terminal-more-people = joueurs ici
terminal-hand-over = À { $name } de jouer : appuie sur Entrée quand personne d’autre ne regarde.
plain-go-on = La partie est enregistrée. Pour la reprendre : tischlein play { $file }
plain-which-game = Quelle partie reprendre ?
terminal-not-saved = Impossible d’enregistrer la partie : { $reason }
terminal-any-key = Appuie sur une touche pour continuer.
terminal-look-back = revoir
terminal-looking-back = La table après le coup { $move } sur { $of }. ^P en arrière, ^F en avant, Échap pour revenir.
terminal-saved-games = Quelle partie reprendre ?
terminal-saved-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-go-on = reprendre
terminal-resume = parties enregistrées ({ $count })
terminal-more-options = plus d’options
terminal-change = choisir ou taper
terminal-done = terminé
terminal-row-players = Joueurs
terminal-row-people = Dont ici
terminal-row-seat = Votre première place
terminal-row-name = Nom de { $seat }
terminal-row-pace = Rythme
terminal-row-seed = Redistribuer la même donne (graine)
terminal-pace-slow = tranquille
terminal-pace-normal = normal
terminal-pace-quick = rapide
option-first = Qui commence
option-first-drawn = tirage au sort
terminal-against = Contre { $bots }
sign-turn = doit jouer
sign-hand = cartes en main
terminal-signs = Les signes sur la table
terminal-paused = La table est en pause.
terminal-removed = L’hôte t’a retiré de cette table.
terminal-you-deal = Distribue quand tout le monde est là ; des robots prennent les places libres.
terminal-host-deals = L’hôte distribue quand tout le monde est là.
