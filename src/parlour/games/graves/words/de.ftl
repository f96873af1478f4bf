# Detective Graves against the Mastermind

blurb = Ein Detektiv und ein Mastermind kämpfen an fünf Orten um Beweise. Dann nennt der Detektiv den Mastermind, und ihr tauscht die Seiten.
part = Fall

## Was man mit einem Tipp sagt

phrase-close = Du kommst mir nahe.
phrase-lost = Ich tappe im Dunkeln.
phrase-nice_try = Netter Versuch.
phrase-clever = Das war schlau.

## Karten. Eine Karte ist ihre Farbe und ihr Rang: M9 ist Lupe 9.

card = { AS($head, "suit") } { AS($rest, "rank") }
    .the = { AS($head, "suit") } { AS($rest, "rank") }
    .short = { AS($head, "suit") } { AS($rest, "rank") }
rank = { $it }
rank-a = Ass
suit-m = Lupe
    .short = Lupe
suit-s = Spur
    .short = Spur
suit-q = Fragezeichen
    .short = Frage
suit-n = Notizbuch
    .short = Notiz
suit-b = Koffer
    .short = Koffer
covered = { $card ->
        [covered] eine Karte verdeckt
       *[other] { AS($card, "card") }
    }
one-card = { AS($card, "card") }
one-of-rank = { AS($rank, "rank") }
cards = { $count ->
        [1] eine Karte
       *[other] { $count } Karten
    }
top-cards = { $count ->
        [1] die oberste Karte
       *[other] die obersten { $count } Karten
    }
trump-here = { $trump ->
        [none] kein Trumpf
       *[other] Trumpf { AS($trump, "suit") }
    }
clocks = { $clocks ->
        [one] 1 Zeitmarker
       *[other] { $clocks } Zeitmarker
    }
points = { $it ->
        [one] 1 Punkt
       *[other] { $it } Punkte
    }
list-slash = {" / "}

## Identitäten, und die zwei, die ein Beweis entlastet. .object ist der Akkusativ.

identity-architect = Architekt
    .the = der Architekt
    .object = den Architekten
identity-baroness = Baronin
    .the = die Baronin
    .object = die Baronin
identity-chemist = Chemiker
    .the = der Chemiker
    .object = den Chemiker
identity-duke = Herzog
    .the = der Herzog
    .object = den Herzog
identity-engraver = Graveur
    .the = der Graveur
    .object = den Graveur
the-identity = { AS($it, "identity", form: "the") }
cleared = { LIST($cleared, each: "identity", form: "object") }
pair = { AS($first, "identity", form: "object") } und { AS($second, "identity", form: "object") }
side-detective = Detektiv
side-mastermind = Mastermind

## Orte, und was sie tun. .at sagt, wo man ist, .to, wohin etwas geht, .from, woher etwas kommt.

location-bank-vault = Tresorraum
    .the = der Tresorraum
    .at = im Tresorraum
    .to = in den Tresorraum
    .from = aus dem Tresorraum
    .rule = Zu Beginn legen beide die oberste Karte ihres Stapels in ihre Auslage; das ändert keinen Trumpf.
location-library = Bibliothek
    .the = die Bibliothek
    .at = in der Bibliothek
    .to = in die Bibliothek
    .from = aus der Bibliothek
    .rule = Karten haben keine Fähigkeiten, auch den Trumpf ändern sie nicht.
location-palace-grounds = Schlossgarten
    .the = der Schlossgarten
    .at = im Schlossgarten
    .to = in den Schlossgarten
    .from = aus dem Schlossgarten
    .rule = Karten mit Wert 2 bis 4 darf man nicht auslegen, aber nutzen.
location-bank-vault-ii = Tresorraum (II)
    .the = der Tresorraum (II)
    .at = im Tresorraum (II)
    .to = in den Tresorraum (II)
    .from = aus dem Tresorraum (II)
    .rule = Der Mastermind darf Karten, die nicht Trumpf sind, nur auslegen, solange er hier weniger Karten hat als der Detektiv.
location-countryside = Umland
    .the = das Umland
    .at = im Umland
    .to = ins Umland
    .from = aus dem Umland
    .rule = Zu Beginn ziehen beide 3 Karten.
location-alley = Gasse
    .the = die Gasse
    .at = in der Gasse
    .to = in die Gasse
    .from = aus der Gasse
    .rule = Höchstens 3 Karten in einer Auslage; für jede weitere muss man eine von ihnen ablegen.
location-river = Fluss
    .the = der Fluss
    .at = am Fluss
    .to = an den Fluss
    .from = vom Fluss
    .rule = Zu Beginn darf der Detektiv die ganze Hand abwerfen und ebenso viele Karten ziehen, wenn der Stapel sie hat.
location-record-office = Archiv
    .the = das Archiv
    .at = im Archiv
    .to = ins Archiv
    .from = aus dem Archiv
    .rule = Asse zählen 12, als Trumpf 24.
location-park = Park
    .the = der Park
    .at = im Park
    .to = in den Park
    .from = aus dem Park
    .rule = Eine Karte ab Wert 6, die nicht Trumpf ist, kostet eine andere Handkarte, die man verdeckt ablegt.
location-station = Bahnhof
    .the = der Bahnhof
    .at = am Bahnhof
    .to = zum Bahnhof
    .from = vom Bahnhof
    .rule = Nichts Besonderes.
location-slums = Elendsviertel
    .the = das Elendsviertel
    .at = im Elendsviertel
    .to = ins Elendsviertel
    .from = aus dem Elendsviertel
    .rule = Zu Beginn darf der Detektiv einen Zeitmarker dazulegen oder wegnehmen, hier und am nächsten Ort.
location-museum = Museum
    .the = das Museum
    .at = im Museum
    .to = ins Museum
    .from = aus dem Museum
    .rule = Jede Karte darf man vom Stapel oder oben von der eigenen Ablage ziehen; genutzte Karten sind { out-of }.
out-of = { $museum_for_good ->
        [yes] aus dem Spiel
       *[no] aus dem Fall
    }

## Fähigkeiten: wie sie in unseren Decks heißen, und was jede tut

title-new-angle = Neuer Blickwinkel
title-old-notes = Alte Notizen
title-connect-the-scenes = Zusammenhänge
title-discredit = In Zweifel ziehen
title-fresh-start = Neuanfang
title-misdirection = Ablenkung
title-loose-ends = Lose Enden
title-plant-evidence = Untergeschoben
title-destroy-evidence = Spuren verwischen
title-change-of-plan = Planänderung
low = { $most ->
        [none] eine Karte
       *[other] eine Karte bis Wert { $most }
    }
drawn = { $draw ->
        [1] eine Karte
       *[other] { $draw } Karten
    }
until = für beide Auslagen, bis er wieder geändert wird
fits = Sie passt zu jeder Farbe und jedem Ort und ändert keinen Trumpf
does-change-trump = beim Auslegen darfst du { $to ->
        [any-suit] eine beliebige Farbe
       *[its-own-suit] ihre Farbe
    } zum Trumpf machen
does-name-trump = { $to ->
        [any-suit] eine beliebige Farbe hier zum Trumpf machen
        [the-printed-suit] die aufgedruckte Farbe hier zum Trumpf machen
        [no-suit] den Trumpf hier abschaffen
       *[its-own-suit] ihre Farbe hier zum Trumpf machen
    }
    .full = { $to ->
        [no-suit] den Trumpf hier abschaffen
       *[other] { new-trump } hier zum Trumpf machen
    }, { until }
new-trump = { $to ->
        [any-suit] eine beliebige Farbe
        [the-printed-suit] die aufgedruckte Farbe
        [no-suit] keine Farbe
       *[its-own-suit] { AS($suit, "suit") }
    }
does-draw = { drawn } ziehen
does-swap = eine Handkarte verdeckt ablegen und { drawn } ziehen
does-new-hand = die ganze Hand abwerfen und ebenso viele Karten ziehen
does-look = { $top ->
        [1] die oberste Karte
       *[other] die obersten { $top } Karten
    } deines Stapels ansehen, eine davon nehmen und den Stapel mischen
does-fetch = eine Karte aus deiner Ablage nehmen
    .full = deine Ablage ansehen, eine Karte{ LEN($except) ->
        [0] {""}
       *[other] {" "}außer { LIST($except) }
    } nehmen, ohne sie zu zeigen, und die Ablage mischen
does-reshuffle = deine Ablage in deinen Stapel mischen und { drawn } ziehen
    .full = { does-reshuffle }. Nur, wenn in deiner Ablage Karten liegen, und nur einmal in einem Zug
does-uncover = die oberste Karte deines Stapels hier in deine Auslage legen
    .full = { does-uncover }. { fits }, aber nicht in eine volle Auslage in der Gasse
does-carry = { low } aus deiner Auslage an einem früheren Ort hierher verlegen
    .full = { low } aus deiner Auslage an einem Ort, der schon gewertet ist, in deine Auslage hier verlegen. { fits }, aber eine volle Auslage in der Gasse gibt eine Karte dafür ab
does-recall = { low } aus deiner Auslage hier auf die Hand zurücknehmen
does-exchange = eine Handkarte gegen { low } aus deiner Auslage hier tauschen
    .full = { does-exchange }. { fits }
does-protect = { low } in deiner Auslage hier vor den Fähigkeiten des Gegners schützen
    .full = { does-protect }, bis dieser Ort gewertet wird
does-remove = { low } aus der gegnerischen Auslage ablegen
    .full = { low } aus der gegnerischen Auslage hier auf die Ablage des Gegners legen
does-send-back = { low } aus der gegnerischen Auslage hier dem Gegner auf die Hand zurückgeben
does-send-away = { low } aus der gegnerischen Auslage hier in die Auslage des Gegners am vorigen Ort verlegen
ability-placed = { $title }: Legst du sie aus der Hand aus, darfst du { new-trump } dort zum Trumpf machen, { until }.
ability-used = { $title }: Statt sie auszulegen, kannst du sie in deinem Zug nutzen und ablegen: { AS($effect, "does", form: "full") }.

## Dinge: wie sie heißen, und was sie tun

thing-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Zählt { $value }, als Trumpf { $doubled }. { $ability ->
        [none] Sie hat keine Fähigkeit.
       *[other] { $ability }
    }
thing-ability = { $title }
    .text = { CAPITAL(AS($effect, "does")) }.
thing-place = { AS($location, "location") }
    .text = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }, { trump-here }. { AS($location, "location", form: "rule") }
thing-rule = Regel: { AS($location, "location") }
    .text = { AS($location, "location", form: "rule") }
thing-evidence = Beweis, der { cleared } entlastet
    .short = Entlastet { cleared }
    .text = Der Mastermind ist keiner von beiden, sondern { LIST($viable, each: "the-identity", by: "or") }. { worth-to-winner }
worth-to-winner = Wer ihn gewinnt, bekommt { $worth } Punkte dafür.
thing-identity = { CAPITAL(AS($identity, "identity", form: "the")) }
    .short = { AS($identity, "identity") }
    .text = Ist { AS($identity, "identity", form: "the") } der Mastermind, dann sind die sechs Beweise im Fall, die { AS($identity, "identity", form: "object") } nicht entlasten.
thing-trump = Trumpf: { AS($suit, "suit") }
    .short = { AS($suit, "suit", form: "short") }
    .text = An diesem Ort zählt { AS($suit, "suit") } doppelt und darf neben jeder anderen Farbe ausgelegt werden.

## Bereiche

zone-place = { $number }. { AS($location, "location") }
    .short = { AS($location, "location") }
    .note = { $stage ->
        [tied] Gleichstand
        [won] gewonnen von { SEAT($winner, as: "dative") }
        [active] Hier wird gespielt. { lies-ahead }
       *[open] { lies-ahead }
    }
lies-ahead = { $value ->
        [one] 1 Zeitmarker
       *[other] { $value } Zeitmarker
    }, { trump-here }. { AS($location, "location", form: "rule") }
zone-pile = { $number }. { AS($location, "location") }: { WHO($owner) ->
        [me] deine Auslage
       *[other] { SEAT($owner, as: "own") } Auslage
    }
    .short = Auslage { AS($location, "location", form: "at") }
    .note = zählt { $value }{ LEN($safe) ->
        [0] {""}
       *[other] , geschützt: { LIST($safe, each: "card") }
    }
zone-score = { WHO($owner) ->
        [me] Deine Punkte
       *[other] { SEAT($owner, as: "own-start") } Punkte
    }
    .short = Punkte
    .note = { AS($side, "side") }{ $identity ->
        [none] {""}
       *[other] , { AS($identity, "identity", form: "the") }
    }, { AS($value, "points") }{ $leads ->
        [yes] , Vorhand
       *[no] {""}
    }
zone-hand = { WHO($owner) ->
        [me] Deine Hand
       *[other] { SEAT($owner, as: "own-start") } Hand
    }
    .short = Hand
zone-deck = { WHO($owner) ->
        [me] Dein Stapel
       *[other] { SEAT($owner, as: "own-start") } Stapel
    }
    .short = Stapel
zone-discards = { WHO($owner) ->
        [me] Deine Ablage
       *[other] { SEAT($owner, as: "own-start") } Ablage
    }
    .short = Ablage
zone-evidence = { WHO($owner) ->
        [me] Deine Beweise
       *[other] { SEAT($owner, as: "own-start") } Beweise
    }
    .short = Beweise
zone-gone = { WHO($owner) ->
        [me] Deine Karten, die aus dem Spiel sind
       *[other] { SEAT($owner, as: "own-start") } Karten, die aus dem Spiel sind
    }
    .short = Aus dem Spiel
zone-identity = Identität des Masterminds
    .short = Identität
zone-aside = Beiseitegelegter Beweis
    .note = Niemand sieht ihn an.

## Die Geschichte

CaseOpened = Fall { $case }. { DOES($detective, "bist", "ist") } der Detektiv, { SEAT($mastermind) } der Mastermind. Die Orte: { LIST($locations, each: "the-location") }.
the-location = { AS($it, "location") }
Became = { DOES($seat, "bist", "ist") } { AS($identity, "identity", form: "the") }.
Peeked = { looks-at } die Beweise von links nach rechts an. Sie entlasten { LIST($evidence, each: "pair", by: "semicolon") }.
looks-at = { WHO($seat) ->
        [me] Du siehst dir
       *[other] { SEAT($seat, as: "start") } sieht sich
    }
Drew = { DOES($seat, "ziehst", "zieht") } { $cards ->
        [none] { cards }
       *[other] { LIST($cards, each: "card") }
    }{ $source ->
        [discards] {" "}von der Ablage
       *[deck] {""}
    }.
KeptHand = { DOES($seat, "behältst", "behält") } { WHO($seat) ->
        [me] deine
       *[other] die
    } Hand.
ThrewHand = { DOES($seat, "wirfst", "wirft") } die ganze Hand ab, { cards }, verdeckt und gemischt.
Arrived = Ort { $number }, { AS($location, "location") }: { trump-here }, { clocks }. { AS($location, "location", form: "rule") } { DOES($lead, "hast", "hat") } die Vorhand.
ClocksSet = { LEN($changes) ->
        [0] { DOES($seat, "lässt", "lässt") } die Zeitmarker, wie sie sind
       *[other] { DOES($seat, "änderst", "ändert") } die Zeitmarker: { LIST($changes, each: "change") }
    }.
change = einer { $more ->
        [yes] mehr
       *[no] weniger
    } { $location ->
        [none] am nächsten Ort
       *[other] { AS($location, "location", form: "at") }
    }
Uncovered = Die oberste Karte { WHO($seat) ->
        [me] deines Stapels
       *[other] von { SEAT($seat, as: "own") } Stapel
    } ist { AS($card, "card") }: Sie kommt in die Auslage.
Placed = { DOES($seat, "legst", "legt") } { AS($card, "card") } aus{ cost }.{ $trump ->
        [none] {""}
       *[other] {" "}Jetzt ist { AS($trump, "suit") } Trumpf.
    }
cost = { $paid ->
        [none] {""}
        [covered] {" "}und dafür eine Karte verdeckt ab
       *[other] {" "}und dafür { AS($paid, "card") } ab
    }
Used = { DOES($seat, "nutzt", "nutzt") } { AS($card, "card") }: { $title }.
Took = { DOES($seat, "nimmst", "nimmt") } { covered } aus der Ablage und { WHO($seat) ->
        [me] mischst
       *[other] mischt
    } den Rest.
Carried = { DOES($seat, "legst", "legt") } { AS($card, "card") } { AS($origin, "location", form: "from") } hierher{ cost }.
Removed = { DOES($seat, "legst", "legt") } { AS($card, "card") } aus { pile-of-other } ab.
pile-of-other = { WHO($other) ->
        [me] deiner
       *[other] { SEAT($other, as: "own") }
    } Auslage
SentBack = { DOES($seat, "schickst", "schickt") } { AS($card, "card") } aus { pile-of-other } auf { WHO($other) ->
        [me] deine
       *[other] { SEAT($other, as: "own") }
    } Hand zurück.
SentAway = { DOES($seat, "schickst", "schickt") } { AS($card, "card") } aus { pile-of-other } { AS($to, "location", form: "to") }.
Recalled = { DOES($seat, "nimmst", "nimmt") } { AS($card, "card") } aus der Auslage auf die Hand zurück.
Exchanged = { DOES($seat, "tauschst", "tauscht") } { AS($taken, "card") } aus der Auslage gegen { AS($card, "card") } von der Hand.
Protected = { DOES($seat, "schützt", "schützt") } { AS($card, "card") }, solange an diesem Ort gespielt wird.
TrumpNamed = { DOES($seat, "änderst", "ändert") } den Trumpf. { $suit ->
        [none] Jetzt gibt es keinen.
       *[other] Jetzt ist { AS($suit, "suit") } Trumpf.
    }
Looked = { looks-at } { top-cards } des Stapels an, um eine zu nehmen und den Rest einzumischen{ $cards ->
        [none] {""}
       *[other] : { LIST($cards, each: "card") }
    }.
LeftCase = { AS($card, "card") } ist { out-of }.
Emptied = { WHO($seat) ->
        [me] Dein
       *[other] { SEAT($seat, as: "own-start") }
    } Stapel ist jetzt leer{ $missing ->
        [0] {""}
        [1] , und eine Karte fehlt
       *[other] , und { $missing } Karten fehlen
    }: Es wird nichts mehr davon gezogen, bis die Ablage eingemischt wird.
Reshuffled = { DOES($seat, "mischst", "mischt") } { $count ->
        [1] die einzige Karte der Ablage
       *[other] { $count } Karten der Ablage
    } in den Stapel.
StoppedPlaying = { DOES($seat, "hörst", "hört") } auf.
Passed = { DOES($seat, "passt", "passt") }.
Discarded = { DOES($seat, "legst", "legt") } { covered } ab.
TimePassed = { $left ->
        [0] Der letzte Zeitmarker ist weg{ $extra_turn ->
            [yes] : noch eine Runde
           *[no] {""}
        }
        [one] Die Zeit läuft: noch 1 Zeitmarker
       *[other] Die Zeit läuft: noch { $left } Zeitmarker
    }.
Ended = { $passes ->
        [yes] Zweimal nacheinander gepasst
       *[no] Die zusätzliche Runde ist gespielt
    }: { CAPITAL(AS($location, "location", form: "at")) } ist Schluss.
Resolved = { DOES($winner, "gewinnst", "gewinnt") } den Beweis { AS($location, "location", form: "at") }, { $high } zu { $low }.
Resolved-tied = Gleichstand { AS($location, "location", form: "at") }, { $score } zu { $score }: Der Beweis kommt ungesehen weg.
Found = { looks-at } den Beweis { AS($location, "location", form: "from") } an: Er entlastet { cleared }.
StayedSilent = { DOES($seat, "bleibst", "bleibt") } unerkannt.
GaveUpEarly = { WHO($seat) ->
        [me] Du stellst dich
       *[other] { SEAT($seat, as: "start") } stellt sich
    }: Der Mastermind ist { AS($identity, "identity", form: "the") }.
Guessed = { DOES($seat, "nennst", "nennt") } { AS($named, "identity", form: "object") }, { $held ->
        [0] ohne einen Beweis
        [one] mit 1 Beweis
       *[other] mit { $held } Beweisen
    }. { $right ->
        [yes] Richtig!
       *[no] Falsch: Es ist { AS($identity, "identity", form: "the") }.
    }
CaseClosed = Punkte für Fall { $case }: { LIST($seats, each: "brought", by: "semicolon") }.
brought = { SEAT($seat, as: "start") } { $points } ({ $evidence } für Beweise, { $unmasking } für die Enttarnung), insgesamt { $total }

## Was man gefragt wird

over = { LEN($winners) ->
        [1] Das Spiel ist vorbei. { DOES($winners, "gewinnst", "gewinnt") }: { $why }
       *[other] Das Spiel endet unentschieden. { $why }
    }
waiting = Warten auf { SEATS($asked, as: "object") }.
shuffling = Die Karten werden gemischt.
TakeTurn = Dein Zug { AS($location, "location", form: "at") }: { trump-here }, { clocks }. { $played ->
        [no] Lege eine Karte aus, nutze eine Fähigkeit oder passe.
       *[yes] Spiel weiter oder hör auf{ $free ->
            [none] {""}
           *[other] ; auslegen darfst du { $trump ->
                [none] nur { AS($free, "suit") }
               *[other] { AS($free, "suit") } und Trümpfe
            }
        }.
    }
SwapCard = Du hast gepasst. { $draws ->
        [anywhere] Willst du eine Karte verdeckt ablegen und eine andere vom Stapel oder von der Ablage ziehen, oder behältst du deine Hand?
        [deck] Willst du eine Karte verdeckt ablegen und eine andere ziehen, oder behältst du deine Hand?
        [nothing] Dein Stapel ist leer: Willst du eine Karte verdeckt ablegen, ohne eine andere zu ziehen, oder behältst du deine Hand?
       *[discards] Dein Stapel ist leer: Willst du deine letzte Karte ablegen, die Ablage mischen und eine davon ziehen, oder behältst du deine Hand?
    }
DrawOne = Das Museum: Woher ziehst du die nächste Karte?
Mulligan = Das ist deine Starthand. Behältst du sie, oder wirfst du sie ab und ziehst { AS($hand, "new-hand") }?
CrossRiver = Der Fluss: Behältst du deine Hand, oder wirfst du sie ganz ab und ziehst { AS($hand, "new-hand") }?
new-hand = { $source ->
        [discards] { cards } aus deiner gemischten Ablage
        [deck] { cards }
       *[rest] { $count ->
            [one] die letzte Karte
           *[other] die letzten { $count } Karten
        } deines Stapels
    }
AdjustClocks = Das Elendsviertel: Änderst du die Zeit, hier und am nächsten Ort?
Surrender = Stellst du dich (2 Punkte für den Detektiv), oder lässt du raten (3 für den Detektiv oder 1 für dich)?
MakeGuess = { $held ->
        [0] Du hast keinen Beweis.
       *[other] Deine Beweise lassen übrig: { LIST($left, each: "the-identity", by: "or") }.
    } Wer ist der Mastermind?
ask-name-trump = { $title }: Welche Farbe wird { AS($location, "location", form: "at") } Trumpf?
ask-swap = { $title }: Welche Handkarte legst du ab, um { drawn } zu ziehen?
ask-fetch = { $title }: Welche Karte nimmst du aus deiner Ablage?
ask-look = { $title }: Welche dieser obersten Karten deines Stapels nimmst du?
ask-carry = { $title }: Welche Karte verlegst du { AS($location, "location", form: "to") }?
ask-recall = { $title }: Welche Karte deiner Auslage nimmst du auf die Hand zurück?
ask-exchange = { $title }: Welche Karte deiner Auslage nimmst du zurück, und welche kommt dorthin?
ask-protect = { $title }: Welche Karte deiner Auslage schützt du?
ask-remove = { $title }: Welche Karte aus { pile-of-other } legst du ab?
ask-send-back = { $title }: Welche Karte aus { pile-of-other } geht auf die Hand zurück?
ask-send-away = { $title }: Welche Karte aus { pile-of-other } geht { AS($before, "location", form: "to") }?

## Was man tun kann

Place = { place-it }{ $pay ->
        [none] {""}
       *[other] , dafür { AS($pay, "card") } ablegen
    }
    .heading = Eine Karte auslegen
    .label = { $pay ->
        [none] Auslegen{ make-trump }
       *[other] { AS($pay, "card") } ablegen
    }
    .first = { $pay ->
        [none] {""}
       *[other] { place-it }
    }
place-it = { AS($card, "card") } auslegen{ make-trump }
make-trump = { $trump ->
        [none] {""}
       *[other] , { AS($trump, "suit") } wird Trumpf
    }
Use = { $title }, mit { AS($card, "card") }: { AS($effect, "does") }
    .heading = Eine Fähigkeit nutzen
    .label = { $title }
Pick-carry = { AS($card, "card") } hierher verlegen{ $pay ->
        [none] {""}
       *[other] , dafür { AS($pay, "card") } ablegen
    }
    .heading = { choose-card }
    .label = { $pay ->
        [none] Hierher verlegen
       *[other] { AS($pay, "card") } ablegen
    }
    .first = { $pay ->
        [none] {""}
       *[other] { AS($card, "card") } hierher verlegen
    }
choose-card = Eine Karte wählen
Pick-exchange = { AS($card, "card") } zurücknehmen und { AS($pay, "card") } dorthin legen
    .heading = { choose-card }
    .label = { AS($pay, "card") } dorthin legen
    .first = { AS($card, "card") } zurücknehmen
Pick-fetch = { AS($card, "card") } nehmen
    .heading = { choose-card }
    .label = Nehmen
Pick-look = { AS($card, "card") } nehmen
    .heading = { choose-card }
    .label = Nehmen
Pick-recall = { AS($card, "card") } zurücknehmen
    .heading = { choose-card }
    .label = Zurücknehmen
Pick-protect = { AS($card, "card") } schützen
    .heading = { choose-card }
    .label = Schützen
Pick-remove = { AS($card, "card") } ablegen
    .heading = { choose-card }
    .label = Ablegen
Pick-swap = { AS($card, "card") } verdeckt ablegen
    .heading = { choose-card }
    .label = Ablegen
Pick-send-back = { AS($card, "card") } dem Gegner auf die Hand zurückgeben
    .heading = { choose-card }
    .label = Zurückgeben
Pick-send-away = { AS($card, "card") } { AS($before, "location", form: "to") } verlegen
    .heading = { choose-card }
    .label = Wegschicken
NameTrump = { $suit ->
        [none] Hier gibt es keinen Trumpf mehr
       *[other] { AS($suit, "suit") } wird Trumpf
    }
    .heading = Eine Farbe wählen
Discard = { AS($card, "card") } ablegen
    .heading = { choose-card }
    .label = Ablegen
DrawFrom = { $source ->
        [deck] Von deinem Stapel
        [discards] Die oberste Karte deiner Ablage
       *[nothing] Nichts ziehen
    }
    .heading = Ziehen
Keep = Die Hand behalten
    .heading = Deine Hand
Redraw = Die Hand abwerfen und { AS($hand, "new-hand") } ziehen
    .heading = Deine Hand
SetClocks = { LEN($changes) ->
        [0] Nichts ändern
       *[other] { CAPITAL(LIST($changes, each: "change")) }
    }
    .heading = Die Zeit ändern
Guess = { CAPITAL(AS($identity, "identity", form: "object")) } nennen
    .heading = Den Mastermind nennen
GiveUp = Dich stellen
    .heading = Die Enttarnung
StaySilent = Unerkannt bleiben
    .heading = Die Enttarnung
Stop = Aufhören
    .heading = Zug
Pass = Passen; du darfst eine Karte tauschen{ $ends ->
        [yes] , und an diesem Ort ist Schluss
       *[no] {""}
    }
    .heading = Zug
    .label = { $ends ->
        [yes] Passen und Schluss
       *[no] Passen
    }

## Das Notizbuch

sheet-suspects = Wer ist der Mastermind, und wen entlasten die Beweise?
    .short = Wer ist es?
sheet-evidence = Welcher deiner sechs Beweise liegt wo?
    .short = Deine Beweise
sheet-cleared = Wen haben { WHO($detective) ->
        [me] deine
       *[other] { SEAT($detective, as: "own") }
    } Beweise entlastet?
    .short = Entlastet
sheet-hand = Was kann { WHO($owner) ->
        [me] auf deiner Hand
       *[other] auf { SEAT($owner, as: "own") } Hand
    } sein?
    .short = Hand
sheet-deck = Was kann in { WHO($owner) ->
        [me] deinem Stapel
       *[other] { SEAT($owner, as: "own") } Stapel
    } liegen?
    .short = Stapel
sheet-discards = Was kann in { WHO($owner) ->
        [me] deiner Ablage
       *[other] { SEAT($owner, as: "own") } Ablage
    } liegen?
    .short = Ablage
heading-mastermind = Der Mastermind
    .short = Ist er es?
heading-cleared = Entlastet
heading-aside = Beiseitegelegt
    .short = Beiseite
heading-place = { $number }. { AS($location, "location") }
    .short = { $number }
heading-suit = { AS($suit, "suit") }
    .short = { AS($suit, "suit", form: "short") }
heading-rank = { AS($rank, "rank") }
    .short = { AS($rank, "rank") }
heading-evidence = Entlastet { cleared }
    .short = { LIST($cleared, each: "identity", by: "plus") }
list-plus = {" + "}
heading-identity = { CAPITAL(AS($identity, "identity", form: "the")) }
    .short = { AS($identity, "identity") }
fact-identity = Der Mastermind ist { $holds ->
        [yes] { LIST($among, each: "the-identity", by: "or") }
       *[no] { LEN($among) ->
            [1] nicht { LIST($among, each: "the-identity") }
            [2] weder { LIST($among, each: "the-identity", by: "nor") }
           *[other] niemand von diesen: { LIST($among, each: "the-identity") }
        }
    }.
list-nor = {", "}
    .last = {" noch "}
not = { $holds ->
        [yes] {""}
       *[no] {" "}nicht
    }
lying = { $location ->
        [none] Der beiseitegelegte Beweis
       *[other] Der Beweis { AS($location, "location", form: "from") }
    }
fact-clears = { lying } entlastet { AS($identity, "identity", form: "object") }{ not }.
fact-evidence = { lying } ist{ not } der, der { LIST($cards, each: "pair", by: "or") } entlastet.
fact-cleared = { WHO($detective) ->
        [me] Deine
       *[other] { SEAT($detective, as: "own-start") }
    } Beweise entlasten { AS($identity, "identity", form: "object") }{ not }.
fact-card = { AS($card, "card") } ist{ not } { LIST($zones, each: "in-zone", by: "or") } von { SEAT($owner, as: "dative") }.
in-zone-hand = auf der Hand
in-zone-deck = im Stapel
in-zone-discards = in der Ablage

## Was eine Zeile der Geschichte beweist

has = { WHO($seat) ->
        [me] Du hast
       *[other] { SEAT($seat, as: "start") } hat
    }
has-looked = { WHO($seat) ->
        [me] Du hast dir
       *[other] { SEAT($seat, as: "start") } hat sich
    }
because-Became = { DOES($seat, "bist", "ist") } { AS($identity, "identity", form: "the") }, also entlastet kein Beweis dieses Falls { AS($identity, "identity", form: "object") }.
because-GaveUpEarly = { WHO($seat) ->
        [me] Du hast dich
       *[other] { SEAT($seat, as: "start") } hat sich
    } gestellt: Der Mastermind ist { AS($identity, "identity", form: "the") }{ none-clears }.
because-Guessed = { has } { AS($named, "identity", form: "object") } genannt, { $right ->
        [yes] und das war richtig
       *[no] aber der Mastermind war { AS($identity, "identity", form: "the") }
    }{ none-clears }.
none-clears = { $of_evidence ->
        [yes] , und kein Beweis dieses Falls entlastet { AS($identity, "identity", form: "object") }
       *[no] {""}
    }
because-Found = { has-looked } den Beweis { AS($location, "location", form: "from") } angesehen: Er entlastet { cleared }{ $follows ->
        [nowhere-else] , und er liegt an keinem anderen Ort
        [not-these] , also ist der Mastermind { LEN($named) ->
            [1] nicht { LIST($named, each: "the-identity") }
           *[other] weder { LIST($named, each: "the-identity", by: "nor") }
        }
        [neither] , also ist der Mastermind keiner von beiden
       *[nothing] {""}
    }.
because-Peeked-place = { has-looked } den Beweis { AS($location, "location", form: "from") } angesehen: Er entlastet { cleared }.
because-Peeked-aside = { has-looked } die fünf Beweise an den Orten angesehen, also liegt der sechste beiseite.
because-Peeked-won = { has-looked } die Beweise aller Orte angesehen, auch die, die { WHO($detective) ->
        [me] du gewonnen hast
       *[other] { SEAT($detective) } gewonnen hat
    }.
because-Removed = { has } { AS($card, "card") } aus { pile-of-other } auf die Ablage gelegt{ follows }.
because-SentBack = { has } { AS($card, "card") } aus { pile-of-other } auf die Hand zurückgeschickt{ follows }.
because-Recalled = { has } { AS($card, "card") } aus der Auslage auf die Hand zurückgenommen{ follows }.
because-Exchanged = { has } { AS($taken, "card") } aus der Auslage gegen { AS($card, "card") } von der Hand getauscht{ follows }.
because-Used = { has } { AS($card, "card") } genutzt, und sie { $laid ->
        [discards] kam auf die Ablage
        [match] ist aus dem Spiel
       *[case] ist aus dem Fall
    }{ follows }.
because-Placed-itself = { has } { AS($card, "card") } ausgelegt, und sie ist nicht mehr in der Auslage.
because-Placed = { has } { AS($card, "card") } ausgelegt{ follows }.
because-paid = { has } { AS($card, "card") } in eine volle Auslage gelegt und dafür { AS($paid, "card") } abgelegt{ follows }.
because-Uncovered = Die oberste Karte { WHO($seat) ->
        [me] deines Stapels
       *[other] von { SEAT($seat, as: "own") } Stapel
    } war { AS($card, "card") }{ follows }.
follows = { $follows ->
        [other] , also war diese Karte nicht { AS($asked, "card") }
        [lies] , und dort liegt sie noch
        [shuffled] , die später in den Stapel gemischt wurde
       *[nothing] {""}
    }

## Warum ein Bot einen Zug macht, in seinen Worten

margin = { $way ->
        [level] gleichauf
        [ahead] { $by } vorn
       *[behind] { $by } zurück
    }
margin-in-points = { $way ->
        [level] bei Gleichstand
        [ahead] mit { NUMBER($by, digits: 1) } Punkten Vorsprung
       *[behind] mit { NUMBER($by, digits: 1) } Punkten Rückstand
    }
bot-expected = Mit { AS($card, "card") } beende ich diesen Fall wohl { AS($points, "margin-in-points") }, plus oder minus { NUMBER($error, digits: 1) }; spiele ich nichts mehr, { AS($without, "margin-in-points") }.
bot-stands = Beginne ich meinen Zug mit { AS($card, "card") }, kann { NAME($other) } { AS($location, "location", form: "at") } mit { NUMBER($chance, style: "percent") } der Hände, die ich mir vorstelle, nicht mehr gewinnen.
bot-ahead = Mit { AS($card, "card") } liege ich { AS($location, "location", form: "at") } { AS($after, "margin") } statt { AS($before, "margin") }.
bot-ability = Ich liege { AS($location, "location", form: "at") } { AS($before, "margin") }, und die Fähigkeit von { AS($card, "card") } hilft mir mehr als ihr Wert.
bot-wait = Ich liege { AS($location, "location", form: "at") } { AS($ahead, "margin") }, { $winning ->
        [yes] also muss { NAME($other) } antworten
       *[no] und meine Karten sind mir später mehr wert
    }.
bot-pick = { AS($card, "card") } ändert den Stand { AS($location, "location", form: "at") } um { NUMBER($worth) } { $favours ->
        [yes] zu meinen Gunsten
       *[no] zu meinen Ungunsten
    }.
bot-protect = { AS($card, "card") } zählt { AS($location, "location", form: "at") } { NUMBER($worth) }, und { NAME($other) } könnte sie mir nehmen.
bot-trump = Mit diesem Trumpf liege ich { AS($location, "location", form: "at") } { AS($after, "margin") }.
bot-time = Zeit hilft der Vorhand, und die { $leads ->
        [yes] habe ich
       *[no] hat { NAME($other) }
    }.
bot-guess = Meine Beweise lassen { $left ->
        [one] 1 Identität
       *[other] { $left } Identitäten
    } übrig, also ist { AS($identity, "identity", form: "the") } mit { NUMBER($chance, style: "percent") } richtig.
bot-surrender = { NAME($other) } rät mit { NUMBER($chance, style: "percent") } richtig, also spart es mir im Schnitt { NUMBER($saved, digits: 1) } Punkte, { $gives_up ->
        [yes] mich zu stellen
       *[no] unerkannt zu bleiben
    }.
bot-new-hand = Die Karten meiner Hand zählen im Schnitt { NUMBER($average, digits: 1) }, die eines ganzen Stapels { NUMBER(6, digits: 1) }.
bot-discard = { AS($card, "card") } ist mir später { NUMBER($price, digits: 1) } wert; { $cheapest ->
        [yes] keine andere weniger
       *[no] andere weniger
    }.
bot-keep = Selbst die Karte, die mir am wenigsten fehlen würde, ist mir später { NUMBER($least, digits: 1) } wert.
bot-fetch = { AS($card, "card") } ist mir später { NUMBER($worth, digits: 1) } wert.
bot-draw = Eine Karte ist im Schnitt { LIST($piles, each: "worth-in") } wert.
worth-in = { AS($pile, "in-zone") } { NUMBER($worth, digits: 1) }

## Wie ein Spiel enden kann, und was jemand darin war

ending-points = { $best } Punkte gegen { $least }.
ending-right_guesses = Beide haben { $best } Punkte. Richtig geraten: { $guesses } gegen { $fewer_guesses }.
ending-locations = { tied }. Gewonnene Orte: { $locations } gegen { $fewer_locations }.
ending-margins = { tied }. Sie haben auch gleich viele Orte gewonnen. Vorsprünge zusammen: { $margins } gegen { $smaller_margins }.
ending-draw = { tied }{ $break_ties ->
        [yes] {" "}und gleich viele Orte mit gleich viel Vorsprung gewonnen
       *[no] {""}
    }.
tied = Beide haben { AS($best, "points") } und { AS($guesses, "right-guesses") }
right-guesses = { $it ->
        [0] nie richtig geraten
        [one] 1-mal richtig geraten
       *[other] { $it }-mal richtig geraten
    }
role-name-detective = Detektiv
role-name-mastermind = Mastermind
role-name-detective-first = zuerst Detektiv
role-name-mastermind-first = zuerst Mastermind
role-name-detective-in-of-cases = Detektiv in { $first } von { $second } Fällen

## Optionen des Tisches

setting-cases = Fälle
    .text = Wie viele Fälle gespielt werden: 1 ist der Einzelfall, 2 ein normales Spiel, 3 oder mehr der lange Atem. Bei einer ungeraden Zahl ist einer einmal öfter Detektiv als der andere.
setting-knows_all = Der Mastermind weiß alles
    .text = Der Mastermind darf die Beweise an den Orten ansehen und kann sich nicht stellen.
setting-life_is_pain = Das Leben ist hart
    .text = In jedem Fall gibt es neue Orte, nicht nur nach jedem zweiten.
setting-first_detective = Wer beginnt
    .text = Wer im ersten Fall der Detektiv ist.
setting-extra_turn = Zusätzliche Runde
    .text = Ein Ort dauert eine Runde länger, als er Zeitmarker hat: das Regelheft wörtlich genommen.
setting-museum_for_good = Museum für immer
    .text = Im Museum genutzte Karten sind für das ganze Spiel weg, nicht nur für diesen Fall.
setting-break_ties = Gleichstand auflösen
    .text = Steht es nach den richtig Geratenen immer noch gleich, gewinnt, wer mehr Orte gewonnen hat, und sonst, wessen Vorsprünge zusammen größer sind.
setting-detective_deck = Deck des Detektivs
    .text = Ein anderes Deck für den Detektiv, als TOML-Text. Leer: das übliche.
setting-mastermind_deck = Deck des Masterminds
    .text = Ein anderes Deck für den Mastermind, als TOML-Text. Leer: das übliche.

## Die Spielhilfe: wie eine Runde geht, und was alles tut, auf einer Seite

aid-turn = Beide ziehen zwei Karten. Erst handelt die Vorhand, dann der andere; dann kommt ein Zeitmarker weg.
aid-act = Wer handelt, spielt Karten oder passt. Lege Karten einer Farbe deiner Wahl aus, dazu beliebig viele Trümpfe; nutze Karten für ihre Fähigkeiten. Dann hör auf.
aid-use = Eine genutzte Karte wird gezeigt, tut, was auf ihr steht, und wird abgelegt. In deiner Auslage zählt sie nicht.
aid-pass = Wer passt, darf eine Karte ablegen und eine andere ziehen. Wird zweimal nacheinander gepasst, ist an diesem Ort Schluss.
aid-resolve = Ist der letzte Zeitmarker weg, bekommt die höhere Auslage den Beweis, und wem sie gehört, der hat am nächsten Ort die Vorhand. Bei Gleichstand bekommt ihn niemand.
aid-cards = Karten
aid-value = Wert
    .text = Wie aufgedruckt, ein Ass { $ace }. Trümpfe zählen doppelt.
aid-ability = { LIST($kinds, by: "or") }: { LIST($titles, by: "slash") }{ $only ->
        [none] {""}
       *[other] {" "}(nur { LIST($only, each: "side") })
    }
aid-locations = Orte
aid-unmasking = Die Enttarnung
aid-identities = Identitäten
    .text = { CAPITAL(LIST($identities, each: "the-identity")) }.
aid-evidence = Beweise
    .text = Jeder entlastet zwei Identitäten. Die sechs, die den Mastermind nicht entlasten, sind im Fall, einer davon beiseite. Jeder bringt dem, der ihn gewinnt, { $worth } Punkte.
aid-give-up = Sich stellen
    .text = Das darf der Mastermind, bevor geraten wird: { AS($points, "points") } für den Detektiv.
aid-guess = Raten
    .text = Richtig: { AS($right, "points") } für den Detektiv. Falsch: { AS($wrong, "points") } für den Mastermind.
aid-chances = Chancen
    .text = Mit 0, 1, 2 oder 3 Beweisen rät man in 1/5, 1/3, 3/5, 9/10 der Fälle richtig; mit mehr immer.

## Ein erstes Spiel: wer du bist, was du willst, und ein Satz zu jedem neuen Ding

aim-1 = der Mastermind, mit einer von fünf Identitäten, die nur du kennst
    .aim = gewinne Beweise, je 3 Punkte, damit der Detektiv am Ende falsch rät: Das bringt noch 4 Punkte
aim-2 = Detective Graves
    .aim = gewinne Beweise an den fünf Orten, je 3 Punkte, und nenne am Ende den Mastermind für 4 weitere
tip-redraw = Behalte diese Hand, oder wirf sie ab.
    .text = Einmal darfst du die ganze Hand tauschen. Gut sind hohe Karten und viele einer Farbe.
tip-place = Lege Karten in deine Auslage.
    .text = In einem Zug: Karten einer Farbe, dazu Trümpfe. Trümpfe zählen doppelt.
tip-use = Nutze eine Karte für das, was sie kann.
    .text = Manche Karten haben eine Fähigkeit. Dafür werden sie abgelegt und zählen nicht in deiner Auslage.
tip-stop = Hör auf, wenn du genug gespielt hast.
    .text = Karten, die du sparst, können den nächsten Ort gewinnen.
tip-pass = Du darfst auch passen.
    .text = Dann darfst du eine Karte tauschen. Wird zweimal nacheinander gepasst, ist an diesem Ort sofort Schluss.
tip-time = Die Zeit läuft ab.
    .text = Nachdem beide am Zug waren, kommt ein Zeitmarker weg. Ist der letzte weg, gewinnt die höhere Auslage den Beweis.
tip-resolved = Der Beweis geht an die höhere Auslage.
    .text = Er entlastet zwei der fünf Identitäten. Nur wer ihn gewinnt, sieht ihn an und hat am nächsten Ort die Vorhand.
tip-silent = Stellst du dich, oder bleibst du unerkannt?
    .text = Stellst du dich: 2 Punkte für den Detektiv. Sonst: 3 für ihn, wenn er richtig rät, oder 1 für dich.
tip-guess = Nenne den Mastermind.
    .text = Wen deine Beweise entlasten, der kann es nicht sein. Nennst du den Falschen, bekommt der Mastermind die 4 Punkte.


## Der Tisch im Browser

table-street = Die fünf Orte
table-detective = Detektiv
table-mastermind = Mastermind
table-leads = liegt vorn
table-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-hand = Hand
table-deck = Stapel
table-discards = Ablage
table-no-evidence = noch kein Beweis
table-evidence-here = Hier liegt ein Beweis
table-evidence-won = { $count ->
        [one] { $count } Beweis
       *[other] { $count } Beweise
    }
table-who-is-it = Wer ist es?
table-you-are = Du: { $identity }
table-draw-here = Von hier ziehen: { $stack }
table-time-left = noch { $left } Zeitmarker{ $extra ->
        [yes] {" "}und einen Zug mehr
       *[no] {""}
    }
table-time = { $left } Marker{ $extra ->
        [yes] {" "}+ 1 Zug
       *[no] {""}
    }
table-more-time = Ein Zeitmarker mehr: { $place }
table-less-time = Ein Zeitmarker weniger: { $place }
table-no-trump = kein Trumpf
table-trump = Trumpf
table-pile = Auslage von { $owner }
table-worth = { $card }, Wert { $worth }
table-safe = { $card }, geschützt
table-your-pile = deine Auslage
table-other-pile = andere Auslage
table-then = → { $worth }
table-lead = +{ $by }
table-ahead = { $by } voraus
table-you-won = Du hast ihn gewonnen
table-won = { $name } hat ihn gewonnen
table-tied = Unentschieden
table-tied-more = sein Beweis ist aus dem Spiel
table-sealed = nur wer gewonnen hat, kennt ihn
table-clears = entlastet
table-state-over = vorbei
table-state-now = wird gespielt
table-state-later = kommt noch
table-place = Hier auslegen
table-use = Einsetzen
table-and-trump = zum Trumpf machen
table-asks = { $first }: Welche Karte gibst du dafür?
table-which-pays = Welche Karte bezahlt?
table-empty-slot = Wähle eine Karte
table-tray = Welche Karte?
table-line-up = Wer ist der Mastermind?
table-the-line-up = Die fünf Identitäten
table-cleared = entlastet
table-named = genannt
table-was-it = der Mastermind
table-its-you = du
table-mastermind-was = Der Mastermind war
table-named-right = Der Detektiv hatte recht.
table-named-wrong = Vom Detektiv genannt: { $named }.
table-can-place = lässt sich auslegen
table-can-use = lässt sich einsetzen
table-can-both = lässt sich auslegen oder einsetzen
table-can-pay = kann bezahlen
table-can-not = lässt sich gerade nicht spielen
table-abilities = Was deine Karten können
