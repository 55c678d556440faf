look-back = Noch einmal ansehen
at-the-deal = Die Karten sind ausgeteilt
after-move = Nach Zug { $n } von { $of }
course-title = Der Verlauf
course-how = Punkte nach jedem Zug: Pfeiltasten gehen entlang, Enter zeigt den Augenblick
course-table = Dasselbe als Tabelle
course-move = Zug
look-there = Diesen Augenblick ansehen
replay-keys = Vor und zurück
replay-panel = Verlauf und Züge
replay-moves = Die Züge
to-first = Zum Anfang
one-back = Einen Zug zurück
one-ahead = Einen Zug weiter
to-last = Zum Ende
run-film = Abspielen
stop-film = Anhalten
speed = Tempo
eyes = Mit den Augen von
eyes-all = Zuschauern
is-next = Als Nächstes: { $names }
copy-moment = Link zu diesem Augenblick kopieren
what-would = Was würde ein Bot tun?
idea = Ein Bot an der Stelle von { $name }: { $move }
idea-same = { $name } hat genau das getan.
only-looking = Du schaust zurück: Die Karten bleiben liegen.
play-on = Von hier aus weiterspielen
play-on-as = Als { $name } weiterspielen
play-on-how = Ein neuer Tisch gegen Bots: Alle Karten liegen wie hier; was noch gemischt wird, wird neu gemischt.
download = Spielaufzeichnung laden
check-deal = Kartenverteilung prüfen
check-title = Prüfung der Kartenverteilung
checking = Alles wird noch einmal ausgeteilt …
deal-true = Die Karten wurden so gegeben, wie vor dem Spiel versprochen, und jeder Zug ist regelgerecht.
deal-false = Die Kartenverteilung ließ sich nicht bestätigen.
deal-partly = Soweit diese Seite es sehen kann, ist die Verteilung wie versprochen und jeder Zug erlaubt.
deal-none = Dieses Spiel hat nicht mit einem eigenen Austeilen begonnen; ein Versprechen gibt es nicht zu prüfen. Jeder Zug ist erlaubt.
check-promise-early = Vor dem Austeilen hat diese Seite ein Versprechen gesehen, den Fingerabdruck des Geheimnisses. In der Aufzeichnung steht dasselbe.
check-promise-late = Während des Spiels hat diese Seite ein Versprechen gesehen, den Fingerabdruck des Geheimnisses. In der Aufzeichnung steht dasselbe.
check-promise-unseen = Dieses Gerät hat das Versprechen vor dem Spiel nicht gesehen und kann es nicht vergleichen. Wer mitgespielt hat, kann es.
check-secret = Das Geheimnis, nach dem Spiel gezeigt, hat diesen Fingerabdruck: hier nachgerechnet, in deinem Browser.
check-seed = Das Geheimnis ergibt mit den Beiträgen ({ $texts }) den Startwert der Verteilung: auch hier nachgerechnet.
check-seed-alone = Das Geheimnis allein ergibt den Startwert der Verteilung, denn niemand hat eigenes Glück beigetragen: auch hier nachgerechnet.
check-again = Der Server hat noch einmal ausgeteilt und alle { $moves } Züge gespielt: Jeder ist erlaubt, und das Ergebnis ist dasselbe.
check-note = Der letzte Schritt ist das Wort des Servers. Ohne ihn prüfst du so: Aufzeichnung herunterladen und tischlein verify DATEI aufrufen.
finding-good = stimmt
finding-bad = stimmt nicht
finding-open = nicht bekannt
open-record = Gespeichertes Spiel öffnen
open-record-how = Wähle eine .tischlein-Datei oder zieh sie hierher. Sie wird bis zum letzten Zug neu ausgeteilt und gespielt, bevor du sie siehst.
choose-file = Datei wählen
record-refused = Diese Datei ist keine echte Aufzeichnung.
record-too-large = Für ein aufgezeichnetes Spiel ist diese Datei zu groß.
games-running = Im Gange
games-over = Gespielt
you-won-with = Gewonnen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
you-came = Platz { $place } von { $of } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
no-games-yet = Noch keins. Such dir eins aus, und die Karten sind ausgeteilt.
