### Help for Abenteuer 1x1: each section is a title and one short paragraph.

help-1x1-title = Abenteuer 1x1: how it goes
help-1x1-picture = The gap at 7 × 5: the 7 is at the top, the 5 on the left

help-1x1-1-title = What it is about
help-1x1-1 = One tile is missing from the wall. Multiply the number above by the number on the left, look for a tile with the result and turn it round: if its colour sign agrees, it fits. The tile decides that, not the app, which shows the result only afterwards.

help-1x1-2-title = Race
help-1x1-2 = Whose turn it is looks for a tile. If it fits, the pawn climbs one rung, and the gap is now where that tile lay. If not, the tile goes back, and the next one tries the same gap.

help-1x1-3-title = Cards in the race
help-1x1-3 = After each turn everybody may lay cards whose number is already solved on the wall. Every card is a rung; as long as the pile lasts you draw another one for it, which may be laid at once, too.

help-1x1-4-title = Sprint
help-1x1-4 = Whoever comes next puts any tile on the web and starts the sand. Then you count matches until it has run out; mistakes cost nothing. At the top there is a card, and off it goes again from below.

help-1x1-5-title = Expedition
help-1x1-5 = Through the whole wall together or alone, as fast as you can. Start the clock, have a break whenever you like, and say when the wall is done. Only then the time counts for this team’s best. Undo only takes back tiles; the clock has keys of its own.

help-1x1-6-title = The next gap
help-1x1-6 = If a tile has fitted, tap where it lay: first a quarter of the wall, then the place. Or tell it by two numbers, top and left. If it lay on the web, you put a new one there, and the gap is where the new one comes from.

help-1x1-7-title = Typing the answer
help-1x1-7 = With the key “123” a child types its result before turning the tile. Whether it was right shows only once the tile fits. What was hard stands on a small map for practice after the match, for that child alone.

help-1x1-8-title = Who wins the race
help-1x1-8 = When somebody reaches the top, by a card or not, this round is the last; it ends when all have had equally many turns. If several are up there, the one with the fewest laid cards wins, otherwise they share it. Rungs past the top are lost, but the card still counts.

help-1x1-9-title = Who wins the sprint
help-1x1-9 = A second card begins the last round; whoever gets it plays on until the sand is out. If several have two cards then, the one who climbed furthest in that round wins. This win may be shared as well.

help-1x1-10-title = A close finish
help-1x1-10 = When the sand is out, the tile on the web returns to the gap. If a tap came a second late at most, the app asks whether it still counts. You decide.

help-1x1-11-title = Rungs and sand
help-1x1-11 = How many rungs your ladder has and how long your sand runs is not in the book. Say it once, and the app remembers. To begin with it takes 10 rungs and 60 seconds; the app can measure the real timer.
