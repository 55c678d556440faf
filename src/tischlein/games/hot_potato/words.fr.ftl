potato-apeeling = Éplucharmante
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
move-skip = passer
event-reshuffled = Toutes les rencontres ont été jouées ; on les mélange de nouveau.
event-encounters-shown = Voici les prochaines rencontres, dans un ordre inconnu : { $encounters }.
event-step-began = { $step ->
    [extra] La Patati peut amener une patate supplémentaire.
    [target] La Rambotate peut envoyer la Patate chaude.
    [effect] Les effets peuvent être utilisés.
   *[choose] Manche { $round } : chacun choisit une patate.
}
event-answered = { $name } décide en secret : { $answer }.
event-answered-hidden = { $name } a fait son choix.
event-aimed-in-secret = { $name } décide en secret : la Patate chaude à { $other }.
event-revealed = { $name } montre { $potato }.
event-extra-added = { $name } ajoute { $potato }.
event-no-extra = { $name } n’ajoute aucune patate.
event-encounter-drawn = Voici { $encounter } !
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à { $potato }.
event-aimed = { $name } désigne { $other }.
event-abstained = { $name } ne désigne personne.
event-protected = { $name } est sous la protection de la Robotate.
event-hot-potato-sent = La Patate chaude va à { $name }.
event-hot-potato-to-the-middle = La Patate chaude va au milieu.
event-hot-potato-stays = La Patate chaude reste où elle est.
event-skipped = { $name } n’utilise pas { $potato }.
event-looked = { $name } regarde le dessus de la pioche et le mélange : { $encounters }.
event-looked-hidden = { $name } regarde le dessus de la pioche et le mélange.
event-took-back = { $name } utilise la Pantouflarde et reprend : { $potatoes }.
event-kept = { $name } laisse { $potato } sur la table pour la prochaine manche.
event-hand-renewed = { $name } n’a plus de carte en main et reprend : { $potatoes }.
event-game-ended = La partie est finie après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
refusal-wrong-step = Ce coup appartient à une autre étape. { $step ->
    [choose] Maintenant, tu choisis une patate de ta main.
    [extra] Maintenant, tu peux ajouter une patate de ta main, ou aucune.
    [target] Maintenant, tu désignes une autre place, par exemple rambo@1, ou tu passes.
   *[effect] Maintenant, tu utilises l’effet ou tu passes.
}
refusal-not-in-hand = Tu n’as pas { $potato } en main. Seules les patates de ta main peuvent être jouées.
refusal-not-another-seat = Avec la Rambotate, tu désignes une autre place de cette table, jamais la tienne, ou tu passes.
