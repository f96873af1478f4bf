"""Fair numbers, the same for ever: a SHAKE-256 stream keyed by the seed and by which of nature's moves this is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256, shake_256
from itertools import count
from struct import pack, unpack
from typing import Final, TypeVar

from parlour.core.vocabulary import Below

T = TypeVar("T")
RANGE: Final = 1 << 64
SMALL: Final = 1 << 32
SURE: Final = RANGE - SMALL  # a number below this favours nobody among a small number of choices


def numbers(key: bytes, k: int) -> Iterator[int]:
    """First as many as SHAKE-256 makes at once, which is enough for most moves."""
    yield from unpack("<17Q", shake_256(key + pack("<QQ", k, 0)).digest(136))  # it begins like a longer digest
    yield from portion(key, k, 0)[17:]
    for block in count(1):
        yield from portion(key, k, block)


def portion(key: bytes, k: int, block: int) -> tuple[int, ...]:
    """64 numbers under ``RANGE``, by their place in the stream."""
    return unpack("<64Q", shake_256(key + pack("<QQ", k, block)).digest(512))


def fair(key: bytes, k: int) -> Below:
    """The numbers from which nature makes its ``k``-th move."""
    following = numbers(key, k).__next__

    def below(n: int) -> int:
        number = following()
        if number >= SURE or n > SMALL:
            assert n <= RANGE
            limit = RANGE - RANGE % n  # numbers from here on would favour the small ones
            while number >= limit:
                number = following()
        return number % n

    return below


def check_source(below: Below) -> None:
    """Raise a TypeError with a sentence unless ``below`` can be asked for a number under n."""
    if isinstance(below, type) or not callable(below):
        raise TypeError(
            f"Numbers are drawn by a function of n, such as random.Random(7).randrange, and not by {below!r}."
        )


def shuffled(items: Sequence[T], below: Below) -> tuple[T, ...]:
    """``items`` in any order, each as likely as the next."""
    return drawn(len(items), items, below)


def drawn(number: int, items: Sequence[T], below: Below) -> tuple[T, ...]:
    """So many of ``items`` in any order, each as likely as the next (Fisher-Yates, left off when enough are drawn)."""
    pile = list(items)
    rest = len(pile) - number
    for last in range(len(pile) - 1, rest - 1 if rest else 0, -1):
        other = below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile[rest:])


def commitment(seed: bytes) -> str:
    """What is published of the seed before the deal: it binds the seed and betrays nothing of it."""
    return sha256(seed).hexdigest()


def mixed(seed: bytes, entropy: Sequence[str]) -> bytes:
    """The key of nature's stream: the committed seed, and what the players threw in after it was committed."""
    return sha256(b"".join([seed, *[sha256(word.encode()).digest() for word in entropy]])).digest() if entropy else seed
