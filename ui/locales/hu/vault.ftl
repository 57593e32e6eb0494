vault-data = Az adataitok
vault-data-hint = Biztonsági mentés, átvitel másik eszközre
vault-where = Hol vannak az adataim?
vault-where-text = Ezen az eszközön, és sehol máshol. Minden ebben a fájlban van:
vault-safe = Biztonságban
vault-backups = Biztonsági mentések
vault-backups-hint = A korábbi állapot visszahozása, vagy egy mentés máshová
vault-newest = A legutóbbi: { $date }
vault-newest-none = Még nincs. Az első akkor készül el, amikor már játszottatok valamit.
vault-move = Másik eszközre és vissza
vault-move-text = Egyetlen fájlban minden elfér: játékosok, csapatok, az összes játszma. A másik eszközön itt válasszátok ki; ami ott már megvan, az marad, ahogy van, és semmi sem kerül be kétszer.
vault-export = Minden mentése egy fájlba
vault-choose = Fájl kiválasztása
vault-choosing = A fájl átnézése folyik …
vault-not-come = A fájl nem érkezett meg. Válasszátok ki még egyszer.
vault-others = Más programoknak
vault-others-text = Az összes eredmény táblázatban, játszmánként és játékosonként egy sor.
vault-csv = Az eredmények mentése táblázatként
vault-bgs = A BG Stats számára
vault-bgs-title = Partik a BG Stats számára
vault-bgs-text = Válasszatok ki játszmákat, mentsétek őket fájlba, és nyissátok meg a BG Stats appal. Ami ott már megvan, nem kerül be még egyszer.
vault-bgs-none = Még egy játszma sem fejeződött be.
vault-bgs-all = Ezek mind
vault-bgs-no = Egyik sem
vault-bgs-save = { $n ->
    [one] Egy játszma mentése
   *[other] { $n } játszma mentése
  }
vault-bgs-older = Régebbiek
vault-bgs-one = { $what } kiválasztása
vault-menu-export = A játszma mentése fájlba
vault-menu-export-hint = Hogy megmaradjon, vagy hogy elküldjétek valakinek

vault-backup = Biztonsági mentés
vault-backups-text = A Tableside naponta egyszer magától menti az adataitokat, és a legutóbbi hét mentést őrzi meg. Mindegyiket visszaolvasta és ellenőrizte.
vault-by-hand = Saját mentés
vault-by-hand-text = Máshol is őrizzetek meg egyet, hátha elvész az eszköz. Ha vissza akarjátok hozni, itt válasszátok ki a fájlt.
vault-save = Biztonsági mentés most
vault-where-to = A mentés helyének kiválasztása
vault-save-one = A mentés tárolása máshol is
vault-list = Ami visszahozható
vault-list-none = Még nincs egy sem.
vault-folder = Ebben a mappában vannak:
vault-damaged = { $n ->
    [one] A mappában egy fájl sérült, vagy újabb változat írta, ezért nincs a listában.
   *[other] A mappában { $n } fájl sérült, vagy újabb változat írta, ezért nincsenek a listában.
  }
vault-trouble = A legutóbbi mentés nem sikerült: { $what }
vault-when = { $date } { $time }
vault-kind-daily = magától készült
vault-kind-upgrade = az app frissítése előtt
vault-kind-before = mielőtt valami más bekerült
vault-kind-given = fájlból
vault-n-players = { $n ->
    [one] egy játékos
   *[other] { $n } játékos
  }
vault-n-matches = { $n ->
    [one] egy játszma
   *[other] { $n } játszma
  }
vault-size-kb = { $n } kB
vault-size-mb = { $n } MB
vault-inside = Ami benne van
vault-now = Ami most az appban van
vault-last = utoljára játszottatok: { $when }
vault-restore-text = Minden olyan lesz, amilyen akkor volt. Ami most az appban van, arról előbb mentés készül, így vissza tudtok térni hozzá.
vault-restore = Ezt hozzuk vissza
vault-restored = Megvannak az adataitok. Ami előtte volt, az is ott van a listában.

vault-import = Egy fájl behozása
vault-import-done = Bekerült a fájl
vault-import-done-text = Minden új bekerült. Ami eddig volt, az maradt, ahogy volt.
vault-from = Állapot: { $date }
vault-col-what = Mi
vault-col-new = új
vault-col-there = már megvan
vault-row-matches = { $game }
vault-row-players = Játékosok
vault-row-teams = Párok és csapatok
vault-row-marks = Kézzel kipipálva
vault-row-throws = Dobások a kockákkal
vault-row-glasses = Megmért homokórák
vault-row-settings = Megjegyzett beállítások
vault-new-players = Új: { $names }
vault-same = Ugyanaz a személy?
vault-same-text = Ezek a nevek itt már megvannak. Kapcsoljátok ki, ha valaki másról van szó.
vault-same-one = { $name } ugyanaz a személy
vault-differing = Marad, ahogy itt van
vault-differing-text = Ezek a játszmák itt már megvannak, de másképp folytatódtak.
vault-what = { $game } · { $what }
vault-match = { $what }, { $date } – { $who }
vault-refused = Nem kerülhet be
vault-refused-text = A többi igen.
vault-line = { $line }. sor: { $why }
vault-more = { $n ->
    [one] és még egy
   *[other] és még { $n }
  }
vault-add-text = Ami már itt van, nem változik. Előbb biztonsági mentés készül.
vault-add = Hozzáadás
vault-nothing = Ebben a fájlban nincs semmi új.
vault-gone = Ez a fájl már nincs kéznél. Válasszátok ki még egyszer.

vault-file-empty = Ebben a fájlban nincs semmi.
vault-file-foreign = Ez nem a Tableside fájlja.
vault-file-newer = Ezt a fájlt egy újabb Tableside írta. Frissítsétek az appot, és olvasható lesz.
vault-file-cut-off = Ez a fájl ennél a sornál megszakadt: { $line }. Hozzátok át még egyszer onnan, ahonnan való.
vault-file-large = Ez a fájl túl nagy; legfeljebb 64 MB olvasható be.
vault-file-ledger = Az adataitokat nem sikerült elérni, ezért semmi sem került be. Próbáljátok újra.
vault-file-damaged = Ez a mentés sérült, és nem hozható vissza.
vault-file-full = Nincs hozzá hely az eszközön. Szabadítsatok fel valamennyit, és próbáljátok újra.
vault-file-no-safety = Előtte nem sikerült biztonsági mentést készíteni, ezért semmi sem került be. A „Biztonsági mentések” oldalon látjátok, melyik mappában vannak; nézzétek meg, írhat-e oda az app.
vault-busy = Egy másik program használja az adataitokat. Zárjátok be, és próbáljátok újra. Semmi sem változott.
vault-no-access = Ez nem sikerült, és semmi sem változott: { $what }
vault-cause-full = Megtelt a tárhely.
vault-cause-read-only = A tárhely csak olvasható.
vault-cause-access = Nem érhető el: { $path }
vault-cause-busy = Egy másik program használja az adataitokat.
vault-cause-damaged = Az adatok sérültek.
vault-cause-other = A tárhelyet nem sikerült olvasni vagy írni.

vault-why-not-text = Ez nem szöveg.
vault-why-too-long = Ez túl hosszú.
vault-why-unreadable = Ez nem olvasható ({ $what }).
vault-why-unknown = Ez a változat nem tudja, mi ez: { $what }
vault-why-twice = Ez már szerepelt a fájlban.
vault-why-player = Valaki, akire utal, nincs a fájlban.
vault-why-team = A hozzá tartozó csapat nincs a fájlban.
vault-why-members = Senki, vagy valaki kétszer.
vault-why-glass = Már egy másik homokórának ez a neve.
vault-why-step = Az egyik lépés ({ $n }.) nem felel meg a szabályoknak: { $why }
vault-why-setup = Ez a játszma nem kezdődhetett így.
vault-why-outcome = Ilyen eredmény nem lehet.
vault-why-not-stored = Ez nem tárolható ({ $what }).

licences = Amire az app épül
licences-hint = A Tableside könyvtárai és licenceik
licences-text = Maga a Tableside szabadon használható, tetszés szerint az MIT vagy az Apache 2.0 licenc szerint. Mások alábbi munkáira épül:
licences-count = { $n ->
    [one] egy könyvtár
   *[other] { $n } könyvtár
  }
