# Die Analyse eines beendeten Spiels: Überschrift, Satz und Wendepunkte.

chance = { $bound ->
        [under] unter 1 %
        [over] über 99 %
       *[exact] { NUMBER($share, style: "percent") }
    }
amount = { $unit ->
        [win-chance] { NUMBER($value, style: "percent") } Gewinnchance
        [turns] { NUMBER($value, digits: 1) } Züge
       *[points] { NUMBER($value, digits: 1) } Punkte
    }
amount-each = { $unit ->
        [win-chance] { NUMBER($value, style: "percent", digits: 1) } Gewinnchance je Entscheidung
       *[points] { NUMBER($value, digits: 2) } Punkte je Entscheidung
    }
ruled-out = { $out ->
        [0] so gut wie nichts
       *[other] etwa { $out } von { $of } Möglichkeiten
    }

part-name = Teil
no-end = Ein Spiel ohne Ende
several-win = Sieg für { SEATS($seats, as: "object") }
none-wins = Niemand gewinnt
wins = { DOES($seat, "gewinnst", "gewinnt") }
best-and-lucky = { DOES($seat, "hast", "hat") } am besten gespielt und Glück gehabt
best-and-paid = { DOES($seat, "hast", "hat") } am besten gespielt, und es hat sich gelohnt
had-luck = { DOES($seat, "hattest", "hatte") } das Glück
luck-beats-skill = Das Glück war bei { SEAT($seat, as: "dative") }, das Können bei { SEAT($best, as: "dative") }
won-though = Sieg für { SEAT($seat, as: "object") }, das beste Spiel von { SEAT($best, as: "dative") }

decisions-made = { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }.
guesses-made = { $count ->
        [one] 1-mal geraten
       *[other] { $count }-mal geraten
    }, { $right }-mal richtig; zu erwarten war { NUMBER($expected, digits: 1) }.
proofs-missed = { $count ->
        [one] 1 Beweis
       *[other] { $count } Beweise
    } übersehen.
claims-against = { $count ->
        [one] 1 Behauptung
       *[other] { $count } Behauptungen
    } wider besseres Wissen.

known-too-late = nicht rechtzeitig, { $left } übrig
known-first = { $start ->
        [yes] von Anfang an{ $move ->
            [none] {""}
           *[other] , dann ab Zug { $move }
        }
       *[no] ab Zug { $move }
    }

knows-title = { DOES($seat, "weißt", "weiß") } es
knows-text = { $text } Da war es schon sicher.
dares-title = { DOES($seat, "wagst", "wagt") } es bei { $chance }
dares-text = { $text } Richtig.
errs-title = { DOES($seat, "irrst dich", "irrt sich") } bei { $chance }
errs-text = { $text } { $possible ->
        [no] Das konnte nicht stimmen.
       *[yes] Falsch.
    }
misses-proof-title = { DOES($seat, "übersiehst", "übersieht") } einen Beweis
misses-proof-text = { $text } Das folgte { LEN($lines) ->
        [0] allein aus den Regeln
        [1] aus Zeile { LIST($lines) }
       *[other] aus den Zeilen { LIST($lines) }
    }.
gives-away-title = { DOES($seat, "verschenkst", "verschenkt") } { $amount }
gives-away-text = { $text }{ $worth } Besser: { $better }
worth = Davon war zu erwarten, dass es { $own } ausschließt, von der besten Frage { $best }.
has-luck-title = { DOES($seat, "hast", "hat") } Glück
has-luck-text = { $text } Die Antwort schloss { $gained } aus; zu erwarten war: { $expected }.
learns-title = { DOES($seat, "erfährst", "erfährt") } viel
learns-text = Was dabei zu hören war, schloss { $gained } aus: „{ $heard }“
overhears-title = Die anderen verraten { SEAT($seat, as: "dative") } viel
overhears-text = Was sie seit dem letzten Zug von { SEAT($seat, as: "dative") } taten und sagten, schloss { $gained } aus.
lies-title = { DOES($seat, "lügst", "lügt") }
lies-text = „{ $text }“ Doch: { $against }
sees-clearer-title = { DOES($seat, "siehst", "sieht") } klarer
sees-clearer-text = Aus dem, was getan und gesagt wurde, konnte ein Bot am Platz von { SEAT($seat, as: "dative") } { $gained } ausschließen.

# Dasselbe am Terminal.
bits = { NUMBER($number, digits: 1) } Bit
figure = { NUMBER($number, digits: 1) }
count = { $number }
error = ± { NUMBER($number, digits: 2) }
column-decisions = Züge
column-accuracy = Genauigkeit
column-given-away = verschenkt
column-par = Par
column-luck = Glück
column-questions = Fragen
column-to-go = noch nötig
column-found-out = ermittelt
column-overheard = mitgehört
column-answer = Antwort
column-first-provable = zuerst beweisbar
column-named = genannt
column-your-moves = deine Züge
column-worlds = Welten
column-after = danach
meaning-accuracy = wie nah die Züge den besten kamen
meaning-given-away = was bessere Züge gebracht hätten
meaning-par = Züge, die gutes Spiel im Schnitt braucht
meaning-luck = Züge, die erspart blieben durch das, was man nicht selbst entschied
meaning-to-go = Züge, die am Ende noch nötig waren
meaning-found-out = was die eigenen Züge verrieten; jedes Bit halbiert, was möglich ist
meaning-overheard = was die Züge der anderen verrieten
turning-points = Wendepunkte
named-at = { $name }, Zug { $move }
guess-right = Richtig.
guess-wrong = Falsch.
guesses-by-chance = Geraten, mit der damaligen Wahrscheinlichkeit
said-yet = { $name }: „{ $text }“ Doch: { $against }
said-against = Wider besseres Wissen gesagt
could-have-named = { $name } hätte es nennen können: { $proof }
missed-proofs = Übersehene Beweise, wie man sie dem erzählt, der sie übersah
judged-by-knowledge = Beurteilt nur nach dem, was jeder Platz damals wusste; Wahrscheinlichkeiten nach dem Modell { $model }.
losses-by = Verluste nach { $judge }, in { $unit ->
        [win-chance] Gewinnchance
        [turns] Zügen
       *[points] Punkten
    }.
