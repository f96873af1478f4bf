"""What lies on the table of Manor."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Claim, Event, Move, Piece, Thing, ThingId, Zone, pieces, seat_thing
from tests.toy.cards import CARDS, GUESTS, NOBODY, Discard, Drew, Give, Hold, Options, Play, Played, Put, Vote
from tests.toy.view import GuestView


def things(seats: int, settings: Options) -> Sequence[Thing]:
    secrets = range(GUESTS * settings.secrets)
    return [
        *[Thing(f"card:{card}", "card") for card in CARDS],
        *[Thing(f"secret:{place}", "card") for place in secrets],
        *[Thing(f"face:{secret}", "card", rank=str(secret)) for secret in secrets],
    ]


def zones(view: GuestView) -> Sequence[Zone]:
    up = tuple([secret(place, face) for place, face in enumerate(view.face_up)])
    return [
        *[hand(seat, view) for seat in range(view.seats)],
        Zone("deck", "deck", hidden=view.deck_size),
        Zone("discard", "discard", pieces=pieces([f"card:{card}" for card in view.discard])),
        Zone("secrets", "secret", pieces=up),
    ]


def secret(place: int, face: int | None) -> Piece:
    return Piece(f"secret:{place}", up=False) if face is None else Piece(f"secret:{place}", f"face:{face}")


def hand(seat: int, view: GuestView) -> Zone:
    mine = pieces([f"card:{card}" for card in view.hand]) if seat == view.seat else ()
    return Zone(f"hand:{seat}", "hand", seat, mine, 0 if seat == view.seat else view.hand_sizes[seat])


def of_move(move: Move, view: GuestView) -> tuple[ThingId, ...]:
    match move:
        case Play(card, target):
            return (f"card:{card}", *([seat_thing(target)] if target != NOBODY else []))
        case Discard(card) | Give(card) | Put(card):
            return (f"card:{card}",)
        case Vote(guest):
            return (seat_thing(guest),)
    return ()


def of_claim(claim: Claim, view: GuestView) -> tuple[ThingId, ...]:
    return (f"card:{claim.card}",) if isinstance(claim, Hold) else ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case Drew(guest):
            return (seat_thing(guest),)
        case Played(guest, card):
            return seat_thing(guest), f"card:{card}"
    return ()
