"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from parlour.core import BySeat, PerSeat, Seat, UpTo, View, by_place, common
from parlour.games.graves.cards import PLACES, Card, Evidence, IdentityOrNone, LocationName, Side, Suit
from parlour.games.graves.settings import Deck, GravesSettings
from parlour.games.graves.state import GravesState


class GravesView(View, frozen=True):
    """The table as ``seat`` sees it; a spectator sees piles and numbers only."""

    settings: GravesSettings
    case: int
    detective: Seat
    locations: Annotated[tuple[LocationName, ...], UpTo(PLACES)]
    place: int
    trump: Suit
    clocks: Annotated[tuple[int, ...], UpTo(PLACES)]
    lead: Seat
    winners: Annotated[tuple[Seat, ...], UpTo(PLACES)]
    scores: Annotated[tuple[Annotated[tuple[int, int], PerSeat()], ...], UpTo(PLACES)]
    passes: int
    free: Suit
    played: bool
    reshuffled: bool
    points: BySeat[int]
    guesses: BySeat[int]
    won: BySeat[int]
    margins: BySeat[int]
    piles: Annotated[tuple[tuple[Card, ...], ...], PerSeat(PLACES)]  # by Location; ``pile`` finds the right one
    gone: BySeat[tuple[Card, ...]]
    protected: BySeat[tuple[Card, ...]]
    hands: BySeat[int]  # cards in each
    decks: BySeat[int]
    discards: BySeat[int]
    dealt: bool
    identity: IdentityOrNone  # "" if this seat may not know it
    unmasked: bool  # everybody knows it
    evidence: Annotated[tuple[Evidence, ...], UpTo(PLACES)]  # of the five Locations, "" where it may not be seen
    hand: tuple[Card, ...]

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

    def exposed(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of ``seat`` at the active Location on which the other's abilities work."""
        return tuple([card for card in self.pile(self.place, seat) if card not in self.protected[seat]])

    def resolved_piles(self, seat: Seat) -> tuple[tuple[Card, ...], ...]:
        """The piles of ``seat`` at the Locations before the active one."""
        return self.piles[seat : 2 * self.place : 2]


@by_place
def view(s: GravesState, seat: Seat | None = None) -> GravesView:
    return GravesView(
        *common(s, seat),
        settings=s.settings,
        case=s.case,
        detective=s.detective,
        locations=s.locations,
        place=s.place,
        trump=s.trump,
        clocks=s.clocks,
        lead=s.lead,
        winners=s.winners,
        scores=s.scores,
        passes=s.passes,
        free=s.free,
        played=s.played,
        reshuffled=s.reshuffled,
        points=s.points,
        guesses=s.guesses,
        won=s.won,
        margins=s.margins,
        piles=tuple(s.piles),
        gone=s.gone,
        protected=s.protected,
        hands=(len(s.hands[0]), len(s.hands[1])),
        decks=(len(s.decks[0]), len(s.decks[1])),
        discards=(len(s.discards[0]), len(s.discards[1])),
        dealt=bool(s.evidence),
        identity=s.identity if s.unmasked or (seat is not None and seat != s.detective) else "",
        unmasked=s.unmasked,
        evidence=seen_evidence(s.evidence, s.winners, seat, s.settings.knows_all and seat != s.detective),
        hand=tuple(s.hands[seat]) if seat is not None else (),
    )


@lru_cache(maxsize=1024)
def seen_evidence(
    lying: tuple[Evidence, ...], winners: tuple[Seat, ...], seat: Seat | None, knows_all: bool
) -> tuple[Evidence, ...]:
    """Evidence is seen by its winner alone, and by a Mastermind who knows all (GR-31, GR-32, GR-39)."""
    if seat is None or not lying:
        return ("",) * PLACES
    if knows_all:
        return lying[:PLACES]
    won = [evidence if winner == seat else "" for winner, evidence in zip(winners, lying)]
    return (*won, *[""] * (PLACES - len(won)))
