"""What to answer in Death on the Cards by rules of thumb.

Detectives: send a set at the player with the fewest secrets left to hide, hold the trains, keep pairs together.
Murderer and Accomplice: send sets at the others, let the trains go, throw cards away, and cancel what would unmask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from parlour.bots.death_cards.position import Position, betrayal, contested_action, victim
from parlour.bots.ties import least, most
from parlour.core import PASS, Move, Seat
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import Card, Secret
from parlour.games.death_cards.rules.detectives import Expose
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import EarlyTrain

LATE: Final = 12  # cards in the draw pile
WISHED: Final = 0.5  # of use: what is given up to keep a promise, or to give what was asked for
THROWN: Final = 2  # cards that a Murderer throws away in a turn
GOOD: Final = 1.0  # of use: what is taken from the draft
EARLY: Final = 20  # cards in the draw pile: a detective may still throw one away that is of no use
# Events, the best first
PLEASURES: Final = (c.SUSPICIONS, c.ANOTHER_VICTIM, c.OFF_THE_TABLE, c.ASHES, c.TRADE, c.ONE_MORE)
RISKY: Final = (c.SUSPICIONS, c.TRADE)  # with one secret left: fingers, or a Social Faux Pas, may hit that


def choose_play(position: Position, rng: Random) -> Move:
    """The train for a Murderer, Delay when it is late; then the best that reveals a secret; then other events."""
    plays = {move.card: move for move in position.options if type(move) is m.Play}
    if not position.hunts and c.TRAIN in plays:
        return plays[c.TRAIN]
    if position.hunts and c.DELAY in plays and position.pile <= LATE:
        return plays[c.DELAY]
    reveals = [move for move in position.options if reveals_something(position, move)]
    if reveals:
        return most(reveals, strength, rng)
    return next((plays[card] for card in pleasures(position) if card in plays), PASS)


def pleasures(position: Position) -> Sequence[Card]:
    """The events worth playing, the best first."""
    return [card for card in PLEASURES if not risky(position, card)]


def risky(position: Position, card: Card) -> bool:
    return card in RISKY and len(position.mine) == 1


def reveals_something(position: Position, move: Move) -> bool:
    """A set that reveals, with somebody to send it at; Ariadne Oliver only to an enemy with something to hide."""
    if type(move) is m.Add and move.card == c.ARIADNE:
        return bool(position.hidden[move.owner]) and move.owner in enemies(position)
    cards = move.cards if type(move) is m.Lay else (move.card,) if type(move) is m.Add else (c.PYNE,)
    return cards[0] != c.PYNE and any([position.hidden[seat] for seat in enemies(position)])


def strength(move: Move) -> float:
    """To choose the secret is better than to let them choose; one card is cheaper than two; wildcards come last."""
    if type(move) is m.Lay:
        return (move.cards[0] in c.LARGE) - 0.3 * move.cards.count(c.QUIN)
    return 1.0 if type(move) is m.Add and move.card in c.LARGE else 0.5


def enemies(position: Position) -> list[Seat]:
    """Whom sets are sent at: not friends, nor those in disgrace, who are no Murderers."""
    spared = {position.seat, *position.friends(), *position.disgraced}
    return [seat for seat in range(position.seats) if seat not in spared]


def prey(position: Position, seats: Sequence[Seat], rng: Random) -> Seat:
    """Of these the enemy with the fewest secrets face down, but with some."""
    return min(hunted(position, seats) or seats, key=lambda seat: (len(position.hidden[seat]), rng.random()))


def hunted(position: Position, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat in enemies(position) and position.hidden[seat]]


def choose_player(position: Position, rng: Random) -> Move:
    return find(position, "seat", prey(position, aims(position), rng))


def aims(position: Position) -> list[Seat]:
    """The players to choose from, or those whose secrets are to choose from."""
    named = [move.seat for move in position.options if type(move) is m.Name or type(move) is m.Point]
    return named or [position.owner(move.secret) for move in position.options if type(move) is m.Mark]


def choose_secret(position: Position, rng: Random) -> Move:
    """A secret of the prey; to be hidden again, an own secret, or a friend's."""
    marks = [move.secret for move in position.options if type(move) is m.Mark]
    if set(marks) <= position.up:
        kin = [secret for secret in marks if ours(position, secret)]
        return find(position, "secret", rng.choice(kin or marks))
    owner = prey(position, aims(position), rng)
    return find(position, "secret", rng.choice([secret for secret in marks if position.owner(secret) == owner]))


def ours(position: Position, secret: Secret) -> bool:
    """Whether it lies before this seat or a friend."""
    return position.owner(secret) in position.friends() | {position.seat}


def choose_set(position: Position, rng: Random) -> Move:
    """The largest set, but not Parker Pyne's."""
    sets = {move: position.sets[move.owner][move.place] for move in position.options if type(move) is m.Seize}
    return max(sets, key=lambda move: (c.PYNE not in sets[move], len(sets[move])))


def choose_reveal(position: Position, rng: Random) -> Move:
    """The Murderer's card last, then the Accomplice's."""
    own = [move for move in position.options if type(move) is m.Reveal]
    return least(own, lambda move: betrayal(position, move.secret), rng)


def choose_cancel(position: Position, rng: Random) -> Move:
    """Detectives cancel trains and what disgraces them; a Murderer what may unmask."""
    effect, stands = contested_action(position)
    if effect is None:
        return PASS
    harm = harmful(position, effect)
    return m.CANCEL if harm == stands and (harm or effect.by == position.seat) else PASS


def harmful(position: Position, effect: Effect) -> bool:
    return hurts(position, victim(position, effect)) or (position.hunts and type(effect) is EarlyTrain)


def hurts(position: Position, seat: Seat | None) -> bool:
    """Whether a reveal by ``seat`` is worth a Not so Fast."""
    if (
        seat is None
        or (position.hunts and seat != position.seat)
        or (not position.hunts and seat not in position.friends())
    ):
        return False
    return len(position.hidden[seat]) == 1 or (not position.hunts and type(contested_action(position)[0]) is Expose)


def use(position: Position, card: Card) -> float:
    """How much a card is worth keeping."""
    if card == c.TRAIN:
        return 3.0
    if card == c.NOT_SO_FAST:
        return 2.5
    if card == c.DELAY:
        return 2.0 if position.hunts else 0.0
    if card in m.MATES and card != c.PYNE:
        company = sum([position.hand.count(mate) for mate in (*m.MATES[card], c.QUIN)])
        laid = any([cards[0] in m.MATES[card] for cards in position.sets[position.seat]])
        return 2.0 if laid else company - (card in c.LARGE)
    return {c.QUIN: 1.5, c.ARIADNE: 1.2, c.SUSPICIONS: 1.2, c.ANOTHER_VICTIM: 1.0, c.FAUX_PAS: 0.5}.get(card, 0.3)


def choose_discards(position: Position, rng: Random) -> Move:
    """The least useful card; a Murderer throws away one more, and any train; late in the game detectives save cards."""
    cards = [move for move in position.options if type(move) is m.Discard]
    if not position.hunts and (trains := [move for move in cards if move.card == c.TRAIN]):
        return trains[0]
    worst = least(cards, lambda move: use(position, move.card), rng)
    thrown = len(position.parts)
    enough = thrown >= (int(position.pile > EARLY) if position.hunts else THROWN) or use(position, worst.card) >= (
        1.0 if position.hunts else 2.0
    )
    return m.STOP if enough and m.STOP in position.options else worst


def choose_gift(position: Position, rng: Random) -> Move:
    """A Social Faux Pas, or what is of least use; promises and wishes count a little."""
    gifts = [move for move in position.options if type(move) is m.Give]
    return least(gifts, lambda move: (move.card != c.FAUX_PAS, missed(position, move.card)), rng)


def missed(position: Position, card: Card) -> float:
    wished = card == position.asked_for or (position.hunts and card == position.promised)
    return use(position, card) - WISHED * wished


def choose_draw(position: Position, rng: Random) -> Move:
    """From the draft what completes something, else from the pile; detectives leave no train, nor take one."""
    left = (c.TRAIN,) if position.hunts else ()
    drafts = [move for move in position.options if type(move) is m.Draft and move.card not in left]
    best = most(drafts, lambda move: use(position, move.card), rng) if drafts else None
    return best if best is not None and use(position, best.card) >= GOOD else m.DRAW


def choose_from_ashes(position: Position, rng: Random) -> Move:
    takes = [move for move in position.options if type(move) is m.Take]
    return max(takes, key=lambda move: taken_use(position, move.card))


def taken_use(position: Position, card: Card) -> float:
    """Of a card from the ashes; a detective leaves the trains there."""
    return use(position, card) if card != c.TRAIN or not position.hunts else 0.0


def choose_number(position: Position, rng: Random) -> Move:
    return position.options[-1 if position.hunts else 0]


def choose_any(position: Position, rng: Random) -> Move:
    return rng.choice(position.options)


def find(position: Position, field: str, value: int) -> Move:
    return next(move for move in position.options if getattr(move, field) == value)


ANSWERS: Final[dict[type[Any], Callable[[Position, Random], Move]]] = {
    m.Play: choose_play,
    m.Lay: choose_play,
    m.Add: choose_play,
    m.Name: choose_player,
    m.Point: choose_player,
    m.Mark: choose_secret,
    m.Seize: choose_set,
    type(m.CANCEL): choose_cancel,
    m.Reveal: choose_reveal,
    m.Discard: choose_discards,
    m.Give: choose_gift,
    m.Draft: choose_draw,
    m.Take: choose_from_ashes,
    m.Lift: choose_number,
    m.Put: choose_any,
    m.Send: choose_any,
}
