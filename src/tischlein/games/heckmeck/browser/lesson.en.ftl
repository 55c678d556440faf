lesson-welcome = Welcome to the barbecue! The hens want worms, and so do you: most worms at the end wins. I will explain it as we play.
lesson-grill = On the grill lie as many portions as there are players. The higher the number, the more worms it brings. Each round all of them are eaten.
lesson-hand = This is your hand: numbers from 1 to 5, and worms. A worm counts 5 and is a kind of its own.
lesson-lay-out = On your turn you lay out cards of one kind, one or more of them. Then you draw one card. Tap a card to choose it, again for more of its kind, then lay them out.
lesson-total = This is your display. All cards in it are added up: { $total } so far. The higher your total, the better your portion.
lesson-worm = { $worm ->
    [yes] The red seal says that a worm lies here. That is what you need: without a worm the whole display counts for nothing!
   *[no] But mind: no worm lies here yet. Without a worm the whole display counts for nothing! With one, the total gets a red seal.
}
lesson-lowest = { $who ->
    [me] You passed
   *[other] { $name } passed
} without a worm. Then the display is lost, and all that is left is the lowest portion: { $portion }.
lesson-again = Your turn again: lay out another kind. What lies in your display already cannot be added to any more, so think how many you take.
lesson-pass = Or you pass, and your round is over: your total waits for the menu, and you draw two cards. Only the last to pass draws none. What will you do?
lesson-menu = All have passed: here is the menu! The highest total takes the highest portion, then the next, until the grill is empty.
lesson-stack = Portions lie in stacks, the newest on top. The worms on them are the points.
lesson-steal = Beware of thieves! If your total is exactly the number on somebody’s top portion, and you have a worm, you may steal it when you pass. They may do the same to you.
lesson-steal-now = Here is your chance: your total is exactly what lies on top over there. Pass and steal it, or play on if you have a better plan.
lesson-save = What you hold stays in your hand from round to round. Whoever lays out everything now starts the next round with little.
lesson-suggest = Not sure? Here you can ask. You get a good move and the reason for it.
lesson-signposts = Each worm has a number on its signpost. It counts only in a tie: then the higher signpost is served first.
lesson-on-your-own = After { $rounds } rounds the portions are used up, and most worms wins. Now you know it all: enjoy your meal! If you need me again, you’ll find me here.
