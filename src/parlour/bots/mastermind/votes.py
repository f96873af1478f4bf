"""What votes tell: members of the Syndicate know whose Council it is, and mostly vote by it.

Only votes from outside the Council count, since almost everyone approves of themselves.  How willing the table is to
approve at all is estimated from each ballot, so that a cautious table is not taken for a hostile one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from parlour.bots.mastermind.styles import Array, Roles
from parlour.core import Event, Seat
from parlour.games.mastermind.events import Nominated, Voted

LEANS: Final = np.array([0.0, 1.5])  # in logits, how strongly the Syndicate leans to its own Councils,
SHARES: Final = np.array([0.7, 0.3])  # and how likely each is before anything has happened
TOWARDS: Final = np.array([-1.0, 1.0, 2.0])  # which way, by how many of the Council are of the Syndicate


def ballots(story: Iterable[Event]) -> Iterator[tuple[tuple[Seat, Seat], Voted]]:
    council = (-1, -1)
    for event in story:
        if type(event) is Nominated:
            council = event.director, event.operative
        elif type(event) is Voted:
            yield council, event


def evidence(story: Sequence[Event], roles: Roles, me: Seat | None) -> Array:
    """For every assignment, how many times likelier the votes are than if nobody's role had mattered."""
    evil = roles > 0
    found = np.zeros((len(LEANS), len(roles)))
    for council, voted in ballots(story):
        yes = [seat for seat in voted.approving if seat not in council and seat != me]
        no = [seat for seat in voted.rejecting if seat not in council and seat != me]
        willing = (len(yes) + 1) / (len(yes) + len(no) + 2)
        towards = TOWARDS[evil[:, council].sum(axis=1)]
        approving = 1 / (1 + (1 / willing - 1) * np.exp(-LEANS[:, None] * towards))
        found += evil[:, yes].sum(axis=1) * np.log(approving / willing)
        found += evil[:, no].sum(axis=1) * np.log((1 - approving) / (1 - willing))
    told: Array = SHARES @ np.exp(found)
    return told
