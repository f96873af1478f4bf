# P.I.

blurb = Dein Nachbar hält deinen Fall: einen Verdächtigen, ein Verbrechen und einen Ort. Suche sie in der Stadt, und löse deinen Fall, bevor die anderen ihre lösen.
part = Teilspiel

## Was man mit einem Tipp sagt

phrase-case_is_hard = Mein Fall ist eine harte Nuss.
phrase-almost = Ich habe es fast.
phrase-help_me = In dieser Stadt bin ich verloren.
phrase-clever = Das war schlau.

## Karten: Verdächtige, Verbrechen und Orte. Eigennamen bleiben, wie sie gedruckt sind.

card = { $it }
    .short = { $it }
card-no-suspect = Kein Verdächtiger
    .short = niemand
card-no-crime = Kein Verbrechen
    .short = nichts
card-bank-job = Bankraub
    .short = Bankraub
card-blackmail = Erpressung
    .short = Erpressung
card-forgery = Fälschung
    .short = Fälschung
card-any = sie
card-jewellery-heist = Juwelenraub
    .short = Juwelen
card-kidnapping = Entführung
    .short = Entführung
card-mob-killing = Bandenmord
    .short = Bandenmord
card-murder = Mord
    .short = Mord
card-police-corruption = Bestechung
    .short = Bestechung
card-protection-racket = Schutzgeld
    .short = Schutzgeld
card-smuggling = Schmuggel
    .short = Schmuggel
card-central-station = Central Station
    .short = Central

# Ein Fall: $first ist der Verdächtige, $second das Verbrechen, $third der Ort.
case = { AS($first, "card") }, { AS($second, "card") }, { AS($third, "card") }

## Die Geschichte

MiniGameBegan = Teilspiel { $number } von { $of }. { DOES($first, "hast", "hat") } den Startspieler-Marker.
CityLaid = Die Stadt liegt aus: { LEN($tiles) ->
        [one] 1 Ort
       *[other] { LEN($tiles) } Orte
    } mit neuen Plättchen, { LEN($display) ->
        [one] 1 Beweiskarte
       *[other] { LEN($display) } Beweiskarten
    } in der Auslage.
Held = { DOES($seat, "hältst", "hält") } { AS($case, "case") }: { WHO($solver) ->
        [me] Du musst
       *[other] { SEAT($solver) } muss
    } diesen Fall lösen.
RoundBegan = Runde { $round }.
Investigated = { DOES($seat, "setzt", "setzt") } einen Ermittler nach { AS($location, "card") }: { tokens }.
Examined = { DOES($seat, "prüfst", "prüft") } { AS($card, "card") }: { AS($found, "finding") }.
finding-nothing = nichts; die Karte bleibt liegen
finding-known = dort liegt schon ein Stein; die Karte wird abgelegt
finding = { token }{ $moved ->
        [yes] , vom Ermittler dort
       *[no] {""}
    }
TurnedUp = { AS($card, "card") } kommt in die Auslage.
Reshuffled = Der Stapel der Beweise ist leer. Ein neuer entsteht aus { $cards ->
        [one] 1 abgelegten Karte
       *[other] { $cards } abgelegten Karten
    }.
NothingToTurnUp = Es sind keine Beweise mehr da: Die Auslage wird kleiner.
Solved = { DOES($seat, "löst", "löst") } den Fall in Runde { $round }: { AS($case, "case") }. { AS($points, "points") }!
Failed = { DOES($seat, "nennst", "nennt") } { AS($case, "case") }. Falsch! Das macht { $penalty } Strafpunkte.
Passed = { DOES($seat, "passt", "passt") }.
MiniGameEnded = Teilspiel { $number } ist vorbei: { AS($why, "ended") }. { $zero_for }{ LEN($unsolved) ->
        [0] {""}
       *[other] { LIST($unsolved, each: "opened", by: "space") }{" "}
    }Stand: { LIST($totals, each: "total", by: "comma") }.
ended-solved = { LEN($unsolved) ->
        [0] Jeder Fall ist gelöst
       *[other] Nur ein Fall ist ungelöst
    }
ended-passed = Alle, die noch suchen, haben gepasst
ended-cap = Die letzte Runde ist gespielt
opened = { WHO($first) ->
        [me] Du hattest
       *[other] { SEAT($first) } hatte
    } { AS($second, "case") }.
total = { SEAT($index, as: "start") } { $it }
zero-for-nobody = {""}
zero-for-one = { DOES($seat, "bekommst", "bekommt") } 0 Punkte.{" "}
zero-for-some = 0 Punkte für { SEATS($seats, as: "object") }.{" "}

## Steine

tokens = { $discs ->
        [0] { $cubes ->
            [0] nichts
           *[other] { cubes }
        }
       *[other] { discs }{ $cubes ->
            [0] {""}
           *[other] {" und "}{ cubes }
        }
    }
discs = { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }
cubes = { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }
token = { $found ->
        [disc] eine Scheibe
       *[other] ein Würfel
    }
token-name-disc = Scheibe
token-name-cube = Würfel
token-name-investigator = Ermittler
points = { $it ->
        [one] 1 Punkt
       *[other] { $it } Punkte
    }

## Was man gefragt wird

over = Das Spiel ist vorbei. Sieg für { SEATS($winners, as: "object") }: { $why }
waiting = Warten auf { SEATS($asked, as: "object") }.
accusing = Du beschuldigst { AS($suspect, "card") }. Welches Verbrechen?
charging = Du beschuldigst { AS($suspect, "card") }: { AS($crime, "card") }. In welchem Versteck?
turn = Runde { $round }, du bist dran: { LIST($ways, each: "way", by: "comma") } oder den Fall lösen, den { SEAT($holder) } hält.
way-place = ermitteln
way-take = Beweis prüfen
way-pass = passen

## Was man tun kann

Place = In { AS($location, "card") } ermitteln
    .heading = Einen Ermittler setzen
    .label = Ermitteln
Take = { AS($card, "card") } prüfen
    .heading = Einen Beweis prüfen
    .label = Prüfen
Accuse = { AS($suspect, "card") } beschuldigen{ AS($beware, "beware") }
    .heading = Den Fall lösen
    .label = Beschuldigen{ AS($beware, "beware") }
Charge = Verbrechen: { AS($crime, "card") }{ AS($beware, "beware") }
    .heading = Verbrechen
    .label = Das hier{ AS($beware, "beware") }
Locate = Versteck: { AS($location, "card") }{ AS($beware, "beware") }
    .heading = Ort
    .label = Hier{ AS($beware, "beware") }
TakeBack = Zurücknehmen
    .heading = Zug
Pass = Passen
    .heading = Zug

beware = {""}
beware-held = {" "}(im Fall, den du hältst)
beware-solved = {" "}(in einem gelösten Fall)
beware-tried = {" "}(schon versucht)

## Dinge

suspect = { AS($card, "card") }
    .short = { tile-short }
    .text = { tile-text }
crime = { AS($card, "card") }
    .short = { tile-short }
    .text = { tile-text }
location = { AS($card, "card") }
    .short = { tile-short }
    .text = { tile-text }
tile-short = { AS($card, "card", form: "short") }
tile-text = { $blank ->
        [yes] Ein leeres Plättchen: Hier ist { AS($suit, "no-kind") }. Es gehört zu keinem Fall, bringt keinen Stein und verhindert keinen.
       *[no] { CAPITAL(AS($suit, "a-kind")) }{ LEN($near) ->
            [0] {""}
           *[other] , neben { LIST($near, each: "numbered") }
        }. Gehört es zu deinem Fall, bekommen deine Ermittler hier eine Scheibe dafür und die nebenan einen Würfel.
    }
numbered = { $first } { AS($second, "card") }
kind-suspect = Verdächtiger
kind-crime = Verbrechen
kind-location = Ort
a-kind-suspect = ein Verdächtiger
a-kind-crime = ein Verbrechen
a-kind-location = ein Ort
no-kind-suspect = kein Verdächtiger
no-kind-crime = kein Verbrechen
no-kind-location = kein Ort
the-kind-suspect = der Verdächtige
the-kind-crime = das Verbrechen
the-kind-location = der Ort
the-kind-any = der Verdächtige, das Verbrechen oder der Ort
evidence = Beweis: { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Nimm die Karte aus der Auslage. Ist { AS($card, "card") } { AS($suit, "the-kind") } deines Falls, kommt deine Scheibe auf das Plättchen. Liegt { AS($suit, "the-kind") } deines Falls neben diesem Plättchen, kommt dein Würfel darauf. Mit einem Stein wird die Karte abgelegt, ohne bleibt sie vor dir.
investigator = Ermittler
    .text = Setze ihn an einen Ort, an dem du noch keinen hast. Für jede der drei Karten deines Falls bekommt er eine Scheibe, wenn ihr Plättchen dort liegt, oder einen Würfel, wenn es nebenan liegt. Welcher Stein zu welcher Karte gehört, erfährst du nicht. Ein Plättchen dort, auf dem schon { $repeat_cubes ->
        [yes] deine Scheibe
       *[no] deine Scheibe oder dein Würfel
    } liegt, bringt keinen zweiten Stein. Jeder Ermittler wird im ganzen Spiel einmal gesetzt.
disc = Scheibe
    .text = Auf einem Plättchen: Es gehört zum Fall ihres Besitzers. Auf einem Ermittler: Eines der drei Plättchen hier gehört dazu.
cube = Würfel
    .text = Auf einem Plättchen: Das richtige Plättchen dieser Art liegt für den Fall seines Besitzers nebenan. Auf einem Ermittler: Das Plättchen einer Karte dieses Falls liegt nebenan.
marker = Startspieler-Marker
    .short = Start
    .text = Wer ihn hat, beginnt in diesem Teilspiel jede Runde. Zum nächsten Teilspiel wandert er nach links.

## Bereiche

zone-place = { $number } { AS($location, "card") }
    .note = { LIST($owned, each: "belongings", by: "semicolon") }{ LEN($owned) ->
        [0] {""}
       *[other] {"; "}
    }neben { LIST($near, by: "space") }
belongings = { SEAT($seat, as: "start") }: { LIST($tokens, by: "comma") }
belonging-agent = Ermittler
belonging-agent-with = Ermittler mit { tokens }
belonging-on = { AS($token, "token-name") } auf { AS($card, "card") }
zone-display = Auslage
zone-deck = Stapel der Beweise
zone-discard = Ablage
zone-attempt = { WHO($owner) ->
        [me] Dein Versuch
       *[other] { SEAT($owner, as: "own-start") } Versuch
    }
    .short = Versuch
    .note = bisher genannt, ohne dass es die anderen hören
zone-score = { WHO($owner) ->
        [me] Deine Punkte
       *[other] { SEAT($owner, as: "own-start") } Punkte
    }
    .short = Punkte
    .note = { AS($total, "points") }{ $penalty ->
        [0] {""}
       *[other] {" "}({ $earned } weniger { $penalty } für falsche Versuche)
    }, noch { $investigators } Ermittler{ $solved ->
        [0] {""}
       *[other] , gelöst in Runde { $solved }
    }{ $first ->
        [yes] , Startspieler
       *[no] {""}
    }
zone-case = { DOES($owner, "hältst", "hält") }
    .short = Gehaltener Fall
    .note = zu lösen von { SEAT($solver, as: "dative") }
zone-kept = { WHO($owner) ->
        [me] Deine behaltenen Beweise
       *[other] { SEAT($owner, as: "own-start") } behaltene Beweise
    }
    .short = Behaltene Beweise

## Das Notizbuch

sheet-suspect = Wer war es?
    .short = Verdächtiger
    .note = { left }
sheet-crime = Was ist geschehen?
    .short = Verbrechen
    .note = { left }
sheet-location = Wo ist das Versteck?
    .short = Ort
    .note = { left }
left = { $worlds ->
        [0] {""}
        [1] gefunden
       *[other] noch { $worlds }
    }
sheet-rival = { $known ->
        [yes] { WHO($solver) ->
            [me] Was kannst du wissen?
           *[other] Was kann { SEAT($solver) } wissen?
        }
       *[no] { WHO($solver) ->
            [me] Was ist dein Fall?
           *[other] Was ist { SEAT($solver, as: "own") } Fall?
        }
    }
    .short = { WHO($solver) ->
        [me] Dein Fall
       *[other] { SEAT($solver, as: "own-start") } Fall
    }
    .note = { $worlds ->
        [0] {""}
        [1] 1 Fall passt zu dem, was alle gehört haben
       *[other] { $worlds } Fälle passen zu dem, was alle gehört haben
    }

heading-kind = { AS($kind, "kind") }
heading-case = Dein Fall
heading-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = { $home ->
        [none] Nummer { $number }
       *[other] in { $number } { AS($home, "card") }
    }
heading-place = { $number } { AS($card, "card") }
    .short = { $number } { AS($card, "card", form: "short") }
    .text = { AS($suspect, "card") }, { AS($crime, "card") }

fact = { $public ->
        [yes] Alle können es wissen: { CAPITAL(known) }.
       *[no] { CAPITAL(known) }.
    }
known = { AS($kind, "the-kind") } { of-case } ist { answers }
of-case = { WHO($solver) ->
        [me] deines Falls
       *[other] im Fall von { SEAT($solver, as: "dative") }
    }
answers = { $holds ->
        [yes] { LIST($cards, each: "card", by: "or") }
       *[no] { LEN($cards) ->
            [1] nicht { LIST($cards, each: "card") }
            [2] weder { LIST($cards, each: "card", by: "nor") }
           *[other] keine dieser Karten: { LIST($cards, each: "card") }
        }
    }
list-nor = {", "}
    .last = {" noch "}

because-Held = { DOES($seat, "hältst", "hält") } { AS($case, "case") }{ opens }
because-Solved = { WHO($seat) ->
        [me] Dein Fall
       *[other] { SEAT($seat, as: "own-start") } Fall
    } ist gelöst: { AS($case, "case") }{ opens }
because-MiniGameEnded = Was niemand gelöst hat, liegt offen: { LIST($cases, each: "unsolved", by: "semicolon") }{ opens }
unsolved = { WHO($first) ->
        [me] dein Fall
       *[other] { SEAT($first, as: "own") } Fall
    } ist { AS($second, "case") }
opens = { $own ->
        [yes] .
       *[no] , also ist keine dieser Karten in einem anderen Fall.
    }
because-Failed = { WHO($seat) ->
        [me] Dein Versuch
       *[other] { SEAT($seat, as: "own-start") } Versuch
    } mit { AS($case, "case") } war falsch, also gehört mindestens eine dieser Karten nicht dazu{ elsewhere }
because-Investigated = { WHO($seat) ->
        [me] Dein Ermittler
       *[other] { SEAT($seat, as: "own-start") } Ermittler
    } in { AS($location, "card") } fand { tokens }. Also: { $follows }{ elsewhere }
because-Examined = { WHO($seat) ->
        [me] Dein Beweis
       *[other] { SEAT($seat, as: "own-start") } Beweis
    } { AS($card, "card") } brachte { $found ->
        [nothing] nichts
       *[other] { token-brought }
    }. Also: { CAPITAL(AS($kind, "the-kind")) } { of-seats-case } { $found ->
        [disc] ist { AS($card, "card") }
        [cube] liegt nebenan: { LIST($near, each: "card", by: "or") }
       *[nothing] ist { answers }
    }{ elsewhere }
token-brought = { $found ->
        [disc] eine Scheibe
       *[other] einen Würfel
    }
of-seats-case = { WHO($seat) ->
        [me] deines Falls
       *[other] im Fall von { SEAT($seat, as: "dative") }
    }
elsewhere = { $own ->
        [yes] .
       *[no] , und keine Karte ist in zwei Fällen.
    }
follows-nothing = Nichts Neues
follows-one = { CAPITAL(AS($kind, "the-kind")) } { of-seats-case } liegt { $where ->
        [there] dort
        [near] nebenan
       *[neither] weder dort noch nebenan
    }
follows-both = { AS($there, "lying") } dort und { AS($cubes, "lie") } nebenan
follows-each = { LEN($kinds) ->
        [0] {""}
       *[other] { AS($there, "lying") } dort, und{" "}
    }{ AS($near, "lying") } nebenan
lying = von { LEN($kinds) ->
        [1] der Karte { LIST($kinds, each: "kind") }
        [3] den drei Karten
       *[other] den Karten { LIST($kinds, each: "kind") }
    } { of-seats-case } { AS($number, "lie") }
the-kind = { AS($it, "kind") }
lie = { $it ->
        [0] liegt keine
        [1] liegt eine
        [2] liegen zwei
       *[other] liegen alle drei
    }

## Warum ein Bot einen Zug macht, in seinen Worten

bot-examine = Ich prüfe { AS($card, "card") }: { narrowing }; { comparison }.
bot-investigate = Ich ermittle in { AS($card, "card") }: { narrowing }; { comparison }.
narrowing = { $tells ->
        [no] die Antwort sagt mir nichts
       *[yes] von { NUMBER($cases) } Fällen bleiben ungefähr { NUMBER($left) }
    }
comparison = { $by ->
        [turns] danach brauche ich noch { NUMBER($turns, digits: 1) } Züge{ $later ->
            [yes] , mit dem, was später fehlen wird
           *[no] {""}
        }
       *[games] danach gewinne ich in { NUMBER($winning, style: "percent") } der Spiele
    }{ $beside ->
        [later] , aber ein späteres Teilspiel braucht den Ermittler vielleicht mehr
        [best] ; keine Frage ist besser
       *[worse] ; die beste Frage ist um { $by ->
            [turns] { NUMBER($worse, digits: 1) } Züge
           *[games] { NUMBER($worse, style: "percent") }
        } besser
    }
bot-halve-a-list = Ich prüfe { AS($card, "card") }: Selbst die schlechtere Antwort streicht { NUMBER($crossed) } von { $of }.
bot-look-around = Ich ermittle in { AS($card, "card") }: Dort oder nebenan { $around ->
        [one] liegt 1 Karte, die zu meinem Fall gehören kann
       *[other] liegen { $around } Karten, die zu meinem Fall gehören können
    }.
bot-name = Ich nenne { LIST($cards, each: "card", by: "comma") }: { $sure ->
        [yes] Kein anderer Fall ist übrig
       *[no] Das ist mit { $slim ->
            [yes] weniger als { NUMBER(0.01, style: "percent") }
           *[no] { NUMBER($chance, style: "percent") }
        } mein Fall
    }.
bot-name-the-impossible = Ich nenne { AS($card, "card") }, obwohl kein Fall mehr passt.
bot-finish-a-list = Ich nenne { AS($card, "card") }: Meine Listen lassen { NUMBER($cases) } { $cases ->
        [1] Fall
       *[other] Fälle
    } übrig.
bot-pass = Ich passe: Es gibt nichts mehr zu fragen, und kein Fall ist wahrscheinlich genug.

## Wie ein Spiel enden kann

ending-clear_win = Der beste Stand ist { $best }.
ending-won_on_investigators = Der beste Stand ist { $best }; von denen, die ihn teilen, hat einer die meisten Ermittler übrig.
ending-won_on_penalties = Der beste Stand ist { $best }; auch bei den Ermittlern herrscht Gleichstand, und die wenigsten Strafpunkte entscheiden.
ending-shared_win = Der beste Stand ist { $best }, und nichts trennt die, die ihn teilen.

## Optionen des Tisches

setting-mini_games = Teilspiele
    .text = Wie viele Teilspiele gespielt werden.
setting-investigators = Ermittler
    .text = Wie viele Ermittler alle für das ganze Spiel haben.
setting-rounds = Runden
    .text = Nach so vielen Runden endet ein Teilspiel. Wer den Fall dann nicht gelöst hat, bekommt 0 Punkte.
setting-city = Stadt
    .text = Die ganze Stadt oder nur ihr Hafen: vier Orte, für zwei oder drei Spieler.
setting-repeat_cubes = Würfel wiederholen
    .text = Ein Ermittler bringt auch dann einen Würfel, wenn auf dem Plättchen dort schon dein Würfel liegt.
setting-marked_cards = Markierte Karten
    .text = Du darfst eine Beweiskarte auch nehmen, wenn auf ihrem Plättchen schon deine Scheibe oder dein Würfel liegt.

## Die Spielhilfe: wie ein Zug geht, und was alles tut, auf einer Seite

aid-turn = Du löst den Fall, den dein rechter Nachbar hält. In deinem Zug tust du eines davon; alle hören die Antwort.
aid-place = Einen Ermittler setzen: Du erfährst, wie viele Karten deines Falls dort und nebenan liegen, aber nicht, welche.
aid-examine = Oder einen Beweis prüfen: Du erfährst, wie nah diese eine Karte der Karte ihrer Art in deinem Fall ist.
aid-solve = Oder den Fall lösen: Nenne Verdächtigen, Verbrechen und Ort. Ist etwas davon falsch, verlierst du { AS($penalty, "points") }.
aid-round = Eine Runde wird zu Ende gespielt. Das Teilspiel ist vorbei, wenn höchstens ein Fall ungelöst ist.
aid-pieces = Figuren und Steine
aid-cards = Karten und Plättchen
aid-evidence = Beweis
aid-suspects = Verdächtige ({ LEN($cards) })
    .text = { LIST($cards, each: "card") }.
aid-crimes = Verbrechen ({ LEN($cards) })
    .text = { LIST($cards, each: "card") }.
aid-locations = Orte, und was daneben liegt
aid-near = { LIST($near, by: "space") }
aid-points = Punkte
aid-boxes = { LIST($boxes) }
    .text = Für alle, die in der ersten Runde lösen, in der es jemand schafft, in der zweiten, und so weiter.
aid-penalty = −{ $penalty }
    .text = Für jeden falschen Versuch.
aid-game = Das Spiel
    .text = { $mini_games ->
        [one] 1 Teilspiel
       *[other] { $mini_games } Teilspiele
    }; die meisten Punkte gewinnen.

## Ein erstes Spiel: wer du bist, was du willst, und ein Satz zu jedem neuen Ding

aim-1 = ein Detektiv
    .aim = finde Verdächtigen, Verbrechen und Ort, die dein rechter Nachbar hält, bevor die anderen ihre finden
tip-held = Das ist der Fall, den du hältst.
    .text = Dein linker Nachbar sucht ihn. Keine seiner drei Karten gehört zu dem Fall, den du suchst.
tip-examine = Prüfe eine Beweiskarte.
    .text = Scheibe: Sie gehört zu deinem Fall. Würfel: Was du suchst, liegt an einem Ort daneben. Kein Stein: weiter weg.
tip-examined = Lies den Stein.
    .text = Er liegt in deiner Farbe auf dem Plättchen. Das Notizbuch streicht, was nicht mehr passt.
tip-investigate = Schick einen Ermittler los.
    .text = Er fragt nach allen Plättchen eines Ortes und nach den Orten daneben. Du hast fünf für das ganze Spiel.
tip-investigated = Zähle Scheiben und Würfel.
    .text = Scheibe: Eine Karte deines Falls liegt dort. Würfel: Eine liegt nebenan. Welche, erfährst du nicht.
tip-attempt = Löse deinen Fall, wenn du sicher bist.
    .text = Nenne Verdächtigen, Verbrechen und Ort. Je früher, desto mehr Punkte; ein falscher Versuch kostet zwei.
tip-solved = Jemand hat einen Fall gelöst.
    .text = Wer in derselben Runde löst, bekommt gleich viele Punkte, wer später löst, weniger. Wer zuletzt übrig bleibt, bekommt keine.

# Warum ein Tisch abgelehnt wird.
refusal-city-too-small = { $city } ist für 2 bis { $most } Spieler; erlaubt ist city=whole.

## Der Tisch im Browser

table-city = Die Stadt
table-larger = Größer
table-legend = Dunkel: kommt nicht in Frage, oder liegt in dem Fall, den du hältst.
table-evidence = Ausliegende Beweise
table-mini-game-of = Teilspiel { $number } von { $all }
table-mini-game = Teilspiel
table-of = von
table-round = Runde { $round }
table-closed = Fall abgeschlossen
table-points = Punkte
table-penalty = Strafe
table-points-in = { $player }: { $points } in Teilspiel { $number }
table-due = { table-counted-points } für den Nächsten, der löst
table-penalty-of = { $player }: { $lost } verloren
table-deck = Stapel der Beweise
table-in-deck = { $count } im Stapel
table-discarded = { $count } abgelegt
table-solve-case = Den Fall lösen
table-now = jetzt { table-counted-points }
table-if-wrong = { $points } verloren, wenn es falsch ist
table-ways-place = Ermitteln
table-ways-take = Prüfen
table-ways-accuse = Lösen
table-forecast = Was die Antwort bedeuten wird
table-answers-disc = Scheibe: hier
table-answers-cube = Würfel: nebenan
table-answers-nothing = Nichts: weiter weg
table-answers-short-disc = hier
table-answers-short-cube = nah
table-answers-short-nothing = weiter weg
table-tiles = { $count } Plättchen
table-none = keine
table-counted = { LIST($parts, by: "comma") }
table-suspects = { $count ->
        [one] { $count } Verdächtiger
       *[other] { $count } Verdächtige
    }
table-crimes = { $count } Verbrechen
table-locations = { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
table-how-to-place = Zeig auf einen Ort.
table-how-to-take = Zeig auf eine Karte.
table-how-to-accuse = Nenne alle drei.
table-point = Zeig auf einen Ort oder eine Karte, oder löse den Fall.
table-point-at-card = Zeig auf eine Karte, oder löse den Fall.
table-shown = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-left = noch { $count }
table-left-for = { $games ->
        [1] noch { $count }
       *[other] noch { $count }, { $games } Teilspiele
    }
table-way-group = Was du in deinem Zug tun kannst
table-parts-1 = Verdächtiger
table-parts-2 = Verbrechen
table-parts-3 = Ort
table-part-named = { $part }: { $name }
table-part-open = { $part }: noch nicht genannt{ $counted ->
        [yes] , { $left }
       *[no] {""}
    }
table-unheard = Niemand hört davon, bevor alle drei genannt sind.
table-wager = Richtig: { table-counted-points }. Falsch: { $lost } verloren.
table-name-all = Alle drei nennen
table-take-back = Zurücknehmen
table-first = 1.
table-first-player = Startspieler
table-solves-for = löst, was { $holder } hält
table-solves-mine = löst, was du hältst
table-holds-mine = hält deinen Fall
table-solves-mine-holds-mine = ihr löst einander die Fälle
table-solved = gelöst, Runde { $round }
table-solved-of = { $count } von { $all } gelöst
table-cases = Die Fälle
table-solved-for = gelöst in Runde { $round }, { table-counted-points }
table-wrong = { $times }-mal falsch
table-not-solved = nicht gelöst
table-investigators = noch { $count } von { $of } Ermittlern
table-of-all = { $games ->
        [1] noch { $count } von { $of }
       *[other] noch { $count } von { $of }, für { $games } Teilspiele
    }
table-hats = Ermittler
table-plaques = Dein Fall
table-kept = Sackgassen
table-kept-none = Beweise, die keinen Stein bringen, liegen hier.
table-kept-count = { $count ->
        [one] { $count } Sackgasse
       *[other] { $count } Sackgassen
    }
table-tried = Vergeblich genannt
table-times = { $named } ({ $times }-mal)
table-folder = Du hältst für { $solver }
table-folder-open = Du hieltest für { $solver }
table-only-you = nur du siehst es
table-held-here = in dem Fall, den du hältst
table-in-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
table-lost = { $points } verloren
table-kinds-suspect = Verdächtiger
table-kinds-crime = Verbrechen
table-kinds-location = Ort
table-lies-in = { $kind }, in { $place }
table-on-map = auf der Karte
table-counted-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
