### What the terminal says

plain-welcome = Ecco { $title } – scrivi il numero di una mossa o la mossa stessa; ? ti dà un consiglio, r le regole, l il diario, con q lasci il tavolo.
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
terminal-rules = regole e segni
terminal-new-deal = nuova mano
terminal-other-game = altro gioco
terminal-back = torna al tavolo
terminal-thinks = { $name } sta pensando …
terminal-sure = Lasciare la partita? È salvata. Premi di nuovo lo stesso tasto per confermare.
terminal-more-people = persone qui
terminal-hand-over = Tocca a { $name }: premi Invio quando nessun altro guarda.
plain-go-on = La partita è salvata. Per riprenderla: tischlein play { $file }
plain-which-game = Quale partita riprendi?
terminal-not-saved = Non riesco a salvare la partita: { $reason }
terminal-any-key = Premi un tasto per continuare.
terminal-look-back = rivedi
terminal-looking-back = Il tavolo dopo la mossa { $move } di { $of }. ^P indietro, ^F avanti, Esc per tornare.
terminal-saved-games = Quale partita riprendi?
terminal-saved-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
terminal-go-on = riprendi
terminal-resume = partite salvate ({ $count })
terminal-more-options = altre opzioni
terminal-change = scegli o scrivi
terminal-done = fatto
terminal-row-players = Giocatori
terminal-row-people = Di cui qui
terminal-row-seat = Il vostro primo posto
terminal-row-name = Nome di { $seat }
terminal-row-pace = Ritmo
terminal-row-seed = Ridai la stessa mano (seme)
terminal-pace-slow = tranquillo
terminal-pace-normal = normale
terminal-pace-quick = veloce
option-first = Chi comincia
option-first-drawn = si tira a sorte
terminal-against = Contro { $bots }
sign-turn = deve giocare
sign-hand = carte in mano
terminal-signs = I segni sul tavolo
terminal-paused = Il tavolo è in pausa.
terminal-removed = Chi ospita ti ha tolto da questo tavolo.
terminal-you-deal = Dai le carte quando ci siete tutti; i bot prendono i posti liberi.
terminal-host-deals = Chi ospita dà le carte quando ci sono tutti.
