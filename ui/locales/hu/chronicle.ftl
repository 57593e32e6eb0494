chronicle = Krónika
chronicle-empty = Itt áll minden játszmátok, legfelül a legújabb. Amit az alkalmazás nélkül játszottatok, pótolhatjátok.
chronicle-none-such = Egy játszma sem felel meg ennek a választásnak.
chronicle-show-all = Mind
chronicle-latest = A legújabbakhoz
chronicle-earlier = Korábbi játszmák
chronicle-filters = Játszmák kiválasztása
chronicle-filter = { $kind }: { $chosen }
chronicle-all = Mind
chronicle-game = Játék
chronicle-player = Játékos
chronicle-team = Pár
chronicle-year = Év
chronicle-month = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
  }
chronicle-weekday = { $day ->
    [1] H
    [2] K
    [3] Sze
    [4] Cs
    [5] P
    [6] Szo
   *[7] V
  }
chronicle-open = Még nem ért véget
chronicle-finished = Végigjátszva
chronicle-won = Megnyertétek
chronicle-lost = Nem sikerült
chronicle-removed = A játszma törölve: { $players }. Tíz másodpercig visszavonható.
chronicle-look = Visszanézés
chronicle-by-hand = Kézzel írtátok be, ezért nincsenek visszanézhető lépései.
chronicle-misfit = Ez a játszma már nem felel meg a szabályoknak, mégpedig innen kezdve: { $n }. lépés. { $why }
chronicle-result-stays = Az eredménye marad, ahogy megőriztük.
chronicle-other-result = A mai szabályokkal újra lejátszva ez a játszma másképp végződne. Az eredménye marad, ahogy megőriztük.
chronicle-beginning = Az első lépés előtt
chronicle-step = { $n } / { $of }
chronicle-no-board = Ezt a játszmát tábla nélkül követtétek.
chronicle-slider = Lépés
chronicle-back = Egy lépést vissza
chronicle-forth = Egy lépést előre
chronicle-match = Eredmény és asztal
chronicle-go-on = A játszmához, folytatni
chronicle-mend = Egy lépés javítása
chronicle-mend-hint = Ami utána jött, azt vele újra lejátsszuk
chronicle-day = Másik napon volt
chronicle-edit = A bejegyzés javítása
chronicle-remove = A játszma törlése
by-hand-title = Játszma pótlása
by-hand-hint = Olyan játszmához, amelyet az alkalmazás nélkül játszottatok.
by-hand-next = Tovább az eredményhez
by-hand-day = Mikor volt?
by-hand-who-won = Ki nyert?
by-hand-points = Pontok: { $name }
by-hand-points-hint = Pontok nem kellenek. Ha vannak pontok, és senkire sem koppintottatok, a legtöbb pont nyer.
by-hand-points-missing = Hiányoznak a pontok: { $name }. Írjátok be mindenki pontjait, vagy senkiét.
by-hand-points-unreadable = Ezek a pontok nem megfelelő egész számok: { $name }. Csak számjegyeket írjatok.
by-hand-winner-missing = Koppintsatok arra, aki nyert; többre, ha közös a győzelem.
by-hand-how = Hogy végződött?
by-hand-won-missing = Koppintsatok arra, hogy megnyertétek-e.
by-hand-scenario = A feladat száma, ha tudjátok (1–50)
by-hand-no-scenario = Nincs ilyen feladat. Írjatok egy számot 1 és 50 között, vagy semmit.
by-hand-store = Mentés
day-title = Mikor volt?
day-unreadable = Ez nem egy nap. Válasszatok egyet.
day-ahead = Ez a nap még el sem jött.
day-before = Ez túl régen volt: válasszatok egy napot 1900 óta.
turning-point = A fordulópont
turning-best = Legszebb pillanatok
turning-nothing = Ebben a játszmában nincs egyetlen bizonyítható fordulópont sem; lépésről lépésre azért visszanézhetitek.
turning-stopped = Ezt a játszmát a vége előtt befejeztétek, ezért itt nincs miről mesélni.
turning-open = Ez a játszma még tart. Hogy mi döntötte el, az csak a vége után olvasható itt.
turning-back = Vissza a játszmához
turning-picture = Az asztal abban a pillanatban
turning-here = Itt történt
turning-better = Itt jobb lett volna
turning-watch = Visszanézés innen
turning-watch-of = Visszanézés innen: { $name }
