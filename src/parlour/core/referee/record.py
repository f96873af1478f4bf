"""A match as JSON lines that a person can read, each carrying a hash that seals it and every line before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, TypeAlias

from msgspec import UNSET, DecodeError, Raw, Struct, UnsetType, json

from parlour.core.vocabulary import Claim, Move, Refused, Result, Seat

FORMAT: Final = 1


class Line(Struct, frozen=True, tag=True):
    """What one line says."""


class Opened(Line, frozen=True):
    game: str
    rules: int  # the version of its rules
    seats: int
    options: dict[str, bool | int | str]
    commitment: str  # the seed's hash, published before the deal
    entropy: tuple[str, ...] = ()  # what the players threw in after that
    parlour: int = FORMAT
    timed: bool | UnsetType = UNSET  # set where the clock closes windows
    exercise: bool | UnsetType = UNSET  # set where a finished game is played on from one of its moves
    names: tuple[str, ...] | UnsetType = UNSET  # what the players were called, seat by seat, if that was told

    @property
    def players(self) -> tuple[str, ...]:
        """What the players were called; nothing where nobody told."""
        return () if self.names is UNSET else self.names


class Moved(Line, frozen=True):
    seat: Seat
    move: Raw


class Spoke(Line, frozen=True):
    seat: Seat
    claim: Raw


class Undone(Line, frozen=True):
    """A seat went back to before one of its choices; all lines from there to here happened, and count no longer."""

    seat: Seat
    to: int  # the line with which the choice began


class Closed(Line, frozen=True):
    result: Result
    seed: str


class Stopped(Line, frozen=True):
    """The people at the table ended the game before its end; the seed is revealed all the same."""

    how: str  # conceded or aborted
    why: str
    seed: str


AnyLine: TypeAlias = Opened | Moved | Spoke | Undone | Closed | Stopped
READ: Final = json.Decoder(AnyLine)
SEAL: Final = ',"seal":"'


class Record:
    """The lines so far, and the seal of the last one."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.seal = ""

    def __len__(self) -> int:
        return len(self.lines)

    def copy(self) -> Record:
        """The same lines, to be written on in another way."""
        other = Record()
        other.lines, other.seal = self.lines.copy(), self.seal
        return other

    def move(self, seat: Seat, move: Move) -> None:
        """Add what ``seat`` did."""
        self.write(Moved(seat, Raw(json.encode(move))))

    def claim(self, seat: Seat, claim: Claim) -> None:
        """Add what ``seat`` said."""
        self.write(Spoke(seat, Raw(json.encode(claim))))

    def write(self, line: Line) -> None:
        """Add a line, sealed over all before it."""
        body = f'{{"n":{len(self.lines) + 1},{json.encode(line).decode()[1:]}'
        self.seal = seal(self.seal, body)
        self.lines.append(f'{body[:-1]}{SEAL}{self.seal}"}}')


class Blank(Record):
    """The record of a match that nobody keeps: it counts its lines, and none of them is written."""

    def __init__(self, length: int = 0) -> None:
        super().__init__()
        self.length = length

    def __len__(self) -> int:
        return self.length

    def copy(self) -> Blank:
        return Blank(self.length)

    def move(self, seat: Seat, move: Move) -> None:
        self.length += 1

    def write(self, line: Line) -> None:
        self.length += 1


def seal(last: str, body: str) -> str:
    return sha256((last + body).encode()).hexdigest()


def read(lines: Iterable[str]) -> Iterator[AnyLine]:
    """The lines of a record, their numbers and seals checked."""
    last = ""
    for n, text in enumerate(lines, 1):
        body, found, rest = text.rpartition(SEAL)
        if not found or not body.startswith('{"n":') or not rest.endswith('"}'):
            raise Refused("line-not-whole", line=str(n))
        last = seal(last, body + "}")
        if not body.startswith(f'{{"n":{n},') or rest != last + '"}':
            raise Refused("line-altered", line=str(n))
        try:
            line = READ.decode(body + "}")
        except (DecodeError, RecursionError):  # the latter for a line nested without end
            raise Refused("line-not-understood", line=str(n)) from None
        if n > 1 and isinstance(line, Opened):
            raise Refused("line-opens-another", line=str(n))
        yield line


def opening(lines: Iterable[str]) -> Opened:
    """The first line of a record, which says what it is a record of."""
    first = next(read(lines), None)
    if not isinstance(first, Opened):
        raise Refused("record-not-opened")
    if first.parlour != FORMAT:
        raise Refused("record-format-unknown", theirs=str(first.parlour), ours=str(FORMAT))
    return first
