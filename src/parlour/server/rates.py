"""How often something may be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

MOST_KEYS: Final = 10_000  # remembered by one limit


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many a second in the long run, so many at once."""

    refill: float
    burst: float


class Bucket:
    """Tokens that drip into a bucket; every request takes one."""

    __slots__ = ("level", "now", "rate", "then")

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate, self.now = rate, now
        self.level, self.then = rate.burst, now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self.now()
        self.level = min(self.rate.burst, self.level + max(0.0, now - self.then) * self.rate.refill)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def give_back(self) -> None:
        """One that was taken is not counted after all."""
        self.level = min(self.rate.burst, self.level + 1)


class Buckets:
    """One bucket for each key, such as an address; the one unused for longest is forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate, self.now = rate, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.now)
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_KEYS:
            self.buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, key: str) -> None:
        if bucket := self.buckets.get(key):
            bucket.give_back()
