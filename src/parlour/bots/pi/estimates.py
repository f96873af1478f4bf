"""How long a hunt still takes, as measured, and how many Investigators it may cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct, json

from parlour.bots.pi.hunt import Chances, Hunt, Question
from parlour.core import Seat
from parlour.games.pi.moves import Place
from parlour.games.pi.view import PiView

Turns: TypeAlias = Callable[[Chances, int], Chances]  # by the bits missing and the Investigators still to place

# Of the turns that Investigators save, what a bot counts when it plans: all of it, and it hoards them; hunts alone last
# as long with 0.6, 0.8 or 1 (700 hunts each with one, two and five Investigators).
COUNTED: Final = 0.8


class Measured(Struct, frozen=True):
    """The turns that ``belief`` needed in one city, the last attempt among them: bench/strength/pi/turns.py tells."""

    bits: list[float]  # that were missing
    turns: list[list[float]]  # for each number of Investigators still to place, by these bits

    def of(self, bits: Chances | float, investigators: int) -> Chances:
        """The turns when so much is missing, with the price of Investigators placed beyond the share."""
        row = self.turns[max(0, min(investigators, len(self.turns) - 1))]
        return np.asarray(np.interp(bits, self.bits, row) + self.price(investigators))

    def planned(self, bits: Chances | float, investigators: int) -> Chances:
        """The same for a bot that plans ahead."""
        without = self.of(bits, 0)
        return np.asarray(without + COUNTED * (self.of(bits, investigators) - without))

    def price(self, investigators: int) -> float:
        """What those beyond the share, so many below zero, cost later: each the turns that a second one saves."""
        return (self.turns[1][-1] - self.turns[2][-1]) * max(0, -investigators)


MEASURED: Final[Mapping[str, Measured]] = json.decode(
    files(__package__).joinpath("turns.json").read_bytes(), type=dict[str, Measured]
)


def measured(view: PiView) -> Measured:
    """What was measured in this city; a city of somebody's own is taken for the whole."""
    return MEASURED.get(view.settings.city, MEASURED["whole"])


def turns_after(hunt: Hunt, asked: Sequence[Question], turns: Turns) -> dict[Question, float]:
    """How long the hunt is expected to be after each question; this turn is not counted."""
    chances, bits = hunt.parted(asked)
    left = share_left(hunt.view, hunt.seat)
    lengths = [turns(bits[i], left - isinstance(question, Place)) for i, question in enumerate(asked)]
    return {question: float(chances[i] @ lengths[i]) for i, question in enumerate(asked)}


def investigators_to_place(view: PiView, seat: Seat) -> int:
    """How many ``seat`` should still place in this mini-game."""
    return max(0, share_left(view, seat))


def share_left(view: PiView, seat: Seat) -> int:
    """The same, below zero if it placed too many: the first two save a turn each, so all mini-games share alike."""
    desk = view.desks[seat]
    had = desk.investigators + len(desk.agents)
    games = view.settings.mini_games - view.number + 1
    return -(-had // games) - len(desk.agents)
