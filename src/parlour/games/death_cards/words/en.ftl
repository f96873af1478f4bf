# Death on the Cards

blurb = One of you is the Murderer, and everybody has secrets. Turn up the right one before the draw pile runs out, unless it is yours.

## What people say with one touch

phrase-trust_me = I am innocent!
phrase-suspicious = That was suspicious.
phrase-show_us = Let us see a secret.
phrase-not_me = Not me, please.
phrase-stop_that = Can anybody stop that?

## Cards: what they are called, what they do, and in short, for the story, where nobody is called you

card-poirot = Hercule Poirot
    .short = Poirot
    .text = Lay a set of three: point at a face-down secret of another player; it is revealed. { again }
    .in-short = a secret of another player is pointed at and revealed
card-marple = Miss Marple
    .short = Marple
    .text = Lay a set of three: point at a face-down secret of another player; it is revealed. { again }
    .in-short = a secret of another player is pointed at and revealed
card-satterthwaite = Mr Satterthwaite
    .short = Satterthwaite
    .text = Lay a set of two: another player reveals a secret of their choice; with a Harley Quin in it you take that secret, face down. { again }
    .in-short = another player reveals a secret of their choice; with a Quin in the set it is taken away
card-pyne = Parker Pyne
    .short = Pyne
    .text = Lay a set of two: turn any face-up secret face down, even your own. { again }
    .in-short = a face-up secret is turned face down
card-bundle = Lady Eileen “Bundle” Brent
    .short = Bundle
    .text = Lay a set of two: another player reveals a secret of their choice. If cancelled, the set returns to your hand. { again }
    .in-short = another player reveals a secret of their choice; cancelled, the set returns to the hand
card-tommy = Tommy Beresford
    .short = Tommy
    .text = Lay a set of two, Tuppence counts too: another player reveals a secret of their choice. With both, nobody can cancel it. { again }
    .in-short = another player reveals a secret of their choice; beside Tuppence nobody can cancel it
card-tuppence = Tuppence Beresford
    .short = Tuppence
    .text = Lay a set of two, Tommy counts too: another player reveals a secret of their choice. With both, nobody can cancel it. { again }
    .in-short = another player reveals a secret of their choice; beside Tommy nobody can cancel it
card-quin = Harley Quin
    .short = Quin
    .text = A wildcard: it fills a gap when you lay a new set, beside at least one real detective. It can't be added later.
card-ariadne = Ariadne Oliver
    .short = Ariadne
    .text = Add her to a set of another player, who reveals a secret of their choice. The set itself does nothing.
card-off-the-table = Cards off the Table
    .short = Off the Table
    .text = Choose a player, who discards every Not so Fast in hand. Nobody can cancel this.
    .in-short = a player discards every Not so Fast in hand; nobody can cancel that
card-another-victim = Another Victim
    .short = Another Victim
    .text = Take a whole set from another player. It is yours from now on, and acts for you at once.
    .in-short = a set is taken from another player, and acts for its new owner
card-folly = Dead Card Folly
    .short = Folly
    .text = Say left or right: everybody passes one card face down to that neighbour.
    .in-short = everybody passes a card face down to the left, or to the right
card-ashes = Look into the Ashes
    .short = Ashes
    .text = Look at the top five cards of the discard pile and take one of them into your hand, or none.
    .in-short = one of the top five cards of the discard pile may be taken
card-trade = Card Trade
    .short = Trade
    .text = Choose another player: each of you gives the other one card of their own choice, face down.
    .in-short = two players give each other a card, face down
card-one-more = And Then There Was One More…
    .short = One More
    .text = Choose a face-up secret and a player, maybe yourself: the secret goes face down to that player.
    .in-short = a face-up secret goes face down to any player
card-delay = Delay the Murderer's Escape!
    .short = Delay
    .text = Put up to five cards from the top of the discard pile on the draw pile, in an order that only you know. Then this card leaves the game.
    .in-short = up to five cards from the top of the discard pile go back on the draw pile, in any order
card-train = Early Train to Paddington
    .short = Train
    .text = Six cards go from the draw pile to the discard pile, and this card leaves the game. So too if you discard it from your hand.
    .in-short = six cards of the draw pile go to the discard pile
card-suspicions = Point Your Suspicions
    .short = Suspicions
    .text = All point at another player at once. The one most fingers point at reveals a secret of their choice; you break ties.
    .in-short = all point at once; the player most fingers point at reveals a secret of their choice
card-blackmailed = Blackmailed!
    .short = Blackmailed
    .text = Can't be played. Give it away in a trade or a folly: you pick a face-down secret of the receiver and alone look at it. Nobody can cancel this.
    .in-short = the receiver shows the giver one secret that the giver picks
card-faux-pas = Social Faux Pas
    .short = Faux Pas
    .text = Can't be played. A player who receives it in a trade or a folly reveals a secret of their choice.
    .in-short = the receiver reveals a secret of their choice
card-not-so-fast = Not so Fast
    .short = Not so Fast
    .text = Play it at any time when you are asked: it cancels the action about to happen, or the Not so Fast before it.
again = Add one on a later turn: it acts again.
card-escape = The Murderer Escapes!
    .short = Escape
    .text = Lies under the draw pile: when the last card above it is gone, the Murderer wins.

## What the secrets say, and what their owners confess

face-murderer = Murderer
    .text = { murderer-text } “I did it, and I would have been on the boat train by now.”
    .the = the Murderer
    .confession = I did it, and I would have been on the boat train by now.
face-accomplice = Accomplice
    .text = { accomplice-text } “I opened the side door. I asked no questions.”
    .the = the Accomplice
    .confession = I opened the side door. I asked no questions.
face-bankrupt = Bankrupt
    .text = { harmless } “There is no fortune. The pearls are paste and so are the references.”
    .the = the Bankrupt
    .confession = There is no fortune. The pearls are paste and so are the references.
face-bigamist = Bigamist
    .text = { harmless } “There is a second Mrs, in Lyon. They would get on rather well.”
    .the = the Bigamist
    .confession = There is a second Mrs, in Lyon. They would get on rather well.
face-cheat = Cheat
    .text = { harmless } “I have not won an honest rubber of bridge since school.”
    .the = the Cheat
    .confession = I have not won an honest rubber of bridge since school.
face-deserter = Deserter
    .text = { harmless } “One wet night I put down my rifle and walked home.”
    .the = the Deserter
    .confession = One wet night I put down my rifle and walked home.
face-eloper = Eloper
    .text = { harmless } “We were married on Tuesday, the chauffeur and I.”
    .the = the Eloper
    .confession = We were married on Tuesday, the chauffeur and I.
face-forger = Forger
    .text = { harmless } “My late aunt signed a great many cheques after the funeral.”
    .the = the Forger
    .confession = My late aunt signed a great many cheques after the funeral.
face-gambler = Gambler
    .text = { harmless } “I owe a bookmaker more than this house is worth.”
    .the = the Gambler
    .confession = I owe a bookmaker more than this house is worth.
face-impostor = Impostor
    .text = { harmless } “The real heir drowned off Madeira. I only borrowed his name.”
    .the = the Impostor
    .confession = The real heir drowned off Madeira. I only borrowed his name.
face-medium = Medium
    .text = { harmless } “The voices at my séances are all mine, even the spaniel.”
    .the = the Medium
    .confession = The voices at my séances are all mine, even the spaniel.
face-plagiarist = Plagiarist
    .text = { harmless } “My celebrated novel was found in a governess's trunk.”
    .the = the Plagiarist
    .confession = My celebrated novel was found in a governess's trunk.
face-quack = Quack
    .text = { harmless } “I never passed an examination. The patients never noticed.”
    .the = the Quack
    .confession = I never passed an examination. The patients never noticed.
face-runaway = Runaway
    .text = { harmless } “I left four children and a tobacconist's in Hull.”
    .the = the Runaway
    .confession = I left four children and a tobacconist's in Hull.
face-sleepwalker = Sleepwalker
    .text = { harmless } “I woke in the library with the poker in my hand.”
    .the = the Sleepwalker
    .confession = I woke in the library with the poker in my hand.
face-smuggler = Smuggler
    .text = { harmless } “Those hat boxes have never held a hat.”
    .the = the Smuggler
    .confession = Those hat boxes have never held a hat.
face-snoop = Snoop
    .text = { harmless } “I steam open other people's letters. The post is so dull otherwise.”
    .the = the Snoop
    .confession = I steam open other people's letters. The post is so dull otherwise.
face-thief = Thief
    .text = { harmless } “The missing spoons are in my trunk, and so are the forks.”
    .the = the Thief
    .confession = The missing spoons are in my trunk, and so are the forks.
harmless = It has no effect.
murderer-text = The player who was dealt it is the Murderer. Revealed, it ends the game: the Murderer is caught.
accomplice-text = The player who was dealt it wins and loses with the Murderer. Face up before you, it puts you in disgrace, unless you are the Murderer.

## Places

place-pile = Draw pile
    .text = Draw from here at the end of your turn. When it is used up the Murderer escapes.
place-draft = Draft
    .text = Cards that you may draw instead; a gap is filled from the draw pile at once.
place-discard = Discard pile
    .text = Only its top card may be looked at.
secret = Secret { $number }
    .short = { $number }
    .text = A secret, known by the number on its back. Face down, only its owner may look at it.
set = Set { $number }
    .text = A set of detectives. Its owner may add matching ones, the others Ariadne Oliver.

## The story

Said = { DOES($seat, "say", "says") }: { $claim }
Received = { DOES($seat, "are", "is") } dealt { counted-cards }. { SEAT($seat, as: "own-start") } secrets: { LIST($numbered, each: "numbered") }.
counted-cards = { LIST(GROUPS($cards), each: "counted") }
counted = { AS($it, "card") }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
numbered = { AS($first, "face", form: "the") } ({ $second })
Recognised = All eyes are closed. You open yours and see who is { AS($role, "face", form: "the") }: { SEAT($partner) }.
Began = { DOES($first, "begin", "begins") }. The draft: { LIST($draft, each: "card") }. { AS($top, "card") } opens the discard pile.
TurnBegan = { SEAT($seat, as: "own-start") } turn{ $disgraced ->
        [yes] , in disgrace
       *[no] {""}
    }.
PlayedNothing = { DOES($seat, "play", "plays") } nothing.
Discarded = { DOES($seat, "discard", "discards") } { AS($card, "card") }.
Drew = { DOES($seat, "draw", "draws") } { $card ->
        [none] a card
       *[other] { AS($card, "card") }
    }.
Drafted = { DOES($seat, "take", "takes") } { AS($card, "card") } from the draft; { AS($refill, "card") } comes in its place.
Played = { DOES($seat, "play", "plays") } { AS($card, "card") }: { AS($card, "card", form: "in-short") }.
Laid = { DOES($seat, "lay", "lays") } down { counted-cards }: { AS($kind, "card", form: "in-short") }.
Added = { DOES($seat, "add", "adds") } { AS($card, "card") } to { SEAT($owner, as: "own") } set, now { counted-cards }.
Named = { DOES($seat, "choose", "chooses") } { chosen }.
chosen = { WHO($target, $seat) ->
        [same] { WHO($seat) ->
            [me] yourself
           *[other] themselves
        }
       *[other] { SEAT($target) }
    }
Marked = { DOES($seat, "point", "points") } at { owned-secret }{ WHO($to) ->
        [none] {""}
       *[other] , to go to { SEAT($to) }
    }.
owned-secret = { SEAT($owner, as: "own") } secret { PLUS($secret, 1) }
SetChosen = { DOES($seat, "want", "wants") } { SEAT($owner, as: "own") } set of { counted-cards }.
Directed = { DOES($seat, "choose", "chooses") }: everybody is to pass a card to the { AS($way, "way") }.
way-left = left
way-right = right
Interrupted = { DOES($seat, "play", "plays") } { card-not-so-fast }!
Cancelled = { SEAT($seat, as: "own-start") } { AS($card, "card") } is cancelled.
SetReturned = The set returns to { SEAT($seat, as: "own") } hand: { counted-cards }.
SetTaken = { DOES($seat, "take", "takes") } { SEAT($owner, as: "own") } set: { counted-cards }.
Pointed = All point at once: { LIST($at, each: "finger") }.
finger = { SEAT($index) } at { SEAT($it) }
Revealed = { CAPITAL(owned-secret) } is revealed: { AS($face, "face", form: "the") }. “{ AS($face, "face", form: "confession") }”
Covered = { CAPITAL(owned-secret) }, { AS($face, "face", form: "the") }, is turned face down.
SecretMoved = { CAPITAL(owned-secret) }, { AS($face, "face", form: "the") }, goes face down to { SEAT($to) }.
Shown = { DOES($owner, "show", "shows") } { SEAT($seat) } secret { PLUS($secret, 1) }{ $face ->
        [none] , and nobody else sees it
       *[other] : { AS($face, "face", form: "the") }
    }.
Disgraced = { LEN($seats) ->
        [0] Nobody is in disgrace any more.
       *[other] { DOES($seats, "are", "is", "are") } in disgrace.
    }
MustReveal = Because of { AS($card, "card") }, { SEAT($seat) } must reveal a secret{ WHO($thief) ->
        [none] {""}
       *[other] , and { SEAT($thief) } will have it, face down
    }.
NothingHappened = { SEAT($seat, as: "own-start") } { AS($card, "card") } finds nothing to act on.
TieBroken = { SEATS($suspects, as: "listed") } are tied. { DOES($seat, "choose", "chooses") } { chosen }.
Spared = { DOES($seat, "have", "has") } no secret left to reveal.
Gave = { DOES($giver, "give", "gives") } { SEAT($taker) } { $card ->
        [none] a card
       *[other] { AS($card, "card") }
    }.
Tricked = A trick! What { SEAT($giver) } gave { SEAT($taker) } is { AS($card, "card") }: { AS($card, "card", form: "in-short") }.
HandCleared = { $number ->
        [0] { DOES($seat, "hold", "holds") } no { card-not-so-fast }.
       *[other] { DOES($seat, "discard", "discards") } every { card-not-so-fast }: { AS($number, "number-of-cards") }.
    }
number-of-cards = { $it ->
        [one] 1 card
       *[other] { $it } cards
    }
Looked = { $cards ->
        [none] { DOES($seat, "look", "looks") } through the top of the discard pile.
       *[other] { DOES($seat, "find", "finds") } on top of the discard pile { LIST($cards, each: "card") }.
    }
Took = { DOES($seat, "take", "takes") } { $card ->
        [none] one of them
       *[other] { AS($card, "card") }
    }.
TookNothing = { DOES($seat, "take", "takes") } nothing.
Delayed = { $number ->
        [0] { DOES($seat, "put", "puts") } nothing back on the draw pile.
       *[other] { $cards ->
            [none] { DOES($seat, "put", "puts") } { AS($number, "number-of-cards") } from the discard pile back on the draw pile.
           *[other] { DOES($seat, "put", "puts") } back on the draw pile: { LIST($cards, each: "card") }{ $number ->
                [1] {""}
               *[other] , the last on top
            }.
        }
    }
Departed = The train takes along { LIST($cards, each: "card") }, to the discard pile.
Cleared = To the discard pile: { counted-cards }.
LeftTheGame = { AS($card, "card") } is out of the game.

## What is said aloud

Suspect = I suspect { SEAT($seat) }.
Trust = I trust { SEAT($seat) }.
Ask = I would like { AS($card, "card") } from { SEAT($seat) }.
Promise = I will give { SEAT($seat) } { AS($card, "card") }.

## What a player is asked

over = The game is over. { $why } { SEATS($winners, as: "listed") } won.
dealing = The cards are being dealt.
waiting = { CAPITAL(AS($for, "wait")) }: waiting for { SEATS($asked, as: "listed") }.
wait = a choice
wait-turn = a turn
wait-discards = discards
wait-drawing = drawing cards
wait-pointing = all point at a suspect
wait-choosing = cards are chosen in secret
wait-revealing = a secret is to be revealed
wait-searching = the discard pile is looked through

# What is about to happen, and whether it will as things stand.
window = { $what }.{ $stands ->
        [yes] { $cancels ->
            [0] {""}
           *[other] {" "}It stands again.
        }
       *[no] {" "}It is cancelled, as things stand.
    }{ $hears ->
        [watcher] {" "}Anybody may play a Not so Fast.
        [asked] {" "}Not so fast?
       *[other] {""}
    }
Expose = { SEAT($by, as: "own-start") } { AS($card, "card") } is about to reveal { owned-secret }
Confess = { SEAT($by, as: "own-start") } { AS($card, "card") } asks { SEAT($target) } to reveal a secret
TurnFaceDown = { SEAT($by, as: "own-start") } Parker Pyne is about to turn { owned-secret } face down
AriadneInsists = { SEAT($by, as: "own-start") } { card-ariadne } asks { SEAT($owner) } to reveal a secret
TakeOver = { DOES($by, "are", "is") } about to take { SEAT($owner, as: "own") } set of { counted-cards }
PassOn = { SEAT($by, as: "own-start") } Dead Card Folly: everybody is about to pass a card to the { AS($way, "way") }
LookIntoAshes = { DOES($by, "are", "is") } about to look through the top of the discard pile
Swap = { DOES($by, "are", "is") } about to trade a card with { SEAT($partner) }
MoveSecret = { DOES($by, "are", "is") } about to send { owned-secret } face down to { SEAT($to) }
DelayEscape = { DOES($by, "are", "is") } about to put cards back on the draw pile
EarlyTrain = { SEAT($by, as: "own-start") } early train is about to take six cards off the draw pile
PointFingers = { DOES($by, "are", "is") } about to have everybody point at a suspect
SocialFauxPas = { SEAT($by, as: "own-start") } Social Faux Pas asks { SEAT($victim) } to reveal a secret

TakeTurn = Your turn: play an event, lay down a set, add a detective, or play nothing.
DisgracedTurn = You are in disgrace: discard one card, then draw one.
ChooseDiscards = { LEN($chosen) ->
        [0] { $least ->
            [0] Discard as many cards as you wish.
           *[other] You played nothing: discard at least one card.
        }
       *[other] You will discard, in this order, { LIST($chosen, each: "card") }. More?
    }
Drawing = Draw a card: from the pile ({ AS($pile, "number-of-cards") } left) or from the draft.
PickSecret = Which secret do you reveal?
PickPlayer = Who must reveal a secret?
PickFaceUpSecret = Which secret do you turn face down?
RevealOwn = Which of your secrets do you reveal?{ WHO($thief) ->
        [none] {""}
       *[other] {" "}{ DOES($thief, "take", "takes") } it away.
    }
Blackmail = Which of { SEAT($victim, as: "own") } secrets do you want to see?
PointAtOnce = Point at a suspect; all fingers are shown at once.
BreakTie = A tie: who must reveal a secret?
ClearHand = Who must discard every Not so Fast?
PickSet = Which set do you take?
PickWay = Which way does everybody pass a card?
PassCards = Which card do you pass to { SEAT($taker) }?
TradeCards = Which card do you give { SEAT($taker) }?
TakeFromAshes = Which card do you take out of the ashes? You need not take any.
PickPartner = Whom do you trade with?
PickSecretToMove = Which face-up secret goes to a player, face down?
PickNewOwner = Who gets it?
PickNumber = How many cards, from the top, do you put back on the draw pile?
PutBack = Put them back one by one ({ $done } of { $number }): the last will be on top.

## What a player can do

Play = Play { AS($card, "card") }
    .heading = Play an event
Give = Give { AS($card, "card") }
    .heading = Give a card
Take = Take { AS($card, "card") }
    .heading = Take a card
Discard = Discard { AS($card, "card") }
    .heading = Discard
Put = Put { AS($card, "card") } on the draw pile
    .heading = Put on the draw pile
Lay = Lay down { counted-cards }
    .heading = Lay down a set
Add = Add { AS($card, "card") } to { SEAT($owner, as: "own") } { set-of }
    .heading = Add a detective
    .label = to { SEAT($owner, as: "own") } { set-of }
# $alike: its owner has another set of the same cards.
set-of = set of { counted-cards }{ $alike ->
        [yes] {" "}(number { PLUS($place, 1) })
       *[no] {""}
    }
Seize = Take { SEAT($owner, as: "own") } { set-of }
    .heading = Take a set
Name = Choose { WHO($seat) ->
        [me] yourself
       *[other] { SEAT($seat) }
    }
    .heading = Choose a player
Point = Point at { SEAT($seat) }
    .heading = Point at a player
Mark = Point at { owned-secret }{ $face ->
        [none] {""}
       *[other] , { AS($face, "face", form: "the") }
    }
    .heading = Point at a secret
Reveal = Reveal secret { PLUS($secret, 1) }, { AS($face, "face", form: "the") }
    .heading = Reveal a secret
    .label = { AS($face, "face", form: "the") }
Send = Pass to the { AS($way, "way") }: { SEAT($taker) } gets yours
    .heading = Pass the cards
    .label = to the { AS($way, "way") }
Lift = { $number ->
        [0] Lift no card
       *[other] Lift { AS($number, "number-of-cards") }: { counted-cards }
    }
    .heading = Lift cards
    .label = { $number ->
        [0] No card
       *[other] { AS($number, "number-of-cards") }
    }
Draft = Take { AS($card, "card") } from the draft
    .heading = Draw
    .label = from the draft
Draw = Draw the top card of the draw pile
    .heading = Draw
    .label = the top card of the draw pile
Cancel = { WHO($by) ->
        [none] Not so fast!
       *[other] { $stands ->
            [yes] Not so fast! Cancel { SEAT($by, as: "own") } { AS($card, "card") }
           *[no] Not so fast! Let { SEAT($by, as: "own") } { AS($card, "card") } happen after all
        }
    }
    .heading = Not so Fast
    .label = { WHO($by) ->
        [none] {""}
       *[other] { $stands ->
            [yes] Cancel it
           *[no] Let it happen after all
        }
    }
Stop = { $some ->
        [yes] That is all
       *[no] Discard nothing
    }
    .heading = Discard
TakeBack = Take back
    .heading = Take back
Pass = { AS($at, "passing") }
    .heading = Pass
passing = Let it pass
passing-turn = Play nothing
passing-ashes = Take nothing
standing-pass = Pass until my next turn
standing-target = Ask me only when I am the target

## Zones

zone-hand = { SEAT($owner, as: "own-start") } hand
    .short = Hand
    .note = { LIST($notes, each: "note-on", by: "comma") }
note-on-turn = has the turn
note-on-disgrace = in disgrace
note-on-partner = your partner
zone-secret = { SEAT($owner, as: "own-start") } secrets
    .short = Secrets
zone-set = { SEAT($owner, as: "own-start") } set{ set-number }
    .short = Set{ set-number }
set-number = { $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
zone-discard = Discard pile
    .note = { $under ->
        [0] {""}
       *[other] { AS($under, "number-of-cards") } under the top one
    }
zone-pile = Draw pile
    .note = When it is used up the Murderer escapes.
zone-draft = Draft
zone-looking_at = You are looking at
    .note = top card first
zone-in_play = In play
zone-gone = Out of the game

## The notebook

sheet-roles = { $accomplice ->
        [yes] Who are Murderer and Accomplice?
       *[no] Who is the Murderer?
    }
    .short = Roles
sheet-hands = Who holds at least one?
    .short = Hands
    .note = The numbers are the least and the most.
sheet-secrets = { SEAT($seat, as: "own-start") } secrets, as they were dealt
    .short = { SEAT($seat, as: "start") }
heading-seat = { SEAT($seat, as: "start") }
heading-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
heading-secret = Secret { PLUS($secret, 1) }
    .short = { PLUS($secret, 1) }
    .text = { $face ->
        [none] {""}
       *[other] { AS($face, "face", form: "the") },{" "}
    }face { $up ->
        [yes] up
       *[no] down
    } before { SEAT($owner) }
heading-murderer = Murderer
heading-accomplice = Accomplice
heading-innocent = Ordinary
fact-role = { DOES($seat, "are", "is") } { role-answers }.
role-answers = { $holds ->
        [yes] { LIST($among, each: "role-answer", by: "or") }
       *[no] { LEN($among) ->
            [1] not { LIST($among, each: "role-answer") }
           *[other] neither { LIST($among, each: "role-answer", by: "nor") }
        }
    }
role-answer-murderer = the Murderer
role-answer-accomplice = the Accomplice
role-answer-innocent = innocent
fact-secret = { CAPITAL(owned-secret) } is { $holds ->
        [yes] { LIST($among, each: "face-answer", by: "or") }
       *[no] { LEN($among) ->
            [1] not { LIST($among, each: "face-answer") }
           *[other] neither { LIST($among, each: "face-answer", by: "nor") }
        }
    }.
face-answer-murderer = the Murderer's card
face-answer-accomplice = the Accomplice's card
face-answer = an ordinary one
list-nor = {", "}
    .last = {" nor "}
fact-hand = { DOES($seat, "hold", "holds") } { $number ->
        [some] at least one { AS($card, "card") }
        [it] { AS($card, "card") }
        [none] no { AS($card, "card") }
        [not] not { LIST($among, by: "or") } × { AS($card, "card") }
       *[just] { LIST($among, by: "or") } × { AS($card, "card") }
    }.

# Why somebody holds a card or not. $follows says what follows; it begins with a comma or is empty.
because-cards = { $happened }{ $follows }.
happened-Received = You were dealt { counted-cards }
happened-Began = At first { LIST($draft, each: "card") } lay in the draft and { AS($top, "card") } on the discard pile
happened-Played = { DOES($seat, "play", "plays") } { AS($card, "card") }
happened-Laid = { DOES($seat, "lay", "lays") } down { counted-cards }
happened-Interrupted = { DOES($seat, "play", "plays") } { card-not-so-fast }
happened-Tricked = { SEAT($giver, as: "start") } gave { SEAT($taker) } { AS($card, "card") }
happened = { CLAUSE($line) }
follows-nothing = {""}
follows-none-left = , so none was left in { SEAT($seat, as: "own") } hand
follows-not-devious = , and it was nothing devious
follows-came = , so it was in { SEAT($seat, as: "own") } hand then
follows-came-too = , so { AS($card, "card") } was in { SEAT($seat, as: "own") } hand then
follows-one-fewer = , so one { AS($card, "card") } fewer was in { SEAT($seat, as: "own") } hand
follows-lost = , so { SEAT($seat, as: "own") } hand lost { AS($card, "card") }
follows-another-left = , so it was no { AS($card, "card") } that left { SEAT($seat, as: "own") } hand
follows-not-that = , so that one was not in { SEAT($seat, as: "own") } hand
follows-not-those = , so those were not in { SEAT($seat, as: "own") } hand
follows-no-such = , so that was no { AS($card, "card") }

# Why somebody is the Murderer or not.
because-Received = You were dealt { LIST($faces, each: "the-face") }{ LEN($held) ->
        [0] { LEN($asked) ->
            [1] , so { LIST($asked, each: "face-answer") } is not among them
           *[other] , so neither { LIST($asked, each: "face-answer", by: "nor") } is among them
        }
       *[other] : { LIST($held, each: "face-answer") } is yours
    }.
the-face = { AS($it, "face", form: "the") }
because-Recognised = You saw who is { AS($role, "face", form: "the") }: { SEAT($partner) }.
because-Shown = { CAPITAL(owned-secret) } was shown to be { AS($face, "face", form: "the") }{ $seen }.
because-Revealed = { CAPITAL(owned-secret) } turned out to be { AS($face, "face", form: "the") }{ $seen }.{ $disgrace }
because-Covered = { CAPITAL(owned-secret) } was turned face down.{ $disgrace }
because-SecretMoved = { CAPITAL(owned-secret) } went face down to { SEAT($to) }.{ $disgrace }
because-Disgraced = { $disgrace }
seen-dealt = , so { WHO($dealt) ->
        [me] you are
       *[other] { SEAT($dealt) } is
    } { AS($face, "face", form: "the") }: that card was dealt to { SEAT($dealt) }
seen-not = { LEN($asked) ->
        [1] , so it is not { LIST($asked, each: "face-answer") }
       *[other] , so it is neither { LIST($asked, each: "face-answer", by: "nor") }
    }
disgrace-nothing = {""}
disgrace-spared = { $alone ->
        [yes] {""}
       *[no] {" "}
    }{ DOES($spared, "are", "is") } not in disgrace, though anybody else would be: { SEAT($spared) } must be the Murderer.
disgrace-never = { $alone ->
        [yes] {""}
       *[no] {" "}
    }{ DOES($seats, "are", "is", "are") } in disgrace, which never happens to the Murderer.{ $goes_on ->
        [yes] {" "}And the game goes on.
       *[no] {""}
    }

## Why a bot makes a move, in its own voice. $what is a secret, a player or cards.

what-secret = { owned-secret }
what-seat = { SEAT($seat) }
what-cards = { LIST($cards, each: "card") }
what-nothing = that
# By how much the chance of my side changes.
change = { $way ->
        [hardly] hardly changes the chance of my side
        [up] raises the chance of my side by { NUMBER($by, style: "percent") }
       *[down] lowers the chance of my side by { NUMBER($by, style: "percent") }
    }
worth = { NUMBER($it) } of 100
guilt = the Murderer is { $guilt ->
        [0] not { $what }
        [1] { $what }
       *[other] { $what } with a chance of { NUMBER($guilt, style: "percent") }
    }
hit = { $what } is { $hit ->
        [0] not the Murderer's card
        [1] the Murderer's card
       *[other] the Murderer's card with a chance of { NUMBER($hit, style: "percent") }
    }
bot-play = { CAPITAL($what) } { AS($gain, "change") }, and { $best ->
        [yes] nothing else does more
       *[no] something else does more
    }.
bot-wait = { $best ->
        [yes] No card of mine does more for my side than to wait.
       *[no] To wait is not the best: another play { AS($other, "change") }.
    }
bot-cancel = To { $stands ->
        [yes] cancel
       *[no] save
    } { $what } { AS($gain, "change") }{ $while ->
        [early] { too-early }
        [price] , while the Not so Fast is worth { NUMBER($price, style: "percent") }
       *[none] {""}
    }.
too-early = , but now it would tell everybody who I am
bot-expose = { CAPITAL(hit) }: to reveal it { AS($gain, "change") }.
bot-press = { CAPITAL(guilt) }: a secret revealed there { AS($gain, "change") }.
bot-hide = { CAPITAL($what) }: one more secret face down there { AS($gain, "change") }.
bot-look = { CAPITAL(hit) }: a look tells me whether it is.
bot-clear = { CAPITAL(guilt) }, whose Not so Fasts are in our way.
bot-trap = My Social Faux Pas makes the other reveal a secret: with { $what } that { AS($gain, "change") }.
bot-blackmail = { CAPITAL(guilt) }: who takes my Blackmailed must show me a secret.
bot-seize = That set, acting for me, { AS($gain, "change") }.
bot-reveal = { $betrayal ->
        [0] This secret betrays nothing.
        [1] This is the Accomplice's card: it would tell the table who helps the Murderer.
       *[other] This is the Murderer's card: revealed, it ends the game.
    }
bot-lift = { $number ->
        [0] No card
       *[other] { AS($number, "number-of-cards") }
    } more in the draw pile: that { AS($gain, "change") }.
bot-send = Left or right makes no difference to me.
bot-leave = To take nothing brings me nothing.
bot-discard = { CAPITAL($what) } is worth { AS($worth, "worth") } to me, and { $least ->
        [yes] nothing in my hand
       *[no] something in my hand
    } is worth less.
bot-keep = Each card that I keep is worth { AS($worth, "worth") } to me, or more.
bot-give = { CAPITAL($what) } { $missed ->
        [yes] does its work when it is given away
       *[no] is worth { AS($worth, "worth") } to me
    }.
bot-take = { CAPITAL($what) } would be worth { AS($worth, "worth") } to me.
bot-put = { CAPITAL($what) } would be worth { AS($worth, "worth") } to me, and what I put last I draw first.
bot-draft = { CAPITAL($what) } would be worth { AS($worth, "worth") } to me, an unknown card { AS($unknown, "worth") }.
bot-draw = The best of the draft would be worth { AS($worth, "worth") } to me, an unknown card { AS($unknown, "worth") }.
bot-no-play = { $asked ->
        [no] None of my rules asks for a card now.
       *[yes] My rules ask for a card now.
    }
bot-set = With { $what } a secret is revealed, { $strongest ->
        [yes] and nothing
       *[no] but something
    } that I hold is stronger.
bot-useless-set = With { $what } no secret is revealed that I am after.
bot-train = { CAPITAL($what) } shortens the draw pile, now { AS($pile, "number-of-cards") }, and { $wanted ->
        [yes] { runs-out }
       *[no] my side wants it to last
    }{ $early ->
        [yes] { too-early }
       *[no] {""}
    }.
runs-out = my side wants it to run out
bot-delay = { $wanted ->
        [yes] I play { $what } when { $late } cards are left to draw or fewer, and now there are { $pile }.
       *[no] { CAPITAL($what) } makes the draw pile longer, and { runs-out }.
    }
bot-event = { CAPITAL($what) } { $rank ->
        [0] is not on my list of events worth playing
       *[other] { $sets ->
            [yes] can wait: first I reveal a secret
           *[no] is number { $rank } on my list of events, and I hold { $first ->
                [yes] none
               *[no] one
            } that stands higher
        }
    }.
bot-risky-event = { CAPITAL($what) } might make me reveal my last secret.
bot-aim = { $kind ->
        [nobody] { CAPITAL($what) }: I am after nobody here, and { face-down-there }.
        [other] I am not after { $what }.
        [fewest] { CAPITAL($what) }: { face-down-there }, and nobody I am after has fewer.
        [more] { CAPITAL($what) }: { face-down-there }, but somebody I am after has { $fewest }.
       *[none] { CAPITAL($what) }: { face-down-there }.
    }
face-down-there = { $hidden ->
        [0] no secret is face down there
        [one] 1 secret is face down there
       *[other] { $hidden } secrets are face down there
    }
bot-cover = { CAPITAL($what) } { $ours ->
        [yes] is mine or a friend's, and I hide those first
       *[no] is neither mine nor a friend's
    }.
bot-seize-by-size = { $pyne ->
        [yes] A set of Parker Pyne is the last that I would take.
       *[no] That set has { AS($number, "number-of-cards") }, { $largest ->
            [yes] and no other is larger
           *[no] but another is larger
        }.
    }
bot-lift-by-thumb = The { $wanted ->
        [yes] more
       *[no] fewer
    } cards go back to the draw pile, the better for my side.
bot-throw-away = I rate { $what } at { $use }, and { $least ->
        [yes] nothing
       *[no] something
    } in my hand lower.
bot-pick = I rate { $what } at { $use }, and { $highest ->
        [yes] nothing
       *[no] something
    } there higher{ $good ->
        [none] {""}
       *[other] ; { from-the-draft }
    }.
from-the-draft = from { $good } on I take a card of the draft
bot-enough = I have thrown away { AS($thrown, "number-of-cards") }, and rate what I keep at { $least } or more.
bot-give-faux-pas = { CAPITAL($what) } does its work when it is given away.
bot-draw-by-thumb = I rate the best of the draft at { $best }; { from-the-draft }.
bot-alike = Any other choice is as good to me as { $what }.
bot-step-in = { CAPITAL($what) } { $kind ->
        [stop] hurts my side, and a Not so Fast would stop it
        [cancelled] would hurt my side, but it is cancelled already
        [save] is my own action, and a Not so Fast would save it
       *[leave] does not hurt my side enough for a Not so Fast
    }.
bot-save-it = I keep my Not so Fast for something worse.

## How a game may end

ending-unmasked = The Murderer's card is face up: the Murderer is caught.
ending-escaped = The draw pile is used up: the Murderer escapes.
ending-all_disgraced = Nobody is left to point a finger: the Murderer stands alone above all disgrace.
ending-out_of_time = After 300 turns the Murderer slips away.
role-name-murderer = murderer
role-name-accomplice = accomplice
role-name-innocent = innocent

## Options of the table

setting-accomplice_counts = Accomplice counts
    .text = The Murderer wins when all others are in disgrace, the Accomplice too. Switched off: all but the Accomplice.
setting-birthdays = Birthdays
    .text = Everybody's birthday in seat order, month-day, such as 09-15 02-28 12-31. Who is nearest to 15 September begins. Empty: chance decides.

## The player aid: how a turn goes, and what everything does, on one screen

aid-play = Play one thing, or nothing: an event, a new set of detectives, or one more detective on a set.
aid-answer = Before it is done, everybody may answer with a { card-not-so-fast }.
aid-discard = Discard any number of cards, at least one if you played nothing.
aid-draw = Draw up to { $hand } cards, one by one, from the pile or from the draft.
aid-when-disgraced = In disgrace, when none of your secrets is face down, you only discard one card and draw one.
aid-detectives = Detectives
aid-events = Events
aid-others = Others
aid-card = { $card } ×{ $copies }
aid-secrets = Secrets
aid-ordinary = An ordinary secret
aid-numbers = Numbers
    .text = 1 to { $last }, on the backs of the secrets. They never change.
aid-end = The end
aid-caught = Caught
    .text = The Murderer's card is revealed: { $accomplice ->
        [yes] all others but the Accomplice
       *[no] all others
    } win.
# $counts: the Accomplice must be in disgrace too.
aid-disgraced = In disgrace
    .text = When { $accomplice ->
        [yes] { $counts ->
            [yes] all others
           *[no] all others but the Accomplice
        } are in disgrace, the Murderer and the Accomplice win
       *[no] all others are in disgrace, the Murderer wins
    }.

## A first game: who you are, what you want, and one sentence for each new thing

aim-1 = innocent, though you have secrets
    .aim = turn up the Murderer's card before the draw pile is empty
aim-2 = the Murderer: it is one of your three secrets
    .aim = keep that secret down until the last card of the draw pile is gone
aim-3 = the Accomplice, and know the Murderer
    .aim = help the Murderer to stay hidden until the draw pile is empty
tip-play = Play one thing.
    .text = An event, or a set of detectives. A card says what it does when you point at it.
tip-add = Strengthen a set.
    .text = One more matching detective makes a set on the table act again.
tip-window = Stop it, or let it happen.
    .text = Before a card takes effect, anybody may cancel it with a Not so Fast, and that card may be cancelled too.
tip-name = Choose whom it concerns.
    .text = Pick a player who still has secrets face down.
tip-mark = Pick a secret.
    .text = Everybody has three in a row. The numbers on their backs never change.
tip-reveal = Turn up one of your own secrets.
    .text = An ordinary one does no harm, until all three are up.
tip-revealed = A secret is turned up.
    .text = With all three up a player is in disgrace and can do little more.
tip-discard = Discard what you don't need.
    .text = As many cards as you like; at least one, if you played nothing.
tip-draw = Draw up to six cards.
    .text = From the pile, or from the three in the draft. When the pile is empty, the Murderer has won.

# Why a table is refused.
refusal-birthdays = Option birthdays must be empty or name { $seats } days as month-day, such as 09-15, with blanks between.

## The table in the browser

table-kinds-detective = Detective
table-kinds-wildcard = Wildcard
table-kinds-event = Event
table-kinds-devious = Devious
table-kinds-not-so-fast = Step in
table-kinds-escape = Escape
table-hand-of = Hand of { $name }
table-in-hand = { $count } in hand
table-points-at = { $me ->
        [yes] at you
       *[no] at { $name }
    }
table-turn-of = { $name }’s turn
table-your-turn = Your turn
table-parts-1 = Play one thing, or nothing
table-parts-2 = Discard
table-parts-3 = Draw up to six
table-disgraced-parts-1 = Discard one card
table-disgraced-parts-2 = Draw one
table-stuck = None of these cards can be played now.
table-may-step-in = You may step in
table-disgrace = In disgrace
table-innocent = Innocent
table-sealed = sealed
table-stay-sealed = stayed sealed
table-face-up = face up
table-all-saw = all saw it
table-only-you = only you
table-you-saw = you saw it
table-you-and = you and { LIST($names, by: "comma") }
table-they-saw = { LIST($names, by: "comma") } saw it
table-letter = { LIST($parts, by: "comma") }
table-before = before { $owner }
table-no-secrets = No secret left
table-sets-here = Your sets lie here
table-your-secrets = Your secrets
table-secrets-of = Secrets before { $name }
table-set-label = Set of { $owner }: { LIST($cards, by: "comma") }
table-you = You
table-clock = The clock shows { $time }: { $cards } cards until the Murderer escapes at midnight
table-to-midnight = { $cards } { $cards ->
        [one] card
       *[other] cards
    } to midnight
table-pile = Draw pile
table-cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
table-draft = Draft
table-discards = Discards
table-empty = empty
table-in-play = In play
table-gone = Out of the game
table-looking = On top of the discard pile
table-lift = { $count ->
        [0] Lift none
       *[other] Lift the top { $count }
    }
table-put-order = put back as number { $number }
table-discard-order = discarded as number { $number }
table-window = Who steps in?
table-against = against { LIST($names) }
table-in-force = in force
table-cancelled = cancelled
table-stands = Stands
table-is-cancelled = Cancelled
table-as-things-stand = as things stand
table-yours = Yours?
table-seconds = seconds
