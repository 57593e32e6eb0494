tool-timer = Homokóra

timer-hours = { $n } óra
timer-minutes = { $n } perc
timer-seconds = { $n } másodperc
timer-short-seconds = { $n } mp
timer-short-minutes = { $n } perc

timer-turn = Megfordítás
timer-pause = Szünet
timer-resume = Folytatás
timer-reset = Feltöltés
timer-other = Más …
timer-length = Időtartam
timer-rest = Hátralévő idő
timer-last = Utolsó másodpercek
timer-left = Még { $n } másodperc

timer-is-full = { $length }, megfordítható
timer-is-running = összesen { $length }
timer-is-resting = Szünetel · { $length }
timer-up = Lejárt az idő!
timer-up-now = A homokóra épp most járt le
timer-up-minutes = A homokóra { $n } perce járt le
timer-up-hours = A homokóra { $n } órája járt le
timer-up-days = A homokóra { $n } napja járt le
timer-ring-label = „{ $name }” lejárt.
timer-ring-length = A homokóra lejárt ({ $length }).

timer-turned = Megfordítva, hátravan { $rest }
timer-paused = Megállítva, hátravan { $rest }
timer-pause-late = A homok épp lepergett, már nincs mit megállítani.
timer-resumed = Tovább pereg, hátravan { $rest }
timer-filled = Feltöltve: { $rest }
timer-chosen = Teli homokóra: { $rest }
timer-undone = Visszavonva

timer-lengths = Idők és homokórák
timer-own = Saját idő
timer-own-minutes = Perc
timer-own-seconds = Másodperc
timer-own-set = Legyen ennyi
timer-own-nothing = Adjatok meg legalább egy másodpercet.
timer-own-long = Legfeljebb 24 óra lehet, ez 1440 perc.
timer-own-letters = Ide csak egész számok írhatók, például 2 perc és 30 másodperc.

timer-glasses = Igazi homokóráitok
timer-glasses-none = Még egyet sem mértetek meg. Mérjétek meg a játék dobozában lévőt, és itt ugyanannyi ideig fog peregni.
timer-glass-name = A homokóra neve
timer-glass-example = pl. a kék
timer-glass-known = Már van ilyen nevű homokóra. Válasszatok más nevet.
timer-glass-kept = „{ $name }” elmentve, mostantól az idők között áll.
timer-glass-removed = „{ $name }” törölve.
timer-glass-rename = { $name } átnevezése
timer-glass-rename-done = Legyen ez a neve
timer-glass-remove = { $name } törlése

timer-measure = Igazi homokóra mérése
timer-measuring = Mérés folyik …
timer-measure-hint = Tegyétek magatok elé a homokórát. Fordítsátok meg, és ugyanabban a pillanatban koppintsatok.
timer-measure-turned = Most fordítottuk meg
timer-measure-wait = Koppintsatok, amint az utolsó szem is leesett. A képernyő közben kialudhat.
timer-measure-so-far = Eddigi idő
timer-measure-empty = Most ürült ki
timer-measure-keep = Megjegyzés
timer-measure-drop = Mérés elvetése
timer-measure-begun = Elindult a mérés
timer-measure-dropped = Mérés elvetve
timer-measured = Megmérve: { $length }
timer-measure-short = Ilyen gyors homokóra nincs. A mérés folytatódik; koppintsatok, ha lepergett a homok.
timer-measure-long = Ez több volt egy napnál. Vessétek el a mérést, és kezdjétek újra.

timer-ways = Amikor lepergett a homok
setting-flash = Felvillanás
setting-flash-hint = Az egész képernyő felvillan, ha egy homokóra lejárt
