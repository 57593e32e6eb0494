### Kreuzsummen: a játszma. Egy vonal állásának el kell férnie egy két számjegynyi, egyszavas célban.

ks-title = { $n } · { $title }
ks-summary = Kreuzsummen { $title }
ks-card-new = Két játékos, 50 feladat

ks-field = Tábla
ks-row = { $n }. sor
ks-column = { $n }. oszlop
ks-place = { $row }. sor, { $column }. oszlop
ks-place-first = { $row }. sor, { $column }. oszlop
# Without its ending: the messages add -ba, -ban or -ból.
ks-place-at = { $row ->
    [1] az 1.
   *[other] a { $row }.
  } sor { $column }. oszlopá
ks-place-free = { $place }: szabad
ks-place-top = { $place }: { $top }
ks-place-stack = { $place }: { $top }, { $n } lap egymáson
ks-target = { $line }, cél { $target }: { $standing }
ks-target-exchange = { $line }. Csere ezzel a céllal: { $other }
ks-target-tap = { $line }. Koppintással cserélhető
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
ks-number = { $value ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $value }-es
  }
ks-number-first = { $value ->
    [1] Az 1-es
    [3] A 3-as
    [5] Az 5-ös
    [6] A 6-os
    [8] A 8-as
   *[other] A { $value }-es
  }
ks-face = { $face ->
    [jack] a bubi
    [queen] a dáma
   *[king] a király
  }
ks-key = { $card }, { $left ->
    [0] nem maradt
   *[other] még { $left } maradt
  }
ks-left = még { $n }
ks-jack-off = A bubihoz két foglalt hely kell.
ks-queen-off = A dámához egy foglalt hely kell.
ks-king-off = A királyhoz egy foglalt és egy szabad hely kell.
ks-value-gone = { ks-number-first } elfogyott, mind a { $copies } lap kiment. Ha mégis van kézben, egy korábbi lépés nem stimmel.
ks-face-gone = { $face ->
    [jack] Mindkét bubi
    [queen] Mindkét dáma
   *[king] Mindkét király
  } kiment. Ha mégis van kézben, egy korábbi lépés nem stimmel.
ks-swap = Csere
ks-swap-off = Csere most nem lehetséges: üres a kínálat.
ks-end-turn = Kör vége
ks-more = Továbbiak

ks-next-any = Koppintsatok egy helyre, aztán a számra.
ks-next-number = Melyik szám kerüljön ide?
ks-next-cover = Melyik szám takarja le { $top }t?
ks-next-place = Hová teszitek { $value }t?
ks-next-jack = Bubi: koppintsatok a két halom közül az elsőre.
ks-next-jack-with = Koppintsatok arra a halomra, amellyel { $top } helyet cserél.
ks-next-queen = Dáma: koppintsatok arra a halomra, amelynek a tetejét kézbe veszitek.
ks-next-queen-number = Melyik számot adjátok { $top }ért cserébe?
ks-next-queen-stack = Melyik halomra kerüljön { $value }?
ks-next-king = Király: koppintsatok arra a halomra, amelyik költözik.
ks-next-king-to = Koppintsatok a szabad helyre, ahová { $top } költözik.
ks-next-swap = Koppintsatok arra a lapra, amelyet eldobtok.
ks-next-after-swap = Cseréltetek, { $card } el van dobva. Lépjetek a táblán, vagy fejezzétek be a kört.
ks-next-after-pass = Egy passz már volt. Ha rögtön jön még egy, a próbálkozás elveszett.
ks-next-full = Minden hely foglalt, de még nem minden vonal stimmel.
ks-next-target = Melyik céllal cseréljen helyet ez: { $target }?
ks-next-arranged = Az oszlopcélok most: { $columns } – tegyétek át a treffeket.
ks-next-may-pass = A húzópakli és a kínálat üres: passzolhattok.

ks-on-table = Az asztalon
ks-draw-pile = Húzópakli
ks-display = Kínálat
ks-hands = Kézben
ks-differs = Eltér?
ks-stack-label = Halom itt: { $place }, alulról felfelé

ks-pass = Passz
ks-pass-off = Passz csere után nem lehetséges.
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
ks-chance-coverable = Letakarással még { $shown } kész tábla lehetséges.
ks-chance-fewest = { $n ->
    [one] A legközelebbihez egyetlen lap hiányzik.
   *[other] A legközelebbihez még legalább { $n } lapot kell letenni.
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
ks-check-is-not-tap = Ez még nem kész tábla. Koppintsatok egy helyre, ha módosítanátok.
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

ks-did-place = { $value } { $place }ba kerül.
ks-did-cover = { $value } { $place }ba kerül, és letakarja { $covered }t.
ks-did-jack = A bubi megcseréli { $place }ban és { $other }ban fekvő halmot.
ks-did-queen = A dámával { $value } { $place }ba kerül, { $back } pedig vissza a kézbe.
ks-did-king = A király { $place }ból { $other }ba viszi a halmot.
ks-did-swap = Cserével { $card } a dobópaklira kerül.
ks-did-end-turn = A csere után vége a körnek.
ks-did-arrange = Az oszlopcélok most: { $columns }.
ks-did-pass = Passz.
ks-did-give-up = Közösen feladtátok.
ks-named-place = { $value } ide: { $place }
ks-named-jack = bubi itt: { $place } és { $other }
ks-named-queen = dámával { $value } ide: { $place }
ks-named-king = király innen: { $place }, ide: { $other }
ks-named-swap = { $card } a dobópaklira
ks-named-other = tovább lap nélkül
ks-turning-closed = „{ $done }” – ezzel { $name } zárta el az utolsó { $open ->
    [one] kész táblát, amely lapok letételével még lehetséges volt.
   *[other] { $shown } kész táblát, amely lapok letételével még lehetséges volt.
  }
ks-turning = „{ $done }” – ezzel { $name } zárta el az utolsó { $open ->
    [one] kész táblát, amely lapok letételével még lehetséges volt
   *[other] { $shown } kész táblát, amely lapok letételével még lehetséges volt
  }; „{ $other }” után még { $left ->
    [one] egy lehetséges lett volna.
   *[other] { $shown-left } lehetséges lett volna.
  }
