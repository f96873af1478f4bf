"""The last lines of a seat's story as numbers: what happened, and the things it happened to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from msgspec import to_builtins

from parlour.core import Event, Move, Said, View
from parlour.envs.claims import Claims
from parlour.envs.tensors import KEPT, MOST, Block

LINES: Final = 24
WIDTH: Final = 12  # numbers for a line: the kind of event, then what it says
UNKNOWN: Final = MOST  # a word that stands in no move


class History:
    """Words are numbered in the order in which the moves of a table use them."""

    def __init__(self, game: str, moves: Sequence[Move]) -> None:
        self.words: dict[str, int] = {}
        for word in words_in(to_builtins(moves)):
            self.words.setdefault(word, len(self.words) + 1)
        self.kinds = {kind: number for number, kind in enumerate(events_of(game), 1)}
        self.claims = Claims(game, self.words)
        self.known: dict[int, tuple[Event, bytes]] = {}  # by identity, which is quicker than to compare events

    def block(self) -> Block:
        return Block("history", LINES * WIDTH, self.write)

    def write(self, view: View) -> bytes:
        known, last = self.known, view.story[-LINES:]
        rows = [
            entry[1] if (entry := known.get(id(event))) and entry[0] is event else self.remember(event)
            for event in reversed(last)
        ]
        return b"".join(rows) + bytes(WIDTH * (LINES - len(last)))

    def remember(self, event: Event) -> bytes:
        if len(self.known) >= KEPT:
            self.known.clear()
        row = self.written(event)
        self.known[id(event)] = event, row
        return row

    def written(self, event: Event) -> bytes:
        """One line; the newest comes first in the block."""
        told = self.claims.numbered(event) if isinstance(event, Said) else to_builtins(event)
        row = [self.kinds[type(event)], *self.values(told)][:WIDTH]
        return bytes(row) + bytes(WIDTH - len(row))

    def values(self, thing: Any) -> Iterator[int]:
        """Everything in an event, in order; seats and numbers are one larger than they are, 0 is nothing."""
        match thing:
            case dict():
                for name, part in thing.items():
                    if name != "type":
                        yield from self.values(part)
            case list() | tuple():
                for part in thing:
                    yield from self.values(part)
            case None:
                yield 0
            case bool() | int():
                yield min(max(int(thing) + 1, 0), MOST)
            case str():
                yield self.words.get(thing, UNKNOWN)


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
