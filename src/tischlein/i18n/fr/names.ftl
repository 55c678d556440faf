### What seats and bots are called

seat-name = Joueur { $number }
bot-sprout = Germe
bot-spud = Patate
bot-gratin = Gratin
bot-truffle = Truffe
