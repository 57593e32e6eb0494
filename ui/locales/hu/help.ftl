### Help for a game and for the app: each section is a title and one short paragraph.

help-ks-title = Kreuzsummen: így játsszátok
help-ks-picture = Jobbra lent egy 2-es hiányzik. Azzal a 2. sor összege 12, az oszlopoké 6, 7 és 8, és minden stimmel.

help-ks-1-title = Miről szól
help-ks-1 = Ketten töltötök meg egy táblát számokkal. Minden lap kétszer számít: a sorában és az oszlopában. A bal oldali sorcélok nem mozdulnak. A felső oszlopcélokat bármikor átrendezhetitek. A lapjaitok nyíltan fekszenek, beszéljétek meg bátran, mi legyen.

help-ks-2-title = Egy kör
help-ks-2 = Ha szeretnétek, előbb cseréltek: egy lap a kézből a dobópaklira, helyette egy a kínálatból. Aztán letesztek egy számot, vagy kijátszotok egy figurát; ezt csak csere után hagyhatjátok el. Végül a kéz feltöltődik a kínálatból, egyesével. Az ott támadt rést rögtön betölti a húzópakli.

help-ks-3-title = Halmok
help-ks-3 = Egy szám másik számra is kerülhet. Mindig csak az számít, ami legfelül van. Ami alákerül, elhasználódott, és a dobópakliból sem tér vissza semmi. Gondoljátok hát meg, kell-e még egy szám, mielőtt letakarjátok.

help-ks-4-title = Bubi, dáma, király
help-ks-4 = A bubi (a 2. feladattól) két halmot cserél meg. A dámával (a 3.-tól) egy számot tesztek egy halomra, és az addigi legfelsőt kézbe veszitek; azt a következő saját körben lehet kijátszani. A király (a 12.-től) egy halmot szabad helyre költöztet.

help-ks-5-title = Győzelem, vereség
help-ks-5 = Ha minden hely foglalt, és minden sor és oszlop stimmel, azonnal nyertetek, még a kéz feltöltése előtt. A 18. feladattól ekkor egyetlen sorban és oszlopban sem ismétlődhet érték. Ha kétszer egymás után passzoltok vagy feladjátok, a próbálkozás elveszett. Nem minden keverésből lehet nyerni.

help-ks-6-title = Passzolás
help-ks-6 = Önként csak akkor passzolhattok, ha a húzópakli és a kínálat is üres, máskor csak akkor, ha abban a körben semmit sem lehet lépni. Aki csak cserélt, az nem passzolt. Az alkalmazás nem ismeri a lapjaitokat, ebben rátok hagyatkozik.

help-ks-7-title = Így követi az alkalmazás a játékot
help-ks-7 = Tegyétek le az igazi lapokat, aztán koppintsátok be: előbb a helyet, utána a számot vagy a figurát. Minden számnál látszik, hány lap maradt belőle, minden vonalnál, mi hiányzik vagy mi sok. Ha az oszlopok megteltek, az alkalmazás a helyükre rendezi az oszlopcélokat.

help-ks-8-title = Félrekoppintás?
help-ks-8 = Visszavonni akármeddig lehet. Ha a hiba régebbi, nyissátok meg a menüben ezt: „{ menu-log }”. Ott bármelyik lépést módosíthatjátok, törölhetitek, vagy elé illeszthettek egy kimaradtat. Ha emiatt egy későbbi nem stimmel, az alkalmazás az első ilyet mutatja, és addig semmit sem ment, amíg nem döntöttetek.

help-ks-9-title = Összejöhet még?
help-ks-9 = Kérésre az alkalmazás kiszámolja, elegendők-e a megmaradt számok egy kész táblához. A kézben lévő lapokat, a sorrendet és a figurákat nem nézi; amíg maradt figura, ezért sosem mond végleges nemet. A második koppintás elárul egy helyet és egy számot. Az ilyen segítséggel játszott próbálkozás kis jelet kap.

help-ks-10-title = Így számol az alkalmazás
help-ks-10 = Az oszlopok összegeinek együtt pontosan az oszlopcélokat kell adniuk, bármilyen sorrendben. Minden számból három lap van, a 31–35. feladatban kettő, minden kezet és paklit beleszámítva. Ismétlődés tilos: ez a 18.-tól minden további feladatra áll. A következő próbálkozásnál az alkalmazás azt javasolja, hogy a másikotok kezdjen.

help-app-title = Tableside

help-app-1-title = Semmi sem vész el
help-app-1 = Minden koppintás el van mentve, mielőtt a hatását látnátok. Ha lemerül az akku, vagy bezárul az alkalmazás, később ugyanott folytatjátok. Minden nyitott játszma ott van a kezdőlapon; új játszma sosem zár le egy másikat.

help-app-2-title = Visszavonás
help-app-2 = A gombja minden játszmában ugyanabban a sarokban van, és egészen az elejéig visszavisz, újraindítás után is. Amit visszavontatok, újra megtehetitek, amíg nem léptek valami újat.

help-app-3-title = A képernyő elforgatása
help-app-3 = Ha egymással szemben ültök, egy koppintás megfordítja a játszmát. Ha kéritek, magától fordul ahhoz, aki soron van. A képernyő nem alszik el, amíg egy játszma nyitva van.

help-app-4-title = Nyelvek
help-app-4 = A Tableside németül, angolul és magyarul tud, és az eszközötök nyelvén indul. Bármikor átállíthatjátok, akár játszma közben is.

help-app-5-title = Az eredményeitek
help-app-5 = A nevek, a játszmák és az eredmények ezen az eszközön maradnak. Nem kell hozzá fiók, sem internet, és csak rajtatok múlik, hogy továbbadtok-e belőle bármit. Ha egy játszma véget ért, „A fordulópont” kérésre megmutatja, melyik lépés döntötte el.
