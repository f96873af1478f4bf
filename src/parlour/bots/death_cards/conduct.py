"""How to play once it is known what is at stake: hunters and the gang alike, but they want the opposite."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from parlour.bots.death_cards.sight import Sight, at_stake
from parlour.bots.death_cards.stakes import ODD, Stakes
from parlour.bots.death_cards.worth import UNKNOWN, worth
from parlour.core import PASS, Move
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ANOTHER_VICTIM,
    ARIADNE,
    ASHES,
    BERESFORDS,
    BLACKMAILED,
    BUNDLE,
    DELAY,
    DEVIOUS,
    FAUX_PAS,
    FOLLY,
    LARGE,
    MURDERER,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    PYNE,
    QUIN,
    SATTERTHWAITE,
    SUSPICIONS,
    TRADE,
    TRAIN,
    Card,
    Secret,
)
from parlour.games.death_cards.devious import Blackmail
from parlour.games.death_cards.event_cards import ClearHand, PickDisgrace, PickHome
from parlour.games.death_cards.gifts import PickPartner
from parlour.games.death_cards.moves import (
    CANCEL,
    DRAW,
    STOP,
    Add,
    Discard,
    Draft,
    Give,
    Lay,
    Lift,
    Mark,
    Name,
    Play,
    Point,
    Put,
    Reveal,
    Seize,
    Send,
    Take,
)
from parlour.games.death_cards.piles import CARRIAGES, HEAP

THROUGH: Final = 0.8  # how often an action is not cancelled
SPENT: Final = 0.03  # what a card out of the hand costs, by its worth
PRICE: Final = {True: (0.04, 0.03, 0.02), False: (0.1, 0.07, 0.05)}  # of the last Not so Fast, the last but one, ...
SAVED: Final = 0.3  # of worth: what a hunter throws away rather than keep
BURNT: Final = 0.75  # of worth: what the gang throws away when it is in a hurry
HURRY: Final = {
    2: 41,
    3: 27,
    4: 23,
    5: 27,
    6: 21,
}  # cards left in the draw pile when the gang begins to hurry, by seats


def decide(stakes: Stakes, rng: Random) -> Move:
    kinds = set(map(type, stakes.sight.options))
    answer = next((found for kind, found in ANSWERS.items() if kind in kinds), anyhow)
    return answer(stakes, rng)


def good(stakes: Stakes) -> int:
    """What the hunters gain, the gang loses."""
    return 1 if stakes.sight.hunts else -1


def best(stakes: Stakes, moves: Iterable[Any], value: Callable[[Any], float], rng: Random) -> Move:
    """The move whose value to the hunters is greatest, or smallest for the gang."""
    side = good(stakes)
    found: Move = max(moves, key=lambda move: (side * value(move), rng.random()))
    return found


# --- a turn


def turn(stakes: Stakes, rng: Random) -> Move:
    return max(stakes.sight.options, key=lambda move: (promise(stakes, move), rng.random()))


def promise(stakes: Stakes, move: Move) -> float:
    """What a play brings to this seat's side, less what the cards are worth and what drawing new ones costs."""
    if type(move) is Lay:
        return THROUGH * reached(stakes, move.cards) - spent(stakes, move.cards) + back(stakes, move.cards)
    if type(move) is Add:
        cards = (*stakes.sight.sets[move.owner][move.place], move.card)
        gain = good(stakes) * stakes.forced(move.owner) if move.card == ARIADNE else reached(stakes, cards)
        return THROUGH * gain - spent(stakes, (move.card,))
    if type(move) is Play:
        return event(stakes, move.card) - spent(stakes, (move.card,))
    return -spent(stakes, (min(stakes.sight.hand, key=lambda card: worth(stakes.sight, card), default=FOLLY),))


def spent(stakes: Stakes, cards: tuple[Card, ...]) -> float:
    rare = sum([worth(stakes.sight, card) for card in cards if card == QUIN or card not in LARGE])
    return SPENT * rare / 2 + good(stakes) * stakes.card * len(cards) / 2


def back(stakes: Stakes, cards: tuple[Card, ...]) -> float:
    """Two that nobody can cancel, or that return to the hand, are a little better."""
    return ODD * (set(BERESFORDS) <= set(cards)) + ODD / 2 * (cards[0] == BUNDLE)


def reached(stakes: Stakes, cards: tuple[Card, ...]) -> float:
    """What the action of a set brings to this seat's side at its best target."""
    sight, side = stakes.sight, good(stakes)
    if cards[0] == PYNE:
        return max([side * stakes.covered(sight.owner(secret)) for secret in sight.up], default=0.0)
    targets = [seat for seat in sight.others if sight.hidden[seat]]
    if cards[0] in LARGE:
        return max([side * stakes.exposed(secret) for seat in targets for secret in sight.hidden[seat]], default=0.0)
    steals = cards[0] == SATTERTHWAITE and QUIN in cards
    keeps = side * stakes.covered(sight.seat) if steals else 0.0
    return max([side * stakes.forced(seat) for seat in targets], default=0.0) + keeps


def event(stakes: Stakes, card: Card) -> float:
    """What an event brings to this seat's side."""
    sight, side = stakes.sight, good(stakes)
    if card == TRAIN:
        return THROUGH * side * stakes.cards(-CARRIAGES) if not sight.hunts else -1.0
    if card == DELAY:
        return THROUGH * side * stakes.cards(min(HEAP, sight.discards))
    if card == SUSPICIONS:
        gains = [side * stakes.forced(seat) for seat in sight.others]
        return THROUGH * 0.6 * max(gains) if sight.hunts else 0.3 * max(gains)
    if card == ANOTHER_VICTIM:
        sets = [cards for seat in sight.others for cards in sight.sets[seat]]
        return THROUGH * THROUGH * max([reached(stakes, cards) for cards in sets], default=0.0) + ODD
    if card == ONE_MORE:
        return THROUGH * max([side * stakes.covered(seat) for seat in range(sight.seats)], default=0.0)
    if card == OFF_THE_TABLE:
        return 0.06 * max([stakes.guilt[seat] for seat in sight.others]) if sight.hunts else ODD
    if card == TRADE:
        return traded(stakes)
    return {ASHES: 2 * ODD}.get(card, 0.0)


def traded(stakes: Stakes) -> float:
    """Card Trade is for handing over a Social Faux Pas, or for a look at a secret."""
    sight, side = stakes.sight, good(stakes)
    if FAUX_PAS in sight.hand:
        return THROUGH * THROUGH * max([side * stakes.forced(seat) for seat in sight.others])
    return ODD * (1 + 2 * (BLACKMAILED in sight.hand and sight.hunts))


# --- targets


def named(stakes: Stakes, rng: Random) -> Move:
    step, sight = stakes.sight.step, stakes.sight
    moves = [move for move in sight.options if type(move) is Name or type(move) is Point]
    if type(step) is ClearHand:
        others = [move for move in moves if move.seat != sight.seat and move.seat != sight.partner]
        return max(others, key=lambda move: (stakes.guilt[move.seat], sight.hand_sizes[move.seat], rng.random()))
    if type(step) is PickHome:
        return best(stakes, moves, lambda move: stakes.covered(move.seat), rng)
    if type(step) is PickPartner and FAUX_PAS not in sight.hand:
        return max(moves, key=lambda move: (stakes.guilt[move.seat] * (BLACKMAILED in sight.hand), rng.random()))
    return best(stakes, moves, lambda move: stakes.forced(move.seat), rng)


def marked(stakes: Stakes, rng: Random) -> Move:
    sight = stakes.sight
    marks = [move for move in sight.options if type(move) is Mark]
    if type(sight.step) is PickDisgrace:
        return best(stakes, marks, lambda move: freed(stakes, move.secret), rng)
    if marks[0].secret in sight.up:
        return best(stakes, marks, lambda move: stakes.covered(sight.owner(move.secret)), rng)
    if type(sight.step) is Blackmail:
        return max(marks, key=lambda move: (stakes.chances.get(move.secret, 0.0), rng.random()))
    return best(stakes, marks, lambda move: stakes.exposed(move.secret), rng)


def freed(stakes: Stakes, secret: Secret) -> float:
    """Whose shame is taken away matters only if it ends a disgrace."""
    owner = stakes.sight.owner(secret)
    return stakes.covered(owner) if owner in stakes.sight.disgraced else 0.0


def seized(stakes: Stakes, rng: Random) -> Move:
    sets = [move for move in stakes.sight.options if type(move) is Seize]
    return max(sets, key=lambda m: (reached(stakes, stakes.sight.sets[m.owner][m.place]), rng.random()))


def revealed(stakes: Stakes, rng: Random) -> Move:
    """What betrays most last; what everybody knows already first."""
    own = [move for move in stakes.sight.options if type(move) is Reveal]
    return min(own, key=lambda move: (betrayal(stakes.sight, move.secret), rng.random()))


def betrayal(sight: Sight, secret: Secret) -> int:
    face = sight.faces[secret]
    return 2 if face == MURDERER else 1 if face == ACCOMPLICE else 0


# --- Not so Fast


def cancelled(stakes: Stakes, rng: Random) -> Move:
    effect, stands = at_stake(stakes.sight)
    if effect is None:
        return PASS
    gain = good(stakes) * stakes.of(effect)
    held = stakes.sight.hand.count(NOT_SO_FAST)
    price = PRICE[stakes.sight.hunts][min(held, 3) - 1]
    return CANCEL if (-gain if stands else gain) > price else PASS


# --- cards


def discarded(stakes: Stakes, rng: Random) -> Move:
    sight = stakes.sight
    rest = [move for move in sight.options if type(move) is Discard]
    if not sight.hunts and (trains := [move for move in rest if move.card == TRAIN]):
        return trains[0]
    least = min(rest, key=lambda move: (worth(sight, move.card), rng.random()))
    done = worth(sight, least.card) >= (SAVED if sight.hunts else thrown(stakes))
    if sight.hunts and sight.deeds:
        done = True
    return STOP if done and STOP in sight.options else least


def thrown(stakes: Stakes) -> float:
    """Below which worth the gang throws cards away."""
    return BURNT if stakes.sight.pile <= HURRY[stakes.sight.seats] else SAVED


def given(stakes: Stakes, rng: Random) -> Move:
    gifts = [move for move in stakes.sight.options if type(move) is Give]
    return min(gifts, key=lambda move: (missed(stakes, move.card), rng.random()))


def missed(stakes: Stakes, card: Card) -> float:
    """Devious cards are there to be given away."""
    return -1.0 if card in DEVIOUS else worth(stakes.sight, card)


def drawn(stakes: Stakes, rng: Random) -> Move:
    """From the draft, if anything there is better than what the pile is likely to bring."""
    sight = stakes.sight
    drafts = [move for move in sight.options if type(move) is Draft]
    found = max(drafts, key=lambda move: (worth(sight, move.card, held=False), rng.random()))
    return found if worth(sight, found.card, held=False) > UNKNOWN else DRAW


def taken(stakes: Stakes, rng: Random) -> Move:
    takes = [move for move in stakes.sight.options if type(move) is Take]
    return max(takes, key=lambda move: (worth(stakes.sight, move.card, held=False), rng.random()))


def lifted(stakes: Stakes, rng: Random) -> Move:
    return stakes.sight.options[-1 if stakes.sight.hunts else 0]


def put(stakes: Stakes, rng: Random) -> Move:
    """The last on top is drawn first, by oneself."""
    puts = [move for move in stakes.sight.options if type(move) is Put]
    return min(puts, key=lambda move: (worth(stakes.sight, move.card, held=False), rng.random()))


def anyhow(stakes: Stakes, rng: Random) -> Move:
    return rng.choice(stakes.sight.options)


ANSWERS: Final[dict[type[Any], Callable[[Stakes, Random], Move]]] = {
    Play: turn,
    Lay: turn,
    Add: turn,
    Name: named,
    Point: named,
    Mark: marked,
    Seize: seized,
    type(CANCEL): cancelled,
    Reveal: revealed,
    Discard: discarded,
    Give: given,
    Draft: drawn,
    Take: taken,
    Lift: lifted,
    Put: put,
    Send: anyhow,
}
