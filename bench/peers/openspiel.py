"""OpenSpiel: hanabi and social_deduction, both written in C++."""

from __future__ import annotations

from functools import partial
from random import Random

import pyspiel

from peers import Peer


def act(state: pyspiel.State, rng: Random, viewed: bool) -> int:
    """One move, nature's or a player's; how many decisions it was."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        return 0
    if viewed:
        state.observation_string(state.current_player())
    actions = state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return 1


def play(game: pyspiel.Game, rng: Random, viewed: bool) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += act(state, rng, viewed)
    return decisions


def middle(game: pyspiel.Game):
    state, rng, decisions = game.new_initial_state(), Random(1), 0
    while decisions < 20 and not state.is_terminal():
        decisions += act(state, rng, False)
    return state.clone


GAMES = {
    "OpenSpiel hanabi (4 players)": pyspiel.load_game("hanabi", {"players": 4}),
    "OpenSpiel social_deduction (6 players)": pyspiel.load_game("social_deduction"),
}
PEERS = [Peer(name, partial(play, game), partial(middle, game)) for name, game in GAMES.items()]
