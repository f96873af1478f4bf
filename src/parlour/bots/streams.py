"""Random numbers for bots: one stream for each key, none of which tells anything of another, or of nature's."""

from __future__ import annotations

from hashlib import sha256
from random import Random


def stream(seed: bytes, *key: str | int) -> Random:
    """The generator that belongs to ``key`` in the match dealt from ``seed``."""
    return Random(stream_seed(seed, *key))


def stream_seed(seed: bytes, *key: str | int) -> int:
    """What starts that generator, in any process."""
    return int.from_bytes(sha256(seed + repr(key).encode()).digest())
