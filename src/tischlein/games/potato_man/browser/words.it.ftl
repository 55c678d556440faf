trick = La presa
sack-stack = { $sack }, vale { $worth }: ne restano { $count }
wins-trick = la prende
leads-trick = è in testa
round-over = Fine del round
round-stuck = { $name } non ha carte giocabili.
round-stuck-you = Non hai carte giocabili.
not-playable = non giocabile

### What is at hand
sheet-and-cards = Foglio e carte
sum = Totale
last-trick = Ultima presa
cards-this-round = Carte di questo round
card-gone = andata
card-mine = nella tua mano
card-open = può ancora arrivare
sacks-taken = { $sack }, vale { $worth }: { $count }
