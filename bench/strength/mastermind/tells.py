"""Whether the Syndicate of The Mastermind can be read: what an observer names after four Councils."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

import numpy as np
from bench.strength.observer import Clue, Watched

from parlour.bots.mastermind.role_beliefs import Beliefs
from parlour.core import Event, Said, Seat
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM
from parlour.games.mastermind.events import Drew, Enacted, Nominated, Voted
from parlour.games.mastermind.moves import IDrew, IFound, IReceived
from parlour.games.mastermind.view import MastermindView

Syndicate: TypeAlias = tuple[Seat, ...]
COUNCILS: Final = 4  # after so many the Syndicate is named


def watched(view: MastermindView, roles: Sequence[str]) -> Watched:
    """What a spectator sees now."""
    truth = tuple([seat for seat, role in enumerate(roles) if role != AGENCY])
    sets = list(combinations(range(view.seats), len(truth)))
    return Watched(sets, truth, reading(view), believed(view))


def believed(view: MastermindView) -> Syndicate:
    """The Syndicate that the bots' public belief finds likeliest."""
    beliefs = Beliefs(view)
    weights: dict[Syndicate, float] = {}
    for roles, weight in zip(beliefs.roles, beliefs.weights):
        evil = tuple([int(seat) for seat in np.flatnonzero(roles)])
        weights[evil] = weights.get(evil, 0.0) + float(weight)
    return max(weights, key=lambda evil: weights[evil])


def reading(view: MastermindView) -> Callable[[Syndicate], Iterator[Clue]]:
    """The clues of a public story: nominations, votes, policies and claims."""
    return lambda evil: Reader(view.seats, evil).read(view.story)


class Reader:
    """Reads a public story as if ``evil`` were the Syndicate."""

    def __init__(self, seats: int, evil: Syndicate) -> None:
        self.seats, self.evil = seats, evil
        self.council: tuple[Seat, ...] = ()
        self.policies: dict[int, str] = {}
        self.met = self.syndicate = 0

    def read(self, story: Sequence[Event]) -> Iterator[Clue]:
        for event in story:
            match event:
                case Nominated(director, operative):
                    self.council = director, operative
                    yield self.nomination(director, operative)
                case Voted(approving, rejecting):
                    yield from self.votes(approving, rejecting)
                case Drew():
                    self.met += 1
                case Enacted(director, operative, policy):
                    self.policies[self.met] = policy
                    self.syndicate += policy != AGENCY
                    yield ("policy", director in self.evil, operative in self.evil), policy, 1
                case Said(seat, claim):
                    yield from self.claim(seat, claim)

    def nomination(self, director: Seat, operative: Seat) -> Clue:
        sides = [seat in self.evil for seat in range(self.seats) if seat != director]
        side = operative in self.evil
        return ("nomination", director in self.evil, sum(sides)), side, sides.count(side)

    def votes(self, approving: Sequence[Seat], rejecting: Sequence[Seat]) -> Iterator[Clue]:
        friends = len(set(self.council) & set(self.evil))
        late = self.syndicate >= DANGER_FROM
        for vote, seats in ((True, approving), (False, rejecting)):
            for seat in seats:
                yield ("vote", seat in self.evil, seat in self.council, friends, late), vote, 1

    def claim(self, seat: Seat, claim: Any) -> Iterator[Clue]:
        side = seat in self.evil
        match claim:
            case IDrew(council, cards):
                yield ("drew", side, self.policies[council]), cards.syndicate, 1
            case IReceived(council, cards):
                yield ("received", side, self.policies[council]), cards.syndicate, 1
            case IFound(target, answer):
                yield ("found", side, target in self.evil), answer, 1
