trick = Der Stich
sack-stack = { $sack }, { $worth } wert: noch { $count }
wins-trick = nimmt ihn
leads-trick = liegt vorn
round-over = Runde zu Ende
round-stuck = { $name } hat keine Karte, die passt.
round-stuck-you = Du hast keine Karte, die passt.
not-playable = passt nicht

### What is at hand
sheet-and-cards = Wertungsblatt und Karten
sum = Summe
last-trick = Letzter Stich
cards-this-round = Karten dieser Runde
card-gone = weg
card-mine = in deiner Hand
card-open = kann noch kommen
sacks-taken = { $sack }, { $worth } wert: { $count }
