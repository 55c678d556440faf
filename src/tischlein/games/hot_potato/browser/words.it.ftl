places = Gli altri
lies-here = Giocate: { $potatoes }
face-down = coperta
in-hand = In mano: { $potatoes }
in-discard = Scartate: { $potatoes }
place-hand = in mano
place-chosen = scelta
place-played = giocata
place-front = vale in questo turno
place-discard = scartata
is-protected = al riparo dalla Patata bollente in questo turno
counts-twice = in questo turno vale doppio
has-looked = ha guardato il mazzo
holds-hot = { $name }: la Patata bollente
hot-in-middle = La Patata bollente è al centro
aim-at = Mandare la Patata bollente a { $name }
aim-how = Tocca chi deve ricevere la Patata bollente.
extra-how = Aggiungi una seconda patata dalla mano?
use-it = Usa
leave-skip = Rinuncia
leave-none = Nessuna seconda patata
first-met = incontra la prima patata
comes-next = { $count ->
    [one] Il prossimo
   *[other] I prossimi, in ordine ignoto
}
among-next = Tra i prossimi { $count }
effect-apeeling = Se perde: guarda i prossimi tre incontri.
effect-couch = Se perde: riprendi le patate scartate.
effect-poteto = Porta una seconda patata.
effect-rambo = Se perde: manda la Patata bollente a qualcuno.
effect-robo = Se perde: niente Patata bollente per te al prossimo turno.
effect-sweet = Se perde: il prossimo turno vale doppio.
option-target = Punti per vincere
comes-soon = tra poco
