"""How far a seat of P.I. is from solving its case, in turns of its own: skill and luck, turn by turn.

Every turn counts, be it a question, an attempt or a pass; the attempt that solves the case is the last.  A turn costs
one, and the turns to be expected after its answer.  The *par* of a position is what the best turn costs.  Of a turn

    skill loss = its cost - par,
    luck       = (its cost - 1) - par of the next turn, or the turns left at the end.

So all but the ends cancels out: in each mini-game

    turns + turns left at the end = par of the first turn + skill loss - luck.

Luck is all that the seat did not decide: the answer, what is told to rivals, the Evidence on display, and how far the
turns to be expected, which are an average, were off.  None are left of a case that is solved, unless Investigators were
placed beyond the share of this mini-game: what a later one will miss is added.  All of it comes from the seat's own
views.  The average was measured between two players; with more of them others help, which counts as luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import cast

import numpy as np
from msgspec.structs import replace

from parlour.bots.pi.estimates import measured, share_left, turns_after
from parlour.bots.pi.hunt import ANSWERS, Chances, Hunt, Question, bits
from parlour.core import Move, Pass, Seat
from parlour.games.pi.events import CityLaid, Investigated, MiniGameEnded, Solved
from parlour.games.pi.moves import Accuse, Charge, Locate, Place, Take
from parlour.games.pi.state import Agent
from parlour.games.pi.view import PiView


def questions(view: PiView) -> Sequence[Move]:
    """What is judged: everything that can be done."""
    return view.options


def outcomes(view: PiView, move: Move) -> Sequence[tuple[Fraction, float]]:
    """For each answer to a move how likely it is, exactly, and the turns to be expected after it."""
    return Prospect(view).outcomes(move)


class Prospect:
    """What a seat may expect of what it can do now."""

    def __init__(self, view: PiView) -> None:
        assert view.seat is not None
        self.view, self.measured = before_its_end(view, view.seat), measured(view)
        self.share = share_left(self.view, view.seat)
        self.solved = bool(self.view.desks[view.seat].solved)

    @cached_property
    def hunt(self) -> Hunt:
        return Hunt(self.view)

    @cached_property
    def left(self) -> float:
        """The turns to be expected, on an average of what there is to ask."""
        return self.owed if self.solved else float(self.measured.of(self.hunt.bits_missing, self.share))

    @property
    def owed(self) -> float:
        """What later mini-games will miss by Investigators placed too many."""
        return self.measured.price(self.share)

    def cost(self, move: Move) -> float:
        """One turn, and the turns to be expected after the answer."""
        return 1 + sum([float(chance) * left for chance, left in self.outcomes(move)])

    @cached_property
    def par(self) -> float:
        """The cost of the best move; nothing but what is owed, once the case is solved."""
        if self.solved:
            return self.left
        costs = [self.cost(move) for move in self.view.options if not isinstance(move, Place | Take)]
        asked = [move for move in self.view.options if isinstance(move, Place | Take)]
        return min(
            [*costs, *[1 + left for left in turns_after(self.hunt, asked, self.measured.of).values()]]
            if asked
            else costs
        )

    def outcomes(self, move: Move) -> Sequence[tuple[Fraction, float]]:
        """For each answer how likely it is, and the turns to be expected after it.

        A part of an attempt stands for the best attempt that begins so.
        """
        match move:
            case Place() | Take():
                return self.answers(move)
            case Accuse() | Charge() | Locate():
                return self.right_or_wrong(self.hunt.beginning((*self.view.sealed, move)))
            case Pass():
                return [(Fraction(1), self.left)]
        raise LookupError(f"{move} asks nothing.")

    def answers(self, question: Question) -> list[tuple[Fraction, float]]:
        ways = np.bincount(self.hunt.told(question), self.hunt.ways, ANSWERS)
        _, (missing,) = self.hunt.parted([question])
        after = self.measured.of(missing, self.share - isinstance(question, Place))
        return [(Fraction(int(way), int(ways.sum())), float(left)) for way, left in zip(ways, after) if way]

    def right_or_wrong(self, begun: Chances) -> list[tuple[Fraction, float]]:
        """The best attempt among the cases that have a chance here; without any it is certainly wrong."""
        if not begun.any():
            return [(Fraction(1), self.left)]
        chances, missed = self.hunt.chances, self.left_if_wrong
        best = int(np.where(begun > 0, chances * self.owed + (1 - chances) * missed, np.inf).argmin())
        right = Fraction(int(self.hunt.ways[best]), int(self.hunt.ways.sum()))
        return [(chance, left) for chance, left in ((right, self.owed), (1 - right, float(missed[best]))) if chance]

    @cached_property
    def left_if_wrong(self) -> Chances:
        """For each case, the turns to be expected once it was named and is wrong."""
        logs = self.hunt.chances * np.log2(self.hunt.chances)
        return self.measured.of(bits(1 - self.hunt.chances, logs.sum() - logs), self.share)


def before_its_end(view: PiView, seat: Seat) -> PiView:
    """A mini-game that is just over, as it was before all cases were laid open and everything was handed in."""
    if not view.story or not isinstance(view.story[-1], MiniGameEnded):
        return view
    laid = max([line for line, event in enumerate(view.story) if isinstance(event, CityLaid)])
    tiles = {here.location: here for here in cast("CityLaid", view.story[laid]).tiles}
    own = [event for event in view.story[laid:] if isinstance(event, Investigated | Solved) and event.seat == seat]
    agents = [Agent(event.location, event.discs, event.cubes) for event in own if isinstance(event, Investigated)]
    solved = max([event.round for event in own if isinstance(event, Solved)], default=0)
    desks = [replace(desk, agents=tuple(agents), solved=solved) for desk in view.desks]
    return replace(view, tiles=tiles, desks=tuple(desks), story=view.story[:-1])
