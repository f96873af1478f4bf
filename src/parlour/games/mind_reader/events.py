"""What players of Mind Reader are told."""

from __future__ import annotations

from typing import Annotated

from parlour.core import BySeat, Event, Seat, UpTo
from parlour.games.mind_reader.cards import Card, Question, Reply, Side


class HandBegan(Event, frozen=True):
    number: int
    dealer: Seat


class Held(Event, frozen=True):
    """The cards a player was dealt, told to that player."""

    cards: tuple[Card, ...]


class Kept(Event, frozen=True):
    """The Secret Cards a player chose, by side, told to that player."""

    cards: tuple[Card, ...]


class Asked(Event, frozen=True):
    by: Seat
    of: Seat
    side: Side
    question: Question
    reply: Reply
    card: Card | None  # None: unseen, in the variant played in secret


class Guessed(Event, frozen=True):
    by: Seat
    of: Seat
    side: Side
    card: Card
    right: bool


class GuessedAll(Event, frozen=True):
    by: Seat
    named: Annotated[
        tuple[tuple[Seat, Side, Card], ...], UpTo(lambda seats, settings: seats * len(settings.sides))
    ]  # whose, at which side, which card
    right: bool


class Shown(Event, frozen=True):
    """The guesser alone is shown a card that was not guessed."""

    of: Seat
    side: Side
    card: Card


class HandedOver(Event, frozen=True):
    """A Secret Card goes face up to another player."""

    by: Seat
    side: Side
    card: Card
    to: Seat


class Forfeited(Event, frozen=True):
    """A Secret Card leaves the hand unscored and unseen."""

    by: Seat
    side: Side


class WentOut(Event, frozen=True):
    """A player is out of the hand; their cards go unseen under the discards."""

    seat: Seat
    cards: int


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None  # None: unseen


class NoDraw(Event, frozen=True):
    """There was no card left to draw."""

    seat: Seat
    times: int  # how often the draw pile has now run out in this hand


class Reshuffled(Event, frozen=True):
    """The discards, and what lay under them, are the new draw pile."""

    cards: int
    times: int  # how often the draw pile has now run out in this hand


class HandEnded(Event, frozen=True):
    last: Seat
    gained: BySeat[int]
    points: BySeat[int]
