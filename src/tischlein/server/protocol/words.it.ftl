refusal-malformed = Questo messaggio non si può leggere: { $detail }.
refusal-unknown-message = Un messaggio così non esiste: { $detail }.
refusal-unknown-table = Questo tavolo non esiste.
refusal-unknown-language = Questa lingua qui non c’è; ci sono en, de, fr e it.
refusal-need-identity = Di’ prima chi sei: per questo serve un nome.
refusal-not-your-seat = Il posto { $number } non è tuo.
refusal-need-seat = Serve un posto al tavolo per farlo.
refusal-no-such-seat = A questo tavolo non c’è un posto { $number }.
refusal-seat-taken = Il posto { $number } è occupato.
refusal-no-free-seat = Tutti i posti sono occupati.
refusal-seats-free = Ci sono ancora posti liberi: aspetta qualcuno o fai sedere dei bot.
refusal-game-has-begun = La partita è già cominciata.
refusal-no-game-running = A questo tavolo non si sta giocando.
refusal-game-not-over = La partita non è ancora finita.
refusal-not-the-host = Solo chi ha aperto il tavolo può farlo.
refusal-unknown-bot = Questo bot non esiste; ci sono { $bots }.
refusal-stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-played-already = Hai già giocato in questa partita; le carte di un altro posto non sono per te.
refusal-nothing-to-undo = Non hai mosse da ritirare.
refusal-undo-revealed = Non si può ritirare: da allora è stato scoperto qualcosa.
refusal-undo-asked-already = Qualcuno sta già chiedendo di ritirare una mossa.
refusal-no-undo-asked = Nessuno chiede il tuo consenso per ritirare una mossa.
refusal-muted = Chi ospita ti ha tolto la parola.
refusal-removed = Chi ospita ti ha allontanato da questo tavolo.
refusal-too-fast = Non così in fretta, per favore.
refusal-unknown-emote = Questo segno non esiste; ci sono { $emotes }.
refusal-unknown-person = Questa persona non è al tavolo.
refusal-not-yourself = Non puoi farlo a te stesso.
refusal-not-attending = Vieni prima al tavolo.
refusal-bad-name = Un nome ha da 1 a 24 caratteri, tutti visibili.
refusal-no-suggestion = Al momento nessuno ha un’idea.
refusal-conflict = Qualcuno è stato più veloce; ecco il tavolo com’è.
refusal-store-failed = Non si è potuto annotare, quindi non è stato fatto. Riprova.
refusal-other-rules = Questa partita di { $game } è iniziata con regole diverse da quelle di qui; la continua un server della sua versione.
refusal-too-many = Ce ne sono già troppi.
refusal-bad-code = Questo codice è sbagliato, già usato o troppo vecchio.
refusal-unknown-game-record = Questa partita finita non esiste.
refusal-no-such-moment = In quel momento non c’è più niente da giocare; la partita ha le mosse da 0 a { $moves }, e alla fine non tocca a nessuno.

### The bots, as the browser calls them too

bot-sprout = Germoglio
bot-spud = Patata
bot-gratin = Gratin
bot-truffle = Tartufo

### What the shields say

refusal-bad-text = In questo testo c’è qualcosa di invisibile o che lo capovolge. Scrivilo ancora una volta, per favore.
refusal-unknown-page = Una pagina così qui non c’è.
refusal-wrong-method = Questa pagina non si chiede così: { $detail }.
refusal-too-large = Questa richiesta è troppo grande.
