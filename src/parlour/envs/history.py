"""The last lines of a seat's story as numbers: what happened, and the things it happened to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import astuple

from parlour.core import Event, Move, Said, View
from parlour.envs.claims import Claims
from parlour.envs.tensors import MOST, Block, Known

LINES: Final = 24
WIDTH: Final = 12  # numbers for a line: the kind of event, then what it says
REMEMBERED: Final = 65_536  # lines
UNKNOWN: Final = MOST  # a word that stands in no move


class History:
    """Words are numbered in the order in which the moves of a table use them."""

    def __init__(self, game: str, moves: Sequence[Move], lines: int = LINES) -> None:
        self.lines = lines
        self.words: dict[str, int] = {}
        for word in words_in(to_builtins(moves)):
            self.words.setdefault(word, len(self.words) + 1)
        self.kinds = {kind: number for number, kind in enumerate(events_of(game), 1)}
        self.claims = Claims(game, self.words)
        self.line = Known(self.written, REMEMBERED).__getitem__  # the same thing happens in many games
        self.empty = bytes(lines * WIDTH)  # as long as nothing was told

    def block(self) -> Block:
        return Block("history", self.lines * WIDTH, self.write)

    def write(self, view: View) -> bytes:
        """The newest line comes first."""
        return b"".join(map(self.line, view.story[: -self.lines - 1 : -1])).ljust(len(self.empty), b"\0")

    def written(self, event: Event) -> bytes:
        """The kind of event, and what it says."""
        row = [self.kinds[type(event)]]
        self.flatten(self.claims.numbered(event) if type(event) is Said else astuple(event), row)
        return bytes(row[:WIDTH]).ljust(WIDTH, b"\0")

    def flatten(self, things: Iterable[Any], row: list[int]) -> None:
        """Everything in an event, in order; seats and numbers are one larger than they are, 0 is nothing."""
        for thing in things:
            kind = type(thing)  # not isinstance, which takes longer where it is not so
            if kind is str:
                row.append(self.words.get(thing, UNKNOWN))
            elif kind is int or kind is bool:
                row.append(thing + 1 if -1 <= thing < MOST else 0 if thing < 0 else MOST)
            elif thing is None:
                row.append(0)
            else:
                self.flatten(thing if isinstance(thing, tuple | list) else astuple(thing), row)


def events_of(game: str) -> list[type[Event]]:
    """The kinds of event of a game, in the order in which it lists them; speech comes first."""
    listed = vars(import_module(f"parlour.games.{game}.events")).values()
    return [
        Said,
        *[kind for kind in listed if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event],
    ]


def words_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, part in thing.items():
            if name != "type":
                yield from words_in(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from words_in(part)
