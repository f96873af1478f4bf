"""What votes and nominations tell: members of the Syndicate know whose Council it is, and may act by it.

How willing the table is to approve is estimated from each ballot, so that a cautious table is not taken for a
hostile one.  The mixture has habits that tell nothing, habits of people who openly help their own, and those of the
bots, as an observer counts them in games of bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Final

import numpy as np
from msgspec import Struct

from parlour.bots.mastermind.evidence.styles import FITTED, Array, Roles
from parlour.core import Event, Seat
from parlour.games.mastermind.events import Nominated, Voted


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
OWN: Final = 0.88  # how often people who mean what they do approve of their own Council
SENSIBLE, ODD = FITTED["sense"]  # how likely they vote and speak so, or anyhow all the same
ORDERLY: Final = 0.02  # how likely a muddled table votes or speaks as if it meant it
WILLING_INSIDE: Final = 1.5  # in logits, how much more people approve of their own Council
APPROVES: Final[Array] = np.array([habit.approves for habit in HABITS])
NOMINATES: Final[Array] = np.array([habit.nominates for habit in HABITS])


def evidence(story: Sequence[Event], roles: Roles, me: Seat | None, means: Array) -> Array:
    """For every assignment, how many times likelier votes and nominations are than if nobody's role had mattered.

    ``means``: seat by seat, how likely it means what it does.  Who of the Syndicate is the Mastermind does not matter.
    """
    codes = (roles > 0) @ (1 << np.arange(roles.shape[1]))
    _, first, place = np.unique(codes, return_index=True, return_inverse=True)
    evil = (roles[first] > 0).astype(int)
    told = sum([*acts(story, evil, me, means)], np.zeros((len(HABITS), len(evil))))
    found: Array = (SHARES @ np.exp(told))[place]
    return found


def meant(times: float) -> float:
    """How many times likelier votes or words are at a table that means them, with those who still act anyhow.

    ``times``: how many times likelier they are without those.
    """
    return (SENSIBLE * times + ODD) / muddled(times)


def muddled(times: float) -> float:
    """How likely a muddled table votes and speaks so, beside one at which everybody acts anyhow."""
    return ORDERLY * times + 1 - ORDERLY


def own_votes(story: Sequence[Event], me: Seat | None) -> float:
    """How many times likelier they are from people who like their own Councils than from people who vote anyhow."""
    return prod([times for _, times in on_own_councils(story, me)])


def own_votes_by_side(story: Sequence[Event], roles: Roles, me: Seat | None) -> Array:
    """The same for every assignment, if the Syndicate votes anyhow and everybody else likes their own Councils."""
    found = np.ones(len(roles))
    for seat, times in on_own_councils(story, me):
        found[roles[:, seat] == 0] *= times
    return found


def on_own_councils(story: Sequence[Event], me: Seat | None) -> Iterator[tuple[Seat, float]]:
    """Who voted on their own Council, and how many times likelier the vote is from people who like those."""
    council = (-1, -1)
    for event in story:
        if type(event) is Nominated:
            council = event.director, event.operative
        elif type(event) is Voted:
            yield from [(seat, 2 * (OWN if seat in event.approving else 1 - OWN)) for seat in council if seat != me]


def acts(story: Sequence[Event], evil: Roles, me: Seat | None, means: Array) -> Iterator[Array]:
    """Ballot by ballot and nomination by nomination, its logarithm, by habit and by who is of the Syndicate."""
    council = (-1, -1)
    for event in story:
        if type(event) is Nominated:
            council = event.director, event.operative
            if event.director != me:
                yield nominated(council, evil, means)
        elif type(event) is Voted:
            yield ballot(event, council, evil, me, means)


def ballot(event: Voted, council: tuple[Seat, Seat], evil: Roles, me: Seat | None, means: Array) -> Array:
    """All votes but this seat's own and the Director's: in every role Directors approve of whom they nominated."""
    left_out = {me, council[0]}
    votes = [(seat, 1.0) for seat in event.approving if seat not in left_out]
    votes += [(seat, -1.0) for seat in event.rejecting if seat not in left_out]
    seats, signs = [seat for seat, _ in votes], np.array([sign for _, sign in votes])
    inside = np.array([int(seat in council) for seat in seats])
    usual = signs * (readiness(event, council) + WILLING_INSIDE * inside)
    shift = signs[:, None, None] * APPROVES[:, inside]  # by habit, voter, the voter's side, friends in the Council
    told = likelier(usual[:, None, None], shift, means[seats][:, None, None])
    friends = evil[:, council].sum(axis=1)
    found: Array = told[:, np.arange(len(seats)), evil[:, seats], friends[:, None]].sum(axis=2)
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


def nominated(council: tuple[Seat, Seat], evil: Roles, means: Array) -> Array:
    director, operative = council
    lean = NOMINATES[:, evil[:, director]]
    others = evil.shape[1] - 1
    share = (evil.sum(axis=1) - evil[:, director]) / others  # of the Syndicate among those who may be nominated
    times = np.exp(lean * evil[:, operative]) / (1 + share * (np.exp(lean) - 1))
    found: Array = np.log(1 - means[director] + means[director] * times)
    return found
