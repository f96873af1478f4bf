"""The position that a bot decides in: the table, its own hand, and who is on its side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, Final, TypeAlias

from parlour.core import Move, Said, Seat, Step
from parlour.core.cancelling import contested
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Card, Face, Secret
from parlour.games.death_cards.events import Looked, Played
from parlour.games.death_cards.moves import Ask, Promise
from parlour.games.death_cards.rules.detectives import AriadneInsists, Confess, Expose
from parlour.games.death_cards.rules.devious import SocialFauxPas
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import top_discards
from parlour.games.death_cards.rules.trading import gifts_ahead
from parlour.games.death_cards.state import DeathCardsState
from parlour.games.death_cards.view import DeathCardsView, SecretOnTable

HUNTER: Final = "hunter"  # everybody who wants the Murderer caught


Secrets: TypeAlias = tuple[  # the fields of a Position that tell of them
    Sequence[tuple[Secret, ...]], AbstractSet[Secret], Sequence[Sequence[Secret]], Mapping[Secret, Face]
]


@lru_cache(maxsize=1024)
def read_off(rows: tuple[tuple[SecretOnTable, ...], ...]) -> Secrets:
    """What lies where, what is up, what is hidden before each seat, and the faces that are seen."""
    return (
        tuple([tuple([lying.secret for lying in row]) for row in rows]),
        frozenset([lying.secret for row in rows for lying in row if lying.up]),
        tuple([[lying.secret for lying in row if not lying.up] for row in rows]),
        {lying.secret: lying.face for row in rows for lying in row if lying.face is not None},
    )


class Lying:
    """The secrets of an imagined world, for as long as none of them is touched."""

    def __init__(self, s: DeathCardsState) -> None:
        self.rows, self.face_up, self.secrets, self.gang = s.rows, s.face_up, s.secrets, s.gang()
        self.hidden = [s.hidden(owner) for owner in range(s.seats)]
        self.up = set(s.exposed())
        self.seen: dict[Seat, Mapping[Secret, Face]] = {}

    def holds(self, s: DeathCardsState) -> bool:
        """Whether nothing has been touched since."""
        return s.rows is self.rows and s.face_up == self.face_up

    def faces(self, seat: Seat) -> Mapping[Secret, Face]:
        """Those that ``seat`` sees: its own, and what is up."""
        if seat not in self.seen:
            self.seen[seat] = {secret: self.secrets[secret] for secret in (*self.rows[seat], *self.up)}
        return self.seen[seat]

    def partner(self, seat: Seat) -> Seat | None:
        return self.gang[1 - self.gang.index(seat)] if seat in self.gang else None


class Position:
    """The table as one seat sees it.

    It is taken from a view; or, in an imagined world, from its state, and then holds what that seat would see there.
    """

    __slots__ = (
        "asked_for",
        "discards",
        "disgraced",
        "draft",
        "faces",
        "hand",
        "hand_sizes",
        "hidden",
        "looked",
        "murderer",
        "options",
        "partner",
        "parts",
        "pile",
        "promised",
        "role",
        "rows",
        "seat",
        "seats",
        "sets",
        "step",
        "steps",
        "up",
    )
    seat: Seat
    seats: int
    options: Sequence[Move]
    steps: Sequence[Step[Any, Any]]
    step: Step[Any, Any]  # the question
    parts: Sequence[Move | None]  # the parts of a decision made so far
    hand: list[Card]
    hand_sizes: list[int]
    rows: Sequence[tuple[Secret, ...]]
    up: AbstractSet[Secret]
    hidden: Sequence[Sequence[Secret]]  # what lies face down before each seat
    faces: Mapping[Secret, Face]  # of its own secrets and those face up
    role: str  # hunter, Murderer or Accomplice
    partner: Seat | None
    murderer: Seat | None  # as far as its own secrets, or its partner, tell
    disgraced: tuple[Seat, ...]
    sets: Sequence[Sequence[tuple[Card, ...]]]
    pile: int
    draft: Sequence[Card]
    discards: int
    looked: Sequence[Card]  # of the discard pile, while this seat looks through it, the top card first
    asked_for: Card | None  # by the player to whom this seat is to give a card
    promised: Card | None  # by this seat, in the same exchange

    def __init__(self, view: DeathCardsView) -> None:
        assert view.seat is not None
        self.seat, self.seats, self.options = view.seat, view.seats, view.options
        self.steps, self.step, self.parts = view.agenda, view.agenda[-1], view.sealed
        self.hand, self.hand_sizes = list(view.hand), list(view.hand_sizes)
        self.rows, self.up, self.hidden, self.faces = read_off(view.rows)
        self.disgraced, self.sets, self.pile, self.draft = view.disgraced, view.sets, view.pile, view.draft
        self.discards = view.discards
        self.looked = looked_at(view)
        self.asked_for, self.promised = wishes(view)
        self.cast(view.partner)

    @classmethod
    def imagined(cls, s: DeathCardsState, seat: Seat, options: Sequence[Move], lying: Lying) -> Position:
        """What ``seat``, which has these options, would see in an imagined world where the secrets lie so."""
        found: Position = cls.__new__(cls)
        found.seat, found.seats, found.options = seat, s.seats, options
        found.steps, found.step, found.parts = s.agenda, s.agenda[-1], s.sealed
        found.hand, found.hand_sizes = s.hands[seat], [*map(len, s.hands)]
        found.rows, found.hidden, found.up, found.faces = s.rows, lying.hidden, lying.up, lying.faces(seat)
        found.disgraced, found.sets, found.pile, found.draft = s.disgraced, s.sets, len(s.pile), s.draft
        found.discards, found.looked = len(s.discard), top_discards(s)
        found.asked_for = found.promised = None  # nobody speaks there
        found.cast(lying.partner(seat))
        return found

    def cast(self, partner: Seat | None) -> None:
        """Who am I?  The Accomplice's card may have gone to somebody else: only an Accomplice has a partner then."""
        murders = MURDERER in [self.faces.get(secret) for secret in self.rows[self.seat]]
        self.partner = partner
        self.role = MURDERER if murders else HUNTER if partner is None else ACCOMPLICE
        self.murderer = self.seat if murders else partner

    @property
    def hunts(self) -> bool:
        return self.role == HUNTER

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    @property
    def mine(self) -> Sequence[Secret]:
        """Its own secrets that are face down."""
        return self.hidden[self.seat]

    def owner(self, secret: Secret) -> Seat:
        return next(seat for seat, row in enumerate(self.rows) if secret in row)

    def friends(self) -> set[Seat]:
        """The Murderer and the Accomplice, if this seat is one of them."""
        return set() if self.hunts else {self.seat} | ({self.partner} if self.partner is not None else set())


def looked_at(view: DeathCardsView) -> Sequence[Card]:
    """What this seat has just seen of the discard pile."""
    last = next((event for event in reversed(view.story) if not isinstance(event, Said)), None)
    return last.cards or () if isinstance(last, Looked) else ()


def wishes(view: DeathCardsView) -> tuple[Card | None, Card | None]:
    """For the card that this seat is to give away: what was asked for, and what it has promised."""
    asked = promised = None
    taker = next((taker for giver, taker in gifts_ahead(view.agenda, view.seats) if giver == view.seat), None)
    for event in reversed(view.story if taker is not None else ()):
        if isinstance(event, Played):
            break
        match event:
            case Said(by, Ask(seat, card)) if by == taker and seat == view.seat:
                asked = asked or card
            case Said(by, Promise(seat, card)) if by == view.seat and seat == taker:
                promised = promised or card
    return asked, promised


def contested_action(position: Position) -> tuple[Effect | None, bool]:
    """In a window: the action that waits behind it, and whether it would happen if everybody passed now."""
    found = contested(position.steps)
    return (found.step, found.stands) if found and isinstance(found.step, Effect) else (None, True)


def victim(position: Position, effect: Effect) -> Seat | None:
    """Who has to reveal a secret, if that is what the action is."""
    match effect:
        case Confess():
            return effect.target
        case AriadneInsists():
            return effect.owner
        case SocialFauxPas():
            return effect.victim
        case Expose():
            return position.owner(effect.secret)
    return None


def betrayal(position: Position, secret: Secret) -> int:
    """How bad it is to reveal an own secret: the Murderer's card most, then the Accomplice's."""
    face = position.faces[secret]
    return 2 if face == MURDERER else 1 if face == ACCOMPLICE else 0
