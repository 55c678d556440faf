comes-next = { $count ->
    [one] À venir
   *[other] À venir, ordre inconnu
}
among-next = Parmi les { $count } prochaines
race = Points, { $target } pour gagner
round-number = Manche { $round }
pile-left = { $count ->
    [one] Encore { $count } rencontre
   *[other] Encore { $count } rencontres
}
potato-apeeling = Éplu{ "\u00AD" }charmante
potato-couch = Pantouflarde
potato-poteto = Patati
potato-rambo = Rambotate
potato-robo = Robotate
potato-sweet = Douce
the-potato-apeeling = l’Éplucharmante
the-potato-couch = la Pantouflarde
the-potato-poteto = la Patati
the-potato-rambo = la Rambotate
the-potato-robo = la Robotate
the-potato-sweet = la Douce
encounter-fryer = Friteuse furieuse
encounter-virus = Vilain virus
encounter-weed = Maudite mauvaise herbe
encounter-beetle = Doryphore dégourdi
encounter-knife = Couteau cruel
encounter-mould = Moisissure monstre
encounter-masher = Presse-purée perfide
encounter-peeler = Éplucheur effronté
encounter-grater = Râpe revêche
encounter-mole = Taupe timbrée
encounter-rain = Pluie pugnace
encounter-microwave = Micro-ondes menaçant
the-encounter-fryer = la Friteuse furieuse
the-encounter-virus = le Vilain virus
the-encounter-weed = la Maudite mauvaise herbe
the-encounter-beetle = le Doryphore dégourdi
the-encounter-knife = le Couteau cruel
the-encounter-mould = la Moisissure monstre
the-encounter-masher = le Presse-purée perfide
the-encounter-peeler = l’Éplucheur effronté
the-encounter-grater = la Râpe revêche
the-encounter-mole = la Taupe timbrée
the-encounter-rain = la Pluie pugnace
the-encounter-microwave = le Micro-ondes menaçant
answer-none = pas de patate supplémentaire
answer-use = utiliser l’effet
answer-skip = passer
move-choose = choisir { $potato }
move-extra = ajouter { $potato }
move-no-extra = n’ajouter aucune patate
move-aim = envoyer la Patate chaude à { $other }
move-use = utiliser l’effet
move-use-potato = utiliser { $potato }
move-skip = passer
decision-choose = Choisis une patate en secret ; toutes sont révélées ensemble.
decision-extra = Ajoute une deuxième patate, ou aucune.
decision-target = Choisis qui reçoit la Patate chaude, ou passe.
decision-effect-apeeling = Avec l’Éplucharmante, regarde les prochaines rencontres, ou passe.
decision-effect-couch = Avec la Pantouflarde, reprends tes patates défaussées, ou passe.
decision-effect-robo = Avec la Robotate, protège-toi de la Patate chaude à la prochaine manche, ou passe.
decision-effect-sweet = Avec la Douce, fais compter double la prochaine manche, ou passe.
event-reshuffled = Toutes les rencontres ont été jouées ; on les mélange de nouveau.
event-encounters-shown = Voici les prochaines rencontres, dans un ordre inconnu : { $encounters }.
event-step-began = { $step ->
    [extra] La Patati peut amener une patate supplémentaire.
    [target] La Rambotate peut envoyer la Patate chaude.
    [effect] Les effets peuvent être utilisés.
   *[choose] Manche { $round } : chacun choisit une patate.
}
event-answered = { $name } décide en secret : { $answer }.
event-answered-you = Tu décides en secret : { $answer }.
event-answered-hidden = { $name } a fait son choix.
event-aimed-in-secret = { $name } décide en secret : la Patate chaude à { $other }.
event-aimed-in-secret-you = Tu décides en secret : la Patate chaude à { $other }.
event-revealed = { $name } montre { $potato }.
event-revealed-you = Tu montres { $potato }.
event-extra-added = { $name } ajoute { $potato }.
event-extra-added-you = Tu ajoutes { $potato }.
event-no-extra = { $name } n’ajoute aucune patate.
event-no-extra-you = Tu n’ajoutes aucune patate.
event-encounter-drawn = Voici { $encounter } !
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à { $potato }.
event-scored-you = Tu marques { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à { $potato }.
event-aimed = { $name } vise { $other }.
event-aimed-you = Tu vises { $other }.
event-aimed-to-you = { $name } te vise.
event-abstained = { $name } ne vise personne.
event-abstained-you = Tu ne vises personne.
event-protected = { $name } est sous la protection de la Robotate.
event-protected-you = La Robotate te protège.
event-hot-potato-sent = La Patate chaude va à { $name }.
event-hot-potato-sent-you = La Patate chaude arrive chez toi.
event-hot-potato-to-the-middle = La Patate chaude va au milieu.
event-hot-potato-stays = La Patate chaude reste où elle est.
event-skipped = { $name } n’utilise pas { $potato }.
event-skipped-you = Tu n’utilises pas { $potato }.
event-looked = { $name } regarde le dessus de la pioche et le mélange : { $encounters }.
event-looked-you = Tu regardes le dessus de la pioche et le mélanges : { $encounters }.
event-looked-hidden = { $name } regarde le dessus de la pioche et le mélange.
event-took-back = { $name } utilise la Pantouflarde et reprend : { $potatoes }.
event-took-back-you = Tu utilises la Pantouflarde et reprends : { $potatoes }.
event-kept = { $name } laisse { $potato } sur la table pour la prochaine manche.
event-kept-you = Tu laisses { $potato } sur la table pour la prochaine manche.
event-hand-renewed = { $name } n’a plus de carte en main et reprend : { $potatoes }.
event-hand-renewed-you = Tu n’as plus de carte en main et reprends : { $potatoes }.
event-game-ended = La partie est finie après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
refusal-wrong-step = Ce coup appartient à une autre étape. { $step ->
    [choose] Maintenant, tu choisis une patate de ta main.
    [extra] Maintenant, tu peux ajouter une patate de ta main, ou aucune.
    [target] Maintenant, tu choisis qui reçoit la Patate chaude, ou tu passes.
   *[effect] Maintenant, tu utilises l’effet ou tu passes.
}
refusal-not-in-hand = Tu n’as pas { $potato } en main. Seules les patates de ta main peuvent être jouées.
refusal-not-another-seat = Avec la Rambotate, tu vises quelqu’un d’autre, jamais toi-même, ou tu passes.
reason-last-potato = Il ne te reste que { $potato }, ensuite tes patates reviennent.
reason-unbeatable = Quoi qu’il arrive, personne n’a mieux en main.
reason-best-chance = Aucune de tes patates n’a de meilleures chances de marquer : environ { $percent } %.
reason-scores-perhaps = Elle marque dans environ { $percent } % des cas.
reason-hardly-scores = Elle a peu de chances de marquer.
reason-tops = Contre { $count ->
    [one] celle-ci
   *[other] celles-ci
}, personne n’a mieux en main : { $encounters }.
reason-helper = Tu vois ce que jouent les autres avant d’ajouter une seconde patate.
reason-no-helper = Tu as la Patate chaude, tu ne peux donc pas en ajouter une seconde.
reason-loses-apeeling = Si elle perd, tu peux regarder ce qui vient ensuite.
reason-loses-couch = Si elle perd, tu peux reprendre : { $potatoes }.
reason-loses-rambo = Si elle perd, tu peux envoyer la Patate chaude à quelqu’un.
reason-loses-freed = Si elle perd, tu peux te débarrasser de la Patate chaude.
reason-loses-robo = Si elle perd, elle peut te protéger à la prochaine manche.
reason-loses-sweet = Si elle perd, ton point de la prochaine manche peut compter double.
reason-effect-blocked = Tant que tu as la Patate chaude, l’effet de cette patate est bloqué.
reason-wins-game = Marquer encore une fois peut te donner la victoire.
reason-counts-double = Grâce à ta Douce, marquer compte double à cette manche.
reason-other-near-end = { $other } peut gagner la partie en marquant encore une fois.
reason-poteto-enough = Ta Patati marque de toute façon, d’après les cartes montrées.
reason-poteto-alone = Ta Patati seule marque dans environ { $percent } % des cas.
reason-poteto-hardly = Ta Patati seule a peu de chances de marquer.
reason-extra-for-sure = À deux, elles marquent quoi qu’il arrive, d’après les cartes montrées.
reason-extra-helps = À deux, elles marquent dans environ { $percent } % des cas.
reason-extra-no-help = Elle n’aide pas ta Patati à marquer.
reason-keeps-hand = Tu gardes une patate de plus en main.
reason-frees-you = Tu te débarrasses de la Patate chaude.
reason-protected = La Robotate protège { $other } : la Patate chaude irait au milieu.
reason-also-rambo = { $other } a aussi joué la Rambotate : la Patate chaude irait au milieu.
reason-stays-there = La Patate chaude reste chez { $other }.
reason-stays-if-unopposed = Si personne ne vise ailleurs, la Patate chaude reste chez { $other }.
reason-stops-effect = Avec la Patate chaude, { $other } ne peut pas utiliser { $potato }.
reason-slows-leader = Parmi tes adversaires, personne ne dépasse { $other } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-slows-other = Quelqu’un d’autre devance { $other } aux points.
reason-hampers = Avec la Patate chaude, { $other } n’a plus d’autre effet que celui de la Rambotate et n’ajoute rien à la Patati.
reason-must-agree = { $other } a aussi la Rambotate : si vous visez des joueurs différents, la Patate chaude va au milieu.
reason-leaves-it-to = { $amount ->
    [one] Tu laisses { $other } décider où va la Patate chaude
   *[other] Tu laisses ceux qui ont aussi la Rambotate décider où va la Patate chaude
}.
reason-keeps-hot = Tu garderais la Patate chaude.
reason-stays-in-the-middle = La Patate chaude reste au milieu et ne gêne personne.
reason-nobody-to-hit = Personne ne peut être touché maintenant.
reason-game-ends = La partie s’achève avec cette manche, cela ne change donc rien.
reason-couch-comes-back = Ta main est vide : toutes les patates reviennent de toute façon, la Pantouflarde aussi.
reason-couch-stays-out = Ta main est vide : sans l’effet, la Pantouflarde reviendrait aussi.
reason-stays-sure = Tu sais exactement ce qui vient ensuite ; après le mélange, tu ne le saurais plus.
reason-effect-lost = Tu renonces à ce que peut faire { $potato }.
reason-uses-couch = Tu récupères : { $potatoes }.
reason-uses-apeeling = { $amount ->
    [one] Tu apprends quelle rencontre vient ensuite
   *[other] Tu apprends quelles { $amount } rencontres viennent ensuite, dans un ordre inconnu
}.
reason-knows-already = Tu sais déjà ce qui vient ensuite.
reason-uses-robo = Personne ne pourra t’envoyer la Patate chaude à la prochaine manche.
reason-uses-sweet = Si tu marques à la prochaine manche, cela compte double.
ending-sole-leader = Quelqu’un a assez de points et mène seul.
ending-round-limit = Après 100 manches, personne ne mène seul : la partie s’arrête.
option-target = Points pour gagner
sign-hot = a la Patate chaude
sign-played = jouée cette manche
sign-front = reste devant pour la prochaine manche
sign-discard = défaussée
