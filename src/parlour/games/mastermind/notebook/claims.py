"""What the players say aloud, by what they say it about."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core import Answer, Claim, Event, Said, Seat, Unknown
from parlour.games.mastermind.cards import MEANING
from parlour.games.mastermind.events import Drew, Looked, TopDecked
from parlour.games.mastermind.moves import IAm, IDrew, IFound, IReceived, ISaw


class Claims:
    """What each player claims the answer to an unknown to be; a later word of the same player replaces the earlier."""

    def __init__(self, story: Iterable[Event]) -> None:
        self.said: dict[tuple[Unknown, Seat], tuple[Answer, ...]] = {}
        self.met = 0  # Councils so far
        self.looked: dict[Seat, int] = {}  # whose Surveillance saw the cards of which Council
        for event in story:
            self.hear(event)

    def claimed(self, unknown: Unknown, among: tuple[Answer, ...]) -> tuple[Seat, ...]:
        """The players who say that the answer is one of these, and none but these."""
        return tuple(sorted([seat for (about, seat), says in self.said.items() if (about, says) == (unknown, among)]))

    def hear(self, event: Event) -> None:
        match event:
            case Drew():
                self.met += 1
            case Looked(director):
                self.looked[director] = self.met + 1
            case TopDecked():  # one of the cards seen never came to a Council
                self.looked = {seat: council for seat, council in self.looked.items() if council <= self.met}
            case Said(seat, claim):
                self.listen(seat, claim)

    def listen(self, seat: Seat, claim: Claim) -> None:
        match claim:
            case IAm(role):
                self.said[("role", seat), seat] = (role,)
            case IFound(target, answer):
                self.said[("role", target), seat] = MEANING[answer]
            case IDrew(council, cards):
                self.said[("drawn", council), seat] = (cards.syndicate,)
            case IReceived(council, cards):
                self.said[("received", council), seat] = (cards.syndicate,)
            case ISaw(cards) if seat in self.looked:
                self.said[("drawn", self.looked[seat]), seat] = (cards.syndicate,)
