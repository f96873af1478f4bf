"""What the others at the table have claimed, as far as beliefs make use of it."""

from __future__ import annotations

from parlour.core import Claim, Event, Said, Seat
from parlour.games.mastermind.cards import AGENCY
from parlour.games.mastermind.events import Drew, Looked, Reshuffled, TopDecked
from parlour.games.mastermind.moves import IAm, IDrew, IFound, IReceived, ISaw
from parlour.games.mastermind.view import MastermindView


class Talk:
    """What the others have said about cards and people."""

    def __init__(self, view: MastermindView) -> None:
        self.me = view.seat
        self.director: dict[int, int] = {}  # Council by Council: Syndicate cards, as claimed
        self.operative: dict[int, int] = {}
        self.foretold: dict[int, list[tuple[Seat, int]]] = {}
        self.found: list[tuple[Seat, Seat, str]] = []
        self.joking: dict[Seat, bool] = {}  # of those who said anything: who claimed to belong to the Syndicate
        self.met = 0
        self.looked: dict[Seat, int] = {}  # whose Surveillance saw which Council's cards
        for event in view.story:
            self.hear(event)

    def hear(self, event: Event) -> None:
        kind = type(event)
        if kind is Drew:
            self.met += 1
        elif kind is Looked:
            self.looked[event.director] = self.met + 1  # type: ignore[attr-defined]
        elif kind is TopDecked or kind is Reshuffled:
            self.looked = {seat: council for seat, council in self.looked.items() if council <= self.met}
        elif kind is Said and event.seat != self.me:  # type: ignore[attr-defined]
            self.listen(event.seat, event.claim)  # type: ignore[attr-defined]

    def listen(self, seat: Seat, claim: Claim) -> None:
        self.joking.setdefault(seat, False)
        match claim:
            case IDrew(council, cards):
                self.director[council] = cards.syndicate
            case IReceived(council, cards):
                self.operative[council] = cards.syndicate
            case IAm(role) if role != AGENCY:
                self.joking[seat] = True
            case IFound(target, answer):
                self.found.append((seat, target, answer))
            case ISaw(cards) if seat in self.looked:
                self.foretold.setdefault(self.looked[seat], []).append((seat, cards.syndicate))
