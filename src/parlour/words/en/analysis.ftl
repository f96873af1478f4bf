# The analysis of a finished game: its headline, its sentence and its turning points.

chance = { $bound ->
        [under] under 1%
        [over] over 99%
       *[exact] { NUMBER($share, style: "percent") }
    }
amount = { $unit ->
        [win-chance] { NUMBER($value, style: "percent") } win chance
        [turns] { NUMBER($value, digits: 1) } turns
       *[points] { NUMBER($value, digits: 1) } points
    }
amount-each = { $unit ->
        [win-chance] { NUMBER($value, style: "percent", digits: 1) } win chance a decision
       *[points] { NUMBER($value, digits: 2) } points a decision
    }
ruled-out = { $out ->
        [0] hardly anything
       *[other] about { $out } of { $of } possibilities
    }

part-name = Part
no-end = A game without an end
several-win = { SEATS($seats, as: "listed") } win
none-wins = Nobody wins
wins = { DOES($seat, "win", "wins") }
best-and-lucky = { SEAT($seat, as: "start") } played best and had the luck
best-and-paid = { SEAT($seat, as: "start") } played best, and it paid
had-luck = { SEAT($seat, as: "start") } had the luck
luck-beats-skill = { SEAT($seat, as: "start") } had the luck, { SEAT($best) } the skill
won-though = { SEAT($seat, as: "start") } won, though { SEAT($best) } played best

decisions-made = { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }.
guesses-made = { $count ->
        [one] 1 guess
       *[other] { $count } guesses
    }, { $right } right where { NUMBER($expected, digits: 1) } could be expected.
proofs-missed = { $count ->
        [one] 1 proof
       *[other] { $count } proofs
    } missed.
claims-against = { $count ->
        [one] 1 claim
       *[other] { $count } claims
    } against better knowledge.

known-too-late = not in time, { $left } left
known-first = { $start ->
        [yes] from the start{ $move ->
            [none] {""}
           *[other] , then move { $move }
        }
       *[no] move { $move }
    }

knows-title = { DOES($seat, "know", "knows") } it
knows-text = { $text } It was certain by then.
dares-title = { DOES($seat, "dare", "dares") } it at { $chance }
dares-text = { $text } Right.
errs-title = { DOES($seat, "miss", "misses") } at { $chance }
errs-text = { $text } { $possible ->
        [no] It could not be right.
       *[yes] Wrong.
    }
misses-proof-title = { DOES($seat, "miss", "misses") } a proof
misses-proof-text = { $text } It followed from { LEN($lines) ->
        [0] the rules alone
       *[other] lines { LIST($lines) }
    }.
gives-away-title = { DOES($seat, "give", "gives") } away { $amount }
gives-away-text = { $text }{ $worth } Better: { $better }
worth = It could be expected to rule out { $own }, the most telling question { $best }.
has-luck-title = { DOES($seat, "have", "has") } luck
has-luck-text = { $text } The answer ruled out { $gained }, where { $expected } could be expected.
learns-title = { DOES($seat, "learn", "learns") } much
learns-text = What { SEAT($seat) } heard ruled out { $gained }: “{ $heard }”
overhears-title = The others tell { SEAT($seat) } a lot
overhears-text = What they did and said since { SEAT($seat, as: "own") } last move ruled out { $gained }.
lies-title = { DOES($seat, "lie", "lies") }
lies-text = “{ $text }” Yet: { $against }
sees-clearer-title = { DOES($seat, "see", "sees") } clearer
sees-clearer-text = By what was done and said, a bot in { SEAT($seat, as: "own") } place could rule out { $gained }.

# The same at a terminal.
bits = { NUMBER($number, digits: 1) } bits
figure = { NUMBER($number, digits: 1) }
count = { $number }
error = ± { NUMBER($number, digits: 2) }
column-decisions = decisions
column-accuracy = accuracy
column-given-away = given away
column-par = par
column-luck = luck
column-questions = questions
column-to-go = to go
column-found-out = found out
column-overheard = overheard
column-answer = answer
column-first-provable = first provable
column-named = named
column-your-moves = your moves
column-worlds = worlds
column-after = after
meaning-accuracy = how close the moves came to the best ones
meaning-given-away = what better moves would have brought
meaning-par = turns that good play needs on average
meaning-luck = turns saved by what the player did not decide
meaning-to-go = turns still needed at the end
meaning-found-out = what the player's own moves told; each bit halves what is possible
meaning-overheard = what the moves of others told
turning-points = Turning points
named-at = { $name }, move { $move }
guess-right = Right.
guess-wrong = Wrong.
guesses-by-chance = Guesses, by their chance at the time
said-yet = { $name }: “{ $text }” Yet: { $against }
said-against = Said against better knowledge
could-have-named = { $name } could have named it: { $proof }
missed-proofs = Missed proofs, as told to the player who missed them
judged-by-knowledge = Judged only by what each seat knew at the time; chances by the { $model } model.
losses-by = Losses by { $judge }, in { $unit ->
        [win-chance] win chance
        [turns] turns
       *[points] points
    }.
