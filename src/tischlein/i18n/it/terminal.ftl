### What the terminal says

plain-welcome = Ecco { $title } – scrivi il numero di una mossa o la mossa stessa; ? ti dà un consiglio, con q lasci il tavolo.
plain-your-move = Tocca a te:
plain-more-moves = … e altre { $count }; scrivi la mossa stessa.
plain-saved = Partita salvata in { $file }.
plain-thinking = Ci penso …
plain-level-sprout = Germoglio, ancora in crescita: qualcosa gli sfugge
plain-level-spud = Patata, coi piedi per terra: gioca da veterano
plain-level-gratin = Gratin, ben cotto: pensa prima di giocare
plain-level-truffle = Tartufo, una rarità: pensa a tutto
terminal-choose = A che cosa giochiamo? Giochi contro i bot, e si comincia subito.
terminal-seats = { $least }–{ $most } giocatori
terminal-players = { $count } giocatori, { $people ->
    [one] tu e i bot
   *[other] { $people } dei quali qui
}
terminal-deal = dai le carte
terminal-more-players = giocatori
terminal-opponents = avversari
terminal-language = lingua
terminal-leave = esci
terminal-your-move = { $decision } ↑ ↓ per scegliere, o scrivi
terminal-play = gioca
terminal-advice = consiglio
terminal-what-else = altre idee
terminal-rules = regole
terminal-new-deal = nuova mano
terminal-other-game = altro gioco
terminal-back = torna al tavolo
terminal-thinks = { $name } sta pensando …
terminal-sure = Abbandonare la partita? Premi di nuovo lo stesso tasto per confermare.
terminal-more-people = persone qui
terminal-hand-over = Tocca a { $name }: premi Invio quando nessun altro guarda.
