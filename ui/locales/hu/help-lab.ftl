### Súgó a Labyrinth játékhoz: minden szakasz egy cím és egy rövid bekezdés.

help-lab-title = Labyrinth: így megy
help-lab-picture = Ahol két nyitott oldal összeér, ott tovább lehet menni: ez az út a bábutól a bagolyhoz vezet.

help-lab-1-title = Miről szól
help-lab-1 = Egy labirintusban, amelynek sorai folyton odébb csúsznak, kincsek vannak. Azt keresed, ami a kártyádon áll, aztán a következőt, a végén pedig visszamész a kezdősarkodba. Aki mindennel elsőként hazaér, az nyer.

help-lab-2-title = Tolás
help-lab-2 = Minden lépés tolással kezdődik, akár tetszik, akár nem. A tábla mellett lévő lapkát forgasd el, ahogy akarod, és told be a tizenkét nyíl egyikénél. Szemközt kiesik egy másik: az a következő játékosé. Csak a 2., 4. és 6. sor és oszlop mozog.

help-lab-3-title = A zárt nyíl
help-lab-3 = Az előző tolást nem lehet egyszerűen visszacsinálni: az a nyíl, ahol az imént kiesett egy lapka, egy lépésre zárva van, akárhogy is forgatod. Az app keresztet tesz oda. Koppints rá, és megmondja, miért.

help-lab-4-title = Lépés
help-lab-4 = A tolás után a bábud addig mehet, ameddig a folyosók vezetnek, akárhány kanyaron át, vagy ott marad, ahol van. Az appban minden elérhető hely világít: koppints az egyikre. Egy lapkán többen is állhattok, senki sincs útban.

help-lab-5-title = Kincsek
help-lab-5 = Egy kincs akkor a tiéd, ha a saját lépésed rajta ér véget, akár helyben maradva is. Az nem elég, ha elmész mellette, vagy ha egy tolás visz oda. Lépésenként egy kincs szerezhető, utána jön a következő kártya.

help-lab-6-title = Ha valaki kiesik
help-lab-6 = Az a bábu, amelyik a lapkájával együtt kiesik, a szemközt éppen betolt lapkára kerül. Ez nem számít lépésnek: ha a tiéd, utána még léphetsz. A kimaradt lapkán lévő kincs nem érhető el, amíg a lapka vissza nem kerül.

help-lab-7-title = Tábla és app
help-lab-7 = Sorsoltassatok táblát az appal, és rakjátok ki a kép szerint, vagy írjátok be azt, ami már kint van: lapkánként egy koppintás, aztán a mozgó lapkák kincseinek helye. Tábla nélkül az app a kártyákat, a lépéseket és a zárt nyilat vezeti, és ti mondjátok meg, odaért-e valaki.

help-lab-8-title = Ha eltérnek
help-lab-8 = A „{ lab-mend }”, vagyis a ceruza a visszavonás mellett, bármelyik lapkát, bábut vagy kincset oda teszi, ahol valóban van. Bekerül a lépések listájába, és visszavonható. Az ottani két nyíl negyedenként forgatja a képet, amíg úgy nem áll, ahogy a tábla előttetek.

help-lab-9-title = Titkos kártyák, segítség
help-lab-9 = A titkos kártya csak addig látszik, amíg valaki nyomva tartja. Ha kértetek segítséget, az „{ lab-ask-reach }” zöldre festi a célhoz vezető nyilakat. Aki egyedül játszik, azt is megkérdezheti, hány lépés kell, legfeljebb háromig, és minden kártyaszámhoz van saját rekordja.

help-lab-10-title = Hogyan számol az app
help-lab-10 = A 24 kincs egyenlően oszlik el, a maradék a dobozban marad; kevesebbel gyorsabb. A hazaérés csak az utolsó kincs utáni valamelyik lépésben számít, és azonnal véget vet a játszmának. Az első lépésben egy nyíl sincs zárva. A sarkokról, a színekről és arról, ki kezd, ti döntötök.
