### Why an action is refused and what to do instead. A message is named after the refusal's code.

refusal-match-over = Ennek a játszmának vége. Vonjátok vissza az utolsó lépést, ha nem stimmel, vagy kezdjetek új próbálkozást.
refusal-outside-field = Ez kívül esik a táblán: { $row }. sor, { $column }. oszlop. Olyan helyre koppintsatok, amely ebben a feladatban megvan.
refusal-value-not-in-deck = Ebben a feladatban a számok csak eddig tartanak: { $highest }. Tegyétek félre ezt a számot: { $value }, és válasszatok másik lapot.
refusal-no-copy-left = Ebből a számból már mind a { $copies } lapot letettétek vagy eldobtátok: { $value }. Válasszatok másik számot. Ha mégis van belőle a kézben, valamelyik korábbi lépés nem stimmel.
refusal-face-not-in-deck =
    { $face ->
        [jack] Bubik csak a 2. feladattól vannak.
        [queen] Dámák csak a 3. feladattól vannak.
       *[king] Királyok csak a 12. feladattól vannak.
    } Tegyétek félre a lapot, és játsszatok ki egy másikat.
refusal-no-face-left =
    { $face ->
        [jack] Mindkét bubi
        [queen] Mindkét dáma
       *[king] Mindkét király
    } már a dobópaklin van. Játsszatok ki egy másik lapot, vagy nézzétek meg, nem téves-e egy korábbi lépés.
refusal-place-free = Itt még nincs lap: { $row }. sor, { $column }. oszlop. Válasszatok olyan helyet, ahol már van.
refusal-place-taken = Itt már van lap: { $row }. sor, { $column }. oszlop. A király csak szabad helyre költözhet.
refusal-same-place = Kétszer választottátok ugyanazt a helyet: { $row }. sor, { $column }. oszlop. Másodiknak válasszatok egy másikat.
refusal-second-swap = Ebben a körben már cseréltetek, egynél többször nem lehet. Most a táblán lépjetek valamit, vagy fejezzétek be a kört.
refusal-end-without-swap = A táblán tett lépés nélkül csak csere után ér véget a kör. Tegyetek le egy számot, játsszatok ki egy figurát, vagy előbb cseréljetek.
refusal-pass-after-swap = Csere után nem lehet passzolni. Lépjetek még valamit a táblán, vagy fejezzétek be a kört.
refusal-not-the-targets = Minden oszlopcélnak pontosan egyszer kell szerepelnie: { $targets }. Rendezzétek el őket újra.
refusal-no-such-scenario = Nincs ilyen feladat: { $scenario }. Válasszatok egyet 1 és 50 között.
refusal-no-such-starter = Nincs ilyen ülőhely: { $starter }, csak 0 és 1. Válasszátok ki, melyikőtök kezd.
refusal-not-two-players = A Kreuzsummen pontosan két játékosé, a kiválasztottak száma: { $seats }. Válasszatok két nevet.
refusal-not-an-action = Ez nem volt teljes lépés. Semmi sem változott; válasszatok újra.
refusal-unknown-do = Ebben a játékban nincs ilyen lépés. Semmi sem változott; válasszatok másikat.
refusal-missing-member = Ehhez a lépéshez hiányzik egy adat. Válasszatok ki mindent, ami kell hozzá, és próbáljátok újra.
refusal-unknown-member = Az egyik adat nem tartozik ehhez a lépéshez. Semmi sem változott; válasszatok újra.
refusal-bad-value = Ennek a lépésnek az egyik adata nem lehet jó. Semmi sem változott; válasszatok újra.
refusal-bad-action = A játék nem ismeri ezt a bejegyzést: { $detail }
