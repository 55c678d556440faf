shelf = Dein Porzellan
shelf-of = Porzellan: { $name }
empty-shelf = kein Porzellan
money = Geld: { $count }
pass-card = Passkarte
pass-card-used = Passkarte verbraucht
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
scoring-how = Wähle geheim; jede Art zählt einmal.
scored-title = Das haben alle notiert
has-chosen = hat gewählt
sheet = Wertungsblatt
sheets = Alle Blätter
used = notiert
sheet-total = Summe
still-to-come = Kommt noch
broken-so-far = Zerbrochen
option-grey = Graue Elefanten
option-grey-one-colour = zerbrechen eine Farbe
option-grey-any = zerbrechen beliebige Stücke
