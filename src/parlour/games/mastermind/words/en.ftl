# The Mastermind

blurb = Most serve the Agency, and a few secretly serve the Syndicate. Vote two players into power, watch what they enact, and find out who lies.

## What people say with one touch

phrase-trust_me = Trust me.
phrase-not_believed = I don't believe that.
phrase-who_chose = Which of you two chose that policy?
phrase-tell_us = What did you draw?
phrase-vote_yes = I will vote yes.
phrase-vote_no = I will vote no.

## Things: what they are called, and what they do

card-agency = Agency policy
    .short = Agency
    .text = Once enacted it lies on the Agency track. Five of them win the game for the Agency.
card-syndicate = Syndicate policy
    .short = Syndicate
    .text = Once enacted it lies on the Syndicate track, and may give { $top_deck_powers ->
        [yes] the Director
       *[no] the Director whose Council enacted it
    } a power. Six of them win the game for the Syndicate.
role-agency = Agency operative
    .short = Agency
    .text = Wins with the Agency: by five Agency policies, or if the Mastermind is purged. Knows nobody else's role.
role-agent = Syndicate Agent
    .short = Agent
    .text = Wins with the Syndicate: by six Syndicate policies, or if the Mastermind is elected Global Operative with three or more on the board. Knows the other Agents, { $agents_know_mastermind ->
        [yes] and
       *[no] but not
    } the Mastermind.
role-mastermind = The Mastermind
    .short = Mastermind
    .text = Wins with the Syndicate, at once if elected Global Operative with three or more Syndicate policies on the board. If purged, the Agency wins. { $blind ->
        [yes] Does not know the Agents.
        [many] Knows the Agents if there are fewer than { $blind_from } players.
       *[no] Knows the Agents.
    }
ballot-approve = Approve
    .text = A vote for this Council. It stands if more than half of the living players approve.
ballot-reject = Reject
    .text = A vote against this Council. If half or more reject it, it falls and Instability rises.
power-investigation = Investigation
    .text = The Director chooses another living player{ $repeat_investigations ->
        [yes] {""}
       *[no] {" "}whom nobody has investigated
    }, and alone learns { learns }.
power-surveillance = Surveillance
    .text = The Director alone sees the next three policies of the deck and lays them back { laid-back }.
power-special_election = Special Election
    .text = The Director hands the placard to any other living player, who is Director for one round. After that it goes on as if this round had not been.
power-purge = Purge
    .text = The Director removes another living player from the game, and no role is shown. If it was the Mastermind, the Agency wins at once.
place-deck = Policy deck
    .short = Deck
    .text = It began with 11 Syndicate and 6 Agency policies. With fewer than three left, they and the discards are shuffled together before any card is drawn, looked at or enacted.
place-discards = Discards
    .text = What Councils have discarded, face down. They go back into the deck when it runs low.
token-instability = Instability
    .text = How many Councils in a row { $veto ->
        [yes] were rejected, or threw their cards away
       *[no] were rejected
    }. At three the top policy of the deck is enacted as it comes. Any policy enacted sets it back to nothing.
token-placard = Director's placard
    .short = Director
    .text = Its holder nominates a Global Operative and, if the Council stands, draws three policies, discards one and passes two on. After each round it goes to the left.
token-next = Next Director
    .short = Next
    .text = Gets the placard after this round, unless a Special Election gives it elsewhere.
token-nominee = Nominee
    .text = Everyone alive votes on this player as Global Operative.
token-operative = Global Operative
    .short = Operative
    .text = Gets two policies from the Director, discards one face down and enacts the other.{ $veto ->
        [yes] {" "}From { $veto_from } Syndicate policies on they may ask for a veto.
       *[no] {""}
    }
token-barred = Term limit
    .text = May not be nominated as Global Operative: was { AS($term_limit, "term-limit") }.
token-confirmed = Not the Mastermind
    .text = Was elected Global Operative with three or more Syndicate policies on the board, or purged, and the game went on.
token-investigated = Investigated
    .text = A Director has learnt { learns }.{ $repeat_investigations ->
        [yes] {""}
       *[no] {" "}Nobody is investigated twice.
    }
token-purged = Purged
    .text = Out of the game: no vote, no office, no talking. Wins or loses with their side.
token-agency_wins = Agency wins
    .text = With the fifth Agency policy the Agency wins.
token-never_used = Never used
    .text = The Agency has won before.
token-danger = Mastermind as Operative wins
    .text = From now on the Syndicate wins if the Mastermind is elected Global Operative.
token-syndicate_wins = Syndicate wins
    .text = With the sixth Syndicate policy the Syndicate wins.
token-veto = Veto
    .text = From here on a Global Operative may ask to throw both policies away. If the Director agrees, nothing is enacted and Instability rises. If not, one of them must be enacted.
veto-agree = Agree to the veto
    .short = Agree
    .text = Both policies are discarded face down, nothing is enacted, and Instability rises by one.
veto-refuse = Refuse the veto
    .short = Refuse
    .text = The Global Operative must enact one of the two, and may not ask again.
council = Council { $number }
    .text = A Council that stood. What it drew and discarded is shown when the game is over.
slot = { AS($number, "ordinal", form: "start") } { AS($side, "side") } policy
    .short = { $number }
    .text = Place of the { AS($number, "ordinal") } { AS($side, "side") } policy.
# What an Investigation tells.
learns = this player's { $investigation ->
        [side] side, Agency or Syndicate-aligned; the Mastermind counts as the latter
       *[role] role
    }
laid-back = { $surveillance_reorders ->
        [yes] in any order
       *[no] as they lay
    }
term-limit-previous-director = the Director of the round before
term-limit-elected-director = the Director of the last Council that stood
term-limit-elected-pair = a member of the last Council that stood

## Words that many sentences need

side-agency = Agency
side-syndicate = Syndicate
ordinal = { $it ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
    .start = { $it ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    }
# Some policies, counted.
policies = { $agency ->
        [0] {""}
       *[other] { $agency } Agency
    }{ $agency ->
        [0] {""}
       *[other] { $syndicate ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $syndicate ->
        [0] { $agency ->
            [1] {" "}policy
           *[other] {" "}policies
        }
        [1] 1 Syndicate policy
       *[other] { $syndicate } Syndicate policies
    }
a-policy-agency = an Agency policy
a-policy-syndicate = a Syndicate policy
power-name-investigation = Investigation
power-name-surveillance = Surveillance
power-name-special-election = Special Election
power-name-purge = Purge
am-agency = with the Agency
am-agent = a Syndicate Agent
am-mastermind = the Mastermind
answer-agency = Agency
answer-syndicate = Syndicate-aligned
answer-agent = a Syndicate Agent
answer-mastermind = the Mastermind

## The story

Learned-agency = You are with the Agency. You know nobody else's role.
Learned-mastermind = You are the Mastermind. { LEN($agents) ->
        [0] You are not told who your Agents are, { $known ->
            [yes] though they know
           *[no] and they do not know
        } you.
        [1] Your Agent is { SEATS($agents, as: "listed") }, who { $known ->
            [yes] knows
           *[no] does not know
        } you.
       *[other] Your Agents are { SEATS($agents, as: "listed") }, who { $known ->
            [yes] know
           *[no] do not know
        } you.
    }
Learned-agent = You are a Syndicate Agent. { LEN($agents) ->
        [0] There is no other Agent.
        [1] Your fellow Agent is { SEATS($agents, as: "listed") }.
       *[other] Your fellow Agents are { SEATS($agents, as: "listed") }.
    } { WHO($leader) ->
        [none] { $known ->
            [yes] The Mastermind knows you, but you are not told who that is.
           *[no] The Mastermind does not know you, and you are not told who that is.
        }
       *[other] { SEAT($leader) } is the Mastermind and { $known ->
            [yes] knows you
           *[no] does not know you
        }.
    }
Began = { DOES($director, "are", "is") } the first Director.
Nominated = { DOES($director, "nominate", "nominates") } { SEAT($operative) } as Global Operative.
Voted = Approve: { SEATS($approving, as: "listed") }. Reject: { SEATS($rejecting, as: "listed") }.
Elected = The Council stands.{ $confirmed ->
        [yes] {" "}So { SEAT($operative) } cannot be the Mastermind.
       *[no] {""}
    }
Rejected = The Council is rejected. { instability-of }
instability-of = Instability { $instability } of { $most }.
TopDecked = The top card is enacted: the { AS($number, "ordinal") } { AS($policy, "side") } policy.
Lost = Its { AS($power, "power-name") } { $owed ->
        [yes] is kept for the Director of the next Council
       *[no] is lost
    }.
Reshuffled = Too few policies are left: all { $cards } that are not on the board are shuffled into a new deck.
Drew = { DOES($director, "draw", "draws") } { $cards ->
        [none] three policies
       *[other] { AS($cards, "policies") }
    }.
Passed = { DOES($director, "discard", "discards") } { $discarded ->
        [none] one face down
       *[other] { AS($discarded, "a-policy") }
    } and { WHO($director) ->
        [me] pass
       *[other] passes
    } two on.
Received = { DOES($operative, "receive", "receives") } { AS($cards, "policies") }.
Enacted = { DOES($operative, "enact", "enacts") } the { AS($number, "ordinal") } { AS($policy, "side") } policy.
VetoAsked = { DOES($operative, "ask", "asks") } { SEAT($director) } for a veto.
VetoRefused = { DOES($director, "refuse", "refuses") } the veto: one policy must be enacted.
Vetoed = { DOES($director, "agree", "agrees") }: both policies are thrown away, and nothing is enacted. { instability-of }
Granted = This gives { SEAT($director) } a power: { AS($power, "power-name") }.
Lapsed = Nobody is left for { SEAT($director) } to investigate: { AS($power, "power-name") } lapses.
Investigated = { DOES($director, "investigate", "investigates") } { SEAT($seat) }{ $answer ->
        [none] {""}
       *[other] : { AS($answer, "answer") }
    }.
Looked = { DOES($director, "look", "looks") } at the next three policies{ $cards ->
        [none] {""}
       *[other] . From the top: { LIST($cards, each: "side", by: "comma") }
    }.
Arranged = { DOES($director, "lay", "lays") } them back{ $reorders ->
        [no] {" "}as they lay
       *[yes] { $cards ->
            [none] , perhaps in another order
           *[other] : { LIST($cards, each: "side", by: "comma") }
        }
    }.
Appointed = { DOES($director, "hand", "hands") } the placard to { SEAT($seat) }.
Purged = { DOES($director, "purge", "purges") } { SEAT($seat) }.{ $confirmed ->
        [yes] {" "}So { SEAT($seat) } cannot have been the Mastermind.
       *[no] {""}
    }
RolesRevealed = Mastermind: { SEATS($mastermind, as: "listed") }. Agents: { SEATS($agents, as: "listed") }. Agency: { SEATS($agency, as: "listed") }.
CouncilRevealed = Council { $number }: { SEAT($director, as: "start") } drew { AS($drawn, "policies") } and discarded { AS($discarded, "side") }; { $vetoed ->
        [yes] the other two, { AS($passed, "policies") }, were thrown away by veto
       *[no] { SEAT($operative) } discarded { AS($buried, "side") } and enacted { AS($enacted, "side") }
    }.
Said = { DOES($seat, "say", "says") }: “{ $claim }”

## What is said aloud. A player in somebody's mouth is always called by name.

IAm = I am { AS($role, "am") }.
IDrew = In Council { $council } I drew { AS($cards, "policies") }.
IReceived = In Council { $council } I received { AS($cards, "policies") }.
IFound = I investigated { NAME($seat) }: { AS($answer, "answer") }.
ISaw = On top of the deck I saw { AS($cards, "policies") }.

## What a player is asked

over = The game is over. { $why } The { AS($side, "side") } wins: { SEATS($winners, as: "listed") }.
# $out: the hearer was purged.
Nomination = You are the Director. Nominate a Global Operative.{ $danger ->
        [yes] {" "}If the Mastermind is elected, the Syndicate wins.
       *[no] {""}
    }
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to nominate a Global Operative.
purged-first = { $out ->
        [yes] You have been purged.{" "}
       *[no] {""}
    }
Ballot = { SEAT($director, as: "start") } as Director, { SEAT($operative) } as Global Operative: do you approve?{ $danger ->
        [yes] { WHO($operative) ->
            [me] { $mastermind ->
                [yes] {" "}You are the Mastermind: if you are elected, the Syndicate wins.
               *[no] {""}
            }
           *[other] {" "}If { SEAT($operative) } is the Mastermind, the Syndicate wins.
        }
       *[no] {""}
    }{ $last_chance ->
        [yes] {" "}A third rejection enacts the top policy.
       *[no] {""}
    }
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to vote.
DirectorDiscards = You drew { AS($hand, "policies") }. Discard one; { SEAT($operative) } will get the other two.
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to discard one of three policies.
OperativeEnacts = { SEAT($director, as: "start") } { $refused ->
        [yes] refused the veto on
       *[no] passed you
    } { AS($hand, "policies") }. { $veto ->
        [yes] Enact one and discard the other, or ask { SEAT($director) } for a veto.
       *[no] Enact one; the other is discarded.
    }
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to enact one of two policies.
DirectorAnswers = { DOES($operative, "ask", "asks") } to throw away { AS($hand, "policies") }. Do you agree? If not, one of them must be enacted.{ $last_chance ->
        [yes] {" "}A third Instability enacts the top policy.
       *[no] {""}
    }
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to agree to the veto or to refuse it.
Investigation = Investigate a player: you alone learn their { $full ->
        [yes] role
       *[no] side
    }.
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to investigate somebody.
Surveillance = The next three policies are { LIST($looked, each: "side", by: "comma") }, the top one first. Lay them back { laid-back }.
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") }, who is looking at the next three policies.
SpecialElection = Choose the next Director; after that round the turn goes on from { SEAT($last_in_turn, as: "own") } left.
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to choose the next Director.
Purging = Purge a player: they leave the game. If it is the Mastermind, the Agency wins.
    .waiting = { purged-first }Waiting for { SEATS($asked, as: "listed") } to purge somebody.
shuffling = { purged-first }Waiting for the cards to be shuffled.

## What a player can do

Nominate = Nominate { SEAT($seat) }
    .heading = Nominate
    .label = { SEAT($seat, as: "start") }
Vote = { $approve ->
        [yes] Approve
       *[no] Reject
    }
    .heading = Vote
Discard = Discard { AS($policy, "side") }
    .heading = Discard
    .label = { AS($policy, "side") }
Enact = Enact { AS($policy, "side") }
    .heading = Enact
    .label = { AS($policy, "side") }
AskVeto = Ask for a veto: throw both away
    .heading = Veto
    .label = Ask
AnswerVeto = { $agree ->
        [yes] Agree: throw both away
       *[no] Refuse: one must be enacted
    }
    .heading = Veto
Investigate = Investigate { SEAT($seat) }
    .heading = Investigate
    .label = { SEAT($seat, as: "start") }
Arrange = { LIST($cards, each: "side", by: "comma") }
    .heading = From the top
Appoint = Hand the placard to { SEAT($seat) }
    .heading = Next Director
    .label = { SEAT($seat, as: "start") }
Purge = Purge { SEAT($seat) }
    .heading = Purge
    .label = { SEAT($seat, as: "start") }

## Zones

zone-player = { SEAT($owner, as: "start") }
    .note = { LIST($notes, by: "semicolon") }
note-purged = purged
note-placard = Director
note-next = the next Director
note-nominee = nominated as Global Operative
note-operative = Global Operative
note-barred = may not be nominated
note-confirmed = not the Mastermind
note-investigated = investigated by { SEAT($by) }{ $answer ->
        [none] {""}
       *[other] : { AS($answer, "answer") }
    }
zone-role = { SEAT($owner, as: "own-start") } role
    .short = Role
zone-hand = { SEAT($owner, as: "own-start") } policies
    .short = Policies
zone-vote = { SEAT($owner, as: "own-start") } vote
    .short = Vote
zone-ballots = { SEAT($owner, as: "own-start") } ballots
    .short = Ballots
zone-veto = { SEAT($owner, as: "own-start") } answer to the veto
    .short = Answer to the veto
zone-track-agency = Agency policies
    .note = { $value } of { $most }
zone-track-syndicate = Syndicate policies
    .note = { $value } of { $most }{ $next ->
        [over] {""}
        [none] ; the next one gives no power
       *[other] ; the next one gives { AS($next, "power-name") }
    }
zone-instability = Instability
    .note = { $value } of { $most }
zone-approvals = Approvals needed
    .note = { $value } of { $most }
zone-off_board = Not on the board
    .short = Left
zone-deck = Deck
zone-discards = Discards

## The notebook

sheet-roles = Who is who
    .note = { $agency } Agency, { $agents ->
        [one] 1 Agent
       *[other] { $agents } Agents
    } and { $masterminds ->
        [one] 1 Mastermind
       *[other] { $masterminds } Masterminds
    } among { $players } players
sheet-councils = What the Councils held
    .short = Councils
    .note = { AS($left, "policies") } are not on the board
heading-seat = { SEAT($seat, as: "start") }
heading-council = Council { $number }
    .short = { $number }
    .text = { SEAT($director, as: "start") } as Director, { SEAT($operative) } as Global Operative{ $enacted ->
        [none] { $vetoed ->
            [yes] : a veto
           *[no] {""}
        }
       *[other] : { AS($enacted, "a-policy") }
    }.
heading-agency = Agency
    .text = Wins with the Agency.
heading-syndicate = Syndicate
    .text = An Agent or the Mastermind: what an Investigation tells.
heading-agent = Agent
    .text = A Syndicate Agent.
heading-mastermind = Mastermind
    .text = The Mastermind.
heading-drawn = The Director drew { AS($cards, "policies") }
    .short = { hand-letters }
heading-received = The Global Operative received { AS($cards, "policies") }
    .short = { hand-letters }
# A hand by the first letters of its policies, such as ASS.
hand-letters = { $letters }
heading-discarded = The Director discarded Agency
    .short = Director A
heading-buried = The Global Operative discarded Agency
    .short = Operative A
fact-role = { DOES($seat, "are", "is") } { $holds ->
        [yes] {""}
       *[no] not{" "}
    }{ of-roles }.
of-roles = { $syndicate ->
        [yes] with the Syndicate
       *[no] { LIST($roles, each: "am", by: "or") }
    }
fact-discarded = In Council { $council } { SEAT($seat) } discarded { LIST($left, each: "a-policy", by: "or") }.
fact-drawn = In Council { $council } { SEAT($seat) } { $holds ->
        [yes] drew
       *[no] did not draw
    } { LIST($hands, each: "policies", by: "or") }.
fact-received = In Council { $council } { SEAT($seat) } { $holds ->
        [yes] received
       *[no] did not receive
    } { LIST($hands, each: "policies", by: "or") }.

# What one line adds to a proof: what happened, and what follows.
because = { CAPITAL($happened) }{ $follows }.
follows-nothing = {""}
is = { WHO($seat) ->
        [me] you are
       *[other] { SEAT($seat) } is
    }
was = { WHO($seat) ->
        [me] you were
       *[other] { SEAT($seat) } was
    }
happened-Investigated = you investigated { SEAT($seat) } and found { AS($answer, "answer") }, so { is } { of-roles }
happened-Elected = { was } elected Global Operative with { $from } or more Syndicate policies on the board and the game went on, so { is } not the Mastermind
happened-Purged = { was } purged and the game went on, so { is } not the Mastermind
happened-RolesRevealed = at the end all roles were shown, and { was } { AS($role, "am") }
learned-own = you were dealt your own role: you are { AS($role, "am") }
learned-shown = at the deal you were shown that { is } { AS($role, "am") }
learned-not-among = at the deal you were shown every { $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $group ->
        [syndicate] member of the Syndicate
       *[agents] Agent
    }, and { SEAT($seat, as: "start") } was not among them
learned-taken = you are { AS($role, "am") } yourself, so { $others ->
        [0] nobody else is
        [1] only 1 of the others is
       *[other] only { $others } of the others are
    }
happened-Drew = in Council { $council } { SEAT($director) } drew { AS($cards, "policies") }
happened-Passed = in Council { $council } { SEAT($director) } discarded { AS($discarded, "a-policy") }
happened-Received = in Council { $council } { SEAT($operative) } received { AS($cards, "policies") }
happened-Enacted = in Council { $council } { SEAT($operative) } enacted the { AS($number, "ordinal") } { AS($policy, "side") } policy
happened-TopDecked = the top card was enacted as the { AS($number, "ordinal") } { AS($policy, "side") } policy
happened-Looked = your Surveillance showed { LIST($cards, each: "side", by: "comma") } from the top
happened-Arranged = you laid back { LIST($cards, each: "side", by: "comma") } from the top
happened-CouncilRevealed = at the end the cards of Council { $council } were shown
follows-so = , so { $only }
follows-enacted-before = , which shows what was enacted before, so { $only }
only-discarded = { SEAT($seat) } discarded { LIST($left, each: "a-policy", by: "or") }
only-drawn = { SEAT($seat) } drew { at-least }
only-received = { SEAT($seat) } received { at-least }
at-least = { $sure ->
        [yes] {""}
       *[no] at least{" "}
    }{ AS($least, "policies") }
follows-came-from = , and what was discarded came from these
follows-one-discarded = , and one of the two was discarded
follows-third-discarded = , and the third was discarded
follows-not-passed = , and that card was not passed on
follows-not-discarded = , and that card was not discarded
follows-not-shuffled = , and policies on the board were not shuffled into the deck of Council { $council }
follows-drew-these = , and Council { $council } drew from these
follows-drew-others = , and Council { $council } drew from the other cards

## Why a bot likes an option or not, in its own voice. A voice is a player as the bot calls them.

voice = { $own ->
        [yes] me
       *[no] { SEAT($seat) }
    }
bot = { $chosen ->
        [yes] I
       *[no] I would not
    } { $does }: { $why }.
does-approve = vote yes
does-reject = vote no
does-nominate = nominate { AS($whom, "voice") }
does-investigate = investigate { AS($whom, "voice") }
does-appoint = hand the placard to { AS($whom, "voice") }
does-purge = purge { AS($whom, "voice") }
does-discard = discard { AS($policy, "side") }
does-enact = enact { AS($policy, "side") }
does-arrange = lay { AS($policy, "side") } on top
does-ask-veto = ask for a veto
does-agree = agree to the veto
does-refuse = refuse the veto
why-arrange = a third rejection would enact it
likely = { AS($whom, "voice") } { AS($whom, "to-be") } { NUMBER($chance, style: "percent") } likely to { $what ->
        [mastermind] be the Mastermind
        [syndicate] be with the Syndicate
       *[agency] enact an Agency policy then
    }
to-be = { $own ->
        [yes] is
       *[no] { WHO($seat) ->
            [me] are
           *[other] is
        }
    }
why-vote = with { AS($director, "voice") } as Director and { AS($operative, "voice") } as Global Operative { $expected }; my side wins { NUMBER($stands, style: "percent") } of the time with this Council and { NUMBER($falls, style: "percent") } without it{ $proposed ->
        [yes] , but I proposed it
       *[no] {""}
    }{ $disguise }
why-vote-own = I proposed this Council
why-vote-ours = the Syndicate sits in this Council
why-vote-danger = { AS($points, "count-against") }, nobody has more, and now a Mastermind elected so would win
why-vote-points = { AS($points, "count-against") }, and vote no from { $limit } on
count-against = I count { $points ->
        [1] 1 point
       *[other] { $points } points
    } against { LIST($whom, each: "voice") }
blamed = { LIST($whom, each: "voice") } sat in the last Council, and it enacted a Syndicate policy
not-blamed = I hold nothing against { LIST($whom, each: "voice") }
why-blame = { $blame }{ $none_better ->
        [yes] , but no choice is better
       *[no] {""}
    }
why-rather = I would rather choose somebody whom I know { $known ->
        [purge] not to be the Mastermind
       *[other] to be with the Syndicate
    }
fellow = { AS($whom, "voice") } { AS($whom, "to-be") } with the Syndicate, like me
why-points = { $friend ->
        [yes] { fellow };{" "}
       *[no] {""}
    }{ AS($points, "count-against") }, and { $chosen ->
        [yes] nobody in question has { $most ->
            [yes] more
           *[no] fewer
        }
       *[no] { $best } against somebody else
    }
expected = a Syndicate policy is { NUMBER($syndicate, style: "percent") } likely{ $mastermind ->
        [none] {""}
       *[other] , and { $mastermind }
    }
why-purge = { $likely }{ suspected }
why-evil = { $likely }{ suspected }
why-investigate = { $likely }, and the nearer to even, the more an answer tells
why-nominate = { $expected }; { $approved ->
        [none] {""}
       *[other] the table is { NUMBER($approved, style: "percent") } likely to approve;{" "}
    }my side wins { NUMBER($stands, style: "percent") } of the time if the Council stands{ $other ->
        [none] {""}
       *[other] , and at best { NUMBER($other, style: "percent") } with anybody else
    }{ $disguise }
disguise = { $hidden ->
        [yes] , but so I look loyal
       *[no] {""}
    }; a loyal player in my place would do the same { NUMBER($looks, style: "percent") } of the time
suspected = { $suspected ->
        [none] {""}
       *[other] ; the table suspects { AS($whom, "voice") } at { NUMBER($suspected, style: "percent") }
    }
why-veto = { $cards ->
        [0] both cards are Agency policies
        [1] there is one card of each side
       *[other] both cards are Syndicate policies
    }{ $refusing ->
        [yes] , and if I refuse, { AS($whom, "voice") } will choose
       *[no] {""}
    }{ $value ->
        [none] {""}
       *[other] ; my side wins { NUMBER($value, style: "percent") } of the time so, and { NUMBER($other, style: "percent") } otherwise
    }
why-only-card = I have no other card
why-needs = my side needs { AS($side, "side") } policies
why-cards = { $then ->
        [none] {""}
       *[other] { $then };{" "}
    }my side wins { NUMBER($value, style: "percent") } of the time{ $other ->
        [none] {""}
       *[other] , and { NUMBER($other, style: "percent") } with the other card
    }{ $hides ->
        [yes] , but so I look honest
       *[no] {""}
    }

## How a game may end

ending-agency_policies = Five Agency policies are on the board.
ending-syndicate_policies = Six Syndicate policies are on the board.
ending-mastermind_elected = The Mastermind was elected Global Operative.
ending-mastermind_purged = The Mastermind was purged.
role-name-agency = Agency
role-name-agent = Agent
role-name-mastermind = Mastermind

## Options of the table

setting-preset = Preset
    .text = Play by the rulebook, or by the rules of the classic game of hidden roles.
setting-role_mix = Role mix
    .text = How many players are Agency, Agents and Mastermind, such as 4-2-1. Empty: as the preset says.
setting-powers = Powers
    .text = What the first to fifth Syndicate policies let the Director do, such as none, investigation, surveillance, none, purge. Empty: as the preset says.
setting-agents_know_mastermind = Agents know mastermind
    .text = Agents are told who the Mastermind is.
setting-blind_mastermind = Blind mastermind
    .text = The Mastermind is not told who the Agents are (7 or more players).
setting-term_limit = Term limit
    .text = Who may not be nominated: the last Director, elected or not; the last elected Director; or both members of the last elected Council.
setting-top_deck_frees = Top deck frees
    .text = After a policy enacted by Instability, anybody may be nominated.
setting-surveillance_reorders = Surveillance reorders
    .text = The Director may change the order of the cards that Surveillance shows.
setting-veto = Veto
    .text = From the fifth Syndicate policy on, a Global Operative may ask the Director to throw both cards away.
setting-council_may_talk = Council may talk
    .text = The two members of a Council may talk while they hold its cards.
setting-investigation = Investigation
    .text = What Investigation tells: the side only, or the role itself.
setting-late_purge = Late purge
    .text = If the only Purge is lost to Instability, the Director of the next Council uses it.
setting-top_deck_powers = Top deck powers
    .text = The power of a policy enacted by Instability goes to the Director who was rejected last.
setting-repeat_investigations = Repeat investigations
    .text = A player may be investigated again, by the same Director or another.
setting-head_start = Head start
    .text = How many Syndicate policies lie on the board from the start, without their powers: for a table where the Agency wins too often.

## The player aid: how a round goes, and what everything does, on one screen

aid-nominate = The Director nominates a Global Operative: any other living player, but not { AS($term_limit, "term-limit") }.
aid-vote = Everyone alive votes at once. More than half must approve.
aid-rejected = Rejected: Instability rises, and at { $rejections } the top policy is enacted as it comes.
aid-approved = Approved: the Director draws { $drawn } policies, discards one and passes two. The Global Operative discards one and enacts the other. Both are silent until then.
aid-power-used = A Syndicate policy may give the Director a power, which must be used at once.
aid-talk = The placard passes to the left. Everybody may talk, and may lie.
aid-danger = From { $danger_from } Syndicate policies on, ask before every vote: may this Operative be the Mastermind? If so, the election ends the game.
aid-roles = Roles
aid-role = { $role } ×{ $copies }
aid-powers = Powers of the Director
# $policies: which policies give this power.
aid-power = { $power } ({ LIST($policies, each: "ordinal") } Syndicate policy)
aid-no-power = None
    .text = No policy gives a power at this table.
aid-policies = Policies and votes
aid-table = On the table

## A first game: who you are, what you want, and one sentence for each new thing

aim-1 = with the Agency, and know nobody else's role
    .aim = five Agency policies on the board, or the Mastermind purged
aim-2 = an Agent of the Syndicate, and should not be found out
    .aim = six Syndicate policies, or the Mastermind elected once three lie on the board
aim-3 = the Mastermind of the Syndicate, and must seem loyal
    .aim = six Syndicate policies, or your election as Global Operative once three lie on the board
tip-vote = Vote on these two.
    .text = If more than half approve, Director and Global Operative enact a policy. Else two others are tried.
tip-ballots = See how everybody voted.
    .text = Ballots turn over together and stay beside their seats. Remember who helps whom.
tip-nominate = Nominate somebody.
    .text = You are Director: choose the player with whom you would enact a policy.
tip-discard = Throw one policy away.
    .text = Only you see the three cards. The other two go to the Global Operative, who enacts one of them.
tip-enact = Enact one of two.
    .text = Everybody sees which one, and nobody sees the other. What you say about them is up to you.
tip-veto = There is a veto now.
    .text = If both members agree, the two cards are thrown away and Instability rises. If not, one is enacted.
tip-enacted = A policy is on the board.
    .text = The track shows how many each side needs, and which powers the Syndicate's policies give to the Director.
tip-rejected = They were rejected.
    .text = The placard moves on. After three rejections in a row the top policy is enacted as it comes.
tip-investigate = Look at somebody's side.
    .text = You alone learn it, and you may tell or lie.
tip-arrange = See the next three policies.
    .text = You alone see them, and lay them back in any order. What you say about them is up to you.
tip-purge = Purge somebody.
    .text = That player is out of the game. If it was the Mastermind, the Agency wins at once.

# Why a table is refused.
refusal-blind-needs = A blind Mastermind needs at least { $fewest } players, and there are { $seats }.
refusal-mix-written = A role mix is written Agency-Agents-Mastermind, such as 4-2-1, not { $text }.
refusal-mix-for = The role mix { $text } is for { $sum } players, and there are { $seats }.
refusal-mix-majority = A role mix has one Mastermind, at least one Agent, and an Agency majority, unlike { $text }.
refusal-power-places = A power table has { $places } places, not { $given }: the Syndicate policy after them wins the game.
refusal-too-many-purges = With { $seats } players there may be at most { $most } Purges, not { $given }.
refusal-late-purge-not-needed = With top_deck_powers no Purge is lost, so leave out late_purge.
refusal-one-surveillance = With top_deck_powers there may be one Surveillance, not { $given }.
refusal-no-such-power = There is no power called { $name ->
        [none] nothing
       *[other] { $name }
    }; there are { LIST($powers, by: "comma") } and none.

## The table in the browser

table-tracks = The two tracks
table-enacted = enacted
table-empty = empty
table-of-wins = { $count } of { $wins }
table-printed = { $token ->
        [danger] from now on { $title }
        [veto] from now on { $title }
       *[other] { $title }
    }
table-from-here = From here on: { $what }
table-used-on = { $by } on { $on }
table-used-by = by { $by }
table-how-lost = lost: top card
table-how-owed = kept for the next Council
table-how-lapsed = nobody left
table-council = Council
table-nobody-yet = No nominee yet
table-sealed = { $sealed }/{ $all } sealed
table-needed = { $count } must approve
table-tally = { $approving } approve, { $rejecting } reject
table-stands = The Council stands
table-falls = Rejected
table-ask-veto = Ask for a veto
table-veto-asked = Veto asked for
table-veto-refused = Veto refused
table-veto-agreed = Thrown away by veto
table-top-card = Top card
table-cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
table-investigated-by = Investigated by { $by }
table-votes = Votes
table-no-votes = No vote yet.
table-claims = Claims
table-no-claims = Has claimed nothing yet.
table-about = All about { $name }
table-last-votes = last votes: { LIST($votes, by: "comma") }
table-has-voted = has voted
table-votes-now = has not voted yet
table-asked = to move
table-said-i-am = I am
table-said-drew = C{ $council } drew
table-said-got = C{ $council } got
table-said-found = { $seat } is
table-said-you-are = You are
table-said-saw = Deck
table-occasions-i-am = I am …
table-occasions-drew = In Council { $council } I drew …
table-occasions-got = In Council { $council } I received …
table-occasions-found = I investigated { $seat }: …
table-occasions-saw = On top of the deck I saw …
# What was found out about this person; the side or role follows.
table-says-of-you = { $name } says you are
table-make-claim = Make a claim
table-claim-more = Everyone hears it, and it may be a lie.
table-silent = Silent until the policy is enacted
table-out = Out of the game
table-nothing-to-say = Nothing to claim now
table-your-role = Your role
table-file = { $name }'s file
table-covered = Covered. Touch to look.
table-to-cover = Touch to cover
table-role-covered = Role covered
table-you = you
table-your-vote = Your vote
table-sealed-vote = Your ballot is sealed
table-point-at-seat = Point at a player who glows
table-director = Director
table-operative = Global Operative
table-discard = Discard
table-enact = Enact
table-passed-to = to { $name }
table-places-1 = Top
table-places-2 = Second
table-places-3 = Third
table-swap = Touch two cards to swap them, or drag one onto another.
table-lay-back = Lay them back so
table-lately = Just now
table-councils = Councils
table-councils-note = { $stood } stood, { $rejected } rejected
table-no-councils = Nobody has been nominated yet.
table-columns-pair = Director › Operative
table-columns-votes = Votes
table-columns-policy = Policy
table-columns-drew = drew
table-columns-got = got
table-claimed = said
table-lie = a lie
table-seen = seen
table-discarded = discarded
