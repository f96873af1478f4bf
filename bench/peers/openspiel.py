"""OpenSpiel: hanabi and social_deduction, both written in C++, driven as its own examples do it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pyspiel

from peers import Peer

Look = Callable[[pyspiel.State], object] | None


def sampled(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One outcome by its weight, as ``pyspiel.sample_action`` does it, which takes longer from Python."""
    left = rng.random()
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


def act(state: pyspiel.State, rng: Random, look: Look) -> int:
    """One move, nature's or a player's; how many decisions it was."""
    if state.is_chance_node():
        state.apply_action(sampled(state.chance_outcomes(), rng))
        return 0
    if look is not None:
        look(state)
    actions = state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return 1


def play(game: pyspiel.Game, look: Look, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += act(state, rng, look)
    return decisions


def middle(game: pyspiel.Game) -> Callable[[], object]:
    state, rng, decisions = game.new_initial_state(), Random(1), 0
    while decisions < 20 and not state.is_terminal():
        decisions += act(state, rng, None)
    clone: Callable[[], object] = state.clone
    return clone


def text(state: pyspiel.State) -> object:
    return state.observation_string(state.current_player())


def tensor(state: pyspiel.State) -> object:
    return state.observation_tensor(state.current_player())


def peer(name: str, game: pyspiel.Game, looks: dict[str, Look]) -> Peer:
    viewed = {called: partial(play, game, look) for called, look in looks.items()}
    return Peer(name, partial(play, game, None), viewed, partial(middle, game))


PEERS = [
    peer(
        "OpenSpiel hanabi (4)",
        pyspiel.load_game("hanabi", {"players": 4}),
        {"with its string": text, "with its tensor": tensor},
    ),
    peer("OpenSpiel social_deduction (6)", pyspiel.load_game("social_deduction"), {"with its string": text}),
]
