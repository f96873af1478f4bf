"""The table of Detective Graves: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from parlour.core import Seat, State
from parlour.games.graves.cards import PLACES, Card, Evidence, Identity, Suit
from parlour.games.graves.deck import Deck
from parlour.games.graves.locations import LOCATIONS, Location
from parlour.games.graves.options import Options


class Graves(State):
    """Two seats; everything a side owns lies under the number of its seat."""

    settings: Options
    case: int  # 1 for the first
    detective: Seat
    locations: tuple[str, ...]
    identity: Identity
    unmasked: bool  # the identity is known to all
    evidence: tuple[Evidence, ...]  # on the five Locations, then the one set aside; none before the deal
    winners: list[Seat]  # of the Locations resolved so far, NOBODY for a tie
    place: int  # the active Location, counted from the Detective's left
    trump: Suit
    clocks: list[int]  # time tokens left on each Location
    lead: Seat
    hands: list[list[Card]]  # sorted
    decks: list[list[Card]]  # top card last
    discards: list[list[Card]]  # top card last
    gone: list[list[Card]]  # out of this Case
    piles: list[list[Card]]  # the pile of ``seat`` at ``place`` is number 2 * place + seat
    passes: int  # in a row
    free: Suit  # the suit of the non-trumps placed this turn
    played: bool  # something, this turn
    reshuffled: bool  # this turn
    points: list[int]
    guesses: list[int]  # right ones

    def clone(self) -> Graves:
        return Graves(
            self.seats,
            self.agenda.copy(),
            self.asked,
            self.sealed.copy(),
            self.told.copy(),
            self.result,
            self.settings,
            self.case,
            self.detective,
            self.locations,
            self.identity,
            self.unmasked,
            self.evidence,
            self.winners.copy(),
            self.place,
            self.trump,
            self.clocks.copy(),
            self.lead,
            [hand.copy() for hand in self.hands],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.discards],
            [pile.copy() for pile in self.gone],
            [pile.copy() for pile in self.piles],
            self.passes,
            self.free,
            self.played,
            self.reshuffled,
            self.points.copy(),
            self.guesses.copy(),
        )

    @property
    def here(self) -> Location:
        """The active Location."""
        return LOCATIONS[self.locations[self.place]]

    @property
    def mastermind(self) -> Seat:
        return 1 - self.detective

    def deck_of(self, seat: Seat) -> Deck:
        """What the cards of ``seat`` can do."""
        return self.settings.decks[seat != self.detective]

    def pile(self, seat: Seat) -> list[Card]:
        """The pile of ``seat`` at the active Location."""
        return self.piles[2 * self.place + seat]

    def score(self, seat: Seat) -> int:
        """What that pile is worth."""
        return self.here.score(self.pile(seat), self.trump)

    def clear(self) -> None:
        """Take everything off the table."""
        self.identity, self.unmasked, self.evidence, self.winners = "", False, (), []
        self.place, self.trump, self.clocks, self.lead = 0, "", [0] * PLACES, self.detective
        self.hands, self.decks, self.discards, self.gone = [[], []], [[], []], [[], []], [[], []]
        self.piles = [[] for _ in range(2 * PLACES)]
        self.passes, self.free, self.played, self.reshuffled = 0, "", False, False
