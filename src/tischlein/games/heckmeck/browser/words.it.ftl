menu-now = Il menù è servito
portion = Porzione { $number }
cards-gone = Guarda che cosa è stato scartato
display-of = Carte calate di { $name }
your-display = Le tue carte calate
total-with-worm = Totale { $total }, con un verme
total-without-worm = Totale { $total }, ancora senza verme
portions-of = Porzioni di { $name }
portions-in-stack = Porzioni dall’alto: { $list }; vermi: { $worms }.
no-portions = Ancora nessuna porzione
you-could-steal = Con questo totale potresti rubarla.
could-steal = { $name } potrebbe rubarla.
kind-is-out = già calato
chosen-of = { $chosen } di { $held } scelte
one-more = Una carta in più
one-fewer = Una carta in meno
worms-chosen = { $count ->
    [one] { $count } verme
   *[other] { $count } vermi
}
how-to-choose = Tocca una carta per sceglierla, di nuovo per prenderne altre.
lay-out-now = Cala { $laid }
new-total = totale { $total }
steal-now = Ruba il { $portion }
steal-from = a { $name }
pass-now = Passa
pass-for-menu = e aspetta il menù
pass-for-lowest = e prendi il { $portion }
sheet-portions = Porzioni
