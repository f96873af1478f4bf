# Der Fall, noch einmal erzählt: ein schlichter Satz für jeden entscheidenden Moment, und Lorbeer mit seinem Grund.

## Wie es ausging

headline-stopped = { $how ->
        [conceded] Das Spiel wurde aufgegeben
       *[other] Das Spiel wurde vor dem Ende verlassen
    }
headline-winners = { LEN($seats) ->
        [0] Niemand hat gewonnen
        [1] { SEATS($seats) } hat gewonnen
       *[other] { SEATS($seats) } teilen sich den Sieg
    }
headline-mastermind-agency-policies = Die Agentur hat gewonnen
headline-mastermind-mastermind-purged = Die Agentur hat gewonnen
headline-mastermind-syndicate-policies = Das Syndikat hat gewonnen
headline-mastermind-mastermind-elected = Das Syndikat hat gewonnen
headline-death-cards-unmasked = Der Mörder ist gefasst
headline-death-cards-escaped = Der Mörder ist entkommen
headline-death-cards-all-disgraced = Der Mörder ist entkommen
headline-death-cards-out-of-time = Der Mörder ist entkommen
stopped = Hier standen die Spieler vom Tisch auf. Wie es ausgegangen wäre, weiß niemand.
ended = { $why }{ LEN($seats) ->
        [0] {""}
        [1] {" "}{ SEATS($seats) } hat gewonnen.
       *[other] {" "}{ SEATS($seats) } haben gewonnen.
    }

## The Mastermind

told-lies = { LEN($lies) ->
        [0] {""}
        [1] {" "}{ SEATS($lies) } hat über die Karten gelogen.
       *[other] {" "}{ SEATS($lies) } haben beide über die Karten gelogen.
    }
drawn = { $agency }-mal Agentur und { $syndicate }-mal Syndikat
mastermind-operative-chose = Rat { $council }: { NAME($who) } hielt einen Beschluss der Agentur und setzte trotzdem den { $number }. des Syndikats in Kraft.{ told-lies }
mastermind-director-chose = Rat { $council }: { NAME($who) } zog { drawn } und legte die Agentur ab. So kam der { $number }. Beschluss des Syndikats.{ told-lies }
mastermind-agency = Rat { $council }: { NAME($director) } und { NAME($operative) } hatten { drawn } zur Wahl und setzten den { $number }. Beschluss der Agentur in Kraft.{ told-lies }
mastermind-forced = Rat { $council }: { NAME($director) } zog { drawn }, und { NAME($operative) } hatte keine Wahl. Beschluss { $number } kam, { AS($policy, "side") }.{ told-lies }
mastermind-top-decked = Drei Räte fielen nacheinander durch. Die oberste Karte trat in Kraft: { AS($policy, "side") }, Beschluss { $number }.
mastermind-investigated = { NAME($director) } untersuchte { NAME($seat) }: { AS($role, "was-role") }.
mastermind-purged = { NAME($director) } beseitigte { NAME($seat) }: { AS($role, "was-role") }.
mastermind-elected = { NAME($operative) }, der Mastermind, wurde mit { NAME($director) } in den Rat gewählt.
was-role-agency = bei der Agentur
was-role-agent = ein Agent des Syndikats
was-role-mastermind = der Mastermind

## Mind Reader

how-sure = { $sure ->
        [yes] Da war es schon sicher.
       *[no] Die Chance war { NUMBER($share, style: "percent") }.
    }
mind-reader-right = { NAME($by) } nannte die Geheimkarte von { NAME($of) }: { AS($card, "card") }. { how-sure }
mind-reader-wrong = { NAME($by) } riet bei { NAME($of) } { AS($card, "card") }, aber es war eine andere Karte. { how-sure }
mind-reader-all-right = { NAME($by) } nannte alle { $count } Geheimkarten auf einmal, und alle stimmten. { how-sure }
mind-reader-all-wrong = { NAME($by) } wollte alle { $count } Geheimkarten auf einmal nennen, und nicht alle stimmten. { how-sure }
mind-reader-hand = Die Runde war vorbei. Am meisten bekam darin { SEATS($seats) }: { $points } Punkte.

## P.I.

pi-solved = { NAME($seat) } löste den Fall in Runde { $round } ({ AS($case, "case") }), das gab { $points } Punkte. { how-sure }
pi-failed = { NAME($seat) } klagte vergeblich an: { AS($case, "case") }. { how-sure }
pi-ended = Teilspiel { $number } war vorbei. Vorn mit { $points } Punkten: { SEATS($seats) }.{ LEN($left) ->
        [0] {""}
       *[other] {" "}Ungelöst blieb der Fall von { SEATS($left) }.
    }

## Detective Graves

graves-turned = { AS($location, "location") }: { NAME($winner) } ging mit { AS($card, "card") } in Führung und gewann { $best } zu { $least }.
graves-won = { AS($location, "location") }: { NAME($winner) } gewann { $best } zu { $least }.
graves-tied = { AS($location, "location") }: unentschieden, je { $best }. Niemand bekam den Beweis.
graves-right = Mit { $held } Beweisen nannte { NAME($seat) } die Identität { AS($identity, "identity") }, und das stimmte.
graves-wrong = Mit { $held } Beweisen nannte { NAME($seat) } die Identität { AS($named, "identity") }, aber es war { AS($identity, "identity") }.
graves-gave-up = { NAME($seat) } gab früh auf und zeigte die Identität { AS($identity, "identity") }.
graves-silent = { NAME($seat) } nannte niemanden.
graves-closed = Fall { $case } war zu Ende. Punkte: { NAME(0) } { $first }, { NAME(1) } { $second }.

## Death on the Cards

death-fingers = { $count ->
        [one] 1 Finger von { $of } zeigte
       *[other] { $count } Finger von { $of } zeigten
    } auf { NAME($murderer) } mit der Mörder-Karte.
death-caught = Vor { NAME($owner) } wurde eine Karte aufgedeckt: die des Mörders.
death-revealed = Vor { NAME($owner) } wurde ein Geheimnis aufgedeckt: { AS($face, "face") }.
death-cancelled = { AS($card, "card") } von { NAME($seat) } wurde durch eine Unterbrechung aufgehalten.{ $saved ->
        [yes] {" "}Das galt { NAME($murderer) } mit der Mörder-Karte.
       *[no] {""}
    }
death-moved = Ein Geheimnis ({ AS($face, "face") }) wanderte verdeckt von { NAME($owner) } zu { NAME($to) }.
death-disgraced = In Ungnade fiel: { SEATS($seats) }.

## Lorbeer

laurel-liar = Am besten gelogen
why-liar = { $count } falsche Behauptungen, und niemand im Rat sagte etwas anderes.
laurel-trusted = Größtes Vertrauen im Verrat
why-trusted = Saß in { $count } Räten für das Syndikat.
laurel-keen = Schärfstes Auge
why-keen = { $count } von { $of } Stimmen passten dazu, wer wer war.
laurel-bold = Kühnster Tipp, der stimmte
why-bold = Er hatte eine Chance von { NUMBER($share, style: "percent") }.
laurel-sure = Sicherster Beweis
why-sure = Nannte { $count }-mal das Verborgene, jedes Mal mit Gewissheit.
laurel-first = Zuerst erkannt
why-first-solved = Löste einen Fall in Runde { $round }, früher als alle anderen.
why-first-finger = Zeigte vor allen anderen auf { NAME($murderer) } mit der Mörder-Karte.
laurel-narrow = Knappster Sieg
why-narrow = { AS($location, "location") }: gewonnen mit { $margin } Vorsprung.
laurel-quick = Schnellste Hand
why-quick = Griff { $count }-mal ein.
laurel-hunter = Bester Spürsinn
why-hunter = Deckte { $count } Geheimnisse anderer auf.

## Die Seite

headline-names = { SEATS($seats) }
title = Der Fall, noch einmal erzählt
councils = Die Räte
laurels = Lorbeer
council-line = Rat { $number }, { NAME($director) } und { NAME($operative) }: gezogen { $drawn }, weitergegeben { $passed }, in Kraft { $enacted ->
        [none] nichts
       *[other] { AS($enacted, "side") }
    }.
stamp = { NAME($seat) } behauptete { $cards }: { $true ->
        [yes] wahr
       *[no] gelogen
    }.
