"""The match and its Cases: who is the Detective, the deal, the starting hands."""

from __future__ import annotations

from parlour.core import Below, Chance, Happening, Move, Seat, Steps, shuffled, start
from parlour.games.graves.cards import HAND, IDENTITIES, LOCATIONS, PLACES, POINTS_TO, Card
from parlour.games.graves.events import (
    Became,
    CaseOpened,
    Peeked,
)
from parlour.games.graves.moves import Dealt, LaidOut, Tossed
from parlour.games.graves.rules.drawing import SEATED, ChooseHand, take_from_deck
from parlour.games.graves.rules.location import Arrive
from parlour.games.graves.rules.unmasking import EndMatch, Unmask
from parlour.games.graves.settings import GravesSettings
from parlour.games.graves.state import GravesState


def begin(seats: int, settings: GravesSettings) -> GravesState:
    """A table at which the whole match is on the agenda: its Cases, then the end."""
    detective = int(settings.first_detective == "second seat")
    s = GravesState(
        seats, settings=settings, detective=detective, points=(0, 0), guesses=(0, 0), won=(0, 0), margins=(0, 0)
    )
    s.clear()
    cases = [OpenCase(case) for case in range(1, settings.cases + 1)]
    start(s, *([Toss()] if settings.first_detective == "random" else []), *cases, EndMatch())
    return s


class Toss(Chance[GravesState, Tossed], frozen=True):
    """Determine who is the Detective in the first Case (GR-42)."""

    def sample(self, s: GravesState, below: Below) -> Tossed:
        return Tossed(below(2))

    def possible(self, s: GravesState, move: Move) -> bool:
        return isinstance(move, Tossed) and move.detective in (0, 1)

    def take(self, s: GravesState, seat: Seat, move: Tossed) -> Steps:
        s.detective = move.detective
        return ()


class OpenCase(Happening[GravesState], frozen=True):
    """Clear the table; roles are swapped after every Case, Locations are new as the variant says (GR-36, GR-41)."""

    case: int

    def happen(self, s: GravesState) -> Steps:
        s.case = self.case
        if self.case > 1:
            s.detective = 1 - s.detective
        s.clear()
        new = self.case % 2 or s.settings.life_is_pain
        places = [Arrive(place) for place in range(PLACES)]
        mulligans = Mulligan(s.detective), Mulligan(s.mastermind)
        return *([LayOut()] if new else []), Deal(), *mulligans, *places, Unmask()


class LayOut(Chance[GravesState, LaidOut], frozen=True):
    """Shuffle the twelve Locations and deal five of them in a line."""

    def sample(self, s: GravesState, below: Below) -> LaidOut:
        return LaidOut(shuffled(tuple(LOCATIONS), below)[:PLACES])

    def possible(self, s: GravesState, move: Move) -> bool:
        if not isinstance(move, LaidOut):
            return False
        return len(move.locations) == len(set(move.locations) & LOCATIONS.keys()) == PLACES

    def take(self, s: GravesState, seat: Seat, move: LaidOut) -> Steps:
        s.locations = move.locations
        return ()


class Deal(Chance[GravesState, Dealt], frozen=True):
    """An identity; its six Evidence cards, five on the Locations and one aside; both decks, five cards to each hand."""

    def sample(self, s: GravesState, below: Below) -> Dealt:
        identity = IDENTITIES[below(len(IDENTITIES))]
        evidence = shuffled(POINTS_TO[identity], below)
        decks = [shuffled(cards_of(s, who), below) for who in (s.detective, s.mastermind)]
        return Dealt(identity, evidence, *decks)

    def possible(self, s: GravesState, move: Move) -> bool:
        if not isinstance(move, Dealt) or move.identity not in IDENTITIES:
            return False
        dealt = (move.evidence, move.detective, move.mastermind)
        whole = (POINTS_TO[move.identity], cards_of(s, s.detective), cards_of(s, s.mastermind))
        return [sorted(cards) for cards in dealt] == [sorted(cards) for cards in whole]

    def take(self, s: GravesState, seat: Seat, move: Dealt) -> Steps:
        s.identity, s.evidence = move.identity, move.evidence
        s.decks[s.detective], s.decks[s.mastermind] = list(move.detective), list(move.mastermind)
        s.clocks = tuple([LOCATIONS[name].clocks for name in s.locations])
        s.trump = s.here.trump
        s.tell(CaseOpened(s.case, s.detective, s.locations))
        s.whisper(Became(s.mastermind, move.identity), only=SEATED[s.mastermind])
        if s.settings.knows_all:
            s.whisper(Peeked(s.mastermind, move.evidence[:PLACES]), only=SEATED[s.mastermind])
        for who in (s.detective, s.mastermind):
            take_from_deck(s, who, HAND)
        return ()


def cards_of(s: GravesState, seat: Seat) -> tuple[Card, ...]:
    """The deck of a seat in this Case: whole, but for what is out for good (GR-29, GR-37)."""
    return tuple([card for card in s.deck_of(seat).cards if card not in s.gone[seat]])


class Mulligan(ChooseHand, frozen=True):
    """Once each, the Detective first (GR-7)."""
