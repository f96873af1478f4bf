"""The board of Manor: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from parlour.core import Seat, State
from tests.toy.cards import EVERYONE, Card, Options


class Manor(State):
    settings: Options = Options()
    deck: list[Card] = []
    discard: list[Card] = []
    gone: list[Card] = []  # out of the game
    hands: list[list[Card]] = []
    secrets: tuple[int, ...] = ()  # secrets[i] lies at place i; the places are shared out guest by guest
    revealed: int = 0  # bit i: place i is face up
    reshuffles: int = 0  # how often the discards may still become the deck

    def places(self, guest: Seat) -> range:
        """Where ``guest``'s secrets lie."""
        each = self.settings.secrets
        return range(each * guest, each * guest + each)

    def hidden(self, guest: Seat) -> list[int]:
        """The places of ``guest``'s secrets still face down."""
        return [i for i in self.places(guest) if not self.revealed >> i & 1]

    def others(self, guest: Seat) -> list[Seat]:
        return [g for g in EVERYONE if g != guest]
