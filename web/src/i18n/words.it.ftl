tagline = Quattro giochi di carte. Un tavolo che si apparecchia da solo.
how-to-start = Scegli un gioco e le carte sono distribuite.
play-game = Gioca contro i bot
players-range = { $from }–{ $to } giocatori
with-friends = Con gli amici
options = Opzioni
you-are = Giochi come
your-name = Il tuo nome
change-name = Cambia
save = Salva
game = Gioco
players = Giocatori
opponents = Avversari
bot-level = Forza
seat-number = Posto { $number }
pace = Tempo per pensare
pace-none = quanto vuoi
pace-seconds = { $seconds } secondi a mossa
option-first = Chi comincia
option-first-drawn = decide la sorte
deal = Dai le carte
open-table = Apri un tavolo per gli amici
listed = Chi apre qui la prima pagina può unirsi
game-runs = Le carte sono sul tavolo.
go-on = Continua
waiting-tables = Qui qualcuno ti aspetta
seats-free = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
language = Lingua
to-night = Tavolo scuro
to-day = Tavolo chiaro
home = A tutti i giochi
reconnecting = La linea è caduta. Nuovo tentativo …
loading = Si apparecchia il tavolo …
against = Contro { $name }
level-sprout = Germoglio
level-spud = Patata
level-gratin = Gratin
level-truffle = Tartufo
level-note-sprout = si lascia sfuggire qualcosa
level-note-spud = gioca come i veterani
level-note-gratin = pensa prima di giocare
level-note-truffle = pensa a tutto
invite = Invita i tuoi amici al tavolo
invite-how = Manda il link, o fai leggere il codice con un telefono.
invite-only-here = Questo link porta qui solo da questo dispositivo. Avvia il server con «--host 0.0.0.0» e tutti nella tua rete potranno giocare.
link = Link a questo tavolo
copy = Copia
copied = Copiato
share = Condividi
qr-alt = Il link come codice QR
sit-here = Siediti qui
free = libero
you = tu
host = chi ospita
add-bot = Fai sedere un bot
begin = Dai le carte ora
begin-fill = Dai le carte, bot ai posti liberi
wait-for-host = { $name } dà le carte quando ci sono tutti.
stand-up = Alzati
watching = Stai guardando.
watching-sit = Tocca un bot per giocare al suo posto.
your-turn = Tocca a te
choose-now = Scegli
thinks = { $name } sta pensando
is-away = { $name } non c’è
is-away-soon = { $name } non c’è, { $bot } subentra tra poco
answer-awaited = Si aspetta una risposta
all-think = Scelgono ancora: { $names }
paused = La partita è in pausa.
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
bot = Bot
away = assente
has-turn = deve giocare
suggest = Chiedi consiglio
suggest-another = E altrimenti?
suggesting = Ci penso …
suggestion = Una buona mossa: { $move }
suggestion-other = Oppure: { $move }
play-it = Fai così
close = Chiudi
log = Cronaca
rules = Regole
drawer = Accanto al tavolo
open-drawer = Cronaca e regole
see-rule = Leggi la regola
moves = Le tue mosse
result = La partita è finita
won = Vince { $names }
won-shared = { $names } dividono la vittoria
you-won = Vinci tu
rank = Posto
name = Nome
rematch = Ancora una
rematch-asked = Si aspettano gli altri …
rematch-wish = D’accordo per rigiocare: { $names }
rematch-missing = Si aspetta: { $names }
another-game = Un altro gioco
look-at-table = Guarda il tavolo

### The first game
lesson = Prima partita
lesson-first-game = Impara giocando
lesson-offer = È nuovo per te? Te lo spiego giocando.
lesson-accept = Spiegamelo
lesson-decline = No, grazie
lesson-call = Spiega il gioco
lesson-leave = Lascia la spiegazione
lesson-next = Avanti
lesson-your-move = Tocca a te
lesson-progress = { $told } su { $steps } spiegati
rules-chapters = Capitoli

### Le persone al tavolo: chiacchiere, mosse ritirate, pause, posti, un dispositivo per più persone

talk = Chiacchiere
talk-news = { $count ->
    [0] Chiacchiere
    [one] Chiacchiere, { $count } nuova
   *[other] Chiacchiere, { $count } nuove
}
talk-empty = Nessuno ha ancora detto nulla.
talk-field = Di’ qualcosa
talk-send = Invia
talk-muted = Chi ospita ti ha tolto la parola: per ora nessuno ti sente.
signs = Segni rapidi
emote-hello = Ciao!
emote-thanks = Grazie!
emote-wellplayed = Bella mossa!
emote-oops = Ops!
emote-hurry = Tic, tac …
emote-laugh = Ah ah!
emote-wow = Oh!
emote-potato = Patata.
table-menu = Menu del tavolo
take-back = Ritira la mia mossa
undo-wish = { $name } vorrebbe ritirare una mossa.
undo-agree = D’accordo
undo-refuse = Meglio di no
undo-waiting = Hai chiesto di ritirare la mossa. Si aspetta: { $names }
undo-pending = { $name } vorrebbe ritirare una mossa. Si aspetta: { $names }
undo-granted = { $name } ha ritirato una mossa.
undo-declined = La mossa di { $name } resta: non tutti erano d’accordo.
pause = Pausa
resume = Riprendi
paused-by = { $name } ha messo in pausa la partita.
copy-link = Copia il link del tavolo
leave-table = Lascia il tavolo
leave-sure = Gli altri continuano, e { $bot } gioca per te.
seat-left = Hai lasciato il tuo posto; { $bot } gioca per te.
come-back = Riprendo il mio posto
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
sit-here-how = Prendi queste carte e questi punti e continui tu.
seat-menu = Su { $name }
hide-words = Non sentirlo più su questo dispositivo
hear-again = Sentilo di nuovo
mute = Togli la parola per tutti
unmute = Ridai la parola
is-muted = parola tolta
send-away = Manda via dal tavolo
send-away-sure = Mandare via { $name } per sempre? Un bot continuerà.
sent-away = Chi ospita ti ha mandato via da questo tavolo.
plays-instead = Gioca { $bot }
plays-for = { $bot } gioca per { $name }
seats-taken = Tutti i posti sono presi. Puoi guardare.
friend-here = Amico su questo dispositivo
friend-name = Il nome del tuo amico
at-this-device = su questo dispositivo
pass-to = Passa il dispositivo a { $name }
pass-how = Gli altri guardano altrove un momento.
show-cards = Sono { $name }: mostra le mie carte
cover-cards = Copri le mie carte


### After the game
my-games = Le mie partite
score = Punti

### The app – settings, notices, without a network
settings = Suoni e avvisi
sounds = Suoni
tell-turn = Avvisami quando tocca a me
tell-turn-refused = Il tuo browser qui non permette notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.
offline = Nessuna connessione al server. Le carte sono lì: appena risponde, puoi continuare a giocare.
