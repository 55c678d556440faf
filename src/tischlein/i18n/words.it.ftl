seat-name = Giocatore { $number }
nothing = niente
event-game-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-game-shared = { $name } condivide la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
refusal-malformed-move = «{ $text }» qui non è una mossa. Le mosse si scrivono così: { $forms }.
refusal-not-your-turn = Non tocca a { $name }; il tavolo aspetta { $waiting }.
refusal-game-over = La partita è finita.
plain-welcome = Ecco { $title } – scrivi il numero di una mossa o la mossa stessa; ? chiede consiglio, con q lasci il tavolo.
plain-your-move = Tocca a te:
plain-more-moves = … e altre { $count }; scrivi la mossa stessa.
plain-saved = La partita è conservata in { $file }.
suggest-only = È l’unica mossa.
suggest-clear = Nettamente la migliore.
suggest-likely = Probabilmente la migliore.
suggest-close = Altre mosse valgono più o meno lo stesso.
suggest-mixed = Resta imprevedibile: gioca così circa { $share } volte su 100.
suggest-usual = Di solito: { $move }. Alla prova, la mossa proposta dà circa { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} di vantaggio in più.
suggest-result = Punti { $rounds ->
    [0] a fine partita
    [1] a fine giro
    [2] alla fine del prossimo turno
   *[other] fra { $rounds } turni
}: circa { $points } per te, circa { $rival } per il rivale più forte.
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
