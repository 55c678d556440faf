### What the terminal says

plain-welcome = Ecco { $title } – scrivi il numero di una mossa o la mossa stessa; ? chiede consiglio, con q lasci il tavolo.
plain-your-move = Tocca a te:
plain-more-moves = … e altre { $count }; scrivi la mossa stessa.
plain-saved = La partita è conservata in { $file }.
plain-thinking = Ci penso …
plain-level-sprout = Germoglio, ancora in crescita: qualcosa gli sfugge
plain-level-spud = Patata, coi piedi per terra: gioca come i vecchi volponi
plain-level-gratin = Gratin, ben cotto: pensa prima di giocare
plain-level-truffle = Tartufo, difficile trovare di meglio: pensa a tutto
terminal-choose = A che cosa giochiamo? Giochi contro i bot, le carte sono subito in tavola.
terminal-seats = { $least }–{ $most } giocatori
terminal-players = { $count } giocatori, { $people ->
    [one] tu e i bot
   *[other] { $people } di loro qui
}
terminal-deal = dai le carte
terminal-more-players = giocatori
terminal-opponents = avversari
terminal-language = lingua
terminal-leave = esci
terminal-your-move = Tocca a te: scegli con ↑ ↓ o scrivi una parte della mossa
terminal-play = gioca
terminal-advice = consiglio
terminal-what-else = che altro
terminal-rules = regole
terminal-new-deal = nuova mano
terminal-other-game = altro gioco
terminal-back = torna al tavolo
terminal-thinks = { $name } sta pensando …
terminal-sure = Vuoi davvero abbandonare la partita? Premi di nuovo lo stesso tasto.
terminal-more-people = persone qui
terminal-hand-over = Tocca a { $name }: premi Invio quando nessun altro guarda.
