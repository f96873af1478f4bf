"""Something to be said, in no language: the key of a message and its arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias
from unicodedata import normalize

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from parlour.core.vocabulary import Result

Arg: TypeAlias = Any  # a seat, a card, a number, a text, yes or no, nothing; a list of these; a Say
FIELDS: Final = ("first", "second", "third", "fourth")  # what the parts of a tuple are called in a message
NUMBERS: Final = re.compile("[0-9]+")
NO_LETTERS: Final = re.compile("[^A-Za-z0-9]+")


class Say(Struct, frozen=True, omit_defaults=True):
    """A message by its key, and what stands in its places."""

    key: str
    args: Mapping[str, Arg] = {}
    of: Any = None  # what is told: its fields are arguments too

    @property
    def given(self) -> Mapping[str, Arg]:
        """All arguments."""
        return self.args if self.of is None else {**asdict(self.of), **self.args}


@cache
def slug(name: str) -> str:
    """Rick's Café is ``ricks-cafe`` in the id of a message, and a lone * is ``star``."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().replace("'", "").replace("*", "star")
    return NO_LETTERS.sub("-", plain).strip("-").lower()


def said(told: Struct, **more: Arg) -> Say:
    """An event, a move, a step or a claim says itself: its type is the key, and its fields are the arguments."""
    return Say(type(told).__name__, more, told)


def ended(result: Result) -> Say:
    """Why a game ended as it did."""
    points = {"best": max(result.points, default=0), "least": min(result.points, default=0)}
    return Say(f"ending-{result.ending}", points if result.figures is UNSET else {**points, **dict(result.figures)})


def turned_out(role: str) -> Say:
    """What a seat turned out to be; the numbers in it are arguments: Detective in 2 of 3 Cases."""
    numbers = [int(number) for number in NUMBERS.findall(role)]
    return Say(f"role-name-{slug(NUMBERS.sub('', role))}", dict(zip(FIELDS, numbers)))


def read(arg: Any) -> Any:
    """An argument as it was sent, with the messages in it."""
    if isinstance(arg, list):
        return [read(each) for each in arg]
    if not isinstance(arg, dict):
        return arg
    if isinstance(key := arg.get("key"), str):
        return Say(key, {**read(arg.get("of") or {}), **read(arg.get("args", {}))})
    return {name: read(each) for name, each in arg.items()}
