tagline = Vier Kartenspiele. Ein Tisch, der sich selbst deckt.
how-to-start = Wähle ein Spiel, und die Karten sind verteilt.
play-game = Gegen Bots spielen
players-range = { $from }–{ $to } Spieler
with-friends = Mit Freunden
options = Einstellungen
you-are = Du spielst als
your-name = Dein Name
change-name = Ändern
save = Merken
game = Spiel
players = Spieler
opponents = Mitspieler
bot-level = Stärke
seat-number = Platz { $number }
pace = Bedenkzeit
pace-none = solange du magst
pace-seconds = { $seconds } Sekunden je Zug
option-first = Wer beginnt
option-first-drawn = das Los entscheidet
deal = Karten geben
open-table = Tisch für Freunde öffnen
listed = Wer hier die erste Seite öffnet, darf mitspielen
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
home = Zu allen Spielen
reconnecting = Die Leitung ist unterbrochen. Neuer Versuch …
loading = Der Tisch wird gedeckt …
against = Gegen { $name }
level-sprout = Keimling
level-spud = Knolle
level-gratin = Gratin
level-truffle = Trüffel
level-note-sprout = übersieht das eine oder andere
level-note-spud = spielt wie die alten Hasen
level-note-gratin = denkt nach, bevor es spielt
level-note-truffle = denkt alles durch
invite = Bitte deine Freunde an den Tisch
invite-how = Schick ihnen den Link, oder lass sie den Code mit dem Telefon lesen.
invite-only-here = Dieser Link führt nur auf diesem Gerät hierher. Starte den Server mit „--host 0.0.0.0“, und alle in deinem Netz können mitspielen.
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
qr-alt = Der Link als QR-Code
sit-here = Hier sitzen
free = frei
you = du
host = Gastgeber
add-bot = Bot hinsetzen
begin = Jetzt geben
begin-fill = Jetzt geben, Bots auf freie Plätze
wait-for-host = { $name } gibt, wenn alle da sind.
stand-up = Aufstehen
watching = Du schaust zu.
watching-sit = Tippe einen Bot an, um für ihn weiterzuspielen.
your-turn = Du bist dran
choose-now = Wähle
thinks = { $name } überlegt
is-away = { $name } ist nicht da
is-away-soon = { $name } ist nicht da, { $bot } springt gleich ein
answer-awaited = Eine Antwort fehlt noch
all-think = Es wählen noch: { $names }
paused = Das Spiel ruht.
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
bot = Bot
away = nicht da
has-turn = ist dran
suggest = Zug vorschlagen
suggest-another = Was sonst?
suggesting = Ich überlege …
suggestion = Ein guter Zug: { $move }
suggestion-other = Oder: { $move }
play-it = So machen
close = Schließen
log = Verlauf
rules = Regeln
drawer = Neben dem Tisch
open-drawer = Verlauf und Regeln
see-rule = Regel lesen
moves = Deine Züge
result = Das Spiel ist zu Ende
won = { $names } gewinnt
won-shared = { $names } teilen sich den Sieg
you-won = Du gewinnst
rank = Rang
name = Name
rematch = Noch einmal
rematch-asked = Warte auf die anderen …
rematch-wish = Dabei für noch ein Spiel: { $names }
rematch-missing = Es fehlt noch: { $names }
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

talk = Gespräch
talk-news = { $count ->
    [0] Gespräch
    [one] Gespräch, { $count } neu
   *[other] Gespräch, { $count } neu
}
talk-empty = Noch hat niemand etwas gesagt.
talk-field = Sag etwas
talk-send = Senden
talk-muted = Der Gastgeber hat dich stumm geschaltet: Gerade hört dich niemand.
signs = Schnelle Zeichen
emote-hello = Hallo!
emote-thanks = Danke!
emote-wellplayed = Gut gespielt!
emote-oops = Hoppla!
emote-hurry = Tick, tack …
emote-laugh = Haha!
emote-wow = Oh!
emote-potato = Kartoffel.
table-menu = Tischmenü
take-back = Zug zurücknehmen
undo-wish = { $name } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Lieber nicht
undo-waiting = Du möchtest deinen Zug zurücknehmen. Es fehlt noch: { $names }
undo-pending = { $name } möchte einen Zug zurücknehmen. Es fehlt noch: { $names }
undo-granted = { $name } hat einen Zug zurückgenommen.
undo-declined = Der Zug von { $name } bleibt: Nicht alle waren einverstanden.
pause = Pause machen
resume = Weiterspielen
paused-by = { $name } macht Pause.
copy-link = Link zu diesem Tisch kopieren
leave-table = Tisch verlassen
leave-sure = Die anderen spielen weiter, und { $bot } spielt für dich.
seat-left = Du bist aufgestanden; { $bot } spielt für dich weiter.
come-back = Wieder hinsetzen
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
sit-here-how = Du übernimmst Karten und Punkte und spielst hier weiter.
seat-menu = Zu { $name }
hide-words = Auf diesem Gerät nicht mehr hören
hear-again = Wieder hören
mute = Für alle stumm schalten
unmute = Für alle wieder hörbar machen
is-muted = stumm
send-away = Vom Tisch schicken
send-away-sure = { $name } endgültig fortschicken? Ein Bot spielt weiter.
sent-away = Der Gastgeber hat dich von diesem Tisch fortgeschickt.
plays-instead = { $bot } spielt
plays-for = { $bot } spielt für { $name }
seats-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
friend-here = Freund an diesem Gerät
friend-name = Name deines Freundes
at-this-device = an diesem Gerät
pass-to = Gib { $name } das Gerät
pass-how = Alle anderen schauen kurz weg.
show-cards = Ich bin { $name }: zeig meine Karten
cover-cards = Karten verdecken


### After the game
my-games = Meine Spiele
score = Punkte

### The app – settings, notices, without a network
settings = Töne und Rufe
sounds = Töne
tell-turn = Ruf mich, wenn ich dran bin
tell-turn-refused = Dein Browser erlaubt hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du das ändern.
offline = Keine Verbindung zum Server. Dort liegen die Karten: Sobald er antwortet, kannst du weiterspielen.
