shop = Das Schaufenster
door = Elefanten vor der Tür
shelf = Dein Porzellan
shelf-of = Porzellan: { $name }
empty-shelf = kein Porzellan
money = Geld: { $count }
pass-card = Passkarte
pass-card-used = Passkarte verbraucht
until-scoring = Wertung { $number } von 4 nach { $count ->
    [one] { $count } weiterem Kauf
   *[other] { $count } weiteren Käufen
}
would-break = zerbricht { $cards }
would-break-of = zerbricht { $count } von { $cards }
would-break-none = zerbricht dir nichts
take-elephant = Diesen Elefanten nehmen
drop-title = Was zerbricht?
drop-do = { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
} zerbrechen
choose-more = tippe an, was du hergibst
scoring-title = Wertung { $number } von 4
scoring-how = Wähle geheim; jede Art zählt einmal.
scored-title = Das haben alle notiert
has-chosen = hat gewählt
sheet = Wertungsblatt
sheets = Alle Blätter
used = notiert
now-worth = brächte jetzt
sheet-lowest = Niedrigste
sheet-highest = Höchste
sheet-all = Alles
sheet-colour = Farbe
sheet-total = Summe
still-to-come = Kommt noch
broken-so-far = Zerbrochen
option-grey = Graue Elefanten
option-grey-one-colour = zerbrechen eine Farbe
option-grey-any = zerbrechen beliebige Stücke
