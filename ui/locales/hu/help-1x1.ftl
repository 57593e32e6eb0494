### Súgó az Abenteuer 1x1-hez: minden szakasz egy cím és egy rövid bekezdés.

help-1x1-title = Abenteuer 1x1: így megy
help-1x1-picture = A hézag 7 × 5-nél: fent áll a 7, balra az 5

help-1x1-1-title = Miről szól
help-1x1-1 = A falról hiányzik egy lapka. Szorozzátok össze a fenti és a bal oldali számot, keressetek egy lapkát az eredménnyel, és fordítsátok meg: ha a színes jel egyezik, akkor illik. Ezt a lapka mondja meg, nem az app, az csak utána mutatja az eredményt.

help-1x1-2-title = Verseny
help-1x1-2 = Aki soron van, keres egy lapkát. Ha illik, a bábuja egy fokot lép, és a hézag most ott van, ahol a lapka volt. Ha nem illik, a lapka visszakerül, és a következő ugyanazzal a hézaggal próbálkozik.

help-1x1-3-title = Kártyák a versenyben
help-1x1-3 = Minden lépés után bárki lerakhat olyan kártyát, amelynek a száma már megoldva áll a falon. Minden kártya egy fok; amíg tart a pakli, húztok helyette egy újat, és az is mehet rögtön.

help-1x1-4-title = Sprint
help-1x1-4 = Aki utána jönne, bármelyik lapkát a hálóra teszi, és elindítja a homokot. Aztán számoljátok a találatokat, amíg le nem pereg; a tévedés nem kerül semmibe. A csúcson egy kártya jár, és lentről indul újra.

help-1x1-5-title = Expedíció
help-1x1-5 = Közösen vagy egyedül végig az egész falon, minél gyorsabban. Indítsátok el az órát, pihenjetek, amikor akartok, és a végén jelezzétek, hogy kész a fal. Csak így számít az idő a csapat legjobbjának. A visszavonás csak lapkát vesz vissza; az órának saját gombjai vannak.

help-1x1-6-title = A következő hézag
help-1x1-6 = Ha egy lapka illett, koppintsatok oda, ahol volt: előbb a fal negyedére, aztán a helyre. Vagy mondjátok meg két számmal, fent és balra. Ha a hálón volt, tegyetek oda újat, és a hézag ott lesz, ahonnan az új jött.

help-1x1-7-title = A válasz beírása
help-1x1-7 = Az „123” gombbal a gyerek még a megfordítás előtt beírja, mennyi jött ki neki. Hogy jó volt-e, csak akkor derül ki, ha a lapka illik. Ami nehéz volt, a végén kis térképen áll gyakorláshoz, csak annak a gyereknek.

help-1x1-8-title = Ki nyeri a versenyt
help-1x1-8 = Ha valaki felér, akár kártyával is, az az utolsó kör; akkor ér véget, amikor mindenki ugyanannyiszor lépett. Ha többen vannak fent, az nyer, aki a legkevesebb kártyát rakta le, különben közösen. A csúcson túli fok elvész, a kártya akkor is számít.

help-1x1-9-title = Ki nyeri a sprintet
help-1x1-9 = A második kártyával kezdődik az utolsó kör; aki megszerzi, játszik tovább, amíg a homok le nem pereg. Ha a végén többeknek van két kártyája, az nyer, aki abban a körben a legtöbbet mászott. Ez is lehet közös győzelem.

help-1x1-10-title = Hajszálnyira a végén
help-1x1-10 = Ha lepergett a homok, a hálón lévő lapka visszakerül a hézagba. Ha egy koppintás legfeljebb egy másodpercet késett, az app megkérdezi, számít-e még. Ti döntötök.

help-1x1-11-title = Fokok és homok
help-1x1-11 = Hogy hány foka van a létrátoknak, és meddig pereg a homok, az nincs a füzetben. Mondjátok meg egyszer, az app megjegyzi. Kezdetben 10 fok és 60 másodperc; az igazi homokórát az app meg is tudja mérni.
