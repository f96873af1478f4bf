"""What is at stake: how much every action brings the hunters nearer to catching the Murderer, as a chance to win."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots.death_cards.sight import Sight
from parlour.core import Seat
from parlour.games.death_cards.cards import Secret
from parlour.games.death_cards.detectives import AriadneInsists, Confess, Expose, Hush
from parlour.games.death_cards.devious import Blunder
from parlour.games.death_cards.event_cards import PointFingers, Rehome, TakeOver
from parlour.games.death_cards.not_so_fast import Effect
from parlour.games.death_cards.piles import CARRIAGES, HEAP, DelayEscape, EarlyTrain, LookIntoAshes

HALF = 12.0  # cards in the draw pile with which a Murderer with one secret left is caught every other time
TIME = 0.35  # what the whole draw pile is worth
SHAME = (0.0, 0.06, 0.02, 0.01, 0.005, 0.0)  # what it costs the hunters if one of them reveals the last secret, ...
ODD = 0.01  # what the odd card is worth


class Stakes:
    """The table with how likely every secret is the Murderer's, in the eyes of one seat."""

    def __init__(self, sight: Sight, chances: Mapping[Secret, float]) -> None:
        self.sight, self.chances = sight, chances
        self.guilt = [sum([chances.get(secret, 0.0) for secret in row]) for row in sight.rows]
        self.hope = sight.pile / (sight.pile + HALF)
        standing = sight.seats - 1 - len(sight.disgraced)
        self.shame = 1.0 if standing == 1 else SHAME[1] * 3 / standing  # of one more in disgrace
        self.card = TIME / max(1.0, sight.pile)  # of one card in the draw pile

    def grip(self, hidden: int) -> float:
        """How likely a Murderer who hides so many secrets will be caught."""
        return float(self.hope**hidden)

    def shaming(self, seat: Seat) -> float:
        """What it costs the hunters if ``seat``, one of them, reveals a secret."""
        hidden = len(self.sight.hidden[seat])
        return self.shame if hidden == 1 else SHAME[min(hidden, 5)]

    def forced(self, seat: Seat) -> float:
        """What the hunters gain if ``seat`` reveals a secret of its choice."""
        hidden, guilt = len(self.sight.hidden[seat]), self.guilt[seat]
        if not hidden:
            return 0.0
        return guilt * (self.grip(hidden - 1) - self.grip(hidden)) - (1 - guilt) * self.shaming(seat)

    def exposed(self, secret: Secret) -> float:
        """... if this very secret is revealed."""
        seat = self.sight.owner(secret)
        hidden, guilt, hit = len(self.sight.hidden[seat]), self.guilt[seat], self.chances.get(secret, 0.0)
        nearer = self.grip(hidden - 1) - self.grip(hidden)
        return hit * (1 - self.grip(hidden)) + (guilt - hit) * nearer - (1 - guilt) * self.shaming(seat)

    def covered(self, seat: Seat) -> float:
        """... if one more secret lies face down before ``seat``."""
        hidden, guilt = len(self.sight.hidden[seat]), self.guilt[seat]
        relief = self.shame / 2 if seat in self.sight.disgraced else SHAME[min(hidden + 1, 5)] / 2
        return guilt * (self.grip(hidden + 1) - self.grip(hidden)) + (1 - guilt) * relief

    def cards(self, number: int) -> float:
        """... by so many more cards in the draw pile; fewer than there are, and all is lost."""
        if number < 0 and self.sight.pile + number <= 0:
            return -1.0
        return number * self.card

    def of(self, effect: Effect) -> float:
        """What the hunters gain by an action."""
        match effect:
            case Expose():
                return self.exposed(effect.secret)
            case Confess():
                return self.forced(effect.target)
            case AriadneInsists():
                return self.forced(effect.owner)
            case Blunder():
                return self.forced(effect.victim)
            case Hush():
                return self.covered(self.sight.owner(effect.secret))
            case Rehome():
                return self.covered(effect.to)
            case EarlyTrain():
                return self.cards(-CARRIAGES)
            case DelayEscape():
                return self.cards(min(HEAP, self.sight.discards))
            case LookIntoAshes():
                return self.favour(effect.by, ODD)
            case TakeOver():
                return self.favour(effect.by, 2 * ODD)
            case PointFingers():
                return ODD
        return 0.0

    def favour(self, seat: Seat, size: float) -> float:
        """What helps ``seat``: the hunters, as far as it is one of them."""
        return size * (1 - 2 * self.guilt[seat])
