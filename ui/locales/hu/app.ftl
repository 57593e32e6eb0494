app-name = Tableside
game-kreuzsummen = Kreuzsummen
two-people = { $one } & { $two }
said-by = { $name }: { $words }
undone = Visszavonva: { $words }
undone-repair = A javítás visszavonva.
redone = Újra megtéve: { $words }
redone-repair = A javítás újra érvényes.
reopened = A játszma folytatódik.
seat-turn = { $name } következik

home-open = Az asztalon
home-continue = Folytatás
home-games = Játékok
home-tools = Eszközök
home-books = Amit már játszottatok
home-welcome = Melyik játék van az asztalotokon?
home-welcome-hint = Igazi kártyákkal, kockákkal és táblákkal játszotok. A Tableside számol, látja, mi lehetséges még, és mindent megjegyez.
home-kept = Minden ezen az eszközön marad.
since-now = Az imént játszottátok
since-minutes = Legutóbb { $n } perce játszottátok
since-hours = Legutóbb { $n } órája játszottátok
since-days = Legutóbb { $n } napja játszottátok

stale = Ez a képernyő elavult, ezért a koppintás nem számított. Most így áll a játék.
no-longer-fits = A játszma { $n }. lépése nem felel meg a szabályoknak: { $why } Javítsátok ki a lépések listájában.
finished-no-longer-fits = A játszma { $n }. lépése már nem felel meg a szabályoknak: { $why } Az eredmény marad, ahogy megőriztük: { $result }
no-longer-fits-go = A lépések listájához

failure-not-found = Itt nincs semmi
failure-not-found-advice = Ez az oldal nem létezik, vagy már nincs meg. A játszmáitok a kezdőlapon vannak.
failure-too-late = Ehhez már késő
failure-too-late-advice = Letelt a tíz másodperc: amit töröltetek, végleg eltűnt. Egy korábbi biztonsági mentésben talán még megvan.
failure-bad-request = Ez nem ért célba
failure-bad-request-advice = Semmi sem változott. Menjetek vissza, és koppintsatok még egyszer.
failure-internal = Valami elromlott
failure-internal-advice = Ez a mi hibánk volt, nem a tiétek. Semmi sem veszett el: az utolsó koppintásig minden el van mentve. Próbáljátok újra.
failure-newer = Az adataitok újabbak, mint ez az alkalmazás
failure-newer-advice = A Tableside egy későbbi változata írta őket. Frissítsétek az alkalmazást, és minden újra meglesz. Semmi sem változott.
failure-damaged = Az adataitok nem olvashatók
failure-damaged-advice = Az adatbázisfájl sérült, vagy valami más. Pontosan úgy maradt, ahogy volt. Hozzatok vissza egy biztonsági mentést, vagy az újrakezdéshez helyezzétek át a fájlt a mellette lévő, -wal és -shm végű fájlokkal együtt.
failure-read-only = Az adataitok nem írhatók
failure-read-only-advice = Az adatbázisfájl vagy a tárhelye csak olvasható. Adjatok írási jogot az alkalmazásnak, és próbáljátok újra. Semmi sem változott.
failure-full = Megtelt a tárhely
failure-full-advice = A koppintásnak már nem volt hely, ezért nem számít. Szabadítsatok fel helyet, és próbáljátok újra. Minden korábbi megvan.
failure-busy = Egy másik program használja az adataitokat
failure-busy-advice = Zárjátok be a másik programot vagy a második Tableside-ot, és próbáljátok újra.
failure-moved = Az adataitokat áthelyezték
failure-moved-advice = Az adatbázisfájlt törölték, kicserélték vagy áthelyezték, miközben a Tableside használta, ezért a koppintást nem őriztük meg. Tegyétek vissza a fájlt, és indítsátok újra a Tableside-ot.
failure-no-access = Az adataitok nem érhetők el
failure-no-access-advice = Az adatbázis mappája nem nyitható meg. Nézzétek meg, hogy létezik-e, és hogy az alkalmazás használhatja-e, aztán próbáljátok újra.
failure-details = Azoknak, akik segíteni szeretnének
failure-home = A kezdőlapra
failure-retry = Újra
failure-backups = A biztonsági mentésekhez

settings = Beállítások
settings-language = Nyelv
settings-theme = Színek
settings-more = Továbbiak
settings-kept = a választásaitok ezen az eszközön maradnak
theme-system = Mint az eszköz
theme-light = Világos
theme-dark = Sötét
theme-contrast = Kontrasztos
setting-buzz = Rezgés
setting-buzz-hint = Rövid rezgés, ha egy koppintás számít, hosszú, ha egy homokóra lejárt
setting-sound = Hang
setting-sound-hint = Győzelemkor, ha valami nem lehetséges, és ha egy homokóra lejárt
setting-awake = A képernyő nem alszik el
setting-awake-hint = Amíg játszma van nyitva, a kockáknál, és amíg pereg a homok
setting-turn-to-seat = A képernyő a soron lévő felé fordul
setting-turn-to-seat-hint = Két egymással szemben ülőnek
setting-skip-setup = Az előkészítő oldal kihagyása
setting-skip-setup-hint = A játszma azonnal indul; az előkészítés a játszma menüjében marad

menu = Menü
menu-log = Az összes eddigi lépés
menu-log-hint = Visszanézés, vagy egy korábbi lépés javítása
menu-help = Így kell játszani
menu-stop = A játszma befejezése idő előtt
menu-stop-hint = Ha idő előtt befejezitek, a játszma sem győzelemnek, sem vereségnek nem számít, és később folytatható.
menu-reopen = A játszma folytatása

log-title = Az összes eddigi lépés
log-hint = A legutóbbi lépés van felül. Koppintsatok egy lépésre, ha javítanátok.
log-empty = Még nem történt semmi.
log-draft = Elkezdtétek kijavítani ezt a játszmát. Ebből még semmi sem számít.
log-draft-go = Javítás folytatása
log-entry-title = { $n }. lépés
log-entry-hint = Ami utána jött, azt vele újra lejátsszuk. Ha egy kör bekerül vagy kimarad, onnantól felcserélődik, ki melyik lépést tette. Ha valami már nem illik, előbb megkérdezünk.
log-change = Másképp volt
log-insert = Előtte kimaradt egy lépés
log-remove = Ez meg sem történt

repair-stopped = Ezt a játszmát idő előtt befejeztétek. Előbb folytassátok, utána kijavítható.
repair-title = Javítás
repair-changing = A javítandó { $n }. lépés ez volt: { $words } Koppintsatok arra, ami valójában történt.
repair-inserting = Koppintsatok arra, ami a mostani { $n }. lépés előtt történt: { $words }
repair-misfit = A változtatásotokkal a későbbi { $n }. lépés már nem illik. Még semmi sincs elmentve.
repair-hint = Mi legyen ezzel a lépéssel?
repair-remove = Ez a lépés nem történt meg
repair-cut = { $n ->
    [one] Ennek az utolsó lépésnek az elhagyása
   *[other] Ennek és az összes következőnek az elhagyása ({ $n })
  }
repair-cancel = Maradjon a játszma, ahogy volt
