# Mind Reader

blurb = Everybody hides a card. Compare your cards with theirs, and name what they hide before somebody names yours.
part = Hand

## What people say with one touch

phrase-you_read_me = You read my mind.
phrase-nowhere_near = Nowhere near it!
phrase-close = That was close.
phrase-clever = That was clever.

## Cards. A card is its rank and its suit: 7R is the 7 of Rock.

card = { AS($front, "rank") } of { AS($tail, "suit") }
    .short = { AS($front, "rank") } { AS($tail, "suit") }
    .the = the { AS($front, "rank") } of { AS($tail, "suit") }
rank = { $it }
rank-a = Ace
rank-j = Jack
rank-q = Queen
rank-k = King
rank-star = Joker
suit-r = Rock
suit-p = Paper
suit-s = Scissors
suit-w = Water
suit-l = Lizard
# A Secret Card within a sentence. $two: everybody has one on the left and one on the right.
secret-card = { SEAT($of, as: "own") } { $two ->
        [yes] { AS($side, "side") }{" "}
       *[no] {""}
    }Secret Card
side = { $it ->
        [0] left
       *[other] right
    }

## The story

HandBegan = Hand { $number }. { DOES($dealer, "deal", "deals") }.
Held = You are dealt { LIST($cards, each: "card", form: "the") }.
Kept = You keep { LIST($cards, each: "card", form: "the") } secret.
Asked = { DOES($by, "play", "plays") } { $card ->
        [none] a card that nobody else sees
       *[other] { AS($card, "card", form: "the") }
    }: { AS($question, "question") } than { secret-card }? { AS($reply, "reply") }.
question-rank = higher or lower
    .start = Higher or lower
question-strength = stronger or weaker
    .start = Stronger or weaker
reply-higher = Higher
reply-lower = Lower
reply-same = Same
reply-stronger = Stronger
reply-weaker = Weaker
Guessed = { DOES($by, "guess", "guesses") } { secret-card }: { AS($card, "card", form: "the") }. { $right ->
        [yes] Right!
       *[no] Wrong.
    }
GuessedAll = { DOES($by, "name", "names") } { LIST($guesses, each: "guess", by: "comma") }. { $right ->
        [yes] All right!
       *[no] No.
    }
guess = { secret-card }: { AS($card, "card") }
Shown = You are shown { secret-card }: { AS($card, "card", form: "the") }.
HandedOver = { CAPITAL(secret-card) }, { AS($card, "card", form: "the") }, goes face up to { SEAT($to) }.
Forfeited = { CAPITAL(secret-card) } leaves the hand unseen.
WentOut = { DOES($seat, "are", "is") } out of the hand{ $cards ->
        [0] {""}
        [one] ; 1 card goes unseen under the discards
       *[other] ; { $cards } cards go unseen under the discards
    }.
Drew = { DOES($seat, "draw", "draws") } { $card ->
        [none] a card
       *[other] { AS($card, "card", form: "the") }
    }.
NoDraw = There is no card left for { SEAT($seat) } to draw.{ guess-due }
Reshuffled = The draw pile is empty: { $cards ->
        [one] 1 card from the discards is
       *[other] { $cards } cards from the discards are
    } shuffled into a new one.{ guess-due }
# Said once, when the draw pile has run out often enough.
guess-due = { $due ->
        [yes] {" "}The draw pile has run out twice: from now on every turn must contain a guess.
       *[no] {""}
    }
HandEnded = { DOES($last, "are", "is") } the last one in. Points: { LIST($scores, each: "score", by: "comma") }.
score = { SEAT($index, as: "start") } { $first } (+{ $second })

## What a player is asked

over = The match is over. { SEATS($winners, as: "listed") } won: { $why }
waiting = Waiting for { SEATS($asked, as: "listed") }.
ChooseSecrets = Choose your { $two ->
        [yes] two Secret Cards, left and right
       *[no] Secret Card
    }.
PayForGuess = You guessed wrong: choose the Secret Card that goes to { SEAT($to) }.
turn-ask = Your turn. Ask your question, or guess.
turn-go-on = Guess, or end your turn.
turn-ask-and-guess = Your turn. The draw pile has run out twice: you must ask your question and guess in this turn.
turn-guess = The draw pile has run out twice: you must guess in this turn.
naming-rank = What is { secret-card }? Which { AS($suit, "suit") } card?
naming-suit = What is { secret-card }? { $stake }
# What a guess brings, and what it costs.
stake-all = If all are right, you win them (10 points each); if any is wrong, you lose yours.
stake-last = If you are right, you win it and score your own (10 points each), and the hand is over; if not, { SEAT($other) } scores both.
stake = If you are right, you win it (10 points){ $two ->
        [yes] {""}
       *[no] {" "}and its owner is out of the hand
    }; if not, you lose { $two ->
        [yes] { $strict ->
            [yes] both of yours
           *[no] one of yours
        }
       *[no] yours
    }.

## What a player can do

Keep = { LEN($cards) ->
        [1] Keep { LIST($cards, each: "card", form: "the") }
       *[other] Keep { AS($left, "card", form: "the") } on the left, { AS($right, "card", form: "the") } on the right
    }
    .heading = Keep
    .label = { LEN($cards) ->
        [1] as your Secret Card
       *[other] on the left, { AS($right, "card", form: "the") } on the right
    }
Ask = { AS($card, "card") }: { AS($question, "question") } than { secret-card }?
    .heading = { AS($question, "question", form: "start") }?
    .label = than { secret-card }
Guess = Guess { secret-card }
    .heading = Guess
    .label = { SEAT($of, as: "own") }
GuessAll = Guess every Secret Card
    .heading = Guess
    .label = and every other
NameSuit = { AS($suit, "suit") }
    .heading = Suit
NameRank = { AS($rank, "rank") }
    .heading = Rank
GiveUp = Hand over the { AS($side, "side") } one, { AS($card, "card", form: "the") }
    .heading = Hand over
    .label = { AS($card, "card", form: "the") }
EndTurn = { $draws ->
        [yes] Draw a card and end the turn
       *[no] End the turn
    }
    .heading = End
TakeBack = Take back
    .heading = Take back

## Things

thing-card = { AS($card, "card") }
    .short = { AS($card, "card", form: "short") }
    .text = Play it to ask how it compares with a Secret Card. By rank it is { LIST($ranks) }. By strength it is stronger than { LIST($weaker) }, and weaker than { LIST($stronger) }.{ $reversed ->
        [yes] {" "}Against a Joker of another suit the suits are reversed.
       *[no] {""}
    }
ranks-below = higher than { span }
ranks-above = lower than { span }
ranks-same = the same as any other { AS($rank, "rank") }
span = { $number ->
        [1] the { AS($first, "rank") }
        [2] { AS($first, "rank") } and { AS($last, "rank") }
       *[other] { AS($first, "rank") } to { AS($last, "rank") }
    }
suit-alone = { AS($suit, "suit") }
suit-lower = lower { AS($suit, "suit") } cards
suit-higher = higher { AS($suit, "suit") } cards
suit-every = every other { AS($suit, "suit") } card
thing-suit = { AS($suit, "suit") }
    .text = { AS($suit, "suit") } is stronger than { LIST($weaker, each: "suit") }, and weaker than { LIST($stronger, each: "suit") }.{ $jokers ->
        [yes] {" "}If either card is a Joker, this is reversed.
       *[no] {""}
    } Between two { AS($suit, "suit") } cards the higher rank is stronger.
thing-secret = { $two ->
        [yes] { CAPITAL(AS($side, "side")) }{" "}
       *[no] {""}
    }Secret Card
    .text = It lies face down, and only its owner may look at it. Play a card to ask how the two compare. { $all ->
        [yes] Name it together with all others that are left.
       *[no] Name its suit and rank.
    } { $stake } The last player left scores their own.
place-draw = Draw pile
    .text = You draw one card from it at the end of your turn. When it is empty, the discards are shuffled into a new one; after the second time, every turn must contain a guess.
place-discard = Discards
    .text = Cards that were played to ask a question. The hand of a player who is out goes under them, unseen.

## Zones

zone-suits = Suits
    .note = Each suit is stronger than the next two in the circle { suit-r }, { suit-s }, { suit-l }, { suit-p }, { suit-w }.
zone-draw = Draw pile
    .note = { $due ->
        [yes] It has run out twice: every turn must contain a guess.
       *[no] {""}
    }
zone-discard = Discards
zone-score = { SEAT($owner, as: "own-start") } points
    .short = Points
    .note = { $value ->
        [one] 1 point
       *[other] { $value } points
    }{ $out ->
        [yes] , out of the hand
       *[no] {""}
    }
zone-hand = { SEAT($owner, as: "own-start") } hand
    .short = Hand
zone-won = { SEAT($owner, as: "own-start") } winnings
    .short = Winnings
zone-secret = { SEAT($owner, as: "own-start") } { zone-secret.short }
    .short = { $two ->
        [yes] Secret Cards
       *[no] Secret Card
    }

## The notebook

sheet = { WHO($knower) ->
        [none] What is { secret-card }?
       *[other] What can { knows } know of { secret-card }?
    }
    .short = { SEAT($of, as: "start") }{ $two ->
        [yes] , { AS($side, "side") }
       *[no] {""}
    }
    .note = { $worlds ->
        [0] {""}
        [1] 1 card fits
       *[other] { $worlds } cards fit
    }
# Who has heard just as much: that player, or all the others alike.
knows = { $alike ->
        [yes] the others
       *[no] { SEAT($knower) }
    }
heading-suit = { AS($suit, "suit") }
heading-rank = { AS($rank, "rank") }
    .short = { $rank }
fact-known = { CAPITAL(knows) } can tell that { secret-card } is { answers }.
fact-play = The card that { SEAT($by) } played unseen is { answers }.
fact-secret = { CAPITAL(secret-card) } is { answers }.
answers = { $holds ->
        [yes] {""}
       *[no] not{" "}
    }{ LIST($cards, each: "card", form: "the", by: "or") }

# What one line proves: what happened, and what follows.
because-Held = You were dealt { LIST($cards, each: "card", form: "the") }, so { nobody-elses }.
because-Kept = You kept { LIST($cards, each: "card", form: "the") } secret, so { nobody-elses }.
nobody-elses = { LEN($cards) ->
        [1] it is nobody else's Secret Card
       *[other] none of them is anybody else's Secret Card
    }
because-Drew = You drew { AS($card, "card", form: "the") }, so it is nobody's Secret Card.
because-Guessed = { SEAT($by, as: "start") } guessed { secret-card } { $right ->
        [yes] right: it is { AS($card, "card", form: "the") }{ no-other }.
       *[no] wrong, so that one is not { AS($card, "card", form: "the") }.
    }
no-other = { $own ->
        [yes] {""}
       *[no] , so no other Secret Card is
    }
because-GuessedAll = { SEAT($by, as: "start") } said that { LIST($guesses, each: "guess-said") }, and { $right ->
        [yes] all of it is right
       *[no] at least one of these is wrong
    }.
guess-said = { secret-card } is { AS($card, "card", form: "the") }
because-HandedOver = { CAPITAL(secret-card) } went face up to { SEAT($to) }: it is { AS($card, "card", form: "the") }{ no-other }.
because-Shown = You were shown { secret-card }: it is { AS($card, "card", form: "the") }{ no-other }.
because-unseen = { SEAT($by, as: "start") } played an unseen card that was { AS($reply, "compared") } { secret-card }, so that one is { AS($reply, "of-the-secret") } some card that { SEAT($by) } may have held.
because-played = { SEAT($by, as: "own-start") } { AS($card, "card") } was played, so it is nobody's Secret Card.
because-answered = { SEAT($by, as: "own-start") } { AS($card, "card") } was { AS($reply, "compared") } { secret-card }, so that one is { $meaning }{ $own ->
        [yes] {""}
       *[no] , and { AS($card, "card", form: "the") } is nobody's
    }.
compared-higher = higher than
compared-lower = lower than
compared-same = as high as
compared-stronger = stronger than
compared-weaker = weaker than
# What a reply, which speaks of the card played, says of the Secret Card.
of-the-secret-higher = below
of-the-secret-lower = above
of-the-secret-same = as high as
of-the-secret-stronger = weaker than
of-the-secret-weaker = stronger than
meaning-same = another { AS($rank, "rank") }
meaning-rank = { AS($reply, "of-the-secret") } { AS($rank, "limit") }
meaning-strength = { LIST($suits, by: "or") }
limit = { $it }
limit-a = the Ace
limit-j = the Jack
limit-q = the Queen
limit-k = the King
limit-star = the Joker
some-one = { AS($card, "card", form: "the") }
some-up-to = { AS($suit, "suit") } up to { AS($rank, "limit") }
some-from = { AS($suit, "suit") } from { AS($rank, "limit") } up
some-without-joker = { AS($suit, "suit") } without its Joker

## Why a bot makes a move, in its own voice

bot-keeps-any-card = I keep { LIST($things) }: any card is as good, as long as nobody can read a habit.
bot-keeps-from-the-middle = I keep { LIST($things) }, { $away } ranks from the middle: the further, the sooner found out.
bot-narrows-down = { asks }: { NUMBER($fit) } cards fit it now, and { NUMBER($left, digits: 1) } will on average; then a proof takes about { NUMBER($turns, digits: 1) } more turns{ $more }.
asks = I ask about { $secret } with { LIST($things) }
bot-races = { asks }: { NUMBER($proof, style: "percent") } of the time that proves it, and { NUMBER($taken, style: "percent") } of the time somebody takes it before my next turn{ $more }.
bot-looks-ahead = { asks }: I imagine how the hand goes on, and win { NUMBER($winning, style: "percent") } of the time{ $more }.
bot-keeps-quiet = { asks } although I know the answer, since others learn little from it: I win { NUMBER($winning, style: "percent") } of the time, and { NUMBER($telling, style: "percent") } after the best question that tells me something.
bot-halves = { asks }: { NUMBER($fit) } cards fit it now, and { NUMBER($left) } will at worst.
bot-learns-nothing = { asks } because a question is due; the answer tells me nothing.
bot-is-sure = I guess { $secret }: it can only be { LIST($things) }.
bot-bets = I guess { $secret }: the likeliest card, { LIST($things) }, is right { NUMBER($chance, style: "percent") } of the time{ $more }.
bot-bets-on-all = I guess them all: the card I am least sure of is right { NUMBER($chance, style: "percent") } of the time.
bot-names = I name { LIST($things) }: it is right { NUMBER($chance, style: "percent") } of the time.
bot-names-for-certain = I name { LIST($things) }: it can be nothing else.
bot-waits = I do not guess yet: my best guess would be right { NUMBER($chance, style: "percent") } of the time at most{ $more }.
bot-gives-up = I give up { $secret }: either of my two is worth as much.
the-card = { AS($card, "card", form: "the") }
nothing-said = {""}
more-waiting = ; if I wait, I win { NUMBER($waiting, style: "percent") } of the time
more-suspects = ; my rival has { $suspects ->
        [one] 1 card
       *[other] { $suspects } cards
    } left to suspect
more-winning = , after the best question { NUMBER($best, style: "percent") }
more-worth = ; another question is worth more
more-turns = {" "}(after the best question { NUMBER($best, digits: 1) })
more-telling = {" "}(after the one that tells most now { NUMBER($telling, digits: 1) }: what it leaves is harder to tell apart)

## How a game may end

ending-target_reached = The highest total is { $best } points.
ending-all_hands_played = The highest total is { $best } points.

## Options of the table

setting-jokers = Jokers
    .text = Shuffle in one Joker of each suit.
setting-in_secret = In secret
    .text = Only the asker and the asked see the card of a question.
setting-two_cards = Two cards
    .text = Everyone keeps two Secret Cards, one on each side.
setting-strict = Strict
    .text = With two Secret Cards, a wrong guess costs both of them instead of one.
setting-all_or_nothing = All or nothing
    .text = You may only guess all Secret Cards at once, and no single one.
setting-length = Length
    .text = A match lasts a hand for each player, until somebody reaches the target, or one hand.
setting-double_points = Double points
    .text = Which Secret Cards won in one turn count 20 each: all that the opponents had in this hand, or all that are still secret, of two opponents or more.
setting-target = Target
    .text = How many points the target is, if the length is target.
setting-ranks = Ranks
    .text = How many ranks the deck has, from the Ace up.
setting-suits = Suits
    .text = How many suits the deck has; three are Rock, Paper and Scissors.

## The player aid: how a turn goes, and what everything does, on one screen

aid-guess = You may guess { $all ->
        [yes] all Secret Cards that are left, at once
       *[no] Secret Cards, until one is wrong
    }.
aid-ask = Ask one question, if you hold a card: play it, and choose { $two ->
        [yes] one side of an opponent's Secret Cards
       *[no] an opponent's Secret Card
    } and "{ question-rank }" or "{ question-strength }". { $in_secret ->
        [yes] Only you and the asked player see the card.
       *[no] Everybody hears the answer.
    }
aid-guess-again = You may guess again.
aid-draw = Draw a card. Your turn is over.
aid-suits = Suits
aid-cards = Cards
aid-ranks = Ranks
    .text = From low to high: { LIST($ranks, each: "rank") }. The same rank is neither higher nor lower.
aid-jokers = Jokers
    .text = One of each suit. They rank below the Ace and turn suits round.
aid-points = Points
aid-ten = 10
    .text = For each Secret Card that you win, and for each of your own if you are the last.
# $whole_hand: only somebody who wins all Secret Cards of the hand counts twice.
aid-twenty = 20
    .text = For each, instead of 10, if you win all { $whole_hand ->
        [yes] opponents' Secret Cards of the hand
       *[no] cards left from two opponents or more
    } in a single turn.
aid-match = The match
    .text = { AS($length, "aid-length") }; the highest total wins.
aid-length-a-hand-each = { $seats } hands
aid-length-target = until somebody has { $target } points
aid-length-one-hand = One hand

## A first game: who you are, what you want, and one sentence for each new thing

aim-1 = a mind reader, like everybody here
    .aim = name their Secret Cards before they name yours
tip-keep = Hide one of your cards.
    .text = Pick it. It lies face down as your Secret Card; the others are for asking.
tip-ask = Ask about a Secret Card.
    .text = Pick a card, an opponent and how. Higher or lower: value, from Ace to King. Stronger or weaker: suits, by the arrows of the wheel.
tip-answer = Read the answer.
    .text = It is always true. All answers about a Secret Card stand beside it, also those to others. Now draw a card: then the next player asks.
tip-notebook = Let the notebook help.
    .text = Under Notes it crosses out every card that no longer fits. Choose a square to see why.
tip-guess = Guess when you are sure.
    .text = Right: you win that card, 10 points. Wrong: yours goes to that player, and you are out of the hand.

# Why a table is refused.
refusal-strict-needs-two-cards = Option strict goes only with two_cards=true.
refusal-strict-not-needed = Option strict is not needed with all_or_nothing: there a wrong guess always costs everything.
refusal-too-few-cards = With { $suits } suits of { $ranks } ranks there are cards for { $most } players, not { $seats }.

## The table in the browser

table-sentence = Your question
table-is-my = Is my
table-any-card = which card
table-any-kind = how
table-any-secret = than whose Secret Card
table-any-secret-short = than whose
table-ask = Ask
table-guess = Guess
table-guess-whose = Whose Secret Card? Point at it.
table-i-think = { $owner }, I think your card is
table-any-guess = which card
table-say-it = Say it
table-back = Back
table-grid = Every card of the deck
table-taken-key = You can see where this card lies.
table-seen = seen
table-mine = yours
table-cell = { $placed ->
        [yes] { $card }, { $where }
       *[no] { $card }
    }
table-secret-of = { $secret } of { $owner }
table-answers = Answers about { $owner }
table-told = What was answered
table-answers-mine = What the table knows of your card
table-no-answers = Nobody has asked yet.
table-dealer = dealer
table-out = out
table-to-draw = { $count } to draw
table-discards = { $count } { $count ->
        [one] discard
       *[other] discards
    }
table-wheel = Which suit beats which
table-beats = { $suit } beats { LIST($beaten) }
table-each-beats = each beats those its arrows point at
table-my-secret = My Secret Card
table-in-hand = { $count } in hand
table-points-short = { $points } pts
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }
# Said of the Secret Card, where the answer spoke of the card that was played.
table-replies-higher = lower than
table-replies-lower = higher than
table-replies-same = same rank as
table-replies-stronger = weaker than
table-replies-weaker = stronger than
# The same where there is little room.
table-replies-short-higher = below
table-replies-short-lower = above
table-replies-short-same = is a
table-replies-short-stronger = loses to
table-replies-short-weaker = beats
table-fit = { $count } { $count ->
        [one] fits
       *[other] fit
    }
table-turned-up = The Secret Cards of this hand
table-to-you = you
table-became-read = read by { $name }
table-became-lost = lost to { $name } for a wrong guess
table-became-kept = kept
table-became-seen = only you saw it
table-is-one-of = It is one of these
table-is-this = It is this one
table-ruled-out = ruled out
table-ruled-out-key = It no longer fits.
table-you-are-out = out of this hand
table-fit-for-others = { $count } { $count ->
        [one] fits
       *[other] fit
    } for the others
table-won = Won
table-for-others = For the others { $fit }.
