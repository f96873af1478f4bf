"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from parlour.core import Seat, View, common
from parlour.games.graves.cards import PLACES, Card, Evidence, Identity, Suit
from parlour.games.graves.options import Options
from parlour.games.graves.state import Graves


class GravesView(View, frozen=True):
    """The table as ``seat`` sees it; a spectator sees piles and numbers only."""

    settings: Options
    case: int
    detective: Seat
    locations: tuple[str, ...]
    place: int
    trump: Suit
    clocks: tuple[int, ...]
    lead: Seat
    winners: tuple[Seat, ...]
    passes: int
    free: Suit
    played: bool
    reshuffled: bool
    points: tuple[int, ...]
    guesses: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...]  # the pile of a seat at a place is number 2 * place + seat
    gone: tuple[tuple[Card, ...], ...]
    hands: tuple[int, ...]  # cards in each
    decks: tuple[int, ...]
    discards: tuple[int, ...]
    dealt: bool
    identity: Identity  # "" to whoever may not know it
    evidence: tuple[Evidence, ...]  # of the five Locations, "" where it may not be seen
    hand: tuple[Card, ...]

    @property
    def mastermind(self) -> Seat:
        return 1 - self.detective


def view(s: Graves, seat: Seat | None = None) -> GravesView:
    return GravesView(
        *common(s, seat),
        s.settings,
        s.case,
        s.detective,
        s.locations,
        s.place,
        s.trump,
        tuple(s.clocks),
        s.lead,
        tuple(s.winners),
        s.passes,
        s.free,
        s.played,
        s.reshuffled,
        tuple(s.points),
        tuple(s.guesses),
        tuple([tuple(pile) for pile in s.piles]),
        tuple([tuple(pile) for pile in s.gone]),
        tuple([len(hand) for hand in s.hands]),
        tuple([len(deck) for deck in s.decks]),
        tuple([len(pile) for pile in s.discards]),
        bool(s.evidence),
        s.identity if s.unmasked or (seat is not None and seat != s.detective) else "",
        seen_evidence(s, seat),
        tuple(s.hands[seat]) if seat is not None else (),
    )


def seen_evidence(s: Graves, seat: Seat | None) -> tuple[Evidence, ...]:
    """Evidence is seen by its winner alone, and by a Mastermind who knows all (GR-31, GR-32, GR-39)."""
    if seat is None or not s.evidence:
        return ("",) * PLACES
    if s.settings.knows_all and seat != s.detective:
        return s.evidence[:PLACES]
    won = [evidence if winner == seat else "" for winner, evidence in zip(s.winners, s.evidence)]
    return (*won, *[""] * (PLACES - len(won)))
