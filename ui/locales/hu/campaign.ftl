### Pairs, their campaign, and the page of a scenario.

date = { $year }. { $month ->
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
  } { $day }.
date-short = { $month }. { $day }.

pairs-title = Párok
pairs-welcome = Két játékos, egy pakli kártya, ötven feladat.
pairs-welcome-hint = Ki játszik? A nevetek elég a kezdéshez.
pairs-new = Új pár
pairs-new-hint = Minden párnak saját kampánya van. Ugyanaz a játékos több párban is szerepelhet.
pairs-one = Első név
pairs-two = Második név
pairs-add = A kampány indítása
pairs-known = Vagy koppintsatok arra, aki játszik:
pairs-done = 50-ből { $n } kész
pairs-next = következik: { $title }
pairs-known-pair = Nektek kettőtöknek már van kampányotok. Itt van.

name-empty = Ide még kell egy név.
name-control = Ebben a névben olyan jel van, amely nem jeleníthető meg. Írjátok be újra.
name-long = Ez a név { $n } karakteres, legfeljebb { $longest } fér el. Rövidítsétek egy kicsit.
name-same = A két név ugyanaz. Különböztessétek meg magatokat, például egy kezdőbetűvel.

campaign-card = { $pair }: 50-ből { $n } kész
campaign-card-all = Mind a { $n } pár
campaign-progress = Kampány
campaign-of = kész az 50-ből
campaign-attempts = { $n } próbálkozás
campaign-map = Az ötven feladat
campaign-next = Következik:
campaign-again = { $n }. próbálkozás:
campaign-open = Az asztalon:
campaign-more-open = Még { $n } nyitott játszma
campaign-begins = { $name } kezd
campaign-setup = Előkészítés
campaign-start = Kezdés
campaign-go = Kezdés
campaign-ahead = { $n ->
    [1] Az 1.
    [5] Az 5.
    [50] Az 50.
   *[other] A { $n }.
  } feladatig még nem jutottatok el.
campaign-ahead-leave = Még nem
campaign-ahead-open = Mégis megnyitom
campaign-complete = Mind az ötven!
campaign-complete-hint = Együtt végigjátszottátok az egész kampányt. Mostantól bármelyik feladat szabadon újrajátszható, frissen kevert lapokkal.

square-ahead = { $n }. feladat, még nem értetek el idáig
square-done = { $n } próbálkozásból kész, { $date }
square-by-hand = kézzel kipipálva
square-tried = { $n } próbálkozás eddig
square-helped = segítséggel
square-next = ez következik

ticks-title = A korábban befejezettek kipipálása
ticks-offer = Van, ami már kész? Itt kipipálhatjátok
ticks-one = Egyenként
ticks-upto = Mind eddig …
ticks-one-hint = Koppintsatok minden feladatra, amelyet az alkalmazás nélkül fejeztetek be.
ticks-upto-hint = Koppintsatok az utolsóra, amelyet befejeztetek. Addig mindent kipipálunk, utána semmit.
ticks-none = Minden pipa törlése
ticks-done = Kész

scenario-size = { $rows } × { $columns }
scenario-begins = Ki kezd?
scenario-hand = { $n } lap a kézben
scenario-deck = { $n } lap
scenario-distinct = nincs ismétlődés
scenario-watch = Erre figyeljetek:
scenario-check = Csak egy kész tábla ellenőrzése
begins-first = A szabály szerint a fiatalabb.
begins-other = Legutóbb { $name } kezdett.
begins-tossed = A sorsolás eredménye: { $name }.
begins-toss = Sorsolás

attempts-title = A próbálkozásaitok
attempt-open = Még folyamatban
attempt-won = Sikerült
attempt-lost = Nem sikerült
attempt-stopped = Idő előtt befejezve

setup-title = Előkészítés
setup-skip = Ezek a lépések többé ne jelenjenek meg
setup-unskip = Ezek a lépések mindig jelenjenek meg
setup-all-done = Minden a helyén van.
setup-ways = Hogyan készültök elő
setup-from-table = Csak ami változik
setup-lies = az asztalon: { $title }
setup-from-pack = Minden elölről
setup-from-pack-hint = a teljes pakliból
setup-targets = Tegyétek ki a treffeket
setup-targets-hint = Állítva annyit érnek, amennyi rajtuk áll, keresztben tízzel többet. Az oszlopok fölött a sorrend rajtatok múlik.
setup-field = Üres tábla, { $size }. A sorok céljai fentről: { $rows }. Az oszlopok céljai: { $columns }.
setup-turned-sum = { $rank } keresztben = { $sum }
setup-deck = Állítsátok össze a játékpaklit: { $n } lap
setup-two-copies = Ezúttal káró nélkül: minden számból kettő van.
setup-deal = Keverjetek és osszatok
setup-deal-hand = fejenként { $n } lap, felfordítva
setup-deal-display = { $n } felfordított lap a kínálat
setup-deal-pile = a többi { $n } lefordítva a húzópakli
setup-gather = Szedjétek össze az előző próbálkozás lapjait
setup-gather-hint = A kézben lévő lapokat, a kínálatot, mindkét paklit és az egész táblát, az alsó lapokkal együtt. Egyelőre csak a treffek maradnak.
setup-nothing-changes = A kézben lévő lapokat, a kínálatot, mindkét paklit és az egész táblát, az alsó lapokkal együtt. Más nem változik: a treffek maradnak, ahogy vannak.
setup-clubs = { $n } treff változik
setup-compare = Vessétek össze a képpel
setup-deck-changes = Módosítsátok a játékpaklit, így { $n } lapos lesz
setup-cards-out = { $n } lap kikerül
setup-cards-in = { $n } lap bekerül
setup-hand-changes = Újdonság: { $before } helyett { $now } lap van a kézben.
setup-club-away-row = vegyétek el { $row ->
    [1] az 1.
   *[other] a { $row }.
  } sor mellől
setup-club-away-column = vegyétek el az oszlopok fölül
setup-club-add-row = új lap { $row ->
    [1] az 1.
   *[other] a { $row }.
  } sor mellé
setup-club-add-column = új lap az oszlopok fölé
setup-club-across = fordítsátok keresztbe
setup-club-upright = állítsátok fel
setup-club-stays-row = marad { $row ->
    [1] az 1.
   *[other] a { $row }.
  } sor mellett
setup-club-stays-column = marad az oszlopok fölött
setup-club-row-row = { $from ->
    [1] az 1.
   *[other] a { $from }.
  } sor mellől { $to ->
    [1] az 1.
   *[other] a { $to }.
  } sor mellé
setup-club-row-column = { $from ->
    [1] az 1.
   *[other] a { $from }.
  } sor mellől az oszlopok fölé
setup-club-column-row = az oszlopok fölül { $to ->
    [1] az 1.
   *[other] a { $to }.
  } sor mellé
setup-faces = Mit tudnak a figurák
setup-new = Új
setup-before = előtte
setup-after = utána
setup-hand-word = kéz
setup-face-jack = Két teljes halom helyet cserél. Ami alul van, az is velük megy.
setup-face-queen = Egy szám a kézből egy halom tetejére kerül, az addigi felső lapot pedig kézbe veszitek. A következő saját körben lehet kijátszani.
setup-face-king = Egy teljes halom szabad helyre költözik, a régi helye pedig felszabadul.

begun-now = Az imént kezdődött
begun-minutes = { $n } perce kezdődött
begun-hours = { $n } órája kezdődött
begun-days = { $n } napja kezdődött

about-app = Mit tud a Tableside
