open-record = Apri una partita salvata
open-record-how = Scegli un file .tischlein o trascinalo qui. Viene ridistribuito e rigiocato fino all’ultima mossa prima di essere mostrato.
choose-file = Scegli un file
record-refused = Non è una partita salvata valida.
record-too-large = Questo file è troppo grande per una partita salvata.
games-running = In corso
games-over = Giocate
you-won-with = Hai vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
you-came = { $place }º di { $of } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
no-games-yet = Ancora nessuna. Scegli un gioco e si comincia.
stat-wins = Vittorie
stat-games = Partite
stat-best = Record
filter-game = Tutti i giochi
filter-level = Tutti gli avversari
level-people = Persone
