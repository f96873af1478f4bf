"""Random numbers for bots: one stream for each key, none of which tells anything of another, or of nature's."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from parlour.core.fair import RANGE, portion

AT_ONCE = 64  # numbers of a portion


def stream(seed: bytes, *key: str | int) -> Random:
    """The generator that belongs to ``key`` in the match dealt from ``seed``."""
    return Random(stream_key(seed, *key))


def stream_key(seed: bytes, *key: str | int) -> bytes:
    """What starts that generator, in any process."""
    return sha256(seed + repr(key).encode()).digest()


class Numbers:
    """The numbers that belong to ``key``, each found by its place: to make one takes no generator."""

    def __init__(self, seed: bytes, *key: str | int) -> None:
        self.key = stream_key(seed, *key)
        self.block, self.numbers = -1, tuple[int, ...]()

    def __getitem__(self, place: int) -> int:
        """The number at ``place``, of 64 bits."""
        block = place // AT_ONCE
        if block != self.block:
            self.block, self.numbers = block, portion(self.key, 0, block)
        return self.numbers[place % AT_ONCE]


def one_of(many: int, number: int) -> int:
    """A place among ``many``, each as likely as the next, from a number of 64 bits."""
    return many * number // RANGE
