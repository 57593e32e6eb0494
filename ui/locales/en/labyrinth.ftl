### Labyrinth: set-up, the match, its end.

game-labyrinth = Labyrinth
lab-card = Push rows, find ways: 1 to 4 players
lab-summary = Labyrinth, { $n ->
    [one] one treasure each
   *[other] { $n } treasures each
  }
lab-turn = Turn { $n }
lab-sentence = { $words }.

lab-treasure-book = Book
lab-treasure-coins = Coins
lab-treasure-map = Map
lab-treasure-crown = Crown
lab-treasure-keys = Keys
lab-treasure-skull = Skull
lab-treasure-ring = Ring
lab-treasure-chest = Chest
lab-treasure-jewel = Jewel
lab-treasure-sword = Sword
lab-treasure-candlestick = Candlestick
lab-treasure-helmet = Helmet
lab-treasure-bat = Bat
lab-treasure-dragon = Dragon
lab-treasure-genie = Genie
lab-treasure-ghost = Ghost
lab-treasure-pig = Pig
lab-treasure-sorceress = Sorceress
lab-treasure-lizard = Lizard
lab-treasure-moth = Moth
lab-treasure-owl = Owl
lab-treasure-rat = Rat
lab-treasure-scarab = Scarab
lab-treasure-spider = Spider

lab-board = Board
lab-place = row { $row }, column { $column }
lab-cell = Row { $row }, column { $column }: { $tile }
lab-nothing = nothing yet
lab-spare = Spare
lab-spare-lower = the spare tile
lab-spare-is = Spare tile: { $tile }
lab-tiles = Tiles
lab-tile-0 = straight, top to bottom
lab-tile-1 = straight, left to right
lab-tile-2 = corner, top and right
lab-tile-3 = corner, right and bottom
lab-tile-4 = corner, bottom and left
lab-tile-5 = corner, left and top
lab-tile-6 = T, closed on the left
lab-tile-7 = T, closed at the top
lab-tile-8 = T, closed on the right
lab-tile-9 = T, closed at the bottom
lab-shape-straight = Straight
lab-shape-corner = Corner
lab-shape-tee = T
lab-push-top = column { $n } from the top
lab-push-right = row { $n } from the right
lab-push-bottom = column { $n } from the bottom
lab-push-left = row { $n } from the left
lab-push = Push { $push }
lab-barred = Would undo the last push
lab-leads-there = Leads there
lab-home = Home
lab-home-of = { $name } starts here
lab-pawn-of = { $name }’s pawn
lab-goal-of = { $name } wants to get here
lab-go-here = Can be reached
lab-stay-here = Stay here

lab-did-push = Pushes { $push }.
lab-did-carry = { $n ->
    [one] { $names } is pushed out and comes in at the other end.
   *[other] { $names } are pushed out and come in at the other end.
  }
lab-did-go = Goes to { $place }.
lab-did-stay = Stays.
lab-did-not-find = Does not get there yet.
lab-did-take = Finds: { $treasure } ({ $n } of { $of }).
lab-did-home = Is home with all treasures!
lab-did-correct = Set right: { $what }.
lab-did-correct-tile = { $place }: { $tile }
lab-did-correct-spare = spare tile: { $tile }
lab-did-correct-pawn = { $name }’s pawn: { $place }
lab-did-correct-treasure = { $treasure }: { $place }
lab-did-correct-nothing = Set right: nothing.

lab-refusal-match-over = The match is over. Undo the last step if it was not right.
lab-refusal-push-first = First push the spare tile in, then move.
lab-refusal-second-push = The tile is in already. Now move, or stay.
lab-refusal-push-back = Not here: { $push } would undo the push before. Choose another arrow.
lab-refusal-not-the-spare = This is not the spare tile: { $tile }. Push in the one beside the board.
lab-refusal-tile-missing = How does the spare tile lie? Turn it, then tap an arrow.
lab-refusal-place-missing = Tap the place to move to.
lab-refusal-no-way = No way leads from { $from } to { $to }. Tap a place that is lit.
lab-refusal-no-board = This match has no board in the app, only cards and arrows.
lab-refusal-found-on-board = Tap the place to move to; the app sees what is there.
lab-refusal-no-such-treasure = There is no “{ $treasure }” in this match.
lab-refusal-no-such-seat = Nobody sits there. Choose somebody of this match.
lab-refusal-shape-used-up = All tiles of this shape lie already.
lab-refusal-board-full = All tiles lie already.
lab-refusal-not-one-to-four = One to four can play. Choose the players again.
lab-refusal-no-such-starter = Choose who of you begins.
lab-refusal-not-the-starts = Everybody needs one corner to start from.
lab-refusal-not-the-hands = Everybody needs cards.
lab-refusal-no-card = Everybody needs at least one card.
lab-refusal-no-such-card = A card shows a treasure that lies nowhere.
lab-refusal-too-many-cards = There are not that many cards. Choose fewer for each.

lab-next-push = { $name }: turn the spare tile, then tap an arrow.
lab-next-push-home = { $name } has everything. Turn, push, and off home!
lab-next-go = { $name }: where do you go? Lit places can be reached.
lab-next-arrow = { $name }: where do you push? Tap the arrow.
lab-next-arrow-home = { $name } has everything and goes home. Tap the arrow.
lab-next-found = { $name }: did you get to it?
lab-next-home = { $name }: did you get home?
lab-next-cards = What everybody has, and is looking for.
lab-next-mend-tile = Tap the tile that lies otherwise.
lab-next-mend-with = What lies there: { $place }?
lab-next-mend-pawn = Whose pawn stands elsewhere?
lab-next-mend-pawn-to = Tap where { $name }’s pawn stands.
lab-next-mend-treasure = Tap the treasure that lies elsewhere.
lab-next-mend-treasure-to = Tap where it is now: { $treasure }.
lab-next-picture = Turn the picture until it lies as you see the board.
lab-note-found = { $name } has it: { $treasure }!
lab-over = The match is over.

lab-turn-left = Turn left
lab-turn-right = Turn right
lab-stay = Stay
lab-found-it = I’m there!
lab-came-home = I’m home!
lab-not-yet = Not yet
lab-ask-reach = Can I reach it?
lab-ask-turns = In how many turns?
lab-reach-yes = Yes! The green arrows lead there.
lab-reach-turned = Yes, but turn the tile first.
lab-reach-no = Not this turn, whatever you push.
lab-turns = { $n ->
    [one] This very turn will do.
   *[other] In { $n } turns at best.
  }
lab-turns-more = In more than { $n } turns.

lab-cards = All cards
lab-card-of = { $name }’s card
lab-looks-for = { $name } looks for: { $treasure }. { $n } of { $of } found
lab-looks-secretly = { $name }: { $n } of { $of } found
lab-goes-home = { $name } has everything ({ $of }) and goes home
lab-beneath = { $n ->
    [0] Last card
    [one] 1 more card
   *[other] { $n } more cards
  }
lab-hold = Hold to see

lab-mend = Set right
lab-mend-tile = Tile
lab-mend-pawn = Pawn
lab-mend-treasure = Treasure
lab-mend-picture = Picture
lab-mend-pawn-here = Put { $name }’s pawn here
lab-mend-treasure-here = Put here: { $treasure }
lab-mend-treasure-swap = Swap: { $treasure } and { $other }
lab-close = Back to the turn
lab-view-right = Turn the picture right
lab-picture-left = To the left
lab-picture-right = To the right

lab-stopped = Ended early
lab-stopped-means = This match has no winner. You can go on with it.
lab-reopen = Go on playing
lab-won-means = All treasures found and back home, after { $n ->
    [one] 1 turn
   *[other] { $n } turns
  } in all.
lab-treasures = Treasures
lab-again = Once more on this board
lab-again-starter = New cards, { $name } begins
lab-again-alone = New cards
lab-to-game = To the game
lab-solo-line = All found
lab-solo-done = Home in { $n ->
    [one] 1 turn
   *[other] { $n } turns
  }
lab-solo-first = With { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } this is your first record.
lab-solo-record = A new record with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }! It was { $before } before.
lab-solo-level = As quick as your record with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
lab-solo-behind = Your record with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } is { $before }.

lab-corners = Corners and colours
lab-corner-hint = { $name }: tap your corner and the colour of your pawn.
lab-corner-0 = Corner top left
lab-corner-1 = Corner top right
lab-corner-2 = Corner bottom right
lab-corner-3 = Corner bottom left
lab-corner-of = { $corner }: { $name }
lab-corner-free = { $corner }: free
lab-colours = Colour of the pawn
lab-colour-blue = Blue
lab-colour-orange = Orange
lab-colour-green = Green
lab-colour-purple = Purple
lab-colour-red = Red
lab-colour-yellow = Yellow
lab-colour-of = { $colour }, { $name } has it: swap
lab-which-board = The board
lab-board-deal = Deal one
lab-board-deal-hint = You lay it out like the picture
lab-board-enter = Enter ours
lab-board-enter-hint = It lies there: 34 taps
lab-board-none = No board
lab-board-none-hint = Only cards and arrows
lab-cards-each = Treasures for each
lab-cards-all = There are { $n } for each; fewer make it shorter.
lab-cards-to = { $n } for each
lab-record = { $name }’s record: { $n ->
    [one] 1 turn
   *[other] { $n } turns
  }
lab-public = Open
lab-public-hint = All see what you look for
lab-secret = Secret
lab-secret-hint = Seen only while held down
lab-help-who = Help from the app
lab-help-off = Nobody
lab-help-off-hint = all by yourselves
lab-help-all = Everybody
lab-help-all-hint = may ask
lab-help-some = Some
lab-help-some-hint = such as children
lab-helped = { $name } gets help
lab-edition-which = Loose tiles in your box
lab-edition = { $straights } straight, { $corners } corners, { $tees } T
lab-edition-usual = the usual ones
lab-names-link = Other treasures in your box?
lab-begins-first = as you agree
lab-start = Begin
lab-to-deal = To the dealt board
lab-to-board = To your board

lab-deal = Lay it out
lab-deal-hint = Lay the loose tiles like this, turned as shown, and put the pawns on their corners.
lab-deal-spare = This one stays over.
lab-another = Deal another
lab-laid = It lies there: begin
lab-entry = Your board
lab-entry-tile = What lies there: { $place }?
lab-entry-spare = And which tile is left over?
lab-entry-treasure = { $treasure }: on which tile?
lab-entry-whole = All entered. Compare once more; tap a tile to change it.
lab-entry-count = { $n } of { $of }
lab-left = { $n } left
lab-take-back = Take back
lab-names = Our treasures
lab-names-hint = If your box has others, give them their names. Tick Ab to see letters in place of our picture.
lab-names-letters = { $treasure }: letters in place of the picture
lab-names-save = Keep it like this
lab-names-refused = Not kept yet. Look at the marked treasures.
lab-names-taken = Another treasure is called { $name } already. Choose a different name.
lab-turning = In turn { $turn } { $name } was only one push away from the treasure “{ $treasure }”: { $push } would have led there, and so it took { $later ->
    [one] one more turn of their own.
   *[other] { $later } more turns of their own.
  }
lab-turning-never = In turn { $turn } { $name } was only one push away from the treasure “{ $treasure }”: { $push } would have led there, but it was never reached after that.
lab-turning-home = In turn { $turn } { $name } was only one push away from winning: { $push } would have led home.
lab-turning-home-later = In turn { $turn } { $name } was only one push away from the end: { $push } would have led home, and so it took { $later ->
    [one] one more turn of their own.
   *[other] { $later } more turns of their own.
  }
lab-turning-arrow = This push would have led there
lab-turning-spare = The spare tile, turned like this
