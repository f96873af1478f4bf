# Detective Graves against the Mastermind

blurb = A Detective and a Mastermind fight over the Evidence at five Locations. Then the Detective names the Mastermind, and you change sides.
part = Case

## What people say with one touch

phrase-close = You are getting close.
phrase-lost = I am lost.
phrase-nice_try = Nice try.
phrase-clever = That was clever.

## Cards. A card is its suit and its rank: M9 is the 9 of Magnifying Glasses.

card = { AS($rest, "rank") } of { AS($head, "suit") }
    .the = the { AS($rest, "rank") } of { AS($head, "suit") }
    .short = { AS($head, "suit", form: "short") } { AS($rest, "rank") }
rank = { $it }
rank-a = Ace
suit-m = Magnifying Glasses
    .short = Glass
suit-s = Shoeprints
    .short = Shoe
suit-q = Question Marks
    .short = Question
suit-n = Notebooks
    .short = Notebook
suit-b = Briefcases
    .short = Briefcase
# A card that may lie face down.
covered = { $card ->
        [covered] a card face down
       *[other] { AS($card, "card", form: "the") }
    }
one-card = { AS($card, "card", form: "the") }
one-of-rank = { $rank ->
        [A] an Ace
        [8] an 8
       *[other] a { $rank }
    }
cards = { $count ->
        [1] a card
       *[other] { $count } cards
    }
top-cards = { $count ->
        [1] the top card
       *[other] the top { $count } cards
    }
trump-here = { $trump ->
        [none] no trump
       *[other] trump { AS($trump, "suit") }
    }
clocks = { $clocks ->
        [one] 1 time token
       *[other] { $clocks } time tokens
    }
points = { $it ->
        [one] 1 point
       *[other] { $it } points
    }
list-slash = {" / "}

## Identities, and the two whom Evidence clears

identity-architect = Architect
identity-baroness = Baroness
identity-chemist = Chemist
identity-duke = Duke
identity-engraver = Engraver
the-identity = the { AS($it, "identity") }
cleared = { LIST($cleared, each: "the-identity") }
pair = the { AS($first, "identity") } and the { AS($second, "identity") }
side-detective = Detective
side-mastermind = Mastermind

## Locations, and what they do

location-bank-vault = Bank Vault
    .rule = At the start both players put the top card of their deck into their pile; this changes no trump.
location-library = Library
    .rule = No card abilities, not even a change of trump.
location-palace-grounds = Palace Grounds
    .rule = Cards of value 2 to 4 can't be placed; they may be used.
location-bank-vault-ii = Bank Vault (II)
    .rule = The Mastermind places non-trumps only while it has fewer cards here than the Detective.
location-countryside = Countryside
    .rule = At the start both players draw 3 cards.
location-alley = Alley
    .rule = At most 3 cards in a pile; each further one costs one of them, which is discarded.
location-river = River
    .rule = At the start the Detective may throw the whole hand away and draw as many cards, if the deck has them.
location-record-office = Record Office
    .rule = Aces count 12, as trumps 24.
location-park = Park
    .rule = A card of value 6 or more that is no trump costs another card from the hand, discarded face down.
location-station = Station
    .rule = Nothing special.
location-slums = Slums
    .rule = At the start the Detective may add or take away a time token, here and at the next Location.
location-museum = Museum
    .rule = Draw each card from your deck or from the top of your discards; cards used leave the { out-of }.
# What cards used at the Museum are out of.
out-of = { $museum_for_good ->
        [yes] match
       *[no] Case
    }

## Abilities: what they are called in our decks, and what each effect does

title-new-angle = New Angle
title-old-notes = Old Notes
title-connect-the-scenes = Connect the Scenes
title-discredit = Discredit
title-fresh-start = Fresh Start
title-misdirection = Misdirection
title-loose-ends = Loose Ends
title-plant-evidence = Plant Evidence
title-destroy-evidence = Destroy Evidence
title-change-of-plan = Change of Plan
# The cards that an ability may work on.
low = { $most ->
        [none] a card
       *[other] a card of value { $most } or less
    }
drawn = { $draw ->
        [1] a card
       *[other] { $draw } cards
    }
until = for both piles, until it is changed again
fits = It fits any suit and Location and changes no trump
# In short, on a button and in the player aid; .full is the text of a card, with all that binds it.
does-change-trump = you may make { $to ->
        [any-suit] any suit
       *[its-own-suit] its suit
    } trump when you place it
does-name-trump = make { $to ->
        [any-suit] any suit
        [the-printed-suit] the printed suit
        [no-suit] no suit
       *[its-own-suit] its suit
    } the trump of this Location
    .full = make { new-trump } the trump of this Location, { until }
new-trump = { $to ->
        [any-suit] any suit
        [the-printed-suit] the printed suit
        [no-suit] no suit
       *[its-own-suit] { AS($suit, "suit") }
    }
does-draw = draw { drawn }
does-swap = discard a card of your hand face down and draw { drawn }
does-new-hand = throw your whole hand away and draw as many cards
does-look = look at { $top ->
        [1] the top card
       *[other] the top { $top } cards
    } of your deck, take one, and shuffle the deck
does-fetch = take a card from your discard pile
    .full = look through your discards, take a card{ LEN($except) ->
        [0] {""}
       *[other] {" "}that is not { LIST($except, by: "or") }
    } without showing it, and shuffle the pile
does-reshuffle = shuffle your discards into your deck and draw { drawn }
    .full = { does-reshuffle }. Only if you have discards, and only once a turn
does-uncover = put the top card of your deck into your pile here
    .full = { does-uncover }. { fits }, but not a full pile at the Alley
does-carry = move { low } here from one of your resolved piles
    .full = move { low } from your pile at a resolved Location to your pile here. { fits }, but a full pile at the Alley gives up a card for it
does-recall = take { low } from your pile here back into your hand
does-exchange = put a card of your hand in place of { low } in your pile here, and take that one
    .full = { does-exchange }. { fits }
does-protect = protect { low } in your pile here from the other's abilities
    .full = { does-protect } until this Location is over
does-remove = discard { low } from the other pile
    .full = put { low } from the other pile here on its owner's discards
does-send-back = put { low } from the other pile here back into its owner's hand
does-send-away = move { low } from the other pile here to its owner's pile at the Location before
ability-placed = { $title }: when you place it from your hand, you may make { new-trump } the trump of that Location, { until }.
ability-used = { $title }: instead of placing it, use it in your turn and discard it: { AS($effect, "does", form: "full") }.

## Things: what they are called, and what they do

thing-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Worth { $value }, as a trump { $doubled }. { $ability ->
        [none] It has no ability.
       *[other] { $ability }
    }
thing-ability = { $title }
    .text = { CAPITAL(AS($effect, "does")) }.
thing-place = { AS($location, "location") }
    .text = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { trump-here }. { AS($location, "location", form: "rule") }
thing-rule = Rule of the { AS($location, "location") }
    .text = { AS($location, "location", form: "rule") }
thing-evidence = Evidence that clears { cleared }
    .short = Clears { cleared }
    .text = The Mastermind is neither of the two, but { LIST($viable, each: "the-identity", by: "or") }. { worth-to-winner }
worth-to-winner = Worth { $worth } points to the player who wins it.
thing-identity = The { AS($identity, "identity") }
    .short = { AS($identity, "identity") }
    .text = If the { AS($identity, "identity") } is the Mastermind, the six Evidence cards that don't clear the { AS($identity, "identity") } are in the Case.
thing-trump = Trump: { AS($suit, "suit") }
    .short = { AS($suit, "suit", form: "short") }
    .text = At this Location { AS($suit, "suit") } count twice, and may be placed beside any other suit.

## Zones

zone-place = { $number }. { AS($location, "location") }
    .short = { AS($location, "location") }
    .note = { $stage ->
        [tied] tied
        [won] won by { SEAT($winner) }
        [active] Active. { lies-ahead }
       *[open] { lies-ahead }
    }
lies-ahead = { $value ->
        [one] 1 time token
       *[other] { $value } time tokens
    }, { trump-here }. { AS($location, "location", form: "rule") }
zone-pile = { $number }. { AS($location, "location") }: { SEAT($owner, as: "own") } pile
    .short = Pile at the { AS($location, "location") }
    .note = worth { $value }{ LEN($safe) ->
        [0] {""}
       *[other] , protected: { LIST($safe, each: "card", form: "the") }
    }
zone-score = { SEAT($owner, as: "own-start") } points
    .short = Points
    .note = the { AS($side, "side") }{ $identity ->
        [none] {""}
       *[other] , the { AS($identity, "identity") }
    }, { AS($value, "points") }{ $leads ->
        [yes] , leads
       *[no] {""}
    }
zone-hand = { SEAT($owner, as: "own-start") } hand
    .short = Hand
zone-deck = { SEAT($owner, as: "own-start") } deck
    .short = Deck
zone-discards = { SEAT($owner, as: "own-start") } discards
    .short = Discards
zone-evidence = { SEAT($owner, as: "own-start") } Evidence
    .short = Evidence
zone-gone = { SEAT($owner, as: "own-start") } cards that are out
    .short = Cards that are out
zone-identity = The Mastermind's identity
    .short = Identity
zone-aside = Evidence set aside
    .note = Nobody looks at it.

## The story

CaseOpened = Case { $case }. { DOES($detective, "are", "is") } the Detective, { SEAT($mastermind) } the Mastermind. The Locations: { LIST($locations, each: "the-location") }.
the-location = the { AS($it, "location") }
Became = { DOES($seat, "are", "is") } the { AS($identity, "identity") }.
Peeked = { DOES($seat, "look", "looks") } at the Evidence from the left. It clears { LIST($evidence, each: "pair", by: "semicolon") }.
Drew = { DOES($seat, "draw", "draws") } { $cards ->
        [none] { cards }
       *[other] { LIST($cards, each: "card", form: "the") }
    }{ $source ->
        [discards] {" "}from the discard pile
       *[deck] {""}
    }.
KeptHand = { DOES($seat, "keep", "keeps") } { WHO($seat) ->
        [me] your
       *[other] the
    } hand.
ThrewHand = { DOES($seat, "throw", "throws") } the whole hand away, { cards }, face down and shuffled.
Arrived = Location { $number }, the { AS($location, "location") }: { trump-here }, { clocks }. { AS($location, "location", form: "rule") } { DOES($lead, "lead", "leads") }.
ClocksSet = { LEN($changes) ->
        [0] { DOES($seat, "leave", "leaves") } the time tokens as they are
       *[other] { DOES($seat, "change", "changes") } the time tokens: { LIST($changes, each: "change") }
    }.
change = one { $more ->
        [yes] more
       *[no] less
    } at the { $location ->
        [none] next Location
       *[other] { AS($location, "location") }
    }
Uncovered = The top card of { SEAT($seat, as: "own") } deck is { AS($card, "card", form: "the") }: it goes into the pile.
Placed = { DOES($seat, "place", "places") } { AS($card, "card", form: "the") }{ cost }.{ $trump ->
        [none] {""}
       *[other] {" "}{ AS($trump, "suit") } are trump now.
    }
# What a placement cost, if anything.
cost = { $paid ->
        [none] {""}
        [covered] , discarding a card face down
       *[other] , discarding { AS($paid, "card", form: "the") }
    }
Used = { DOES($seat, "use", "uses") } { AS($card, "card", form: "the") }: { $title }.
Took = { DOES($seat, "take", "takes") } { covered } from the discards and { WHO($seat) ->
        [me] shuffle
       *[other] shuffles
    } them.
Carried = { DOES($seat, "move", "moves") } { AS($card, "card", form: "the") } here from the { AS($origin, "location") }{ cost }.
Removed = { DOES($seat, "discard", "discards") } { AS($card, "card", form: "the") } from { SEAT($other, as: "own") } pile.
SentBack = { DOES($seat, "send", "sends") } { AS($card, "card", form: "the") } back from { SEAT($other, as: "own") } pile to the hand.
SentAway = { DOES($seat, "send", "sends") } { AS($card, "card", form: "the") } from { SEAT($other, as: "own") } pile to the one at the { AS($to, "location") }.
Recalled = { DOES($seat, "take", "takes") } { AS($card, "card", form: "the") } from the pile back into the hand.
Exchanged = { DOES($seat, "put", "puts") } { AS($card, "card", form: "the") } in the place of { AS($taken, "card", form: "the") }, which goes to the hand.
Protected = { DOES($seat, "protect", "protects") } { AS($card, "card", form: "the") } for as long as this Location is played.
TrumpNamed = { DOES($seat, "change", "changes") } the trump. { $suit ->
        [none] There is none now.
       *[other] { AS($suit, "suit") } are trump now.
    }
Looked = { DOES($seat, "look", "looks") } at { top-cards } of the deck, to take one and shuffle the rest in{ $cards ->
        [none] {""}
       *[other] : { LIST($cards, each: "card", form: "the") }
    }.
LeftCase = { CAPITAL(AS($card, "card", form: "the")) } leaves the { out-of }.
Emptied = { SEAT($seat, as: "own-start") } deck is empty now{ $missing ->
        [0] {""}
        [1] , a card short
       *[other] , { $missing } cards short
    }: no more is drawn from it until discards are shuffled in.
Reshuffled = { DOES($seat, "shuffle", "shuffles") } { $count ->
        [1] the only discard
       *[other] { $count } discards
    } into the deck.
StoppedPlaying = { DOES($seat, "stop", "stops") }.
Passed = { DOES($seat, "pass", "passes") }.
Discarded = { DOES($seat, "discard", "discards") } { covered }.
TimePassed = { $left ->
        [0] The last time token is gone{ $extra_turn ->
            [yes] : one more turn
           *[no] {""}
        }
        [one] Time moves on: 1 token left
       *[other] Time moves on: { $left } tokens left
    }.
Ended = { $passes ->
        [yes] Two passes in a row
       *[no] The extra turn is played
    }: the { AS($location, "location") } is over.
Resolved = { DOES($winner, "win", "wins") } the Evidence of the { AS($location, "location") }, { $high } to { $low }.
Resolved-tied = The { AS($location, "location") } is tied at { $score }: its Evidence goes out unseen.
Found = { DOES($seat, "look", "looks") } at the Evidence from the { AS($location, "location") }: it clears { cleared }.
StayedSilent = { DOES($seat, "remain", "remains") } anonymous.
GaveUpEarly = { DOES($seat, "give", "gives") } up: the Mastermind is the { AS($identity, "identity") }.
Guessed = { DOES($seat, "name", "names") } the { AS($named, "identity") }, { $held ->
        [0] without Evidence
        [one] with 1 Evidence card
       *[other] with { $held } Evidence cards
    }. { $right ->
        [yes] Right!
       *[no] Wrong: it is the { AS($identity, "identity") }.
    }
CaseClosed = Points for Case { $case }: { LIST($seats, each: "brought", by: "semicolon") }.
brought = { SEAT($seat, as: "start") } { $points } ({ $evidence } for Evidence, { $unmasking } for the unmasking), { $total } in all

## What a player is asked

over = { LEN($winners) ->
        [1] The match is over. { DOES($winners, "win", "wins") }: { $why }
       *[other] The match is a draw. { $why }
    }
waiting = Waiting for { SEATS($asked, as: "listed") }.
shuffling = The cards are being shuffled.
TakeTurn = Your turn at the { AS($location, "location") }: { trump-here }, { clocks }. { $played ->
        [no] Place a card, use an ability, or pass.
       *[yes] Play on or stop{ $free ->
            [none] {""}
           *[other] ; you may place { $trump ->
                [none] only { AS($free, "suit") }
               *[other] { AS($free, "suit") } and trumps
            }
        }.
    }
SwapCard = You have passed. { $draws ->
        [anywhere] Discard a card face down and draw another, from your deck or your discards, or keep your hand?
        [deck] Discard a card face down and draw another, or keep your hand?
        [nothing] Your deck is empty: discard a card face down without drawing another, or keep your hand?
       *[discards] Your deck is empty: discard your last card, shuffle your discards and draw one of them, or keep your hand?
    }
DrawOne = The Museum: where do you draw the next card from?
Mulligan = This is your starting hand. Keep it, or throw it away and draw { AS($hand, "new-hand") }?
CrossRiver = The River: keep your hand, or throw all of it away and draw { AS($hand, "new-hand") }?
new-hand = { $source ->
        [discards] { cards } from your shuffled discards
        [deck] { cards }
       *[rest] the { $count ->
            [one] 1 card
           *[other] { $count } cards
        } left in your deck
    }
AdjustClocks = The Slums: do you change the time, here and at the next Location?
Surrender = Give up (2 points to the Detective) or be guessed at (3 to the Detective or 1 to you)?
MakeGuess = { $held ->
        [0] You hold no Evidence.
       *[other] Your Evidence leaves { LIST($left, each: "the-identity", by: "or") }.
    } Who is the Mastermind?
ask-name-trump = { $title }: which suit becomes the trump of the { AS($location, "location") }?
ask-swap = { $title }: which card of your hand do you discard, to draw { drawn }?
ask-fetch = { $title }: which card do you take from your discard pile?
ask-look = { $title }: which of these top cards of your deck do you take?
ask-carry = { $title }: which card do you move to the { AS($location, "location") }?
ask-recall = { $title }: which card of your pile do you take back into your hand?
ask-exchange = { $title }: which card of your pile do you take back, and which one goes there?
ask-protect = { $title }: which card of your pile do you protect?
ask-remove = { $title }: which card of { SEAT($other, as: "own") } pile do you discard?
ask-send-back = { $title }: which card of { SEAT($other, as: "own") } pile goes back to its owner's hand?
ask-send-away = { $title }: which card of { SEAT($other, as: "own") } pile goes to the { AS($before, "location") }?

## What a player can do. Where a card pays for it, .first is what is chosen before that card.

Place = { place-it }{ $pay ->
        [none] {""}
       *[other] , discarding { AS($pay, "card", form: "the") }
    }
    .heading = Place a card
    .label = { $pay ->
        [none] Place{ make-trump }
       *[other] Discard { AS($pay, "card", form: "the") }
    }
    .first = { $pay ->
        [none] {""}
       *[other] { place-it }
    }
place-it = Place { AS($card, "card", form: "the") }{ make-trump }
make-trump = { $trump ->
        [none] {""}
       *[other] {" "}and make { AS($trump, "suit") } trump
    }
Use = { $title }, with { AS($card, "card", form: "the") }: { AS($effect, "does") }
    .heading = Use an ability
    .label = { $title }
Pick-carry = Move { AS($card, "card", form: "the") } here{ $pay ->
        [none] {""}
       *[other] , discarding { AS($pay, "card", form: "the") }
    }
    .heading = { choose-card }
    .label = { $pay ->
        [none] Move it here
       *[other] Discard { AS($pay, "card", form: "the") }
    }
    .first = { $pay ->
        [none] {""}
       *[other] Move { AS($card, "card", form: "the") } here
    }
choose-card = Choose a card
Pick-exchange = Take { AS($card, "card", form: "the") } back and put { AS($pay, "card", form: "the") } there
    .heading = { choose-card }
    .label = Put { AS($pay, "card", form: "the") } there
    .first = Take { AS($card, "card", form: "the") } back
Pick-fetch = Take { AS($card, "card", form: "the") }
    .heading = { choose-card }
    .label = Take
Pick-look = Take { AS($card, "card", form: "the") }
    .heading = { choose-card }
    .label = Take
Pick-recall = Take { AS($card, "card", form: "the") } back
    .heading = { choose-card }
    .label = Take it back
Pick-protect = Protect { AS($card, "card", form: "the") }
    .heading = { choose-card }
    .label = Protect it
Pick-remove = Discard { AS($card, "card", form: "the") }
    .heading = { choose-card }
    .label = Discard
Pick-swap = Discard { AS($card, "card", form: "the") } face down
    .heading = { choose-card }
    .label = Discard
Pick-send-back = Send { AS($card, "card", form: "the") } back to its owner's hand
    .heading = { choose-card }
    .label = Send it back
Pick-send-away = Send { AS($card, "card", form: "the") } to the { AS($before, "location") }
    .heading = { choose-card }
    .label = Send it away
NameTrump = { $suit ->
        [none] Have no trump here
       *[other] Make { AS($suit, "suit") } trump
    }
    .heading = Choose a suit
Discard = Discard { AS($card, "card", form: "the") }
    .heading = { choose-card }
    .label = Discard
DrawFrom = { $source ->
        [deck] From your deck
        [discards] The top card of your discards
       *[nothing] Draw nothing
    }
    .heading = Draw
Keep = Keep your hand
    .heading = Your hand
Redraw = Throw your hand away and draw { AS($hand, "new-hand") }
    .heading = Your hand
SetClocks = { LEN($changes) ->
        [0] Change nothing
       *[other] { CAPITAL(LIST($changes, each: "change")) }
    }
    .heading = Set the time
Guess = Name the { AS($identity, "identity") }
    .heading = Name the Mastermind
GiveUp = Give yourself up
    .heading = The unmasking
StaySilent = Remain anonymous
    .heading = The unmasking
Stop = Stop here
    .heading = Turn
Pass = Pass; you may change a card{ $ends ->
        [yes] , and the Location ends
       *[no] {""}
    }
    .heading = Turn
    .label = { $ends ->
        [yes] Pass and end it
       *[no] Pass
    }

## The notebook

sheet-suspects = Who is the Mastermind, and whom does the Evidence clear?
    .short = Who is it?
sheet-evidence = Which of your six Evidence cards lies where?
    .short = Your Evidence
sheet-cleared = Whom has { SEAT($detective, as: "own") } Evidence cleared?
    .short = Cleared
sheet-hand = What may lie in { SEAT($owner, as: "own") } hand?
    .short = Hand
sheet-deck = What may lie in { SEAT($owner, as: "own") } deck?
    .short = Deck
sheet-discards = What may lie in { SEAT($owner, as: "own") } discards?
    .short = Discards
heading-mastermind = The Mastermind
    .short = Is it?
heading-cleared = Cleared
heading-aside = Set aside
    .short = Aside
heading-place = { $number }. { AS($location, "location") }
    .short = { $number }
heading-suit = { AS($suit, "suit") }
    .short = { AS($suit, "suit", form: "short") }
heading-rank = { AS($rank, "rank") }
    .short = { $rank }
heading-evidence = Clears { cleared }
    .short = { LIST($cleared, each: "identity", by: "plus") }
list-plus = {" + "}
heading-identity = The { AS($identity, "identity") }
    .short = { AS($identity, "identity") }
fact-identity = The Mastermind is { not }{ LIST($among, each: "the-identity", by: "or") }.
not = { $holds ->
        [yes] {""}
       *[no] not{" "}
    }
lying = The Evidence { $location ->
        [none] set aside
       *[other] of the { AS($location, "location") }
    }
fact-clears = { lying } { $holds ->
        [yes] clears
       *[no] does not clear
    } the { AS($identity, "identity") }.
fact-evidence = { lying } is { not }the card that clears { LIST($cards, each: "pair", by: "or") }.
fact-cleared = { SEAT($detective, as: "own-start") } Evidence { $holds ->
        [yes] clears
       *[no] does not clear
    } the { AS($identity, "identity") }.
fact-card = { CAPITAL(AS($card, "card", form: "the")) } is { not }in { SEAT($owner, as: "own") } { LIST($zones, each: "in-zone", by: "or") }.
in-zone-hand = hand
in-zone-deck = deck
in-zone-discards = discards

## What a line of the story proves

because-Became = { DOES($seat, "are", "is") } the { AS($identity, "identity") }, so no Evidence of this Case clears the { AS($identity, "identity") }.
because-GaveUpEarly = { SEAT($seat, as: "start") } gave up and showed the { AS($identity, "identity") }{ none-clears }.
because-Guessed = { SEAT($seat, as: "start") } named the { AS($named, "identity") }, { $right ->
        [yes] which was right
       *[no] but the Mastermind showed the { AS($identity, "identity") }
    }{ none-clears }.
none-clears = { $of_evidence ->
        [yes] , and no Evidence of this Case clears the { AS($identity, "identity") }
       *[no] {""}
    }
because-Found = { SEAT($seat, as: "start") } looked at the Evidence of the { AS($location, "location") }: it clears { cleared }{ $follows ->
        [nowhere-else] , and it lies in no other place
        [not-these] , so the Mastermind is not { LIST($named, each: "the-identity", by: "or") }
        [neither] , so the Mastermind is neither of them
       *[nothing] {""}
    }.
because-Peeked-place = { SEAT($seat, as: "start") } looked at the Evidence of the { AS($location, "location") }: it clears { cleared }.
because-Peeked-aside = { SEAT($seat, as: "start") } looked at the five Evidence cards on the Locations, so the sixth is the one set aside.
because-Peeked-won = { SEAT($seat, as: "start") } looked at the Evidence of every Location, those that { DOES($detective, "have", "has") } won among them.
because-Removed = { SEAT($seat, as: "start") } put { AS($card, "card", form: "the") } of { SEAT($other, as: "own") } pile on the discards{ follows }.
because-SentBack = { SEAT($seat, as: "start") } sent { AS($card, "card", form: "the") } of { SEAT($other, as: "own") } pile back to the hand{ follows }.
because-Recalled = { SEAT($seat, as: "start") } took { AS($card, "card", form: "the") } from the pile back into the hand{ follows }.
because-Exchanged = { SEAT($seat, as: "start") } put { AS($card, "card", form: "the") } in the place of { AS($taken, "card", form: "the") }, which went to the hand{ follows }.
because-Used = { SEAT($seat, as: "start") } used { AS($card, "card", form: "the") } and put it { $laid ->
        [discards] on the discards
        [match] out of the match
       *[case] out of the Case
    }{ follows }.
because-Placed-itself = { SEAT($seat, as: "start") } placed { AS($card, "card", form: "the") }, and it has left the pile since.
because-Placed = { SEAT($seat, as: "start") } placed { AS($card, "card", form: "the") }{ follows }.
because-paid = { SEAT($seat, as: "start") } put { AS($card, "card", form: "the") } into a full pile and discarded { AS($paid, "card", form: "the") } for it{ follows }.
because-Uncovered = The top card of { SEAT($seat, as: "own") } deck was { AS($card, "card", form: "the") }{ follows }.
follows = { $follows ->
        [other] , so that card was not { AS($asked, "card", form: "the") }
        [lies] , where it still lies
        [shuffled] , which were shuffled into the deck later
       *[nothing] {""}
    }

## Why a bot makes a move, in its own words

margin = { $way ->
        [level] level
        [ahead] { $by } ahead
       *[behind] { $by } behind
    }
margin-in-points = { $way ->
        [level] level
        [ahead] { NUMBER($by, digits: 1) } points ahead
       *[behind] { NUMBER($by, digits: 1) } points behind
    }
bot-expected = With { AS($card, "card", form: "the") } I expect to end this Case { AS($points, "margin-in-points") }, give or take { NUMBER($error, digits: 1) }; if I play nothing more, { AS($without, "margin-in-points") }.
bot-stands = If I begin my turn with { AS($card, "card", form: "the") }, { NAME($other) } can no longer win the { AS($location, "location") } with { NUMBER($chance, style: "percent") } of the hands that I imagine.
bot-ahead = { CAPITAL(AS($card, "card", form: "the")) } takes me from { AS($before, "margin") } to { AS($after, "margin") } at the { AS($location, "location") }.
bot-ability = I am { AS($before, "margin") } at the { AS($location, "location") }, and the ability of { AS($card, "card", form: "the") } helps me more than its points.
bot-wait = I am { AS($ahead, "margin") } at the { AS($location, "location") }, { $winning ->
        [yes] so { NAME($other) } has to answer
       *[no] and my cards are worth more to me later
    }.
bot-pick = { CAPITAL(AS($card, "card", form: "the")) } changes the score at the { AS($location, "location") } by { NUMBER($worth) } { $favours ->
        [yes] in my favour
       *[no] against me
    }.
bot-protect = { CAPITAL(AS($card, "card", form: "the")) } is worth { NUMBER($worth) } at the { AS($location, "location") }, and { NAME($other) } could take it from me.
bot-trump = With this trump I am { AS($after, "margin") } at the { AS($location, "location") }.
bot-time = Time helps the Lead, and { $leads ->
        [yes] I lead
       *[no] that is { NAME($other) }
    }.
bot-guess = My Evidence leaves { $left ->
        [one] 1 identity
       *[other] { $left } identities
    }, so the { AS($identity, "identity") } is right { NUMBER($chance, style: "percent") } of the time.
bot-surrender = { NAME($other) } guesses right { NUMBER($chance, style: "percent") } of the time, so { $gives_up ->
        [yes] giving up
       *[no] staying silent
    } saves me { NUMBER($saved, digits: 1) } points on average.
bot-new-hand = The cards of my hand are worth { NUMBER($average, digits: 1) } on average, those of a whole deck { NUMBER(6, digits: 1) }.
bot-discard = { CAPITAL(AS($card, "card", form: "the")) } is worth { NUMBER($price, digits: 1) } to me later; { $cheapest ->
        [yes] nothing else is worth less
       *[no] others are worth less
    }.
bot-keep = Even the card that I would miss least is worth { NUMBER($least, digits: 1) } to me later.
bot-fetch = { CAPITAL(AS($card, "card", form: "the")) } is worth { NUMBER($worth, digits: 1) } to me later.
bot-draw = A card is worth { LIST($piles, each: "worth-in") } on average.
worth-in = { NUMBER($worth, digits: 1) } in my { AS($pile, "in-zone") }

## How a match may end, and what a player was in it

ending-points = { $best } points against { $least }.
ending-right_guesses = Both have { $best } points, and { AS($guesses, "right-guesses") } beats { AS($fewer_guesses, "right-guesses") }.
ending-locations = { tied }. Locations won: { $locations } against { $fewer_locations }.
ending-margins = { tied }, and won as many Locations. Winning margins: { $margins } against { $smaller_margins }.
ending-draw = { tied }{ $break_ties ->
        [yes] , and won as many Locations by as much
       *[no] {""}
    }.
tied = Both have { $best } points and { AS($guesses, "right-guesses") }
right-guesses = { $it ->
        [0] no right guesses
        [one] 1 right guess
       *[other] { $it } right guesses
    }
role-name-detective = Detective
role-name-mastermind = Mastermind
role-name-detective-first = Detective first
role-name-mastermind-first = Mastermind first
role-name-detective-in-of-cases = Detective in { $first } of { $second } Cases

## Options of the table

setting-cases = Cases
    .text = How many Cases are played: 1 is The Single Case, 2 a match, 3 or more The Long Haul. With an odd number, one player is the Detective once more than the other.
setting-knows_all = Knows all
    .text = The Mastermind may look at the Evidence on the Locations, and can't give up.
setting-life_is_pain = Life is pain
    .text = There are new Locations in every Case, not only after every second.
setting-first_detective = First detective
    .text = Who is the Detective in the first Case.
setting-extra_turn = Extra turn
    .text = A Location lasts one turn longer than it has time tokens: the rulebook to the letter.
setting-museum_for_good = Museum for good
    .text = Cards used at the Museum are out for the whole match, not only for this Case.
setting-break_ties = Break ties
    .text = A match that is still tied after the right guesses goes to the player who won more Locations, or else to the one whose winning margins add up to more.
setting-detective_deck = Detective deck
    .text = Another deck for the Detective, as a TOML text. Empty: the usual one.
setting-mastermind_deck = Mastermind deck
    .text = Another deck for the Mastermind, as a TOML text. Empty: the usual one.

## The player aid: how a turn goes, and what everything does, on one screen

aid-turn = Both draw two cards. The Lead acts, then the other; then a time token is removed.
aid-act = To act is to play cards or to pass. Place cards of one suit of your choice, and trumps as many as you like; use cards for their abilities. Then stop.
aid-use = A card that is used is shown, does what it says and is discarded. It adds nothing to your pile.
aid-pass = If you pass, you may discard a card and draw another. Two passes in a row end the Location.
aid-resolve = When the last time token is gone, the higher pile takes the Evidence, and its owner leads at the next Location. In a tie nobody has it.
aid-cards = Cards
aid-value = Value
    .text = As printed, an Ace { $ace }. Trumps count twice.
# $only: the sides that have it, where not both have.
aid-ability = { CAPITAL(LIST($kinds, by: "or")) }: { LIST($titles, by: "slash") }{ $only ->
        [none] {""}
       *[other] {" "}({ LIST($only, each: "side") } only)
    }
aid-locations = Locations
aid-unmasking = The unmasking
aid-identities = Identities
    .text = { CAPITAL(LIST($identities, each: "the-identity")) }.
aid-evidence = Evidence
    .text = Each clears two identities. The six that don't clear the Mastermind are in the Case, one set aside. { worth-to-winner }
aid-give-up = Give up
    .text = The Mastermind may, before the guess: { AS($points, "points") } for the Detective.
aid-guess = The guess
    .text = Right: { AS($right, "points") } for the Detective. Wrong: { AS($wrong, "points") } for the Mastermind.
aid-chances = Chances
    .text = With 0, 1, 2 or 3 Evidence cards a guess is right in 1/5, 1/3, 3/5, 9/10; with more always.

## A first game: who you are, what you want, and one sentence for each new thing

aim-1 = the Mastermind, and one of five identities that only you know
    .aim = win Evidence, 3 points each, so that the Detective guesses wrong at the end: that is 4 points more
aim-2 = Detective Graves
    .aim = win Evidence at the five Locations, 3 points each, and name the Mastermind at the end for 4 points more
tip-redraw = Keep this hand, or throw it away.
    .text = You may change the whole hand once. High cards, and many of one suit, are good.
tip-place = Place cards in your pile.
    .text = In one turn: cards of one suit, and trumps besides. Trumps count twice.
tip-use = Use a card for what it does.
    .text = Some cards have an ability. They are discarded for it and don't count in your pile.
tip-stop = Stop when you have played enough.
    .text = Cards you save can win the next Location.
tip-pass = You may also pass.
    .text = Then you may change a card. Two passes in a row end the Location at once.
tip-time = Time runs out.
    .text = After a turn of both players a time token goes. When the last is gone, the higher pile wins the Evidence.
tip-resolved = The Evidence goes to the higher pile.
    .text = It clears two of the five identities. The winner alone looks at it, and leads at the next Location.
tip-silent = Give up, or stay silent?
    .text = Give up: 2 points for the Detective. Stay silent: 3 for a right guess, or 1 for you.
tip-guess = Name the Mastermind.
    .text = Those that your Evidence clears can't be it. If you name the wrong one, the Mastermind gets the 4 points.


## The table in the browser

table-street = The five Locations
table-detective = Detective
table-mastermind = Mastermind
table-leads = leads
table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hand = hand
table-deck = deck
table-discards = discards
table-no-evidence = no Evidence yet
table-evidence-here = Evidence lies here
table-evidence-won = { $count ->
        [one] { $count } Evidence card
       *[other] { $count } Evidence cards
    }
table-who-is-it = Who is it?
table-you-are = You: { $identity }
table-draw-here = Draw from here: { $stack }
table-time-left = { $left ->
        [one] { $left } time token
       *[other] { $left } time tokens
    } left{ $extra ->
        [yes] , and one more turn
       *[no] {""}
    }
table-time = { $left ->
        [one] { $left } token
       *[other] { $left } tokens
    }{ $extra ->
        [yes] {" "}+ 1 turn
       *[no] {""}
    }
table-more-time = One time token more at the { $place }
table-less-time = One time token less at the { $place }
table-no-trump = no trump
table-trump = trump
table-pile = Pile of { $owner }
table-worth = { $card }, worth { $worth }
table-safe = { $card }, protected
table-your-pile = your pile
table-other-pile = other pile
table-then = → { $worth }
table-lead = +{ $by }
table-ahead = { $by } ahead
table-you-won = You won it
table-won = { $name } won it
table-tied = Tied
table-tied-more = its Evidence is out
table-sealed = only the winner knows it
table-clears = clears
table-state-over = over
table-state-now = played now
table-state-later = to come
table-place = Place here
table-use = Use
table-and-trump = make trump
table-asks = { $first }: which card do you give for it?
table-which-pays = Which card pays?
table-empty-slot = Choose a card
table-tray = Which card?
table-line-up = Who is the Mastermind?
table-the-line-up = The five identities
table-cleared = cleared
table-named = named
table-was-it = the Mastermind
table-its-you = you
table-mastermind-was = The Mastermind was
table-named-right = The Detective was right.
table-named-wrong = Named by the Detective: { $named }.
table-can-place = can be placed
table-can-use = can be used
table-can-both = can be placed or used
table-can-pay = can pay
table-can-not = can't be played now
table-abilities = What your cards can do
