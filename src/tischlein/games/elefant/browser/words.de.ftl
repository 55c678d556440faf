shelf = Dein Porzellan
shelf-of = Porzellan: { $name }
empty-shelf = kein Porzellan
money = Geld: { $count }
pass-card = Passkarte
pass-card-used = Passkarte verbraucht
pass-once = passen
would-break = zerbricht { $cards }
would-break-of = zerbricht { $count } von { $cards }
would-break-none = zerbricht dir nichts
take-elephant = Diesen Elefanten nehmen
drop-title = Was zerbricht?
drop-do = { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
} zerbrechen
choose-more = tipp an, was du entbehren kannst
scoring-how = Wähl geheim; jede Wertungsart nur einmal.
scored-title = Das bringt die Wertung
has-chosen = hat gewählt
sheet = Wertungsblatt
sheets = Alle Blätter
used = gewertet
sheet-total = Summe
still-to-come = Kommt noch
broken-so-far = Zerbrochen
