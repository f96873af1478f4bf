"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from parlour.core import BySeat, Claim, Said, Seat, UpTo, View, common
from tests.toy.cards import CARDS, Card, Hold, Options
from tests.toy.state import Manor


class GuestView(View, frozen=True):
    """Manor as one guest sees it; a spectator has neither hand nor secrets."""

    settings: Options
    face_up: Annotated[tuple[int | None, ...], UpTo(12)]
    hand_sizes: BySeat[int]
    deck_size: int
    discard: tuple[Card, ...]
    gone: tuple[Card, ...]
    reshuffles: int
    hand: tuple[Card, ...]
    secrets: tuple[int, ...]


def view(s: Manor, seat: Seat | None = None) -> GuestView:
    return GuestView(
        *common(s, seat),
        settings=s.settings,
        face_up=tuple([secret if s.revealed >> place & 1 else None for place, secret in enumerate(s.secrets)]),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        deck_size=len(s.deck),
        discard=tuple(s.discard),
        gone=tuple(s.gone),
        reshuffles=s.reshuffles,
        hand=() if seat is None else tuple(s.hands[seat]),
        secrets=() if seat is None else tuple([s.secrets[i] for i in s.places(seat)]) if s.secrets else (),
    )


def speech(v: GuestView) -> Sequence[Claim]:
    """A guest may claim a card, true or not; once, until something else has happened."""
    if v.settings.silent or v.seat is None:
        return ()
    for event in reversed(v.story):
        if not isinstance(event, Said):
            break
        if event.seat == v.seat:
            return ()
    return [Hold(card) for card in CARDS]
