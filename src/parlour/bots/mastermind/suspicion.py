"""Whom to distrust: points against each seat, from what the table saw and heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Claim, Event, Said, Seat, Unfolding, told_since
from parlour.games.mastermind.cards import AGENCY, SYNDICATE
from parlour.games.mastermind.events import Drew, Elected, Enacted, Investigated, Received, VetoAsked, Vetoed
from parlour.games.mastermind.moves import IDrew, IFound, IReceived
from parlour.games.mastermind.view import MastermindView

SURE = 9.0  # points against a seat that is known to belong to the Syndicate
TELLING: Final = frozenset({Elected, Drew, Received, VetoAsked, Vetoed, Enacted, Investigated, Said})


class Suspicion:
    """Counts points against each seat: the more, the less it is trusted."""

    def __init__(self, view: MastermindView) -> None:
        self.me = view.seat
        self.points = [0.0] * view.seats
        self.council = 0
        self.received: int | None = None  # Syndicate cards of the two, if this seat saw them
        self.passed: dict[int, int] = {}  # the most Syndicate cards that an honest Director passed on
        self.pair: dict[int, tuple[Seat, Seat]] = {}
        self.asked = False  # whether the Council has asked for a veto

    def read(self, view: MastermindView, since: int) -> None:
        """The story from there on."""
        for event in told_since(view, since):
            if type(event) in TELLING:  # each case below that does not fit costs much: docs/decisions/0003
                self.note(event)

    def blame(self, points: float, *seats: Seat) -> None:
        for seat in seats:
            self.points[seat] += points

    def note(self, event: Event) -> None:
        match event:
            case Elected(director, operative):
                self.pair[self.council + 1] = director, operative
            case Drew():
                self.council, self.received, self.asked = self.council + 1, None, False
            case VetoAsked():
                self.asked = True
            case Vetoed(director, operative):
                self.blame(-1, director, operative)
            case Received(_, cards):
                self.received = cards.syndicate
            case Enacted(director, operative, policy):
                self.judge(director, operative, policy == SYNDICATE)
            case Investigated(_, seat, answer) if answer is not None:
                self.blame(-SURE if answer == AGENCY else SURE, seat)
            case Said(seat, claim) if seat != self.me:
                self.hear(seat, claim)

    def judge(self, director: Seat, operative: Seat, syndicate: bool) -> None:
        """A Council is judged by its policy; its members know more."""
        if not syndicate and self.asked:  # a loyal player does not throw an Agency policy away
            self.blame(-1, director)
            self.blame(SURE if self.me == director else 2, operative)
        elif not syndicate:
            self.blame(-1, director, operative)
        elif self.me == director and self.received == 1:
            self.blame(SURE, operative)
        elif self.me == operative:
            self.blame(1.5, director)
        elif self.me != director:
            self.blame(1, director, operative)

    def hear(self, seat: Seat, claim: Claim) -> None:
        """Two who contradict each other cannot both be honest."""
        match claim:
            case IDrew(council, cards) | IReceived(council, cards):
                honest = max(0, cards.syndicate - 1) if isinstance(claim, IDrew) else cards.syndicate
                if self.passed.setdefault(council, honest) != honest:
                    self.blame(1.5, *self.pair[council])
            case IFound(target, answer):
                if answer == AGENCY:
                    self.blame(-1, target)
                else:
                    self.blame(2, target)
                    self.blame(1, seat)


points: Final = Unfolding[MastermindView, Suspicion, Sequence[float]](
    lambda view: (view.seat, view.seats), Suspicion, Suspicion.read, lambda found, _: tuple(found.points)
)
