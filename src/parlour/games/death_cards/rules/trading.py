"""Events in which cards change hands, chosen in secret: Dead Card Folly and Card Trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.core import Below, Move, Seat, Step, Steps, Together
from parlour.core.cancelling import contested
from parlour.games.death_cards.cards import FOLLY, TRADE, Card
from parlour.games.death_cards.events import Directed, Named, NothingHappened
from parlour.games.death_cards.moves import GIVES, NAMES, SENDS, Give, Name, Send, Way
from parlour.games.death_cards.rules.devious import exchange
from parlour.games.death_cards.rules.not_so_fast import CLEAR, EVERYONE, Effect, OpenChoice, OpenTable, window
from parlour.games.death_cards.state import DeathCardsState


class PickWay(OpenChoice[Send], frozen=True):
    """Dead Card Folly: one direction for all; between two players there is only one."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Send]:
        return SENDS if s.seats > 2 else SENDS[:1]

    def take(self, s: DeathCardsState, seat: Seat, move: Send) -> Steps:
        s.tell(Directed(self.seat, move.way))
        return window(s, PassOn(self.seat, move.way))


class PassOn(Effect, frozen=True):
    """Everybody who holds a card passes one (DC-35)."""

    way: Way

    def card(self, s: OpenTable) -> Card:
        return FOLLY

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return EVERYONE[s.seats]

    def happen(self, s: DeathCardsState) -> Steps:
        givers = tuple([seat for seat in range(s.seats) if s.hands[seat]])
        if givers:
            return PassCards(givers, self.way), CLEAR
        s.tell(NothingHappened(self.by, FOLLY))
        return (CLEAR,)


class GiveCards(Together[DeathCardsState, Give], frozen=True):
    """Several players choose a card to give away, at once and in secret."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Give]:
        return [GIVES[card] for card in dict.fromkeys(s.hands[seat])]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return f"You hold no {move.card}." if isinstance(move, Give) else "Choose a card to give away."

    def unseal(self, s: DeathCardsState, below: Below) -> None:
        """Every card of a hand is as likely, not every kind of card."""
        for i, seat in enumerate(self.seats):
            if s.sealed and s.sealed[i] is not None and not isinstance(s.sealed[i], Give):
                s.sealed[i] = GIVES[s.hands[seat][below(len(s.hands[seat]))]]


class PassCards(GiveCards, frozen=True):
    """To the left is the next player in turn order, to the right the one before (DC-17)."""

    way: Way = "left"

    def reveal(self, s: DeathCardsState, choices: list[Give]) -> Steps:
        takers = [neighbour(giver, self.way, s.seats) for giver in self.seats]
        return exchange(s, [(giver, taker, given.card) for giver, taker, given in zip(self.seats, takers, choices)])


def neighbour(seat: Seat, way: Way, seats: int) -> Seat:
    """Who gets the card that ``seat`` passes."""
    return (seat + (1 if way == "left" else -1)) % seats


class PickPartner(OpenChoice[Name], frozen=True):
    """Card Trade: another player who holds a card."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Name]:
        return [NAMES[other] for other in s.others(seat) if s.hands[other]]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Name another player who holds a card."

    def take(self, s: DeathCardsState, seat: Seat, move: Name) -> Steps:
        s.tell(Named(self.seat, move.seat))
        return window(s, Swap(self.seat, move.seat))


class Swap(Effect, frozen=True):
    """Each gives a card of their choice; a hand that Not so Fasts have emptied trades nothing (DC-35)."""

    partner: Seat

    def card(self, s: OpenTable) -> Card:
        return TRADE

    def aims(self, s: OpenTable) -> tuple[Seat, ...]:
        return (self.partner,)

    def happen(self, s: DeathCardsState) -> Steps:
        if s.hands[self.by] and s.hands[self.partner]:
            return TradeCards((self.by, self.partner)), CLEAR
        s.tell(NothingHappened(self.by, TRADE))
        return (CLEAR,)


class TradeCards(GiveCards, frozen=True):
    """Both choose in secret, then the cards are swapped."""

    def reveal(self, s: DeathCardsState, choices: list[Give]) -> Steps:
        (one, other), (mine, yours) = self.seats, choices
        return exchange(s, [(one, other, mine.card), (other, one, yours.card)])


EXCHANGES: Final = frozenset({Swap, TradeCards, PassOn, PassCards})


def gifts_ahead(agenda: Sequence[Step[Any, Any]], seats: int) -> list[tuple[Seat, Seat]]:
    """Who is to give a card to whom, from when that is named until the cards are chosen."""
    found = contested(agenda)
    step = found.step if found else agenda[-1] if agenda else None
    if type(step) not in EXCHANGES:  # each case below that does not fit costs much: docs/decisions/0003
        return []
    match step:
        case Swap(one, other) | TradeCards((one, other)):
            return [(one, other), (other, one)]
        case PassOn(_, way):
            return [(giver, neighbour(giver, way, seats)) for giver in range(seats)]
        case PassCards(givers, way):
            return [(giver, neighbour(giver, way, seats)) for giver in givers]
    return []
