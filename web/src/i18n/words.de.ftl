tagline = Vier Kartenspiele. Ein Tisch, der sich selbst deckt.
how-to-start = Such dir ein Spiel aus – schon wird gegeben.
play-game = Gegen Bots spielen
players-range = { $from }–{ $to } Spieler
play = Spielen
minutes = ca. { $minutes } Min.
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = knifflig
read-rules = Regeln
unofficial = Ein inoffizielles Fanprojekt, ohne Verbindung zu Autoren und Verlagen dieser Spiele.
credits = Mitwirkende
privacy = Datenschutz
privacy-text = Dieser Server merkt sich deinen Namen, dein Bild und deine Spiele, unter einer Nummer, die nur dein Browser kennt. Kein Konto, keine Cookies, kein Tracking, und nichts davon geht an andere. Was im Chat gesagt wird, wird nicht gespeichert.
source = Quelltext
source-text = Tischlein ist freie Software unter der MIT-Lizenz; der Quelltext liegt jeder Kopie bei.
with-friends = Mit Freunden
options = Tisch einrichten
you-are = Du spielst als
your-name = Dein Name
change-name = Ändern
save = Übernehmen
game = Spiel
players = Spieler
opponents = Gegner
bot-level = Stärke
seat-number = Platz { $number }
pace = Bedenkzeit
pace-none = solange du magst
pace-seconds = { $seconds } Sekunden je Zug
option-first = Wer beginnt
option-first-drawn = das Los entscheidet
deal = Karten geben
open-table = Tisch für Freunde öffnen
listed = Auf der Startseite dieses Servers zeigen
game-runs = Die Karten liegen auf dem Tisch.
go-on = Weiter
waiting-tables = Hier wartet jemand auf dich
seats-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
language = Sprache
to-night = Dunkler Tisch
to-day = Heller Tisch
home = Alle Spiele
reconnecting = Verbindung unterbrochen. Neuer Versuch …
loading = Der Tisch wird gedeckt …
against = Gegen { $name }
level-sprout = Keimling
level-spud = Knolle
level-gratin = Gratin
level-truffle = Trüffel
level-note-sprout = übersieht das eine oder andere
level-note-spud = spielt wie ein alter Hase
level-note-gratin = denkt erst nach, dann spielt es
level-note-truffle = denkt alles durch
invite = Hol deine Freunde an den Tisch
invite-how = Schick ihnen den Link, oder lass sie den Code mit dem Handy scannen.
invite-only-here = Dieser Link funktioniert nur auf diesem Gerät.
invite-open-network = Damit andere mitspielen können, starte den Server mit „--host 0.0.0.0“.
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
qr-alt = Der Link als QR-Code
sit-here = Hier sitzen
free = frei
you = du
host = Gastgeber
add-bot = Bot dazusetzen
begin = Jetzt geben
begin-fill = Jetzt geben, Bots füllen die freien Plätze
who-are-you = Wie sollen wir dich nennen?
deal-for = Für { $count } geben
terms = Was wir spielen
hints = Tipps für alle
hints-allowed = Tipps sind erlaubt.
hints-none = An diesem Tisch gibt es keine Tipps.
newcomers = Andere dürfen für Bots weiterspielen
remove-bot = Bot wegschicken
wait-for-host = { $name } gibt, wenn alle da sind.
stand-up = Aufstehen
watching = Du schaust zu.
watching-sit = Tippe einen Bot an, um für ihn weiterzuspielen.
your-turn = Du bist dran
choose-now = Alle wählen
thinks = { $name } überlegt
is-away = { $name } ist nicht da
is-away-soon = { $name } ist nicht da, { $bot } springt gleich ein
answer-awaited = Eine Antwort fehlt noch
all-think = Es wählen noch: { $names }
paused = Das Spiel macht Pause.
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
away = nicht da
has-turn = ist dran
keys = Tasten
keys-play = die erste, zweite … Möglichkeit spielen
keys-arrows = zu deinen Möglichkeiten und durch sie hindurch
keys-go-on = weiter
keys-hint = Zug vorschlagen, noch einen
keys-again = noch mal zeigen, was war
keys-log = Verlauf
keys-rules = Regeln
keys-close = schließen, was offen ist
keys-help = diese Liste
show-again = Noch mal zeigen
suggest = Tipp
suggest-another = Andere Idee?
suggesting = Ich überlege …
suggestion = Ein guter Zug: { $move }
suggestion-other = Oder: { $move }
play-it = So spielen
not-yet = Doch nicht
close = Schließen
log = Verlauf
rules = Regeln
drawer = Verlauf, Chat und Regeln
open-drawer = Verlauf und Regeln
see-rule = Regel lesen
moves = Deine Züge
result = Das Spiel ist zu Ende
won = { $names } gewinnt
won-shared = { $names } teilen sich den Sieg
you-share = Du teilst dir den Sieg mit { $names }!
your-place = Du bist auf Platz { $place } von { $players }.
gained = dazu
total = Gesamt
you-name = Du
you-won = Du hast gewonnen!
rank = Platz
name = Name
rematch = Noch einmal
rematch-asked = Warte auf die anderen …
rematch-wish = Dabei für noch ein Spiel: { $names }
rematch-missing = Es fehlen noch: { $names }
another-game = Anderes Spiel
look-at-table = Tisch ansehen

### The first game
lesson = Erstes Spiel
lesson-first-game = Spielend lernen
lesson-offer = Neu für dich? Ich erkläre es beim Spielen.
lesson-accept = Erklär es mir
lesson-decline = Nein, danke
lesson-call = Das Spiel erklären
lesson-leave = Erklärung beenden
lesson-next = Weiter
lesson-your-move = Dein Zug
lesson-progress = { $told } von { $steps } erklärt
rules-chapters = Abschnitte

### Leute am Tisch: Gespräch, Zurücknehmen, Pausen, Plätze, ein Gerät für mehrere

talk = Chat
talk-news = { $count ->
    [0] Chat
   *[other] Chat, { $count } neu
}
talk-empty = Noch hat niemand etwas gesagt.
talk-field = Schreib etwas
talk-send = Senden
talk-muted = Du bist stumm geschaltet: Deine Nachrichten sieht gerade niemand.
signs = Reaktionen
emote-hello = Hallo!
emote-thanks = Danke!
emote-wellplayed = Gut gespielt!
emote-oops = Ups!
emote-hurry = Tick, tack …
emote-laugh = Haha!
emote-wow = Wow!
emote-potato = Kartoffel.
table-menu = Tischmenü
take-back = Zug zurücknehmen
undo-wish = { $name } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Lieber nicht
undo-waiting = Du möchtest deinen Zug zurücknehmen. Es fehlen noch: { $names }
undo-pending = { $name } möchte einen Zug zurücknehmen. Es fehlen noch: { $names }
undo-granted = { $name } hat einen Zug zurückgenommen.
undo-declined = Der Zug von { $name } bleibt: Nicht alle waren einverstanden.
pause = Pause machen
resume = Weiterspielen
paused-by = { $name } macht Pause.
copy-link = Link zu diesem Tisch kopieren
leave-table = Tisch verlassen
leave-sure = Die anderen spielen weiter, und { $bot } übernimmt für dich.
seat-left = Du bist aufgestanden; { $bot } spielt für dich weiter.
come-back = Wieder hinsetzen
notice-left = { $name } ist gegangen, { $bot } spielt weiter.
notice-away = { $name } ist gerade weg, { $bot } springt ein.
notice-back = { $name } ist wieder da.
notice-seated = { $name } übernimmt für { $before }.
notice-renamed = { $before } heißt jetzt { $name }.
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
sit-here-how = Du übernimmst Karten und Punkte und spielst hier weiter.
seat-menu = Zu { $name }
hide-words = Nachrichten auf diesem Gerät ausblenden
hear-again = Nachrichten wieder einblenden
mute = Für alle stumm schalten
unmute = Stummschaltung aufheben
is-muted = stumm
send-away = Vom Tisch entfernen
send-away-sure = { $name } endgültig vom Tisch entfernen? Ein Bot spielt weiter.
sent-away = Der Gastgeber hat dich von diesem Tisch entfernt.
plays-instead = { $bot } spielt
plays-for = { $bot } spielt für { $name }
seats-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
friend-here = Noch jemand an diesem Gerät
friend-name = Wer spielt mit?
at-this-device = an diesem Gerät
pass-to = Gib { $name } das Gerät
pass-how = Alle anderen schauen kurz weg.
show-cards = Ich bin { $name }: zeig meine Karten
cover-cards = Karten verdecken


### After the game
my-games = Meine Spiele
score = Punkte

### The app – settings, notices, without a network
settings = Einstellungen
sounds = Töne
tell-turn = Sag Bescheid, wenn ich dran bin
tell-turn-refused = Dein Browser erlaubt hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du das ändern.
offline = Keine Verbindung zum Server. Deine Karten liegen dort sicher: Sobald er antwortet, geht es weiter.
no-answer = Der Server hat nicht geantwortet. Bitte versuch es noch einmal.
table-failed = Der gezeichnete Tisch ist ausgefallen. Hier steht alles in Worten; das Spiel geht weiter.
look-back = Noch einmal ansehen
