"""A view as a row of numbers: a block for each of its fields, then the last lines of the seat's story."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any, Final, get_args

from msgspec import Struct

from parlour.core import Event, Game, Hidden, Recent, Said, Seat, Settings, Step, StrikeNext, View, told_since
from parlour.core.view import kinds_of
from parlour.numbers import codes
from parlour.numbers.codes import Code
from parlour.numbers.numbering import Numbering, players_moves
from parlour.numbers.types import Types, fields_of, reader

LINES: Final = 24  # of a story that a row holds, where nobody asks for more
STEPS: Final = 12  # of the agenda, the next one first
PARTS: Final = 24  # of a decision that is half made
KEPT: Final = 4096  # values of a field whose numbers are remembered
REMEMBERED: Final = 65_536  # lines of stories
UNSEEN: Final = ("seats", "options", "story")  # the same for ever, in the mask, in the history


class Block(Struct, frozen=True):
    """Some numbers that belong together: a field of the view."""

    name: str
    code: Code

    @property
    def width(self) -> int:
        return self.code.width


class Encoder:
    """Writes the views of a table as rows, and knows its moves by number."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings, lines: int = LINES) -> None:
        self.game, self.seats, self.settings, self.lines = game, seats, settings, lines
        self.numbering = Numbering(game, seats, settings)
        self.types = Types(game, seats, settings)
        self.line = line_code(self.types)
        self.board = [block for block in self.fields() if block.width]
        self.history = Block("history", history_code(self.line, lines))
        self.blocks = (*self.board, self.history)
        self.width = sum([block.width for block in self.blocks])
        self.values = attrgetter(*[block.name for block in self.board])
        self.written = [[Written(block, seat) for block in self.board] for seat in range(seats)]
        self.share_what_is_alike()
        self.told = [Lines(self.line, seat) for seat in range(seats)]

    def __reduce__(self) -> tuple[type[Encoder], tuple[Any, ...]]:
        """Pickled by its table: codes are functions."""
        return Encoder, (self.game, self.seats, self.settings, self.lines)

    def fields(self) -> Iterator[Block]:
        """A block for each field of the view that may differ."""
        kind = type(self.game.view(self.game.begin(self.seats, self.settings), None))
        for name, hint in fields_of(kind).items():
            if name not in UNSEEN:
                special = COMMON.get(name)
                yield Block(name, special(self) if special else self.types.code(hint, f"{kind.__name__}.{name}", True))

    def share_what_is_alike(self) -> None:
        """What does not depend on who looks is remembered once for all seats."""
        for place, block in enumerate(self.board):
            if not block.code.relative:
                for row in self.written:
                    row[place] = self.written[0][place]

    def row(self, view: View) -> bytes:
        """A view in numbers."""
        reading = Reading(self, view.seat)
        return self.row_read(view, reading)

    def row_read(self, view: View, reading: Reading) -> bytes:
        """The same, where the story was read up to some line before."""
        new = told_since(view, reading.count)
        if new:
            reading.read(new)
        fields = zip(self.written[view.seat or 0], self.values(view))
        return b"".join([*[known.get(value) or known.write(value) for known, value in fields], reading.history])

    def describe(self) -> list[str]:
        """What each number of a row means, in their order."""
        return [codes.joined(f"{block.name}:", name) for block in self.blocks for name in block.code.names]


class Written:
    """How one field of views is written, and what was written for some of its values."""

    def __init__(self, block: Block, me: Seat) -> None:
        self.code, self.me = block.code.write, me
        self.known: dict[Any, bytes] = {}
        self.alike: dict[int, tuple[object, bytes]] = {}  # by object, where a value can't be looked up
        self.get: Callable[[Any], bytes | None] = self.first

    def write(self, value: Any) -> bytes:
        written = self.code(value, self.me)
        if len(self.known) + len(self.alike) >= KEPT:
            self.known.clear()
            self.alike.clear()
        if self.get == self.same:
            self.alike[id(value)] = value, written
        else:
            self.known[value] = written
        return written

    def first(self, value: Any) -> bytes | None:
        """Find out how values are looked up: a dict, which never changes while it is shown, by the object."""
        try:
            hash(value)
            self.get = self.known.get
        except TypeError:
            self.get = self.same
        return None

    def same(self, value: Any) -> bytes | None:
        found = self.alike.get(id(value))
        return found[1] if found and found[0] is value else None


class Lines(dict[Event, bytes]):
    """Lines of stories as one seat reads them: the same thing happens in many games."""

    def __init__(self, code: Code, me: Seat) -> None:
        super().__init__()
        self.write, self.me = code.write, me

    def __missing__(self, event: Event) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[event] = self.write(event, self.me)
        return found


class Reading:
    """One seat's story in one game: only the lines are read that are new."""

    def __init__(self, encoder: Encoder, seat: Seat | None) -> None:
        self.line = encoder.told[seat or 0].__getitem__
        self.rows = bytes(encoder.history.width - 2)
        self.history = bytes(2) + self.rows
        self.count = 0  # lines of the story that have been read

    def read(self, new: Sequence[Event]) -> None:
        """These lines more; the newest comes first."""
        self.count += len(new)
        self.rows = b"".join((*map(self.line, new[::-1]), self.rows))[: len(self.rows)]
        self.history = self.count.to_bytes(2, "big") + self.rows


def encoder_of(game: Game[Any, Any], seats: int, settings: Settings, lines: int = LINES) -> Encoder:
    """The encoder of a table, made once."""
    key = id(game), seats, settings, lines
    found = MADE.get(key)
    if found is None or found.game is not game:
        found = MADE[key] = Encoder(game, seats, settings, lines)
    return found


MADE: Final = Recent[tuple[int, int, Settings, int], Encoder]()


def line_code(types: Types) -> Code:
    """A line of a story: what was said, or what happened."""
    claims = types.kinds(list(get_args(types.game.claims) or (types.game.claims,)))
    said = codes.record(
        {"seat": codes.seat_token("Said.seat", types.seats), "claim": claims}, reader(("seat", "claim"))
    )
    events = {kind: (kind.__name__, types.record(kind, spread=False)) for kind in kinds_in(types.game, Event)}
    return codes.any_kind({Said: ("Said", said), **events})


def history_code(line: Code, lines: int) -> Code:
    """How many lines there are, and the last of them, the newest first; a line whose kind is 0 is none."""

    def write(story: Sequence[Event], me: Seat) -> bytes:
        rows = [line.write(event, me) for event in story[: -lines - 1 : -1]]
        return b"".join((len(story).to_bytes(2, "big"), *rows)).ljust(2 + lines * line.width, b"\0")

    names = [f"[{n}] {name}" for n in range(lines) for name in line.names]
    return Code(2 + lines * line.width, write, ("lines told (256s)", "lines told (rest)", *names), line.relative)


def seat_code(encoder: Encoder) -> Code:
    """Which seat I have; nothing for a spectator."""
    return codes.optional(codes.one_of("the seat", range(encoder.seats)))


def agenda_code(encoder: Encoder) -> Code:
    """What is to come, the next step first."""
    code = codes.in_order(encoder.types.kinds([StrikeNext, *kinds_in(encoder.game, Step)]), STEPS)
    return Code(code.width, lambda agenda, me: code.write(agenda[::-1], me), code.names, True)


def sealed_code(encoder: Encoder) -> Code:
    """The parts of a decision that is half made, or who has chosen in secret."""
    kinds = encoder.types.kinds([*players_moves(encoder.game), Hidden])
    return codes.in_order(codes.optional(kinds), PARTS)


def result_code(encoder: Encoder) -> Code:
    """Whether it is over, who won, and the points; why is for people."""
    seats = encoder.seats
    won, points = codes.counted(codes.seat_of("a winner", seats)), codes.per_seat(codes.whole("points"), seats, 1)
    parts = {"won:": won, "points:": points}
    return codes.optional(codes.record(parts, attrgetter("winners", "points")))


COMMON: Final[dict[str, Callable[[Encoder], Code]]] = {
    "seat": seat_code,
    "agenda": agenda_code,
    "sealed": sealed_code,
    "result": result_code,
}  # fields of every view that have a code of their own


def kinds_in(game: Game[Any, Any], base: type[Any]) -> list[type[Any]]:
    """The kinds of ``base`` that a game has, by their names."""
    own = [kind for kind in kinds_of(base) if kind.__module__.startswith(f"{game.package}.")]
    return sorted(own, key=lambda kind: kind.__name__)
