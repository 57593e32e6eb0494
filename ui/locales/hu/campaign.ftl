### Pairs, their campaign, and the page of a scenario.

date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
  } { $day }.

pairs-title = Párok
pairs-welcome = Két játékos, egy pakli kártya, ötven feladat.
pairs-welcome-hint = Ki játszik? A nevetek elég a kezdéshez.
pairs-new = Új pár
pairs-new-hint = Minden párnak saját kampánya van. Ugyanaz a játékos több párban is szerepelhet.
pairs-one = Első név
pairs-two = Második név
pairs-add = A kampány indítása
pairs-known = Vagy koppintsatok arra, aki játszik:
pairs-done = 50-ből { $n } kész
pairs-next = következik: { $title }
pairs-known-pair = Nektek kettőtöknek már van kampányotok. Itt van.

name-empty = Ide még kell egy név.
name-control = Ebben a névben olyan jel van, amely nem jeleníthető meg. Írjátok be újra.
name-long = Ez a név { $n } karakteres, legfeljebb { $longest } fér el. Rövidítsétek egy kicsit.
name-same = A két név ugyanaz. Különböztessétek meg magatokat, például egy kezdőbetűvel.

campaign-card = { $pair }: 50-ből { $n } kész
campaign-progress = Kampány
campaign-of = kész az 50-ből
campaign-attempts = { $n } próbálkozás
campaign-map = Az ötven feladat
campaign-next = Következik:
campaign-again = { $n }. próbálkozás:
campaign-open = Az asztalon:
campaign-begins = { $name } kezd
campaign-setup = Előkészítés
campaign-start = Indulhat
campaign-ahead = A { $n }. feladatig még nem jutottatok el.
campaign-ahead-leave = Még nem
campaign-ahead-open = Mégis megnyitom
campaign-complete = Mind az ötven!
campaign-complete-hint = Együtt végigjátszottátok az egész kampányt. Mostantól bármelyik feladat szabadon újrajátszható, frissen kevert lapokkal.

square-ahead = { $n }. feladat, még nem értetek el idáig
square-done = { $n } próbálkozásból kész, { $date }
square-by-hand = kézzel kipipálva
square-tried = { $n } próbálkozás eddig
square-helped = segítséggel
square-next = ez következik

ticks-title = A korábban befejezettek kipipálása
ticks-one = Egyenként
ticks-upto = Mind eddig …
ticks-one-hint = Koppintsatok minden feladatra, amelyet az alkalmazás nélkül fejeztetek be.
ticks-upto-hint = Koppintsatok az utolsóra, amelyet befejeztetek. Addig mindent kipipálunk, utána semmit.
ticks-none = Minden pipa törlése
ticks-done = Kész

scenario-size = { $rows } × { $columns }
scenario-begins = Ki kezd?
