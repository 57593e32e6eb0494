### A szorzós kockajáték: előkészület, játszma és eredmény.

game-multiplication-dice = Szorzós kockajáték
md-card = Két–négy játékos, három tizenkét oldalú kocka
md-summary = Szorzós kockajáték, { $n } kör
md-summary-round = Szorzós kockajáték, { $n }. kör, összesen { $of }
md-round = { $n }. kör, összesen { $of }

md-board = Tábla
md-dice = Kockák
md-numbers = Számok
md-products = Szorzatok
md-fields = Mezők
md-place-first = { $row }. sor, { $column }. oszlop
md-place-in = { $row ->
    [1] az 1.
    [5] az 5.
   *[other] a { $row }.
  } sor { $column }. oszlopában
md-two = { $one } és { $two }
md-three = { $one }, { $two } és { $three }
md-sentence = { $words }.

md-field-free = { $place }: { $product }, szabad
md-field-owned = { $place }: { $product }, { $name }
md-field-takeable = { $field }, választható
md-field-offer = { $place }: { $product }, { $brings }

md-did-roll = { $dice } a dobás: { $products }.
md-did-throw = { $dice } az app dobása: { $products }.
md-did-roll-only = { $dice } a dobás.
md-by-itself = { $n ->
    [one] { $products } már mind a sajátja, ezzel nincs dolga.
   *[other] { $products } már mind a sajátja, ezekkel nincs dolga.
  }
md-did-claim = { $product } { $place }.
md-did-capture = { $product } { $place }, addig { $name } mezője: 1 pont.
md-did-keep = { $product } { $place }, már eddig is a sajátja.
md-did-rounds = Mostantól { $n } kör az egyezség.
md-did-simulate = { $n } dobás lejátszva, { $captures ->
    [0] egyetlen mező sem cserélt gazdát.
   *[other] { $captures } mező cserélt gazdát.
  }

md-next-throw = Koppintsatok a három dobott számra, vagy dobjon az app.
md-next-numbers = Koppintsatok a három dobott számra.
md-next-die = { $left ->
    [one] Még egy szám hiányzik: { $n }. kocka.
   *[other] Még { $left } szám hiányzik, most { $n }. kocka.
  }
md-next-product = Koppintsatok egy szorzatra vagy egy világító mezőre.
md-next-field = Melyik mezőt foglalja el ez a szorzat: { $product }?
md-captured = { $name } megszerzi, addig { $owner } mezője volt: { $product }. 1 pont.
md-nothing-to-play = Nincs mit lerakni: { $products } minden mezője már { $name } birtokában van.
md-still-open = Hátravan: { $products }.

md-die-empty = { $n }. kocka: még nincs szám
md-die-shows = { $n }. kocka: { $number }
md-die-change = { $n }. kocka: { $number }. Javítás
md-number = { $n ->
    [1] { $number } az 1. kockára
   *[other] { $number } a { $n }. kockára
  }
md-number-clears = { $n ->
    [1] { $number } az 1. kockán. Törlés
   *[other] { $number } a { $n }. kockán. Törlés
  }
md-number-completes = { $number }. { $does }
md-draw = Dobjon az app
md-change = Nem jó? Koppints a kockára

md-product = { $one } × { $other } = { $product }: { $line }
md-product-free = { $n } szabad mező
md-product-taken = { $n } elvehető: +1
md-product-from = +1 tőle: { $name }
md-product-claimed = megvan
md-product-by-itself = mind a tiéd: kész
md-claim = { $product } elfoglalása
md-capture = { $product } elfoglalása: +1
md-take-free = szabad, nem jár érte pont
md-take-from = { $name } mezője: 1 pont
md-take-own = már a tiéd, nem jár érte pont
md-no-field = Másik mező

md-more = Állás és körök
md-player = Játékos
md-points = Pont
md-held = Mező
md-made = Elvett
md-suffered = Vesztett
md-rounds = Körök
md-rounds-now = { $n } kör
md-rounds-fewer = Eggyel kevesebb: { $n }
md-rounds-more-rounds = Eggyel több: { $n }
md-rounds-to = { $n } kör
md-rounds-by = { $by }: { $n } kör
md-rounds-of = kör, most { $round }. kör
md-rounds-agree = Legyen { $n } kör
md-rounds-preset = Vissza: { $n } kör, { $seats } játékoshoz illik

md-simulate = Szimuláció
md-fill = Előbb teljen meg a tábla
md-simulate-title = Hány dobás legyen?
md-simulate-throws = { $n } dobás
md-simulate-where = Mibe számítanak
md-simulate-on-top = Ráadás körök
md-simulate-within = Saját körök
md-simulate-cut = A körökből már csak { $n } dobás van hátra; utána vége a játszmának.
md-simulate-go = { $n } dobás lejátszása
md-simulate-open = Egy dobás még nincs végigjátszva. Előbb rakjátok le a szorzatait, aztán jöhet a szimuláció.
md-simulate-of = összesen { $n } dobás
md-simulating = Az app { $n } dobást játszik le.
md-simulated = { $n } dobás kész, összesen { $of } lesz.
md-stop = Megállítás

md-begins = { $name } az 1. játékos, ő kezd.
md-start = Játszma indítása
md-expect = Összesen nagyjából { $n } pontra számíthattok.
md-expect-none = Pontra alig lehet számítani.
md-expect-bare = Pont csak akkor jön, amikor megtelik a tábla: játsszatok több kört, vagy töltse meg az app a táblát az első dobás előtt.

md-stopped = Idő előtt befejezve
md-ranking-line = { $fields } mező · { $made } elvéve · { $suffered } elvesztve
md-course = Pontok körről körre
md-course-label = A pontok vonalai { $rounds } körön át, a legmagasabb állás { $most }. Ugyanezek a számok alatta táblázatban állnak.
md-course-table = Táblázatban
md-course-end = { $n }. kör
md-course-round = Kör után
md-again = Még egyszer
md-again-other = { $name } kezd

md-refusal-products-open = A kockák már elgurultak. Előbb rakjátok le, ami még hátravan: { $open }.
md-refusal-not-rolled = Ebben a lépésben még nem volt dobás. Előbb a kockák, aztán a mezők.
md-refusal-outside-board = Ilyen hely nincs a táblán: { $row }. sor, { $column }. oszlop. A sorok és az oszlopok 1-től 12-ig tartanak.
md-refusal-not-a-product = Ezekből a kockákból nem jön ki ez a szám: { $product }. Hátravan: { $open }.
md-refusal-already-played = Ebből a dobásból ez a szorzat már megvan: { $product }. Válasszatok egy másikat.
md-refusal-done-by-itself = { $product } minden mezője már a tiéd, itt nincs több teendő.
md-refusal-free-fields-first = Van még szabad mező ezzel a számmal: { $product }. Előbb a szabad mezők jönnek.
md-refusal-below-round = Már { $round }. körben jártok, így { $rounds } kevés. Legyen legalább { $round }.
md-refusal-no-rounds = Egy játszmához legalább egy kör kell.
md-refusal-not-two-to-four-players = Ez a játék két–négy főre szól, most ennyien vagytok: { $seats }.
md-turning = { $round }. kör: { $name } megszerezte { $owner } mezőjét ({ $product }; { $row }. sor, { $column }. oszlop), és onnantól mindvégig egyedül vezetett, { $players ->
    [2] eleinte így: { $points } : { $next }.
   *[other] eleinte így, mindenki más előtt: { $points } : { $next }.
  }
