### What seats and bots are called

seat-name = Giocatore { $number }
bot-sprout = Germoglio
bot-spud = Patata
bot-gratin = Gratin
bot-truffle = Tartufo
