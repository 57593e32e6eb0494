### A DIG UP Adventure súgója: minden szakasz egy cím és egy rövid bekezdés.

help-dig-title = DIG UP Adventure: így játsszátok
help-dig-picture = Egy bánya a drágaköveivel

help-dig-1-title = Miről szól
help-dig-1 = Mindenkinek kilenchelyes bányája van, a helyek soronként 1-től 9-ig számozva. Az elején csak a középső lap van felfordítva. A saját kedvenc színetek drágaköveit ássátok ki, és minden követ igyekeztek a számának megfelelő helyre vinni.

help-dig-2-title = Egy kör
help-dig-2 = Legfeljebb két kézben lévő lapot játszhattok ki. Drágakő, bálvány vagy csontváz a bányátok bármelyik lapjával helyet cserél, az pedig kézbe kerül. A kalandkártya azt teszi, ami rá van írva: megnéztek, cseréltek, elloptok valamit. Utána legfeljebb három lap marad nálatok, többet is eldobhattok, aztán háromig húztok.

help-dig-3-title = Pontok
help-dig-3 = Kedvenc szín a saját helyén: 3. Kedvenc szín máshol: 2. Más szín a saját helyén: 1. Egy bálvány: 2. Minden más, a csontváz is: 0.

help-dig-4-title = A vége
help-dig-4 = Ha egy kör végén egy bánya mind a kilenc lapja fent van, már csak ezt a fordulót fejezitek be, hogy mindenki ugyanannyiszor kerüljön sorra. Aztán mindent felfordítotok és összeszámoltok.

help-dig-5-title = Döntetlen
help-dig-5 = Egyenlő pontszámnál az nyer, akinél a kedvenc szín leghosszabb megszakítatlan sorozata van. Az 1. helytől a 9.-ig számoljátok, a sorozat a sorok végén is továbbmehet, és a kövek száma nem számít. Még mindig egyenlő? Akkor közös a győzelem.

help-dig-6-title = Csak értékelés vagy lépésről lépésre
help-dig-6 = Csak értékelés: a lapjaitokkal játszotok, és a végén írjátok be a bányákat. Ha valakié kész, koppintsatok a zászlóra, és az alkalmazás megmondja, ki következik még. Lépésről lépésre: minden felfordított lapot és minden kör végét beírtok, az utolsó fordulóra az alkalmazás figyel.

help-dig-7-title = Gyors beírás
help-dig-7 = Az első gomb a helyhez illő lap: kedvenc szín a hely számával, egyetlen koppintás. Minden más kőhöz szín és szám kell; a szín kiválasztva marad, és a következő szabad hely magától jön. Előbb a lapra, utána a helyre is koppinthattok.

help-dig-8-title = Csere és lopás
help-dig-8 = Koppintsatok erre: „{ dig-exchange }”. Ezután minden két hely, amelyre koppintotok, helyet cserél, egy bányán belül vagy kettő között, felfordítva vagy lefordítva. Egy visszavonás egy cserét vesz vissza, „{ dig-done }” pedig visszavezet a lapokhoz. Egy lap megint le van fordítva, vagy elkerült? Koppintsatok rá, aztán a visszavonás melletti lefordítás jelére.

help-dig-9-title = Ha egy lap kétszer szerepel
help-dig-9 = A dobozban minden drágakőből egy van, bálványból és csontvázból négy-négy. Ha a képernyőn több látszik, valaki félrekoppintott: az alkalmazás megjelöli a lapokat, és mindegyikhez elvezet. Folytatni ettől még lehet.

help-dig-10-title = Így dönt az alkalmazás
help-dig-10 = Egy bányában a második bálvány nem ér semmit, hacsak a házi szabályt nem választjátok. A bányában maradt kalandkártya sem ér semmit. Ha egy lapot még ugyanabban a körben lefordítotok, nem kezdődik el az utolsó forduló. Ha a dobozotok kövei más színűek, adjátok meg egyszer a nevüket és a színüket.
