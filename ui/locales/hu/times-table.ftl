### Abenteuer 1x1: előkészület, a három változat és az eredmény.

game-times-table = Abenteuer 1x1
x1-card-line = Szorzótábla a rejtvényfalon, egyedül vagy legfeljebb négyen
x1-summary-race = Abenteuer 1x1, verseny
x1-summary-sprint = Abenteuer 1x1, sprint
x1-summary-expedition = Abenteuer 1x1, expedíció
x1-round = { $n }. kör
x1-last-round = Utolsó kör
x1-expedition = Expedíció
x1-sentence = { $words }.

x1-variant = Mit játszotok?
x1-variant-race = Verseny
x1-variant-race-line = Lépésenként egy feladat, és kártyák. Ketten–négyen
x1-variant-sprint = Sprint
x1-variant-sprint-line = Annyi feladat, amennyit a homok enged. Ketten–négyen
x1-variant-expedition = Expedíció
x1-variant-expedition-line = Az egész fal közösen vagy egyedül, időre
x1-who-begins = Ki kezd?
x1-youngest-begins = A füzet szerint a legfiatalabb kezd.
x1-oldest-begins = A füzet szerint a legidősebb kezd.
x1-rungs = A létra fokai
x1-rungs-now = { $n } fok
x1-rungs-to = { $n } fok
x1-rungs-hint = Számoljátok meg egyszer a létrátokon, a csúccsal együtt. Az app megjegyzi.
x1-sand = Homokóra
x1-sand-hint = A tiétek mennyi ideig pereg? Mérjétek meg egyszer, és itt is ugyanannyi lesz.
x1-measure = Mérés
x1-tiles = Mi számít?
x1-tiles-uncounted = Csak az idő
x1-tiles-counted = Idő és lapkák
x1-best-team = E csapat legjobb ideje: { $time }
x1-best-alone = { $name } legjobb ideje egyedül: { $time }
x1-to-table = Tovább az asztalhoz

x1-steps = Így rakjátok ki az asztalra
x1-step-wall = Keverjétek össze mind a 100 lapkát, és rakjátok világos oldalukkal felfelé a falra, mindet egyfelé fordítva.
x1-step-ladder = A létra mellé kerül. Minden bábu az első fok alatt vár.
x1-step-cards = Keverjétek meg a 23 kártyát. Mindenki hármat kap a kezébe, a többi a húzópakli.
x1-step-web = Vegyetek ki bármelyik lapkát, és tegyétek a pókhálóra. Ahol volt, ott van most a hézag.
x1-step-lap-cards = Legyenek kéznél a kártyák és a homokóra. A hálón még nincs lapka.
x1-first-gap = Hol van az első hézag?
x1-first-gap-hint = Koppintsatok a falra, aztán a helyre.
x1-gap-chosen = A hézag itt van: { $place }.
x1-gap-missing = Koppintsatok oda, ahol az első lapka volt.
x1-begins = { $name } kezd.
x1-start = Indulhat
x1-take-out = { $place }: itt volt a lapka

x1-wall = Rejtvényfal, a 100 helyből { $n } megoldva
x1-place = { $place }: { $what }
x1-place-solved = { $name } oldotta meg
x1-place-gap = a hézag
x1-place-open = még nyitott
x1-quarters = A fal részei
x1-quarter = Közelebbről: { $top }–{ $top-end }. oszlop, { $left }–{ $left-end }. sor
x1-quarter-solved = { $top }–{ $top-end }. oszlop, { $left }–{ $left-end }. sor: itt nincs nyitott lapka
x1-whole-wall = Az egész fal
x1-wall-numbers = Melyik szám van még meg
x1-ladder = { $top } fokú létra: { $stands }
x1-stands = { $name } { $rung ->
    [0] az első fok alatt
   *[other] { $rung }. fok
  }{ $laps ->
    [0] {""}
   *[other] , { $laps } kártya
  }

x1-task = { $place }
x1-find = { $name }: { $place }. Keressétek meg a lapkát, és fordítsátok meg.
x1-fits = Illik
x1-misses = Nem illik
x1-fits-label = { $task }: a lapka illik
x1-misses-label = { $task }: a lapka nem illik
x1-label-said = { $label }. Ezt mondta: { $answer }
x1-erase = Az utolsó számjegy törlése
x1-digit = { $n }
x1-pad = A válasz beírása
x1-gap-stays = Nem ez volt az, a hézag marad.

x1-where = Hol volt ez a lapka: { $number }?
x1-where-web = A hálóról jött. Melyik hely üres most?
x1-lay-there = { $place }: itt volt
x1-lay-web = { $place }: innen került új a hálóra
x1-right = Jól számoltál!
x1-fits-anyway = Illik: { $number }.
x1-by-numbers = Vagy két számmal: fent, aztán balra
x1-where-hint = Hol volt
x1-top-number = Fent: { $n }
x1-left-solved = Balra { $n }: nem ott volt
x1-web = A lapka a pókhálón volt
x1-web-short = Hálóról
x1-back-to-task = Mégsem: vissza a feladathoz

x1-who-has = Kinél van ez: { $number }?
x1-lays = { $name } lerakja: { $number }
x1-nobody = Senkinél
x1-on = Tovább
x1-other-number = Más szám
x1-cards = Kártya lerakása
x1-cards-note = Melyik szám áll a kártyán?
x1-card = { $number }
x1-card-unsolved = { $number }: még nincs megoldva
x1-draws = { $name } új kártyát húz. { $pile ->
    [0] Ez volt az utolsó a pakliban.
   *[other] A pakliban még { $pile } van.
  }
x1-pile-empty = Elfogyott a pakli, { $name } nem húz újat.
x1-tiles-left = { $number }: { $n ->
    [0] mind megvan
   *[other] még { $n } lapka
  }
x1-tiles-note = Ennyi lapka van még az egyes számokból.

x1-on-top = { $name } felért! Ez az utolsó kör.
x1-wall-done = Az egész fal megvan. Most már csak a kártyák segítenek.
x1-pass = Lépés továbbadása
x1-round-over = Vége az utolsó körnek. Rak még valaki kártyát?
x1-finish = Senki: vége

x1-did-fit = { $task } illik. Következő hézag: { $gap }.
x1-did-fit-last = { $task } illik. Az egész fal megvan.
x1-did-miss = { $task } nem illik.
x1-did-miss-said = { $task } nem illik, a válasz { $answer } volt.
x1-did-pass = Nincs több lapka, a következő jön.
x1-did-lay = { $name } lerakja: { $number }{ $draws ->
    [yes] {" "}– és húz egyet.
   *[no] .
  }
x1-did-finish = Senki sem rak több kártyát.
x1-did-nothing = Semmi.
x1-did-hit = { $n }. találat.
x1-did-time-up = Lejárt az idő, { $n ->
    [0] nincs találat.
   *[other] { $n } találat.
  }
x1-did-find = { $n }. lapka.
x1-did-find-by = { $n }. lapka, { $name } találta.
x1-did-done = Kész a fal: { $time }.
x1-no-time = egy másodperc sem

x1-ready = { $name } bármelyik lapkát a hálóra teszi, és megfordítja a homokórát. Aztán { $mover } számol.
x1-start-sand = Pereg a homok!
x1-counting = { $name }: koppints minden találatnál. Eddig { $n }.
x1-hit = Találat, { $name }, eddig { $n }
x1-time-up = Lejárt az idő, { $n ->
    [0] nincs találat
   *[other] { $n } találat
  }
x1-time-up-short = Lejárt az idő
x1-time-is-up = Stop! A hálón lévő lapka visszakerül a hézagba. Aztán { $name } következik.
x1-pass-on = Tovább: { $name }
x1-late = A koppintás épp csak lekéste a végét. Számít még?
x1-counted = Számít
x1-not-counted = Nem számít
x1-one-more = Még egy?
x1-too-late = A homok már lepergett, ez a koppintás nem számít.
x1-tiles-this-turn = találat ebben a lépésben
x1-repair-turn = { $name } lépése, eddig { $n } találat.
x1-lap = { $name } felért: vesz egy kártyát, és lent újrakezdi!
x1-second-lap = { $name } megszerezte a második kártyát! Ez az utolsó kör.
x1-sand-start = Pereg a homok.
x1-sand-pause = Áll a homok.
x1-sand-resume = Tovább pereg a homok.
x1-sand-reset = A homokóra megint tele van.
x1-sand-rests = Áll a homok. Indítsátok újra.
x1-sand-waits = Előbb fordítsátok meg a homokórát.
x1-reset-sand = Homokóra vissza, telire

x1-clock = Eddigi idő
x1-clock-start = Induljon az óra!
x1-clock-runs = Jár az óra.
x1-clock-rests = Áll az óra.
x1-clock-reset = Az óra megint nullán áll.
x1-reset-clock = Óra vissza nullára
x1-clock-restored = Az óra visszakapta az idejét.
x1-restore-clock = Vissza: { $time }
x1-count-tiles = Lapkák számolása
x1-clock-is-ready = Minden kész? Akkor induljon az óra.
x1-clock-is-running = { $n ->
    [one] Számold végig az egész falat!
   *[other] Számoljátok végig az egész falat!
  }
x1-clock-is-resting = Szünet. Áll az idő.
x1-done = Kész a fal
x1-done-in = Kész a fal: { $time }
x1-set-time = Idő: { $time }
x1-to-beat = Legjobb idő: { $time }
x1-of-tiles = lapka a 100-ból
x1-tally = { $n } lapka a 100-ból
x1-found = Megvan egy lapka
x1-found-together = +1: megvan egy lapka
x1-found-by = { $name } +1: megvan egy lapka

x1-won = Győzelem
x1-stopped = Idő előtt befejezve
x1-stopped-means = Ez a játszma se győzelemnek, se vereségnek nem számít.
x1-result-time = Kész ennyi alatt: { $time }
x1-column-rung = Fok
x1-found-tiles = { $n } lapkát talált
x1-column-cards = Kártya
x1-column-laps = Kártya
x1-column-last = Utoljára
x1-decided-alone = Egyedül a létra tetején.
x1-decided-cards = { $level } játékos ért fel. A legkevesebb kártyával { $names }: { $n ->
    [0] egy sem kellett.
   *[other] csak { $n }.
  }
x1-decided-shared = Fent is egyformán állnak, ugyanannyi kártyával: { $n }.
x1-decided-laps = Két kártyája csak neki van: { $names }.
x1-decided-last = { $level } játékosnak van két kártyája. Az utolsó körben { $names } mászta meg a legtöbb fokot: { $n }.
x1-decided-shared-sprint = Két kártya, és az utolsó körben ugyanannyi fok: { $n }.
x1-again = Még egyszer
x1-again-starter = Még egyszer, { $name } kezd
x1-new-best = Új legjobb idő!
x1-wall-conquered = Megvan az egész fal!
x1-first-time = { $n ->
    [one] Az első időd. Legközelebb már túlszárnyalhatod.
   *[other] Az első időtök. Legközelebb már túlszárnyalhatjátok.
  }
x1-faster = Ennyivel gyorsabb, mint eddig ({ $best }): { $difference }!
x1-equal = { $n ->
    [one] Épp annyi, mint a legjobb időd ({ $best }).
   *[other] Épp annyi, mint a legjobb időtök ({ $best }).
  }
x1-slower = { $n ->
    [one] Csak ennyivel több a legjobb idődnél ({ $best }): { $difference }.
   *[other] Csak ennyivel több a legjobb időtöknél ({ $best }): { $difference }.
  }
x1-practice = Gyakorláshoz
x1-practice-of = Gyakorláshoz: { $name }
x1-practice-map = A fal térképe. Megjelölve: { $tasks }
x1-praise = { $n ->
    [0] Ügyesen játszottál, { $name }!
   *[other] Remek, { $name }: { $n } lapkát megtaláltál!
  }
x1-practice-hint = { $n ->
    [one] Ez lesz a következő felfedezésed:
   *[other] Ezek lesznek a következő felfedezéseid:
  }
x1-practice-back = Vissza az eredményhez
x1-practice-all = Az összes versenyből
x1-practice-map-empty = A fal térképe. Nincs rajta megjelölve semmi
x1-practised-praise = { $n ->
    [0] Minden feladattal ügyesebb leszel, { $name }!
   *[other] Remek, { $name }: { $n } nehéz feladatot már tudsz!
  }

x1-refusal-not-in-variant = Ebben a változatban ilyen nincs: { $variant }.
x1-refusal-unknown-member = Ebben a változatban ez nem szerepel: { $member }.
x1-refusal-missing-member = Valami még hiányzik: { $member }.
x1-refusal-no-such-player = Ennyien nem ültök az asztalnál, csak { $seats } játékos van.
x1-refusal-wall-done = Mind a 100 lapka megvan már.
x1-refusal-gap-solved = { $place } már meg van oldva, ott nem lehet hézag. Válasszatok nyitott helyet.
x1-refusal-gap-filled = { $place } épp most telt be. Hol volt a lapka előtte?
x1-refusal-gap-untold = A lapka hézagot hagyott maga után. Koppintsatok oda, ahol van.
x1-refusal-not-solved = A falon még nincs megoldva ez a szám: { $number }. A kártyája addig várjon.
x1-refusal-all-cards-laid = Mind a 23 kártya le van már rakva.
x1-refusal-no-turn-left = Vége az utolsó körnek, nincs több lépés. Kártyát még rakhattok.
x1-refusal-nobody-on-top = Még senki sincs a létra tetején.
x1-refusal-turns-left = Még tart az utolsó kör: { $name } még lép.
x1-refusal-no-rungs = Egy létrának legalább egy foka van.
x1-refusal-not-two-to-four-players = Ez a változat két–négy főre szól, most ennyien vagytok: { $seats }.
x1-refusal-not-one-to-four-players = Az expedíció egy–négy főre szól, most ennyien vagytok: { $seats }.
x1-refusal-no-such-starter = Aki kezdene, nem ül az asztalnál.
x1-member-rungs = a fokok
x1-member-starter = ki kezd
x1-member-gap = a hézag
x1-member-player = ki volt az
x1-member-seconds = az idő
x1-best-row = Szép volt, { $name }: { $n ->
    [one] megvolt a helyes lapka!
   *[other] { $n } körben egymás után megvolt a helyes lapka!
  }
x1-best-turn = Szép volt, { $name }: { $n } helyes lapka egyetlen kör alatt!
x1-best-found = Szép volt, { $name }: { $n ->
    [one] egy helyes lapka!
   *[other] { $n } helyes lapka egymás után!
  }
x1-best-nothing = Ehhez a játszmához nincsenek egyenként feljegyzett találatok; lépésről lépésre azért visszanézhetitek.
