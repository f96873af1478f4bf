"""Not so Fast: the window before an action, what an action is, and the clearing of the table after it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from parlour.core import PASS, Choice, Happening, Move, Pass, Seat, Steps, StrikeNext, Window
from parlour.games.death_cards.cards import NOT_SO_FAST, Card, Secret
from parlour.games.death_cards.events import Cancelled, Cleared, Interrupted, LeftTheGame
from parlour.games.death_cards.moves import CANCEL, Cancel
from parlour.games.death_cards.state import DeathCardsState

M = TypeVar("M", bound=Move)
EVERYONE: Final = [tuple(range(seats)) for seats in range(7)]
MAY: Final = (PASS, CANCEL)
MUST: Final = (PASS,)


class NotSoFast(Window[DeathCardsState, Cancel], frozen=True):
    """Anyone may cancel the action about to happen, their own and a Not so Fast included (DC-1).

    Everyone is asked, card or no card: who is asked must not betray who holds one.
    """

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Cancel | Pass]:
        return MAY if NOT_SO_FAST in s.hands[seat] else MUST

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        if move == CANCEL:
            return "You hold no Not so Fast."
        return "Play a Not so Fast now, or let it pass."

    def step_in(self, s: DeathCardsState, seat: Seat, move: Cancel) -> Steps:
        s.hands[seat].remove(NOT_SO_FAST)
        s.aside += (NOT_SO_FAST,)
        s.tell(Interrupted(seat))
        return NotSoFast(self.seats), StrikeNext()


def window(s: DeathCardsState, effect: Effect) -> Steps:
    """Everybody may cancel ``effect`` before it happens."""
    return NotSoFast(EVERYONE[s.seats]), effect


class OpenTable(Protocol):
    """What lies open before everybody: the table itself, or any view of it."""

    @property
    def seats(self) -> int: ...

    @property
    def sets(self) -> Sequence[Sequence[tuple[Card, ...]]]: ...

    def owner(self, secret: Secret) -> Seat: ...


class Effect(Happening[DeathCardsState], frozen=True):
    """What a card does, once nobody cancels it."""

    by: Seat

    @abstractmethod
    def card(self, s: OpenTable) -> Card:
        """The card whose action it is."""

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        """Whom it is aimed at."""
        return ()

    def struck(self, s: DeathCardsState) -> Steps:
        s.tell(Cancelled(self.by, self.card(s)))
        return self.cancelled(s)

    def cancelled(self, s: DeathCardsState) -> Steps:
        """An event that was cancelled goes to the discard pile, even one that would have left the game (DC-5)."""
        return (CLEAR,)


class ClearAway(Happening[DeathCardsState], frozen=True):
    """Not so Fasts go to the discard pile in the order they were played, then the event on top (DC-32)."""

    event: bool = True  # whether an event, or a devious card, is to be cleared too
    leaves: bool = False  # whether that leaves the game

    def happen(self, s: DeathCardsState) -> Steps:
        cards, s.aside = s.aside, ()
        played, s.in_play = (s.in_play[-1:], s.in_play[:-1]) if self.event else ((), s.in_play)
        if not self.leaves:
            cards += played
        if cards:
            s.discard += cards
            s.tell(Cleared(cards))
        if self.leaves:
            s.gone += played
            s.tell(LeftTheGame(*played))
        return ()


CLEAR: Final = ClearAway()
CLEAR_ASIDE: Final = ClearAway(event=False)
DEPART: Final = ClearAway(leaves=True)


class OpenChoice(Choice[DeathCardsState, M], frozen=True):
    """A choice made in the open by ``seat``.  Where only one thing can be chosen, it is chosen without asking."""

    seat: Seat

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.options(s, self.seat)) > 1 else ()

    def happen(self, s: DeathCardsState) -> Steps:
        return self.take(s, self.seat, self.options(s, self.seat)[0])
