### Kreuzsummen: a játszma. Egy vonal állásának el kell férnie egy két számjegynyi, egyszavas célban.

ks-title = { $n } · { $title }
ks-summary = Kreuzsummen { $title }
ks-card-new = Két játékos, 50 feladat

ks-field = Tábla
ks-row = { $n }. sor
ks-column = { $n }. oszlop
ks-place = { $row }. sor, { $column }. oszlop
ks-place-first = { $row }. sor, { $column }. oszlop
ks-place-free = { $place }: szabad
ks-place-top = { $place }: { $top }
ks-place-stack = { $place }: { $top }, { $n } lap egymáson
ks-target = { $line }, cél { $target }: { $standing }
ks-target-exchange = { $line }. Csere ezzel a céllal: { $other }
ks-stands-missing = még { $n }
ks-stands-met = stimmel
ks-stands-over = többlet: { $n }
ks-stands-early = túl korán
ks-stands-early-long = { $n ->
    [one] a cél megvan, de egy hely még szabad
   *[other] a cél megvan, de { $n } hely még szabad
  }
ks-stands-doubled = dupla: { $n }
ks-tap-does = { $what }. { $does }

ks-pad = Lapok
ks-jack = Bubi
ks-queen = Dáma
ks-king = Király
ks-key = { $card }, { $left ->
    [0] nem maradt
   *[other] még { $left } maradt
  }
ks-left = még { $n }
ks-jack-off = A bubihoz két halom kell.
ks-queen-off = A dámához egy halom kell.
ks-king-off = A királyhoz egy halom és egy szabad hely kell.
ks-swap = Csere
ks-swap-off = Csere: üres kínálatnál nem megy
ks-end-turn = Kör vége
ks-more = Több

ks-next-any = Koppints egy helyre, aztán a számra.
ks-next-number = Melyik szám kerüljön ide?
ks-next-cover = Melyik szám takarja le ezt: { $top }?
ks-next-place = Hová teszed ezt a számot: { $value }?
ks-next-jack = Bubi: koppints a két halom közül az elsőre.
ks-next-jack-with = Koppints arra a halomra, amellyel helyet cserél. Az első: { $top }.
ks-next-queen = Dáma: koppints arra a halomra, amelynek a tetejét kézbe veszed.
ks-next-queen-number = Melyik számot adod ezért cserébe: { $top }?
ks-next-queen-stack = Melyik halomra kerüljön ez a szám: { $value }?
ks-next-king = Király: koppints arra a halomra, amelyik költözik.
ks-next-king-to = Koppints a szabad helyre, ahová költözik. A halom teteje: { $top }.
ks-next-swap = Koppints arra a lapra, amelyet eldobsz.
ks-next-after-swap = Cseréltél, eldobva: { $card }. Lépj a táblán, vagy fejezd be a kört.
ks-next-after-pass = Egy passz már volt. Ha rögtön jön még egy, a próbálkozás elveszett.
ks-next-full = Minden hely foglalt, de még nem minden vonal stimmel.
ks-next-target = Melyik céllal cseréljen helyet ez: { $target }?

ks-on-table = Az asztalon
ks-draw-pile = Húzópakli
ks-display = Kínálat
ks-hands = Kézben
ks-differs = Eltér?
ks-stack-label = Halom itt: { $place }, alulról felfelé

ks-pass = Passz
ks-pass-off = Passz: csere után nem lehet
ks-stuck = Nem tudunk mit lépni
ks-pass-only-stuck = A kínálatban még van lap. Ilyenkor csak az passzol, aki sem lapot letenni, sem mást lépni nem tud.
ks-pass-means = Ha a következő kör is passz, a próbálkozás elveszett.
ks-pass-loses = Az előző kör is passz volt. Ezzel a próbálkozás elveszik.
ks-give-up = Feladjuk
ks-give-up-means = Mindketten abba akarjátok hagyni? A próbálkozás elveszettnek számít.
ks-back = Vissza
ks-look = Dobópakli és halmok
ks-discard-pile = Dobópakli
ks-discard-pile-empty = Itt még nincs lap.
ks-discard-pile-order = Elöl a legutóbbi lap.
ks-stacks = Halmok a táblán
ks-stacks-empty = A tábla még üres.
ks-stacks-order = Alulról felfelé; csak az utolsó lap számít.

ks-chance = Összejöhet még?
ks-chance-fill = Igen, összejöhet
ks-chance-cover = Igen, ha letakartok valamit
ks-chance-faces = Csak számokkal már nem
ks-chance-no = Nem, már nem
ks-chance-fillable = { $n ->
    [0] Letakarás nélkül már egyetlen kész tábla sem lehetséges.
   *[other] Letakarás nélkül még { $shown } kész tábla lehetséges.
  }
ks-chance-coverable = Letakarással ennyi: { $shown }.
ks-chance-fewest = { $n ->
    [one] Egyetlen lap is elég.
   *[other] Legalább { $n } lap kell hozzá.
  }
ks-chance-faces-left = Figurával talán; ezek maradtak: { $faces }.
ks-chance-no-more = A megmaradt lapok egyetlen kész táblához sem elegendők, és figura sincs már.
ks-hint = Tipp
ks-hint-is = Az egyik út így kezdődik: { $does }

ks-won = Sikerült!
ks-complete = Mind az ötven!
ks-complete-means = Ezzel teljes a kampányotok: minden feladat megvan. Micsoda út volt ez kettesben!
ks-lost = Most nem jött össze
ks-stopped = Idő előtt befejezve
ks-won-columns = Minden vonal stimmel, az oszlopok célja: { $columns }.
ks-won-attempts = { $n ->
    [one] Rögtön az első próbálkozásra!
   *[other] A próbálkozás sorszáma: { $n }.
  }
ks-lost-means = Nem minden keverésből lehet nyerni. Új lapok, új szerencse.
ks-stopped-means = Ez a játszma sem győzelemnek, sem vereségnek nem számít.
ks-questions = Beszéljétek meg
ks-question-1 = Melyik döntésetek vitt előre?
ks-question-2 = Lett közben más a tervetekből?
ks-question-3 = Volna kedvetek újrakeverve még egyszer lejátszani?
ks-again = Próbáljuk újra
ks-again-starter = Új lapok, kezd: { $name }
ks-next-scenario = Következő feladat
ks-campaign = A kampányhoz
ks-reopen = Folytatjuk

ks-check = Kész? { $title }
ks-check-hint = Koppintsd be a kész tábla számait, helyről helyre.
ks-check-is = Ez egy kész tábla!
ks-check-is-not = Ez még nem kész tábla.
ks-check-clear = A hely ürítése
ks-check-record = Bejegyzés sikerként
ks-check-record-hint = Megnyert próbálkozásnak számít
ks-fault-places = { $n ->
    [one] Egy hely még szabad.
   *[other] Még { $n } hely szabad.
  }
ks-fault-over = { $line }, többlet: { $n } ({ $sum }, a cél { $target }).
ks-fault-missing = { $line }, hiányzik: { $n } ({ $sum }, a cél { $target }).
ks-fault-doubled = { $line }: többször szerepel ez a szám: { $value }.
ks-fault-too-many = Ebből a számból { $used } fekszik itt, pedig csak { $copies } van: { $value }.
ks-fault-more = Még { $n } hiba, a vonalánál jelezve.
ks-sentence = { $words }.

ks-did-place = { $value } ide: { $place }.
ks-did-cover = { $value } ide: { $place }, ráteve erre: { $covered }.
ks-did-jack = A bubi megcserél két halmot: { $place } és { $other }.
ks-did-queen = A dámával { $value } ide: { $place }; vissza a kézbe: { $back }.
ks-did-king = A király innen: { $place } ide viszi a halmot: { $other }.
ks-did-swap = Csere, a dobópaklira kerül: { $card }.
ks-did-end-turn = A kör a csere után véget ért.
ks-did-arrange = Az oszlopcélok most: { $columns }.
ks-did-pass = Passz.
ks-did-give-up = Közösen feladtátok.
