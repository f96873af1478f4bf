"""Kuhn poker without chips: three cards, two players; if both bet, the higher card wins, else nobody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from parlour.core import NATURE, Below, Chance, Choice, Event, Move, Result, Seat, State, Steps, View, common, play
from parlour.core import start as started
from parlour.envs.tiny import Tiny
from tests.toy import MANOR


class Deal(Move, frozen=True):
    cards: tuple[int, ...]


class Say(Move, frozen=True):
    word: str  # p for pass, b for bet


class Held(Event, frozen=True):
    card: int


class Said(Event, frozen=True):
    word: str


class Kuhn(State):
    cards: tuple[int, ...] = ()
    words: str = ""


class Shuffle(Chance[Kuhn, Deal], frozen=True):
    def sample(self, s: Kuhn, below: Below) -> Deal:
        return Deal([*permutations(range(3), 2)][below(6)])

    def possible(self, s: Kuhn, move: Move) -> bool:
        return isinstance(move, Deal)

    def take(self, s: Kuhn, seat: Seat, move: Deal) -> Steps:
        s.cards = move.cards
        for player, card in enumerate(s.cards):
            s.whisper(Held(card), only=(player,))
        return (Speak(),)


class Speak(Choice[Kuhn, Say], frozen=True):
    def asks(self, s: Kuhn) -> tuple[Seat, ...]:
        return (len(s.words) % 2,)

    def options(self, s: Kuhn, seat: Seat) -> Sequence[Say]:
        return [Say("p"), Say("b")]

    def take(self, s: Kuhn, seat: Seat, move: Say) -> Steps:
        s.words += move.word
        s.tell(Said(move.word))
        if s.words in ("p", "b", "pb"):
            return (Speak(),)
        s.result = Result("over", winners(s), (), "")
        return ()


def winners(s: Kuhn) -> tuple[Seat, ...]:
    return (int(s.cards[1] > s.cards[0]),) if s.words.endswith("bb") else ()


class KuhnView(View, frozen=True):
    """All that a player sees is told in its story."""


def view(s: Kuhn, seat: Seat | None) -> KuhnView:
    return KuhnView(*common(s, seat))


def begin(seats: int, settings: Any) -> Kuhn:
    s = Kuhn(seats)
    started(s, Shuffle())
    return s


GAME = replace(MANOR, id="kuhn", begin=begin, view=view)


def dealt(cards: tuple[int, ...]) -> Kuhn:
    s = begin(2, None)
    play(s, NATURE, Deal(cards))
    return s


def beginnings() -> list[tuple[Kuhn, int]]:
    return [(dealt(cards), 1) for cards in permutations(range(3), 2)]


TABLE = Tiny("Kuhn poker", GAME, 2, MANOR.settings(), beginnings)
