"""A view as a row of small numbers.  Each game names the blocks that the row is made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from parlour.core import Event, told_since

T = TypeVar("T")
KEPT: Final = 4096  # values of a block that are remembered
MOST: Final = 255  # a number of the row is a byte; what is larger counts as this

Add: TypeAlias = Callable[[bytearray, Sequence[Event]], None]  # writes into a block what these lines more say


class Block(Struct, frozen=True):
    """Some numbers that belong together."""

    name: str
    width: int
    write: Callable[[Any], bytes]  # from a view
    add: Add | None = None  # if it tells of the story alone


def of_story(name: str, width: int, add: Add) -> Block:
    """A block that tells of the story alone, so that it need not be written anew when a line is added."""

    def write(view: Any) -> bytes:
        rows = bytearray(width)
        add(rows, view.story)
        return bytes(rows)

    return Block(name, width, write, add)


def as_last_time(write: Callable[[Any], bytes], read: Callable[[Any], object]) -> Callable[[Any], bytes]:
    """The same, written anew only where a seat reads another object than last time; such an object never changes."""
    last: dict[int | None, tuple[object, bytes]] = {}

    def written(view: Any) -> bytes:
        thing, known = read(view), last.get(view.seat)
        if known is None or known[0] is not thing:
            known = last[view.seat] = thing, write(view)
        return known[1]

    return written


class Remembered:
    """Writes a block once for each value of the fields of a view that it reads."""

    def __init__(self, write: Callable[[Any], bytes], fields: tuple[str, ...]) -> None:
        self.write, self.fields, self.read = write, fields, attrgetter(*fields)
        self.known: dict[Hashable, bytes] = {}

    def __call__(self, view: Any) -> bytes:
        key = self.read(view)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = self.write(view)
        return found


def remembered(write: Callable[[Any], bytes], *fields: str) -> Remembered:
    """The same, written once for each value of these fields of a view, which are all that it reads."""
    return Remembered(write, fields)


def joined(blocks: Sequence[Block], told: int) -> Callable[[Any, Any], bytes]:
    """All these blocks in a row, as a person would write it by hand: what is remembered is looked up on the spot.

    Then comes what a ``Reading`` of the seat's story holds: so many blocks that tell of it, and its last lines.
    """
    scope: dict[str, Any] = {f"write{i}": block.write for i, block in enumerate(blocks)} | {
        "join": b"".join,
        "told_since": told_since,
    }
    parts = [f"write{i}(view)" for i in range(len(blocks))]
    for i, block in enumerate(blocks):
        if isinstance(block.write, Remembered):
            scope[f"known{i}"] = block.write.known.get
            parts[i] = f"known{i}(({', '.join([f'view.{name}' for name in block.write.fields])})) or {parts[i]}"
    parts += [*[f"reading.told[{i}]" for i in range(told)], "reading.history"]
    exec(WRITTEN.format(", ".join(parts)), scope)
    row: Callable[[Any, Any], bytes] = scope["row"]
    return row


WRITTEN: Final = """
def row(view, reading):
    new = told_since(view, reading.lines)
    if new:
        reading.read(new)
    return join(({}))
"""


def numbers(values: Sequence[int]) -> bytes:
    """Numbers as they are, cut at both ends."""
    try:
        return bytes(values)  # as most often
    except ValueError:
        return bytes([min(max(value, 0), MOST) for value in values])


def flags(values: Iterable[object]) -> bytes:
    """1 for what is true."""
    return bytes(map(bool, values))


@lru_cache(maxsize=KEPT)
def one_of(place: int | None, width: int) -> bytes:
    """1 at one place, which may be none."""
    row = bytearray(width)
    if place is not None and 0 <= place < width:
        row[place] = 1
    return bytes(row)


class Rows(dict[Any, bytes]):
    """A row for each thing; nothing but zeros for anything else."""

    def __init__(self, things: Sequence[Hashable]) -> None:
        super().__init__([(thing, one_of(place, len(things))) for place, thing in enumerate(things)])
        self.zeros = bytes(len(things))

    def __missing__(self, thing: object) -> bytes:
        return self.zeros


class Known(dict[Any, T]):
    """What was found for things before; found again more quickly than in an lru_cache."""

    def __init__(self, write: Callable[[Any], T], most: int = KEPT) -> None:
        super().__init__()
        self.write, self.most = write, most

    def __missing__(self, thing: Any) -> T:
        if len(self) >= self.most:
            self.clear()
        found = self[thing] = self.write(thing)
        return found


class Deck:
    """Cards by their places in a fixed order, to count them."""

    def __init__(self, cards: Sequence[Hashable]) -> None:
        self.width = len(cards)
        self.place: Mapping[Any, int] = {card: i for i, card in enumerate(cards)}
        alone = {card: 1 << 8 * i for i, card in enumerate(cards)}  # a row with this card alone
        self.single: Callable[[Hashable], int] = defaultdict(int, alone).__getitem__
        self.counted: Callable[[tuple[Hashable, ...]], bytes] = Known(self.count).__getitem__
        self.one: Callable[[Hashable], bytes] = Rows(cards).__getitem__  # which one it is, or none

    def count(self, cards: Sequence[Hashable]) -> bytes:
        """How many there are of each."""
        return sum(map(self.single, cards)).to_bytes(self.width, "little")
