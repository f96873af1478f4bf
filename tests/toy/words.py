"""Manor in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import to_builtins

from parlour.core import Claim, Event, Move, Names, Said, Zone
from tests.toy.cards import Hold
from tests.toy.view import GuestView

PAGE: Final = "1. Find the murderer among the secrets before the deck runs out."


def prompt(view: GuestView, names: Names) -> str:
    if view.result:
        return view.result.why
    return "Choose." if view.seat in view.asked else f"Waiting for {names.listed(view.asked)}."


def kind(move: Move) -> str:
    return type(move).__name__


def move(move: Move, view: GuestView, names: Names) -> str:
    return sentence(move)


def event(event: Event, view: GuestView, names: Names) -> str:
    if isinstance(event, Said):
        return f"{names[event.seat]}: {claim(event.claim, view, names)}"
    return sentence(event)


def claim(claim: Claim, view: GuestView, names: Names) -> str:
    assert isinstance(claim, Hold)
    return f"I hold a {claim.card}."


def sentence(said: Any) -> str:
    verb, *rest = [str(value) for value in to_builtins(said).values()]
    return " ".join([verb, *rest])


def board(view: GuestView, names: Names) -> Sequence[Zone]:
    hands = [Zone("Hand", (), size, seat) for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    mine = [Zone("Your hand", view.hand, 0, view.seat)] if view.seat is not None else []
    up = tuple(["?" if secret is None else str(secret) for secret in view.face_up])
    return [*mine, *hands, Zone("Deck", (), view.deck_size), Zone("Discards", view.discard), Zone("Secrets", up)]
