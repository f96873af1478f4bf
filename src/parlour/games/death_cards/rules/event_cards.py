"""Event cards: when each may be played, whom it is aimed at, the window, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.core import Move, Seat, Steps, Together
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import (
    ANOTHER_VICTIM,
    ASHES,
    DELAY,
    FOLLY,
    NOT_SO_FAST,
    OFF_THE_TABLE,
    ONE_MORE,
    SUSPICIONS,
    TRADE,
    TRAIN,
    Card,
    Secret,
)
from parlour.games.death_cards.moves import MARKS, NAMES, POINTS, Mark, Name, Point, Seize
from parlour.games.death_cards.rules.detectives import RevealOwn, act
from parlour.games.death_cards.rules.not_so_fast import CLEAR, EVERYONE, Effect, OpenChoice, OpenTable, window
from parlour.games.death_cards.rules.piles import DelayEscape, EarlyTrain, LookIntoAshes
from parlour.games.death_cards.rules.secrets import move
from parlour.games.death_cards.rules.trading import PickPartner, PickWay
from parlour.games.death_cards.state import DeathCardsState


def hindrance(s: DeathCardsState, seat: Seat, card: Card) -> str | None:
    """Why an event cannot be played now; None if it can."""
    if card == ANOTHER_VICTIM and not any([s.sets[other] for other in s.others(seat)]):
        return "No other player has a set that you could take."
    if card == TRADE and (len(s.hands[seat]) < 2 or not any([s.hands[other] for other in s.others(seat)])):
        return "A trade needs a card in your hand and one in somebody else's."
    if card == ONE_MORE and not s.face_up:
        return "No secret is face up."
    if card in (ASHES, DELAY) and not s.discard:
        return "The discard pile is empty."
    return None


def play_event(s: DeathCardsState, seat: Seat, card: Card) -> Steps:
    s.hands[seat].remove(card)
    s.in_play += (card,)
    s.tell(e.Played(seat, card))
    return OPENINGS[card](s, seat)


class ClearHand(OpenChoice[Name], frozen=True):
    """Cards off the Table: any player (DC-27) discards every Not so Fast; nobody can cancel that."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Name]:
        return NAMES[: s.seats]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Name a player; it may be yourself."

    def take(self, s: DeathCardsState, seat: Seat, move: Name) -> Steps:
        hand = s.hands[move.seat]
        number = hand.count(NOT_SO_FAST)
        s.hands[move.seat] = [card for card in hand if card != NOT_SO_FAST]
        s.discard += [NOT_SO_FAST] * number
        s.tell(e.HandCleared(move.seat, number))
        return (CLEAR,)


class PickSet(OpenChoice[Seize], frozen=True):
    """Another Victim: a set of another player."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Seize]:
        return [Seize(other, place) for other in s.others(seat) for place in range(len(s.sets[other]))]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Pick a set that lies before another player."

    def take(self, s: DeathCardsState, seat: Seat, move: Seize) -> Steps:
        s.tell(e.SetChosen(self.seat, move.owner, s.sets[move.owner][move.place]))
        return window(s, TakeOver(self.seat, move.owner, move.place))


class TakeOver(Effect, frozen=True):
    """The set changes hands, with all that was added; then it acts for its new owner, after another window (DC-8)."""

    owner: Seat
    place: int

    def card(self, s: OpenTable) -> Card:
        return ANOTHER_VICTIM

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (self.owner,)

    def happen(self, s: DeathCardsState) -> Steps:
        cards = s.lift_set(self.owner, self.place)
        s.add_set(self.by, cards)
        s.tell(e.SetTaken(self.by, self.owner, cards))
        return (*act(s, self.by, len(s.sets[self.by]) - 1), CLEAR)


class PickSecretToMove(OpenChoice[Mark], frozen=True):
    """And Then There Was One More: any face-up secret ..."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Mark]:
        return [MARKS[secret] for secret in s.exposed()]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Pick a face-up secret."

    def take(self, s: DeathCardsState, seat: Seat, move: Mark) -> Steps:
        return (PickNewOwner(self.seat, move.secret),)


class PickNewOwner(OpenChoice[Name], frozen=True):
    """... goes face down to any player."""

    secret: Secret

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Name]:
        return NAMES[: s.seats]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Name a player; it may be yourself."

    def take(self, s: DeathCardsState, seat: Seat, move: Name) -> Steps:
        s.tell(e.Marked(self.seat, s.owner(self.secret), self.secret, move.seat))
        return window(s, MoveSecret(self.seat, self.secret, move.seat))


class MoveSecret(Effect, frozen=True):
    """The secret moves; that may end a disgrace."""

    secret: Secret
    to: Seat

    def card(self, s: OpenTable) -> Card:
        return ONE_MORE

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (s.owner(self.secret), self.to)

    def happen(self, s: DeathCardsState) -> Steps:
        move(s, self.secret, self.to)
        return (CLEAR,)


class PointFingers(Effect, frozen=True):
    """The window is before the pointing (DC-3)."""

    def card(self, s: OpenTable) -> Card:
        return SUSPICIONS

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return EVERYONE[s.seats]

    def happen(self, s: DeathCardsState) -> Steps:
        return PointAtOnce(EVERYONE[s.seats], self.by), CLEAR


class PointAtOnce(Together[DeathCardsState, Point], frozen=True):
    """All point at once at somebody else; the player of the card breaks a tie (DC-7)."""

    by: Seat = 0

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Point]:
        return [POINTS[other] for other in s.others(seat)]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "You may not point at yourself." if move == POINTS[seat] else "Point at another player."

    def reveal(self, s: DeathCardsState, choices: list[Point]) -> Steps:
        at = tuple([choice.seat for choice in choices])
        s.tell(e.Pointed(at))
        most = max([at.count(seat) for seat in at])
        return (BreakTie(self.by, tuple([seat for seat in range(s.seats) if at.count(seat) == most])),)


class BreakTie(OpenChoice[Name], frozen=True):
    """The most-pointed player reveals a secret; one with nothing hidden is spared."""

    suspects: tuple[Seat, ...]

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Name]:
        return [NAMES[suspect] for suspect in self.suspects]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Name one of those at whom most fingers point."

    def take(self, s: DeathCardsState, seat: Seat, move: Name) -> Steps:
        if len(self.suspects) > 1:
            s.tell(e.TieBroken(self.seat, self.suspects, move.seat))
        if s.hidden(move.seat):
            s.tell(e.MustReveal(move.seat, SUSPICIONS))
            return (RevealOwn(move.seat),)
        s.tell(e.Spared(move.seat))
        return ()


OPENINGS: Final[dict[Card, Callable[[DeathCardsState, Seat], Steps]]] = {
    OFF_THE_TABLE: lambda s, seat: (ClearHand(seat),),
    ANOTHER_VICTIM: lambda s, seat: (PickSet(seat),),
    FOLLY: lambda s, seat: (PickWay(seat),),
    ASHES: lambda s, seat: window(s, LookIntoAshes(seat)),
    TRADE: lambda s, seat: (PickPartner(seat),),
    ONE_MORE: lambda s, seat: (PickSecretToMove(seat),),
    DELAY: lambda s, seat: window(s, DelayEscape(seat)),
    TRAIN: lambda s, seat: window(s, EarlyTrain(seat)),
    SUSPICIONS: lambda s, seat: window(s, PointFingers(seat)),
}
