round-of = Manche { $round } sur { $rounds }
sacks-left = Sacs restants
hand = Ta main
card = { $value } { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
sack-red = rouge
sack-blue = bleue
sack-green = verte
sack-yellow = jaune
sack-gold = dorée
move-play = jouer le { $card }
decision-lead = Tu entames : toutes les cartes sont permises.
decision-follow = Joue une couleur qui manque encore.
decision-double = Joue une nouvelle couleur, ou double une couleur déjà jouée.
event-round-dealt = La manche { $round } est distribuée ; { $name } entame.
event-round-dealt-you = La manche { $round } est distribuée ; tu entames.
event-hand-dealt = { $name } reçoit { $cards }.
event-hand-dealt-you = Tu reçois { $cards }.
event-hand-dealt-hidden = { $name } reçoit sa main.
event-played = { $name } joue le { $card }.
event-played-you = Tu joues le { $card }.
event-drew = { $name } pioche le { $card }.
event-drew-you = Tu pioches le { $card }.
event-drew-hidden = { $name } pioche une carte.
event-trick-won = { $name } remporte le pli avec le { $card }.
event-trick-won-you = Tu remportes le pli avec le { $card }.
event-sack-taken = { $name } prend une carte Sacs { $sack } qui vaut { $worth }.
event-sack-taken-you = Tu prends une carte Sacs { $sack } qui vaut { $worth }.
event-no-sack = Il ne reste plus de sac pour { $name }.
event-no-sack-you = Il ne reste plus de sac pour toi.
event-stuck = { $name } n’a aucune carte jouable et montre { $cards }. La manche est terminée.
event-stuck-you = Tu n’as aucune carte jouable et montres { $cards }. La manche est terminée.
event-round-scored = { $name } marque { $points ->
    [one] { $points } sac
   *[other] { $points } sacs
}.
event-round-scored-you = Tu marques { $points ->
    [one] { $points } sac
   *[other] { $points } sacs
}.
refusal-not-in-hand = Tu n’as pas le { $card } en main.
refusal-colour-in-trick = Le { $card } n’est pas jouable : chaque couleur ne peut paraître qu’une fois par pli. Joue une couleur qui n’y est pas encore.
refusal-colour-doubled = Le { $card } n’est pas jouable : une couleur est déjà doublée, il faut maintenant une nouvelle couleur.
refusal-second-potato-man = Le { $card } n’est pas jouable : pas de second Potato Man dans le même pli. Toute autre carte est jouable.
reason-ends-round = Personne ne peut suivre : la manche se termine aussitôt et ce pli ne compte pour personne.
reason-takes-sack = Personne ne peut plus te battre : le pli te rapporte une carte Sacs { $sack } qui vaut { $worth }.
reason-sack-if-all-follow = Personne ne peut plus te battre : si tous peuvent suivre, le pli te rapporte une carte Sacs { $sack } qui vaut { $worth }.
reason-leads-so-far = Ta carte mène et peut te rapporter une carte Sacs { $sack } qui vaut { $worth }, mais { $amount ->
    [one] { $amount } carte que tu n’as pas vue peut encore la battre
   *[other] { $amount } cartes que tu n’as pas vues peuvent encore la battre
}.
reason-only-potato-man = Seul un Potato Man peut encore attraper ta carte, sinon elle te rapporte une carte Sacs { $sack } qui vaut { $worth }, si tous peuvent suivre.
reason-probably-beaten = Ta carte ne tiendra sans doute pas : { $amount } cartes que tu n’as pas vues peuvent la battre.
reason-no-sack = Ta carte mène, mais il ne reste plus de sac pour sa couleur.
reason-catches-evil = Ton Potato Man attrape l’Evil Potato, le { $card }.
reason-keeps-from = Tel qu’il est, le pli donnerait à { $other } une carte Sacs { $sack } qui vaut { $worth }.
reason-lowest-winner = C’est ta plus basse carte gagnante de cette couleur, et les plus hautes restent en main.
reason-lower-would-do = Une carte plus basse suffit aussi : le { $card }.
reason-overtakes-yourself = Le pli est déjà à toi avec le { $card } : tu te dépasserais toi-même.
reason-gives-away = Une petite carte pour un pli que tu peux laisser aux autres ; tes cartes fortes restent en main.
reason-already-yours = Le pli est à toi pour l’instant avec le { $card } ; inutile de battre ta propre carte.
reason-cannot-win = Aucune carte que tu peux jouer ne bat ce qui est posé.
reason-saves-winner = Tu pourrais prendre le pli avec le { $card }, mais cette carte reste en main pour un meilleur pli.
reason-saves-leader = Tu pourrais prendre la tête avec le { $card }, mais cette carte reste en main pour un meilleur pli.
reason-keeps-strong = Ton { $card } reste en main pour plus tard.
reason-evil-caught = Le Potato Man, le { $card }, attrape ton Evil Potato.
reason-your-man-wins = Ton Evil Potato fait gagner ton propre Potato Man, le { $card } : le pli te rapporte une carte Sacs { $sack } qui vaut { $worth }.
reason-your-man-if-all-follow = Ton Evil Potato fait gagner ton propre Potato Man, le { $card } : si tous peuvent suivre, le pli te rapporte une carte Sacs { $sack } qui vaut { $worth }.
reason-waits-for-evil = Si une Evil Potato suit, ton Potato Man prend le pli.
reason-wastes-potato-man = Des Evil Potato peuvent encore venir, et ton Potato Man vaudrait plus contre elles.
reason-last-of-colour = C’est ta dernière carte de cette couleur, et qui manque de couleurs peut mettre fin à la manche.
reason-longest-colour = C’est la couleur dont tu as le plus de cartes, tu peux donc en lâcher une.
ending-all-rounds = Toutes les manches sont jouées.
option-variant = Cartes
option-variant-standard = toutes les 52
option-variant-no-green = sans le vert (à trois)
sign-sacks = cartes sac, par couleur
sign-faint = en gris : injouable pour l’instant
