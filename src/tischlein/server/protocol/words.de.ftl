refusal-malformed = Diese Nachricht ist nicht lesbar: { $detail }.
refusal-unknown-message = Eine solche Nachricht gibt es nicht: { $detail }.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-unknown-language = Diese Sprache gibt es hier nicht; es gibt en, de, fr und it.
refusal-need-identity = Sag zuerst, wer du bist: Das hier braucht einen Namen.
refusal-not-your-seat = Platz { $number } gehört dir nicht.
refusal-need-seat = Das darf nur, wer einen Platz hat.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refusal-seat-taken = Platz { $number } ist besetzt.
refusal-no-free-seat = Alle Plätze sind besetzt.
refusal-seats-free = Es sind noch Plätze frei: Warte auf Leute, oder lass Bots Platz nehmen.
refusal-game-has-begun = Das Spiel hat schon begonnen.
refusal-no-game-running = An diesem Tisch läuft kein Spiel.
refusal-game-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-unknown-bot = Diesen Bot gibt es nicht; es gibt { $bots }.
refusal-stale = Der Tisch ist inzwischen weiter; schau noch einmal hin.
refusal-paused = Das Spiel macht Pause.
refusal-not-paused = Das Spiel macht keine Pause.
refusal-played-already = Du hast in diesem Spiel schon mitgespielt; die Karten eines anderen Platzes sind nicht für dich.
refusal-nothing-to-undo = Du hast keinen Zug zurückzunehmen.
refusal-undo-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt.
refusal-undo-asked-already = Es möchte schon jemand einen Zug zurücknehmen.
refusal-no-undo-asked = Niemand fragt dich, ob ein Zug zurückgenommen werden darf.
refusal-muted = Du wurdest stumm geschaltet.
refusal-removed = Du wurdest von diesem Tisch fortgeschickt.
refusal-too-fast = Bitte nicht so schnell.
refusal-unknown-emote = Dieses Zeichen gibt es nicht; es gibt { $emotes }.
refusal-unknown-person = So jemand ist nicht am Tisch.
refusal-not-yourself = Das geht nicht mit dir selbst.
refusal-not-attending = Komm zuerst an den Tisch.
refusal-bad-name = Ein Name hat 1 bis 24 Zeichen, und alle sind sichtbar.
refusal-no-suggestion = Gerade hat niemand eine Idee.
refusal-conflict = Jemand war schneller; so steht der Tisch jetzt.
refusal-store-failed = Das ließ sich nicht aufschreiben und wurde deshalb nicht getan. Bitte noch einmal.
refusal-other-rules = Diese Partie { $game } wurde nach anderen Regeln begonnen als denen hier; ein Server ihrer Version spielt sie weiter.
refusal-too-many = Davon gibt es schon zu viele.
refusal-bad-code = Dieser Code ist falsch, verbraucht oder zu alt.
refusal-unknown-game-record = Ein solches beendetes Spiel gibt es nicht.
refusal-no-such-moment = In diesem Augenblick ist nichts mehr zu spielen; das Spiel hat die Züge 0 bis { $moves }, und am Ende ist niemand dran.

### The bots, as the browser calls them too

bot-sprout = Keimling
bot-spud = Knolle
bot-gratin = Gratin
bot-truffle = Trüffel

### What the shields say

refusal-bad-text = In diesem Text steht etwas Unsichtbares oder etwas, das ihn umdreht. Bitte schreib ihn noch einmal.
refusal-unknown-page = Eine solche Seite gibt es hier nicht.
refusal-wrong-method = So wird diese Seite nicht gefragt: { $detail }.
refusal-too-large = Diese Anfrage ist zu groß.
