"""Death on the Cards by rules of thumb.

Detectives: send a set at whoever has the fewest secrets left to hide, hold the trains, keep pairs together.  Murderer
and Accomplice: send sets at the others, let the trains go, throw cards away, and cancel whatever would unmask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from parlour.bots.death_cards.sight import Sight, at_stake, victim
from parlour.core import PASS, Claim, Move, Seat
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    ANOTHER_VICTIM,
    ARIADNE,
    ASHES,
    DELAY,
    FAUX_PAS,
    LARGE,
    MURDERER,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    PYNE,
    QUIN,
    SUSPICIONS,
    TRADE,
    TRAIN,
    Card,
)
from parlour.games.death_cards.detectives import Expose
from parlour.games.death_cards.moves import (
    CANCEL,
    DRAW,
    MATES,
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
    Suspect,
    Take,
)
from parlour.games.death_cards.piles import EarlyTrain
from parlour.games.death_cards.rules import TakeTurn
from parlour.games.death_cards.view import PartyView

LATE: Final = 12  # cards in the draw pile
THROWN: Final = 2  # cards that a Murderer throws away in a turn
EARLY: Final = 20  # cards in the draw pile: a detective may still throw one away that is of no use
PLEASURES: Final = (SUSPICIONS, ANOTHER_VICTIM, OFF_THE_TABLE, ASHES, TRADE, ONE_MORE)  # events, the best first


def choose(view: PartyView, rng: Random) -> Move:
    sight = Sight(view)
    return next((answer(sight, rng) for kind, answer in ANSWERS.items() if kind in map(type, view.options)), PASS)


def turn(sight: Sight, rng: Random) -> Move:
    """The train for a Murderer, Delay when it is late; then the best that reveals a secret; then other events."""
    plays = {move.card: move for move in sight.options if type(move) is Play}
    if not sight.hunts and TRAIN in plays:
        return plays[TRAIN]
    if sight.hunts and DELAY in plays and sight.pile <= LATE:
        return plays[DELAY]
    reveals = [move for move in sight.options if reveals_something(sight, move)]
    if reveals:
        return max(reveals, key=lambda move: (strength(move), rng.random()))
    return next((plays[card] for card in PLEASURES if card in plays), PASS)


def reveals_something(sight: Sight, move: Move) -> bool:
    """A set that reveals, with somebody to send it at; Ariadne Oliver only to an enemy with something to hide."""
    if type(move) is Add and move.card == ARIADNE:
        return bool(sight.hidden[move.owner]) and move.owner in enemies(sight)
    cards = move.cards if type(move) is Lay else (move.card,) if type(move) is Add else (PYNE,)
    return cards[0] != PYNE and any([sight.hidden[seat] for seat in enemies(sight)])


def strength(move: Move) -> float:
    """One's own choice of a secret is better than theirs; one card is cheaper than two; wildcards come last."""
    if type(move) is Lay:
        return (move.cards[0] in LARGE) - 0.3 * move.cards.count(QUIN)
    return 1.0 if type(move) is Add and move.card in LARGE else 0.5


def enemies(sight: Sight) -> list[Seat]:
    """Whom sets are sent at: not friends, nor those in disgrace, who are no Murderers."""
    spared = {sight.seat, *sight.friends(), *sight.disgraced}
    return [seat for seat in range(sight.seats) if seat not in spared]


def prey(sight: Sight, seats: Sequence[Seat], rng: Random) -> Seat:
    """Of these the enemy with the fewest secrets face down, but with some."""
    hunted = [seat for seat in seats if seat in enemies(sight) and sight.hidden[seat]]
    return min(hunted or seats, key=lambda seat: (len(sight.hidden[seat]), rng.random()))


def named(sight: Sight, rng: Random) -> Move:
    seats = [move.seat for move in sight.options if type(move) is Name or type(move) is Point]
    return find(sight, "seat", prey(sight, seats, rng))


def marked(sight: Sight, rng: Random) -> Move:
    """A secret of the prey's; one that is to be hidden again is one's own, if it can be, or a friend's."""
    marks = [move.secret for move in sight.options if type(move) is Mark]
    if set(marks) <= sight.up:
        kin = [secret for secret in marks if sight.owner(secret) in sight.friends() | {sight.seat}]
        return find(sight, "secret", rng.choice(kin or marks))
    owner = prey(sight, [sight.owner(secret) for secret in marks], rng)
    return find(sight, "secret", rng.choice([secret for secret in marks if sight.owner(secret) == owner]))


def seized(sight: Sight, rng: Random) -> Move:
    """The largest set, but not Parker Pyne's."""
    sets = [move for move in sight.options if type(move) is Seize]
    return max(sets, key=lambda m: (PYNE not in sight.sets[m.owner][m.place], len(sight.sets[m.owner][m.place])))


def revealed(sight: Sight, rng: Random) -> Move:
    """The Murderer's card last, then the Accomplice's."""
    own = [move for move in sight.options if type(move) is Reveal]
    return min(own, key=lambda m: ([None, ACCOMPLICE, MURDERER].index(worst(sight, m)), rng.random()))


def worst(sight: Sight, move: Reveal) -> str | None:
    face = sight.faces[move.secret]
    return face if face in (MURDERER, ACCOMPLICE) else None


def cancelled(sight: Sight, rng: Random) -> Move:
    """Detectives cancel trains and what disgraces them; a Murderer what may unmask."""
    effect, stands = at_stake(sight)
    if effect is None:
        return PASS
    harm = hurts(sight, victim(sight, effect)) or (sight.hunts and type(effect) is EarlyTrain)
    return CANCEL if harm == stands and (harm or effect.by == sight.seat) else PASS


def hurts(sight: Sight, seat: Seat | None) -> bool:
    """Whether a reveal by ``seat`` is worth a Not so Fast."""
    if seat is None or (sight.hunts and seat != sight.seat) or (not sight.hunts and seat not in sight.friends()):
        return False
    return len(sight.hidden[seat]) == 1 or (not sight.hunts and type(at_stake(sight)[0]) is Expose)


def use(sight: Sight, card: Card) -> float:
    """How much a card is worth keeping."""
    if card == TRAIN:
        return 3.0
    if card == NOT_SO_FAST:
        return 2.5
    if card == DELAY:
        return 2.0 if sight.hunts else 0.0
    if card in MATES and card != PYNE:
        company = sum([sight.hand.count(mate) for mate in (*MATES[card], QUIN)])
        laid = any([cards[0] in MATES[card] for cards in sight.sets[sight.seat]])
        return 2.0 if laid else company - (card in LARGE)
    return {QUIN: 1.5, ARIADNE: 1.2, SUSPICIONS: 1.2, ANOTHER_VICTIM: 1.0, FAUX_PAS: 0.5}.get(card, 0.3)


def discarded(sight: Sight, rng: Random) -> Move:
    """The least useful card; a Murderer throws away one more, and any train; late in the game detectives save cards."""
    cards = [move for move in sight.options if type(move) is Discard]
    if not sight.hunts and (trains := [move for move in cards if move.card == TRAIN]):
        return trains[0]
    least = min(cards, key=lambda move: (use(sight, move.card), rng.random()))
    thrown = len(sight.deeds)
    enough = thrown >= (int(sight.pile > EARLY) if sight.hunts else THROWN) or use(sight, least.card) >= (
        1.0 if sight.hunts else 2.0
    )
    return STOP if enough and STOP in sight.options else least


def given(sight: Sight, rng: Random) -> Move:
    """A Social Faux Pas, or what is of least use."""
    gifts = [move for move in sight.options if type(move) is Give]
    return min(gifts, key=lambda move: (move.card != FAUX_PAS, use(sight, move.card), rng.random()))


def drawn(sight: Sight, rng: Random) -> Move:
    """From the draft what completes something, else from the pile; detectives leave no train, nor take one."""
    drafts = [move for move in sight.options if type(move) is Draft and (move.card != TRAIN or not sight.hunts)]
    best = max(drafts, key=lambda move: (use(sight, move.card), rng.random()), default=None)
    return best if best is not None and use(sight, best.card) >= 1.0 else DRAW


def taken(sight: Sight, rng: Random) -> Move:
    takes = [move for move in sight.options if type(move) is Take]
    return max(takes, key=lambda move: use(sight, move.card) if move.card != TRAIN or not sight.hunts else 0.0)


def lifted(sight: Sight, rng: Random) -> Move:
    return sight.options[-1 if sight.hunts else 0]


def first(sight: Sight, rng: Random) -> Move:
    return rng.choice(sight.options)


def find(sight: Sight, field: str, value: int) -> Move:
    return next(move for move in sight.options if getattr(move, field) == value)


ANSWERS: Final[dict[type[Any], Callable[[Sight, Random], Move]]] = {
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
    Put: first,
}


def speak(view: PartyView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """At the start of a turn, point out whom one is after."""
    if view.active != view.seat or not view.agenda or type(view.agenda[-1]) is not TakeTurn:
        return None
    sight = Sight(view)
    seats = enemies(sight)
    return Suspect(prey(sight, seats, rng)) if seats else None
