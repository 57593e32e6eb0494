### Help for the Multiplication Dice game: each section is a title and one short paragraph.

help-md-title = Multiplication Dice: how it goes
help-md-picture = 5, 10 and 10 are rolled: 5 × 10 is 50, 10 × 10 is 100. One field with each of them now shows the colour of whoever rolled.

help-md-1-title = What it is about
help-md-1 = The board shows every product from 1 × 1 to 12 × 12. With three dice you make multiplications and put your colour on their results. Points come only from fields that you take from somebody else. Whoever has the most after the agreed rounds wins, and several may share it.

help-md-2-title = A turn
help-md-2 = Roll all three dice. Any two of them multiplied make a product, so there are three, or fewer if dice are equal: 5, 10 and 10 make 50 and 100. You play each product once, in any order you like, and claim one field that shows it.

help-md-3-title = Which field
help-md-3 = As long as a free field shows the number, only free ones may be taken; that scores nothing. Once none is free, you may take one from whomever you like: that is 1 point for you, and the other one loses the field but no points.

help-md-4-title = All yours
help-md-4 = If every field of a product belongs to you already, it is done by itself and you go on with the next. As soon as all products of the throw are done, the next player rolls.

help-md-5-title = Dice on the table or in the app
help-md-5 = Roll real dice and tap what they show, one number after the other; the third one counts at once. Or let the app roll. If a number is wrong, tap its die before you play a product, otherwise use undo.

help-md-6-title = Finding the fields
help-md-6 = What you may take is lit. Tap a product to see its fields listed, with their owners. If you tap a field on the board itself, the app shows it enlarged and asks first, since fields are small.

help-md-7-title = Filling the board
help-md-7 = On an empty board points are rare: two players in eight rounds make about one between them. So the app can play 10 to 100 throws for you, in turn and by pure chance, before the first throw or later between two throws. Their points count. Undo takes all of them back at once.

help-md-8-title = Rounds
help-md-8 = One round is a throw for each of you. Throws that the app plays come as extra rounds, unless you choose to count them among your own. Under “{ md-more }” you can agree on more or fewer rounds at any time, though not on fewer than you have begun.

help-md-9-title = How the app counts
help-md-9 = Player 1 begins and the seat order stays. A free field comes before one of your own as well. Who loses a field keeps all points. After the match you see how many fields everybody holds and how the score went.
