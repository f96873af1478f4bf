"""RLCard: gin-rummy and uno, written in Python.  Its step always computes the next player's observation."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from random import Random

import rlcard

from peers import Peer


def play(env: rlcard.envs.Env, rng: Random) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def middle(env: rlcard.envs.Env):
    state, _ = env.reset()
    for _ in range(10):
        if not env.is_over():
            state, _ = env.step(next(iter(state["legal_actions"])))
    return partial(deepcopy, env.game)


PEERS = [
    Peer(f"RLCard {name}", partial(play, env), {"with its observation": partial(play, env)}, partial(middle, env))
    for name, env in [(name, rlcard.make(name)) for name in ("gin-rummy", "uno")]
]
