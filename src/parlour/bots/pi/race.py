"""The race for the points boxes: how likely the match is won by solving now, next turn, or later.

Many ends of the match are imagined: when every rival solves, and what later mini-games bring.  How far a hunt may last
from what is expected was measured in games of ``belief`` with three and five players (1,350 and 900 hunts).
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from parlour.bots.pi.estimates import investigators_to_place, measured
from parlour.bots.pi.hunt import Chances, Hunt, Numbers
from parlour.core import Seat
from parlour.games.pi.cards import BOXES, PENALTY, holder_for
from parlour.games.pi.knowledge.candidates import fitting, without

RACES: Final = 300  # imagined ends
HORIZON: Final = 10  # rounds looked ahead
SPREAD: Final = 0.5  # of the turns that a hunt takes, by the square root of those after the first
HELPED: Final = 0.88  # of the turns after the first, with three and more: the answers to others help
WHOLE: Final = 6.2  # turns that a whole hunt takes in a mini-game to come
QUANTILES: Final = np.array([-1.593, -0.967, -0.589, -0.282, 0.0, 0.282, 0.589, 0.967, 1.593])  # of luck, nine alike


class Race:
    """Imagined ends, the same for every move that is weighed."""

    def __init__(self, hunt: Hunt, rng: np.random.Generator) -> None:
        self.hunt, self.view, self.rng = hunt, hunt.view, rng
        self.rivals = [seat for seat in range(self.view.seats) if seat != hunt.seat]
        self.rounds = np.stack([self.finishes(seat) for seat in self.rivals], axis=1)
        self.before = self.totals()

    def finishes(self, rival: Seat) -> Numbers:
        """In which round from now a rival solves, in each imagined end; 0 is this one, and -1 is over."""
        view, solved = self.view, self.view.desks[rival].solved
        if solved:
            return np.full(RACES, 0 if solved == view.round else -1)
        turns = measured(view).of(bits_missing(self.hunt, rival), investigators_to_place(view, rival))
        drawn = self.lasting(float(self.helped(turns)), self.rng.normal(size=RACES))
        later = np.floor(drawn - 1 + self.rng.random(RACES)).astype(np.int64)
        return np.minimum(later + has_moved(self.hunt, rival), HORIZON)

    def helped(self, turns: Chances) -> Chances:
        """The turns to be expected at this table."""
        return turns if self.view.seats == 2 else 1 + HELPED * (turns - 1)

    @staticmethod
    def lasting(turns: Chances | float, luck: Chances) -> Chances:
        """How long a hunt lasts with so much bad luck."""
        return np.maximum(turns + SPREAD * np.sqrt(np.maximum(turns - 1, 0)) * luck, 1.0)

    def totals(self) -> Chances:
        """What everybody, this seat first, has in each end beside the points of this mini-game."""
        view, seats = self.view, [self.hunt.seat, *self.rivals]
        before = np.tile([float(self.total(seat)) for seat in seats], (RACES, 1))
        for _ in range(view.settings.mini_games - view.number):
            drawn = self.rng.normal(WHOLE, SPREAD * WHOLE**0.5, before.shape)
            before += boxes(np.clip(drawn, 0, HORIZON).astype(np.int64), 0)
        if view.number == view.settings.mini_games:  # who shares the best total wins by Investigators, then penalties
            before += [view.desks[s].investigators / 100 - view.desks[s].penalty / 10_000 for s in seats]
        return before

    def total(self, seat: Seat) -> int:
        """What a seat has now; the box of who solved in this round is counted with the others that are due."""
        desk = self.view.desks[seat]
        return desk.total - (BOXES[self.view.box] if desk.solved == self.view.round else 0)

    @cached_property
    def clean(self) -> Chances:
        """How likely the match is won by solving in each round from now on, this one being the first (0)."""
        return self.winning(0)

    @cached_property
    def fined(self) -> Chances:
        """The same after one more failed attempt."""
        return self.winning(PENALTY)

    @cached_property
    def ends(self) -> Chances:
        """By the round in which this seat solves: everybody's total in each end."""
        rounds = [np.column_stack([np.full(RACES, own), self.rounds]) for own in range(HORIZON + 1)]
        return np.stack([self.before + boxes(each, self.view.box) for each in rounds])

    def winning(self, fine: int) -> Chances:
        """By that round, the share of ends that this seat wins after such a fine."""
        own, rivals = self.ends[..., 0] - fine, self.ends[..., 1:]
        best = rivals.max(axis=-1)
        sharing = 1 + (rivals == own[..., np.newaxis]).sum(axis=-1)
        return np.asarray(np.where(own >= best, 1 / sharing, 0.0).mean(axis=-1))

    def after(self, turns: Chances, chances: Chances) -> Chances:
        """What it is worth to need so many turns after this one; ``chances`` are those of winning by round."""
        lengths = self.lasting(self.helped(turns)[..., np.newaxis], QUANTILES)
        return np.asarray(np.interp(lengths, np.arange(HORIZON + 1), chances).mean(axis=-1))


def boxes(rounds: Numbers, box: int) -> Numbers:
    """The points of those who solve in these rounds, with ``box`` due next; none for those who solved before."""
    solving = (rounds[:, :, np.newaxis] == np.arange(HORIZON + 1)).any(axis=1)
    passed = np.cumsum(solving, axis=1) - solving  # rounds before each in which somebody solved
    due = np.minimum(box + np.take_along_axis(passed, np.maximum(rounds, 0), axis=1), len(BOXES) - 1)
    ordered = np.sort(rounds, axis=1)
    alone = (rounds == ordered[:, -1:]) & (ordered[:, -1:] > ordered[:, -2:-1])  # nobody waits for the last one
    return np.where(alone | (rounds < 0), 0, np.array(BOXES)[due])


def bits_missing(hunt: Hunt, rival: Seat) -> float:
    """What a rival has still to find out, going by the answers about the case it hunts and by the solved cases."""
    view, clues = hunt.view, hunt.worlds.clues
    holder = holder_for(rival, view.seats)
    fits = fitting(view.city, clues.homes, [clue for _, clue in clues.about[holder]])
    solved = [case for seat, (_, case) in clues.open.items() if seat != view.seat]
    return float(np.log2(max(1, int(without(fits, view.city, solved).sum()))))


def has_moved(hunt: Hunt, rival: Seat) -> bool:
    """Whether the rival's turn of this round is over."""
    view = hunt.view
    return (rival - view.first) % view.seats < (hunt.seat - view.first) % view.seats
