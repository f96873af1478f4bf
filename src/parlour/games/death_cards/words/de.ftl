# Death on the Cards

blurb = Jemand von euch ist der Mörder, und alle haben Geheimnisse. Decke das richtige auf, bevor der Nachziehstapel leer ist, außer es ist deines.

## Was man mit einem Tipp sagt

phrase-trust_me = Ich bin unschuldig!
phrase-suspicious = Das war verdächtig.
phrase-show_us = Zeig uns ein Geheimnis.
phrase-not_me = Nicht mich, bitte.
phrase-stop_that = Kann das jemand verhindern?

## Karten: wie sie heißen, was sie tun, und kurz für die Geschichte

card-poirot = Hercule Poirot
    .short = Poirot
    .text = Lege einen Satz aus drei: Zeige auf ein verdecktes Geheimnis eines anderen Spielers; es wird aufgedeckt. { again }
    .in-short = auf ein Geheimnis eines anderen Spielers wird gezeigt, und es wird aufgedeckt
card-marple = Miss Marple
    .short = Marple
    .text = Lege einen Satz aus drei: Zeige auf ein verdecktes Geheimnis eines anderen Spielers; es wird aufgedeckt. { again }
    .in-short = auf ein Geheimnis eines anderen Spielers wird gezeigt, und es wird aufgedeckt
card-satterthwaite = Mr Satterthwaite
    .short = Satterthwaite
    .text = Lege einen Satz aus zwei: Ein anderer Spieler deckt ein Geheimnis seiner Wahl auf; mit einem Harley Quin darin bekommst du es verdeckt. { again }
    .in-short = ein anderer Spieler deckt ein Geheimnis seiner Wahl auf; mit einem Quin im Satz wird es ihm genommen
card-pyne = Parker Pyne
    .short = Pyne
    .text = Lege einen Satz aus zwei: Drehe ein offenes Geheimnis wieder um, auch ein eigenes. { again }
    .in-short = ein offenes Geheimnis wird wieder umgedreht
card-bundle = Lady Eileen „Bundle“ Brent
    .short = Bundle
    .text = Lege einen Satz aus zwei: Ein anderer Spieler deckt ein Geheimnis seiner Wahl auf. Wird es verhindert, kommt der Satz auf deine Hand zurück. { again }
    .in-short = ein anderer Spieler deckt ein Geheimnis seiner Wahl auf; wird es verhindert, kommt der Satz auf die Hand zurück
card-tommy = Tommy Beresford
    .short = Tommy
    .text = Lege einen Satz aus zwei, Tuppence zählt mit: Ein anderer Spieler deckt ein Geheimnis seiner Wahl auf. Mit beiden kann es niemand verhindern. { again }
    .in-short = ein anderer Spieler deckt ein Geheimnis seiner Wahl auf; neben Tuppence kann es niemand verhindern
card-tuppence = Tuppence Beresford
    .short = Tuppence
    .text = Lege einen Satz aus zwei, Tommy zählt mit: Ein anderer Spieler deckt ein Geheimnis seiner Wahl auf. Mit beiden kann es niemand verhindern. { again }
    .in-short = ein anderer Spieler deckt ein Geheimnis seiner Wahl auf; neben Tommy kann es niemand verhindern
card-quin = Harley Quin
    .short = Quin
    .text = Ein Joker: Er füllt eine Lücke, wenn du einen neuen Satz legst, neben mindestens einem echten Detektiv. Später kann er nicht angelegt werden.
card-ariadne = Ariadne Oliver
    .short = Ariadne
    .text = Lege sie an den Satz eines anderen Spielers, der ein Geheimnis seiner Wahl aufdeckt. Der Satz selbst tut nichts.
card-off-the-table = Karten vom Tisch
    .short = Vom Tisch
    .text = Wähle einen Spieler: Er legt jedes „Nicht so schnell“ von seiner Hand ab. Niemand kann das verhindern.
    .in-short = ein Spieler legt jedes „Nicht so schnell“ von der Hand ab; niemand kann es verhindern
card-another-victim = Ein weiteres Opfer
    .short = Opfer
    .text = Nimm einem anderen Spieler einen ganzen Satz weg. Er gehört von nun an dir und wirkt sofort für dich.
    .in-short = einem anderen Spieler wird ein Satz genommen, und er wirkt für seinen neuen Besitzer
card-folly = Torheit der toten Karten
    .short = Torheit
    .text = Sage links oder rechts: Jeder gibt eine Karte verdeckt an diesen Nachbarn.
    .in-short = jeder gibt eine Karte verdeckt nach links oder nach rechts
card-ashes = Blick in die Asche
    .short = Asche
    .text = Sieh die obersten fünf Karten der Ablage an und nimm eine davon auf die Hand, oder keine.
    .in-short = eine der obersten fünf Karten der Ablage darf genommen werden
card-trade = Kartentausch
    .short = Tausch
    .text = Wähle einen anderen Spieler: Jeder von euch gibt dem anderen verdeckt eine Karte eigener Wahl.
    .in-short = zwei Spieler geben einander verdeckt eine Karte
card-one-more = Und dann war da noch eins…
    .short = Noch eins
    .text = Wähle ein offenes Geheimnis und einen Spieler, vielleicht dich selbst: Das Geheimnis geht verdeckt an diesen Spieler.
    .in-short = ein offenes Geheimnis geht verdeckt an einen beliebigen Spieler
card-delay = Haltet den Mörder auf!
    .short = Aufhalten
    .text = Lege bis zu fünf Karten von oben aus der Ablage auf den Nachziehstapel, in einer Reihenfolge, die nur du kennst. Dann ist diese Karte aus dem Spiel.
    .in-short = bis zu fünf Karten von oben aus der Ablage kommen auf den Nachziehstapel, in beliebiger Reihenfolge
card-train = Früher Zug nach Paddington
    .short = Früher Zug
    .text = Sechs Karten gehen vom Nachziehstapel in die Ablage, und diese Karte ist aus dem Spiel. Ebenso, wenn du sie von der Hand ablegst.
    .in-short = sechs Karten des Nachziehstapels gehen in die Ablage
card-suspicions = Zeigt euren Verdacht
    .short = Verdacht
    .text = Alle zeigen gleichzeitig auf einen anderen Spieler. Auf wen die meisten Finger zeigen, der deckt ein Geheimnis seiner Wahl auf; bei Gleichstand entscheidest du.
    .in-short = alle zeigen gleichzeitig; auf wen die meisten Finger zeigen, der deckt ein Geheimnis seiner Wahl auf
card-blackmailed = Erpresst!
    .short = Erpresst
    .text = Wird nicht gespielt. Gib sie bei einem Tausch oder einer Torheit weg: Du suchst ein verdecktes Geheimnis des Empfängers aus und siehst es allein an. Niemand kann das verhindern.
    .in-short = der Empfänger zeigt dem Geber ein Geheimnis, das der Geber aussucht
card-faux-pas = Fauxpas
    .short = Fauxpas
    .text = Wird nicht gespielt. Wer sie bei einem Tausch oder einer Torheit bekommt, deckt ein Geheimnis seiner Wahl auf.
    .in-short = der Empfänger deckt ein Geheimnis seiner Wahl auf
card-not-so-fast = Nicht so schnell
    .short = Nicht so schnell
    .text = Spiele sie jederzeit, wenn du gefragt wirst: Sie verhindert, was gleich geschieht, oder das „Nicht so schnell“ davor.
again = Lege in einem späteren Zug einen an: Der Satz wirkt noch einmal.
card-escape = Der Mörder entkommt!
    .short = Flucht
    .text = Liegt unter dem Nachziehstapel: Ist die letzte Karte darüber weg, gewinnt der Mörder.

## Was die Geheimnisse sagen, und was ihre Besitzer gestehen

face-murderer = Mörder
    .text = { murderer-text } „Ich war es, und ich säße längst im Zug zur Fähre.“
    .the = der Mörder
    .confession = Ich war es, und ich säße längst im Zug zur Fähre.
face-accomplice = Komplize
    .text = { accomplice-text } „Ich habe die Seitentür geöffnet. Gefragt habe ich nichts.“
    .the = der Komplize
    .confession = Ich habe die Seitentür geöffnet. Gefragt habe ich nichts.
face-bankrupt = Bankrotteur
    .text = { harmless } „Es gibt kein Vermögen. Die Perlen sind aus Glas und die Zeugnisse auch.“
    .the = der Bankrotteur
    .confession = Es gibt kein Vermögen. Die Perlen sind aus Glas und die Zeugnisse auch.
face-bigamist = Bigamist
    .text = { harmless } „Es gibt eine zweite Frau, in Lyon. Die beiden würden sich gut verstehen.“
    .the = der Bigamist
    .confession = Es gibt eine zweite Frau, in Lyon. Die beiden würden sich gut verstehen.
face-cheat = Falschspieler
    .text = { harmless } „Seit der Schule habe ich keine Partie Bridge ehrlich gewonnen.“
    .the = der Falschspieler
    .confession = Seit der Schule habe ich keine Partie Bridge ehrlich gewonnen.
face-deserter = Deserteur
    .text = { harmless } „In einer nassen Nacht legte ich das Gewehr hin und ging nach Hause.“
    .the = der Deserteur
    .confession = In einer nassen Nacht legte ich das Gewehr hin und ging nach Hause.
face-eloper = Durchbrenner
    .text = { harmless } „Am Dienstag haben wir geheiratet, der Chauffeur und ich.“
    .the = der Durchbrenner
    .confession = Am Dienstag haben wir geheiratet, der Chauffeur und ich.
face-forger = Fälscher
    .text = { harmless } „Meine selige Tante unterschrieb nach der Beerdigung noch viele Schecks.“
    .the = der Fälscher
    .confession = Meine selige Tante unterschrieb nach der Beerdigung noch viele Schecks.
face-gambler = Zocker
    .text = { harmless } „Ich schulde einem Buchmacher mehr, als dieses Haus wert ist.“
    .the = der Zocker
    .confession = Ich schulde einem Buchmacher mehr, als dieses Haus wert ist.
face-impostor = Hochstapler
    .text = { harmless } „Der echte Erbe ertrank vor Madeira. Ich habe nur seinen Namen geliehen.“
    .the = der Hochstapler
    .confession = Der echte Erbe ertrank vor Madeira. Ich habe nur seinen Namen geliehen.
face-medium = Geisterseher
    .text = { harmless } „Die Stimmen bei meinen Sitzungen sind alle meine, auch der Spaniel.“
    .the = der Geisterseher
    .confession = Die Stimmen bei meinen Sitzungen sind alle meine, auch der Spaniel.
face-plagiarist = Plagiator
    .text = { harmless } „Meinen gefeierten Roman fand ich im Koffer einer Gouvernante.“
    .the = der Plagiator
    .confession = Meinen gefeierten Roman fand ich im Koffer einer Gouvernante.
face-quack = Quacksalber
    .text = { harmless } „Ich habe nie eine Prüfung bestanden. Die Patienten haben es nie bemerkt.“
    .the = der Quacksalber
    .confession = Ich habe nie eine Prüfung bestanden. Die Patienten haben es nie bemerkt.
face-runaway = Ausreißer
    .text = { harmless } „Ich habe vier Kinder und einen Tabakladen in Hull zurückgelassen.“
    .the = der Ausreißer
    .confession = Ich habe vier Kinder und einen Tabakladen in Hull zurückgelassen.
face-sleepwalker = Schlafwandler
    .text = { harmless } „Ich wachte in der Bibliothek auf, mit dem Schürhaken in der Hand.“
    .the = der Schlafwandler
    .confession = Ich wachte in der Bibliothek auf, mit dem Schürhaken in der Hand.
face-smuggler = Schmuggler
    .text = { harmless } „In diesen Hutschachteln war noch nie ein Hut.“
    .the = der Schmuggler
    .confession = In diesen Hutschachteln war noch nie ein Hut.
face-snoop = Schnüffler
    .text = { harmless } „Ich öffne fremde Briefe über Dampf. Die Post ist sonst so langweilig.“
    .the = der Schnüffler
    .confession = Ich öffne fremde Briefe über Dampf. Die Post ist sonst so langweilig.
face-thief = Dieb
    .text = { harmless } „Die fehlenden Löffel sind in meinem Koffer, und die Gabeln auch.“
    .the = der Dieb
    .confession = Die fehlenden Löffel sind in meinem Koffer, und die Gabeln auch.
harmless = Es hat keine Wirkung.
murderer-text = Wer diese Karte bekommen hat, ist der Mörder. Aufgedeckt beendet sie das Spiel: Der Mörder ist gefasst.
accomplice-text = Wer diese Karte bekommen hat, gewinnt und verliert mit dem Mörder. Offen vor dir bringt sie dich in Verruf, wenn du nicht der Mörder bist.

## Orte

place-pile = Nachziehstapel
    .text = Von hier ziehst du am Ende deines Zuges. Ist er leer, entkommt der Mörder.
place-draft = Auslage
    .text = Karten, die du stattdessen ziehen darfst; eine Lücke wird sofort vom Nachziehstapel gefüllt.
place-discard = Ablage
    .text = Nur ihre oberste Karte darf man ansehen.
secret = Geheimnis { $number }
    .short = { $number }
    .text = Ein Geheimnis mit einer Nummer auf der Rückseite. Verdeckt darf es nur sein Besitzer ansehen.
set = Satz { $number }
    .text = Ein Satz Detektive. Sein Besitzer darf passende anlegen, die anderen Ariadne Oliver.

## Die Geschichte

Said = { DOES($seat, "sagst", "sagt") }: { $claim }
Received = { DOES($seat, "bekommst", "bekommt") } { counted-cards }. { WHO($seat) ->
        [me] Deine Geheimnisse
       *[other] { SEAT($seat, as: "own-start") } Geheimnisse
    }: { LIST($numbered, each: "numbered") }.
counted-cards = { LIST(GROUPS($cards), each: "counted") }
counted = { AS($it, "card") }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
numbered = { AS($first, "face", form: "the") } ({ $second })
Recognised = Alle schließen die Augen. Du öffnest deine und siehst, wer { AS($role, "face", form: "the") } ist: { SEAT($partner) }.
Began = { DOES($first, "beginnst", "beginnt") }. Die Auslage: { LIST($draft, each: "card") }. { AS($top, "card") } eröffnet die Ablage.
TurnBegan = { WHO($seat) ->
        [me] Du bist dran
       *[other] { SEAT($seat) } ist dran
    }{ $disgraced ->
        [yes] , in Verruf
       *[no] {""}
    }.
PlayedNothing = { DOES($seat, "spielst", "spielt") } nichts.
Discarded = { DOES($seat, "legst", "legt") } { AS($card, "card") } ab.
Drew = { DOES($seat, "ziehst", "zieht") } { $card ->
        [none] eine Karte
       *[other] { AS($card, "card") }
    }.
Drafted = { DOES($seat, "nimmst", "nimmt") } { AS($card, "card") } aus der Auslage; { AS($refill, "card") } kommt nach.
Played = { DOES($seat, "spielst", "spielt") } { AS($card, "card") }: { CAPITAL(AS($card, "card", form: "in-short")) }.
Laid = { DOES($seat, "legst", "legt") } { counted-cards } aus: { CAPITAL(AS($kind, "card", form: "in-short")) }.
Added = { DOES($seat, "legst", "legt") } { AS($card, "card") } an { WHO($owner) ->
        [me] deinen Satz
       *[other] { SEAT($owner, as: "own") } Satz
    } an, jetzt { counted-cards }.
Named = { DOES($seat, "wählst", "wählt") } { chosen }.
chosen = { WHO($target, $seat) ->
        [same] { WHO($seat) ->
            [me] dich selbst
           *[other] sich selbst
        }
       *[other] { SEAT($target, as: "object") }
    }
Marked = { DOES($seat, "zeigst", "zeigt") } auf { owned-secret }{ WHO($to) ->
        [none] {""}
       *[other] , es geht an { SEAT($to, as: "object") }
    }.
# Nominativ und Akkusativ sind gleich: dein Geheimnis 5.
owned-secret = { WHO($owner) ->
        [me] dein
       *[other] { SEAT($owner, as: "own") }
    } Geheimnis { PLUS($secret, 1) }
SetChosen = { DOES($seat, "willst", "will") } { WHO($owner) ->
        [me] deinen Satz
       *[other] { SEAT($owner, as: "own") } Satz
    } mit { counted-cards }.
Directed = { DOES($seat, "entscheidest", "entscheidet") }: Jeder gibt eine Karte nach { AS($way, "way") }.
way-left = links
way-right = rechts
Interrupted = { DOES($seat, "spielst", "spielt") } „{ card-not-so-fast }“!
Cancelled = { AS($card, "card") } von { SEAT($seat, as: "dative") } ist verhindert.
SetReturned = Der Satz kommt auf { WHO($seat) ->
        [me] deine Hand
       *[other] { SEAT($seat, as: "own") } Hand
    } zurück: { counted-cards }.
SetTaken = { DOES($seat, "nimmst", "nimmt") } { WHO($owner) ->
        [me] deinen Satz
       *[other] { SEAT($owner, as: "own") } Satz
    }: { counted-cards }.
Pointed = Alle zeigen gleichzeitig: { LIST($at, each: "finger") }.
finger = { SEAT($index) } auf { SEAT($it, as: "object") }
Revealed = { CAPITAL(owned-secret) } wird aufgedeckt: { AS($face, "face", form: "the") }. „{ AS($face, "face", form: "confession") }“
Covered = { CAPITAL(owned-secret) }, { AS($face, "face", form: "the") }, wird umgedreht.
SecretMoved = { CAPITAL(owned-secret) }, { AS($face, "face", form: "the") }, geht verdeckt an { SEAT($to, as: "object") }.
Shown = { DOES($owner, "zeigst", "zeigt") } { SEAT($seat, as: "dative") } Geheimnis { PLUS($secret, 1) }{ $face ->
        [none] , und sonst sieht es niemand
       *[other] : { AS($face, "face", form: "the") }
    }.
Disgraced = { LEN($seats) ->
        [0] Niemand ist mehr in Verruf.
       *[other] In Verruf: { SEATS($seats, as: "listed") }.
    }
MustReveal = Wegen { AS($card, "card") } { WHO($seat) ->
        [me] musst du
       *[other] muss { SEAT($seat) }
    } ein Geheimnis aufdecken{ WHO($thief) ->
        [none] {""}
       *[other] , und es geht verdeckt an { SEAT($thief, as: "object") }
    }.
NothingHappened = { AS($card, "card") } von { SEAT($seat, as: "dative") } bewirkt nichts.
TieBroken = Gleichstand: { SEATS($suspects, as: "listed") }. { DOES($seat, "wählst", "wählt") } { chosen }.
Spared = { DOES($seat, "hast", "hat") } kein Geheimnis mehr aufzudecken.
Gave = { DOES($giver, "gibst", "gibt") } { SEAT($taker, as: "dative") } { $card ->
        [none] eine Karte
       *[other] { AS($card, "card") }
    }.
Tricked = Ein Streich! Was { WHO($giver) ->
        [me] du { SEAT($taker, as: "dative") } gegeben hast
       *[other] { SEAT($giver) } { SEAT($taker, as: "dative") } gegeben hat
    }, ist { AS($card, "card") }: { CAPITAL(AS($card, "card", form: "in-short")) }.
HandCleared = { $number ->
        [0] { DOES($seat, "hast", "hat") } kein „{ card-not-so-fast }“.
       *[other] { DOES($seat, "legst", "legt") } jedes „{ card-not-so-fast }“ ab: { AS($number, "number-of-cards") }.
    }
number-of-cards = { $it ->
        [one] 1 Karte
       *[other] { $it } Karten
    }
Looked = { $cards ->
        [none] { DOES($seat, "siehst", "sieht") } die obersten Karten der Ablage durch.
       *[other] { DOES($seat, "findest", "findet") } oben in der Ablage { LIST($cards, each: "card") }.
    }
Took = { DOES($seat, "nimmst", "nimmt") } { $card ->
        [none] eine davon
       *[other] { AS($card, "card") }
    }.
TookNothing = { DOES($seat, "nimmst", "nimmt") } nichts.
Delayed = { $number ->
        [0] { DOES($seat, "legst", "legt") } nichts auf den Nachziehstapel zurück.
       *[other] { $cards ->
            [none] { DOES($seat, "legst", "legt") } { AS($number, "number-of-cards") } aus der Ablage auf den Nachziehstapel zurück.
           *[other] { DOES($seat, "legst", "legt") } auf den Nachziehstapel zurück: { LIST($cards, each: "card") }{ $number ->
                [1] {""}
               *[other] , die letzte oben
            }.
        }
    }
Departed = Der Frühe Zug nimmt { LIST($cards, each: "card") } mit in die Ablage.
Cleared = In die Ablage: { counted-cards }.
LeftTheGame = { AS($card, "card") } ist aus dem Spiel.

## Was laut gesagt wird

Suspect = Ich verdächtige { SEAT($seat, as: "object") }.
Trust = Ich vertraue { SEAT($seat, as: "dative") }.
Ask = Ich hätte gern { AS($card, "card") } von { SEAT($seat, as: "dative") }.
Promise = Ich gebe { SEAT($seat, as: "dative") } { AS($card, "card") }.

## Was man gefragt wird

over = Das Spiel ist vorbei. { $why } Sieg für { SEATS($winners, as: "object") }.
dealing = Die Karten werden ausgeteilt.
waiting = { AS($for, "wait") }: warten auf { SEATS($asked, as: "object") }.
wait = Eine Wahl
wait-turn = Ein Zug
wait-discards = Ablegen
wait-drawing = Karten ziehen
wait-pointing = Alle zeigen auf einen Verdächtigen
wait-choosing = Karten werden heimlich ausgesucht
wait-revealing = Ein Geheimnis wird aufgedeckt
wait-searching = Die Ablage wird durchgesehen

window = { $what }.{ $stands ->
        [yes] { $cancels ->
            [0] {""}
           *[other] {" "}Es gilt wieder.
        }
       *[no] {" "}So wie es steht, ist es verhindert.
    }{ $hears ->
        [watcher] {" "}Jeder darf „Nicht so schnell“ spielen.
        [asked] {" "}Nicht so schnell?
       *[other] {""}
    }
Expose = { AS($card, "card") } von { SEAT($by, as: "dative") } will { owned-secret } aufdecken
Confess = { AS($card, "card") } von { SEAT($by, as: "dative") } verlangt ein Geheimnis von { SEAT($target, as: "dative") }
TurnFaceDown = Parker Pyne von { SEAT($by, as: "dative") } will { owned-secret } umdrehen
AriadneInsists = { card-ariadne } von { SEAT($by, as: "dative") } verlangt ein Geheimnis von { SEAT($owner, as: "dative") }
TakeOver = { DOES($by, "willst", "will") } { WHO($owner) ->
        [me] deinen Satz
       *[other] { SEAT($owner, as: "own") } Satz
    } nehmen: { counted-cards }
PassOn = { card-folly } von { SEAT($by, as: "dative") }: Jeder soll eine Karte nach { AS($way, "way") } geben
LookIntoAshes = { DOES($by, "willst", "will") } die obersten Karten der Ablage durchsehen
Swap = { DOES($by, "willst", "will") } mit { SEAT($partner, as: "dative") } eine Karte tauschen
MoveSecret = { DOES($by, "willst", "will") } { owned-secret } verdeckt an { SEAT($to, as: "object") } geben
DelayEscape = { DOES($by, "willst", "will") } Karten auf den Nachziehstapel zurücklegen
EarlyTrain = Der Frühe Zug von { SEAT($by, as: "dative") } will sechs Karten vom Nachziehstapel nehmen
PointFingers = { DOES($by, "lässt", "lässt") } gleich alle auf einen Verdächtigen zeigen
SocialFauxPas = Der Fauxpas von { SEAT($by, as: "dative") } verlangt ein Geheimnis von { SEAT($victim, as: "dative") }

TakeTurn = Du bist dran: Spiele ein Ereignis, lege einen Satz aus, lege einen Detektiv an, oder spiele nichts.
DisgracedTurn = Du bist in Verruf: Lege eine Karte ab, dann ziehe eine.
ChooseDiscards = { LEN($chosen) ->
        [0] { $least ->
            [0] Lege so viele Karten ab, wie du willst.
           *[other] Du hast nichts gespielt: Lege mindestens eine Karte ab.
        }
       *[other] Du legst in dieser Reihenfolge ab: { LIST($chosen, each: "card") }. Mehr?
    }
Drawing = Zieh eine Karte: vom Stapel (noch { AS($pile, "number-of-cards") }) oder aus der Auslage.
PickSecret = Welches Geheimnis deckst du auf?
PickPlayer = Wer muss ein Geheimnis aufdecken?
PickFaceUpSecret = Welches Geheimnis drehst du um?
RevealOwn = Welches deiner Geheimnisse deckst du auf?{ WHO($thief) ->
        [none] {""}
       *[other] {" "}Es geht danach an { SEAT($thief, as: "object") }.
    }
Blackmail = Welches Geheimnis von { SEAT($victim, as: "dative") } willst du sehen?
PointAtOnce = Zeige auf einen Verdächtigen; alle Finger werden gleichzeitig gezeigt.
BreakTie = Gleichstand: Wer muss ein Geheimnis aufdecken?
ClearHand = Wer muss jedes „Nicht so schnell“ ablegen?
PickSet = Welchen Satz nimmst du?
PickWay = In welche Richtung gibt jeder eine Karte?
PassCards = Welche Karte gibst du { SEAT($taker, as: "dative") }?
TradeCards = Welche Karte gibst du { SEAT($taker, as: "dative") }?
TakeFromAshes = Welche Karte holst du aus der Asche? Du musst keine nehmen.
PickPartner = Mit wem tauschst du?
PickSecretToMove = Welches offene Geheimnis geht verdeckt an einen Spieler?
PickNewOwner = Wer bekommt es?
PickNumber = Wie viele Karten, von oben, legst du auf den Nachziehstapel zurück?
PutBack = Lege sie einzeln zurück ({ $done } von { $number }): Die letzte liegt oben.

## Was man tun kann

Play = { AS($card, "card") } spielen
    .heading = Ein Ereignis spielen
Give = { AS($card, "card") } geben
    .heading = Eine Karte geben
Take = { AS($card, "card") } nehmen
    .heading = Eine Karte nehmen
Discard = { AS($card, "card") } ablegen
    .heading = Ablegen
Put = { AS($card, "card") } auf den Nachziehstapel legen
    .heading = Auf den Nachziehstapel
Lay = { counted-cards } auslegen
    .heading = Einen Satz auslegen
Add = { AS($card, "card") } an { add-to }
    .heading = Einen Detektiv anlegen
    .label = an { add-to }
add-to = { WHO($owner) ->
        [me] deinen
       *[other] { SEAT($owner, as: "own") }
    } { set-of }
set-of = Satz mit { counted-cards }{ $alike ->
        [yes] {" "}(Nummer { PLUS($place, 1) })
       *[no] {""}
    }
Seize = { CAPITAL(add-to) } nehmen
    .heading = Einen Satz nehmen
Name = { WHO($seat) ->
        [me] Dich selbst
       *[other] { SEAT($seat) }
    } wählen
    .heading = Einen Spieler wählen
Point = Auf { SEAT($seat, as: "object") } zeigen
    .heading = Auf einen Spieler zeigen
Mark = Auf { owned-secret } zeigen{ $face ->
        [none] {""}
       *[other] : { AS($face, "face", form: "the") }
    }
    .heading = Auf ein Geheimnis zeigen
Reveal = Geheimnis { PLUS($secret, 1) } aufdecken, { AS($face, "face", form: "the") }
    .heading = Ein Geheimnis aufdecken
    .label = { AS($face, "face", form: "the") }
Send = Nach { AS($way, "way") } geben: Deine geht an { SEAT($taker, as: "object") }
    .heading = Karten weitergeben
    .label = nach { AS($way, "way") }
Lift = { $number ->
        [0] Keine Karte aufnehmen
       *[other] { AS($number, "number-of-cards") } aufnehmen: { counted-cards }
    }
    .heading = Karten aufnehmen
    .label = { $number ->
        [0] Keine Karte
       *[other] { AS($number, "number-of-cards") }
    }
Draft = { AS($card, "card") } aus der Auslage nehmen
    .heading = Ziehen
    .label = aus der Auslage
Draw = Die oberste Karte des Nachziehstapels ziehen
    .heading = Ziehen
    .label = die oberste Karte des Nachziehstapels
Cancel = { WHO($by) ->
        [none] Nicht so schnell!
       *[other] { $stands ->
            [yes] Nicht so schnell! { AS($card, "card") } von { SEAT($by, as: "dative") } verhindern
           *[no] Nicht so schnell! { AS($card, "card") } von { SEAT($by, as: "dative") } doch geschehen lassen
        }
    }
    .heading = Nicht so schnell
    .label = { WHO($by) ->
        [none] {""}
       *[other] { $stands ->
            [yes] Verhindern
           *[no] Doch geschehen lassen
        }
    }
Stop = { $some ->
        [yes] Das ist alles
       *[no] Nichts ablegen
    }
    .heading = Ablegen
TakeBack = Zurücknehmen
    .heading = Zurücknehmen
Pass = { AS($at, "passing") }
    .heading = Passen
passing = Geschehen lassen
passing-turn = Nichts spielen
passing-ashes = Nichts nehmen
standing-pass = Passen bis zu meinem nächsten Zug
standing-target = Nur fragen, wenn es mich trifft

## Bereiche

zone-hand = { WHO($owner) ->
        [me] Deine Hand
       *[other] { SEAT($owner, as: "own-start") } Hand
    }
    .short = Hand
    .note = { LIST($notes, each: "note-on", by: "comma") }
note-on-turn = ist dran
note-on-disgrace = in Verruf
note-on-partner = auf deiner Seite
zone-secret = { WHO($owner) ->
        [me] Deine Geheimnisse
       *[other] { SEAT($owner, as: "own-start") } Geheimnisse
    }
    .short = Geheimnisse
zone-set = { WHO($owner) ->
        [me] Dein Satz
       *[other] { SEAT($owner, as: "own-start") } Satz
    }{ set-number }
    .short = Satz{ set-number }
set-number = { $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
zone-discard = Ablage
    .note = { $under ->
        [0] {""}
       *[other] { AS($under, "number-of-cards") } unter der obersten
    }
zone-pile = Nachziehstapel
    .note = Ist er leer, entkommt der Mörder.
zone-draft = Auslage
zone-looking_at = Du siehst dir an
    .note = die oberste zuerst
zone-in_play = Im Spiel
zone-gone = Aus dem Spiel

## Das Notizbuch

sheet-roles = { $accomplice ->
        [yes] Wer sind Mörder und Komplize?
       *[no] Wer ist der Mörder?
    }
    .short = Rollen
sheet-hands = Wer hat mindestens eine?
    .short = Hände
    .note = Die Zahlen sind das Wenigste und das Meiste.
sheet-secrets = { WHO($seat) ->
        [me] Deine Geheimnisse
       *[other] { SEAT($seat, as: "own-start") } Geheimnisse
    }, wie sie ausgeteilt wurden
    .short = { SEAT($seat, as: "start") }
heading-seat = { SEAT($seat, as: "start") }
heading-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
heading-secret = Geheimnis { PLUS($secret, 1) }
    .short = { PLUS($secret, 1) }
    .text = { $face ->
        [none] {""}
       *[other] { AS($face, "face", form: "the") },{" "}
    }{ $up ->
        [yes] offen
       *[no] verdeckt
    } vor { SEAT($owner, as: "dative") }
heading-murderer = Mörder
heading-accomplice = Komplize
heading-innocent = Gewöhnlich
fact-role = { DOES($seat, "bist", "ist") } { role-answers }.
role-answers = { $holds ->
        [yes] { LIST($among, each: "role-answer", by: "or") }
       *[no] { LEN($among) ->
            [1] nicht { LIST($among, each: "role-answer") }
           *[other] weder { LIST($among, each: "role-answer", by: "nor") }
        }
    }
role-answer-murderer = der Mörder
role-answer-accomplice = der Komplize
role-answer-innocent = unschuldig
fact-secret = { CAPITAL(owned-secret) } ist { $holds ->
        [yes] { LIST($among, each: "face-answer", by: "or") }
       *[no] { LEN($among) ->
            [1] nicht { LIST($among, each: "face-answer") }
           *[other] weder { LIST($among, each: "face-answer", by: "nor") }
        }
    }.
face-answer-murderer = die Karte des Mörders
face-answer-accomplice = die Karte des Komplizen
face-answer = ein gewöhnliches
list-nor = {", "}
    .last = {" noch "}
fact-hand = { DOES($seat, "hast", "hat") } { $number ->
        [some] mindestens 1 × { AS($card, "card") }
        [it] { AS($card, "card") }
        [none] { AS($card, "card") } nicht
        [not] nicht { LIST($among, by: "or") } × { AS($card, "card") }
       *[just] { LIST($among, by: "or") } × { AS($card, "card") }
    }.

because-cards = { $happened }{ $follows }.
happened-Received = Du hast { counted-cards } bekommen
happened-Began = Am Anfang lagen { LIST($draft, each: "card") } in der Auslage und { AS($top, "card") } auf der Ablage
happened-Played = { DOES($seat, "spielst", "spielt") } { AS($card, "card") }
happened-Laid = { DOES($seat, "legst", "legt") } { counted-cards } aus
happened-Interrupted = { DOES($seat, "spielst", "spielt") } „{ card-not-so-fast }“
happened-Tricked = { WHO($giver) ->
        [me] Du hast
       *[other] { SEAT($giver) } hat
    } { SEAT($taker, as: "dative") } { AS($card, "card") } gegeben
happened = { CLAUSE($line) }
follows-nothing = {""}
follows-none-left = , also war { in-hand } keines mehr
in-hand = { WHO($seat) ->
        [me] auf deiner Hand
       *[other] auf { SEAT($seat, as: "own") } Hand
    }
follows-not-devious = , und es war nichts Heimtückisches
follows-came = , also war sie dann { in-hand }
follows-came-too = , also war { AS($card, "card") } dann { in-hand }
follows-one-fewer = , also war { in-hand } 1 × { AS($card, "card") } weniger
follows-lost = , also war { AS($card, "card") } nicht mehr { in-hand }
follows-another-left = , also ging etwas anderes weg als { AS($card, "card") }
follows-not-that = , also war diese nicht { in-hand }
follows-not-those = , also waren diese nicht { in-hand }
follows-no-such = , also war das nicht { AS($card, "card") }

because-Received = Du hast { LIST($faces, each: "the-face") } bekommen{ LEN($held) ->
        [0] { LEN($asked) ->
            [1] , also ist { LIST($asked, each: "face-answer") } nicht dabei
           *[other] , also ist weder { LIST($asked, each: "face-answer", by: "nor") } dabei
        }
       *[other] : { LIST($held, each: "face-answer") } ist bei dir
    }.
the-face = { AS($it, "face") }
because-Recognised = Du hast gesehen, wer { AS($role, "face", form: "the") } ist: { SEAT($partner) }.
because-Shown = { CAPITAL(owned-secret) } wurde gezeigt: { AS($face, "face", form: "the") }{ $seen }.
because-Revealed = { CAPITAL(owned-secret) } war { AS($face, "face", form: "the") }{ $seen }.{ $disgrace }
because-Covered = { CAPITAL(owned-secret) } wurde umgedreht.{ $disgrace }
because-SecretMoved = { CAPITAL(owned-secret) } ging verdeckt an { SEAT($to, as: "object") }.{ $disgrace }
because-Disgraced = { $disgrace }
seen-dealt = , also { WHO($dealt) ->
        [me] bist du
       *[other] ist { SEAT($dealt) }
    } { AS($face, "face", form: "the") }: Diese Karte ging beim Austeilen an { SEAT($dealt, as: "object") }
seen-not = { LEN($asked) ->
        [1] , also ist es nicht { LIST($asked, each: "face-answer") }
       *[other] , also ist es weder { LIST($asked, each: "face-answer", by: "nor") }
    }
disgrace-nothing = {""}
disgrace-spared = { $alone ->
        [yes] {""}
       *[no] {" "}
    }{ DOES($spared, "bist", "ist") } nicht in Verruf, obwohl es jeder andere wäre: { WHO($spared) ->
        [me] Du musst
       *[other] { SEAT($spared) } muss
    } der Mörder sein.
disgrace-never = { $alone ->
        [yes] {""}
       *[no] {" "}
    }In Verruf: { SEATS($seats, as: "listed") }, und das geschieht dem Mörder nie.{ $goes_on ->
        [yes] {" "}Und das Spiel geht weiter.
       *[no] {""}
    }

## Warum ein Bot einen Zug macht, in seinen Worten. $what ist ein Geheimnis, ein Spieler oder Karten.

what-secret = { owned-secret }
what-seat = { SEAT($seat) }
what-cards = { LIST($cards, each: "card") }
what-nothing = das
change = { $way ->
        [hardly] ändert kaum etwas an der Chance meiner Seite
        [up] hebt die Chance meiner Seite um { NUMBER($by, style: "percent") }
       *[down] senkt die Chance meiner Seite um { NUMBER($by, style: "percent") }
    }
worth = { NUMBER($it) } von 100
guilt = der Mörder ist { $guilt ->
        [0] nicht { $what }
        [1] { $what }
       *[other] mit { NUMBER($guilt, style: "percent") } { $what }
    }
hit = { $what } ist { $hit ->
        [0] nicht die Karte des Mörders
        [1] die Karte des Mörders
       *[other] mit { NUMBER($hit, style: "percent") } die Karte des Mörders
    }
bot-play = { CAPITAL($what) } { AS($gain, "change") }, und { $best ->
        [yes] nichts anderes bringt mehr
       *[no] etwas anderes bringt mehr
    }.
bot-wait = { $best ->
        [yes] Keine meiner Karten bringt meiner Seite mehr als Warten.
       *[no] Warten ist nicht das Beste: Etwas anderes { AS($other, "change") }.
    }
bot-cancel = { CAPITAL($what) } zu { $stands ->
        [yes] verhindern
       *[no] retten
    } { AS($gain, "change") }{ $while ->
        [early] { too-early }
        [price] , und das „Nicht so schnell“ ist { NUMBER($price, style: "percent") } wert
       *[none] {""}
    }.
too-early = , aber jetzt würde es allen sagen, wer ich bin
bot-expose = { CAPITAL(hit) }: Es aufzudecken { AS($gain, "change") }.
bot-press = { CAPITAL(guilt) }: Ein Geheimnis dort aufzudecken { AS($gain, "change") }.
bot-hide = { CAPITAL($what) }: Ein Geheimnis mehr verdeckt { AS($gain, "change") }.
bot-look = { CAPITAL(hit) }: Ein Blick sagt mir, ob es stimmt.
bot-clear = { CAPITAL(guilt) }, und jedes „Nicht so schnell“ dort ist uns im Weg.
bot-trap = { CAPITAL($what) }: Mein Fauxpas lässt dort ein Geheimnis aufdecken, und das { AS($gain, "change") }.
bot-blackmail = { CAPITAL(guilt) }: Wer mein „Erpresst!“ nimmt, muss mir ein Geheimnis zeigen.
bot-seize = Dieser Satz, wenn er für mich wirkt, { AS($gain, "change") }.
bot-reveal = { $betrayal ->
        [0] Dieses Geheimnis verrät nichts.
        [1] Das ist die Karte des Komplizen: Sie würde dem Tisch sagen, wer dem Mörder hilft.
       *[other] Das ist die Karte des Mörders: Aufgedeckt beendet sie das Spiel.
    }
bot-lift = { $number ->
        [0] Keine Karte
       *[other] { AS($number, "number-of-cards") }
    } mehr im Nachziehstapel: Das { AS($gain, "change") }.
bot-send = Links oder rechts ist mir gleich.
bot-leave = Nichts zu nehmen bringt mir nichts.
bot-discard = { CAPITAL($what) } ist mir { AS($worth, "worth") } wert, und { $least ->
        [yes] nichts auf meiner Hand
       *[no] etwas auf meiner Hand
    } ist weniger wert.
bot-keep = Jede Karte, die ich behalte, ist mir mindestens { AS($worth, "worth") } wert.
bot-give = { CAPITAL($what) } { $missed ->
        [yes] wirkt, wenn man es weggibt
       *[no] ist mir { AS($worth, "worth") } wert
    }.
bot-take = { CAPITAL($what) } wäre mir { AS($worth, "worth") } wert.
bot-put = { CAPITAL($what) } wäre mir { AS($worth, "worth") } wert, und was ich zuletzt lege, ziehe ich zuerst.
bot-draft = { CAPITAL($what) } wäre mir { AS($worth, "worth") } wert, eine unbekannte Karte { AS($unknown, "worth") }.
bot-draw = Das Beste der Auslage wäre mir { AS($worth, "worth") } wert, eine unbekannte Karte { AS($unknown, "worth") }.
bot-no-play = { $asked ->
        [no] Keine meiner Regeln verlangt jetzt eine Karte.
       *[yes] Meine Regeln verlangen jetzt eine Karte.
    }
bot-set = Mit { $what } wird ein Geheimnis aufgedeckt, { $strongest ->
        [yes] und nichts
       *[no] aber etwas
    } auf meiner Hand ist stärker.
bot-useless-set = Mit { $what } wird kein Geheimnis aufgedeckt, das ich suche.
bot-train = { CAPITAL($what) } verkürzt den Nachziehstapel, jetzt { AS($pile, "number-of-cards") }, und { $wanted ->
        [yes] { runs-out }
       *[no] meine Seite will, dass er reicht
    }{ $early ->
        [yes] { too-early }
       *[no] {""}
    }.
runs-out = meine Seite will, dass er ausgeht
bot-delay = { $wanted ->
        [yes] Ich spiele { $what }, wenn höchstens { $late } Karten zu ziehen sind, und jetzt sind es { $pile }.
       *[no] { CAPITAL($what) } verlängert den Nachziehstapel, und { runs-out }.
    }
bot-event = { CAPITAL($what) } { $rank ->
        [0] steht nicht auf meiner Liste der Ereignisse, die sich lohnen
       *[other] { $sets ->
            [yes] kann warten: Erst decke ich ein Geheimnis auf
           *[no] ist Nummer { $rank } auf meiner Liste der Ereignisse, und ich habe { $first ->
                [yes] keines, das höher steht
               *[no] eines, das höher steht
            }
        }
    }.
bot-risky-event = { CAPITAL($what) } könnte mich mein letztes Geheimnis kosten.
bot-aim = { $kind ->
        [nobody] { CAPITAL($what) }: Ich bin hier hinter niemandem her, und { face-down-there }.
        [other] { CAPITAL($what) }: Ich bin hinter jemand anderem her.
        [fewest] { CAPITAL($what) }: Dort { face-down-there }, und niemand, hinter dem ich her bin, hat weniger.
        [more] { CAPITAL($what) }: Dort { face-down-there }, aber jemand, hinter dem ich her bin, hat { $fewest }.
       *[none] { CAPITAL($what) }: Dort { face-down-there }.
    }
face-down-there = { $hidden ->
        [0] liegt kein Geheimnis verdeckt
        [one] liegt 1 Geheimnis verdeckt
       *[other] liegen { $hidden } Geheimnisse verdeckt
    }
bot-cover = { CAPITAL($what) } { $ours ->
        [yes] gehört mir oder einem Freund, und solche verstecke ich zuerst
       *[no] gehört weder mir noch einem Freund
    }.
bot-seize-by-size = { $pyne ->
        [yes] Einen Satz von Parker Pyne nähme ich als letzten.
       *[no] Dieser Satz hat { AS($number, "number-of-cards") }, { $largest ->
            [yes] und kein anderer ist größer
           *[no] aber ein anderer ist größer
        }.
    }
bot-lift-by-thumb = Je { $wanted ->
        [yes] mehr
       *[no] weniger
    } Karten auf den Nachziehstapel zurückgehen, desto besser für meine Seite.
bot-throw-away = { CAPITAL($what) } ist mir { $use } wert, und { $least ->
        [yes] nichts
       *[no] etwas
    } auf meiner Hand weniger.
bot-pick = { CAPITAL($what) } ist mir { $use } wert, und { $highest ->
        [yes] nichts
       *[no] etwas
    } dort mehr{ $good ->
        [none] {""}
       *[other] ; { from-the-draft }
    }.
from-the-draft = ab { $good } nehme ich eine Karte aus der Auslage
bot-enough = Ich habe { AS($thrown, "number-of-cards") } weggeworfen, und was ich behalte, ist mir mindestens { $least } wert.
bot-give-faux-pas = { CAPITAL($what) } wirkt, wenn man es weggibt.
bot-draw-by-thumb = Das Beste der Auslage ist mir { $best } wert; { from-the-draft }.
bot-alike = Jede andere Wahl ist mir so lieb wie { $what }.
bot-step-in = { CAPITAL($what) } { $kind ->
        [stop] schadet meiner Seite, und ein „Nicht so schnell“ würde es verhindern
        [cancelled] würde meiner Seite schaden, ist aber schon verhindert
        [save] ist meine eigene Tat, und ein „Nicht so schnell“ würde sie retten
       *[leave] schadet meiner Seite nicht genug für ein „Nicht so schnell“
    }.
bot-save-it = Mein „Nicht so schnell“ behalte ich für Schlimmeres.

## Wie ein Spiel enden kann

ending-unmasked = Die Karte des Mörders liegt offen: Der Mörder ist gefasst.
ending-escaped = Der Nachziehstapel ist leer: Der Mörder entkommt.
ending-all_disgraced = Niemand ist mehr da, der auf jemanden zeigen könnte: Nur der Mörder hat noch einen guten Ruf.
ending-out_of_time = Nach 300 Zügen macht sich der Mörder davon.
role-name-murderer = Mörder
role-name-accomplice = Komplize
role-name-innocent = unschuldig

## Optionen des Tisches

setting-accomplice_counts = Komplize zählt
    .text = Der Mörder gewinnt, wenn alle anderen in Verruf sind, auch der Komplize. Ausgeschaltet: alle außer dem Komplizen.
setting-birthdays = Geburtstage
    .text = Die Geburtstage aller in der Reihenfolge der Plätze, Monat-Tag, etwa 09-15 02-28 12-31. Wer dem 15. September am nächsten ist, beginnt. Leer: Der Zufall entscheidet.

## Die Spielhilfe: wie ein Zug geht, und was alles tut, auf einer Seite

aid-play = Spiele eines davon oder nichts: ein Ereignis, einen neuen Satz Detektive oder einen weiteren Detektiv an einen Satz.
aid-answer = Bevor es geschieht, dürfen alle mit „{ card-not-so-fast }“ antworten.
aid-discard = Lege beliebig viele Karten ab, mindestens eine, wenn du nichts gespielt hast.
aid-draw = Zieh einzeln bis auf { $hand } Karten nach, vom Nachziehstapel oder aus der Auslage.
aid-when-disgraced = In Verruf, wenn keines deiner Geheimnisse verdeckt ist, legst du nur eine Karte ab und ziehst eine.
aid-detectives = Detektive
aid-events = Ereignisse
aid-others = Andere
aid-card = { $card } ×{ $copies }
aid-secrets = Geheimnisse
aid-ordinary = Ein gewöhnliches Geheimnis
aid-numbers = Nummern
    .text = 1 bis { $last }, auf den Rückseiten der Geheimnisse. Sie ändern sich nie.
aid-end = Das Ende
aid-caught = Gefasst
    .text = Die Karte des Mörders wird aufgedeckt: { $accomplice ->
        [yes] Alle anderen außer dem Komplizen
       *[no] Alle anderen
    } gewinnen.
aid-disgraced = In Verruf
    .text = Sind { $accomplice ->
        [yes] { $counts ->
            [yes] alle anderen
           *[no] alle anderen außer dem Komplizen
        } in Verruf, gewinnen der Mörder und der Komplize
       *[no] alle anderen in Verruf, gewinnt der Mörder
    }.

## Ein erstes Spiel: wer du bist, was du willst, und ein Satz zu jedem neuen Ding

aim-1 = unschuldig, auch wenn du Geheimnisse hast
    .aim = deck die Karte des Mörders auf, bevor der Nachziehstapel leer ist
aim-2 = der Mörder: Es ist eines deiner drei Geheimnisse
    .aim = halte dieses Geheimnis verdeckt, bis die letzte Karte des Nachziehstapels weg ist
aim-3 = der Komplize und kennst den Mörder
    .aim = hilf dem Mörder, unentdeckt zu bleiben, bis der Nachziehstapel leer ist
tip-play = Spiele eine Sache.
    .text = Ein Ereignis, oder einen Satz Detektive. Zeig auf eine Karte, und sie sagt, was sie tut.
tip-add = Verstärke einen Satz.
    .text = Ein weiterer passender Detektiv lässt einen Satz auf dem Tisch noch einmal wirken.
tip-window = Verhindere es, oder lass es geschehen.
    .text = Bevor eine Karte wirkt, darf jeder sie mit „Nicht so schnell“ verhindern, und auch das kann verhindert werden.
tip-name = Wähle, wen es trifft.
    .text = Nimm einen Spieler, der noch verdeckte Geheimnisse hat.
tip-mark = Wähle ein Geheimnis.
    .text = Jeder hat drei nebeneinander. Die Nummern auf der Rückseite ändern sich nie.
tip-reveal = Decke eines deiner eigenen Geheimnisse auf.
    .text = Ein gewöhnliches schadet nicht, bis alle drei offen sind.
tip-revealed = Ein Geheimnis ist aufgedeckt.
    .text = Sind alle drei offen, ist ein Spieler in Verruf und kann kaum noch etwas tun.
tip-discard = Lege ab, was du nicht brauchst.
    .text = So viele Karten, wie du willst; mindestens eine, wenn du nichts gespielt hast.
tip-draw = Zieh auf sechs Karten nach.
    .text = Vom Stapel, oder eine der drei in der Auslage. Ist der Stapel leer, hat der Mörder gewonnen.

# Warum ein Tisch abgelehnt wird.
refusal-birthdays = Die Option birthdays muss leer sein oder { $seats } Tage als Monat-Tag nennen, etwa 09-15, mit Leerzeichen dazwischen.

## Der Tisch im Browser

table-kinds-detective = Detektiv
table-kinds-wildcard = Joker
table-kinds-event = Ereignis
table-kinds-devious = Hinterlist
table-kinds-not-so-fast = Eingreifen
table-kinds-escape = Flucht
table-hand-of = Hand von { $name }
table-in-hand = { $count } auf der Hand
table-points-at = { $me ->
        [yes] auf dich
       *[no] auf { $name }
    }
table-turn-of = { $name } ist dran
table-your-turn = Du bist dran
table-parts-1 = Eins spielen, oder nichts
table-parts-2 = Ablegen
table-parts-3 = Auf sechs nachziehen
table-disgraced-parts-1 = Eine Karte ablegen
table-disgraced-parts-2 = Eine ziehen
table-stuck = Keine dieser Karten lässt sich gerade spielen.
table-may-step-in = Du darfst eingreifen
table-disgrace = In Ungnade
table-innocent = Unschuldig
table-sealed = versiegelt
table-stay-sealed = blieb versiegelt
table-face-up = offen
table-all-saw = alle haben es gesehen
table-only-you = nur du
table-you-saw = du hast es gesehen
table-you-and = du und { LIST($names, by: "comma") }
table-they-saw = gesehen von { LIST($names, by: "comma") }
table-letter = { LIST($parts, by: "comma") }
table-before = vor { $owner }
table-no-secrets = Kein Geheimnis mehr
table-sets-here = Hier liegen deine Sätze
table-your-secrets = Deine Geheimnisse
table-secrets-of = Geheimnisse vor { $name }
table-set-label = Satz von { $owner }: { LIST($cards, by: "comma") }
table-you = Du
table-clock = Die Uhr zeigt { $time }: noch { $cards } Karten, bis der Mörder um Mitternacht entkommt
table-to-midnight = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } bis Mitternacht
table-pile = Nachziehstapel
table-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-draft = Auslage
table-discards = Ablage
table-empty = leer
table-in-play = Im Spiel
table-gone = Aus dem Spiel
table-looking = Oben auf der Ablage
table-lift = { $count ->
        [0] Keine abheben
        [one] Die oberste abheben
       *[other] Die obersten { $count } abheben
    }
table-put-order = als Nummer { $number } zurückgelegt
table-discard-order = als Nummer { $number } abgelegt
table-window = Wer greift ein?
table-against = gegen { LIST($names) }
table-in-force = gilt
table-cancelled = verhindert
table-stands = Es gilt
table-is-cancelled = Verhindert
table-as-things-stand = so, wie es steht
table-yours = Deine?
table-seconds = Sekunden
