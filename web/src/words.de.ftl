tagline = Vier Kartenspiele. Ein Tisch, der sich selbst deckt.
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
pace-none = so lange du magst
pace-seconds = { $seconds } Sekunden je Zug
option-first = Wer beginnt
option-first-drawn = das Los entscheidet
deal = Karten geben
open-table = Tisch für Freunde öffnen
language = Sprache
to-night = Dunkler Tisch
to-day = Heller Tisch
home = Zu allen Spielen
reconnecting = Die Leitung ist unterbrochen. Neuer Versuch …
loading = Der Tisch wird gedeckt …
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
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
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
your-turn = Du bist dran
choose-now = Wähle
thinks = { $name } überlegt
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
stand-in = Ein Bot vertritt
has-turn = ist dran
suggest = Zug vorschlagen
suggesting = Ich überlege …
suggestion = Ein guter Zug: { $move }
play-it = So machen
close = Schließen
log = Was geschah
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
another-game = Anderes Spiel
look-at-table = Tisch ansehen

### The first game
lesson = Erstes Spiel
lesson-first-game = Spielend lernen
lesson-offer = Neu für dich? Ich erkläre es beim Spielen.
lesson-accept = Erklären
lesson-decline = Nein, danke
lesson-call = Das Spiel erklären
lesson-leave = Erklärung beenden
lesson-next = Weiter
lesson-your-move = Dein Zug
lesson-progress = { $told } von { $steps } erklärt
rules-chapters = Abschnitte

### After the game
my-games = Meine Spiele
score = Punkte
