# The case retold: one plain sentence for each decisive moment, and laurels with their reasons.

## How it ended

headline-stopped = { $how ->
        [conceded] The game was conceded
       *[other] The game was left before its end
    }
headline-winners = { LEN($seats) ->
        [0] Nobody won
        [1] { SEATS($seats) } won
       *[other] { SEATS($seats) } share the win
    }
headline-mastermind-agency-policies = The Agency won
headline-mastermind-mastermind-purged = The Agency won
headline-mastermind-syndicate-policies = The Syndicate won
headline-mastermind-mastermind-elected = The Syndicate won
headline-death-cards-unmasked = The Murderer was caught
headline-death-cards-escaped = The Murderer escaped
headline-death-cards-all-disgraced = The Murderer escaped
headline-death-cards-out-of-time = The Murderer escaped
stopped = Here the players left the table. Nobody will know how it would have ended.
ended = { $why }{ LEN($seats) ->
        [0] {""}
        [1] {" "}{ SEATS($seats) } won.
       *[other] {" "}{ SEATS($seats) } won.
    }

## The Mastermind

told-lies = { LEN($lies) ->
        [0] {""}
        [1] {" "}{ SEATS($lies) } lied about the cards.
       *[other] {" "}{ SEATS($lies) } both lied about the cards.
    }
drawn = { $agency } Agency and { $syndicate } Syndicate
mastermind-operative-chose = Council { $council }: { NAME($who) } held an Agency policy and enacted Syndicate policy { $number } all the same.{ told-lies }
mastermind-director-chose = Council { $council }: { NAME($who) } drew { drawn } and binned the Agency, so Syndicate policy { $number } came.{ told-lies }
mastermind-agency = Council { $council }: { NAME($director) } and { NAME($operative) } had { drawn } to choose from and enacted Agency policy { $number }.{ told-lies }
mastermind-forced = Council { $council }: { NAME($director) } drew { drawn }, so { NAME($operative) } had no choice. { AS($policy, "side") } policy { $number } came.{ told-lies }
mastermind-top-decked = Three Councils fell in a row, and the top card became { AS($policy, "side") } policy { $number }.
mastermind-investigated = { NAME($director) } investigated { NAME($seat) }, who was { AS($role, "was-role") }.
mastermind-purged = { NAME($director) } purged { NAME($seat) }, who was { AS($role, "was-role") }.
mastermind-elected = { NAME($operative) }, the Mastermind, was voted into { NAME($director, as: "own") } Council.
was-role-agency = with the Agency
was-role-agent = an Agent of the Syndicate
was-role-mastermind = the Mastermind

## Mind Reader

how-sure = { $sure ->
        [yes] It was certain by then.
       *[no] The chance was { NUMBER($share, style: "percent") }.
    }
mind-reader-right = { NAME($by) } named { NAME($of, as: "own") } Secret Card, the { AS($card, "card") }. { how-sure }
mind-reader-wrong = { NAME($by) } guessed the { AS($card, "card") } of { NAME($of) }, and it was another card. { how-sure }
mind-reader-all-right = { NAME($by) } named all { $count } Secret Cards at once, and all were right. { how-sure }
mind-reader-all-wrong = { NAME($by) } tried to name all { $count } Secret Cards at once, and not all were right. { how-sure }
mind-reader-hand = The hand ended. { SEATS($seats) } won most in it, { $points } points.

## P.I.

pi-solved = { NAME($seat) } solved the case in round { $round } ({ AS($case, "case") }) for { $points } points. { how-sure }
pi-failed = { NAME($seat) } accused in vain: { AS($case, "case") }. { how-sure }
pi-ended = Mini-game { $number } ended with { SEATS($seats) } in front at { $points } points.{ LEN($left) ->
        [0] {""}
        [1] {" "}{ SEATS($left) } did not solve the case.
       *[other] {" "}{ SEATS($left) } did not solve their cases.
    }

## Detective Graves

graves-turned = { NAME($winner) } went ahead at { AS($location, "location") } with the { AS($card, "card") } and won it, { $best } to { $least }.
graves-won = { NAME($winner) } won { AS($location, "location") }, { $best } to { $least }.
graves-tied = { AS($location, "location") } was a tie, { $best } each. Nobody took the Evidence.
graves-right = With { $held } pieces of Evidence { NAME($seat) } named the { AS($identity, "identity") }, and that was right.
graves-wrong = With { $held } pieces of Evidence { NAME($seat) } named the { AS($named, "identity") }, but it was the { AS($identity, "identity") }.
graves-gave-up = { NAME($seat) } gave up early and showed the { AS($identity, "identity") }.
graves-silent = { NAME($seat) } named nobody.
graves-closed = Case { $case } closed. It brought { NAME(0) } { $first } and { NAME(1) } { $second } points.

## Death on the Cards

death-fingers = { $count ->
        [one] 1 finger
       *[other] { $count } fingers
    } of { $of } pointed at { NAME($murderer) }, the Murderer.
death-caught = { NAME($owner, as: "own") } card was turned up: it was the Murderer's.
death-revealed = A secret before { NAME($owner) } was turned up: { AS($face, "face") }.
death-cancelled = { NAME($seat, as: "own") } { AS($card, "card") } was stopped by a Not so Fast.{ $saved ->
        [yes] {" "}It had been aimed at { NAME($murderer) }, the Murderer.
       *[no] {""}
    }
death-moved = A secret ({ AS($face, "face") }) moved face down from { NAME($owner) } to { NAME($to) }.
death-disgraced = { SEATS($seats) } { LEN($seats) ->
        [1] fell
       *[other] fell
    } into disgrace.

## Laurels

laurel-liar = Best liar
why-liar = { $count } false claims, and nobody at the Council said otherwise.
laurel-trusted = Most trusted traitor
why-trusted = Sat in { $count } Councils for the Syndicate.
laurel-keen = Keenest eye
why-keen = { $count } of { $of } votes fitted who was who.
laurel-bold = Boldest guess that was right
why-bold = It had a chance of { NUMBER($share, style: "percent") }.
laurel-sure = Surest proof
why-sure = Named what was hidden { $count } times, each time for certain.
laurel-first = First to see it
why-first-solved = Solved a case in round { $round }, sooner than anybody.
why-first-finger = Pointed at { NAME($murderer) }, the Murderer, before anybody else.
laurel-narrow = Closest win
why-narrow = Won { AS($location, "location") } by { $margin }.
laurel-quick = Quickest hand
why-quick = Stepped in { $count } times.
laurel-hunter = Sharpest detective
why-hunter = Turned up { $count } secrets of others.

## The page

headline-names = { SEATS($seats) }
title = The case, retold
councils = The Councils
laurels = Laurels
council-line = Council { $number }, { NAME($director) } and { NAME($operative) }: drawn { $drawn }, passed on { $passed }, enacted { $enacted ->
        [none] nothing
       *[other] { AS($enacted, "side") }
    }.
stamp = { NAME($seat) } claimed { $cards }: { $true ->
        [yes] true
       *[no] a lie
    }.
