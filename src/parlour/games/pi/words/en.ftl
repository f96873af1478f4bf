# P.I.

blurb = Your neighbour holds your case: a suspect, a crime and a location. Search the city for them, and solve your case before the others solve theirs.
part = Mini-game

## What people say with one touch

phrase-case_is_hard = My case is a hard one.
phrase-almost = I almost have it.
phrase-help_me = I am lost in this city.
phrase-clever = That was clever.

## Cards: suspects, crimes and locations. Names of the box stay as they are printed.

card = { $it }
    .short = { $it }
card-any = it
card-jewellery-heist = Jewellery Heist
    .short = Heist
card-police-corruption = Police Corruption
    .short = Corruption
card-protection-racket = Protection Racket
    .short = Racket
card-central-station = Central Station
    .short = Central

# A case: $first is the suspect, $second the crime, $third the location.
case = { AS($first, "card") }, { AS($second, "card") }, { AS($third, "card") }

## The story

MiniGameBegan = Mini-game { $number } of { $of }. { DOES($first, "have", "has") } the First Player marker.
CityLaid = The city is laid: { LEN($tiles) ->
        [one] 1 location
       *[other] { LEN($tiles) } locations
    } with new tiles, { LEN($display) ->
        [one] 1 Evidence card
       *[other] { LEN($display) } Evidence cards
    } on display.
Held = { DOES($seat, "hold", "holds") } { AS($case, "case") }: { SEAT($solver) } must solve it.
RoundBegan = Round { $round }.
Investigated = { DOES($seat, "place", "places") } an Investigator in { AS($location, "card") }: { tokens }.
Examined = { DOES($seat, "examine", "examines") } { AS($card, "card") }: { AS($found, "finding") }.
finding-nothing = nothing; the card is kept
finding-known = a token lies there already; the card is discarded
finding = { token }{ $moved ->
        [yes] , moved from the Investigator there
       *[no] {""}
    }
TurnedUp = { AS($card, "card") } joins the display.
Reshuffled = The Evidence deck is empty; a new one is made of { $cards ->
        [one] 1 discard
       *[other] { $cards } discards
    }.
NothingToTurnUp = No Evidence is left to turn up: the display shrinks.
Solved = { DOES($seat, "solve", "solves") } the case in round { $round }: { AS($case, "case") }. { AS($points, "points") }!
Failed = { DOES($seat, "name", "names") } { AS($case, "case") }. Wrong! That makes { $penalty } penalty points.
Passed = { DOES($seat, "pass", "passes") }.
MiniGameEnded = Mini-game { $number } is over: { AS($why, "ended") }. { $zero_for }{ LEN($unsolved) ->
        [0] {""}
       *[other] { LIST($unsolved, each: "opened", by: "space") }{" "}
    }Totals: { LIST($totals, each: "total", by: "comma") }.
ended-solved = { LEN($unsolved) ->
        [0] every case is solved
       *[other] only one case is unsolved
    }
ended-passed = everybody left has passed
ended-cap = the last round is played
opened = { SEAT($first, as: "start") } held { AS($second, "case") }.
total = { SEAT($index, as: "start") } { $it }
zero-for-nobody = {""}
zero-for-one = { DOES($seat, "score", "scores") } 0.{" "}
zero-for-some = { SEATS($seats, as: "listed") } score 0.{" "}

## Tokens

# What an Investigator was given.
tokens = { $discs ->
        [0] { $cubes ->
            [0] nothing
           *[other] { cubes }
        }
       *[other] { discs }{ $cubes ->
            [0] {""}
           *[other] {" and "}{ cubes }
        }
    }
discs = { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
cubes = { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
token = a { AS($found, "token-name") }
token-name-disc = disc
token-name-cube = cube
token-name-investigator = Investigator
points = { $it ->
        [one] 1 point
       *[other] { $it } points
    }

## What a player is asked

over = The game is over. { SEATS($winners, as: "listed") } won: { $why }
waiting = Waiting for { SEATS($asked, as: "listed") }.
accusing = You accuse { AS($suspect, "card") }. Of which crime?
charging = You accuse { AS($suspect, "card") } of { AS($crime, "card") }. Hiding where?
turn = Round { $round }, your turn: { LIST($ways, each: "way", by: "comma") }, or solve the case { SEAT($holder) } holds.
way-place = investigate
way-take = examine
way-pass = pass

## What a player can do

Place = Investigate { AS($location, "card") }
    .heading = Place an Investigator
    .label = Investigate
Take = Examine { AS($card, "card") }
    .heading = Examine Evidence
    .label = Examine
Accuse = Accuse { AS($suspect, "card") }{ AS($beware, "beware") }
    .heading = Attempt to solve
    .label = Accuse{ AS($beware, "beware") }
Charge = of { AS($crime, "card") }{ AS($beware, "beware") }
    .heading = Crime
    .label = Of this{ AS($beware, "beware") }
Locate = hiding in { AS($location, "card") }{ AS($beware, "beware") }
    .heading = Location
    .label = Hiding here{ AS($beware, "beware") }
TakeBack = Take back
    .heading = Turn
Pass = Pass
    .heading = Turn

# Why it is pointless to name a card, though it is allowed.
beware = {""}
beware-held = {" "}(in the case you hold)
beware-solved = {" "}(in a solved case)
beware-tried = {" "}(you tried this)

## Things

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
        [yes] A blank tile: there is no { AS($suit, "kind") } here. It is in no case, earns no token and keeps none away.
       *[no] A { AS($suit, "kind") }{ LEN($near) ->
            [0] {""}
           *[other] , next to { LIST($near, each: "numbered") }
        }. If it is in your case, your Investigators here are given a disc for it, and those next door a cube.
    }
numbered = { $first } { AS($second, "card") }
kind-suspect = suspect
kind-crime = crime
kind-location = location
evidence = Evidence: { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Take it from the display. If { AS($card, "card") } is { AS($suit, "the-kind") } of your case, your disc goes onto its tile; if { AS($suit, "the-kind") } of your case lies next door to that tile, your cube does. With a token the card is discarded, and without one it stays before you.
investigator = Investigator
    .text = Place it in a location where you have none. For each of the three cards of your case it is given a disc if the card's tile lies there, or a cube if it lies next door; you are not told which token is for which card. A tile there that carries your { $repeat_cubes ->
        [yes] disc
       *[no] disc or cube
    } already brings no second one. It is used once in the whole game.
disc = Disc
    .text = On a tile: it is in its owner's case. On an Investigator: one of the three tiles here is.
cube = Cube
    .text = On a tile: the true tile of the same kind, for its owner's case, lies next door. On an Investigator: the tile of one card of that case lies next door.
marker = First Player marker
    .short = First
    .text = Its owner begins every round of this mini-game; for the next one it passes to the left.

## Zones

zone-place = { $number } { AS($location, "card") }
    .note = { LIST($owned, each: "belongings", by: "semicolon") }{ LEN($owned) ->
        [0] {""}
       *[other] {"; "}
    }next to { LIST($near, by: "space") }
belongings = { SEAT($seat, as: "start") }: { LIST($tokens, by: "comma") }
belonging-agent = Investigator
belonging-agent-with = Investigator with { tokens }
belonging-on = { AS($token, "token-name") } on { AS($card, "card") }
zone-display = Display
zone-deck = Evidence deck
zone-discard = Discards
zone-attempt = { SEAT($owner, as: "own-start") } attempt
    .short = Attempt
    .note = named so far, unheard by the others
zone-score = { SEAT($owner, as: "own-start") } score
    .short = Score
    .note = { AS($total, "points") }{ $penalty ->
        [0] {""}
       *[other] {" "}({ $earned } less { $penalty } for failed attempts)
    }, { $investigators ->
        [one] 1 Investigator
       *[other] { $investigators } Investigators
    } left{ $solved ->
        [0] {""}
       *[other] , solved in round { $solved }
    }{ $first ->
        [yes] , First Player
       *[no] {""}
    }
zone-case = { DOES($owner, "hold", "holds") }
    .short = Case held
    .note = for { SEAT($solver) } to solve
zone-kept = { SEAT($owner, as: "own-start") } kept Evidence
    .short = Kept Evidence

## The notebook

sheet-suspect = Who did it?
    .short = Suspect
    .note = { left }
sheet-crime = What was done?
    .short = Crime
    .note = { left }
sheet-location = Where do they hide?
    .short = Location
    .note = { left }
left = { $worlds ->
        [0] {""}
        [1] found
       *[other] { $worlds } left
    }
sheet-rival = { $known ->
        [yes] What can { SEAT($solver) } know?
       *[no] What is { SEAT($solver, as: "own") } case?
    }
    .short = { SEAT($solver, as: "own-start") } case
    .note = { $worlds ->
        [0] {""}
        [1] 1 case fits what everybody was told
       *[other] { $worlds } cases fit what everybody was told
    }

heading-kind = { CAPITAL(AS($kind, "kind")) }
heading-case = Your case
heading-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = { $home ->
        [none] number { $number }
       *[other] in { $number } { AS($home, "card") }
    }
heading-place = { $number } { AS($card, "card") }
    .short = { $number } { AS($card, "card", form: "short") }
    .text = { AS($suspect, "card") }, { AS($crime, "card") }

fact = { $public ->
        [yes] Everybody can tell: { known }.
       *[no] { CAPITAL(known) }.
    }
known = the { AS($kind, "kind") } of { SEAT($solver, as: "own") } case is { answers }
answers = { $holds ->
        [yes] { LIST($cards, each: "card", by: "or") }
       *[no] { LEN($cards) ->
            [1] not { LIST($cards, each: "card") }
            [2] neither { LIST($cards, each: "card", by: "nor") }
           *[other] none of { LIST($cards, each: "card") }
        }
    }
list-nor = {", "}
    .last = {" nor "}

because-Held = { DOES($seat, "hold", "holds") } { AS($case, "case") }{ opens }
because-Solved = { SEAT($seat, as: "own-start") } case is solved: { AS($case, "case") }{ opens }
because-MiniGameEnded = What nobody solved is laid open: { LIST($cases, each: "unsolved", by: "semicolon") }{ opens }
unsolved = { SEAT($first, as: "own") } case is { AS($second, "case") }
# $own: this is the case that was asked about.
opens = { $own ->
        [yes] .
       *[no] , so none of these cards is in another case.
    }
because-Failed = { SEAT($seat, as: "own-start") } attempt at { AS($case, "case") } failed, so at least one of these is not in { SEAT($seat, as: "own") } case{ elsewhere }
because-Investigated = { SEAT($seat, as: "own-start") } Investigator in { AS($location, "card") } found { tokens }, so { $follows }{ elsewhere }
because-Examined = { SEAT($seat, as: "own-start") } Evidence { AS($card, "card") } brought { $found ->
        [nothing] nothing
       *[other] { token }
    }, so the { AS($kind, "kind") } of { SEAT($seat, as: "own") } case { $found ->
        [disc] is { AS($card, "card") }
        [cube] lies next door: { LIST($near, each: "card", by: "or") }
       *[nothing] is { answers }
    }{ elsewhere }
elsewhere = { $own ->
        [yes] .
       *[no] , and no card is in two cases.
    }
follows-nothing = nothing new follows
follows-one = the { AS($kind, "kind") } of { SEAT($seat, as: "own") } case lies { $where ->
        [there] there
        [near] next door
       *[neither] neither there nor next door
    }
follows-both = { AS($there, "lying") } there and { AS($cubes, "lie") } next door
follows-each = { LEN($kinds) ->
        [0] {""}
       *[other] { AS($there, "lying") } there, and{" "}
    }{ AS($near, "lying") } next door
lying = of { LEN($kinds) ->
        [3] the three cards
       *[other] { LIST($kinds, each: "the-kind") }
    } of { SEAT($seat, as: "own") } case { AS($number, "lie") }
the-kind = the { AS($it, "kind") }
the-kind-any = the suspect, crime or location
lie = { $it ->
        [0] none lies
        [1] one lies
        [2] two lie
       *[other] all three lie
    }

## Why a bot makes a move, in its own voice

bot-examine = I examine { AS($card, "card") }: { narrowing }; { comparison }.
bot-investigate = I investigate { AS($card, "card") }: { narrowing }; { comparison }.
narrowing = { $tells ->
        [no] the answer tells me nothing
       *[yes] of { NUMBER($cases) } cases about { NUMBER($left) } will be left
    }
comparison = { $by ->
        [turns] then I need { NUMBER($turns, digits: 1) } turns more{ $later ->
            [yes] , counting what a later mini-game will miss
           *[no] {""}
        }
       *[games] after it I win { NUMBER($winning, style: "percent") } of the time
    }{ $beside ->
        [later] , but a later mini-game may need the Investigator more
        [best] ; no question is better
       *[worse] ; the best question is { $by ->
            [turns] { NUMBER($worse, digits: 1) } turns
           *[games] { NUMBER($worse, style: "percent") }
        } better
    }
bot-halve-a-list = I examine { AS($card, "card") }: even the worse answer crosses out { NUMBER($crossed) } of { $of ->
        [one] 1 { AS($kind, "kind") }
       *[other] { $of } { AS($kind, "kind") }s
    }.
bot-look-around = I investigate { AS($card, "card") }: { $around ->
        [one] 1 card that may be mine lies
       *[other] { $around } cards that may be mine lie
    } there or next door.
bot-name = I name { LIST($cards, each: "card", by: "comma") }: { $sure ->
        [yes] no other case is left
       *[no] it is my case with a chance of { $slim ->
            [yes] less than { NUMBER(0.01, style: "percent") }
           *[no] { NUMBER($chance, style: "percent") }
        }
    }.
bot-name-the-impossible = I name { AS($card, "card") }, though no case that is left fits.
bot-finish-a-list = I name { AS($card, "card") }: my lists leave { NUMBER($cases) } { $cases ->
        [1] case
       *[other] cases
    }.
bot-pass = I pass: nothing is left to ask, and no case is likely enough to be named.

## How a game may end

ending-clear_win = The best total is { $best }.
ending-won_on_investigators = The best total is { $best }; of those who share it, one has the most Investigators left.
ending-won_on_penalties = The best total is { $best }; level on Investigators too, the fewest penalty points decide.
ending-shared_win = The best total is { $best }, and nothing parts those who share it.

## Options of the table

setting-mini_games = Mini games
    .text = How many mini-games are played.
setting-investigators = Investigators
    .text = How many Investigators each player has for the whole game.
setting-rounds = Rounds
    .text = A mini-game ends after so many rounds; who has not solved the case then takes 0.
setting-city = City
    .text = The whole city, or only its harbour: four locations, for two or three players.
setting-repeat_cubes = Repeat cubes
    .text = An Investigator brings you a cube even if the tile there carries your cube already.
setting-marked_cards = Marked cards
    .text = You may take an Evidence card even if its tile carries your disc or cube already.

## The player aid: how a turn goes, and what everything does, on one screen

aid-turn = You solve the case of the player to your right. On your turn do one of these; everybody hears the answer.
aid-place = Place an Investigator: you learn how many cards of your case are there and next door, not which.
aid-examine = Or examine an Evidence card: you learn how near that one card is to the card of its kind in your case.
aid-solve = Or attempt to solve: name suspect, crime and location. If any is wrong, you lose { AS($penalty, "points") }.
aid-round = A round is played to its end. The mini-game is over when at most one player is left unsolved.
aid-pieces = Pieces
aid-cards = Cards and tiles
aid-evidence = Evidence
aid-suspects = Suspects ({ LEN($cards) })
    .text = { LIST($cards, each: "card") }.
aid-crimes = Crimes ({ LEN($cards) })
    .text = { LIST($cards, each: "card") }.
aid-locations = Locations, and what they are next to
aid-near = { LIST($near, by: "space") }
aid-points = Points
aid-boxes = { LIST($boxes) }
    .text = To all who solve in the first round in which anybody does, in the second, and so on.
aid-penalty = −{ $penalty }
    .text = For each attempt that fails.
aid-game = The game
    .text = { $mini_games ->
        [one] 1 mini-game
       *[other] { $mini_games } mini-games
    }; the highest total wins.

## A first game: who you are, what you want, and one sentence for each new thing

aim-1 = a detective
    .aim = find the suspect, the crime and the location that your neighbour on the right holds, before the others find theirs
tip-held = This is the case you hold.
    .text = Your neighbour on the left hunts for it. None of its three cards is in the case that you hunt for.
tip-examine = Examine an Evidence card.
    .text = A disc: it is in your case. A cube: the one you look for is on a brick next to it. No token: farther off.
tip-examined = Read the token.
    .text = It lies in your colour on the tile. The notebook crosses out what no longer fits.
tip-investigate = Send an Investigator.
    .text = It asks about all tiles of a brick, and about the bricks beside it. You have five for the whole game.
tip-investigated = Count discs and cubes.
    .text = A disc: a card of your case lies there. A cube: one lies next door. You are not told which.
tip-attempt = Solve your case when you are sure.
    .text = Name suspect, crime and location. The sooner, the more points; a wrong attempt costs two.
tip-solved = Somebody has solved a case.
    .text = All who solve in one round take the same points, those after them fewer. The last one left takes none.

# Why a table is refused.
refusal-city-too-small = The { $city } is for 2 to { $most } players; allowed is city=whole.

## The table in the browser

table-city = The city
table-larger = Larger
table-legend = Dark: out of the question, or in the case you hold.
table-evidence = Evidence on display
table-mini-game-of = Mini-game { $number } of { $all }
table-mini-game = Mini-game
table-of = of
table-round = Round { $round }
table-closed = Case closed
table-points = Points
table-penalty = Penalty
table-points-in = { $player }: { $points } in mini-game { $number }
table-due = { table-counted-points } for the next to solve
table-penalty-of = { $player }: { $lost } lost
table-deck = Evidence deck
table-in-deck = { $count } in the deck
table-discarded = { $count } discarded
table-solve-case = Solve the case
table-now = { table-counted-points } now
table-if-wrong = { $points } lost if wrong
table-ways-place = Investigate
table-ways-take = Examine
table-ways-accuse = Solve
table-forecast = What the answer will mean
table-answers-disc = Disc: here
table-answers-cube = Cube: next door
table-answers-nothing = Nothing: farther
table-answers-short-disc = here
table-answers-short-cube = near
table-answers-short-nothing = farther
table-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
table-none = none
table-counted = { LIST($parts, by: "comma") }
table-suspects = { $count ->
        [one] { $count } suspect
       *[other] { $count } suspects
    }
table-crimes = { $count ->
        [one] { $count } crime
       *[other] { $count } crimes
    }
table-locations = { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }
table-how-to-place = Point at a location.
table-how-to-take = Point at a card.
table-how-to-accuse = Name all three.
table-point = Point at a location or a card, or solve the case.
table-point-at-card = Point at a card, or solve the case.
table-shown = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-left = { $count } left
table-left-for = { $games ->
        [1] { $count } left
       *[other] { $count } left, { $games } mini-games
    }
table-way-group = Ways to use your turn
table-parts-1 = Suspect
table-parts-2 = Crime
table-parts-3 = Location
table-part-named = { $part }: { $name }
table-part-open = { $part }: not named yet{ $counted ->
        [yes] , { $left }
       *[no] {""}
    }
table-unheard = Nobody hears of it before all three are named.
table-wager = Right: { table-counted-points }. Wrong: { $lost } lost.
table-name-all = Name all three
table-take-back = Take back
table-first = 1st
table-first-player = First Player
table-solves-for = solves what { $holder } holds
table-solves-mine = solves what you hold
table-holds-mine = holds your case
table-solves-mine-holds-mine = you solve each other's case
table-solved = solved, round { $round }
table-solved-of = { $count } of { $all } solved
table-cases = The cases
table-solved-for = solved in round { $round }, { table-counted-points }
table-wrong = { $times } wrong
table-not-solved = not solved
table-investigators = { $count } of { $of ->
        [one] { $of } Investigator
       *[other] { $of } Investigators
    } left
table-of-all = { $games ->
        [1] { $count } of { $of } left
       *[other] { $count } of { $of } left, for { $games } mini-games
    }
table-hats = Investigators
table-plaques = Your case
table-kept = Dead ends
table-kept-none = Evidence that brings no token is laid here.
table-kept-count = { $count ->
        [one] { $count } dead end
       *[other] { $count } dead ends
    }
table-tried = Named in vain
table-times = { $named } ({ $times } times)
table-folder = You hold for { $solver }
table-folder-open = You held for { $solver }
table-only-you = only you see it
table-held-here = in the case you hold
table-in-points = { $points ->
        [one] point
       *[other] points
    }
table-lost = { $points } lost
table-kinds-suspect = Suspect
table-kinds-crime = Crime
table-kinds-location = Location
table-lies-in = { $kind }, in { $place }
table-on-map = on the map
table-counted-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
