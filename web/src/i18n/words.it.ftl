tagline = Quattro giochi di carte. Un tavolo che si apparecchia da solo.
how-to-start = Scegli un gioco e si comincia.
play-game = Gioca contro i bot
players-range = { $from }–{ $to } giocatori
play = Gioca
minutes = circa { $minutes } min
difficulty-1 = facile
difficulty-2 = medio
difficulty-3 = impegnativo
read-rules = Regole
unofficial = Un progetto amatoriale non ufficiale, senza legami con autori ed editori di questi giochi.
credits = Riconoscimenti
privacy = Privacy
privacy-text = Questo server conserva il tuo nome, il tuo ritratto e le tue partite, sotto un numero che solo il tuo browser conosce. Niente account, niente cookie, nessun tracciamento, e nulla va ad altri. Ciò che si dice in chat non viene salvato.
source = Codice sorgente
source-text = Tischlein è software libero con licenza MIT; il codice sorgente accompagna ogni copia.
with-friends = Con gli amici
options = Opzioni del tavolo
you-are = Giochi come
your-name = Il tuo nome
change-name = Cambia
save = Salva
game = Gioco
players = Giocatori
opponents = Avversari
bot-level = Livello
seat-number = Posto { $number }
pace = Tempo per pensare
pace-none = senza limiti
pace-seconds = { $seconds } secondi a mossa
option-first = Chi comincia
option-first-drawn = si tira a sorte
deal = Dai le carte
open-table = Apri un tavolo per gli amici
listed = Mostra nella pagina iniziale
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
home = Tutti i giochi
reconnecting = Connessione persa. Nuovo tentativo …
loading = Si apparecchia …
against = Contro { $name }
level-sprout = Germoglio
level-spud = Patata
level-gratin = Gratin
level-truffle = Tartufo
level-note-sprout = si lascia sfuggire qualcosa
level-note-spud = gioca da veterano
level-note-gratin = pensa prima di giocare
level-note-truffle = pensa a tutto
invite = Invita i tuoi amici al tavolo
invite-how = Manda il link, o fai inquadrare il codice con il telefono.
invite-only-here = Questo link funziona solo su questo dispositivo.
invite-open-network = Per far entrare altri, avvia il server con «--host 0.0.0.0».
link = Link a questo tavolo
copy = Copia
copied = Copiato
share = Condividi
qr-alt = Il link come codice QR
sit-here = Siediti qui
free = libero
you = tu
host = host
add-bot = Aggiungi un bot
begin = Dai le carte ora
begin-fill = Dai le carte, i bot completano il tavolo
who-are-you = Come ti chiami?
deal-for = Dai le carte in { $count }
terms = Cosa si gioca
hints = Suggerimenti per tutti
hints-allowed = I suggerimenti sono ammessi.
hints-none = Niente suggerimenti a questo tavolo.
newcomers = Altri possono giocare per i bot
remove-bot = Togli il bot
wait-for-host = { $name } dà le carte quando ci siamo tutti.
stand-up = Lascia il posto
watching = Stai guardando.
watching-sit = Tocca un bot per continuare al suo posto.
your-turn = Tocca a te
choose-now = Tutti scelgono
thinks = { $name } sta pensando
is-away = { $name } non c’è
is-away-soon = { $name } non c’è, { $bot } subentra tra poco
answer-awaited = In attesa di una risposta
all-think = Stanno ancora scegliendo: { $names }
paused = La partita è in pausa.
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
away = assente
has-turn = di turno
keys = Tasti
keys-play = giocare la prima, la seconda… scelta
keys-arrows = andare alle tue scelte e scorrerle
keys-go-on = continuare
keys-hint = suggerire una mossa, poi un’altra
keys-again = rivedere che cosa è successo
keys-log = il registro
keys-rules = le regole
keys-close = chiudere ciò che è aperto
keys-help = questo elenco
show-again = Mostra di nuovo
suggest = Chiedi consiglio
suggest-another = Altre idee?
suggesting = Ci penso …
suggestion = Una buona mossa: { $move }
suggestion-other = Oppure: { $move }
play-it = Gioca questa
not-yet = Non ancora
close = Chiudi
log = Cronaca
rules = Regole
drawer = Cronaca, chat e regole
open-drawer = Cronaca e regole
see-rule = Leggi la regola
moves = Le tue mosse
result = La partita è finita
won = Vince { $names }
won-shared = Vittoria condivisa: { $names }
you-share = Vinci insieme a { $names }!
your-place = Sei { $place }º su { $players }.
gained = guadagno
total = Totale
you-name = Tu
you-won = Hai vinto!
rank = Pos.
name = Nome
rematch = Gioca ancora
rematch-asked = In attesa degli altri …
rematch-wish = D’accordo per rigiocare: { $names }
rematch-missing = Mancano: { $names }
another-game = Un altro gioco
look-at-table = Guarda il tavolo

### The first game
lesson = Prima partita
lesson-first-game = Impara giocando
lesson-offer = È nuovo per te? Te lo spiego giocando.
lesson-accept = Spiegamelo
lesson-decline = No, grazie
lesson-call = Spiega il gioco
lesson-leave = Chiudi la spiegazione
lesson-next = Avanti
lesson-your-move = Tocca a te
lesson-progress = { $told } su { $steps } spiegati
rules-chapters = Capitoli

### Le persone al tavolo: chiacchiere, mosse ritirate, pause, posti, un dispositivo per più persone

talk = Chat
talk-news = { $count ->
    [0] Chat
    [one] Chat, { $count } nuovo
   *[other] Chat, { $count } nuovi
}
talk-empty = Nessuno ha ancora scritto nulla.
talk-field = Scrivi qualcosa
talk-send = Invia
talk-muted = L’host ti ha silenziato: per ora nessuno vede i tuoi messaggi.
signs = Reazioni
emote-hello = Ciao!
emote-thanks = Grazie!
emote-wellplayed = Bella mossa!
emote-oops = Ops!
emote-hurry = Tic, tac …
emote-laugh = Ah ah!
emote-wow = Uau!
emote-potato = Patata.
table-menu = Menu del tavolo
take-back = Ritira la mia mossa
undo-wish = { $name } vorrebbe ritirare una mossa.
undo-agree = D’accordo
undo-refuse = No, grazie
undo-waiting = Hai chiesto di ritirare la mossa. Mancano: { $names }
undo-pending = { $name } vorrebbe ritirare una mossa. Mancano: { $names }
undo-granted = { $name } ha ritirato una mossa.
undo-declined = La mossa di { $name } resta: non tutti erano d’accordo.
pause = Metti in pausa
resume = Riprendi
paused-by = { $name } ha messo in pausa la partita.
copy-link = Copia il link del tavolo
leave-table = Lascia il tavolo
leave-sure = Gli altri continuano, e { $bot } gioca al posto tuo.
seat-left = Hai lasciato il posto; { $bot } gioca per te.
come-back = Riprendi il posto
notice-left = { $name } ha lasciato il tavolo: continua { $bot }.
notice-away = { $name } è via: gioca { $bot }.
notice-back = { $name } è di nuovo qui.
notice-seated = { $name } prende il posto di { $before }.
notice-renamed = { $before } ora si chiama { $name }.
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
sit-here-how = Prendi queste carte e questi punti e continui tu.
seat-menu = Su { $name }
hide-words = Nascondi i suoi messaggi su questo dispositivo
hear-again = Mostra di nuovo i suoi messaggi
mute = Silenzia per tutti
unmute = Riattiva per tutti
is-muted = silenziato
send-away = Espelli dal tavolo
send-away-sure = Espellere { $name } per sempre? Continuerà un bot.
sent-away = L’host ti ha espulso da questo tavolo.
plays-instead = Gioca { $bot }
plays-for = { $bot } gioca per { $name }
seats-taken = Tutti i posti sono presi. Puoi guardare.
friend-here = Un amico su questo dispositivo
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
settings = Impostazioni
sounds = Suoni
tell-turn = Avvisami quando tocca a me
tell-turn-refused = Il tuo browser qui non permette notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.
offline = Nessuna connessione al server. Le tue carte lì sono al sicuro: appena risponde, si continua.
no-answer = Il server non ha risposto. Riprova.
table-failed = Il tavolo disegnato non funziona più. Qui c’è tutto a parole; la partita continua.
look-back = Rivedi la partita
