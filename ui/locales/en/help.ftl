### Help for a game and for the app: each section is a title and one short paragraph.

help-ks-title = Kreuzsummen: how it goes
help-ks-picture = A 2 is missing at the bottom right. Then row 2 makes 12, the columns make 6, 7 and 8, and everything fits.

help-ks-1-title = What it is about
help-ks-1 = The two of you fill a field with numbers. Each card counts twice: for its row and for its column. The row targets on the left are fixed. The column targets at the top may be rearranged whenever you like. Your hands lie open, so talk it over freely.

help-ks-2-title = A turn
help-ks-2 = If you like, swap first: one hand card onto the discard pile, one from the display in return. Then lay a number or play a face card; only after a swap may you leave that out. Finally fill up your hand from the display, card by card. The draw pile closes each gap there at once.

help-ks-3-title = Stacks
help-ks-3 = A number may also land on top of another. Only what lies on top ever counts. What disappears beneath is used up, and nothing returns from the discard pile either. So think whether you still need a number before you cover it.

help-ks-4-title = Jack, queen, king
help-ks-4 = The jack (from scenario 2) lets two stacks change places. With the queen (from 3) you lay a number on a stack and take the former top into your hand; you may play it from your next turn on. The king (from 12) moves a stack to a free place.

help-ks-5-title = Won or lost
help-ks-5 = Once all places are filled and all rows and columns are right, you have won at once, even before the hand is refilled. From scenario 18 on, no value may repeat in any row or column then. Two passes in a row, or giving up, lose the attempt. Not every shuffle can be won.

help-ks-6-title = Passing
help-ks-6 = You may choose to pass only when draw pile and display are both empty, otherwise only if no action at all is left to you. A turn with just a swap is not a pass. The app doesn’t know your hands and trusts you in this.

help-ks-7-title = Playing along in the app
help-ks-7 = Lay the real cards, then tap what you did: first the place, then the number or face card. Each number shows how many of its cards are left, each line what is missing or too much. Once the columns are full, the app puts the column targets where they fit.

help-ks-8-title = Tapped wrong?
help-ks-8 = Undo goes back as far as you like. If the mistake lies further back, open “{ menu-log }” in the menu: there you can change or remove any step, or insert a forgotten one before it. If a later one no longer fits, the app shows the first such and stores nothing until you have decided.

help-ks-9-title = Can we still make it?
help-ks-9 = On request the app works out whether the remaining numbers are enough for a finished field. It looks at neither hands, card order nor face cards; so while a face card is left, it never says a full no. A second tap reveals one place and one number. An attempt with this help gets a small mark.

help-ks-10-title = How the app counts
help-ks-10 = The column sums together must be exactly the column targets, in whatever order. There are three of each number, in scenarios 31 to 35 two, counting all hands and piles. No doubles: from 18 on that holds for every further scenario. For the next attempt the app suggests that the other person begins.

help-app-title = Tableside

help-app-1-title = Nothing is lost
help-app-1 = Every tap is stored before you see its effect. If the battery dies or the app is closed, you go on later at the same spot. All open matches are on the home screen; starting one never ends another.

help-app-2-title = Undo
help-app-2 = Its button sits in the same corner of every match and reaches back to the very beginning, even after a restart. What you took back can be redone as long as you play nothing new.

help-app-3-title = Turning the screen
help-app-3 = If you sit opposite each other, one tap turns the match around. If you like, it turns by itself to the person whose turn it is. The screen stays on as long as a match is open.

help-app-4-title = Languages
help-app-4 = Tableside speaks German, English and Hungarian and starts with the language of your device. You can change it at any time, even in the middle of a match.

help-app-5-title = Your results
help-app-5 = Names, matches and results stay on this device. You need no account and no internet, and whether you pass anything on is up to you alone. Once a match is over, “The turning point” shows you, if you like, which action decided it.
