### What is new in a scenario (ks-new) and what to look out for in it (ks-watch).
### Every figure holds for all finishing fields of its scenario. "Solutions per column order"
### counts those fields with the column targets lying in one fixed order.
### No-break spaces stand around × and +, so that no sum is torn at the end of a line.

ks-new-1 = Így kezdődik: 2 sor, 3 oszlop és 18 számlap ásztól (1) 6-ig, egyelőre figurák nélkül.
ks-watch-1 = A 2, a 3, a 4 és az 5 bármelyik helyen jó lehet. Csak a szélsőkkel kell vigyázni: a 8-as célú oszlopba nem illik 1-es, a 6-os célúba nem illik 6-os.

ks-new-2 = Először van kilenc hely, és megérkezik két bubi is. A bubi két halmot cserél meg egymással a táblán.
ks-watch-2 = A 3. sorba (15) és a 16-os célú oszlopba egyaránt kell 6-os. Minden megoldáshoz két vagy három 6-os szükséges, és összesen három van: ne takarjátok le őket.

ks-new-3 = Újdonság a 7-es és két dáma. A dámával egy számot a kézből elcseréltek egy halom legfelső lapjára.
ks-watch-3 = A 17-es célú oszlop sem 1-est, sem 2-est nem bír el. 5 megoldásból több mint 4-ben van benne 7-es: a 7-esek elsőként oda kerüljenek.

ks-new-4 = Ugyanaz a 25 lap, mint az előbb, de sokkal több út: oszlopsorrendenként 279 megoldás 103 helyett.
ks-watch-4 = A 16-os célú oszlopban az 1-es sosem jó; ezen kívül bármelyik szám bárhol helyes lehet. 6-os és 7-es nélkül viszont nem megy: a kettő közül legalább az egyik kell.

ks-new-5 = Kilenc hely, amelyek összege csak 34: átlagosan még 4 sem jut egy helyre. Itt a kis lapok kellenek.
ks-watch-5 = Minden megoldásban legalább három lap van 1-től 3-ig, 6-os és 7-es nélkül viszont ki lehet jönni. Ha meg kell válnotok egy számtól, inkább egy 7-es legyen az.

ks-new-6 = Rövid és fogós: 2 × 3 hely, és oszlopsorrendenként csak 12 megoldás, ilyen kevés sehol máshol nincs.
ks-watch-6 = A 12-es célú oszlop csak 5 + 7 vagy 6 + 6 lehet. A 7-es mindig oda való, a másik két oszlopba túl nagy.

ks-new-7 = Innen a 40. feladatig fejenként 4 lap van a kézben. Ezért a húzópakli 16 helyett 14 lappal indul.
ks-watch-7 = Az 1, a 2 és a 3 közül minden megoldásban legalább kettő előfordul. A 8-as célú oszlopba sosem illik 7-es.

ks-new-8 = Az 1. sor 15-öt kér, a 3. csak 8-at: fent a nagy, lent a kis lapok kellenek.
ks-watch-8 = A 3. sor (8) csak ötféleképpen rakható ki: 1‑1‑6, 1‑2‑5, 1‑3‑4, 2‑2‑4 és 2‑3‑3. A 7-es ott mindig sok, az 1. sorban viszont gyakran jól jön.

ks-new-9 = Oszlopsorrendenként 361 megoldás, több, mint eddig bármelyik feladatban: nyugodtan vágjatok bele.
ks-watch-9 = Egyik helyen sincs eleve rossz szám. Csak akkor nem jön ki, ha 1-es sincs és 2-es sincs: legalább az egyik kell.

ks-new-10 = Kilenc hely, amelyeknek együtt 41-et kell adniuk: ilyen magasra eddig még nem kellett törnötök.
ks-watch-10 = A 17-es célú oszlop csak négyféleképpen jön ki: 3‑7‑7, 4‑6‑7, 5‑5‑7 vagy 5‑6‑6. A kis lapokat tegyétek máshová; a megoldások jó felében egyáltalán nincs 1-es.

ks-new-11 = A 2. sor csak 8-at bír el, közvetlenül fölötte viszont 15 kell. A bubi és a dáma segít, ha egy lap a kettő közül a rosszikba került.
ks-watch-11 = Az 1. sor (15) a nagy lapokból él: 6-os és 7-es nélkül csak az 5‑5‑5 marad. A 2. sorban (8) a 7-es sosem jó.

ks-new-12 = Két király is beáll a játékba. A király egy egész halmot átköltöztet egy szabad helyre.
ks-watch-12 = A sorok majdnem egyformák (12, 11, 13), az oszlopok nem: ahol 17 kell, ott nincs 1-es és nincs 2-es. A király kihoz onnan egy kis lapot; ha az a saját sorában kap szabad helyet, a sor összege nem változik.

ks-new-13 = A 2. sor 8-at kér, a 3. sor pontosan a kétszeresét.
ks-watch-13 = A 2. sorba sosem illik 7-es, a 3. sorba sosem illik 1-es. Ha a bubi e két sor között ugyanannak az oszlopnak a két lapját cseréli meg, mindkét sor változik, az oszlop viszont nem.

ks-new-14 = Itt a 8-as, és vele az eddigi legnagyobb cél: egy 18-as oszlop.
ks-watch-14 = Minden megoldáshoz kell legalább egy 7-es vagy 8-as. A 18-as célú oszlop nem tűr 1-est, a 9-es célú nem tűr 8-ast.

ks-new-15 = A legnyitottabb 3 × 3-as tábla: oszlopsorrendenként 683 megoldás.
ks-watch-15 = Egyik érték sem nélkülözhetetlen, és mindegyik bárhol jó lehet. Legkönnyebben a 8-asról mondhattok le: 10 megoldásból több mint 4-ben egy sincs.

ks-new-16 = Kiszélesedik a tábla: 2 sor, soronként 4 hely. Minden oszlopban csak két lap találkozik.
ks-watch-16 = A 7-esek és a 8-asok a 10-es és a 11-es célú oszlopba valók, a másik kettőbe túl nagyok. Fordítva: a 10-hez nem illik 1-es, a 11-hez se 1-es, se 2-es.

ks-new-17 = Először 20 a cél, amit a keresztbe fektetett treff 10-es mutat. Négy lapnak ehhez átlagosan 5-öt kell hoznia.
ks-watch-17 = 8-as csak a 9-es és a 11-es célú oszlopban fér el. A 11 csak 3 + 8, 4 + 7 vagy 5 + 6 lehet; az 1-es és a 2-es ott sosem jó.

ks-new-18 = Innentől csak az számít győzelemnek, ha egyetlen sorban és egyetlen oszlopban sem ismétlődik érték. Gyakorlásnak mindössze 6 hely van.
ks-watch-18 = A 8-as célú oszlopban mostantól kiesik a 4 + 4. Marad az 1 + 7, a 2 + 6 és a 3 + 5, a 4-es ott tehát mindig rossz.

ks-new-19 = A 9-essel minden érték játékban van, összesen 33 lap. A tábla kicsi, a célok viszont nagyok.
ks-watch-19 = A 13-as célú oszlop csak 4 + 9, 5 + 8 vagy 6 + 7 lehet. 1-es ritkán kell: 4 megoldásból 3 megvan nélküle.

ks-new-20 = A célokat a 17. feladatból ismeritek. A 9-essel, de ismétlődés nélkül most oszlopsorrendenként 32 megoldás van 154 helyett.
ks-watch-20 = Egynél több 8-as és egynél több 9-es sosem kell. Az 1, a 2 és a 3 közül viszont legalább kettő mindig ott van, és a 8-as célú oszlopban sosincs 4-es.

ks-new-21 = Visszatér a 3 × 3-as tábla, és most már itt sem ismétlődhet érték egyetlen sorban vagy oszlopban sem.
ks-watch-21 = A 3. sor (9) csak 1‑2‑6, 1‑3‑5 vagy 2‑3‑4 lehet. A 7-es, a 8-as és a 9-es ezért mindig a felső két sorba való.

ks-new-22 = A legnagyobb célú sor középen van: 15 a 11 és a 10 között.
ks-watch-22 = 9-esnek csak a 2. sorban jut hely, és 10 megoldásból 8-ban egyáltalán nincs. Ha cseréltek, a 9-est többnyire nyugodtan odaadhatjátok.

ks-new-23 = Csupa kicsi cél: a kilenc hely együtt csak 33, és az egyik oszlopnak 6-tal kell beérnie.
ks-watch-23 = Ha három különböző lap összege 6, az mindig 1, 2 és 3. Kezdjétek el korán ezt az oszlopot, a 8-asokat és a 9-eseket pedig tartogassátok a 3. sornak: máshová nem illenek.

ks-new-24 = A 3. sor 18-at kér, a fölötte lévők 11-et és 12-t: a nagy lapok lefelé vándorolnak.
ks-watch-24 = A megoldások több mint felében van 9-es a 3. sorban. Az 1. sorban és a 10-es célú oszlopban viszont sosem jó.

ks-new-25 = Eggyel több oszlop: 3 sor, soronként 4 hely, a végén 12 lapnak kell stimmelnie.
ks-watch-25 = Az 1. sor (13) csak 1‑2‑3‑7, 1‑2‑4‑6 vagy 1‑3‑4‑5 lehet. Tartsatok készen hozzá egy 1-est; a 8-asnak és a 9-esnek ebben a sorban nincs keresnivalója.

ks-new-26 = Megint 12 hely, de sokkal szűkebben: oszlopsorrendenként 94 megoldás, legutóbb 1106 volt.
ks-watch-26 = A 3. sor (10) mindig 1, 2, 3 és 4, a 7-es célú oszlop mindig 1, 2 és 4. Legalább hat lap kell 1-től 3-ig, és az egész játékban csak kilenc ilyen van.

ks-new-27 = A tábla most magasra nyúlik: 4 sor, soronként 3 hely. Ezúttal az oszlopok állnak négy lapból.
ks-watch-27 = 9-es csak az 1. sorban (18) vagy a 3. sorban (13) lehet. Az 1. sorban a megoldások több mint felében ott van.

ks-new-28 = Két magas célú vonal keresztezi egymást: az 1. sor 20-szal és egy oszlop, amelynek három lapból kell 18-at adnia.
ks-watch-28 = Ahol az 1. sor a 18-as célú oszlopot keresztezi, oda nagy lap való: 10 megoldásból 7-ben 7-es, 8-as vagy 9-es van ott. A 9-es célú oszlopba 6-osnál nagyobb lap sosem kell.

ks-new-29 = Csak kilenc hely, de együtt 44: ennyit egyetlen másik 3 × 3-as tábla sem kér.
ks-watch-29 = A 19-es célú oszlopba mindig kell 8-as vagy 9-es, és sosem illik bele 1-es. Így jöhet ki: 2‑8‑9, 3‑7‑9, 4‑6‑9, 4‑7‑8 vagy 5‑6‑8.

ks-new-30 = Nagy a távolság: az egyik oszlop célja 6, a 2. soré 20.
ks-watch-30 = A 6-os célú oszlop mindig 1, 2 és 3. Ahol a 2. sort (20) keresztezi, ott tehát legfeljebb 3-as lehet, és a sor másik három lapjának legalább 17-et kell hoznia.

ks-new-31 = A 35. feladatig minden számból csak kettő van, kőr és pikk. A figurákkal együtt ez 24 lap.
ks-watch-31 = Az 5-ös célú oszlop csak 1 + 4 vagy 2 + 3 lehet, a 6-os célú csak 1 + 5 vagy 2 + 4. Ez már négy kis lap; a 6-hoz sosem illik 3-as.

ks-new-32 = Kilenc hely és 18 számlap: győzelemkor pontosan a felük van felül.
ks-watch-32 = Az 1. sor (8) csak 1‑2‑5 vagy 1‑3‑4 lehet. Minden megoldáshoz kell legalább egy 1-es és egy 3-as, a 9-estől viszont szinte mindig megválhattok.

ks-new-33 = Az egyik oszlopnak három lapból kell 18-at adnia, pedig a 7-esből, a 8-asból és a 9-esből csak kettő-kettő van.
ks-watch-33 = Vigyázzatok a két 3-asra: 63 megoldásból 59-ben legalább az egyik ott van. Egynél több 9-esnek viszont sosincs helye.

ks-new-34 = A legnyitottabb 3 × 3-as tábla azok közül, ahol minden számból kettő van: oszlopsorrendenként 81 megoldás.
ks-watch-34 = A 8-as célú oszlop csak 1‑2‑5 vagy 1‑3‑4 lehet, tehát sosincs 1-es nélkül. Ha mindkét 1-es elhasználódott, a győzelem is elúszott.

ks-new-35 = Utoljára van minden számból csak kettő, ezúttal 2 sorral, soronként 4 hellyel.
ks-watch-35 = Mind a négy oszlopcél páratlan. Ezért minden oszlop egy páros és egy páratlan lapból áll, az egész táblán négy-négy van belőlük.

ks-new-36 = Visszatérnek a káró számok, minden értékből megint három van. Cserébe 12 hely van a táblán.
ks-watch-36 = Két oszlopban alig van választás: a 6 mindig 1‑2‑3, a 20 csak 3‑8‑9, 4‑7‑9, 5‑6‑9 vagy 5‑7‑8. A nagy lapokat tartogassátok a 20-hoz.

ks-new-37 = Magas oszlopok, karcsú sorok: egy oszlop négy lapból áll, a 4. sor pedig csak 8 lehet.
ks-watch-37 = A 4. sorba (8) mindig kell 1-es, a 12-es célú oszlopba mindig kell 1-es és 2-es. 9-es csak a 2. sorba (15) kerülhet.

ks-new-38 = 12 helyen összesen 54-nek kell lennie, ennél több egyetlen ekkora táblán sincs. Cserébe oszlopsorrendenként 2610 megoldás akad.
ks-watch-38 = Az 1. sorba (20) és a 3. sorba (19) egyaránt kell egy 7-es vagy nagyobb lap: a 3, a 4, az 5 és a 6 együtt is csak 18.

ks-new-39 = Négy sor, és egy kiemelkedik: a 2. sor 16-tal, a többi célja 10 és 12 között van.
ks-watch-39 = 9-es csak az 1. vagy a 2. sorba illik, a 14-es célú oszlopba pedig soha. 3 megoldásból majdnem 2-ben egy sem kell.

ks-new-40 = Tizenkét hely, együtt csak 39: ekkora tábla ennél kevesebbet sehol sem kér.
ks-watch-40 = A 2. sor (11) mindig 1‑2‑3‑5, és az 1. sorba (13) is kell 1-es. Tartsatok meg legalább két 1-est; a 8-as és a 9-es többnyire nélkülözhető.

ks-new-41 = Az első 4 × 4-es tábla. Cserébe mostantól fejenként 5 lap van a kézben.
ks-watch-41 = A 2. sor (19) és a 20-as célú oszlop sem jön ki 7-es vagy nagyobb lap nélkül. Ha a kereszteződésükre tesztek egyet, kétszer is segít.

ks-new-42 = Megint 16 hely, nagy ellentétekkel: az egyik oszlop csak 10-et kér, egy másik 19-et.
ks-watch-42 = A 10-es cél mindig 1‑2‑3‑4, a 2. sorban (12) pedig mindig van 1-es és 2-es. Minden megoldáshoz kell legalább két 1-es és két 2-es: ne takarjátok le őket könnyelműen.

ks-new-43 = Vissza a 12 helyhez, de továbbra is fejenként 5 lap van a kézben: ekkora táblán még sosem volt ennyi választásotok.
ks-watch-43 = A 2. sorba (13) kell egy 1-es, 8-as és 9-es viszont nem illik bele. A 9-es célú oszlopba 6-osnál nagyobb lap sosem kell, leggyakrabban 1‑3‑5 a megoldás.

ks-new-44 = A nyolc vonal közül kettőben nincs választásotok: a 2. sorban (11) és a 10-es célú oszlopban. Minden más mozgatható.
ks-watch-44 = A 2. sor mindig 1‑2‑3‑5, a 10-es célú oszlop mindig 1‑2‑3‑4. A kereszteződésükön tehát 1-es, 2-es vagy 3-as van.

ks-new-45 = 16 hely, egymáshoz közeli célokkal: mind a nyolc 11 és 18 között van.
ks-watch-45 = A 3. sor (11) mindig 1‑2‑3‑5, a 4-es ott sosem jó. A 12-es és a 13-as célú oszlopba egyaránt kell 1-es.

ks-new-46 = Magas és keskeny: 4 sor, soronként 3 hely, ezúttal 5 lappal a kézben.
ks-watch-46 = A 12-es célú oszlopba mindig kell 1-es és 2-es, a 3. sorba (9) 6-osnál nagyobb nem fér. 9-esnek így csak a 2. és a 4. sor marad.

ks-new-47 = Az egész kampány legnyitottabb táblája: minden oszlopsorrendet beleszámítva 520 080 megoldás.
ks-watch-47 = Csak a 2. sor (13) szűk: 1‑2‑3‑7, 1‑2‑4‑6 vagy 1‑3‑4‑5. A másik három sorban bárhol bármi lehet, csak 9-es nem a 14-es célú oszlopban.

ks-new-48 = Megint 16 hely, és oszlopsorrendenként 7448 megoldásával ez a második legnyitottabb tábla.
ks-watch-48 = A 2. sorban (12) mindig van 1-es és 2-es, a 13-as célú oszlopban mindig van 1-es. Ha a kereszteződésükön 1-es áll, az mindkettőt szolgálja.

ks-new-49 = Utoljára 12 hely a finálé előtt. A négy oszlopcélból három kicsi: 8, 9 és 11.
ks-watch-49 = 9-es egyetlen helyen lehet: ahol a 3. sor (17) a 16-os célú oszlopot keresztezi. A 2. sorba és a 8-as célú oszlopba mindenképpen kell 1-es.

ks-new-50 = A finálé 16 helyen. Oszlopsorrendenként 82 megoldásával a legszűkebb 4 × 4-es tábla.
ks-watch-50 = Az 1. sor (10) mindig 1‑2‑3‑4, a 11-es célú oszlop mindig 1‑2‑3‑5. Minden megoldáshoz kell mindhárom 1-es és mindhárom 2-es: egyet se takarjatok le, és egyet se adjatok oda.
