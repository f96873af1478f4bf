"""Games of other libraries, driven from Python as their own users drive them: for the ratios beside our figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

Match = Callable[[Random], int]  # plays one random match, and says how many decisions it had


class Peer(NamedTuple):
    """A peer's game: how to play it at random, how with a look at each decision, and how to clone it."""

    name: str
    play: Match
    viewed: Mapping[str, Match]  # by what is looked at
    clone: Callable[[], Callable[[], object]]  # a middle position, ready to be cloned


def peers() -> list[Peer]:
    from peers import openspiel, rlcards

    return [*openspiel.PEERS, *rlcards.PEERS]
