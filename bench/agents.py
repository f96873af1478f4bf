"""A step of a PettingZoo environment: ours in all five games, beside PettingZoo's own hanabi and leduc.

A step is what an agent's loop does: ``last()``, a choice among the moves that the mask allows, ``step()``.  The loop is
that of PettingZoo's own ``performance_benchmark``: a seed is given once, and the next game is dealt as soon as one is
over, so that no agent steps that has nothing to choose.  All take turns in many short rounds, by the processor's time;
a ratio is the median of the rounds, with eight rounds in ten.  ``--json`` prints the rows instead, and ``--rounds N``
asks for fewer or more.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
from rounds import Work, measured, ratio

from parlour.envs.pettingzoo import env

SEATS = {"mind_reader": 4, "mastermind": 7, "pi": 4, "graves": 2, "death_cards": 5}
AT_ONCE = 20  # steps between two looks at the clock


def peers() -> dict[str, Any]:
    """PettingZoo's own, as its documentation makes them."""
    from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

    return {"PettingZoo hanabi": hanabi_v5.env(), "PettingZoo leduc": leduc_holdem_v4.env()}


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


def work(table: Any) -> Work:
    following = steps(table)

    def some() -> int:
        for _ in range(AT_ONCE):
            next(following)
        return AT_ONCE

    return some


def main(arguments: list[str]) -> None:
    warnings.simplefilter("ignore")  # the peers warn of what their own libraries do
    rounds = int(arguments[arguments.index("--rounds") + 1]) if "--rounds" in arguments else None
    others = peers()
    ours = {game: env(game, seats) for game, seats in SEATS.items()}
    found = measured({name: work(table) for name, table in (others | ours).items()}, rounds)
    rows = [
        {"game": game, "us": found[game].least, **{peer: ratio(found[peer], found[game]) for peer in others}}
        for game in ours
    ]
    if "--json" in arguments:
        print(json.dumps(rows))
        return
    print("\nA step of an agent, in microseconds, and how many times as fast as a peer (eight rounds in ten)")
    for peer in others:
        print(f"  {peer:18} {found[peer].least:7.1f}")
    for row in rows:
        told = ", ".join([f"{row[peer][0]:.1f} ({row[peer][1]:.1f}–{row[peer][2]:.1f}) x {peer}" for peer in others])
        print(f"  {row['game']:18} {row['us']:7.1f}   {told}")


if __name__ == "__main__":
    main(sys.argv[1:])
