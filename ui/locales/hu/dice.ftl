dice = Dobókockák
dice-which = Melyik kocka
dice-how-many = Hány kocka
dice-kind = { $sides } oldalú
dice-count = { $n } kocka
dice-chosen = { $n } darab { $sides } oldalú kocka
dice-roll = Dobás
dice-blank = Még nem dobtatok
dice-sum = Összeg
dice-faces-sum = { $faces }, az összeg { $sum }
dice-rolled = Dobás: { $faces }
dice-undo = Az utolsó dobás visszavonása: { $faces }
dice-undone = Visszavonva: { $faces }
dice-restore = { $n ->
    [one] A törölt dobás visszahozása
   *[other] A törölt { $n } dobás visszahozása
  }
dice-bring-back = Visszahozás
dice-restored = { $n ->
    [0] Nem volt mit visszahozni.
   *[other] { $n } dobás újra megvan.
  }
dice-refused-kind = 6 és 12 oldalú kocka van.
dice-refused-count = Egyszerre egy–hat kockával dobhattok.

dice-throws = Dobások és gyakoriság
dice-last = Az utolsó dobások
dice-older = { $n } korábbi dobás
dice-none = Itt lesz látható, amit dobtok.
dice-clear = Minden dobás törlése
dice-cleared = { $n } dobás törölve.
dice-source = A véletlent az operációs rendszer adja. Egyik dobás sem tudja, mi volt előtte.

dice-fairness = { $kind } kockák
dice-face = Oldal
dice-bar = Összevetés
dice-times = Hányszor
dice-number = { $n }
dice-seldom = alatta
dice-often = fölötte
dice-range = { $dice } dobott kocka után egy szabályos oldal 20 esetből 19-ben { $low } és { $high } között van. Ezt mutatja a színezett sáv.
dice-fair-none = Ilyen kockával még nem dobtatok.
dice-fair-little = { $n ->
    [one] Egy kockából még semmi sem látszik.
   *[other] { $n } kockából még semmi sem látszik: az is puszta véletlen lenne, ha egy oldal egyszer sem jött volna ki.
  }
dice-fair-all = Mind a { $sides } oldal annyiszor jött ki, amennyit a véletlen megmagyaráz.
dice-fair-some = { $outside ->
    [one] Egy oldal
   *[other] { $outside } oldal
  } kívül esik azon, amit a véletlen megmagyaráz. { $sides } oldalnál ez néha előfordul, szabályos kockával is.
dice-fair-many = { $outside } oldal kívül esik azon, amit a véletlen megmagyaráz. Ez ritka, de szabályos kockával is előfordul. Dobjatok tovább, és meglátjátok, így marad-e.
