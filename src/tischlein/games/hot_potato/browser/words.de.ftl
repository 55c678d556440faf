places = Die anderen
lies-here = Gespielt: { $potatoes }
face-down = verdeckt
in-hand = Auf der Hand: { $potatoes }
in-discard = Abgelegt: { $potatoes }
place-hand = auf der Hand
place-chosen = gewählt
place-played = gespielt
place-front = wirkt in dieser Runde
place-discard = abgelegt
is-protected = in dieser Runde vor der Heißen Kartoffel geschützt
counts-twice = in dieser Runde zählt es doppelt
has-looked = hat in den Stapel geschaut
holds-hot = { $name }: die Heiße Kartoffel
hot-in-middle = Die Heiße Kartoffel liegt in der Mitte
aim-at = Die Heiße Kartoffel an { $name } schicken
aim-how = Tippe an, wer die Heiße Kartoffel bekommen soll.
extra-how = Eine zweite Kartoffel aus der Hand dazulegen?
use-it = Nutzen
leave-skip = Verzichten
leave-none = Keine zweite Kartoffel
first-met = trifft die erste Kartoffel
comes-next = { $count ->
    [one] Als Nächstes
   *[other] Als Nächstes, in irgendeiner Folge
}
among-next = Unter den nächsten { $count }
effect-apeeling = Verliert sie: die nächsten drei Begegnungen ansehen.
effect-couch = Verliert sie: abgelegte Kartoffeln zurücknehmen.
effect-poteto = Bringt eine zweite Kartoffel mit.
effect-rambo = Verliert sie: die Heiße Kartoffel verschicken.
effect-robo = Verliert sie: nächste Runde keine Heiße Kartoffel für dich.
effect-sweet = Verliert sie: nächste Runde zählt es doppelt.
option-target = Punkte zum Sieg
comes-soon = kommt bald
