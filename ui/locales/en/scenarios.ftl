### What is new in a scenario (ks-new) and what to look out for in it (ks-watch).
### Every figure holds for all finishing fields of its scenario. "Solutions per column order"
### counts those fields with the column targets lying in one fixed order.
### No-break spaces stand around × and +, so that no sum is torn at the end of a line.

ks-new-1 = Your way in: 2 rows, 3 columns and 18 number cards from ace (1) to 6, with no face cards at all yet.
ks-watch-1 = 2, 3, 4 and 5 can be right on every place. Only the extremes are tricky: no 1 fits into the column with target 8, no 6 into the one with target 6.

ks-new-2 = Nine places for the first time, and two jacks join in. A jack lets two stacks in the field change places.
ks-watch-2 = Row 3 (15) and the column with target 16 both need a 6. Every solution takes two or three 6s, and there are only three: don’t cover them.

ks-new-3 = New are the 7 and two queens. A queen swaps a number from your hand for the top one of a stack.
ks-watch-3 = The column with target 17 takes neither 1 nor 2. In more than 4 of 5 solutions it holds a 7, so give that column first pick of them.

ks-new-4 = The same 25 cards as before, but many more ways: 279 solutions per column order instead of 103.
ks-watch-4 = In the column with target 16 a 1 is never right; apart from that, any number may be right on any place. Without both 6 and 7 it can’t be done, though: you need at least one of the two.

ks-new-5 = Nine places that add up to only 34, on average less than 4 each. Small cards are wanted here.
ks-watch-5 = Every solution has at least three cards from 1 to 3, while it can work out without 6 and 7. If you must part with a number, let it be a 7.

ks-new-6 = Short and tricky: 2 × 3 places and only 12 solutions per column order, fewer than anywhere else.
ks-watch-6 = The column with target 12 works only as 5 + 7 or 6 + 6. A 7 always belongs there; it is too big for the other two columns.

ks-new-7 = From here to scenario 40 you hold 4 cards. That is why the draw pile starts with 14 cards instead of 16.
ks-watch-7 = Of the three values 1, 2 and 3, at least two turn up in every solution. A 7 never fits into the column with target 8.

ks-new-8 = Row 1 wants 15, row 3 only 8: high cards are in demand at the top, small ones at the bottom.
ks-watch-8 = There are just five mixtures for row 3 (8): 1‑1‑6, 1‑2‑5, 1‑3‑4, 2‑2‑4 and 2‑3‑3. A 7 is always too much there, but often welcome in row 1.

ks-new-9 = 361 solutions per column order, more than in any scenario before: you may simply start somewhere.
ks-watch-9 = No number is wrong on any place from the outset. Only without both 1 and 2 it can’t come out: you need one of them.

ks-new-10 = Nine places that must add up to 41: you have never had to aim this high before.
ks-watch-10 = The column with target 17 works in just four ways: 3‑7‑7, 4‑6‑7, 5‑5‑7 or 5‑6‑6. Put small cards elsewhere; a good half of the solutions do without any 1.

ks-new-11 = Row 2 has to get by on 8, and right above it waits 15. Jack and queen help when a card lies in the wrong one of the two.
ks-watch-11 = Row 1 (15) lives on high cards: without 6 and 7 only 5‑5‑5 is left. In row 2 (8) a 7 is never right.

ks-new-12 = Two kings join in. A king moves house with a whole stack, onto a free place.
ks-watch-12 = The rows are nearly alike (12, 11, 13), the columns are not: where 17 is asked for, there is no 1 and no 2. A king gets a small card out of there; if it moves to a free place in its own row, that row’s sum stays the same.

ks-new-13 = Row 2 asks for 8, row 3 for exactly twice as much.
ks-watch-13 = A 7 never fits into row 2, a 1 never into row 3. If a jack swaps two cards of one column between them, both rows change but the column doesn’t.

ks-new-14 = The 8 is here, and with it the highest target so far: a column of 18.
ks-watch-14 = Every solution needs at least one 7 or 8. The column with target 18 takes no 1, the one with target 9 no 8.

ks-new-15 = The most open of all 3 × 3 fields: 683 solutions per column order.
ks-watch-15 = No value is indispensable, and each may be right on any place. The 8 is the easiest to spare: in more than 4 of 10 solutions there is none.

ks-new-16 = The field grows wide: 2 rows of 4 places. Only two cards meet in each column.
ks-watch-16 = 7s and 8s belong in the columns with targets 10 and 11; they are too big for the other two. The other way round, no 1 fits into 10, and neither 1 nor 2 into 11.

ks-new-17 = Target 20 for the first time, shown by the ten of clubs turned sideways. Four cards have to average 5 for it.
ks-watch-17 = An 8 has room only in the columns with targets 9 and 11. The 11 works only as 3 + 8, 4 + 7 or 5 + 6; a 1 or 2 is never right there.

ks-new-18 = From here on a win counts only if no value repeats in any row or any column. For practice there are just 6 places.
ks-watch-18 = In the column with target 8 you now lose 4 + 4. What remains is 1 + 7, 2 + 6 and 3 + 5, so a 4 is always wrong there.

ks-new-19 = With the 9 all values are in play, 33 cards in all. The field is small, but the targets are high.
ks-watch-19 = The column with target 13 works only as 4 + 9, 5 + 8 or 6 + 7. You seldom need a 1: 3 of 4 solutions do without it.

ks-new-20 = You know these targets from scenario 17. With the 9, but without doubles, there are now 32 solutions per column order instead of 154.
ks-watch-20 = You never need more than one 8 or more than one 9. Of 1, 2 and 3, though, at least two are always there, and the column with target 8 never holds a 4.

ks-new-21 = The 3 × 3 field is back, and now no value may repeat in any of its lines either.
ks-watch-21 = Row 3 (9) works only as 1‑2‑6, 1‑3‑5 or 2‑3‑4. So 7, 8 and 9 always belong in the upper two rows.

ks-new-22 = The highest row lies in the middle: 15 between 11 and 10.
ks-watch-22 = Only row 2 has room for a 9, and 8 of 10 solutions do without it altogether. When you swap, a 9 is mostly a good card to give away.

ks-new-23 = Small targets everywhere: all nine places add up to just 33, and one column has to get by on 6.
ks-watch-23 = Three different cards with sum 6 are always 1, 2 and 3. Start that column early, and keep 8s and 9s for row 3: they fit nowhere else.

ks-new-24 = Row 3 asks for 18, the rows above it for 11 and 12: the high cards move to the bottom.
ks-watch-24 = In more than half of the solutions row 3 holds a 9. In row 1 and in the column with target 10, however, it is never right.

ks-new-25 = One column more: 3 rows of 4 places, and 12 cards have to fit in the end.
ks-watch-25 = Row 1 (13) works only as 1‑2‑3‑7, 1‑2‑4‑6 or 1‑3‑4‑5. Keep a 1 ready for it; 8 and 9 have no business in this row.

ks-new-26 = 12 places again, but much tighter: 94 solutions per column order, where it was 1106 last time.
ks-watch-26 = Row 3 (10) always consists of 1, 2, 3 and 4, the column with target 7 always of 1, 2 and 4. You need at least six cards from 1 to 3, and the whole deck has only nine.

ks-new-27 = The field stands upright: 4 rows of 3 places. Now it is the columns that consist of four cards.
ks-watch-27 = A 9 can lie only in row 1 (18) or row 3 (13). Row 1 has one in more than half of the solutions.

ks-new-28 = Two high lines cross: row 1 with 20, and a column that has to make 18 out of three cards.
ks-watch-28 = A high card belongs where row 1 crosses the column with target 18: in 7 of 10 solutions that place holds a 7, 8 or 9. The column with target 9 only ever uses cards up to 6.

ks-new-29 = Only nine places, but 44 in all: no other 3 × 3 field asks for so much.
ks-watch-29 = The column with target 19 always needs an 8 or a 9 and never a 1. It works as 2‑8‑9, 3‑7‑9, 4‑6‑9, 4‑7‑8 or 5‑6‑8.

ks-new-30 = A wide span: from 6 in a column up to 20 in row 2.
ks-watch-30 = The column with target 6 always consists of 1, 2 and 3. So where it crosses row 2 (20) there is a 3 at most, and the other three cards of that row must bring at least 17.

ks-new-31 = Until scenario 35 there are only two of each number, in hearts and spades. With the face cards that makes 24 cards.
ks-watch-31 = The column with target 5 works only as 1 + 4 or 2 + 3, the one with target 6 only as 1 + 5 or 2 + 4. That takes four small cards already; a 3 never fits the 6.

ks-new-32 = Nine places and 18 number cards: when you win, exactly half of them lie on top.
ks-watch-32 = Row 1 (8) works only as 1‑2‑5 or 1‑3‑4. Every solution needs at least one 1 and one 3, while you can nearly always part with a 9.

ks-new-33 = One column has to make 18 out of three cards, although there are just two each of 7, 8 and 9.
ks-watch-33 = Mind the two 3s: 59 of 63 solutions hold at least one. There is never room for more than one 9, though.

ks-new-34 = The most open 3 × 3 field with two of each number: 81 solutions per column order.
ks-watch-34 = The column with target 8 works only as 1‑2‑5 or 1‑3‑4, so never without a 1. Once both 1s are used up, the win is gone.

ks-new-35 = The last time with just two of each number, on 2 rows of 4 places.
ks-watch-35 = All four column targets are odd. So each column consists of one even and one odd card, four of each kind in the whole field.

ks-new-36 = The diamonds are back, and there are three of each value again. In return the field has 12 places.
ks-watch-36 = Two columns leave little choice: target 6 is always 1‑2‑3, target 20 only 3‑8‑9, 4‑7‑9, 5‑6‑9 or 5‑7‑8. Save the high cards for the 20.

ks-new-37 = Tall columns, slim rows: four cards make a column, and row 4 may come to only 8.
ks-watch-37 = Row 4 (8) always needs a 1, the column with target 12 always a 1 and a 2. A 9 can go only into row 2 (15).

ks-new-38 = 12 places have to add up to 54, more than in any other field of this size. In return there are 2610 solutions per column order.
ks-watch-38 = Row 1 (20) and row 3 (19) each need a card of 7 or more: even 3, 4, 5 and 6 only come to 18.

ks-new-39 = Four rows, and one stands out: row 2 with 16, while the others lie between 10 and 12.
ks-watch-39 = A 9 fits only into row 1 or 2, and never into the column with target 14. Nearly 2 of 3 solutions need none at all.

ks-new-40 = Twelve places and just 39 in all: no field of this size asks for less.
ks-watch-40 = Row 2 (11) is always 1‑2‑3‑5, and row 1 (13) needs a 1 as well. Keep at least two 1s; 8s and 9s can mostly be spared.

ks-new-41 = The first field of 4 × 4 places. In return you hold 5 cards from now on.
ks-watch-41 = Row 2 (19) and the column with target 20 both need a card of 7 or more. Put one where they cross and it helps twice.

ks-new-42 = 16 places once more, with strong contrasts: one column wants only 10, another 19.
ks-watch-42 = Target 10 is always 1‑2‑3‑4, and row 2 (12) always contains 1 and 2. Every solution needs at least two 1s and two 2s: don’t cover them lightly.

ks-new-43 = Back to 12 places, while you keep 5 cards in hand: you never had so much choice on a field of this size.
ks-watch-43 = Row 2 (13) needs a 1 and takes neither 8 nor 9. The column with target 9 only ever uses cards up to 6, most often 1‑3‑5.

ks-new-44 = Two of the eight lines leave you no choice: row 2 with 11 and the column with target 10. Everything else can shift.
ks-watch-44 = Row 2 is always 1‑2‑3‑5, the column with target 10 always 1‑2‑3‑4. So the place where they cross holds 1, 2 or 3.

ks-new-45 = 16 places with targets close together: all eight lie between 11 and 18.
ks-watch-45 = Row 3 (11) is always 1‑2‑3‑5, so a 4 is never right there. The columns with targets 12 and 13 both need a 1.

ks-new-46 = Tall and narrow: 4 rows of 3 places, this time with 5 cards in hand.
ks-watch-46 = The column with target 12 always needs 1 and 2, and row 3 (9) takes nothing above 6. That leaves only row 2 and row 4 for a 9.

ks-new-47 = The most open field of the whole campaign: 520,080 solutions, counting every column order.
ks-watch-47 = Only row 2 (13) is tight: 1‑2‑3‑7, 1‑2‑4‑6 or 1‑3‑4‑5. In the other three rows anything can go anywhere, except a 9 in the column with target 14.

ks-new-48 = 16 places again, and with 7448 solutions per column order the second most open field of all.
ks-watch-48 = Row 2 (12) always contains 1 and 2, the column with target 13 always a 1. A 1 on the place where the two cross serves both.

ks-new-49 = 12 places one last time before the finale. Three of the four column targets are small: 8, 9 and 11.
ks-watch-49 = A 9 has one possible place only: where row 3 (17) crosses the column with target 16. Row 2 and the column with target 8 both need a 1 in any case.

ks-new-50 = The finale, on 16 places. With 82 solutions per column order it is the tightest of all 4 × 4 fields.
ks-watch-50 = Row 1 (10) is always 1‑2‑3‑4, the column with target 11 always 1‑2‑3‑5. Every solution needs all three 1s and all three 2s: don’t cover any and don’t give any away.
