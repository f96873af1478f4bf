"""Event cards: whom they are aimed at, the window, and what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.core import Below, Choice, Move, Piecewise, Seat, Steps, Together
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
from parlour.games.death_cards.detectives import RevealOwn, act
from parlour.games.death_cards.devious import exchange
from parlour.games.death_cards.events import (
    Coveted,
    Delayed,
    Departed,
    Directed,
    HandCleared,
    Looked,
    Marked,
    Named,
    Played,
    Pointed,
    SetTaken,
    Spared,
    Took,
)
from parlour.games.death_cards.moves import (
    GIVES,
    LIFTS,
    MARKS,
    NAMES,
    POINTS,
    PUTS,
    SENDS,
    TAKES,
    Give,
    Lift,
    Mark,
    Name,
    Point,
    Put,
    Seize,
    Send,
    Take,
    Way,
)
from parlour.games.death_cards.not_so_fast import CLEAR, DEPART, EVERYONE, Effect, Naming, Table, window
from parlour.games.death_cards.secrets import ESCAPED, finish, move
from parlour.games.death_cards.state import Party

HEAP: Final = 5  # how deep Look into the Ashes and Delay reach into the discard pile
CARRIAGES: Final = 6  # how many cards the early train takes


def hindrance(s: Party, seat: Seat, card: Card) -> str | None:
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


def play_event(s: Party, seat: Seat, card: Card) -> Steps:
    s.hands[seat].remove(card)
    s.in_play.append(card)
    s.tell(Played(seat, card))
    return OPENINGS[card](s, seat)


class ClearHand(Naming[Name], frozen=True):
    """Cards off the Table: any player (DC-27) discards every Not so Fast; nobody can cancel that."""

    def options(self, s: Party, seat: Seat) -> Sequence[Name]:
        return NAMES[: s.seats]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Name a player; it may be yourself."

    def named(self, s: Party, move: Name) -> Steps:
        hand = s.hands[move.seat]
        number = hand.count(NOT_SO_FAST)
        s.hands[move.seat] = [card for card in hand if card != NOT_SO_FAST]
        s.discard += [NOT_SO_FAST] * number
        s.tell(HandCleared(move.seat, number))
        return (CLEAR,)


class PickSet(Naming[Seize], frozen=True):
    """Another Victim: a set of another player."""

    def options(self, s: Party, seat: Seat) -> Sequence[Seize]:
        return [Seize(other, place) for other in s.others(seat) for place in range(len(s.sets[other]))]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Pick a set that lies before another player."

    def named(self, s: Party, move: Seize) -> Steps:
        s.tell(Coveted(self.seat, move.owner, s.sets[move.owner][move.place]))
        return window(s, TakeOver(self.seat, move.owner, move.place))


class TakeOver(Effect, frozen=True):
    """The set changes hands, whatever was added to it; then its action is yours, with a window of its own (DC-8)."""

    owner: Seat
    place: int

    def card(self, s: Table) -> Card:
        return ANOTHER_VICTIM

    def aims(self, s: Table) -> tuple[Seat, ...]:
        return (self.owner,)

    def happen(self, s: Party) -> Steps:
        cards = s.sets[self.owner].pop(self.place)
        s.sets[self.by].append(cards)
        s.tell(SetTaken(self.by, self.owner, cards))
        return (*act(s, self.by, len(s.sets[self.by]) - 1), CLEAR)


class PickWay(Naming[Send], frozen=True):
    """Dead Card Folly: one direction for all; between two players there is only one."""

    def options(self, s: Party, seat: Seat) -> Sequence[Send]:
        return SENDS if s.seats > 2 else SENDS[:1]

    def named(self, s: Party, move: Send) -> Steps:
        s.tell(Directed(self.seat, move.way))
        return window(s, PassOn(self.seat, move.way))


class PassOn(Effect, frozen=True):
    """Everybody who holds a card passes one (DC-35)."""

    way: Way

    def card(self, s: Table) -> Card:
        return FOLLY

    def aims(self, s: Table) -> tuple[Seat, ...]:
        return EVERYONE[s.seats]

    def happen(self, s: Party) -> Steps:
        givers = tuple([seat for seat in range(s.seats) if s.hands[seat]])
        return (PassCards(givers, self.way), CLEAR) if givers else (CLEAR,)


class Gift(Together[Party, Give], frozen=True):
    """Several players choose a card to give away, at once and in secret."""

    def options(self, s: Party, seat: Seat) -> Sequence[Give]:
        return [GIVES[card] for card in dict.fromkeys(s.hands[seat])]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return f"You hold no {move.card}." if isinstance(move, Give) else "Choose a card to give away."

    def unseal(self, s: Party, below: Below) -> None:
        """Every card of a hand is as likely, not every kind of card."""
        for i, seat in enumerate(self.seats):
            if s.sealed and s.sealed[i] is not None and not isinstance(s.sealed[i], Give):
                s.sealed[i] = GIVES[s.hands[seat][below(len(s.hands[seat]))]]


class PassCards(Gift, frozen=True):
    """To the left is the next player in turn order, to the right the one before (DC-17)."""

    way: Way = "left"

    def reveal(self, s: Party, choices: list[Give]) -> Steps:
        step = 1 if self.way == "left" else -1
        gifts = [(giver, (giver + step) % s.seats, choice.card) for giver, choice in zip(self.seats, choices)]
        return exchange(s, gifts)


class LookIntoAshes(Effect, frozen=True):
    """The top of the discard pile is looked through, and one card taken."""

    def card(self, s: Table) -> Card:
        return ASHES

    def happen(self, s: Party) -> Steps:
        look(s, self.by)
        return TakeFromAshes(self.by), CLEAR


def heap(s: Party) -> tuple[Card, ...]:
    """The top of the discard pile, top card first."""
    return tuple(s.discard[: -HEAP - 1 : -1])


def look(s: Party, seat: Seat) -> None:
    s.tell(Looked(seat, heap(s)), only=(seat,), others=Looked(seat, None))


class TakeFromAshes(Choice[Party, Take], frozen=True):
    """One of them goes to the hand, unseen by the others; of two alike the upper one."""

    seat: Seat

    def asks(self, s: Party) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Party, seat: Seat) -> Sequence[Take]:
        return [TAKES[card] for card in dict.fromkeys(heap(s))]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Take one of the cards that you are looking at."

    def take(self, s: Party, seat: Seat, move: Take) -> Steps:
        s.discard.pop(-1 - heap(s).index(move.card))
        s.hands[seat].append(move.card)
        s.tell(Took(seat, move.card), only=(seat,), others=Took(seat, None))
        return ()


class PickPartner(Naming[Name], frozen=True):
    """Card Trade: another player who holds a card."""

    def options(self, s: Party, seat: Seat) -> Sequence[Name]:
        return [NAMES[other] for other in s.others(seat) if s.hands[other]]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Name another player who holds a card."

    def named(self, s: Party, move: Name) -> Steps:
        s.tell(Named(self.seat, move.seat))
        return window(s, Swap(self.seat, move.seat))


class Swap(Effect, frozen=True):
    """Each gives a card of their choice; a hand that Not so Fasts have emptied trades nothing (DC-35)."""

    partner: Seat

    def card(self, s: Table) -> Card:
        return TRADE

    def aims(self, s: Table) -> tuple[Seat, ...]:
        return (self.partner,)

    def happen(self, s: Party) -> Steps:
        if s.hands[self.by] and s.hands[self.partner]:
            return TradeCards((self.by, self.partner)), CLEAR
        return (CLEAR,)


class TradeCards(Gift, frozen=True):
    """Both choose in secret, then the cards are swapped."""

    def reveal(self, s: Party, choices: list[Give]) -> Steps:
        (one, other), (mine, yours) = self.seats, choices
        return exchange(s, [(one, other, mine.card), (other, one, yours.card)])


class PickDisgrace(Naming[Mark], frozen=True):
    """And Then There Was One More: any face-up secret ..."""

    def options(self, s: Party, seat: Seat) -> Sequence[Mark]:
        return [MARKS[secret] for secret in s.exposed()]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Pick a face-up secret."

    def named(self, s: Party, move: Mark) -> Steps:
        return (PickHome(self.seat, move.secret),)


class PickHome(Naming[Name], frozen=True):
    """... goes face down to any player."""

    secret: Secret

    def options(self, s: Party, seat: Seat) -> Sequence[Name]:
        return NAMES[: s.seats]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Name a player; it may be yourself."

    def named(self, s: Party, move: Name) -> Steps:
        s.tell(Marked(self.seat, s.owner(self.secret), self.secret, move.seat))
        return window(s, Rehome(self.seat, self.secret, move.seat))


class Rehome(Effect, frozen=True):
    """The secret moves; that may end a disgrace."""

    secret: Secret
    to: Seat

    def card(self, s: Table) -> Card:
        return ONE_MORE

    def aims(self, s: Table) -> tuple[Seat, ...]:
        return (s.owner(self.secret), self.to)

    def happen(self, s: Party) -> Steps:
        move(s, self.secret, self.to)
        return (CLEAR,)


class DelayEscape(Effect, frozen=True):
    """Up to five from the top of the discard pile go back on the draw pile, and Delay leaves the game."""

    def card(self, s: Table) -> Card:
        return DELAY

    def happen(self, s: Party) -> Steps:
        look(s, self.by)
        return PickNumber(self.by), DEPART


class PickNumber(Naming[Lift], frozen=True):
    """How many, from the top down (DC-6)."""

    def options(self, s: Party, seat: Seat) -> Sequence[Lift]:
        return LIFTS[: len(s.discard)]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return f"Lift 1 to {min(HEAP, len(s.discard))} cards."

    def named(self, s: Party, move: Lift) -> Steps:
        return (PutBack(self.seat, move.number),)


class PutBack(Piecewise[Party, Put], frozen=True):
    """In an order that the player keeps private; the last card put lies on top."""

    number: int

    def next_part(self, s: Party, parts: list[Put]) -> Sequence[Put]:
        rest = s.discard[-self.number :]
        for put in parts:
            rest.remove(put.card)
        return [PUTS[card] for card in dict.fromkeys(reversed(rest))]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Put back one of the cards that you have lifted."

    def complete(self, s: Party, parts: list[Put]) -> Steps:
        cards = tuple([put.card for put in parts])
        del s.discard[-self.number :]
        s.pile += cards
        top = s.discard[-1] if s.discard else None
        ours, theirs = (Delayed(self.seat, self.number, shown, top) for shown in (cards, None))
        s.tell(ours, only=(self.seat,), others=theirs)
        return ()


class EarlyTrain(Effect, frozen=True):
    """Six cards of the draw pile go face up to the discards, and the train leaves the game."""

    def card(self, s: Table) -> Card:
        return TRAIN

    def happen(self, s: Party) -> Steps:
        cards = s.pile[: -CARRIAGES - 1 : -1]
        del s.pile[-CARRIAGES:]
        s.discard += cards
        s.tell(Departed(tuple(cards)))
        if not s.pile:
            finish(s, ESCAPED)
        return (DEPART,)


class PointFingers(Effect, frozen=True):
    """The window is before the pointing (DC-3)."""

    def card(self, s: Table) -> Card:
        return SUSPICIONS

    def aims(self, s: Table) -> tuple[Seat, ...]:
        return EVERYONE[s.seats]

    def happen(self, s: Party) -> Steps:
        return PointAtOnce(EVERYONE[s.seats], self.by), CLEAR


class PointAtOnce(Together[Party, Point], frozen=True):
    """All point at once at somebody else; whoever played the card breaks a tie (DC-7)."""

    by: Seat = 0

    def options(self, s: Party, seat: Seat) -> Sequence[Point]:
        return [POINTS[other] for other in s.others(seat)]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "You may not point at yourself." if move == POINTS[seat] else "Point at another player."

    def reveal(self, s: Party, choices: list[Point]) -> Steps:
        at = tuple([choice.seat for choice in choices])
        s.tell(Pointed(at))
        most = max([at.count(seat) for seat in at])
        return (BreakTie(self.by, tuple([seat for seat in range(s.seats) if at.count(seat) == most])),)


class BreakTie(Naming[Name], frozen=True):
    """The most-pointed player reveals a secret; one with nothing hidden is spared."""

    suspects: tuple[Seat, ...]

    def options(self, s: Party, seat: Seat) -> Sequence[Name]:
        return [NAMES[suspect] for suspect in self.suspects]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Name one of those at whom most fingers point."

    def named(self, s: Party, move: Name) -> Steps:
        if len(self.suspects) > 1:
            s.tell(Named(self.seat, move.seat))
        if s.hidden(move.seat):
            return (RevealOwn(move.seat),)
        s.tell(Spared(move.seat))
        return ()


OPENINGS: Final[dict[Card, Callable[[Party, Seat], Steps]]] = {
    OFF_THE_TABLE: lambda s, seat: (ClearHand(seat),),
    ANOTHER_VICTIM: lambda s, seat: (PickSet(seat),),
    FOLLY: lambda s, seat: (PickWay(seat),),
    ASHES: lambda s, seat: window(s, LookIntoAshes(seat)),
    TRADE: lambda s, seat: (PickPartner(seat),),
    ONE_MORE: lambda s, seat: (PickDisgrace(seat),),
    DELAY: lambda s, seat: window(s, DelayEscape(seat)),
    TRAIN: lambda s, seat: window(s, EarlyTrain(seat)),
    SUSPICIONS: lambda s, seat: window(s, PointFingers(seat)),
}
