"""Everything a player, or nature, can do in Death on the Cards, and what may be said aloud."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from parlour.core import Among, Claim, Move, Pass, Seat, TakeBack
from parlour.games.death_cards.cards import (
    ARIADNE,
    BERESFORDS,
    COPIES,
    EVENTS,
    LARGE,
    MOST_SETS,
    PAIRED,
    QUIN,
    TOMMY,
    TUPPENCE,
    Card,
    Face,
    Place,
    Secret,
)

Way = Literal["left", "right"]
EventCard: TypeAlias = Annotated[str, Among(EVENTS)]
Detective: TypeAlias = Annotated[str, Among((*LARGE, *PAIRED, ARIADNE))]
NewSet: TypeAlias = Annotated[tuple[Card, ...], Among(lambda seats, settings: NEW_SETS)]


class Dealt(Move, frozen=True):
    """Nature's move: the secrets seat by seat, the deck top card last, and who begins."""

    secrets: tuple[Face, ...]
    deck: tuple[Card, ...]
    first: Seat


class Play(Move, frozen=True):
    """Play an event card."""

    card: EventCard


class Lay(Move, frozen=True):
    """Lay down a new set of detectives."""

    cards: NewSet


class Add(Move, frozen=True):
    """Add a detective to a set on the table."""

    card: Detective
    owner: Seat
    place: Place


class Name(Move, frozen=True):
    """Name a player."""

    seat: Seat


class Mark(Move, frozen=True):
    """Point at a secret on the table."""

    secret: Secret


class Seize(Move, frozen=True):
    """Point at somebody's set."""

    owner: Seat
    place: Place


class Send(Move, frozen=True):
    """Choose which way the cards are passed."""

    way: Way


class Cancel(Move, frozen=True):
    """Play a Not so Fast."""


class Reveal(Move, frozen=True):
    """Turn up one of your own secrets."""

    secret: Secret


class Point(Move, frozen=True):
    """Point at the player you suspect."""

    seat: Seat


class Give(Move, frozen=True):
    """Give away a card face down."""

    card: Card


class Take(Move, frozen=True):
    """Take a card out of the ashes."""

    card: Card


class Lift(Move, frozen=True):
    """Lift so many cards off the discard pile."""

    number: Annotated[int, Among(range(6))]


class Put(Move, frozen=True):
    """Put a card on the draw pile."""

    card: Card


class Discard(Move, frozen=True):
    card: Card


class Stop(Move, frozen=True):
    """Discard no more."""


class Draw(Move, frozen=True):
    """Draw the top card of the draw pile."""


class Draft(Move, frozen=True):
    """Draw a card from the draft."""

    card: Card


class Suspect(Claim, frozen=True):
    """I suspect this player."""

    seat: Seat


class Trust(Claim, frozen=True):
    """I trust this player."""

    seat: Seat


class Ask(Claim, frozen=True):
    """I would like this card from this player, who is to give me one."""

    seat: Seat
    card: Card


class Promise(Claim, frozen=True):
    """I will give this player this card."""

    seat: Seat
    card: Card


CANCEL: Final = Cancel()
STOP: Final = Stop()
DRAW: Final = Draw()
SENDS: Final = (Send("left"), Send("right"))
NAMES: Final = [Name(seat) for seat in range(6)]
POINTS: Final = [Point(seat) for seat in range(6)]
MARKS: Final = [Mark(secret) for secret in range(18)]
REVEALS: Final = [Reveal(secret) for secret in range(18)]
LIFTS: Final = [Lift(number) for number in range(6)]
PLAYS: Final = {card: Play(card) for card in EVENTS}
GIVES: Final = {card: Give(card) for card in COPIES}
TAKES: Final = {card: Take(card) for card in COPIES}
PUTS: Final = {card: Put(card) for card in COPIES}
DISCARDS: Final = {card: Discard(card) for card in COPIES}
DRAFTS: Final = {card: Draft(card) for card in COPIES}
TOGETHER: Final = Lay((TOMMY, TUPPENCE))
LAYS: Final = {  # LAYS[detective][quins]: the new sets with so many of each, an exact number of cards (DC-23)
    **{card: [Lay((card,) * (3 - quins) + (QUIN,) * quins) for quins in range(3)] for card in LARGE},
    **{card: [Lay((card,) * (2 - quins) + (QUIN,) * quins) for quins in range(2)] for card in PAIRED},
}
NEW_SETS: Final = (TOGETHER.cards, *[lay.cards for lays in LAYS.values() for lay in lays])
MATES: Final = {card: BERESFORDS if card in BERESFORDS else (card,) for card in LAYS}  # whose sets a card may join
ADDS: Final = {
    card: [[Add(card, owner, place) for place in range(MOST_SETS)] for owner in range(6)] for card in (*LAYS, ARIADNE)
}

PLAYED: Final = Play | Lay | Add
AIMED: Final = Name | Mark | Seize | Send | Point | Reveal
HANDLED: Final = Give | Take | Lift | Put | Discard | Stop | Draw | Draft
MOVES: Final = PLAYED | AIMED | HANDLED | Cancel | Pass | TakeBack | Dealt
CLAIMS: Final = Suspect | Trust | Ask | Promise
