### DIG UP Adventure: előkészület, játszma, befejezés.

game-dig-up = DIG UP Adventure
dig-card = 2–4 játékos, mindenkinek egy bánya
dig-summary-score = DIG UP Adventure, bányák értékelése
dig-summary-play = DIG UP Adventure, lépésről lépésre
dig-sentence = { $words }.

dig-gem-red = Piros
dig-gem-yellow = Sárga
dig-gem-green = Zöld
dig-gem-blue = Kék
dig-gem-purple = Lila
dig-gem-white = Fehér
dig-gem = { $name } { $n }
dig-idol = Bálvány
dig-skeleton = Csontváz
dig-adventure = Kalandkártya
dig-key-idol = Bálvány
dig-key-skeleton = Csontváz
dig-key-adventure = Kaland
dig-face-down = lefordítva

dig-hue-red = piros
dig-hue-orange = narancs
dig-hue-yellow = sárga
dig-hue-green = zöld
dig-hue-turquoise = türkiz
dig-hue-blue = kék
dig-hue-purple = lila
dig-hue-pink = rózsaszín
dig-hue-white = fehér
dig-hue-grey = szürke
dig-hue-brown = barna
dig-hue-black = fekete

dig-place = { $name } bányája, { $n }. hely
dig-place-short = { $name }, { $n }. hely
dig-cell = { $n }. hely: { $card }
dig-cell-warned = Ebből a lapból túl sok van kint
dig-mine-label = { $name }: { $n } pont, kedvenc szín: { $favourite }. { $run }
dig-other-mines = A többi bánya
dig-points-why = { $n } pont: { $why }
dig-why-both = kedvenc szín a helyén
dig-why-favourite = kedvenc szín
dig-why-right-place = jó helyen
dig-why-nothing = se szín, se hely
dig-why-idol = bálvány
dig-why-second-idol = csak egy bálvány számít
dig-why-skeleton = csontváz
dig-why-adventure = a kalandkártya a bányában nem ér pontot
dig-run-none = A kedvenc színből még nincs kő
dig-run-one = Leghosszabb sorozat: 1 ({ $from }. hely)
dig-run = Leghosszabb sorozat: { $n } ({ $from }–{ $to }. hely)
dig-run-short = Sorozat { $n }
dig-run-column = Sorozat

dig-pad = Lapok
dig-right = { $card }: a jó lap, 3 pont
dig-right-off = Előbb egy helyre koppintsatok
dig-colours = Színek
dig-numbers = Számok
dig-colour-favourite = { $name }, a kedvenc
dig-lay-here = { $card } kerül ide
dig-exchange-with = Csere ezzel: { $place }
dig-exchange = Csere
dig-done = Kész
dig-cover = Lefordítás
dig-cover-this = { $card } megint le van fordítva, vagy elkerült
dig-end-turn = Kör vége
dig-score = Bányák értékelése
dig-opened = Kész a bánya
dig-opened-none = Mégsincs kész

dig-next-middle = { $name } bányája: milyen lap van középen?
dig-next-opening = Először minden bányában a középső lapot fordítsátok fel.
dig-next-card = { $name }: mi van { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
  } helyen?
dig-next-place = { $name } bányája: koppintsatok egy helyre.
dig-next-where = Hová kerül ez a lap: { $card }?
dig-next-exchange = Csere: koppintsatok az első helyre.
dig-next-exchange-with = Csere ezzel: { $place }. Koppintsatok a másik helyre.
dig-next-exchange-again = Cseréljetek még két helyet, vagy koppintsatok erre: „{ dig-done }”.
dig-next-opened = Kinek van fent mind a kilenc lapja?
dig-next-warnings = Ezekből túl sok van kint. Koppintsatok arra a helyre, amelyet látni szeretnétek.
dig-next-complete = { $name } bányája kész.
dig-next-score = Minden bánya nyitva. Jöhet az értékelés!
dig-aid = { $name }: legfeljebb két lap, aztán újra három a kézben (többet is eldobhatsz).
dig-aid-complete = { $name } kilenc lapja fent van. A kör végével kezdődik az utolsó forduló.
dig-mine-complete = { $name }: { $n } pont
dig-next-mine = Tovább: { $name }
dig-last-round = Utolsó forduló! Még következik: { $left }
dig-last-over = Vége az utolsó fordulónak: fordítsatok fel mindent

dig-warns-gem = { $n ->
    [2] { $card } kétszer is kint van
   *[other] { $card }: { $n } is kint van
  }
dig-warns-idol = { $n } bálvány, de csak négy van
dig-warns-skeleton = { $n } csontváz, de csak négy van
dig-warns-go = Mutasd: { $place }
dig-warns-all = { $n ->
    [one] Minden hely
    [5] Mind az 5 figyelmeztetés
   *[other] Mind a { $n } figyelmeztetés
  }

dig-did-show = { $card }: { $place }.
dig-did-replace = { $card } a korábbi helyett ({ $old }): { $place }.
dig-did-cover = { $card } megint le van fordítva: { $place }.
dig-did-exchange = Csere: { $one } ({ $here }) és { $other } ({ $there }).
dig-did-end-turn = Vége a körnek.
dig-did-score = A bányák értékelve.

dig-refusal-match-over = A játszmának vége. Vonjátok vissza az utolsó lépést, ha nem stimmel.
dig-refusal-no-such-player = Ott nem ül senki. Válasszatok egy bányát ebből a játszmából.
dig-refusal-face-down = Itt nincs felfordított lap: { $place }. Nincs mit lefordítani.
dig-refusal-same-place = Kétszer választottátok ugyanazt: { $place }. A cseréhez válasszatok másik helyet.
dig-refusal-no-turn-left = Az utolsó forduló véget ért. Fordítsátok fel, ami még lefordítva van, aztán értékeljetek.
dig-refusal-last-round-ahead = Még senkinek sincs fent kilenc lapja, nincs mit értékelni. Játsszatok tovább.
dig-refusal-turns-left = Az utolsó forduló még tart, következik: { $name }.
dig-refusal-cards-missing = { $n ->
    [one] Egy lap hiányzik: { $place }.
   *[other] { $n } lap hiányzik, az első: { $place }.
  }
dig-refusal-not-two-to-four-players = Ketten, hárman vagy négyen játszhatjátok. Válasszatok újra.
dig-refusal-not-one-favourite-each = Mindenkinek kell egy kedvenc szín. Válasszatok újra.
dig-refusal-favourite-taken = Kettőtöknek ugyanaz a kedvenc színe. Egyikőtök válasszon másikat.
dig-refusal-no-such-starter = Válasszátok ki, ki kezd.
dig-refusal-somebody-unseated = Nem jutott mindenkinek hely: valaki kétszer szerepel, ismeretlen, vagy eggyel többen vagytok. Nézzétek meg, kik játszanak, és kezdjétek újra.

dig-stopped = Idő előtt befejezve
dig-stopped-means = Ennek a játszmának nincs győztese. Folytathatjátok.
dig-reopen = Folytatjuk
dig-again = Még egyszer
dig-again-starter = Kezd: { $name }
dig-home = A játékhoz
dig-picture-save = Kép mentése
dig-picture-saved = Mentve:
dig-picture-unsaved = Nincs mentve:
dig-picture-share = Megosztás
dig-part-both = { $n } × kedvenc a helyén: { $points }
dig-part-favourite = { $n } × kedvenc: { $points }
dig-part-right-place = { $n } × jó helyen: { $points }
dig-part-idol = { $n } × bálvány: { $points }
dig-part-none = Ebben a bányában semmi sem ér pontot
dig-decided-level = { $names }: egyformán { $points } pont.
dig-decided-run = A kedvenc szín leghosszabb sorozata dönt: { $name }, { $run } egymás után.
dig-decided-shared = A leghosszabb sorozat is egyforma ({ $run }), közös a győzelem: { $names }.

dig-favourites = Kedvenc színek
dig-favourite-of = { $name } kedvenc színe
dig-colour-taken = { $colour }, már foglalt ({ $name }): koppints, és cseréltek
dig-favourites-hint = Valaki elvitte a színedet? Koppints rá, és cseréltek.
dig-favourite-now = { $name }: { $colour }.
dig-way = Hogyan szeretnétek?
dig-way-score = Csak értékelés
dig-way-score-hint = A bányák a végén
dig-way-play = Lépésről lépésre
dig-way-play-hint = Minden kört beírtok
dig-idols = Bálványok a bányában
dig-idols-one = Egy számít
dig-idols-one-hint = a szabály szerint
dig-idols-each = Mind számít
dig-idols-each-hint = házi szabály
dig-begins-first = ahogy megbeszélitek
dig-start = Kezdjük
dig-box = A mi drágaköveink
dig-box-link = A ti dobozotokban másmilyenek a kövek?
dig-box-hint = Adjátok meg a hat kő nevét és színét úgy, ahogy a lapjaitokon van. A formák maradnak, hogy szín nélkül is felismerhetők legyenek.
dig-box-name = Név
dig-box-hue = Szín
dig-box-name-taken = Már van ilyen nevű kő: { $name }. Adjatok másik nevet.
dig-box-hue-taken = Ez a szín már foglalt: { $name }. Válasszatok másikat.
dig-box-refused = Még nincs elmentve. Nézzétek meg a megjelölt köveket.
dig-box-save = Maradjon így
dig-turning = { $card } nélkül ({ $place }) { $other } nyert volna { $name } előtt, { $theirs } : { $points } ponttal.
dig-turning-run = { $card } nélkül ({ $place }) egyforma lett volna az állás, és a kedvenc szín leghosszabb sorozata neki adta volna a győzelmet: { $other }.
dig-turning-shared = { $card } nélkül ({ $place }) közös lett volna a győzelem, fejenként { $theirs } ponttal: { $names }.
