"""Death on the Cards as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.core import Claim, Said, Seat, View, common
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Card, DeathCardsSettings, Face, Secret
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.piles import PickNumber, PutBack, TakeFromAshes, heap
from parlour.games.death_cards.state import Party


class Lying(Struct, frozen=True):
    """A secret on the table, and its face if this seat may look at it now."""

    secret: Secret
    up: bool
    face: Face | None


class PartyView(View, frozen=True):
    settings: DeathCardsSettings
    turn: int
    active: Seat
    hand: tuple[Card, ...]  # this seat's own
    hand_sizes: tuple[int, ...]
    rows: tuple[tuple[Lying, ...], ...]  # the secrets before each seat
    disgraced: tuple[Seat, ...]
    partner: Seat | None  # whom Murderer and Accomplice know each other to be
    sets: tuple[tuple[tuple[Card, ...], ...], ...]
    pile: int
    draft: tuple[Card, ...]
    discards: int
    top: Card | None  # of the discard pile; the rest of it nobody may look through (DC-21)
    heap: tuple[Card, ...]  # what this seat is looking at of the discard pile, top card first
    in_play: tuple[Card, ...]
    aside: tuple[Card, ...]
    gone: tuple[Card, ...]

    def owner(self, secret: Secret) -> Seat:
        """The seat before which ``secret`` lies."""
        return next(seat for seat, row in enumerate(self.rows) if secret in [lying.secret for lying in row])


def view(s: Party, seat: Seat | None) -> PartyView:
    return PartyView(
        *common(s, seat),
        s.settings,
        s.turn,
        s.active,
        () if seat is None else tuple(s.hands[seat]),
        tuple([len(hand) for hand in s.hands]),
        tuple([row_seen(s, owner, owner == seat) for owner in range(s.seats)]),
        s.disgraced,
        partner(s, seat),
        tuple([tuple(sets) for sets in s.sets]),
        len(s.pile),
        tuple(s.draft),
        len(s.discard),
        s.discard[-1] if s.discard else None,
        heap(s) if looks(s, seat) else (),
        tuple(s.in_play),
        tuple(s.aside),
        tuple(s.gone),
    )


def row_seen(s: Party, owner: Seat, own: bool) -> tuple[Lying, ...]:
    """Everybody sees the faces that are up; each player may look at their own."""
    seen = []
    for secret in s.rows[owner]:
        up = bool(s.face_up >> secret & 1)
        seen.append(Lying(secret, up, s.secrets[secret] if own or up else None))
    return tuple(seen)


def partner(s: Party, seat: Seat | None) -> Seat | None:
    gang = (s.dealt(MURDERER), s.dealt(ACCOMPLICE))
    return gang[1 - gang.index(seat)] if seat is not None and seat in gang else None


def looks(s: Party, seat: Seat | None) -> bool:
    """Whether ``seat`` is looking through the top of the discard pile."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, TakeFromAshes | PickNumber | PutBack) and top.seat == seat


def speech(v: PartyView) -> Sequence[Claim]:
    """Suspicion or trust, aloud; once, until something else has happened."""
    if v.seat is None or not v.turn:
        return ()
    for event in reversed(v.story):
        if not isinstance(event, Said):
            break
        if event.seat == v.seat:
            return ()
    others = [seat for seat in range(v.seats) if seat != v.seat]
    return [*[Suspect(seat) for seat in others], *[Trust(seat) for seat in others]]
