### Labyrinth: előkészület, játszma, vége.

game-labyrinth = Labyrinth
lab-card = Tolj sort, keress utat: 1–4 játékos
lab-summary = Labyrinth, fejenként { $n } kincs
lab-turn = { $n }. lépés
lab-sentence = { $words }.

lab-treasure-book = Könyv
lab-treasure-coins = Érmék
lab-treasure-map = Térkép
lab-treasure-crown = Korona
lab-treasure-keys = Kulcsok
lab-treasure-skull = Koponya
lab-treasure-ring = Gyűrű
lab-treasure-chest = Láda
lab-treasure-jewel = Drágakő
lab-treasure-sword = Kard
lab-treasure-candlestick = Gyertyatartó
lab-treasure-helmet = Sisak
lab-treasure-bat = Denevér
lab-treasure-dragon = Sárkány
lab-treasure-genie = Dzsinn
lab-treasure-ghost = Szellem
lab-treasure-pig = Malac
lab-treasure-sorceress = Varázslónő
lab-treasure-lizard = Gyík
lab-treasure-moth = Éjjeli lepke
lab-treasure-owl = Bagoly
lab-treasure-rat = Patkány
lab-treasure-scarab = Szkarabeusz
lab-treasure-spider = Pók

lab-board = Tábla
lab-place = { $row }. sor, { $column }. oszlop
lab-cell = { $row }. sor, { $column }. oszlop: { $tile }
lab-nothing = még semmi
lab-spare = Kimaradt
lab-spare-lower = a kimaradt lapka
lab-spare-is = Kimaradt lapka: { $tile }
lab-tiles = Lapkák
lab-tile-0 = egyenes, fentről lefelé
lab-tile-1 = egyenes, balról jobbra
lab-tile-2 = sarok, fent és jobbra
lab-tile-3 = sarok, jobbra és lent
lab-tile-4 = sarok, lent és balra
lab-tile-5 = sarok, balra és fent
lab-tile-6 = T, balra zárt
lab-tile-7 = T, fent zárt
lab-tile-8 = T, jobbra zárt
lab-tile-9 = T, lent zárt
lab-shape-straight = Egyenes
lab-shape-corner = Sarok
lab-shape-tee = T
lab-push-top = { $n }. oszlop fentről
lab-push-right = { $n }. sor jobbról
lab-push-bottom = { $n }. oszlop lentről
lab-push-left = { $n }. sor balról
lab-push = Betolás: { $push }
lab-barred = Visszacsinálná az előző tolást
lab-leads-there = Odavezet
lab-home = Haza
lab-home-of = { $name } innen indul
lab-pawn-of = { $name } bábuja
lab-goal-of = { $name } ide tart
lab-go-here = Elérhető
lab-stay-here = Maradj itt

lab-did-push = Betolás: { $push }.
lab-did-carry = { $n ->
    [one] { $names } kiesik, és szemközt jön vissza.
   *[other] { $names } kiesnek, és szemközt jönnek vissza.
  }
lab-did-go = Ide lép: { $place }.
lab-did-stay = Helyben marad.
lab-did-not-find = Még nem ér oda.
lab-did-take = Megvan: { $treasure } ({ $n }/{ $of }).
lab-did-home = Minden kinccsel hazaért!
lab-did-correct = Kiigazítva: { $what }.
lab-did-correct-tile = { $place }: { $tile }
lab-did-correct-spare = kimaradt lapka: { $tile }
lab-did-correct-pawn = { $name } bábuja: { $place }
lab-did-correct-treasure = { $treasure }: { $place }
lab-did-correct-nothing = Kiigazítva: semmi.

lab-refusal-match-over = A játszma véget ért. Ha az utolsó lépés nem jó, vonjátok vissza.
lab-refusal-push-first = Előbb told be a kimaradt lapkát, aztán lépj.
lab-refusal-second-push = A lapka már bent van. Most lépj, vagy maradj.
lab-refusal-push-back = Itt nem: ez visszacsinálná az előző tolást ({ $push }). Válassz másik nyilat.
lab-refusal-not-the-spare = Nem ez a kimaradt lapka: { $tile }. Azt told be, amelyik a tábla mellett van.
lab-refusal-tile-missing = Hogyan áll a kimaradt lapka? Forgasd el, aztán koppints egy nyílra.
lab-refusal-place-missing = Koppints arra a helyre, ahová lépsz.
lab-refusal-no-way = Nincs út innen: { $from }, ide: { $to }. Koppints egy világító helyre.
lab-refusal-no-board = Ebben a játszmában az app nem ismeri a táblát, csak a kártyákat és a nyilakat.
lab-refusal-found-on-board = Koppints arra a helyre, ahová lépsz; az app látja, mi van ott.
lab-refusal-no-such-treasure = „{ $treasure }” nincs ebben a játszmában.
lab-refusal-no-such-seat = Ott nem ül senki. Válasszatok valakit a játszmából.
lab-refusal-shape-used-up = Ebből az alakból már minden lapka lent van.
lab-refusal-board-full = Már minden lapka lent van.
lab-refusal-not-one-to-four = Egytől négyig játszhattok. Válasszátok ki újra a játékosokat.
lab-refusal-no-such-starter = Válasszátok ki, ki kezd.
lab-refusal-not-the-starts = Mindenkinek kell egy kezdősarok.
lab-refusal-not-the-hands = Mindenkinek kell kártya.
lab-refusal-no-card = Mindenkinek kell legalább egy kártya.
lab-refusal-no-such-card = Egy kártyán olyan kincs van, amely sehol sincs.
lab-refusal-too-many-cards = Nincs ennyi kártya. Válasszatok fejenként kevesebbet.

lab-next-push = { $name }: forgasd el a kimaradt lapkát, aztán koppints egy nyílra.
lab-next-push-home = { $name }: mind megvan! Forgass, tolj, és irány haza!
lab-next-go = { $name }: hová lépsz? Ami világít, az elérhető.
lab-next-arrow = { $name }: hol tolod be? Koppints a nyílra.
lab-next-arrow-home = { $name }: mind megvan, irány haza. Koppints a nyílra.
lab-next-found = { $name }: odaértél?
lab-next-home = { $name }: hazaértél?
lab-next-cards = Kinek mije van, és ki mit keres.
lab-next-mend-tile = Koppints arra a lapkára, amelyik másképp áll.
lab-next-mend-with = Mi van itt? { $place }
lab-next-mend-pawn = Kinek a bábuja áll máshol?
lab-next-mend-pawn-to = Koppints oda, ahol a bábu áll: { $name }.
lab-next-mend-treasure = Koppints arra a kincsre, amelyik máshol van.
lab-next-mend-treasure-to = Koppints oda, ahol van: { $treasure }.
lab-next-picture = Forgasd a képet, amíg úgy nem áll, ahogy a táblát látjátok.
lab-note-found = { $name } megtalálta: { $treasure }!
lab-over = A játszma véget ért.

lab-turn-left = Forgatás balra
lab-turn-right = Forgatás jobbra
lab-stay = Maradok
lab-found-it = Odaértem!
lab-came-home = Hazaértem!
lab-not-yet = Még nem
lab-ask-reach = Elérem?
lab-ask-turns = Hány lépésben?
lab-reach-yes = Igen! A zöld nyilak odavezetnek.
lab-reach-turned = Igen, de előbb forgasd el a lapkát.
lab-reach-no = Most nem, akárhol tolsz.
lab-turns = { $n ->
    [one] Már ebben a lépésben.
   *[other] Leghamarabb { $n } lépésben.
  }
lab-turns-more = Több mint { $n } lépésben.

lab-cards = Minden kártya
lab-card-of = { $name } kártyája
lab-looks-for = { $name } ezt keresi: { $treasure }. { $of } kincsből { $n } megvan
lab-looks-secretly = { $name }: { $of } kincsből { $n } megvan
lab-goes-home = { $name }: minden megvan ({ $of }), hazafelé tart
lab-beneath = { $n ->
    [0] utolsó kártya
   *[other] még { $n } kártya
  }
lab-hold = Tartsd nyomva

lab-mend = Kiigazítás
lab-mend-tile = Lapka
lab-mend-pawn = Bábu
lab-mend-treasure = Kincs
lab-mend-picture = Kép
lab-mend-pawn-here = { $name } bábuja ide
lab-mend-treasure-here = Ide: { $treasure }
lab-mend-treasure-swap = Csere: { $treasure } és { $other }
lab-close = Vissza a lépéshez
lab-view-right = Kép forgatása jobbra
lab-picture-left = Balra
lab-picture-right = Jobbra

lab-stopped = Idő előtt befejezve
lab-stopped-means = Ezt a játszmát senki sem nyerte meg. Folytathatjátok.
lab-reopen = Folytatás
lab-won-means = Minden kincs megvan, és a bábu hazaért: összesen { $n } lépés után.
lab-treasures = Kincsek
lab-again = Még egyszer ezen a táblán
lab-again-starter = Új kártyák, { $name } kezd
lab-again-alone = Új kártyák
lab-to-game = A játékhoz
lab-solo-line = Minden megvan
lab-solo-done = Hazaértél { $n } lépésben
lab-solo-first = Ez az első rekordod { $cards } kártyával.
lab-solo-record = Új rekord { $cards } kártyával! Eddig { $before } volt.
lab-solo-level = Ugyanolyan gyors, mint a rekordod { $cards } kártyával.
lab-solo-behind = A rekordod { $cards } kártyával { $before }.

lab-corners = Sarkok és színek
lab-corner-hint = { $name }: koppints a sarkodra és a bábud színére.
lab-corner-0 = Bal felső sarok
lab-corner-1 = Jobb felső sarok
lab-corner-2 = Jobb alsó sarok
lab-corner-3 = Bal alsó sarok
lab-corner-of = { $corner }: { $name }
lab-corner-free = { $corner }: szabad
lab-colours = A bábu színe
lab-colour-blue = Kék
lab-colour-orange = Narancs
lab-colour-green = Zöld
lab-colour-purple = Lila
lab-colour-red = Piros
lab-colour-yellow = Sárga
lab-colour-of = { $colour }, most { $name } színe: csere
lab-which-board = A tábla
lab-board-deal = Sorsolás
lab-board-deal-hint = A kép szerint rakjátok ki
lab-board-enter = Beírás
lab-board-enter-hint = Már kint van: 34 koppintás
lab-board-none = Tábla nélkül
lab-board-none-hint = Csak kártyák és nyilak
lab-cards-each = Kincsek fejenként
lab-cards-all = Fejenként { $n } jut; kevesebbel gyorsabb.
lab-cards-to = Fejenként { $n }
lab-record = { $name } rekordja: { $n } lépés
lab-public = Nyílt
lab-public-hint = Mindenki látja, mit keresel
lab-secret = Titkos
lab-secret-hint = Csak nyomva tartva látszik
lab-help-who = Segítség az apptól
lab-help-off = Senkinek
lab-help-off-hint = magatok keresitek
lab-help-all = Mindenkinek
lab-help-all-hint = bárki kérdezhet
lab-help-some = Néhányaknak
lab-help-some-hint = például gyerekeknek
lab-helped = { $name } kap segítséget
lab-edition-which = Mozgó lapkák a dobozotokban
lab-edition = { $straights } egyenes, { $corners } sarok, { $tees } T
lab-edition-usual = a szokásos
lab-names-link = Más kincsek vannak a dobozban?
lab-begins-first = ahogy megegyeztek
lab-start = Kezdés
lab-to-deal = A kisorsolt táblához
lab-to-board = A táblátokhoz

lab-deal = Rakjátok ki
lab-deal-hint = Tegyétek le így a mozgó lapkákat, a kép szerint forgatva, és állítsátok a bábukat a sarkukba.
lab-deal-spare = Ez marad ki.
lab-another = Új sorsolás
lab-laid = Kint van, kezdjük
lab-entry = A táblátok
lab-entry-tile = Mi van itt? { $place }
lab-entry-spare = És melyik lapka maradt ki?
lab-entry-treasure = { $treasure }: melyik lapkán van?
lab-entry-whole = Minden megvan. Nézzétek át még egyszer; lapkára koppintva módosíthattok.
lab-entry-count = { $n }/{ $of }
lab-left = még { $n }
lab-take-back = Visszavétel
lab-names = A mi kincseink
lab-names-hint = Ha nálatok mások vannak, adjátok meg a nevüket. Az Ab jelölésével kép helyett betűk látszanak.
lab-names-letters = { $treasure }: betűk a kép helyett
lab-names-save = Maradjon így
lab-names-refused = Még nincs elmentve. Nézzétek meg a megjelölt kincseket.
lab-names-taken = Már van ilyen nevű kincs: { $name }. Adjatok másik nevet.
lab-turning = { $turn }. lépés: { $name } egyetlen tolásra volt a kincstől („{ $treasure }”), mert ide betolva odajutott volna: { $push }; így ez még { $later ->
    [one] egy saját lépésébe telt.
   *[other] { $later } saját lépésébe telt.
  }
lab-turning-never = { $turn }. lépés: { $name } egyetlen tolásra volt a kincstől („{ $treasure }”), mert ide betolva odajutott volna: { $push }; később már nem sikerült.
lab-turning-home = { $turn }. lépés: { $name } egyetlen tolásra volt a győzelemtől, mert ide betolva hazajutott volna: { $push }.
lab-turning-home-later = { $turn }. lépés: { $name } egyetlen tolásra volt a céltól, mert ide betolva hazajutott volna: { $push }; így ez még { $later ->
    [one] egy saját lépésébe telt.
   *[other] { $later } saját lépésébe telt.
  }
lab-turning-arrow = Ez a tolás odavezetett volna
lab-turning-spare = A kimaradt lapka, így elforgatva
