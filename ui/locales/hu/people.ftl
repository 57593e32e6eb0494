people = Játékosok
people-empty = Még nincs itt senki. Aki leül egy játszmához, magától megjelenik.
people-add = Új játékos
people-teams = Párok
people-archived = Archiválva
people-archived-hint = Új játszmához már nem ajánljuk fel őket. Az eredményeik megmaradnak.
people-archived-one = Archiválva
people-somebody = Valaki
people-matches = { $n ->
    [0] Még nincs játszma
   *[other] { $n } játszma
  }
people-played = { $n ->
    [one] 1 játszma: { $day }
   *[other] { $n } játszma, a legutóbbi: { $day }
  }
people-played-none = Még nincs játszma
people-known = { $name } már itt van.
people-name-taken = Már másvalakit hívnak úgy, hogy { $name }. Ha a kettő ugyanaz a személy, lent összevonhatjátok őket.
people-removed = Törölve: { $name }.
people-merged = { $gone } mostantól { $kept }.
people-undo = Visszavonás
person-chronicle = A krónikában
person-statistics = Statisztika
person-name = Név
person-name-hint = Az új név minden játszmában megjelenik, a már lejátszottakban is.
person-rename = Legyen ez a név
person-mark = Jelvény
person-colour = Szín
person-shape = Forma
person-no-mark = Jelvény nélkül
person-merge = Ugyanaz a személy, mint …
person-merge-hint = Két bejegyzésből egyet csinál
person-remove = Törlés minden adattal
person-remove-hint = Előbb látjátok, mi tűnik el
person-archive = Archiválás
person-archive-hint = Már nem játszik? Akkor archiváljátok: egy eredmény sem vész el.
person-archived = Archiválva: új játszmához nem ajánljuk fel.
person-bring-back = Visszahozás
colour-red = Piros
colour-orange = Narancssárga
colour-yellow = Sárga
colour-green = Zöld
colour-teal = Türkiz
colour-blue = Kék
colour-purple = Lila
colour-pink = Rózsaszín
shape-star = Csillag
shape-heart = Szív
shape-moon = Hold
shape-leaf = Levél
shape-drop = Csepp
shape-flower = Virág
shape-cloud = Felhő
shape-bolt = Villám
merge-title = Ugyanaz a személy
merge-choose = Ki más még { $name }?
merge-into = { $gone } és { $kept } egy lesz, { $kept } néven
merge-matches = { $n ->
    [0] Egy játszma sem kerül át.
   *[other] Ide kerül át { $n } játszma: { $kept }.
  }
merge-teams = { $n ->
    [0] Egy pár sem változik.
   *[other] Vele jön { $n } pár. Ha ugyanaz a pár már megvan, a kettőből egy lesz, mindazzal, amit teljesítettek.
  }
merge-name = Ez a név eltűnik, a régi játszmákból is: { $gone }. Tíz másodpercig visszavonható.
merge-now = Összevonás
merge-swap = Inkább ez a név maradjon: { $gone }
merge-other = Válasszatok mást
merge-together = { $n ->
    [one] { $kept } és { $gone } egy játszmában együtt ültek az asztalnál, tehát ketten vannak.
   *[other] { $kept } és { $gone } { $n } játszmában együtt ültek az asztalnál, tehát ketten vannak.
  }
merge-one-team = { $kept } és { $gone } egy párt alkotnak, tehát ketten vannak.
remove-title = Törlitek? { $name }
remove-name = A név és a jelvény eltűnik.
remove-alone = { $n ->
    [one] Eltűnik 1 játszma, amelyet senki más nem játszott.
   *[other] Eltűnik { $n } játszma, amelyeket senki más nem játszott.
  }
remove-shared = { $n ->
    [one] Megmarad 1 másokkal játszott játszma; ott ezután „{ $somebody }” áll.
   *[other] Megmarad { $n } másokkal játszott játszma; ott ezután „{ $somebody }” áll.
  }
remove-team = Eltűnik ez a pár, mindazzal, amit kipipált: { $team }. A játszmái megmaradnak.
remove-undo = Tíz másodpercig visszavonható. Utána végleg eltűnik.
remove-now = Törlés: { $name }
remove-archive-hint = Vagy inkább archiváljátok: akkor semmi sem vész el.
team-campaign = A kampányhoz
team-name = A pár neve
team-name-hint = Ha üres marad, a két játékos neve áll itt.
team-archive-hint = A pár már nem játszik? Akkor archiváljátok: egy eredmény sem vész el.
team-archived = Archiválva: a párt már nem ajánljuk fel.
