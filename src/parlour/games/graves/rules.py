"""The rules of Detective Graves, step by paragraph of the rulebook: the match, the Case, the Location, the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import Below, Chance, Choice, Happening, Move, Seat, Steps, shuffled, start
from parlour.games.graves.cards import (
    HAND,
    IDENTITIES,
    NOBODY,
    PLACES,
    POINTS_TO,
    Arrived,
    Became,
    ClocksSet,
    Dealt,
    Found,
    Keep,
    KeptHand,
    LaidOut,
    Opened,
    Peeked,
    Redraw,
    Resolved,
    SetClocks,
    TimePassed,
    Tossed,
    Uncovered,
)
from parlour.games.graves.drawing import SEATED, Draw, take_from_deck, throw_hand
from parlour.games.graves.locations import LOCATIONS
from parlour.games.graves.options import Options
from parlour.games.graves.state import Graves
from parlour.games.graves.turn import TakeTurn
from parlour.games.graves.unmasking import EndMatch, Unmask

HANDS: Final = (Keep(), Redraw())
CLOCKS: Final = [SetClocks(here, there) for here in (0, -1, 1) for there in (0, -1, 1)]


def begin(seats: int, settings: Options) -> Graves:
    """A table at which the whole match is on the agenda: its Cases, then the end."""
    s = Graves(seats, [], (), [], [], None, settings, 0, 0, (), "", False, (), [], 0, "", [], 0,
               [], [], [], [], [], 0, "", False, False, [0, 0], [0, 0])  # fmt: skip
    s.detective = int(settings.first_detective == "second seat")
    s.clear()
    cases = [OpenCase(case) for case in range(1, settings.cases + 1)]
    start(s, *([Toss()] if settings.first_detective == "random" else []), *cases, EndMatch())
    return s


class Toss(Chance[Graves, Tossed], frozen=True):
    """Determine who is the Detective in the first Case (GR-42)."""

    def sample(self, s: Graves, below: Below) -> Tossed:
        return Tossed(below(2))

    def possible(self, s: Graves, move: Move) -> bool:
        return isinstance(move, Tossed) and move.detective in (0, 1)

    def take(self, s: Graves, seat: Seat, move: Tossed) -> Steps:
        s.detective = move.detective
        return ()


class OpenCase(Happening[Graves], frozen=True):
    """Clear the table; roles are swapped after every Case, Locations are new as the variant says (GR-36, GR-41)."""

    case: int

    def happen(self, s: Graves) -> Steps:
        s.case = self.case
        if self.case > 1:
            s.detective = 1 - s.detective
        s.clear()
        new = self.case % 2 or s.settings.life_is_pain
        places = [Arrive(place) for place in range(PLACES)]
        mulligans = Mulligan(s.detective), Mulligan(s.mastermind)
        return *([LayOut()] if new else []), Deal(), *mulligans, *places, Unmask()


class LayOut(Chance[Graves, LaidOut], frozen=True):
    """Shuffle the twelve Locations and deal five of them in a line."""

    def sample(self, s: Graves, below: Below) -> LaidOut:
        return LaidOut(shuffled(tuple(LOCATIONS), below)[:PLACES])

    def possible(self, s: Graves, move: Move) -> bool:
        if not isinstance(move, LaidOut):
            return False
        return len(move.locations) == len(set(move.locations) & LOCATIONS.keys()) == PLACES

    def take(self, s: Graves, seat: Seat, move: LaidOut) -> Steps:
        s.locations = move.locations
        return ()


class Deal(Chance[Graves, Dealt], frozen=True):
    """An identity; its six Evidence cards, five on the Locations and one aside; both decks, five cards to each hand."""

    def sample(self, s: Graves, below: Below) -> Dealt:
        identity = IDENTITIES[below(len(IDENTITIES))]
        evidence = shuffled(POINTS_TO[identity], below)
        decks = [shuffled(s.deck_of(who).cards, below) for who in (s.detective, s.mastermind)]
        return Dealt(identity, evidence, *decks)

    def possible(self, s: Graves, move: Move) -> bool:
        if not isinstance(move, Dealt) or move.identity not in IDENTITIES:
            return False
        dealt = (move.evidence, move.detective, move.mastermind)
        whole = (POINTS_TO[move.identity], s.deck_of(s.detective).cards, s.deck_of(s.mastermind).cards)
        return [sorted(cards) for cards in dealt] == [sorted(cards) for cards in whole]

    def take(self, s: Graves, seat: Seat, move: Dealt) -> Steps:
        s.identity, s.evidence = move.identity, move.evidence
        s.decks[s.detective], s.decks[s.mastermind] = list(move.detective), list(move.mastermind)
        s.clocks = [LOCATIONS[name].clocks for name in s.locations]
        s.trump = s.here.trump
        s.tell(Opened(s.case, s.detective, s.locations))
        s.whisper(Became(move.identity), only=SEATED[s.mastermind])
        if s.settings.knows_all:
            s.whisper(Peeked(move.evidence[:PLACES]), only=SEATED[s.mastermind])
        for who in (s.detective, s.mastermind):
            take_from_deck(s, who, HAND)
        return ()


class ChooseHand(Choice[Graves, Keep | Redraw], frozen=True):
    """Keep the hand, or throw it away, all or nothing, and draw as many cards."""

    seat: Seat

    def asks(self, s: Graves) -> tuple[Seat, ...]:
        return SEATED[self.seat] if s.hands[self.seat] else ()

    def options(self, s: Graves, seat: Seat) -> Sequence[Keep | Redraw]:
        return HANDS

    def why_not(self, s: Graves, seat: Seat, move: Move) -> str:
        return "Keep your whole hand or throw all of it away."

    def take(self, s: Graves, seat: Seat, move: Move) -> Steps:
        if isinstance(move, Redraw):
            return throw_hand(s, seat)
        s.tell(KeptHand(seat))
        return ()


class Mulligan(ChooseHand, frozen=True):
    """Once each, the Detective first (GR-7)."""


class Arrive(Happening[Graves], frozen=True):
    """The next Location becomes the active one; what it does at its start comes before the first draw (GR-5)."""

    place: int

    def happen(self, s: Graves) -> Steps:
        s.place, s.passes = self.place, 0
        s.trump = s.here.trump
        s.tell(Arrived(self.place, s.here.name, s.clocks[self.place], s.lead))
        return *opening(s), *TURN[s.lead]


def opening(s: Graves) -> Steps:
    """What the Location does at its start, the Detective first."""
    both = (s.detective, s.mastermind)
    match s.here.opening:
        case "top cards":
            return tuple([RevealTop(seat) for seat in both])
        case "three cards":
            return tuple([Draw(seat, 3) for seat in both])
        case "new hand":
            return (CrossRiver(s.detective),)
        case "clocks":
            return (AdjustClocks(s.detective),)
        case _:
            return ()


class RevealTop(Happening[Graves], frozen=True):
    """Bank Vault: the top card of the deck is placed, not played (GR-19)."""

    seat: Seat

    def happen(self, s: Graves) -> Steps:
        if s.decks[self.seat]:
            card = s.decks[self.seat].pop()
            s.pile(self.seat).append(card)
            s.tell(Uncovered(self.seat, card))
        return ()


class CrossRiver(ChooseHand, frozen=True):
    """River: the Detective may discard the whole hand for as many new cards (GR-25)."""


class AdjustClocks(Choice[Graves, SetClocks], frozen=True):
    """Slums: the Detective may add or take away a token, here and at the next Location (GR-27)."""

    seat: Seat

    def asks(self, s: Graves) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: Graves, seat: Seat) -> Sequence[SetClocks]:
        return CLOCKS if s.place < PLACES - 1 else [move for move in CLOCKS if not move.next]

    def why_not(self, s: Graves, seat: Seat, move: Move) -> str:
        if isinstance(move, SetClocks) and s.place == PLACES - 1 and move.next:
            return "There is no next Location."
        return "Add a token, take one away, or leave it, here and at the next Location."

    def take(self, s: Graves, seat: Seat, move: SetClocks) -> Steps:
        s.clocks[s.place] += move.here
        if move.next:
            s.clocks[s.place + 1] += move.next
        s.tell(ClocksSet(seat, s.here.name, move.here, move.next))
        return ()


class TimeMovesOn(Happening[Graves], frozen=True):
    """A token is removed, and after the last one the Location is resolved; two passes in a row end it at once."""

    def happen(self, s: Graves) -> Steps:
        left, extra = s.clocks[s.place] - 1, s.settings.extra_turn
        if s.passes == 2 or (extra and left < 0):
            return RESOLVE
        s.clocks[s.place] = left
        s.tell(TIME_PASSED[left])
        return TURN[s.lead] if left or extra else RESOLVE


class Resolve(Happening[Graves], frozen=True):
    """The higher score takes the Evidence and leads next; a tie takes it out of the Case, unseen (GR-6)."""

    def happen(self, s: Graves) -> Steps:
        scores = (s.score(0), s.score(1))
        winner = NOBODY if scores[0] == scores[1] else scores.index(max(scores))
        s.winners.append(winner)
        s.tell(Resolved(s.here.name, winner, scores, s.lead))
        if winner != NOBODY:
            s.lead = winner
            s.whisper(Found(s.place, s.here.name, s.evidence[s.place]), only=SEATED[winner])
        return ()


TURN: Final[tuple[Steps, Steps]] = (  # by its Lead: both draw, the Lead acts, then the other (GR-4)
    (Draw(0, 2), Draw(1, 2), TakeTurn(0), TakeTurn(1), TimeMovesOn()),
    (Draw(1, 2), Draw(0, 2), TakeTurn(1), TakeTurn(0), TimeMovesOn()),
)
TIME_PASSED: Final = [TimePassed(left) for left in range(9)]
RESOLVE: Final[Steps] = (Resolve(),)
