"""How often passwords may be tried: guessing stays slow, and what strangers try keeps no owner out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias

from parlour.server.http.guard import Trouble
from parlour.server.http.limits import Rates
from parlour.server.rates import Buckets

Limit: TypeAlias = tuple[Buckets, str]


class Attempts:
    """A device on which an account was signed in before has tries of its own.  All others share those of strangers."""

    def __init__(self, rates: Rates) -> None:
        self.of_address, self.of_device = Buckets(rates.sign_ins), Buckets(rates.sign_ins_by_device)
        self.of_name_there, self.of_name = Buckets(rates.sign_ins_by_name), Buckets(rates.all_sign_ins_by_name)
        self.of_account = Buckets(rates.all_sign_ins_by_name)

    def come(self, address: str) -> None:
        """Somebody tries something at all."""
        if not self.of_address.take(address):
            raise Trouble(429, "too-many-attempts")

    def sign_in(self, address: str, name: str, device: str | None) -> AbstractContextManager[None]:
        """Somebody says a name and a password, perhaps on a device that is known to belong to that name."""
        if device is not None:
            return guessing([(self.of_device, device)])
        self.come(address)
        return guessing([(self.of_name_there, f"{address} {name}"), (self.of_name, name)])

    def say_again(self, session: str, account: str) -> AbstractContextManager[None]:
        """Somebody who is signed in says the password once more.  Who has stolen a session could make others of it."""
        return guessing([(self.of_device, session), (self.of_account, account)])


@contextmanager
def guessing(limits: list[Limit]) -> Iterator[None]:
    """While a password is tried.  One that fits is not counted in the end.

    All are counted at first: else many that are tried at once would all be the first.
    """
    take(limits)
    yield
    give_back(limits)


def take(limits: list[Limit]) -> None:
    """One of each, or none at all: who is refused has not used up what others may still try."""
    for n, (buckets, key) in enumerate(limits):
        if not buckets.take(key):
            give_back(limits[:n])
            raise Trouble(429, "too-many-attempts")


def give_back(limits: list[Limit]) -> None:
    for buckets, key in limits:
        buckets.give_back(key)
