"""How a value is written as numbers from 0 to 255: small codes, of which larger ones are made.

A code always writes as many numbers.  Seats are written as seen from ``me``: 0 is I, 1 my left neighbour, and so on.
Where there is nothing, there are zeros.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Refused, Seat

FAR: Final = 1 << 15  # numbers are smaller than this
BYTE: Final = 256
KEPT: Final = 4096  # values whose numbers are remembered
WORTH_IT: Final = 8  # numbers that are sooner looked up than written


class Code(Struct, frozen=True):
    """So many numbers, how they are written, and what each of them means."""

    width: int
    write: Callable[[Any, Seat], bytes]
    names: tuple[str, ...]
    relative: bool = False  # whether they depend on who looks
    blank: bool = False  # whether it has a way to write nothing at all
    places: Mapping[Any, int] | None = None  # of a code for one of several things: their places


def whole(what: str) -> Code:
    """A whole number: its sign and its hundreds (of 256), then the rest."""

    def write(value: int, me: Seat) -> bytes:
        if not isinstance(value, int) or (size := abs(value)) >= FAR:
            raise Refused(f"{what} is {value!r}, and agents are shown whole numbers below {FAR}.")
        return bytes((size // BYTE + (value < 0) * 128, size % BYTE))

    return Code(2, write, ("256s, and 128 more below zero", "number"))


def flag() -> Code:
    return Code(1, lambda value, me: b"\1" if value else b"\0", ("yes",))


def nothing() -> Code:
    return Code(0, lambda value, me: b"", ())


def one_of(what: str, values: Sequence[Hashable]) -> Code:
    """A number for each value, of which one is 1."""
    rows = {value: single(place, len(values)) for place, value in enumerate(values)}
    return Code(
        len(values),
        lambda value, me: found(rows, value, what),
        tuple([f"is {named(value)}" for value in values]),
        blank=True,
        places={value: place for place, value in enumerate(values)},
    )


def token(what: str, values: Sequence[Hashable]) -> Code:
    """The place of a value, from 1; in two numbers where there are many."""
    width = 1 if len(values) < BYTE else 2
    rows = {value: place.to_bytes(width, "big") for place, value in enumerate(values, 1)}
    listed = ", ".join([f"{place} {named(value)}" for place, value in enumerate(values, 1)])
    names = (f"which: {listed}",) if width == 1 else (f"which (256s): {listed}", "which (rest)")
    return Code(width, lambda value, me: found(rows, value, what), names, blank=True)


def seat_of(what: str, seats: int) -> Code:
    """A number for each seat from mine on, and one for nobody."""
    rows = {seat: single(seat, seats + 1) for seat in range(seats)} | {-1: single(seats, seats + 1)}
    turned = [{around(seat, me, seats): row for seat, row in rows.items()} for me in range(seats)]
    names = (*[f"is {chair(seat)}" for seat in range(seats)], "is nobody")
    return Code(seats + 1, lambda value, me: found(turned[me], value, what), names, True, blank=True)


def seat_token(what: str, seats: int) -> Code:
    """The same as one number, from 1."""
    turned = [
        {around(seat, me, seats): bytes((seat + 1,)) for seat in range(seats)} | {-1: bytes((seats + 1,))}
        for me in range(seats)
    ]
    return Code(
        1, lambda value, me: found(turned[me], value, what), ("seat: 1 I, 2 my left neighbour, …",), True, blank=True
    )


def around(seat: Seat, me: Seat, seats: int) -> Seat:
    """The seat so many places to the left of ``me``; nobody stays nobody."""
    return seat if seat < 0 else (seat + me) % seats


def chair(seat: Seat) -> str:
    return "me" if seat == 0 else f"the seat {seat} to my left"


def named(value: object) -> str:
    return str(value) if value != "" else "none"


def single(place: int, width: int) -> bytes:
    row = bytearray(width)
    row[place] = 1
    return bytes(row)


def found(rows: Mapping[Any, bytes], value: Hashable, what: str) -> bytes:
    row = rows.get(value)
    if row is None:
        raise Refused(f"{what} is {value!r}, which is none of the values that its type allows.")
    return row


def optional(code: Code) -> Code:
    """The same, or nothing."""
    if code.blank:
        zeros = bytes(code.width)
        return Code(
            code.width,
            lambda value, me: zeros if value is None else code.write(value, me),
            code.names,
            code.relative,
            True,
        )
    zeros = bytes(code.width + 1)
    return Code(
        code.width + 1,
        lambda value, me: zeros if value is None else b"\1" + code.write(value, me),
        ("is there", *code.names),
        code.relative,
        True,
    )


def record(parts: Mapping[str, Code], values: Callable[[Any], Iterable[Any]]) -> Code:
    """Several parts, one after the other."""
    writes = [code.write for code in parts.values()]

    def write(value: Any, me: Seat) -> bytes:
        return b"".join([write(part, me) for write, part in zip(writes, values(value))])

    names = [joined(part, name) for part, code in parts.items() for name in code.names]
    relative = any([code.relative for code in parts.values()])
    return Code(sum([code.width for code in parts.values()]), write, tuple(names), relative)


def joined(part: str, name: str) -> str:
    return f"{part} {name}" if part else name


def counted(code: Code) -> Code:
    """How many there are of each, in whatever order."""

    width, alone = code.width, {value: 1 << 8 * place for value, place in (code.places or {}).items()}

    def write(values: Iterable[Any], me: Seat) -> bytes:
        try:
            total = sum([alone[value] for value in values])  # all rows added up at once, each number a byte
        except KeyError:  # seats, which depend on who looks, or a value that is refused
            total = sum([int.from_bytes(code.write(value, me), "little") for value in values])
        return total.to_bytes(width, "little")

    names = [f"how many: {name.removeprefix('is ')}" for name in code.names]
    return Code(code.width, write, tuple(names), code.relative)


def remembered(code: Code) -> Code:
    """The same, written once for each value: a part of the table changes seldom."""
    known: defaultdict[Seat, dict[Any, bytes]] = defaultdict(dict)
    if code.width < WORTH_IT:
        return code

    def write(value: Any, me: Seat) -> bytes:
        table = known[me if code.relative else 0]
        found = table.get(value)
        if found is None:
            if len(table) >= KEPT:
                table.clear()
            found = table[value] = code.write(value, me)
        return found

    return replace(code, write=write)


def in_order(each: Code, most: int) -> Code:
    """How many there are, then the first so many of them."""
    code = remembered(each)
    width = 1 + most * code.width

    def write(values: Sequence[Any], me: Seat) -> bytes:
        rows = [code.write(value, me) for value in values[:most]]
        return b"".join((bytes((min(len(values), 255),)), *rows)).ljust(width, b"\0")

    names = [f"[{place}] {name}" for place in range(most) for name in code.names]
    return Code(width, write, ("how many", *names), code.relative)


def per_seat(each: Code, seats: int, times: int) -> Code:
    """One for each seat from mine on, so many times over; nothing before there are any."""
    code = remembered(each)
    width = 1 + times * seats * code.width

    def write(values: Sequence[Any], me: Seat) -> bytes:
        groups = [values[start : start + seats] for start in range(0, len(values), seats)]
        turned = [value for group in groups for value in (*group[me:], *group[:me])]
        if len(turned) > times * seats:
            raise Refused(f"There are {len(turned)} entries for {times * seats} places, one for each seat.")
        return b"".join((bytes((len(turned),)), *[code.write(value, me) for value in turned])).ljust(width, b"\0")

    whose = [f"{chair(seat)}{f' ({n})' if times > 1 else ''}:" for n in range(times) for seat in range(seats)]
    return Code(width, write, ("how many", *[f"{who} {name}" for who in whose for name in code.names]), True)


def by_key(keys: Sequence[Hashable], code: Code) -> Code:
    """What stands under each key; nothing where the key is missing."""
    whole = remembered(optional(code))

    def write(values: Mapping[Any, Any], me: Seat) -> bytes:
        return b"".join([whole.write(values.get(key), me) for key in keys])

    names = [f"{key}: {name}" for key in keys for name in whole.names]
    return Code(len(keys) * whole.width, write, tuple(names), whole.relative)


def any_kind(kinds: Mapping[Any, tuple[str, Code]]) -> Code:
    """Which of several kinds it is, from 1, then what there is to say of that kind."""
    most = max([code.width for _, code in kinds.values()], default=0)
    numbers = {kind: (bytes((n,)), code.write) for n, (kind, (_, code)) in enumerate(kinds.items(), 1)}
    if len(numbers) >= BYTE:
        raise Refused(f"There are {len(numbers)} kinds, and agents tell at most {BYTE - 1} apart.")

    def write(value: Any, me: Seat) -> bytes:
        if type(value) not in numbers:
            raise Refused(f"{value!r} is of a kind that the game does not list.")
        number, write = numbers[type(value)]
        return (number + write(value, me)).ljust(1 + most, b"\0")

    listed = ", ".join([f"{n} {name}" for n, (name, _) in enumerate(kinds.values(), 1)])
    relative = any([code.relative for _, code in kinds.values()])
    return Code(1 + most, write, (f"kind: {listed}", *overlaid(kinds.values(), most)), relative)


def overlaid(kinds: Iterable[tuple[str, Code]], most: int) -> list[str]:
    """What each number means in each kind."""
    lines: list[list[str]] = [[] for _ in range(most)]
    for name, code in kinds:
        for line, meaning in zip(lines, code.names):
            line.append(f"{name} {meaning}")
    return ["; ".join(line) for line in lines]
