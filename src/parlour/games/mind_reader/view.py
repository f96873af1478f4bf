"""Mind Reader as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from parlour.core import Seat, View, common
from parlour.games.mind_reader.cards import Card, MindReaderSettings
from parlour.games.mind_reader.state import Aim, MindReader


class MindReaderView(View, frozen=True):
    settings: MindReaderSettings
    number: int
    dealer: Seat
    hand: tuple[Card, ...]
    secrets: tuple[Card | None, ...]  # this seat's own, by side
    left: tuple[tuple[bool, ...], ...]  # of each seat, by side: whether a Secret Card lies there undiscovered
    hand_sizes: tuple[int, ...]
    draw: int
    discard: tuple[Card, ...]  # none is open when played in secret
    discards: int
    buried: int
    won: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    gained: tuple[int, ...]
    exhausted: int

    @property
    def undiscovered(self) -> list[Aim]:
        """Every Secret Card still undiscovered, by seat, the left one first."""
        return [(seat, side) for seat, sides in enumerate(self.left) for side, left in enumerate(sides) if left]

    @property
    def others(self) -> list[Aim]:
        """Those of opponents."""
        return [aim for aim in self.undiscovered if aim[0] != self.seat]


def view(s: MindReader, seat: Seat | None) -> MindReaderView:
    return MindReaderView(
        *common(s, seat),
        s.settings,
        s.number,
        s.dealer,
        s.hands[seat] if seat is not None and s.hands else (),
        s.secrets[seat] if seat is not None and s.secrets else (),
        tuple([tuple([card is not None for card in cards]) for cards in s.secrets]),
        tuple([len(hand) for hand in s.hands]),
        len(s.draw),
        () if s.settings.in_secret else tuple(s.discard),
        len(s.discard),
        len(s.buried),
        tuple(s.won),
        tuple(s.points),
        tuple(s.gained),
        s.exhausted,
    )
