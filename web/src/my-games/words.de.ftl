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
stat-wins = Siege
stat-games = Spiele
stat-best = Bestes
filter-game = Alle Spiele
filter-level = Alle Gegner
level-people = Menschen
