"""A step of a PettingZoo environment: ours in all five games, beside PettingZoo's own hanabi and leduc and OpenSpiel's.

A step is what an agent's loop does: ``last()``, a choice among the moves that the mask allows, ``step()``.  The loop is
that of PettingZoo's own ``performance_benchmark``: a seed is given once, and the next game is dealt as soon as one is
over, so that no agent steps that has nothing to choose.  What the loop costs without any game is measured too.

Each environment has a process of its own, as in training: where several games share one, Python forgets again and
again what it has learned of the code that they share.  All take turns in many short rounds, by the processor's time;
a ratio is the median of the rounds, with eight rounds in ten.  ``--json`` prints the rows instead, and ``--rounds N``
asks for fewer or more.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from peers.openspiel import act, tensor
from pettingzoo import AECEnv
from rounds import Measured, Work, measured_apart, ratio

from parlour.envs.pettingzoo import env
from parlour.envs.vector import Games

SEATS = {"mind_reader": 4, "mastermind": 7, "pi": 4, "graves": 2, "death_cards": 5}
PEERS = {"PettingZoo hanabi": "hanabi_v5", "PettingZoo leduc": "leduc_holdem_v4"}
HANABI = "OpenSpiel hanabi"  # in C++, with its tensor
COMPARED = (*PEERS, HANABI)
AT_ONCE = 20  # steps between two looks at the clock
MANY = 64  # games side by side


def steps(table: Any) -> Iterator[None]:
    """Random play without an end, one step at a time."""
    rng = np.random.default_rng(1)
    table.reset(seed=1)
    while True:
        for _ in table.agent_iter():
            seen, _, _, _, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            table.step(int(legal[int(rng.random() * len(legal))]))
            yield
            if all(table.terminations.values()) or all(table.truncations.values()):
                break
        table.reset()


def peer(module: str) -> Work:
    """One of PettingZoo's own, as its documentation makes them."""
    warnings.simplefilter("ignore")  # the peers warn of what their own libraries do
    import pettingzoo.classic

    return one_by_one(getattr(pettingzoo.classic, module).env())


def hanabi() -> Work:
    """OpenSpiel's hanabi for four: a random move, and before it what the player sees, as a tensor."""
    game, rng = pyspiel.load_game("hanabi", {"players": 4}), Random(1)
    state = game.new_initial_state()

    def some() -> int:
        nonlocal state
        steps = 0
        while steps < AT_ONCE:
            steps += act(state, rng, tensor)
            state = game.new_initial_state() if state.is_terminal() else state
        return steps

    return some


def ours(game: str) -> Work:
    return one_by_one(env(game, SEATS[game]))


def loop_alone() -> Work:
    return one_by_one(Still())


def one_by_one(table: Any) -> Work:
    following = steps(table)

    def some() -> int:
        for _ in range(AT_ONCE):
            next(following)
        return AT_ONCE

    return some


class Still(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A table at which nothing ever happens: what the loop around it costs."""

    def __init__(self) -> None:
        table = env("mind_reader", 4)
        table.reset(seed=1)
        self.shown: dict[str, Any] = table.last()[0]
        self.agents, self.agent_selection = table.agents, table.agent_selection
        self.terminations, self.truncations = table.terminations, table.truncations
        self._cumulative_rewards, self.infos = table.rewards, table.infos

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """As before."""

    def observe(self, agent: str) -> dict[str, Any]:
        return self.shown

    def step(self, action: int) -> None:
        """Nothing."""


def side_by_side(game: str) -> Work:
    """The same, in many games at once: a move in each is as many steps as there are games."""
    games, rng = Games(game, MANY, SEATS[game]), np.random.default_rng(1)
    games.reset(seed=1)

    def step() -> int:
        games.step(drawn(games.masks.view(np.bool_), rng))
        return MANY

    return step


def drawn(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal move in each game, each as likely as the next."""
    games, moves = np.nonzero(masks)
    counts = np.bincount(games)
    return moves[counts.cumsum() - counts + (rng.random(len(masks)) * counts).astype(np.int64)]


def main(arguments: list[str]) -> None:
    rounds = int(arguments[arguments.index("--rounds") + 1]) if "--rounds" in arguments else None
    works: dict[str, Callable[[], Work]] = {name: partial(peer, module) for name, module in PEERS.items()}
    works[HANABI] = hanabi
    works |= {game: partial(ours, game) for game in SEATS} | {"the loop alone": loop_alone}
    works |= {many(game): partial(side_by_side, game) for game in SEATS}
    found = measured_apart(works, rounds)
    if "--json" in arguments:
        print(json.dumps([row(name, found) for game in SEATS for name in (game, many(game))]))
    else:
        show(found)


def many(game: str) -> str:
    return f"{game}, {MANY} games"


def row(name: str, found: dict[str, Measured]) -> dict[str, Any]:
    return {"game": name, "us": found[name].least, **{peer: ratio(found[peer], found[name]) for peer in COMPARED}}


def show(found: dict[str, Measured]) -> None:
    print("\nA step of an agent, in microseconds, and how many times as fast as a peer (eight rounds in ten)")
    for name, each in found.items():
        told = [
            f"{mid:.1f} ({low:.1f}–{high:.1f}) x {peer}"
            for peer in COMPARED
            for mid, low, high in [ratio(found[peer], each)]
        ]
        compared = name.partition(",")[0] in SEATS
        print(f"  {name:22} {each.least:7.1f}   {', '.join(told) if compared else ''}")


if __name__ == "__main__":
    main(sys.argv[1:])
