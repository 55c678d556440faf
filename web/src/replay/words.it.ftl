look-back = Rivedi la partita
at-the-deal = Le carte sono distribuite
after-move = Dopo la mossa { $n } di { $of }
course-title = Com’è andata
course-how = Punti dopo ogni mossa: le frecce scorrono, Invio mostra quel momento
course-table = In tabella
course-move = Mossa
look-there = Guarda questo momento
replay-keys = Indietro e avanti
replay-panel = Grafico e mosse
replay-moves = Le mosse
to-first = All’inizio
one-back = Una mossa indietro
one-ahead = Una mossa avanti
to-last = Alla fine
run-film = Riproduci
stop-film = Pausa
speed = Velocità
eyes = Visto da
eyes-all = uno spettatore
is-next = Poi: { $names }
copy-moment = Copia il link a questo momento
what-would = Cosa farebbe un bot?
idea = Un bot al posto di { $name }: { $move }
idea-same = { $name } ha giocato proprio così.
only-looking = Stai rivedendo la partita: le carte restano dove sono.
play-on = Continua da qui
play-on-as = Continua al posto di { $name }
play-on-how = Un nuovo tavolo contro i bot: tutte le carte sono come qui; ciò che resta da mescolare si mescola da capo.
download = Scarica la partita
check-deal = Controlla la distribuzione
check-title = Verifica della distribuzione
checking = Si ridistribuisce tutto …
deal-true = Le carte sono state date come promesso prima della partita, e ogni mossa è regolare.
deal-false = La distribuzione non si è potuta confermare.
deal-partly = Per quanto può vedere questa pagina, le carte sono state date come promesso, e ogni mossa è regolare.
deal-none = Questa partita non è iniziata con una propria distribuzione: non c’è promessa da verificare. Ogni mossa è regolare.
check-promise-early = Prima di dare le carte questa pagina ha ricevuto una promessa: l’impronta del segreto del server. La partita salvata ha la stessa.
check-promise-late = Durante la partita questa pagina ha ricevuto una promessa: l’impronta del segreto del server. La partita salvata ha la stessa.
check-promise-unseen = Questo dispositivo non ha ricevuto la promessa prima della partita e non può confrontarla. Chi ha giocato può farlo.
check-secret = Il segreto, mostrato dopo la partita, ha quell’impronta: calcolato qui, nel tuo browser.
check-seed = Il segreto insieme a ciò che è stato aggiunto ({ $texts }) dà il seme della distribuzione: calcolato anche qui.
check-seed-alone = Il segreto da solo dà il seme della distribuzione, perché nessuno ha aggiunto la propria fortuna: calcolato anche qui.
check-again = Il server ha ridato le carte e rigiocato tutte le { $moves } mosse: ognuna è regolare e il risultato è lo stesso.
check-note = Per l’ultimo passo ti fidi del server. Per controllare di persona: scarica la partita ed esegui tischlein verify FILE
finding-good = giusto
finding-bad = sbagliato
finding-open = non si sa
open-record = Apri una partita salvata
open-record-how = Scegli un file .tischlein o trascinalo qui. Viene ridistribuito e rigiocato fino all’ultima mossa prima di essere mostrato.
choose-file = Scegli un file
record-refused = Non è una partita salvata valida.
record-too-large = Questo file è troppo grande per una partita salvata.
games-running = In corso
games-over = Giocate
you-won-with = Hai vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
you-came = { $place }º di { $of } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
no-games-yet = Ancora nessuna. Scegli un gioco e si comincia.
