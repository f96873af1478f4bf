# The Mastermind

blurb = Die meisten dienen der Agentur, einige heimlich dem Syndikat. Wählt zwei Spieler an die Macht, seht, was sie beschließen, und findet heraus, wer lügt.

## Was man mit einem Tipp sagt

phrase-trust_me = Vertraut mir.
phrase-not_believed = Das glaube ich nicht.
phrase-who_chose = Wer von euch beiden hat das ausgesucht?
phrase-tell_us = Was hast du gezogen?
phrase-vote_yes = Ich stimme mit Ja.
phrase-vote_no = Ich stimme mit Nein.

## Dinge: wie sie heißen, und was sie tun

card-agency = Beschluss der Agentur
    .short = Agentur
    .text = Beschlossen liegt er auf der Leiste der Agentur. Mit fünf davon gewinnt die Agentur.
card-syndicate = Beschluss des Syndikats
    .short = Syndikat
    .text = Beschlossen liegt er auf der Leiste des Syndikats und gibt vielleicht { $top_deck_powers ->
        [yes] dem Direktor
       *[no] dem Direktor, dessen Rat ihn beschlossen hat,
    } eine Macht. Mit sechs davon gewinnt das Syndikat.
role-agency = Mitglied der Agentur
    .short = Agentur
    .text = Gewinnt mit der Agentur: durch fünf Beschlüsse der Agentur, oder wenn der Mastermind beseitigt wird. Kennt keine andere Rolle.
role-agent = Agent des Syndikats
    .short = Agent
    .text = Gewinnt mit dem Syndikat: durch sechs Beschlüsse des Syndikats, oder wenn der Mastermind bei drei oder mehr davon zum Ausführenden gewählt wird. Kennt die anderen Agenten, { $agents_know_mastermind ->
        [yes] und den Mastermind.
       *[no] aber nicht den Mastermind.
    }
role-mastermind = Der Mastermind
    .short = Mastermind
    .text = Gewinnt mit dem Syndikat, und zwar sofort, wenn er bei drei oder mehr Beschlüssen des Syndikats zum Ausführenden gewählt wird. Wird er beseitigt, gewinnt die Agentur. { $blind ->
        [yes] Kennt die Agenten nicht.
        [many] Kennt die Agenten bei weniger als { $blind_from } Spielern.
       *[no] Kennt die Agenten.
    }
ballot-approve = Ja
    .text = Eine Stimme für diesen Rat. Er steht, wenn mehr als die Hälfte der Lebenden zustimmt.
ballot-reject = Nein
    .text = Eine Stimme gegen diesen Rat. Lehnt mindestens die Hälfte ab, fällt er, und die Unruhe steigt.
power-investigation = Untersuchung
    .text = Der Direktor wählt einen anderen lebenden Spieler{ $repeat_investigations ->
        [yes] {""}
       *[no] , den noch niemand untersucht hat,
    } und erfährt als Einziger { learns }.
power-surveillance = Überwachung
    .text = Der Direktor sieht als Einziger die nächsten drei Beschlüsse des Stapels und legt sie { laid-back } zurück.
power-special_election = Sonderwahl
    .text = Der Direktor gibt das Schild einem anderen lebenden Spieler, der für eine Runde Direktor ist. Danach geht es weiter, als hätte es diese Runde nicht gegeben.
power-purge = Beseitigung
    .text = Der Direktor nimmt einen anderen lebenden Spieler aus dem Spiel, und keine Rolle wird gezeigt. War es der Mastermind, gewinnt die Agentur sofort.
place-deck = Stapel der Beschlüsse
    .short = Stapel
    .text = Am Anfang waren es 11 vom Syndikat und 6 von der Agentur. Sind weniger als drei übrig, werden sie mit der Ablage gemischt, bevor eine Karte gezogen, angesehen oder beschlossen wird.
place-discards = Ablage
    .text = Was die Räte abgelegt haben, verdeckt. Es kommt in den Stapel zurück, wenn er zur Neige geht.
token-instability = Unruhe
    .text = Wie viele Räte hintereinander { $veto ->
        [yes] abgelehnt wurden oder ihre Karten weggeworfen haben
       *[no] abgelehnt wurden
    }. Bei drei wird die oberste Karte des Stapels beschlossen, wie sie kommt. Jeder Beschluss setzt die Unruhe auf null.
token-placard = Schild des Direktors
    .short = Direktor
    .text = Wer es hat, schlägt einen Ausführenden vor. Steht der Rat, zieht er drei Beschlüsse, legt einen ab und gibt zwei weiter. Nach jeder Runde geht es nach links.
token-next = Nächster Direktor
    .short = Nächster
    .text = Bekommt das Schild nach dieser Runde, wenn es nicht durch eine Sonderwahl woanders hingeht.
token-nominee = Vorgeschlagen
    .text = Alle Lebenden stimmen über diesen Spieler als Ausführenden ab.
token-operative = Ausführender
    .short = Ausführender
    .text = Bekommt zwei Beschlüsse vom Direktor, legt einen verdeckt ab und setzt den anderen um.{ $veto ->
        [yes] {" "}Ab { $veto_from } Beschlüssen des Syndikats darf er um ein Veto bitten.
       *[no] {""}
    }
token-barred = Amtssperre
    .text = Darf nicht als Ausführender vorgeschlagen werden: war { AS($term_limit, "term-limit") }.
token-confirmed = Nicht der Mastermind
    .text = Wurde bei drei oder mehr Beschlüssen des Syndikats zum Ausführenden gewählt oder beseitigt, und das Spiel ging weiter.
token-investigated = Untersucht
    .text = Ein Direktor kennt { learns }.{ $repeat_investigations ->
        [yes] {""}
       *[no] {" "}Niemand wird zweimal untersucht.
    }
token-purged = Beseitigt
    .text = Aus dem Spiel: keine Stimme, kein Amt, kein Wort. Gewinnt oder verliert mit der eigenen Seite.
token-agency_wins = Agentur gewinnt
    .text = Mit dem fünften Beschluss der Agentur gewinnt die Agentur.
token-never_used = Nie benutzt
    .text = Vorher hat die Agentur schon gewonnen.
token-danger = Mastermind als Ausführender gewinnt
    .text = Von nun an gewinnt das Syndikat, wenn der Mastermind zum Ausführenden gewählt wird.
token-syndicate_wins = Syndikat gewinnt
    .text = Mit dem sechsten Beschluss des Syndikats gewinnt das Syndikat.
token-veto = Veto
    .text = Von hier an darf ein Ausführender darum bitten, beide Karten wegzuwerfen. Stimmt der Direktor zu, wird nichts beschlossen, und die Unruhe steigt. Sonst muss eine der beiden beschlossen werden.
veto-agree = Dem Veto zustimmen
    .short = Zustimmen
    .text = Beide Karten werden verdeckt abgelegt, nichts wird beschlossen, und die Unruhe steigt um eins.
veto-refuse = Das Veto ablehnen
    .short = Ablehnen
    .text = Der Ausführende muss eine der beiden umsetzen und darf nicht noch einmal bitten.
council = Rat { $number }
    .text = Ein Rat, der stand. Was er gezogen und abgelegt hat, wird am Ende gezeigt.
slot = { AS($number, "ordinal", form: "start") } Beschluss { AS($side, "of-side") }
    .short = { $number }
    .text = Platz für den { AS($number, "ordinal") } Beschluss { AS($side, "of-side") }.
learns = { $investigation ->
        [side] die Seite dieses Spielers: Agentur oder Syndikat; der Mastermind zählt zum Syndikat
       *[role] die Rolle dieses Spielers
    }
laid-back = { $surveillance_reorders ->
        [yes] in beliebiger Reihenfolge
       *[no] so, wie sie lagen,
    }
term-limit-previous-director = Direktor der vorigen Runde
term-limit-elected-director = Direktor des letzten Rates, der stand
term-limit-elected-pair = Mitglied des letzten Rates, der stand

## Wörter, die viele Sätze brauchen

side-agency = Agentur
side-syndicate = Syndikat
of-side-agency = der Agentur
of-side-syndicate = des Syndikats
the-side-agency = die Agentur
the-side-syndicate = das Syndikat
# Im Akkusativ: den ersten Beschluss.
ordinal = { $it ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] sechsten
    }
    .start = { $it ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[other] Sechster
    }
policies = { $agency ->
        [0] {""}
       *[other] { $agency }-mal Agentur
    }{ $agency ->
        [0] {""}
       *[other] { $syndicate ->
            [0] {""}
           *[other] {" und "}
        }
    }{ $syndicate ->
        [0] {""}
       *[other] { $syndicate }-mal Syndikat
    }
a-policy-agency = einen Beschluss der Agentur
a-policy-syndicate = einen Beschluss des Syndikats
power-name-investigation = Untersuchung
power-name-surveillance = Überwachung
power-name-special-election = Sonderwahl
power-name-purge = Beseitigung
am-agency = bei der Agentur
am-agent = ein Agent des Syndikats
am-mastermind = der Mastermind
answer-agency = Agentur
answer-syndicate = Syndikat
answer-agent = ein Agent des Syndikats
answer-mastermind = der Mastermind

## Die Geschichte

Learned-agency = Du bist bei der Agentur. Du kennst keine andere Rolle.
Learned-mastermind = Du bist der Mastermind. { LEN($agents) ->
        [0] Wer deine Agenten sind, erfährst du nicht, { $known ->
            [yes] aber sie kennen dich.
           *[no] und sie kennen dich nicht.
        }
        [1] Dein Agent ist { SEATS($agents, as: "listed") } { $known ->
            [yes] und kennt dich.
           *[no] und kennt dich nicht.
        }
       *[other] Deine Agenten sind { SEATS($agents, as: "listed") }, { $known ->
            [yes] und sie kennen dich.
           *[no] und sie kennen dich nicht.
        }
    }
Learned-agent = Du bist ein Agent des Syndikats. { LEN($agents) ->
        [0] Es gibt keinen anderen Agenten.
        [1] Der andere Agent ist { SEATS($agents, as: "listed") }.
       *[other] Die anderen Agenten sind { SEATS($agents, as: "listed") }.
    } { WHO($leader) ->
        [none] { $known ->
            [yes] Der Mastermind kennt dich, aber wer es ist, erfährst du nicht.
           *[no] Der Mastermind kennt dich nicht, und wer es ist, erfährst du nicht.
        }
       *[other] { SEAT($leader) } ist der Mastermind und { $known ->
            [yes] kennt dich
           *[no] kennt dich nicht
        }.
    }
Began = { DOES($director, "bist", "ist") } der erste Direktor.
Nominated = { DOES($director, "schlägst", "schlägt") } { SEAT($operative, as: "object") } als Ausführenden vor.
Voted = Ja: { SEATS($approving, as: "listed") }. Nein: { SEATS($rejecting, as: "listed") }.
Elected = Der Rat steht.{ $confirmed ->
        [yes] { WHO($operative) ->
            [me] {" "}Also kannst du nicht der Mastermind sein.
           *[other] {" "}Also kann { SEAT($operative) } nicht der Mastermind sein.
        }
       *[no] {""}
    }
Rejected = Der Rat ist abgelehnt. { instability-of }
instability-of = Unruhe { $instability } von { $most }.
TopDecked = Die oberste Karte wird beschlossen: der { AS($number, "ordinal-nominative") } Beschluss { AS($policy, "of-side") }.
ordinal-nominative = { $it ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[other] sechste
    }
Lost = { AS($power, "power-name") } { $owed ->
        [yes] bleibt für den Direktor des nächsten Rates
       *[no] verfällt
    }.
Reshuffled = Es sind zu wenige Beschlüsse übrig: Alle { $cards }, die nicht ausliegen, werden zu einem neuen Stapel gemischt.
Drew = { DOES($director, "ziehst", "zieht") } { $cards ->
        [none] drei Beschlüsse
       *[other] { AS($cards, "policies") }
    }.
Passed = { DOES($director, "legst", "legt") } { $discarded ->
        [none] einen verdeckt
       *[other] { AS($discarded, "a-policy") }
    } ab und { WHO($director) ->
        [me] gibst
       *[other] gibt
    } zwei weiter.
Received = { DOES($operative, "bekommst", "bekommt") } { AS($cards, "policies") }.
Enacted = { DOES($operative, "setzt", "setzt") } den { AS($number, "ordinal") } Beschluss { AS($policy, "of-side") } um.
VetoAsked = { DOES($operative, "bittest", "bittet") } { SEAT($director, as: "object") } um ein Veto.
VetoRefused = { DOES($director, "lehnst", "lehnt") } das Veto ab: Ein Beschluss muss her.
Vetoed = { DOES($director, "stimmst", "stimmt") } zu: Beide Karten werden weggeworfen, und nichts wird beschlossen. { instability-of }
Granted = Das gibt { SEAT($director, as: "dative") } eine Macht: { AS($power, "power-name") }.
Lapsed = Für { SEAT($director, as: "object") } ist niemand mehr zu untersuchen: { AS($power, "power-name") } verfällt.
Investigated = { DOES($director, "untersuchst", "untersucht") } { SEAT($seat, as: "object") }{ $answer ->
        [none] {""}
       *[other] : { AS($answer, "answer") }
    }.
Looked = { DOES($director, "siehst", "sieht") } die nächsten drei Beschlüsse{ $cards ->
        [none] {""}
       *[other] . Von oben: { LIST($cards, each: "side", by: "comma") }
    }.
Arranged = { DOES($director, "legst", "legt") } sie zurück{ $reorders ->
        [no] , so wie sie lagen
       *[yes] { $cards ->
            [none] , vielleicht in anderer Reihenfolge
           *[other] : { LIST($cards, each: "side", by: "comma") }
        }
    }.
Appointed = { DOES($director, "gibst", "gibt") } { SEAT($seat, as: "dative") } das Schild.
Purged = { DOES($director, "beseitigst", "beseitigt") } { SEAT($seat, as: "object") }.{ $confirmed ->
        [yes] { WHO($seat) ->
            [me] {" "}Also warst du nicht der Mastermind.
           *[other] {" "}Also war { SEAT($seat) } nicht der Mastermind.
        }
       *[no] {""}
    }
RolesRevealed = Mastermind: { SEATS($mastermind, as: "listed") }. Agenten: { SEATS($agents, as: "listed") }. Agentur: { SEATS($agency, as: "listed") }.
CouncilRevealed = Rat { $number }: { WHO($director) ->
        [me] Du hast
       *[other] { SEAT($director) } hat
    } { AS($drawn, "policies") } gezogen und { AS($discarded, "side") } abgelegt; { $vetoed ->
        [yes] die anderen zwei, { AS($passed, "policies") }, fielen dem Veto zum Opfer
       *[no] { WHO($operative) ->
            [me] du hast
           *[other] { SEAT($operative) } hat
        } { AS($buried, "side") } abgelegt und { AS($enacted, "side") } beschlossen
    }.
Said = { DOES($seat, "sagst", "sagt") }: „{ $claim }“

## Was laut gesagt wird. Von anderen spricht man immer mit Namen.

IAm = Ich bin { AS($role, "am") }.
IDrew = In Rat { $council } habe ich { AS($cards, "policies") } gezogen.
IReceived = In Rat { $council } habe ich { AS($cards, "policies") } bekommen.
IFound = Ich habe { NAME($seat) } untersucht: { AS($answer, "answer") }.
ISaw = Oben auf dem Stapel sah ich { AS($cards, "policies") }.

## Was man gefragt wird

over = Das Spiel ist vorbei. { $why } Es gewinnt { AS($side, "the-side") }: { SEATS($winners, as: "listed") }.
Nomination = Du bist Direktor. Schlage einen Ausführenden vor.{ $danger ->
        [yes] {" "}Wird der Mastermind gewählt, gewinnt das Syndikat.
       *[no] {""}
    }
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Ein Ausführender wird vorgeschlagen.
purged-first = { $out ->
        [yes] Du wurdest beseitigt.{" "}
       *[no] {""}
    }
Ballot = { SEAT($director, as: "start") } als Direktor, { SEAT($operative) } als Ausführender: Stimmst du zu?{ $danger ->
        [yes] { WHO($operative) ->
            [me] { $mastermind ->
                [yes] {" "}Du bist der Mastermind: Wirst du gewählt, gewinnt das Syndikat.
               *[no] {""}
            }
           *[other] {" "}Ist { SEAT($operative) } der Mastermind, gewinnt das Syndikat.
        }
       *[no] {""}
    }{ $last_chance ->
        [yes] {" "}Bei der dritten Ablehnung wird die oberste Karte beschlossen.
       *[no] {""}
    }
    .waiting = { purged-first }Es fehlen noch Stimmen: { SEATS($asked, as: "listed") }.
DirectorDiscards = Du hast { AS($hand, "policies") } gezogen. Lege eine Karte ab; { WHO($operative) ->
        [me] du bekommst
       *[other] { SEAT($operative) } bekommt
    } die anderen zwei.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Einer von drei Beschlüssen wird abgelegt.
OperativeEnacts = { $refused ->
        [yes] { SEAT($director, as: "start") } hat das Veto abgelehnt. Du hast { AS($hand, "policies") }.
       *[no] { SEAT($director, as: "start") } gibt dir { AS($hand, "policies") }.
    } Beschließe eine Karte; die andere wird abgelegt{ $veto ->
        [yes] . Oder bitte { SEAT($director, as: "object") } um ein Veto
       *[no] {""}
    }.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Einer von zwei Beschlüssen wird umgesetzt.
DirectorAnswers = { SEAT($operative, as: "start") } bittet darum, { AS($hand, "policies") } wegzuwerfen. Stimmst du zu? Sonst muss eine davon beschlossen werden.{ $last_chance ->
        [yes] {" "}Bei Unruhe drei wird die oberste Karte beschlossen.
       *[no] {""}
    }
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Veto, ja oder nein?
Investigation = Untersuche einen Spieler: Du allein erfährst seine { $full ->
        [yes] Rolle
       *[no] Seite
    }.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Jemand wird untersucht.
Surveillance = Die nächsten drei Beschlüsse sind { LIST($looked, each: "side", by: "comma") }, der oberste zuerst. Lege sie { laid-back } zurück.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Die nächsten drei Beschlüsse werden angesehen.
SpecialElection = Wähle den nächsten Direktor; nach dieser Runde geht es links von { SEAT($last_in_turn, as: "dative") } weiter.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Der nächste Direktor wird bestimmt.
Purging = Beseitige einen Spieler: Er ist aus dem Spiel. Ist es der Mastermind, gewinnt die Agentur.
    .waiting = { purged-first }Warten auf { SEATS($asked, as: "object") }: Jemand wird beseitigt.
shuffling = { purged-first }Die Karten werden gemischt.

## Was man tun kann

Nominate = { CAPITAL(SEAT($seat, as: "object")) } vorschlagen
    .heading = Vorschlagen
    .label = { SEAT($seat, as: "start") }
Vote = { $approve ->
        [yes] Ja
       *[no] Nein
    }
    .heading = Abstimmen
Discard = { AS($policy, "side") } ablegen
    .heading = Ablegen
    .label = { AS($policy, "side") }
Enact = { AS($policy, "side") } beschließen
    .heading = Beschließen
    .label = { AS($policy, "side") }
AskVeto = Um ein Veto bitten: beide wegwerfen
    .heading = Veto
    .label = Bitten
AnswerVeto = { $agree ->
        [yes] Zustimmen: beide wegwerfen
       *[no] Ablehnen: Eine muss beschlossen werden
    }
    .heading = Veto
Investigate = { CAPITAL(SEAT($seat, as: "object")) } untersuchen
    .heading = Untersuchen
    .label = { SEAT($seat, as: "start") }
Arrange = { LIST($cards, each: "side", by: "comma") }
    .heading = Von oben
Appoint = { CAPITAL(SEAT($seat, as: "dative")) } das Schild geben
    .heading = Nächster Direktor
    .label = { SEAT($seat, as: "start") }
Purge = { CAPITAL(SEAT($seat, as: "object")) } beseitigen
    .heading = Beseitigen
    .label = { SEAT($seat, as: "start") }

## Bereiche

zone-player = { SEAT($owner, as: "start") }
    .note = { LIST($notes, by: "semicolon") }
note-purged = beseitigt
note-placard = Direktor
note-next = der nächste Direktor
note-nominee = als Ausführender vorgeschlagen
note-operative = Ausführender
note-barred = darf nicht vorgeschlagen werden
note-confirmed = nicht der Mastermind
note-investigated = untersucht von { SEAT($by, as: "dative") }{ $answer ->
        [none] {""}
       *[other] : { AS($answer, "answer") }
    }
zone-role = { WHO($owner) ->
        [me] Deine Rolle
       *[other] { SEAT($owner, as: "own-start") } Rolle
    }
    .short = Rolle
zone-hand = { WHO($owner) ->
        [me] Deine Beschlüsse
       *[other] { SEAT($owner, as: "own-start") } Beschlüsse
    }
    .short = Beschlüsse
zone-vote = { WHO($owner) ->
        [me] Deine Stimme
       *[other] { SEAT($owner, as: "own-start") } Stimme
    }
    .short = Stimme
zone-ballots = { WHO($owner) ->
        [me] Deine Stimmzettel
       *[other] { SEAT($owner, as: "own-start") } Stimmzettel
    }
    .short = Stimmzettel
zone-veto = { WHO($owner) ->
        [me] Deine Antwort auf das Veto
       *[other] { SEAT($owner, as: "own-start") } Antwort auf das Veto
    }
    .short = Antwort auf das Veto
zone-track-agency = Beschlüsse der Agentur
    .note = { $value } von { $most }
zone-track-syndicate = Beschlüsse des Syndikats
    .note = { $value } von { $most }{ $next ->
        [over] {""}
        [none] ; der nächste gibt keine Macht
       *[other] ; der nächste gibt: { AS($next, "power-name") }
    }
zone-instability = Unruhe
    .note = { $value } von { $most }
zone-approvals = Nötige Ja-Stimmen
    .note = { $value } von { $most }
zone-off_board = Noch im Spiel
    .short = Übrig
zone-deck = Stapel
zone-discards = Ablage

## Das Notizbuch

sheet-roles = Wer ist wer
    .note = { $agency } Agentur, { $agents ->
        [one] 1 Agent
       *[other] { $agents } Agenten
    } und { $masterminds } Mastermind unter { $players } Spielern
sheet-councils = Was die Räte hatten
    .short = Räte
    .note = { AS($left, "policies") } liegen nicht aus
heading-seat = { SEAT($seat, as: "start") }
heading-council = Rat { $number }
    .short = { $number }
    .text = { SEAT($director, as: "start") } als Direktor, { SEAT($operative) } als Ausführender{ $enacted ->
        [none] { $vetoed ->
            [yes] : ein Veto
           *[no] {""}
        }
       *[other] : { AS($enacted, "side") }
    }.
heading-agency = Agentur
    .text = Gewinnt mit der Agentur.
heading-syndicate = Syndikat
    .text = Ein Agent oder der Mastermind: was eine Untersuchung sagt.
heading-agent = Agent
    .text = Ein Agent des Syndikats.
heading-mastermind = Mastermind
    .text = Der Mastermind.
heading-drawn = Der Direktor zog { AS($cards, "policies") }
    .short = { hand-letters }
heading-received = Der Ausführende bekam { AS($cards, "policies") }
    .short = { hand-letters }
hand-letters = { $letters }
heading-discarded = Der Direktor legte Agentur ab
    .short = Direktor A
heading-buried = Der Ausführende legte Agentur ab
    .short = Ausführender A
fact-role = { DOES($seat, "bist", "ist") } { $holds ->
        [yes] {""}
       *[no] nicht{" "}
    }{ of-roles }.
of-roles = { $syndicate ->
        [yes] beim Syndikat
       *[no] { LIST($roles, each: "am", by: "or") }
    }
fact-discarded = In Rat { $council } { WHO($seat) ->
        [me] hast du
       *[other] hat { SEAT($seat) }
    } { LIST($left, each: "side", by: "or") } abgelegt.
fact-drawn = In Rat { $council } { WHO($seat) ->
        [me] hast du
       *[other] hat { SEAT($seat) }
    } { $holds ->
        [yes] {""}
       *[no] nicht{" "}
    }{ LIST($hands, each: "policies", by: "or") } gezogen.
fact-received = In Rat { $council } { WHO($seat) ->
        [me] hast du
       *[other] hat { SEAT($seat) }
    } { $holds ->
        [yes] {""}
       *[no] nicht{" "}
    }{ LIST($hands, each: "policies", by: "or") } bekommen.

because = { CAPITAL($happened) }{ $follows }.
follows-nothing = {""}
is = { WHO($seat) ->
        [me] bist du
       *[other] ist { SEAT($seat) }
    }
was = { WHO($seat) ->
        [me] du wurdest
       *[other] { SEAT($seat) } wurde
    }
happened-Investigated = du hast { SEAT($seat, as: "object") } untersucht (Ergebnis: { AS($answer, "answer") }), also { is } { of-roles }
happened-Elected = { was } bei { $from } oder mehr Beschlüssen des Syndikats zum Ausführenden gewählt, und das Spiel ging weiter, also { is } nicht der Mastermind
happened-Purged = { was } beseitigt, und das Spiel ging weiter, also { is } nicht der Mastermind
happened-RolesRevealed = am Ende wurden alle Rollen gezeigt, und { WHO($seat) ->
        [me] du warst
       *[other] { SEAT($seat) } war
    } { AS($role, "am") }
learned-own = du kennst deine eigene Rolle: Du bist { AS($role, "am") }
learned-shown = beim Austeilen wurde dir gezeigt: { SEAT($seat) } ist { AS($role, "am") }
learned-not-among = beim Austeilen wurden dir { $group ->
        [syndicate] { $other ->
            [yes] alle anderen vom Syndikat
           *[no] alle vom Syndikat
        }
       *[agents] { $other ->
            [yes] alle anderen Agenten
           *[no] alle Agenten
        }
    } gezeigt, und { SEAT($seat) } war nicht dabei
learned-taken = du bist selbst { AS($role, "am") }, also { $others ->
        [0] ist es sonst niemand
        [1] ist es nur 1 der anderen
       *[other] sind es nur { $others } der anderen
    }
happened-Drew = in Rat { $council } { WHO($director) ->
        [me] hast du
       *[other] hat { SEAT($director) }
    } { AS($cards, "policies") } gezogen
happened-Passed = in Rat { $council } { WHO($director) ->
        [me] hast du
       *[other] hat { SEAT($director) }
    } { AS($discarded, "side") } abgelegt
happened-Received = in Rat { $council } { WHO($operative) ->
        [me] hast du
       *[other] hat { SEAT($operative) }
    } { AS($cards, "policies") } bekommen
happened-Enacted = in Rat { $council } { WHO($operative) ->
        [me] hast du
       *[other] hat { SEAT($operative) }
    } den { AS($number, "ordinal") } Beschluss { AS($policy, "of-side") } umgesetzt
happened-TopDecked = die oberste Karte wurde der { AS($number, "ordinal-nominative") } Beschluss { AS($policy, "of-side") }
happened-Looked = deine Überwachung zeigte von oben { LIST($cards, each: "side", by: "comma") }
happened-Arranged = du hast von oben { LIST($cards, each: "side", by: "comma") } zurückgelegt
happened-CouncilRevealed = am Ende wurden die Karten von Rat { $council } gezeigt
follows-so = . Also: { $only }
follows-enacted-before = . Das zeigt, was vorher beschlossen war. Also: { $only }
only-discarded = { WHO($seat) ->
        [me] Du hast
       *[other] { SEAT($seat) } hat
    } { LIST($left, each: "side", by: "or") } abgelegt
only-drawn = { WHO($seat) ->
        [me] Du hast
       *[other] { SEAT($seat) } hat
    } { at-least } gezogen
only-received = { WHO($seat) ->
        [me] Du hast
       *[other] { SEAT($seat) } hat
    } { at-least } bekommen
at-least = { $sure ->
        [yes] {""}
       *[no] mindestens{" "}
    }{ AS($least, "policies") }
follows-came-from = , und was abgelegt wurde, kam davon
follows-one-discarded = , und eine der beiden wurde abgelegt
follows-third-discarded = , und die dritte wurde abgelegt
follows-not-passed = , und diese Karte wurde nicht weitergegeben
follows-not-discarded = , und diese Karte wurde nicht abgelegt
follows-not-shuffled = , und was auslag, wurde nicht in den Stapel von Rat { $council } gemischt
follows-drew-these = , und Rat { $council } zog davon
follows-drew-others = , und Rat { $council } zog von den anderen Karten

## Warum ein Bot etwas mag oder nicht, in seinen Worten

voice = { $own ->
        [yes] mich
       *[no] { SEAT($seat, as: "object") }
    }
bot = { $chosen ->
        [yes] Ich will { $does }
       *[no] Ich würde nicht { $does }
    }: { $why }.
does-approve = mit Ja stimmen
does-reject = mit Nein stimmen
does-nominate = { AS($whom, "voice") } vorschlagen
does-investigate = { AS($whom, "voice") } untersuchen
does-appoint = das Schild an { AS($whom, "voice") } geben
does-purge = { AS($whom, "voice") } beseitigen
does-discard = { AS($policy, "side") } ablegen
does-enact = { AS($policy, "side") } beschließen
does-arrange = { AS($policy, "side") } nach oben legen
does-ask-veto = um ein Veto bitten
does-agree = dem Veto zustimmen
does-refuse = das Veto ablehnen
why-arrange = Eine dritte Ablehnung würde das beschließen
likely = { $what ->
        [mastermind] mit { NUMBER($chance, style: "percent") } { AS($whom, "to-be") } der Mastermind
        [syndicate] mit { NUMBER($chance, style: "percent") } { AS($whom, "to-be") } beim Syndikat
       *[agency] mit { NUMBER($chance, style: "percent") } kommt dann ein Beschluss der Agentur von { AS($whom, "from-voice") }
    }
to-be = { $own ->
        [yes] bin ich
       *[no] { WHO($seat) ->
            [me] bist du
           *[other] ist { SEAT($seat) }
        }
    }
from-voice = { $own ->
        [yes] mir
       *[no] { SEAT($seat, as: "dative") }
    }
why-vote = Mit { AS($director, "from-voice") } als Direktor und { AS($operative, "from-voice") } als Ausführendem { $expected }; meine Seite gewinnt mit diesem Rat in { NUMBER($stands, style: "percent") } der Fälle und ohne ihn in { NUMBER($falls, style: "percent") }{ $proposed ->
        [yes] , aber ich habe ihn vorgeschlagen
       *[no] {""}
    }{ $disguise }
why-vote-own = Ich habe diesen Rat vorgeschlagen
why-vote-ours = Das Syndikat sitzt in diesem Rat
why-vote-danger = { AS($points, "count-against") }, niemand hat mehr, und jetzt würde ein gewählter Mastermind gewinnen
why-vote-points = { AS($points, "count-against") }, und ab { $limit } stimme ich mit Nein
count-against = Ich zähle { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } gegen { LIST($whom, each: "voice") }
blamed = Der letzte Rat mit { LIST($whom, each: "from-voice") } hat einen Beschluss des Syndikats gebracht
not-blamed = Ich habe nichts gegen { LIST($whom, each: "voice") }
why-blame = { $blame }{ $none_better ->
        [yes] , aber keine Wahl ist besser
       *[no] {""}
    }
why-rather = Ich wähle lieber jemanden, von dem ich weiß: { $known ->
        [purge] nicht der Mastermind
       *[other] beim Syndikat
    }
fellow = { CAPITAL(AS($whom, "who-is")) } beim Syndikat, wie ich
who-is = { $own ->
        [yes] ich bin
       *[no] { WHO($seat) ->
            [me] du bist
           *[other] { SEAT($seat) } ist
        }
    }
why-points = { $friend ->
        [yes] { fellow }.{" "}
       *[no] {""}
    }{ AS($points, "count-against") }, und { $chosen ->
        [yes] niemand, der in Frage kommt, hat { $most ->
            [yes] mehr
           *[no] weniger
        }
       *[no] { $best } gegen jemand anderen
    }
expected = kommt mit { NUMBER($syndicate, style: "percent") } ein Beschluss des Syndikats{ $mastermind ->
        [none] {""}
       *[other] , und { $mastermind }
    }
why-purge = { CAPITAL($likely) }{ suspected }
why-evil = { CAPITAL($likely) }{ suspected }
why-investigate = { CAPITAL($likely) }, und je näher an der Hälfte, desto mehr sagt eine Antwort
why-nominate = So { $expected }; { $approved ->
        [none] {""}
       *[other] der Tisch stimmt mit { NUMBER($approved, style: "percent") } zu;{" "}
    }meine Seite gewinnt in { NUMBER($stands, style: "percent") } der Fälle, wenn der Rat steht{ $other ->
        [none] {""}
       *[other] , und mit jemand anderem höchstens in { NUMBER($other, style: "percent") }
    }{ $disguise }
disguise = { $hidden ->
        [yes] , aber so sehe ich treu aus
       *[no] {""}
    }; ein Treuer an meiner Stelle täte dasselbe in { NUMBER($looks, style: "percent") } der Fälle
suspected = { $suspected ->
        [none] {""}
       *[other] ; der Tisch verdächtigt { AS($whom, "voice") } mit { NUMBER($suspected, style: "percent") }
    }
why-veto = { $cards ->
        [0] Beide Karten sind von der Agentur
        [1] Es ist eine Karte von jeder Seite
       *[other] Beide Karten sind vom Syndikat
    }{ $refusing ->
        [yes] , und lehne ich ab, liegt die Wahl bei { AS($whom, "from-voice") }
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] ; so gewinnt meine Seite in { NUMBER($value, style: "percent") } der Fälle, sonst in { NUMBER($other, style: "percent") }
    }
why-only-card = Ich habe keine andere Karte
why-needs = Meine Seite braucht { AS($side, "side") }
why-cards = { $then ->
        [none] {""}
       *[other] { CAPITAL($then) };{" "}
    }meine Seite gewinnt in { NUMBER($value, style: "percent") } der Fälle{ $other ->
        [none] {""}
       *[other] , und mit der anderen Karte in { NUMBER($other, style: "percent") }
    }{ $hides ->
        [yes] , aber so sehe ich ehrlich aus
       *[no] {""}
    }

## Wie ein Spiel enden kann

ending-agency_policies = Fünf Beschlüsse der Agentur liegen aus.
ending-syndicate_policies = Sechs Beschlüsse des Syndikats liegen aus.
ending-mastermind_elected = Der Mastermind wurde zum Ausführenden gewählt.
ending-mastermind_purged = Der Mastermind wurde beseitigt.
role-name-agency = Agentur
role-name-agent = Agent
role-name-mastermind = Mastermind

## Optionen des Tisches

setting-preset = Grundregeln
    .text = Nach dem Regelheft, oder nach den Regeln des klassischen Spiels mit verdeckten Rollen.
setting-role_mix = Rollen
    .text = Wie viele Spieler Agentur, Agenten und Mastermind sind, etwa 4-2-1. Leer: wie in den Grundregeln.
setting-powers = Mächte
    .text = Was der erste bis fünfte Beschluss des Syndikats den Direktor tun lässt, etwa none, investigation, surveillance, none, purge. Leer: wie in den Grundregeln.
setting-agents_know_mastermind = Agenten kennen den Mastermind
    .text = Die Agenten erfahren, wer der Mastermind ist.
setting-blind_mastermind = Blinder Mastermind
    .text = Der Mastermind erfährt nicht, wer die Agenten sind (ab 7 Spielern).
setting-term_limit = Amtssperre
    .text = Wer nicht vorgeschlagen werden darf: der letzte Direktor, gewählt oder nicht; der letzte gewählte Direktor; oder beide Mitglieder des letzten gewählten Rates.
setting-top_deck_frees = Unruhe hebt Sperren auf
    .text = Nach einem Beschluss durch Unruhe dürfen alle vorgeschlagen werden.
setting-surveillance_reorders = Überwachung ordnet um
    .text = Der Direktor darf die Reihenfolge der Karten ändern, die die Überwachung zeigt.
setting-veto = Veto
    .text = Ab dem fünften Beschluss des Syndikats darf ein Ausführender den Direktor bitten, beide Karten wegzuwerfen.
setting-council_may_talk = Der Rat darf reden
    .text = Die beiden Mitglieder eines Rates dürfen reden, solange sie seine Karten haben.
setting-investigation = Untersuchung
    .text = Was eine Untersuchung sagt: nur die Seite, oder die Rolle selbst.
setting-late_purge = Späte Beseitigung
    .text = Geht die einzige Beseitigung durch Unruhe verloren, nutzt sie der Direktor des nächsten Rates.
setting-top_deck_powers = Mächte durch Unruhe
    .text = Die Macht eines Beschlusses durch Unruhe bekommt der zuletzt abgelehnte Direktor.
setting-repeat_investigations = Mehrmals untersuchen
    .text = Ein Spieler darf noch einmal untersucht werden, vom selben Direktor oder einem anderen.
setting-head_start = Vorsprung
    .text = Wie viele Beschlüsse des Syndikats von Anfang an ausliegen, ohne ihre Mächte: für einen Tisch, an dem die Agentur zu oft gewinnt.

## Die Spielhilfe: wie eine Runde geht, und was alles tut, auf einer Seite

aid-nominate = Der Direktor schlägt einen anderen lebenden Spieler als Ausführenden vor. Ausgenommen: { AS($term_limit, "term-limit") }.
aid-vote = Alle Lebenden stimmen gleichzeitig ab. Mehr als die Hälfte muss zustimmen.
aid-rejected = Abgelehnt: Die Unruhe steigt, und bei { $rejections } wird die oberste Karte des Stapels beschlossen, wie sie kommt.
aid-approved = Der Rat steht: Der Direktor zieht { $drawn } Beschlüsse, legt einen ab und gibt zwei weiter. Der Ausführende legt einen ab und setzt den anderen um. Bis dahin schweigen beide.
aid-power-used = Ein Beschluss des Syndikats gibt dem Direktor vielleicht eine Macht, die er sofort nutzen muss.
aid-talk = Das Schild geht nach links. Alle dürfen reden und dürfen lügen.
aid-danger = Ab { $danger_from } Beschlüssen des Syndikats frage dich vor jeder Abstimmung: Kann dieser Ausführende der Mastermind sein? Ist er es, beendet die Wahl das Spiel.
aid-roles = Rollen
aid-role = { $role } ×{ $copies }
aid-powers = Macht des Direktors
aid-power = { $power } (mit dem { LIST($policies, each: "ordinal") } Beschluss des Syndikats)
aid-no-power = Keine
    .text = An diesem Tisch gibt kein Beschluss eine Macht.
aid-policies = Beschlüsse und Stimmen
aid-table = Auf dem Tisch

## Ein erstes Spiel: wer du bist, was du willst, und ein Satz zu jedem neuen Ding

aim-1 = bei der Agentur und kennst keine andere Rolle
    .aim = fünf Beschlüsse der Agentur, oder der Mastermind wird beseitigt
aim-2 = ein Agent des Syndikats und solltest nicht entdeckt werden
    .aim = sechs Beschlüsse des Syndikats, oder der Mastermind wird gewählt, sobald drei ausliegen
aim-3 = der Mastermind des Syndikats und musst treu wirken
    .aim = sechs Beschlüsse des Syndikats, oder deine Wahl zum Ausführenden, sobald drei ausliegen
tip-vote = Stimme über diese beiden ab.
    .text = Stimmt mehr als die Hälfte zu, setzen Direktor und Ausführender einen Beschluss um. Sonst kommen zwei andere dran.
tip-ballots = Sieh, wie alle gestimmt haben.
    .text = Die Stimmen werden zusammen aufgedeckt und bleiben bei ihren Plätzen. Merk dir, wer wem hilft.
tip-nominate = Schlage jemanden vor.
    .text = Du bist Direktor: Wähle den Spieler, mit dem du einen Beschluss umsetzen möchtest.
tip-discard = Lege einen Beschluss ab.
    .text = Nur du siehst die drei Karten. Die anderen zwei gehen an den Ausführenden, der eine davon umsetzt.
tip-enact = Setze einen von zweien um.
    .text = Alle sehen, welchen, und niemand sieht den anderen. Was du darüber sagst, ist deine Sache.
tip-veto = Jetzt gibt es ein Veto.
    .text = Sind sich beide einig, werden die zwei Karten weggeworfen, und die Unruhe steigt. Sonst wird eine beschlossen.
tip-enacted = Ein Beschluss liegt aus.
    .text = Die Leiste zeigt, wie viele jede Seite braucht und welche Mächte die Beschlüsse des Syndikats dem Direktor geben.
tip-rejected = Sie wurden abgelehnt.
    .text = Das Schild geht weiter. Nach drei Ablehnungen hintereinander wird die oberste Karte beschlossen, wie sie kommt.
tip-investigate = Sieh nach, auf welcher Seite jemand steht.
    .text = Nur du erfährst es, und du darfst es sagen oder lügen.
tip-arrange = Sieh die nächsten drei Beschlüsse.
    .text = Nur du siehst sie und legst sie in beliebiger Reihenfolge zurück. Was du darüber sagst, ist deine Sache.
tip-purge = Beseitige jemanden.
    .text = Dieser Spieler ist aus dem Spiel. War es der Mastermind, gewinnt die Agentur sofort.

# Warum ein Tisch abgelehnt wird.
refusal-blind-needs = Ein blinder Mastermind braucht mindestens { $fewest } Spieler, und es sind { $seats }.
refusal-mix-written = Eine Rollenmischung schreibt man Agentur-Agenten-Mastermind, etwa 4-2-1, nicht { $text }.
refusal-mix-for = Die Rollenmischung { $text } ist für { $sum } Spieler, und es sind { $seats }.
refusal-mix-majority = Eine Rollenmischung hat einen Mastermind, mindestens einen Agenten und eine Mehrheit der Agentur, anders als { $text }.
refusal-power-places = Eine Leiste der Mächte hat { $places } Plätze, nicht { $given }: Der nächste Beschluss des Syndikats gewinnt das Spiel.
refusal-too-many-purges = Mit { $seats } Spielern darf es höchstens { $most } Beseitigungen geben, nicht { $given }.
refusal-late-purge-not-needed = Mit top_deck_powers geht keine Beseitigung verloren; lass late_purge weg.
refusal-one-surveillance = Mit top_deck_powers darf es eine Überwachung geben, nicht { $given }.
refusal-no-such-power = Es gibt keine Macht namens { $name ->
        [none] nichts
       *[other] { $name }
    }; es gibt { LIST($powers, by: "comma") } und none.

## Der Tisch im Browser

table-tracks = Die beiden Leisten
table-enacted = beschlossen
table-empty = leer
table-of-wins = { $count } von { $wins }
table-printed = { $token ->
        [danger] von nun an { $title }
        [veto] von nun an { $title }
       *[other] { $title }
    }
table-from-here = Ab hier: { $what }
table-used-on = { $by } gegen { $on }
table-used-by = von { $by }
table-how-lost = verloren: oberste Karte
table-how-owed = bleibt für den nächsten Rat
table-how-lapsed = niemand mehr übrig
table-council = Rat
table-nobody-yet = Noch niemand vorgeschlagen
table-sealed = { $sealed }/{ $all } versiegelt
table-needed = { $count } müssen zustimmen
table-tally = { $approving } Ja, { $rejecting } Nein
table-stands = Der Rat steht
table-falls = Abgelehnt
table-ask-veto = Um ein Veto bitten
table-veto-asked = Um Veto gebeten
table-veto-refused = Veto abgelehnt
table-veto-agreed = Durch Veto weggeworfen
table-top-card = Oberste Karte
table-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-investigated-by = Untersucht von { $by }
table-votes = Stimmen
table-no-votes = Noch nicht abgestimmt.
table-claims = Behauptungen
table-no-claims = Hat noch nichts behauptet.
table-about = Alles über { $name }
table-last-votes = letzte Stimmen: { LIST($votes, by: "comma") }
table-has-voted = hat abgestimmt
table-votes-now = hat noch nicht abgestimmt
table-asked = am Zug
table-said-i-am = Ich bin
table-said-drew = R{ $council } zog
table-said-got = R{ $council } bekam
table-said-found = { $seat } ist
table-said-you-are = Du bist
table-said-saw = Stapel
table-occasions-i-am = Ich bin …
table-occasions-drew = In Rat { $council } zog ich …
table-occasions-got = In Rat { $council } bekam ich …
table-occasions-found = Ich habe { $seat } untersucht: …
table-occasions-saw = Oben auf dem Stapel sah ich …
# Was über diese Person herausgefunden wurde. Die Seite oder Rolle folgt.
table-says-of-you = { $name } sagt, du bist
table-make-claim = Etwas behaupten
table-claim-more = Alle hören es, und es darf gelogen sein.
table-silent = Schweigt, bis der Beschluss liegt
table-out = Aus dem Spiel
table-nothing-to-say = Gerade nichts zu behaupten
table-your-role = Deine Rolle
table-file = Akte von { $name }
table-covered = Verdeckt. Tippe zum Ansehen.
table-to-cover = Tippe zum Verdecken
table-role-covered = Rolle verdeckt
table-you = du
table-your-vote = Deine Stimme
table-sealed-vote = Dein Stimmzettel ist versiegelt
table-point-at-seat = Zeig auf einen Spieler, der leuchtet
table-director = Direktor
table-operative = Ausführender
table-discard = Ablegen
table-enact = Beschließen
table-passed-to = an { $name }
table-places-1 = Oben
table-places-2 = Zweite
table-places-3 = Dritte
table-swap = Tippe zwei Karten an, um sie zu tauschen, oder zieh eine auf die andere.
table-lay-back = So zurücklegen
table-lately = Gerade eben
table-councils = Räte
table-councils-note = { $stood } standen, { $rejected } abgelehnt
table-no-councils = Noch niemand wurde vorgeschlagen.
table-columns-pair = Direktor › Ausführender
table-columns-votes = Stimmen
table-columns-policy = Beschluss
table-columns-drew = zog
table-columns-got = bekam
table-claimed = gesagt
table-lie = gelogen
table-seen = gesehen
table-discarded = abgelegt
