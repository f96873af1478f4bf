# Mind Reader

blurb = Alle verstecken eine Karte. Vergleiche deine Karten mit ihren und nenne, was sie verstecken, bevor jemand deine nennt.
part = Runde

## Was man mit einem Tipp sagt

phrase-you_read_me = Du hast meine Gedanken gelesen.
phrase-nowhere_near = Weit daneben!
phrase-close = Das war knapp.
phrase-clever = Das war schlau.

## Karten. Eine Karte ist ihr Rang und ihre Farbe: 7R ist Stein 7.

card = { AS($tail, "suit") } { AS($front, "rank") }
    .short = { AS($tail, "suit") } { AS($front, "rank") }
    .the = { AS($tail, "suit") } { AS($front, "rank") }
rank = { $it }
rank-a = Ass
rank-j = Bube
rank-q = Dame
rank-k = König
rank-star = Joker
suit-r = Stein
suit-p = Papier
suit-s = Schere
suit-w = Wasser
suit-l = Echse
# Eine Geheimkarte im Satz, im Nominativ oder Akkusativ. $two: Jeder hat eine links und eine rechts.
secret-card = { WHO($of) ->
        [me] deine{" "}
       *[other] { SEAT($of, as: "own") }{" "}
    }{ $two ->
        [yes] { AS($side, "side") }{" "}
       *[no] {""}
    }Geheimkarte
side = { $it ->
        [0] linke
       *[other] rechte
    }

## Die Geschichte

HandBegan = Runde { $number }. { DOES($dealer, "gibst", "gibt") }.
Held = Du bekommst { LIST($cards, each: "card", form: "the") }.
Kept = Du behältst { LIST($cards, each: "card", form: "the") } geheim.
Asked = { DOES($by, "spielst", "spielt") } { $card ->
        [none] eine Karte, die sonst niemand sieht
       *[other] { AS($card, "card", form: "the") }
    }: { AS($question, "question") } als { secret-card }? { AS($reply, "reply") }.
question-rank = höher oder niedriger
    .start = Höher oder niedriger
question-strength = stärker oder schwächer
    .start = Stärker oder schwächer
reply-higher = Höher
reply-lower = Niedriger
reply-same = Gleich
reply-stronger = Stärker
reply-weaker = Schwächer
Guessed = { DOES($by, "rätst", "rät") } { secret-card }: { AS($card, "card", form: "the") }. { $right ->
        [yes] Richtig!
       *[no] Falsch.
    }
GuessedAll = { DOES($by, "nennst", "nennt") } { LIST($guesses, each: "guess", by: "comma") }. { $right ->
        [yes] Alles richtig!
       *[no] Nein.
    }
guess = { secret-card }: { AS($card, "card") }
Shown = Du siehst { secret-card }: { AS($card, "card", form: "the") }.
HandedOver = { CAPITAL(secret-card) }, { AS($card, "card", form: "the") }, geht offen an { SEAT($to, as: "object") }.
Forfeited = { CAPITAL(secret-card) } geht ungesehen aus der Runde.
WentOut = { DOES($seat, "bist", "ist") } aus der Runde{ $cards ->
        [0] {""}
        [one] ; 1 Karte kommt ungesehen unter die Ablage
       *[other] ; { $cards } Karten kommen ungesehen unter die Ablage
    }.
Drew = { DOES($seat, "ziehst", "zieht") } { $card ->
        [none] eine Karte
       *[other] { AS($card, "card", form: "the") }
    }.
NoDraw = Für { SEAT($seat, as: "object") } ist keine Karte mehr zu ziehen.{ guess-due }
Reshuffled = Der Nachziehstapel ist leer: { $cards ->
        [one] 1 Karte der Ablage wird
       *[other] { $cards } Karten der Ablage werden
    } zu einem neuen gemischt.{ guess-due }
guess-due = { $due ->
        [yes] {" "}Der Nachziehstapel war zweimal leer: Von nun an muss in jedem Zug geraten werden.
       *[no] {""}
    }
HandEnded = { DOES($last, "bleibst", "bleibt") } zuletzt übrig. Punkte: { LIST($scores, each: "score", by: "comma") }.
score = { SEAT($index, as: "start") } { $first } (+{ $second })

## Was man gefragt wird

over = Das Spiel ist vorbei. Sieg für { SEATS($winners, as: "object") }: { $why }
waiting = Warten auf { SEATS($asked, as: "object") }.
ChooseSecrets = Wähle deine { $two ->
        [yes] zwei Geheimkarten, links und rechts
       *[no] Geheimkarte
    }.
PayForGuess = Du hast falsch geraten: Welche Geheimkarte geht an { SEAT($to, as: "object") }?
turn-ask = Du bist dran. Stelle deine Frage, oder rate.
turn-go-on = Rate, oder beende deinen Zug.
turn-ask-and-guess = Du bist dran. Der Nachziehstapel war zweimal leer: Du musst in diesem Zug fragen und raten.
turn-guess = Der Nachziehstapel war zweimal leer: Du musst in diesem Zug raten.
naming-rank = Was ist { secret-card }? Welche Karte der Farbe { AS($suit, "suit") }?
naming-suit = Was ist { secret-card }? { $stake }
stake-all = Ist alles richtig, gewinnst du sie (je 10 Punkte); ist etwas falsch, verlierst du deine.
stake-last = Liegst du richtig, gewinnst du sie und behältst deine (je 10 Punkte), und die Runde ist vorbei; wenn nicht, { WHO($other) ->
        [me] bekommst du
       *[other] bekommt { SEAT($other) }
    } beide.
stake = Liegst du richtig, gewinnst du sie (10 Punkte){ $two ->
        [yes] {""}
       *[no] , und wem sie gehört, der ist aus der Runde
    }; wenn nicht, verlierst du { $two ->
        [yes] { $strict ->
            [yes] beide eigenen
           *[no] eine eigene
        }
       *[no] deine
    }.

## Was man tun kann

Keep = { LEN($cards) ->
        [1] { LIST($cards, each: "card", form: "the") } behalten
       *[other] { AS($left, "card", form: "the") } links und { AS($right, "card", form: "the") } rechts behalten
    }
    .heading = Behalten
    .label = { LEN($cards) ->
        [1] als deine Geheimkarte
       *[other] links, { AS($right, "card", form: "the") } rechts
    }
Ask = { AS($card, "card") }: { AS($question, "question") } als { secret-card }?
    .heading = { AS($question, "question", form: "start") }?
    .label = als { secret-card }
Guess = { CAPITAL(secret-card) } raten
    .heading = Raten
    .label = { WHO($of) ->
        [me] deine
       *[other] { SEAT($of, as: "own") }
    }
GuessAll = Alle Geheimkarten raten
    .heading = Raten
    .label = und alle anderen
NameSuit = { AS($suit, "suit") }
    .heading = Farbe
NameRank = { AS($rank, "rank") }
    .heading = Rang
GiveUp = Die { AS($side, "side") } abgeben, { AS($card, "card", form: "the") }
    .heading = Abgeben
    .label = { AS($card, "card", form: "the") }
EndTurn = { $draws ->
        [yes] Eine Karte ziehen und den Zug beenden
       *[no] Den Zug beenden
    }
    .heading = Ende
TakeBack = Zurücknehmen
    .heading = Zurücknehmen

## Dinge

thing-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Spiele sie, um zu fragen, wie sie sich mit einer Geheimkarte vergleicht. Im Rang ist sie { LIST($ranks) }. An Stärke schlägt sie { LIST($weaker) }; stärker als sie sind { LIST($stronger) }.{ $reversed ->
        [yes] {" "}Gegen einen Joker anderer Farbe gilt es umgekehrt.
       *[no] {""}
    }
ranks-below = höher als { span }
ranks-above = niedriger als { span }
ranks-same = gleich jeder anderen Karte mit Rang { AS($rank, "rank") }
span = { $number ->
        [1] { AS($first, "rank") }
        [2] { AS($first, "rank") } und { AS($last, "rank") }
       *[other] { AS($first, "rank") } bis { AS($last, "rank") }
    }
suit-alone = { AS($suit, "suit") }
suit-lower = niedrigere Karten der Farbe { AS($suit, "suit") }
suit-higher = höhere Karten der Farbe { AS($suit, "suit") }
suit-every = alle anderen Karten der Farbe { AS($suit, "suit") }
thing-suit = { AS($suit, "suit") }
    .text = { AS($suit, "suit") } schlägt { LIST($weaker, each: "suit") } und verliert gegen { LIST($stronger, each: "suit") }.{ $jokers ->
        [yes] {" "}Ist eine der beiden Karten ein Joker, gilt es umgekehrt.
       *[no] {""}
    } Von zwei Karten der Farbe { AS($suit, "suit") } ist die mit dem höheren Rang stärker.
thing-secret = { $two ->
        [yes] { CAPITAL(AS($side, "side")) }{" "}
       *[no] {""}
    }Geheimkarte
    .text = Sie liegt verdeckt, und nur ihr Besitzer darf sie ansehen. Spiele eine Karte, um zu fragen, wie sich die beiden vergleichen. { $all ->
        [yes] Nenne sie zusammen mit allen anderen, die noch liegen.
       *[no] Nenne Farbe und Rang.
    } { $stake } Wer zuletzt übrig bleibt, bekommt Punkte für die eigene.
place-draw = Nachziehstapel
    .text = Am Ende deines Zuges ziehst du eine Karte davon. Ist er leer, wird die Ablage zu einem neuen gemischt; nach dem zweiten Mal muss in jedem Zug geraten werden.
place-discard = Ablage
    .text = Karten, mit denen gefragt wurde. Die Hand von jemandem, der ausgeschieden ist, kommt ungesehen darunter.

## Bereiche

zone-suits = Farben
    .note = Jede Farbe schlägt die nächsten zwei im Kreis { suit-r }, { suit-s }, { suit-l }, { suit-p }, { suit-w }.
zone-draw = Nachziehstapel
    .note = { $due ->
        [yes] Er war zweimal leer: In jedem Zug muss geraten werden.
       *[no] {""}
    }
zone-discard = Ablage
zone-score = { WHO($owner) ->
        [me] Deine Punkte
       *[other] { SEAT($owner, as: "own-start") } Punkte
    }
    .short = Punkte
    .note = { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }{ $out ->
        [yes] , aus der Runde
       *[no] {""}
    }
zone-hand = { WHO($owner) ->
        [me] Deine Hand
       *[other] { SEAT($owner, as: "own-start") } Hand
    }
    .short = Hand
zone-won = { WHO($owner) ->
        [me] Dein Gewinn
       *[other] { SEAT($owner, as: "own-start") } Gewinn
    }
    .short = Gewinn
zone-secret = { WHO($owner) ->
        [me] Deine
       *[other] { SEAT($owner, as: "own-start") }
    } { zone-secret.short }
    .short = { $two ->
        [yes] Geheimkarten
       *[no] Geheimkarte
    }

## Das Notizbuch

sheet = { WHO($knower) ->
        [none] Was ist { secret-card }?
       *[other] { CAPITAL(knows) } über { secret-card } wissen?
    }
    .short = { SEAT($of, as: "start") }{ $two ->
        [yes] , { AS($side, "side") }
       *[no] {""}
    }
    .note = { $worlds ->
        [0] {""}
        [1] 1 Karte passt
       *[other] { $worlds } Karten passen
    }
knows = { $alike ->
        [yes] was können die anderen
       *[no] { WHO($knower) ->
            [me] was kannst du
           *[other] was kann { SEAT($knower) }
        }
    }
heading-suit = { AS($suit, "suit") }
heading-rank = { AS($rank, "rank") }
    .short = { $rank }
fact-known = { $alike ->
        [yes] Die anderen können wissen
       *[no] { WHO($knower) ->
            [me] Du kannst wissen
           *[other] { SEAT($knower) } kann wissen
        }
    }: { CAPITAL(secret-card) } ist { answers }.
fact-play = Die Karte, die { WHO($by) ->
        [me] du verdeckt gespielt hast
       *[other] { SEAT($by) } verdeckt gespielt hat
    }, ist { answers }.
fact-secret = { CAPITAL(secret-card) } ist { answers }.
answers = { $holds ->
        [yes] {""}
       *[no] nicht{" "}
    }{ LIST($cards, each: "card", form: "the", by: "or") }

because-Held = Du hast { LIST($cards, each: "card", form: "the") } bekommen, also ist { nobody-elses }.
because-Kept = Du hast { LIST($cards, each: "card", form: "the") } geheim behalten, also ist { nobody-elses }.
nobody-elses = { LEN($cards) ->
        [1] das keine andere Geheimkarte
       *[other] keine davon eine andere Geheimkarte
    }
because-Drew = Du hast { AS($card, "card", form: "the") } gezogen, also ist das keine Geheimkarte.
because-Guessed = { WHO($by) ->
        [me] Du hast
       *[other] { SEAT($by) } hat
    } { secret-card } { $right ->
        [yes] richtig geraten: Es ist { AS($card, "card", form: "the") }{ no-other }.
       *[no] falsch geraten, also ist es nicht { AS($card, "card", form: "the") }.
    }
no-other = { $own ->
        [yes] {""}
       *[no] , also keine andere Geheimkarte
    }
because-GuessedAll = { WHO($by) ->
        [me] Du hast gesagt
       *[other] { SEAT($by) } hat gesagt
    }: { LIST($guesses, each: "guess-said") }. { $right ->
        [yes] Alles davon ist richtig
       *[no] Mindestens eines davon ist falsch
    }.
guess-said = { secret-card } ist { AS($card, "card", form: "the") }
because-HandedOver = { CAPITAL(secret-card) } ging offen an { SEAT($to, as: "object") }: Es ist { AS($card, "card", form: "the") }{ no-other }.
because-Shown = Du hast { secret-card } gesehen: Es ist { AS($card, "card", form: "the") }{ no-other }.
because-unseen = { WHO($by) ->
        [me] Du hast eine verdeckte Karte gespielt
       *[other] { SEAT($by) } hat eine verdeckte Karte gespielt
    }, und sie war { AS($reply, "compared") } { secret-card }. Also ist diese { AS($reply, "of-the-secret") } irgendeine Karte, die { WHO($by) ->
        [me] du haben konntest
       *[other] { SEAT($by) } haben konnte
    }.
because-played = { AS($card, "card") } wurde von { SEAT($by, as: "dative") } gespielt, also ist das keine Geheimkarte.
because-answered = { AS($card, "card") } von { SEAT($by, as: "dative") } war { AS($reply, "compared") } { secret-card }, also ist diese { $meaning }{ $own ->
        [yes] {""}
       *[no] , und { AS($card, "card", form: "the") } gehört niemandem
    }.
compared-higher = höher als
compared-lower = niedriger als
compared-same = so hoch wie
compared-stronger = stärker als
compared-weaker = schwächer als
of-the-secret-higher = niedriger als
of-the-secret-lower = höher als
of-the-secret-same = so hoch wie
of-the-secret-stronger = schwächer als
of-the-secret-weaker = stärker als
meaning-same = eine andere Karte mit Rang { AS($rank, "rank") }
meaning-rank = { AS($reply, "of-the-secret") } { AS($rank, "limit") }
meaning-strength = { LIST($suits, by: "or") }
limit = { $it }
limit-a = das Ass
limit-j = der Bube
limit-q = die Dame
limit-k = der König
limit-star = der Joker
some-one = { AS($card, "card", form: "the") }
some-up-to = { AS($suit, "suit") } bis { AS($rank, "rank") }
some-from = { AS($suit, "suit") } ab { AS($rank, "rank") }
some-without-joker = { AS($suit, "suit") } ohne Joker

## Warum ein Bot einen Zug macht, in seinen Worten

bot-keeps-any-card = Ich behalte { LIST($things) }: Jede Karte ist so gut wie die andere, solange niemand eine Gewohnheit erkennt.
bot-keeps-from-the-middle = Ich behalte { LIST($things) }, { $away ->
        [one] 1 Rang
       *[other] { $away } Ränge
    } von der Mitte: Je weiter weg, desto früher gefunden.
bot-narrows-down = { asks }: Jetzt passen { NUMBER($fit) } Karten, danach im Schnitt { NUMBER($left, digits: 1) }; dann dauert ein Beweis noch etwa { NUMBER($turns, digits: 1) } Züge{ $more }.
asks = Ich prüfe { $secret } mit { LIST($things) }
bot-races = { asks }: In { NUMBER($proof, style: "percent") } der Fälle ist das der Beweis, und in { NUMBER($taken, style: "percent") } nimmt sie jemand vor meinem nächsten Zug{ $more }.
bot-looks-ahead = { asks }: Ich stelle mir vor, wie die Runde weitergeht, und gewinne in { NUMBER($winning, style: "percent") } der Fälle{ $more }.
bot-keeps-quiet = { asks }, obwohl ich die Antwort kenne, denn die anderen lernen wenig daraus: Ich gewinne in { NUMBER($winning, style: "percent") } der Fälle, und in { NUMBER($telling, style: "percent") } nach der besten Frage, die mir etwas sagt.
bot-halves = { asks }: Jetzt passen { NUMBER($fit) } Karten, danach schlimmstenfalls { NUMBER($left) }.
bot-learns-nothing = { asks }, weil eine Frage fällig ist; die Antwort sagt mir nichts.
bot-is-sure = Ich rate { $secret }: Es kann nur { LIST($things) } sein.
bot-bets = Ich rate { $secret }: Die wahrscheinlichste Karte, { LIST($things) }, stimmt in { NUMBER($chance, style: "percent") } der Fälle{ $more }.
bot-bets-on-all = Ich rate alle: Die unsicherste Karte stimmt in { NUMBER($chance, style: "percent") } der Fälle.
bot-names = Ich nenne { LIST($things) }: Das stimmt in { NUMBER($chance, style: "percent") } der Fälle.
bot-names-for-certain = Ich nenne { LIST($things) }: Etwas anderes kann es nicht sein.
bot-waits = Ich rate noch nicht: Mein bester Tipp würde höchstens in { NUMBER($chance, style: "percent") } der Fälle stimmen{ $more }.
bot-gives-up = Ich gebe { $secret } ab: Beide sind mir gleich viel wert.
the-card = { AS($card, "card", form: "the") }
nothing-said = {""}
more-waiting = ; warte ich, gewinne ich in { NUMBER($waiting, style: "percent") } der Fälle
more-suspects = ; mein Rivale hat noch { $suspects ->
        [one] 1 Karte
       *[other] { $suspects } Karten
    } in Verdacht
more-winning = , nach der besten Frage in { NUMBER($best, style: "percent") }
more-worth = ; eine andere Frage ist mehr wert
more-turns = {" "}(nach der besten Frage { NUMBER($best, digits: 1) })
more-telling = {" "}(nach der, die jetzt am meisten sagt, { NUMBER($telling, digits: 1) }: Was sie übrig lässt, ist schwerer zu unterscheiden)

## Wie ein Spiel enden kann

ending-target_reached = Der höchste Stand ist { $best } Punkte.
ending-all_hands_played = Der höchste Stand ist { $best } Punkte.

## Optionen des Tisches

setting-jokers = Joker
    .text = In jeder Farbe wird ein Joker eingemischt.
setting-in_secret = Verdeckt gefragt
    .text = Nur wer fragt und wer gefragt wird, sieht die Karte einer Frage.
setting-two_cards = Zwei Karten
    .text = Jeder behält zwei Geheimkarten, links und rechts eine.
setting-strict = Streng
    .text = Mit zwei Geheimkarten kostet ein falscher Tipp beide statt einer.
setting-all_or_nothing = Alles oder nichts
    .text = Geraten werden nur alle Geheimkarten auf einmal, nie eine allein.
setting-length = Länge
    .text = Ein Spiel dauert eine Runde für jeden Spieler, bis jemand das Ziel erreicht, oder eine einzige Runde.
setting-double_points = Doppelte Punkte
    .text = Welche in einem Zug gewonnenen Geheimkarten je 20 zählen: alle, die die Gegner in dieser Runde hatten, oder alle, die noch geheim sind, von mindestens zwei Gegnern.
setting-target = Ziel
    .text = Wie viele Punkte das Ziel ist, wenn die Länge das Ziel ist.
setting-ranks = Ränge
    .text = Wie viele Ränge die Karten haben, vom Ass an.
setting-suits = Farben
    .text = Wie viele Farben es gibt; mit dreien sind es Stein, Papier und Schere.

## Die Spielhilfe: wie ein Zug geht, und was alles tut, auf einer Seite

aid-guess = Du darfst { $all ->
        [yes] alle Geheimkarten raten, die noch liegen, auf einmal
       *[no] Geheimkarten raten, bis eine falsch ist
    }.
aid-ask = Stelle eine Frage, wenn du eine Karte hast: Spiele sie, und wähle { $two ->
        [yes] die linke oder die rechte Geheimkarte
       *[no] die Geheimkarte
    } eines Gegners und „{ question-rank }“ oder „{ question-strength }“. { $in_secret ->
        [yes] Nur du und der Gefragte sehen die Karte.
       *[no] Alle hören die Antwort.
    }
aid-guess-again = Du darfst noch einmal raten.
aid-draw = Zieh eine Karte. Dein Zug ist vorbei.
aid-suits = Farben
aid-cards = Karten
aid-ranks = Ränge
    .text = Von niedrig nach hoch: { LIST($ranks, each: "rank") }. Der gleiche Rang ist weder höher noch niedriger.
aid-jokers = Joker
    .text = Einer in jeder Farbe. Sie stehen im Rang unter dem Ass und drehen die Farben um.
aid-points = Punkte
aid-ten = 10
    .text = Für jede Geheimkarte, die du gewinnst, und für jede eigene, wenn du als Letzter übrig bleibst.
aid-twenty = 20
    .text = Statt 10 für jede, wenn du in einem einzigen Zug { $whole_hand ->
        [yes] alle Geheimkarten gewinnst, die die Gegner in dieser Runde hatten
       *[no] alle gewinnst, die noch liegen, von mindestens zwei Gegnern
    }.
aid-match = Das Spiel
    .text = { AS($length, "aid-length") }; die meisten Punkte gewinnen.
aid-length-a-hand-each = { $seats } Runden
aid-length-target = Bis jemand { $target } Punkte hat
aid-length-one-hand = Eine Runde

## Ein erstes Spiel: wer du bist, was du willst, und ein Satz zu jedem neuen Ding

aim-1 = ein Gedankenleser, wie alle hier
    .aim = nenne ihre Geheimkarten, bevor sie deine nennen
tip-keep = Versteck eine deiner Karten.
    .text = Wähle sie. Sie liegt verdeckt als deine Geheimkarte; mit den anderen fragst du.
tip-ask = Frag nach einer Geheimkarte.
    .text = Wähle eine Karte, einen Gegner und die Art der Frage. Höher oder niedriger: der Rang, vom Ass bis zum König. Stärker oder schwächer: die Farben, nach den Pfeilen des Rades.
tip-answer = Lies die Antwort.
    .text = Sie ist immer wahr. Alle Antworten zu einer Geheimkarte stehen bei ihr, auch die an andere. Zieh nun eine Karte: Dann fragt der Nächste.
tip-notebook = Lass dir vom Notizbuch helfen.
    .text = Unter Notizen streicht es jede Karte, die nicht mehr passt. Wähle ein Feld, um zu sehen, warum.
tip-guess = Rate, wenn du sicher bist.
    .text = Richtig: Du gewinnst die Karte, 10 Punkte. Falsch: Deine geht an diesen Spieler, und du bist aus der Runde.

# Warum ein Tisch abgelehnt wird.
refusal-strict-needs-two-cards = Die Option strict geht nur mit two_cards=true.
refusal-strict-not-needed = Die Option strict ist mit all_or_nothing unnötig: Dort kostet ein falscher Tipp immer alles.
refusal-too-few-cards = Mit { $suits } Farben zu { $ranks } Werten gibt es Karten für { $most } Spieler, nicht für { $seats }.

## Der Tisch im Browser

table-sentence = Deine Frage
table-is-my = Ist meine
table-any-card = welche Karte
table-any-kind = wie
table-any-secret = als wessen Geheimkarte
table-any-secret-short = als wessen
table-ask = Fragen
table-guess = Raten
table-guess-whose = Wessen Geheimkarte? Zeig darauf.
table-i-think = { $owner }, ich glaube, deine Karte ist
table-any-guess = welche Karte
table-say-it = Sagen
table-back = Zurück
table-grid = Jede Karte des Spiels
table-taken-key = Du siehst, wo diese Karte liegt.
table-seen = gesehen
table-mine = deine
table-cell = { $placed ->
        [yes] { $card }, { $where }
       *[no] { $card }
    }
table-secret-of = { $secret } von { $owner }
table-answers = Antworten über { $owner }
table-told = Was geantwortet wurde
table-answers-mine = Was der Tisch von deiner Karte weiß
table-no-answers = Noch hat niemand gefragt.
table-dealer = Geber
table-out = raus
table-to-draw = { $count } im Stapel
table-discards = { $count } abgelegt
table-wheel = Welche Farbe welche schlägt
table-beats = { $suit } schlägt { LIST($beaten) }
table-each-beats = jede schlägt die, auf die ihre Pfeile zeigen
table-my-secret = Meine Geheimkarte
table-in-hand = { $count } auf der Hand
table-points-short = { $points } P.
table-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Von der Geheimkarte gesagt, wo die Antwort von der gespielten Karte sprach.
table-replies-higher = niedriger als
table-replies-lower = höher als
table-replies-same = gleich hoch wie
table-replies-stronger = schwächer als
table-replies-weaker = stärker als
# Dasselbe, wo wenig Platz ist.
table-replies-short-higher = unter
table-replies-short-lower = über
table-replies-short-same = ist
table-replies-short-stronger = unterliegt
table-replies-short-weaker = schlägt
table-fit = { $count ->
        [one] { $count } passt
       *[other] { $count } passen
    }
table-turned-up = Die Geheimkarten dieser Runde
table-to-you = dir
table-became-read = gelesen von { $name }
table-became-lost = an { $name } verloren, falsch geraten
table-became-kept = behalten
table-became-seen = nur du hast sie gesehen
table-is-one-of = Es ist eine von diesen
table-is-this = Es ist diese
table-ruled-out = ausgeschlossen
table-ruled-out-key = Sie passt nicht mehr.
table-you-are-out = aus dieser Runde raus
table-fit-for-others = { $count ->
        [one] { $count } passt
       *[other] { $count } passen
    } für die anderen
table-won = Gewonnen
table-for-others = Für die anderen: { $fit }.
