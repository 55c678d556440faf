look-back = Noch einmal ansehen
at-the-deal = Die Karten sind ausgeteilt
after-move = Nach Zug { $n } von { $of }
course-title = So lief das Spiel
course-how = Punkte nach jedem Zug: Pfeiltasten blättern, Enter zeigt den Moment
course-table = Als Tabelle
course-move = Zug
look-there = Diesen Moment ansehen
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
eyes = Aus Sicht von
eyes-all = Zuschauern
is-next = Als Nächstes: { $names }
copy-moment = Link zu diesem Moment kopieren
what-would = Was würde ein Bot tun?
idea = Ein Bot anstelle von { $name }: { $move }
idea-same = Genau das hat { $name } gespielt.
only-looking = Das ist eine Wiederholung: Die Karten bleiben, wo sie sind.
play-on = Von hier aus weiterspielen
play-on-as = Als { $name } weiterspielen
play-on-how = Ein neuer Tisch gegen Bots: Alle Karten liegen wie hier; was noch gemischt wird, wird neu gemischt.
download = Partie herunterladen
check-deal = Kartenverteilung prüfen
check-title = Prüfung der Kartenverteilung
checking = Alles wird noch einmal ausgeteilt …
deal-true = Die Karten wurden so gegeben wie vor dem Spiel versprochen, und jeder Zug war erlaubt.
deal-false = Die Kartenverteilung ließ sich nicht bestätigen.
deal-partly = Soweit diese Seite es prüfen kann, wurden die Karten wie versprochen gegeben, und jeder Zug war erlaubt.
deal-none = Dieses Spiel begann nicht mit eigenem Austeilen, also gibt es kein Versprechen zu prüfen. Jeder Zug war erlaubt.
check-promise-early = Vor dem Geben hat diese Seite ein Versprechen erhalten: den Fingerabdruck des Servergeheimnisses. In der gespeicherten Partie steht derselbe.
check-promise-late = Während des Spiels hat diese Seite ein Versprechen erhalten: den Fingerabdruck des Servergeheimnisses. In der gespeicherten Partie steht derselbe.
check-promise-unseen = Dieses Gerät hat vor dem Spiel kein Versprechen erhalten und kann nicht vergleichen. Wer mitgespielt hat, kann es.
check-secret = Das nach dem Spiel gezeigte Geheimnis hat diesen Fingerabdruck: hier in deinem Browser nachgerechnet.
check-seed = Das Geheimnis ergibt mit den Beiträgen ({ $texts }) den Startwert der Verteilung: auch hier nachgerechnet.
check-seed-alone = Das Geheimnis allein ergibt den Startwert der Verteilung, denn niemand hat eigenes Glück beigetragen: auch hier nachgerechnet.
check-again = Der Server hat noch einmal ausgeteilt und alle { $moves } Züge gespielt: Jeder ist erlaubt, und das Ergebnis ist dasselbe.
check-note = Beim letzten Schritt musst du dem Server glauben. Selbst prüfen geht so: Partie herunterladen und tischlein verify DATEI aufrufen.
finding-good = stimmt
finding-bad = stimmt nicht
finding-open = nicht bekannt
open-record = Gespeichertes Spiel öffnen
open-record-how = Wähle eine .tischlein-Datei oder zieh sie hierher. Sie wird bis zum letzten Zug neu ausgeteilt und gespielt, bevor du sie siehst.
choose-file = Datei wählen
record-refused = Das ist keine gültige gespeicherte Partie.
record-too-large = Für eine gespeicherte Partie ist diese Datei zu groß.
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
no-games-yet = Noch keins. Such dir ein Spiel aus – schon wird gegeben.
