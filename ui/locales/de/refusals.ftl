### Why an action is refused and what to do instead. A message is named after the refusal's code.

refusal-match-over = Diese Partie ist zu Ende. Nehmt den letzten Zug zurück, falls er nicht stimmt, oder beginnt einen neuen Versuch.
refusal-outside-field = Reihe { $row }, Spalte { $column } liegt außerhalb des Felds. Tippt auf einen Platz, den es in diesem Szenario gibt.
refusal-value-not-in-deck = In diesem Szenario gehen die Zahlen nur bis { $highest }. Legt die { $value } beiseite und wählt eine andere Karte.
refusal-no-copy-left = Alle { $copies } Karten mit der { $value } sind schon gelegt oder abgeworfen. Wählt eine andere Zahl. Habt ihr doch noch eine auf der Hand, stimmt ein früherer Schritt nicht.
refusal-face-not-in-deck =
    { $face ->
        [jack] Buben kommen erst in Szenario 2 dazu.
        [queen] Damen kommen erst in Szenario 3 dazu.
       *[king] Könige kommen erst in Szenario 12 dazu.
    } Legt die Karte beiseite und spielt eine andere.
refusal-no-face-left =
    { $face ->
        [jack] Beide Buben liegen
        [queen] Beide Damen liegen
       *[king] Beide Könige liegen
    } schon auf der Ablage. Spielt eine andere Karte, oder seht nach, ob ein früherer Schritt nicht stimmt.
refusal-place-free = In Reihe { $row }, Spalte { $column } liegt noch keine Karte. Wählt einen Platz, auf dem schon etwas liegt.
refusal-place-taken = In Reihe { $row }, Spalte { $column } liegt schon eine Karte. Ein König braucht einen freien Platz als Ziel.
refusal-same-place = Reihe { $row }, Spalte { $column } ist zweimal gewählt. Nehmt als zweiten einen anderen Platz.
refusal-second-swap = In diesem Zug habt ihr schon gewechselt, öfter als einmal geht es nicht. Macht jetzt eine Feldaktion, oder beendet den Zug.
refusal-end-without-swap = Ohne Feldaktion endet ein Zug nur nach einem Wechsel. Legt eine Zahl, spielt eine Bildkarte, oder wechselt zuerst.
refusal-pass-after-swap = Nach einem Wechsel wird nicht ausgesetzt. Macht noch eine Feldaktion, oder beendet den Zug.
refusal-not-the-targets = Jedes Spaltenziel muss genau einmal vorkommen: { $targets }. Ordnet sie noch einmal.
refusal-no-such-scenario = Ein Szenario { $scenario } gibt es nicht. Wählt eines von 1 bis 50.
refusal-no-such-starter = Einen Sitz { $starter } gibt es nicht, nur 0 und 1. Wählt, wer von euch beiden beginnt.
refusal-not-two-players = Kreuzsummen spielt man genau zu zweit, gewählt: { $seats }. Wählt zwei Namen.
refusal-not-an-action = Das war keine vollständige Aktion. Es hat sich nichts geändert; wählt noch einmal.
refusal-unknown-do = Diese Aktion gibt es in diesem Spiel nicht. Es hat sich nichts geändert; wählt eine andere.
refusal-missing-member = Zu dieser Aktion fehlt eine Angabe. Wählt alles aus, was dazugehört, und versucht es noch einmal.
refusal-unknown-member = Zu dieser Aktion gehört eine der Angaben nicht. Es hat sich nichts geändert; wählt noch einmal.
refusal-bad-value = Eine Angabe dieser Aktion kann nicht stimmen. Es hat sich nichts geändert; wählt noch einmal.
refusal-bad-action = Diese Eingabe kennt das Spiel nicht: { $detail }
