### Súgó a szorzós kockajátékhoz: minden szakasz egy cím és egy rövid bekezdés.

help-md-title = Szorzós kockajáték: így megy
help-md-picture = A dobás 5, 10 és 10: 5 × 10 az 50, 10 × 10 a 100. Mindkettőből egy-egy mező most annak a színét viseli, aki dobott.

help-md-1-title = Miről szól
help-md-1 = A táblán minden szorzat ott áll 1 × 1-től 12 × 12-ig. Három kockából szorzásokat raktok össze, és az eredményekre a saját színeteket teszitek. Pont csak olyan mezőért jár, amit mástól vesztek el. A megbeszélt körök után az nyer, akinek a legtöbb van, akár többen is.

help-md-2-title = Egy lépés
help-md-2 = Dobj mindhárom kockával. Bármelyik kettő szorzata egy eredmény: ez három, egyforma kockáknál kevesebb. Az 5, 10 és 10 dobásból 50 és 100 lesz. Minden szorzat egyszer kerül sorra, a sorrend rajtad áll: elfoglalsz egy mezőt, amelyen ez a szám áll.

help-md-3-title = Melyik mezőt
help-md-3 = Amíg van szabad mező az adott számmal, csak szabadot foglalhatsz el; ez nem ér pontot. Ha már nincs, elveheted bárkiét: ez neked 1 pont, a másik pedig a mezőt elveszti, a pontjait nem.

help-md-4-title = Mind a tiéd
help-md-4 = Ha egy szorzat minden mezője már a tiéd, azzal nincs dolgod, jöhet a következő. Amint a dobás minden szorzata kész, a következő játékos dob.

help-md-5-title = Igazi kocka vagy az app
help-md-5 = Dobjatok igazi kockákkal, és koppintsátok be egymás után, amit mutatnak; a harmadik számmal a dobás már érvényes. Vagy dobjon az app. Ha egy szám nem jó, koppints a kockájára, amíg egy szorzat sincs lerakva; később a visszavonás segít.

help-md-6-title = A mezők megtalálása
help-md-6 = Ami elfoglalható, az világít. Egy szorzatra koppintva a mezői a gazdáikkal együtt listában is megjelennek. Ha magára a táblára koppintasz, az app felnagyítja a mezőt, és előbb rákérdez, mert a mezők kicsik.

help-md-7-title = A tábla megtöltése
help-md-7 = Üres táblán ritka a pont: két játékosnak nyolc kör alatt összesen nagyjából egy jut. Ezért az app kérésre 10–100 dobást lejátszik helyettetek, sorban és teljesen véletlenül, az első dobás előtt vagy később két dobás között. A pontjaik számítanak. Egyetlen visszavonás mindet visszaveszi.

help-md-8-title = Körök
help-md-8 = Egy kör mindenkinek egy dobás. Amit az app játszik, ráadás körként jön hozzá, hacsak nem a saját köreitekbe számítjátok. A „{ md-more }” alatt bármikor megegyezhettek több vagy kevesebb körben, csak annál kevesebben nem, mint ahányat elkezdtetek.

help-md-9-title = Hogyan számol az app
help-md-9 = Az 1. játékos kezd, a sorrend végig marad. A szabad mező a sajátodnál is előbb jön. Aki mezőt veszít, a pontjait megtartja. A végén látjátok, kinek hány mezője van, és hogyan alakult az állás.
