"""Random numbers for bots: one stream for each key, none of which tells anything of another, or of nature's."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from parlour.core import Below
from parlour.core.referee.fair import RANGE, portion

AT_ONCE = 64  # numbers of a portion


def stream(seed: bytes, *key: str | int) -> Random:
    """The generator that belongs to ``key`` in the match dealt from ``seed``."""
    return Random(int.from_bytes(stream_key(seed, *key)))


def stream_key(seed: bytes, *key: str | int) -> bytes:
    """What starts that generator, in any process."""
    return sha256(seed + repr(key).encode()).digest()


class Late(Random):
    """A generator that is started when it is first asked for a number: many thoughts need none, and starting costs."""

    def later(self, number: int) -> Late:
        """From now on the same numbers as ``Random(number)``."""
        self.number = number
        self.random, self.getrandbits = self.first_random, self.first_bits  # type: ignore[method-assign]
        return self

    @property
    def started(self) -> bool:
        """Whether anybody has asked it for a number."""
        return "random" not in vars(self)

    def start(self) -> None:
        """What stands in for the quick methods of the class goes, and they are found again."""
        if not self.started:  # a loop may still hold what stood in
            del self.random, self.getrandbits
            self.seed(self.number)

    def first_random(self) -> float:
        self.start()
        return super().random()

    def first_bits(self, k: int, /) -> int:
        self.start()
        return super().getrandbits(k)


def below(rng: Random) -> Below:
    """The same numbers as ``rng.randrange(n)``, without what that does for ranges with two ends."""
    bits = rng.getrandbits

    def number(n: int) -> int:
        length = n.bit_length()
        drawn = bits(length)
        while drawn >= n:
            drawn = bits(length)
        return drawn

    return number


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
