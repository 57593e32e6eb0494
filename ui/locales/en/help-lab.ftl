### Help for Labyrinth: each section is a title and one short paragraph.

help-lab-title = How to play Labyrinth
help-lab-picture = Where two open sides meet, one can pass: this way leads from the pawn to the owl.

help-lab-1-title = What it is about
help-lab-1 = Treasures lie in a maze whose rows shift all the time. Each of you looks for the treasure on your own card, then for the next, and at the end goes back to the corner you started from. Whoever is home first with everything wins.

help-lab-2-title = Push
help-lab-2 = Every turn begins with a push, wanted or not. Turn the tile that lies beside the board any way you like and slide it in at one of the twelve arrows. At the other end a tile drops out; it is the next one’s to push. Only rows and columns 2, 4 and 6 move.

help-lab-3-title = The barred arrow
help-lab-3 = Nobody may simply take the push before back: the arrow where a tile has just dropped out is barred for one turn, whichever way the tile is turned. The app puts a cross there. Tap it and it says why.

help-lab-4-title = Move
help-lab-4 = After the push your pawn may go as far as the corridors lead, round any number of bends, or stay where it is. In the app all places within reach are lit: tap one. Several pawns may share a tile, and nobody is in the way.

help-lab-5-title = Treasures
help-lab-5 = A treasure is yours if your own move ends on it, staying included. Passing by is not enough, and neither is being carried there by a push. One treasure a turn, then the next card is turned up.

help-lab-6-title = Pushed out
help-lab-6 = A pawn that drops off the board with its tile is put on the tile that has just come in on the other side. That counts as no move: if it is your own pawn, you still move. A treasure on the tile beside the board can’t be reached until the tile is back in.

help-lab-7-title = Board and app
help-lab-7 = Let the app deal a board and lay it out like the picture, or enter the one that lies there: tap tile after tile, then say where the treasures on loose tiles are. Without a board the app keeps cards, turns and the barred arrow, and you say yourselves whether somebody got there.

help-lab-8-title = When they differ
help-lab-8 = “{ lab-mend }”, the pencil beside undo, moves any tile, pawn or treasure to where it really is; it stands in the list of steps and can be undone. The two arrows there turn the picture by quarters until it lies as the board lies in front of you.

help-lab-9-title = Secret cards, help
help-lab-9 = With secret cards each card is seen only as long as somebody holds it down. If you have chosen help, “{ lab-ask-reach }” turns the arrows that lead to your goal green. Whoever plays alone can also ask in how many turns it goes, three at most, and has a record for every number of cards.

help-lab-10-title = How the app counts
help-lab-10 = 24 treasures are shared out equally, the rest stays in the box; fewer make it shorter. Home counts on a later move than the last treasure, and ends the match at once. On the first turn no arrow is barred. Corners, colours and who begins are up to you.
