"""Information-set Monte Carlo tree search over any game that can imagine worlds.

Each iteration imagines one world and walks one path through a tree of what the searching seat would be told.
In an imagined world a rollout may read the State: it holds only what the sampler invented.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from parlour.core import NATURE, Move, Seat, State, chance, options, play

Imagine: TypeAlias = Callable[[], State]
Value: TypeAlias = Callable[[Any], Sequence[float]]  # what a state is worth to each seat, from 0 to 1
Policy: TypeAlias = Callable[[Any, Seat, Random], Move]
CURIOSITY = 0.7


class Arm:
    """One move as tried so far."""

    __slots__ = ("offered", "value", "visits")

    def __init__(self) -> None:
        self.visits = self.offered = 0
        self.value = 0.0

    def promise(self) -> float:
        return self.value / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)


class Node:
    """One moment as the searching seat would be told of it."""

    __slots__ = ("arms", "next")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.next: dict[Hashable, Node] = {}


class Search:
    """A search for one seat: how it imagines, rolls out, and values where a rollout stops."""

    def __init__(
        self, seat: Seat, imagine: Imagine, rng: Random, value: Value, policy: Policy | None = None, depth: int = 200
    ) -> None:
        self.seat, self.imagine, self.rng, self.value = seat, imagine, rng, value
        self.policy, self.depth = policy or any_option, depth
        self.root = Node()

    def best(self, seconds: float, least: int = 1) -> Move:
        """The move most often taken after ``seconds``, and at least so many iterations."""
        until = perf_counter() + seconds
        done = 0
        while done < least or perf_counter() < until:
            self.iterate()
            done += 1
        return max(self.root.arms.items(), key=lambda arm: arm[1].visits)[0]

    def iterate(self) -> None:
        s = self.imagine()
        path = self.descend(s)
        self.roll_out(s)
        worth = self.value(s)
        for actor, arm in path:
            arm.visits += 1
            arm.value += worth[actor]

    def descend(self, s: State) -> list[tuple[Seat, Arm]]:
        node, path = self.root, list[tuple[Seat, Arm]]()
        while s.asked:
            actor, heard = s.asked[0], len(s.told)
            if actor == NATURE:
                play(s, NATURE, chance(s, self.rng.randrange))
                continue
            move, fresh = self.select(node, options(s, actor))
            path.append((actor, node.arms[move]))
            play(s, actor, move)
            if fresh:
                break
            told = (move if actor == self.seat else None, s.story(self.seat, heard), s.asked)
            node = node.next.setdefault(told, Node())
        return path

    def select(self, node: Node, moves: Sequence[Move]) -> tuple[Move, bool]:
        """A move never tried here, if there is one; else the most promising."""
        untried = [move for move in moves if move not in node.arms]
        chosen = self.rng.choice(untried) if untried else None
        if chosen is not None:
            node.arms[chosen] = Arm()
        known = [move for move in moves if move in node.arms]
        for move in known:
            node.arms[move].offered += 1
        return (chosen, True) if chosen is not None else (max(known, key=lambda m: node.arms[m].promise()), False)

    def roll_out(self, s: State) -> None:
        for _ in range(self.depth):
            if not s.asked:
                return
            actor = s.asked[0]
            if actor == NATURE:
                play(s, NATURE, chance(s, self.rng.randrange))
            else:
                play(s, actor, self.policy(s, actor, self.rng))


def any_option(s: State, seat: Seat, rng: Random) -> Move:
    moves = options(s, seat)
    return moves[int(rng.random() * len(moves))]
