"""Games of other libraries, driven from Python in the same way as ours: for the ratios beside our figures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple


class Peer(NamedTuple):
    """A peer's game: how to play one random match, with and without looking at each decision, and how to clone."""

    name: str
    play: Callable[[Random, bool], int]  # returns the number of decisions
    clone: Callable[[], Callable[[], object]]  # a middle position, ready to be cloned


def peers() -> list[Peer]:
    from peers import openspiel, rlcards

    return [*openspiel.PEERS, *rlcards.PEERS]
