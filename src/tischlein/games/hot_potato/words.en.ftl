comes-next = { $count ->
    [one] Coming up
   *[other] Coming up, order unknown
}
among-next = Among the next { $count }
race = Points, { $target } to win
round-number = Round { $round }
pile-left = { $count ->
    [one] { $count } encounter still to come
   *[other] { $count } encounters still to come
}
potato-apeeling = A-peeling
potato-couch = Couch
potato-poteto = Poteto
potato-rambo = Rambotato
potato-robo = Robotato
potato-sweet = Sweet
the-potato-apeeling = A-peeling
the-potato-couch = Couch
the-potato-poteto = Poteto
the-potato-rambo = Rambotato
the-potato-robo = Robotato
the-potato-sweet = Sweet
encounter-fryer = Furious Fryer
encounter-virus = Vicious Virus
encounter-weed = Wicked Weed
encounter-beetle = Bold Beetle
encounter-knife = Nasty Knife
encounter-mould = Mighty Mould
encounter-masher = Mean Masher
encounter-peeler = Pesky Peeler
encounter-grater = Grim Grater
encounter-mole = Mad Mole
encounter-rain = Raging Rain
encounter-microwave = Menacing Microwave
the-encounter-fryer = the Furious Fryer
the-encounter-virus = the Vicious Virus
the-encounter-weed = the Wicked Weed
the-encounter-beetle = the Bold Beetle
the-encounter-knife = the Nasty Knife
the-encounter-mould = the Mighty Mould
the-encounter-masher = the Mean Masher
the-encounter-peeler = the Pesky Peeler
the-encounter-grater = the Grim Grater
the-encounter-mole = the Mad Mole
the-encounter-rain = the Raging Rain
the-encounter-microwave = the Menacing Microwave
answer-none = no extra potato
answer-use = use the effect
answer-skip = skip
move-choose = choose { $potato }
move-extra = add { $potato }
move-no-extra = add no extra potato
move-aim = send the Hot Potato to { $other }
move-use = use the effect
move-use-potato = use { $potato }
move-skip = skip
decision-choose = Choose a potato in secret; all are revealed together.
decision-extra = Add a second potato, or none.
decision-target = Choose who gets the Hot Potato, or skip.
decision-effect-apeeling = Use A-peeling to look at the next encounters, or skip.
decision-effect-couch = Use Couch to take your discarded potatoes back, or skip.
decision-effect-robo = Use Robotato to stay safe from the Hot Potato next round, or skip.
decision-effect-sweet = Use Sweet to score double next round, or skip.
event-reshuffled = All encounters have been played; they are shuffled anew.
event-encounters-shown = Coming up, in an order nobody knows: { $encounters }.
event-step-began = { $step ->
    [extra] Poteto may bring an extra potato.
    [target] Rambotato may send the Hot Potato.
    [effect] Effects may be used.
   *[choose] Round { $round }: everybody chooses a potato.
}
event-answered = { $name } decides in secret: { $answer }.
event-answered-you = You decide in secret: { $answer }.
event-answered-hidden = { $name } has decided.
event-aimed-in-secret = { $name } decides in secret: the Hot Potato to { $other }.
event-aimed-in-secret-you = You decide in secret: the Hot Potato to { $other }.
event-revealed = { $name } shows { $potato }.
event-revealed-you = You show { $potato }.
event-extra-added = { $name } adds { $potato }.
event-extra-added-you = You add { $potato }.
event-no-extra = { $name } adds no extra potato.
event-no-extra-you = You add no extra potato.
event-encounter-drawn = Here comes { $encounter }!
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $potato }.
event-scored-you = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $potato }.
event-aimed = { $name } aims at { $other }.
event-aimed-you = You aim at { $other }.
event-aimed-to-you = { $name } aims at you.
event-abstained = { $name } aims at nobody.
event-abstained-you = You aim at nobody.
event-protected = { $name } is protected by Robotato.
event-protected-you = Robotato protects you.
event-hot-potato-sent = The Hot Potato goes to { $name }.
event-hot-potato-sent-you = The Hot Potato comes to you.
event-hot-potato-to-the-middle = The Hot Potato goes to the middle.
event-hot-potato-stays = The Hot Potato stays where it is.
event-skipped = { $name } does not use { $potato }.
event-skipped-you = You do not use { $potato }.
event-looked = { $name } looks at the top of the pile and mixes it: { $encounters }.
event-looked-you = You look at the top of the pile and mix it: { $encounters }.
event-looked-hidden = { $name } looks at the top of the pile and mixes it.
event-took-back = { $name } uses Couch and takes back { $potatoes }.
event-took-back-you = You use Couch and take back { $potatoes }.
event-kept = { $name } leaves { $potato } in front for the next round.
event-kept-you = You leave { $potato } in front of you for the next round.
event-hand-renewed = { $name } has an empty hand and takes back { $potatoes }.
event-hand-renewed-you = Your hand is empty, so you take back { $potatoes }.
event-game-ended = The game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
refusal-wrong-step = That move belongs to another step. { $step ->
    [choose] Now you choose a potato from your hand.
    [extra] Now you may add a potato from your hand, or none.
    [target] Now you choose who gets the Hot Potato, or skip.
   *[effect] Now you use the effect, or skip.
}
refusal-not-in-hand = { $potato } is not in your hand. Only potatoes from your hand can be played.
refusal-not-another-seat = With Rambotato you aim at another player, never at yourself, or you skip.
reason-last-potato = You hold only { $potato }; after that your potatoes come back.
reason-unbeatable = Whatever comes, nobody holds anything better.
reason-best-chance = None of your potatoes is more likely to score: about { $percent }%.
reason-scores-perhaps = It scores in about { $percent }% of cases.
reason-hardly-scores = It is unlikely to score.
reason-tops = Nobody holds anything better against { $count ->
    [one] this one
   *[other] these
}: { $encounters }.
reason-helper = You see what the others play before you add a second potato.
reason-no-helper = You hold the Hot Potato, so you may add no second potato.
reason-loses-apeeling = If it loses, you may look at what comes next.
reason-loses-couch = If it loses, you may take back: { $potatoes }.
reason-loses-rambo = If it loses, you may send the Hot Potato to somebody.
reason-loses-freed = If it loses, you may get rid of the Hot Potato.
reason-loses-robo = If it loses, it may protect you next round.
reason-loses-sweet = If it loses, your score in the next round may count twice.
reason-effect-blocked = While you hold the Hot Potato, this potato’s effect is blocked.
reason-wins-game = One more score may win you the game.
reason-counts-double = Your Sweet makes a score count twice this round.
reason-other-near-end = { $other } may win the game by scoring once more.
reason-poteto-enough = Judging by the cards shown, your Poteto scores anyway.
reason-poteto-alone = Your Poteto alone scores in about { $percent }% of cases.
reason-poteto-hardly = Your Poteto alone is unlikely to score.
reason-extra-for-sure = Judging by the cards shown, together they score whatever comes.
reason-extra-helps = Together they score in about { $percent }% of cases.
reason-extra-no-help = It does not help your Poteto to score.
reason-keeps-hand = You keep one potato more in hand.
reason-frees-you = You get rid of the Hot Potato.
reason-protected = Robotato protects { $other }: the Hot Potato would go to the middle.
reason-also-rambo = { $other } played Rambotato too: the Hot Potato would go to the middle.
reason-stays-there = The Hot Potato stays with { $other }.
reason-stays-if-unopposed = If nobody aims elsewhere, the Hot Potato stays with { $other }.
reason-stops-effect = With the Hot Potato, { $other } cannot use { $potato }.
reason-slows-leader = None of your rivals has more points than { $other }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-slows-other = Somebody else has more points than { $other }.
reason-hampers = With the Hot Potato, { $other } can use no effect but Rambotato’s and adds nothing to Poteto.
reason-must-agree = { $other } has Rambotato too: if you aim at different players, the Hot Potato goes to the middle.
reason-leaves-it-to = { $amount ->
    [one] You let { $other } decide where the Hot Potato goes
   *[other] You let the others with Rambotato decide where the Hot Potato goes
}.
reason-keeps-hot = You would keep the Hot Potato.
reason-stays-in-the-middle = The Hot Potato stays in the middle and hinders nobody.
reason-nobody-to-hit = Nobody can be hit now.
reason-game-ends = The game ends with this round, so it changes nothing.
reason-couch-comes-back = Your hand is empty: all potatoes come back anyway, Couch too.
reason-couch-stays-out = Your hand is empty: without the effect Couch would come back too.
reason-stays-sure = You know for sure what comes next; after mixing you would not.
reason-effect-lost = You give up what { $potato } can do.
reason-uses-couch = You get back: { $potatoes }.
reason-uses-apeeling = { $amount ->
    [one] You learn which encounter comes next
   *[other] You learn which { $amount } encounters come next, but not their order
}.
reason-knows-already = You already know what comes next.
reason-uses-robo = Nobody can send you the Hot Potato next round.
reason-uses-sweet = A score in the next round counts twice for you.
ending-sole-leader = Somebody has enough points and leads alone.
ending-round-limit = After 100 rounds nobody leads alone, so the game is over.
option-target = Points to win
sign-hot = holds the Hot Potato
sign-played = played this round
sign-front = lies in front for the next round
sign-discard = discarded
