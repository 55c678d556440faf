### What seats and bots are called

seat-name = Player { $number }
bot-sprout = Sprout
bot-spud = Spud
bot-gratin = Gratin
bot-truffle = Truffle
