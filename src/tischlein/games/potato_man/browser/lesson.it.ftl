lesson-welcome = Eccoci nel campo di patate! { $players ->
    [2] Giocate due carte a testa, a turno: è una presa.
   *[other] Ognuno gioca una carta, e insieme fanno una presa.
} Chi la vince riempie un sacco. Il resto te lo racconto giocando.
lesson-hand = Questa è la tua mano: patate di quattro colori, ognuno con il suo segno. I numeri alti vincono. Il rosso arriva a 18, il blu a 16, il verde a 14 e il giallo solo a 13.
lesson-sacks = Questi sacchi sono i premi: ne ricevi uno del colore della carta con cui vinci. Il rosso vale 1, il giallo 4. Se il tuo colore è finito, ricevi oro, che vale 5.
lesson-lead = Apri tu la presa, quindi puoi giocare qualsiasi carta. Una alta può vincere; con una bassa guardi prima che cosa hanno gli altri.
lesson-one-colour = { $who ->
    [me] Apri con il { $card }.
   *[other] { $name } apre con il { $card }.
} Ora si gioca a turno, ed ecco il trucco: ogni colore può stare in una presa una volta sola{ $players ->
    [5] , tranne uno che viene due volte.
   *[other] !
}
lesson-follow = Le carte chiare portano un colore che manca ancora. Quelle scure non si possono giocare; toccane una e saprai perché. Ora giocane una chiara.
lesson-trick = { $who ->
    [me] La presa è tua
   *[other] { $name } vince la presa
}: il { $card } è il numero più alto. A parità vince la carta giocata per ultima. Il premio è una carta Sacco { $sack } che vale { $worth }.
lesson-winner-leads = Qui vedi quanti sacchi restano: all’inizio tre per colore. Chi ha vinto la presa apre la prossima.
lesson-hero-wins = Guarda: il { $card } è Potato Man, e nella stessa presa c’è una Evil Potato. Allora vince lui, qualunque altra carta ci sia! Il premio è una carta Sacco { $sack } che vale { $worth }.
lesson-heroes = Due personaggi da conoscere: i rossi 16, 17 e 18 sono Evil Potato, quasi imbattibili. Ma i gialli 1, 2 e 3 sono Potato Man: se si incontrano in una presa, vince Potato Man.
lesson-suggest = Sei in dubbio? Chiedi qui. Ricevi una buona mossa e il perché.
lesson-tactics = Se puoi vincere la presa, fallo con la carta più bassa che basta. Se non puoi, liberati di una bassa. Tocca a te!
lesson-stuck = Tieni d’occhio i tuoi colori! Se tocca a qualcuno e nessuna delle sue carte va bene, il round finisce subito, e la presa aperta non conta per nessuno.
lesson-round = Il round è finito. Ognuno conta quanto valgono i suoi sacchi. Poi si ridanno tutte le carte.
lesson-on-your-own = Ci sono { $rounds } round, e ognuno ne comincia uno. Vince chi ha più sacchi. Ora sai tutto: buon divertimento! Se hai bisogno di me, mi trovi qui.
