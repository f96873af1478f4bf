"""Events that reach into the piles: Look into the Ashes, Delay the Murderer's Escape, Early Train."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core import PASS, Choice, Move, Pass, Piecewise, Seat, Steps
from parlour.games.death_cards.cards import ASHES, DELAY, TRAIN, Card
from parlour.games.death_cards.events import Delayed, Departed, Looked, Took, TookNothing
from parlour.games.death_cards.moves import LIFTS, PUTS, TAKES, Lift, Put, Take
from parlour.games.death_cards.rules.not_so_fast import CLEAR, DEPART, Effect, OpenChoice, OpenTable
from parlour.games.death_cards.rules.secrets import ESCAPED, finish
from parlour.games.death_cards.state import DeathCardsState

REACH: Final = 5  # how many discards Look into the Ashes and Delay reach
TRAIN_CARDS: Final = 6  # how many cards the early train takes


class LookIntoAshes(Effect, frozen=True):
    """The top of the discard pile is looked through, and one card may be taken."""

    def card(self, s: OpenTable) -> Card:
        return ASHES

    def happen(self, s: DeathCardsState) -> Steps:
        look(s, self.by)
        return TakeFromAshes(self.by), CLEAR


def top_discards(s: DeathCardsState) -> tuple[Card, ...]:
    """The top of the discard pile, top card first."""
    return tuple(s.discard[: -REACH - 1 : -1])


def look(s: DeathCardsState, seat: Seat) -> None:
    s.whisper(Looked(seat, top_discards(s)), only=(seat,), others=Looked(seat, None))


class TakeFromAshes(Choice[DeathCardsState, Take | Pass], frozen=True):
    """One of them, or none (DC-52), goes to the hand, unseen by the others; of two alike the upper one."""

    seat: Seat

    def asks(self, s: DeathCardsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Take | Pass]:
        return [*[TAKES[card] for card in dict.fromkeys(top_discards(s))], PASS]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Take one of the cards that you are looking at, or none."

    def take(self, s: DeathCardsState, seat: Seat, move: Take | Pass) -> Steps:
        if isinstance(move, Pass):
            s.tell(TookNothing(seat))
            return ()
        s.discard.pop(-1 - top_discards(s).index(move.card))
        s.hands[seat].append(move.card)
        s.whisper(Took(seat, move.card), only=(seat,), others=Took(seat, None))
        return ()


class DelayEscape(Effect, frozen=True):
    """Up to five from the top of the discard pile go back on the draw pile, and Delay leaves the game."""

    def card(self, s: OpenTable) -> Card:
        return DELAY

    def happen(self, s: DeathCardsState) -> Steps:
        look(s, self.by)
        return PickNumber(self.by), DEPART


class PickNumber(OpenChoice[Lift], frozen=True):
    """How many, from the top down (DC-6); it may be none (DC-52)."""

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Lift]:
        return LIFTS[: len(s.discard) + 1]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return f"Lift 0 to {min(REACH, len(s.discard))} cards."

    def take(self, s: DeathCardsState, seat: Seat, move: Lift) -> Steps:
        if move.number:
            return (PutBack(self.seat, move.number),)
        s.tell(Delayed(self.seat, 0, (), s.discard[-1]))
        return ()


class PutBack(Piecewise[DeathCardsState, Put], frozen=True):
    """In an order that the player keeps private; the last card put lies on top."""

    number: int

    def options(self, s: DeathCardsState, seat: Seat) -> Sequence[Put]:
        rest = s.discard[-self.number :]
        for put in s.sealed:
            rest.remove(put.card)  # type: ignore[union-attr]  # its own parts
        return [PUTS[card] for card in dict.fromkeys(reversed(rest))]

    def why_not(self, s: DeathCardsState, seat: Seat, move: Move) -> str:
        return "Put back one of the cards that you have lifted."

    def completes(self, s: DeathCardsState, move: Put) -> bool:
        return len(s.sealed) + 1 == self.number

    def decide(self, s: DeathCardsState, parts: list[Put]) -> Steps:
        cards = tuple([put.card for put in parts])
        del s.discard[-self.number :]
        s.pile += cards
        top = s.discard[-1] if s.discard else None
        ours, theirs = (Delayed(self.seat, self.number, shown, top) for shown in (cards, None))
        s.whisper(ours, only=(self.seat,), others=theirs)
        return ()


class EarlyTrain(Effect, frozen=True):
    """Six cards of the draw pile go face up to the discards, and the train leaves the game."""

    def card(self, s: OpenTable) -> Card:
        return TRAIN

    def happen(self, s: DeathCardsState) -> Steps:
        cards = s.pile[: -TRAIN_CARDS - 1 : -1]
        del s.pile[-TRAIN_CARDS:]
        s.discard += cards
        s.tell(Departed(tuple(cards)))
        if not s.pile:
            finish(s, ESCAPED)
        return (DEPART,)
