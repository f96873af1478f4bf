"""What every action is worth: by how much it raises the chance that the hunters catch the Murderer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.position import Position
from parlour.core import Seat
from parlour.games.death_cards.cards import Secret
from parlour.games.death_cards.rules.detectives import AriadneInsists, Confess, Expose, TurnFaceDown
from parlour.games.death_cards.rules.devious import SocialFauxPas
from parlour.games.death_cards.rules.event_cards import MoveSecret, PointFingers, TakeOver
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import REACH, TRAIN_CARDS, DelayEscape, EarlyTrain, LookIntoAshes
from parlour.games.death_cards.view import DeathCardsView

HALF = 12.0  # cards in the draw pile with which a Murderer with one secret left is caught every other time
TIME = 0.35  # what the whole draw pile is worth
DISGRACE = (0.0, 0.06, 0.02, 0.01, 0.005, 0.0)  # what it costs the hunters if one of them reveals the last secret, ...
ODD = 0.01  # what the odd card is worth
FORESEEN = 0.6  # how often most fingers point at the player whom the table suspects most


Chances: TypeAlias = Mapping[Secret, float]


def assess(view: DeathCardsView) -> Assessment:
    """The position as a seat must see it."""
    own = suspicion.own(view).chances()
    return Assessment(Position(view), own, table=lambda: suspicion.public(view).chances())


def good(assessed: Assessment) -> int:
    """What the hunters gain, the gang loses."""
    return 1 if assessed.position.hunts else -1


def guilt(rows: Sequence[tuple[Secret, ...]], chances: Chances) -> list[float]:
    """How likely the Murderer's secret lies before each seat."""
    return [sum([chances.get(secret, 0.0) for secret in row]) for row in rows]


class Assessment:
    """The position with how likely every secret is the Murderer's, in the eyes of one seat.

    ``suspected`` is how likely each seat is the Murderer, if that is known already; ``table`` tells what the table
    thinks of the secrets.
    """

    def __init__(
        self,
        position: Position,
        chances: Chances,
        suspected: Sequence[float] | None = None,
        table: Callable[[], Chances] | None = None,
    ) -> None:
        self.position, self.chances, self.table = position, chances, table
        self.guilt = guilt(position.rows, chances) if suspected is None else suspected
        self.hope = position.pile / (position.pile + HALF)
        standing = position.seats - 1 - len(position.disgraced)
        self.disgrace = 1.0 if standing == 1 else DISGRACE[1] * 3 / standing  # what one more in disgrace costs
        self.card = TIME / max(1.0, position.pile)  # what one card in the draw pile is worth

    def caught(self, hidden: int) -> float:
        """How likely a Murderer who hides so many secrets will be caught."""
        return float(self.hope**hidden)

    def disgracing(self, seat: Seat) -> float:
        """What it costs the hunters if ``seat``, one of them, reveals a secret."""
        hidden = len(self.position.hidden[seat])
        return self.disgrace if hidden == 1 else DISGRACE[min(hidden, 5)]

    def by_choice(self, seat: Seat) -> float:
        """What the hunters gain if ``seat`` reveals a secret of its choice."""
        hidden, guilt = len(self.position.hidden[seat]), self.guilt[seat]
        if not hidden:
            return 0.0
        return guilt * (self.caught(hidden - 1) - self.caught(hidden)) - (1 - guilt) * self.disgracing(seat)

    def pointed_at(self, secret: Secret) -> float:
        """What they gain if this very secret is revealed."""
        seat = self.position.owner(secret)
        hidden, guilt, hit = len(self.position.hidden[seat]), self.guilt[seat], self.chances.get(secret, 0.0)
        nearer = self.caught(hidden - 1) - self.caught(hidden)
        return hit * (1 - self.caught(hidden)) + (guilt - hit) * nearer - (1 - guilt) * self.disgracing(seat)

    def hidden_again(self, seat: Seat) -> float:
        """What they gain if one more secret lies face down before ``seat``."""
        hidden, guilt = len(self.position.hidden[seat]), self.guilt[seat]
        relief = self.disgrace / 2 if seat in self.position.disgraced else DISGRACE[min(hidden + 1, 5)] / 2
        return guilt * (self.caught(hidden + 1) - self.caught(hidden)) + (1 - guilt) * relief

    def pile_grows(self, number: int) -> float:
        """What they gain if the draw pile grows by so many cards; if it runs out, all is lost."""
        if number < 0 and self.position.pile + number <= 0:
            return -1.0
        return number * self.card

    def action(self, effect: Effect) -> float:
        """What the hunters gain by an action."""
        match effect:
            case Expose():
                return self.pointed_at(effect.secret)
            case Confess():
                return self.by_choice(effect.target)
            case AriadneInsists():
                return self.by_choice(effect.owner)
            case SocialFauxPas():
                return self.by_choice(effect.victim)
            case TurnFaceDown():
                return self.hidden_again(self.position.owner(effect.secret))
            case MoveSecret():
                return self.hidden_again(effect.to)
            case EarlyTrain():
                return self.pile_grows(-TRAIN_CARDS)
            case DelayEscape():
                return self.pile_grows(min(REACH, self.position.discards))
            case LookIntoAshes():
                return self.favour(effect.by, ODD)
            case TakeOver():
                return self.favour(effect.by, 2 * ODD)
            case PointFingers():
                return self.fingers()
        return 0.0

    def fingers(self) -> float:
        """What the hunters gain if everybody points at once, as the table thinks.

        Where others are as good a target as this seat, it is not this one.
        """
        table = self if self.table is None else Assessment(self.position, self.table())
        me, seats = self.position.seat, range(self.position.seats)
        target = [(table.by_choice(seat), seat != me) for seat in seats]
        pointed = Counter([max([at for at in seats if at != seat], key=lambda at: target[at]) for seat in seats])
        most = max(pointed, key=lambda seat: (pointed[seat], target[seat]))
        return FORESEEN * self.by_choice(most)

    def favour(self, seat: Seat, size: float) -> float:
        """What helps ``seat``: the hunters, as far as it is one of them."""
        return size * (1 - 2 * self.guilt[seat])
