### What seats and bots are called

seat-name = Joueur { $number }
bot-sprout = Jeune pousse
bot-spud = Patate
bot-gratin = Gratin
bot-truffle = Truffe
