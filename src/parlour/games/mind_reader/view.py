"""Mind Reader as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core import BySeat, Seat, UpTo, View, by_place, common
from parlour.games.mind_reader.cards import Card, Suit
from parlour.games.mind_reader.moves import Guess, NameSuit
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.state import MindReaderState, Place, by_seat

EACH_SIDE: Final = UpTo(lambda seats, settings: len(settings.sides))


class MindReaderView(View, frozen=True):
    settings: MindReaderSettings
    number: int
    dealer: Seat
    hand: tuple[Card, ...]
    secrets: Annotated[tuple[Card | None, ...], EACH_SIDE]  # this seat's own, by side
    has_secret: BySeat[
        Annotated[tuple[bool, ...], EACH_SIDE]
    ]  # of each seat, by side: whether a Secret Card still lies there; () for a seat that is out
    hand_sizes: BySeat[int]
    draw_size: int
    discard: tuple[Card, ...]  # none is open when played in secret
    discard_size: int
    buried_size: int
    won: BySeat[tuple[Card, ...]]
    points: BySeat[int]
    gained: BySeat[int]
    exhausted: int

    @property
    def undiscovered(self) -> list[Place]:
        """Where a Secret Card still lies, by seat, the left one first."""
        return [(seat, side) for seat, sides in enumerate(self.has_secret) for side, here in enumerate(sides) if here]

    @property
    def others(self) -> list[Place]:
        """Where the opponents still have Secret Cards."""
        return [place for place in self.undiscovered if place[0] != self.seat]

    @property
    def being_named(self) -> Place:
        """Where the Secret Card lies that the guess now begun names next."""
        first, *named = self.sealed
        return (first.of, first.side) if isinstance(first, Guess) else self.others[len(named) // 2]

    @property
    def suit_named(self) -> Suit:
        """The suit of the card now being named; "" if none is yet."""
        last = self.sealed[-1]
        return last.suit if isinstance(last, NameSuit) else ""


@by_place
def view(s: MindReaderState, seat: Seat | None) -> MindReaderView:
    return MindReaderView(
        *common(s, seat),
        settings=s.settings,
        number=s.number,
        dealer=s.dealer,
        hand=s.hands[seat] if seat is not None and s.hands else (),
        secrets=s.secrets[seat] if seat is not None and s.secrets else (),
        has_secret=by_seat(s.undiscovered, len(s.secrets), 1 + s.settings.two_cards),
        hand_sizes=tuple(map(len, s.hands)),
        draw_size=len(s.draw),
        discard=() if s.settings.in_secret else tuple(s.discard),
        discard_size=len(s.discard),
        buried_size=len(s.buried),
        won=s.won,
        points=s.points,
        gained=s.gained,
        exhausted=s.exhausted,
    )
