### Wer mitspielt, wer welchen Platz belegt, und was schon gespielt wurde.

party-title = Wer spielt mit?
party-title-past = Wer hat mitgespielt?
party-count = { $n } von { $least }–{ $most } Leuten
party-count-of = { $n } von { $most } Leuten
party-player = Platz { $n }:
party-up = { $name }: einen Platz nach vorn
party-out = { $name }: spielt nicht mit
party-known = Bekannte Namen
party-add = { $name } spielt mit
party-more = Mehr
party-name = Neuer Name
party-add-name = Diesen Namen aufnehmen
party-there = { $name } sitzt schon am Tisch.
party-full = Der Tisch ist voll: Höchstens { $n } spielen mit. Nehmt zuerst jemanden heraus.
party-missing = { $n ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $n } Leute.
  }

ranking-place = Platz
ranking-name = Name
ranking-points = Punkte
ranking-nth = { $n }.
ranking-winner = gewinnt
ranking-won = { $name } gewinnt
ranking-shared = { $names } gewinnen gemeinsam
ranking-all = Alle gewinnen gemeinsam
ranking-and = { $some } und { $last }

recent-past = Schon gespielt
