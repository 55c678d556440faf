places = The others
lies-here = Played: { $potatoes }
face-down = face down
in-hand = In hand: { $potatoes }
in-discard = Discarded: { $potatoes }
place-hand = in hand
place-chosen = chosen
place-played = played
place-front = works this round
place-discard = discarded
is-protected = protected from the Hot Potato this round
counts-twice = a score counts twice this round
has-looked = has looked at the pile
holds-hot = { $name }: the Hot Potato
hot-in-middle = The Hot Potato lies in the middle
aim-at = Send the Hot Potato to { $name }
aim-how = Tap whoever should get the Hot Potato.
extra-how = Add a second potato from your hand?
use-it = Use it
leave-skip = Leave it
leave-none = No second potato
first-met = meets the first potato
comes-next = { $count ->
    [one] Next
   *[other] Next, in some order
}
among-next = Among the next { $count }
effect-apeeling = If it loses: look at the next three encounters.
effect-couch = If it loses: take your discarded potatoes back.
effect-poteto = Brings a second potato.
effect-rambo = If it loses: send the Hot Potato to somebody.
effect-robo = If it loses: no Hot Potato for you next round.
effect-sweet = If it loses: a score next round counts twice.
option-target = Points to win
comes-soon = soon to come
