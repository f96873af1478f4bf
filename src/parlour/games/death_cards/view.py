"""Death on the Cards as one seat sees it: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from msgspec import Struct

from parlour.core import BySeat, Recent, Seat, UpTo, View, by_place, changed, common
from parlour.core.cancelling import behind, stands
from parlour.games.death_cards.cards import ACCOMPLICE, MOST_SETS, MURDERER, Card, Face, Secret
from parlour.games.death_cards.rules.not_so_fast import Effect, NotSoFast
from parlour.games.death_cards.rules.piles import PickNumber, PutBack, TakeFromAshes, top_discards
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.state import DeathCardsState

LOOKING: Final = frozenset([TakeFromAshes, PickNumber, PutBack])  # steps in which a seat looks at the discards


class SecretOnTable(Struct, frozen=True, gc=False, cache_hash=True):
    """A secret on the table, and its face if this seat may look at it now."""

    secret: Secret
    up: bool
    face: Face | None


class Action(Struct, frozen=True, gc=False):
    """What is about to happen, while anybody may step in."""

    by: Seat
    card: Card
    aims: tuple[Seat, ...]  # whom it is aimed at
    cancels: int  # how many Not so Fasts were played: each cancels the one before
    stands: bool  # whether it happens if nobody steps in any more


class DeathCardsView(View, frozen=True):
    settings: DeathCardsSettings
    turn: int
    active: Seat
    hand: tuple[Card, ...]  # this seat's own
    hand_sizes: BySeat[int]
    rows: BySeat[tuple[SecretOnTable, ...]]  # the secrets before each seat
    disgraced: tuple[Seat, ...]
    partner: Seat | None  # whom Murderer and Accomplice know each other to be
    sets: BySeat[Annotated[tuple[tuple[Card, ...], ...], UpTo(MOST_SETS)]]
    pile: int
    draft: tuple[Card, ...]
    discards: int
    top: Card | None  # of the discard pile; the rest of it nobody may look through (DC-21)
    looking_at: tuple[Card, ...]  # what this seat is looking at of the discard pile, top card first
    in_play: tuple[Card, ...]
    aside: tuple[Card, ...]
    gone: tuple[Card, ...]
    action: Action | None  # before which a window is open

    def owner(self, secret: Secret) -> Seat:
        """The seat before which ``secret`` lies."""
        return next(seat for seat, row in enumerate(self.rows) if secret in [lying.secret for lying in row])


@by_place
def view(s: DeathCardsState, seat: Seat | None) -> DeathCardsView:
    top = s.agenda[-1] if s.agenda else None
    kind = type(top)  # not isinstance: docs/decisions/0003
    seen = SEEN.get((id(s.rows), seat))
    if seen is None or seen.rows is not s.rows or seen.faces is not s.secrets or seen.face_up != s.face_up:
        seen = SEEN[id(s.rows), seat] = secrets_seen(s, seat)
    return DeathCardsView(
        *common(s, seat),
        settings=s.settings,
        turn=s.turn,
        active=s.active,
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple(map(len, s.hands)),
        rows=seen.shown,
        disgraced=s.disgraced,
        partner=seen.partner,
        sets=s.sets,
        pile=len(s.pile),
        draft=s.draft,
        discards=len(s.discard),
        top=s.discard[-1] if s.discard else None,
        looking_at=top_discards(s) if kind in LOOKING and top.seat == seat else (),  # type: ignore[union-attr]  # each has one
        in_play=s.in_play,
        aside=s.aside,
        gone=s.gone,
        action=action(s) if kind is NotSoFast else None,
    )


def action(s: DeathCardsState) -> Action:
    """What the open window is about."""
    found, cancels = behind(s.agenda)
    effect: Effect = found  # type: ignore[assignment]  # no such window is about anything else
    return Action(effect.by, effect.card(s), effect.aims(s), cancels, stands(cancels))


class SecretsSeen(NamedTuple):
    """What a seat sees of the secrets, and of which ones."""

    rows: tuple[tuple[Secret, ...], ...]
    faces: tuple[Face, ...]
    face_up: int
    shown: tuple[tuple[SecretOnTable, ...], ...]
    partner: Seat | None


SEEN: Final = Recent[tuple[int, Seat | None], SecretsSeen]()  # by the rows as an object, and the seat


def secrets_seen(s: DeathCardsState, seat: Seat | None) -> SecretsSeen:
    """What ``seat`` sees of the secrets, and whom it knows as its partner.

    Everybody sees the faces that are up; each player may look at their own.
    """
    shown = rows_seen_by_all(s.rows, s.secrets, s.face_up)
    if seat is not None:
        shown = changed(shown, seat, row_seen(s.rows[seat], s.secrets, s.face_up, True))
    return SecretsSeen(s.rows, s.secrets, s.face_up, shown, partner_of(s.secrets, s.box.secrets, seat))


@lru_cache(maxsize=1024)
def rows_seen_by_all(
    rows: tuple[tuple[Secret, ...], ...], faces: tuple[Face, ...], face_up: int
) -> tuple[tuple[SecretOnTable, ...], ...]:
    return tuple([row_seen(row, faces, face_up, False) for row in rows])


def row_seen(row: tuple[Secret, ...], faces: tuple[Face, ...], face_up: int, own: bool) -> tuple[SecretOnTable, ...]:
    seen = []
    for secret in row:
        up = bool(face_up >> secret & 1)
        seen.append(SecretOnTable(secret, up, faces[secret] if own or up else None))
    return tuple(seen)


@lru_cache(maxsize=64)
def partner_of(faces: tuple[Face, ...], each: int, seat: Seat | None) -> Seat | None:
    """Whom the Murderer and the Accomplice, of those dealt ``each`` so many secrets, know each other to be."""
    gang = [faces.index(face) // each for face in (MURDERER, ACCOMPLICE) if face in faces]
    return gang[1 - gang.index(seat)] if seat in gang and len(gang) > 1 else None
