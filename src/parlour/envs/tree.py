"""A game as a tree: at each node one seat is asked, or nature, and nobody sees how those before have chosen.

Seats that choose at once are asked in the order of their seats.  In a first-come question nature decides each time who
is asked next, so that no seat is favoured and none can tell how many have passed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Self, TypeAlias

from msgspec import json
from msgspec.structs import replace

from parlour.core import NATURE, Below, Game, Move, Result, Seat, View, Window, play, written_out
from parlour.envs.nature import answer, outcomes

Past: TypeAlias = tuple[Seat | None, str]


class Node:
    """One moment of a game.  It never changes: what follows is another node."""

    def __init__(
        self, game: Game[Any, Any], truth: Any, past: tuple[Past, ...] = (), numbers: tuple[int, ...] = ()
    ) -> None:
        self.game, self.truth = game, truth
        self.past = past  # what every seat did so far, with a fingerprint of what it saw before
        self.numbers = numbers  # that nature has drawn for the move it is making, or for who is asked next
        self.known: dict[Seat, str] = {}  # by seat, once it is asked for

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def result(self) -> Result | None:
        result: Result | None = self.truth.result
        return result

    @cached_property
    def seat(self) -> Seat:
        """Who is asked; NATURE while it draws."""
        asked: tuple[Seat, ...] = self.truth.asked
        if len(asked) == 1 or not isinstance(self.truth.agenda[-1], Window):
            return asked[0]
        return asked[self.numbers[0]] if self.numbers else NATURE

    @cached_property
    def options(self) -> Sequence[Move]:
        """What the seat that is asked may do."""
        moves: Sequence[Move] = self.truth.agenda[-1].options(self.truth, self.seat)
        return moves

    @cached_property
    def drawing(self) -> Move | int:
        """What nature does here; or, if it needs one more number for that, from how many it is drawn."""
        return answer(self.truth, self.numbers) if NATURE in self.truth.asked else len(self.truth.asked)

    @property
    def chances(self) -> list[float]:
        """The chance of each number that nature may draw here."""
        assert isinstance(self.drawing, int)
        return [1 / self.drawing] * self.drawing

    def drawn(self, number: int) -> Node:
        """Nature draws a number."""
        return Node(self.game, self.truth, self.past, (*self.numbers, number)).settled()

    def settled(self) -> Node:
        """The same, or what follows if nature has all the numbers that it needs."""
        node = self
        while not node.result and node.seat == NATURE and isinstance(node.drawing, Move):
            node = node.after(NATURE, node.drawing)
        return node

    def played(self, move: Move) -> Node:
        """The seat that is asked makes a move."""
        return self.made(self.seat, move).settled()

    def made(self, seat: Seat, move: Move) -> Node:
        """What follows if ``seat`` makes a move, which it will remember."""
        past = self.past if seat == NATURE else (*self.past, remembered(self.view(seat), move))
        return self.after(seat, move, past)

    def after(self, seat: Seat, move: Move, past: tuple[Past, ...] | None = None) -> Node:
        truth = self.truth.clone()
        play(truth, seat, move)
        return Node(self.game, truth, self.past if past is None else past)

    def view(self, seat: Seat | None) -> View:
        view: View = written_out(self.game.view(self.truth, seat))
        return view

    def natures(self) -> Iterator[tuple[Node, float]]:
        """Everything that nature may do here, with its chances."""
        if NATURE in self.truth.asked:
            yield from [(self.after(NATURE, move), chance) for move, chance in outcomes(self.truth)]
        else:
            number = len(self.truth.asked)
            yield from [(Node(self.game, self.truth, self.past, (n,)), 1 / number) for n in range(number)]

    # ── what a seat knows: what it sees now, and what it saw and did each time that it was asked ──

    def imagined(self, seat: Seat, below: Below) -> Node:
        """A moment that ``seat``, which is asked, cannot tell from this one, drawn from the worlds of its view."""
        truth = self.game.worlds(self.view(seat)).sample(below)
        own = tuple([(who, what) for who, what in self.past if who == seat])
        several = isinstance(truth.agenda[-1], Window) and len(truth.asked) > 1  # nobody knows who has passed
        return Node(self.game, truth, own, (truth.asked.index(seat),) if several else ())

    def observation(self, seat: Seat | None) -> str:
        """All that a seat sees now."""
        return json.encode(self.view(seat)).decode()

    def information(self, seat: Seat) -> str:
        """All that a seat has ever known, so that two nodes it cannot tell apart have the same, and no others."""
        if seat not in self.known:
            own = [what for who, what in self.past if who == seat]
            self.known[seat] = f"seat {seat} | {' '.join(own)} | {self.observation(seat)}"
        return self.known[seat]


class Root(Node):
    """Nature decides, before anything is dealt, which of several beginnings it will be."""

    def __init__(self, game: Game[Any, Any], undealt: Any, beginnings: Sequence[tuple[Any, int]]) -> None:
        super().__init__(game, undealt)
        self.beginnings = [Node(game, truth).settled() for truth, _ in beginnings]
        self.weights = [weight for _, weight in beginnings]

    @property
    def chances(self) -> list[float]:
        return [weight / sum(self.weights) for weight in self.weights]

    def drawn(self, number: int) -> Node:
        return self.beginnings[number]


def remembered(view: View, move: Move) -> Past:
    """A move, and a fingerprint of all that its seat saw before: of the story, which only grows, its length."""
    seen = blake2b(json.encode(replace(view, story=())), digest_size=8).hexdigest()
    return view.seat, f"{json.encode(move).decode()}@{len(view.story)}:{seen}"
