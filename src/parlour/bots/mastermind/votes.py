"""What votes and nominations tell: members of the Syndicate know whose Council it is, and may act by it.

How willing the table is to approve is estimated from each ballot, so that a cautious table is not taken for a
hostile one.  The mixture has habits that tell nothing, habits of people who openly help their own, and those of the
bots, as an observer counts them in games of bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.bots.mastermind.styles import FITTED, Array, Roles
from parlour.core import Event, Seat
from parlour.games.mastermind.events import Nominated, Voted

Flags: TypeAlias = NDArray[np.bool_]  # assignment by seat


class Habit(Struct, frozen=True):
    """In logits, how much more somebody approves, or nominates, by how many of the Council are of the Syndicate."""

    name: str
    loyal_outside: tuple[float, float, float] = (0.0, 0.0, 0.0)
    evil_outside: tuple[float, float, float] = (0.0, 0.0, 0.0)
    loyal_inside: tuple[float, float, float] = (0.0, 0.0, 0.0)
    evil_inside: tuple[float, float, float] = (0.0, 0.0, 0.0)
    nominates: tuple[float, float] = (0.0, 0.0)  # one of the Syndicate, for a loyal Director and one of the Syndicate

    @property
    def approves(self) -> Array:
        """By whether the voter is of the Council, is of the Syndicate, and how many of the Council are."""
        return np.array([[self.loyal_outside, self.evil_outside], [self.loyal_inside, self.evil_inside]])


HABITS: Final = (
    Habit("tells nothing"),
    Habit("helps its own", evil_outside=(-1.5, 1.5, 3.0), nominates=(0.0, 1.5)),
    Habit("hides", loyal_inside=(0.1, -0.2, 0.0), evil_inside=(0.0, 0.5, 1.5), nominates=(-0.3, 0.5)),
)
SHARES: Final[Array] = np.array(FITTED["habits"])  # how likely each is before anything has happened
WILLING_INSIDE: Final = 1.5  # in logits, how much more people approve of their own Council


def evidence(story: Sequence[Event], roles: Roles, me: Seat | None, means: Array) -> Array:
    """For every assignment, how many times likelier votes and nominations are than if nobody's role had mattered.

    ``means``: seat by seat, how likely it means what it does.
    """
    told = [np.zeros(len(roles)) for _ in HABITS]
    for n, habit in enumerate(HABITS):
        if habit.name != "tells nothing":
            told[n] = sum([*acts(habit, story, roles > 0, me, means)], np.zeros(len(roles)))
    found: Array = SHARES @ np.exp(np.stack(told))
    return found


def acts(habit: Habit, story: Sequence[Event], evil: Flags, me: Seat | None, means: Array) -> Iterator[Array]:
    """Ballot by ballot and nomination by nomination, its logarithm."""
    council = (-1, -1)
    for event in story:
        if type(event) is Nominated:
            council = event.director, event.operative
            if event.director != me:
                yield nominated(habit, council, evil, means)
        elif type(event) is Voted:
            yield ballot(habit, event, council, evil, me, means)


def ballot(habit: Habit, event: Voted, council: tuple[Seat, Seat], evil: Flags, me: Seat | None, means: Array) -> Array:
    """All votes but this seat's own."""
    votes = [(seat, 1.0) for seat in event.approving if seat != me]
    votes += [(seat, -1.0) for seat in event.rejecting if seat != me]
    seats, signs = [seat for seat, _ in votes], np.array([sign for _, sign in votes])
    inside = np.array([int(seat in council) for seat in seats])
    friends = evil[:, council].sum(axis=1)
    shift = signs[:, None] * habit.approves[inside[:, None], evil[:, seats].T.astype(int), friends]
    usual = signs * (readiness(event, council) + WILLING_INSIDE * inside)
    found: Array = likelier(usual[:, None], shift, means[seats][:, None]).sum(axis=0)
    return found


def readiness(ballot: Voted, council: tuple[Seat, Seat]) -> float:
    """In logits, how willing the table was to approve: by the votes from outside the Council."""
    yes = len([seat for seat in ballot.approving if seat not in council])
    no = len([seat for seat in ballot.rejecting if seat not in council])
    return float(np.log((yes + 1) / (no + 1)))


def likelier(usual: Array, shift: Array, means: Array) -> Array:
    """The logarithm of how many times likelier votes are with ``shift`` than without."""
    times = (1 + np.exp(-usual)) / (1 + np.exp(-usual - shift))
    found: Array = np.log(1 - means + means * times)
    return found


def nominated(habit: Habit, council: tuple[Seat, Seat], evil: Flags, means: Array) -> Array:
    director, operative = council
    lean = np.array(habit.nominates)[evil[:, director].astype(int)]
    others = evil.shape[1] - 1
    share = (evil.sum(axis=1) - evil[:, director]) / others  # of the Syndicate among those who may be nominated
    times = np.where(evil[:, operative], np.exp(lean), 1.0) / (1 + share * (np.exp(lean) - 1))
    found: Array = np.log(1 - means[director] + means[director] * times)
    return found
