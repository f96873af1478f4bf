"""The table of Detective Graves: the whole truth, plain and cheap to clone."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from parlour.core import Seat, State, changed
from parlour.games.graves.cards import LOCATIONS, PLACES, Card, Evidence, Identity, Location, Side, Suit
from parlour.games.graves.settings import Deck, GravesSettings

NOTHING: Final[tuple[tuple[Card, ...], ...]] = ((), ())  # of either seat


class GravesState(State):
    """Two seats; everything a player owns lies under the number of its seat."""

    settings: GravesSettings = GravesSettings()
    case: int = 0  # 1 for the first
    detective: Seat = 0
    locations: tuple[str, ...] = ()
    identity: Identity = ""
    unmasked: bool = False  # the identity is known to all
    evidence: tuple[Evidence, ...] = ()  # on the five Locations, then the one set aside; none before the deal
    winners: tuple[Seat, ...] = ()  # of the Locations resolved so far, NOBODY for a tie
    scores: tuple[tuple[int, int], ...] = ()  # at these Locations
    place: int = 0  # the active Location, counted from the Detective's left
    trump: Suit = ""
    clocks: tuple[int, ...] = ()  # time tokens left on each Location
    lead: Seat = 0
    hands: list[list[Card]] = []  # sorted
    decks: list[list[Card]] = []  # top card last
    discards: list[list[Card]] = []  # top card last
    gone: tuple[tuple[Card, ...], ...] = ()  # out of this Case
    protected: tuple[tuple[Card, ...], ...] = ()  # at the active Location: no ability of the other works on them
    piles: list[tuple[Card, ...]] = []  # two for each Location; ``pile`` finds the right one
    passes: int = 0  # in a row
    free: Suit = ""  # the suit of the non-trumps placed this turn
    played: bool = False  # something, this turn
    reshuffled: bool = False  # this turn
    points: tuple[int, ...] = ()
    guesses: tuple[int, ...] = ()  # right ones
    won: tuple[int, ...] = ()  # Locations, in all Cases
    margins: tuple[int, ...] = ()  # by which they were won, added up

    @property
    def here(self) -> Location:
        """The active Location."""
        return LOCATIONS[self.locations[self.place]]

    @property
    def mastermind(self) -> Seat:
        return 1 - self.detective

    def side(self, seat: Seat) -> Side:
        return "D" if seat == self.detective else "M"

    def deck_of(self, seat: Seat) -> Deck:
        """Which cards ``seat`` has in this Case, and what they can do."""
        return self.settings.decks[seat != self.detective]

    def pile(self, place: int, seat: Seat) -> tuple[Card, ...]:
        """The pile of ``seat`` at a Location."""
        return self.piles[2 * place + seat]

    def resolved_piles(self, seat: Seat) -> list[tuple[Card, ...]]:
        """The piles of ``seat`` at the Locations before the active one."""
        return self.piles[seat : 2 * self.place : 2]

    def exposed(self, seat: Seat) -> Sequence[Card]:
        """The cards of ``seat`` at the active Location on which the other's abilities work."""
        pile, safe = self.pile(self.place, seat), self.protected[seat]
        return [card for card in pile if card not in safe] if safe else pile

    def lay(self, place: int, seat: Seat, card: Card) -> None:
        """Put a card on the pile of ``seat`` at a Location."""
        self.piles[2 * place + seat] += (card,)

    def lift(self, place: int, seat: Seat, card: Card) -> None:
        """Take a card from there; it is protected no longer."""
        pile = self.piles[2 * place + seat]
        at = pile.index(card)
        self.piles[2 * place + seat] = pile[:at] + pile[at + 1 :]
        if card in self.protected[seat]:
            self.protected = changed(self.protected, seat, tuple([c for c in self.protected[seat] if c != card]))

    def hold(self, seat: Seat, card: Card) -> None:
        """A card comes to the hand of ``seat``."""
        insort(self.hands[seat], card)

    def turn_trump(self, suit: Suit) -> None:
        """Another suit is trump here, or none; who placed cards of that suit may choose another one (GR-47)."""
        self.trump = suit
        if self.free == suit:
            self.free = ""

    def score(self, seat: Seat) -> int:
        """What the pile of ``seat`` at the active Location is worth."""
        return self.here.score(self.pile(self.place, seat), self.trump)

    def clear(self) -> None:
        """Take everything off the table; what is out for good stays out, and each deck has changed hands (GR-29)."""
        self.identity, self.unmasked, self.evidence, self.winners, self.scores = "", False, (), (), ()
        self.place, self.trump, self.clocks, self.lead = 0, "", (0,) * PLACES, self.detective
        self.hands, self.decks, self.discards = [[], []], [[], []], [[], []]
        self.gone = self.gone[::-1] if self.settings.museum_for_good and self.gone else NOTHING
        self.protected, self.piles = NOTHING, [()] * (2 * PLACES)
        self.passes, self.free, self.played, self.reshuffled = 0, "", False, False
