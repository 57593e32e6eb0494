### Help for DIG UP Adventure: each section is a title and one short paragraph.

help-dig-title = How to play DIG UP Adventure
help-dig-picture = A mine with its gems

help-dig-1-title = What it is about
help-dig-1 = Everybody has a mine of nine places, numbered row by row from 1 to 9. At first only its middle card is face up. You dig for gems of your own favourite colour and try to get each gem to the place with its number.

help-dig-2-title = A turn
help-dig-2 = Play up to two cards from your hand. A gem, an idol or a skeleton trades places with any card of your mine, which comes into your hand. An adventure card does what its text says: look, swap, steal. Then keep three cards at most, drop more if you like, and draw until you hold three again.

help-dig-3-title = Points
help-dig-3 = Favourite colour in its own place: 3. Favourite colour elsewhere: 2. Another colour in its own place: 1. One idol: 2. Everything else, skeletons included: 0.

help-dig-4-title = The end
help-dig-4 = If all nine cards of a mine are face up when a turn ends, the round is played to its end, so that everybody has had equally many turns. Then everything is turned up and counted.

help-dig-5-title = A tie
help-dig-5 = Level on points, the longest unbroken row of favourite gems wins. It is read from place 1 to 9, across the ends of the rows, and the numbers on the gems do not matter. Still level? Then you share the win.

help-dig-6-title = Just score, or play along
help-dig-6 = Just score: play with your cards alone and enter the mines at the end. When somebody’s mine is open, tap the flag, and the app says who still has a turn. Play along: enter every card that is turned up and every end of a turn; the app watches for the last round.

help-dig-7-title = Entering cards quickly
help-dig-7 = The first key is the right card for the place: favourite colour and the place’s number, one tap. For any other gem tap colour and number; the colour stays chosen, and the next free place is picked by itself. You can also tap the card first and then its place.

help-dig-8-title = Swapping and stealing
help-dig-8 = Tap “{ dig-exchange }”: now every two places that you tap change places, in one mine or in two, face up or face down. One undo takes one swap back, and “{ dig-done }” leads back to the cards. A card that is turned down again or taken away: tap it, then the sign for covering beside undo.

help-dig-9-title = When a card lies there twice
help-dig-9 = The box has each gem once, four idols and four skeletons. If more are on the screen, somebody has mistapped: the app marks the cards and leads you to each of them. It never stops you from going on.

help-dig-10-title = How the app decides
help-dig-10 = A second idol in a mine scores nothing, unless you choose the house rule. An adventure card left in a mine scores nothing either. A card covered again before the turn is over does not bring the last round. If the gems of your box have other colours, give the app their names and colours once.
