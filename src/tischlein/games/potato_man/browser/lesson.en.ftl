lesson-welcome = Welcome to the potato field! { $players ->
    [2] You two play two cards each, in turn: that is a trick.
   *[other] Everybody plays one card; together they make a trick.
} Whoever wins it fills a sack. I will tell you the rest as we play.
lesson-hand = This is your hand: potatoes in four colours, each with its mark. High numbers win. Red goes up to 18, blue to 16, green to 14 and yellow only to 13.
lesson-sacks = These sacks are your prizes: you get one in the colour of the card you win with. Red is worth 1, yellow 4. If your colour is gone, you get gold, worth 5.
lesson-lead = You lead the trick, so any card may be played. A high card may win it; with a low one you wait and see what the others have.
lesson-one-colour = { $who ->
    [me] You lead { $card }.
   *[other] { $name } leads { $card }.
} Now the turn goes round, and here is the catch: each colour may lie in a trick only once{ $players ->
    [5] , except one that comes twice.
   *[other] !
}
lesson-follow = The bright cards bring a colour that is still missing. The dark ones do not fit; tap one and you will hear why. Now play a bright one.
lesson-trick = { $who ->
    [me] The trick is yours
   *[other] { $name } takes the trick
}: { $card } is the highest number. Of equal numbers the later one wins. The prize is a { $sack } sack, worth { $worth }.
lesson-winner-leads = Here you see how many sacks are left: three of each colour to begin with. Whoever won the trick leads the next one.
lesson-hero-wins = Look: { $card } is Potato Man, and an Evil Potato lies in the same trick. Then he wins, whatever else is there! The prize is a { $sack } sack, worth { $worth }.
lesson-heroes = Two characters to know: red 16, 17 and 18 are Evil Potatoes and hard to beat. But yellow 1, 2 and 3 are Potato Men: where the two meet in a trick, Potato Man wins.
lesson-suggest = Not sure what to play? Here you can ask. You get a good move and the reason for it.
lesson-tactics = If you can take the trick, do it with the lowest card that is enough. If you cannot, get rid of a low one. Your move!
lesson-stuck = Keep an eye on your colours! If somebody’s turn comes and none of their cards fits, the round ends at once, and the open trick counts for nobody.
lesson-round = The round is over. Everybody adds up what their sacks are worth. Then all cards are dealt afresh.
lesson-on-your-own = There are { $rounds } rounds, and everybody starts one. Most sacks wins. Now you know it all: have fun! If you need me again, you’ll find me here.
