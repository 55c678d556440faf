### What seats and bots are called

seat-name = Spieler { $number }
bot-sprout = Keimling
bot-spud = Knolle
bot-gratin = Gratin
bot-truffle = Trüffel
