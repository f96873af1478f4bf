"""The whole truth of a game in progress; it never travels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from parlour.core.vocabulary import Event, Move, Result, Seat

if TYPE_CHECKING:  # steps act on states and states hold steps: the one circle of the grammar
    from parlour.core.steps import Step

T = TypeVar("T")


class Whisper(Struct, frozen=True, gc=False):
    """An event told to some seats only, while the rest hear another one, or nothing."""

    event: Event
    only: tuple[Seat, ...]
    others: Event | None

    def heard(self, seat: Seat | None) -> Event | None:
        return self.event if seat in self.only else self.others


class State(Struct):
    """Common to every game; a game adds its own board as further plain fields, each with a default."""

    seats: int
    agenda: list[Step[Any, Any]] = []  # the steps still to come, the next one last
    asked: tuple[Seat, ...] = ()  # the seats that owe a move now; none once the game is over
    sealed: list[Move | None] = []  # answers to the top step so far: only Together, Window and Piecewise write here
    told: list[Event | Whisper] = []  # everything said to anyone so far, kept once (docs/decisions/0002)
    result: Result | None = None
    timed: bool = False  # whether a Window lasts until the clock closes it

    def clone(self) -> Self:
        """A state that lives its own life: lists are copied, and lists within lists; everything else is shared."""
        kind = type(self)
        written: Callable[[Self], Self] = cloner(kind)
        if "clone" not in vars(kind):  # from the second time on it is called directly
            kind.clone = written  # type: ignore[method-assign,assignment]
        return written(self)

    def tell(self, event: Event) -> None:
        """Tell ``event`` to everyone."""
        self.told.append(event)

    def whisper(self, event: Event, only: tuple[Seat, ...], others: Event | None = None) -> None:
        """Tell ``event`` to ``only`` some, while the rest hear ``others``, or nothing."""
        self.told.append(Whisper(event, only, others))

    def story(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """All that ``seat`` was told (None: a spectator), from the ``since``-th telling on."""
        if since:
            return tuple(heard(self.told[since:], seat))
        return self.heard(seat).story()

    def heard(self, seat: Seat | None) -> Heard:
        """The same, not written out yet: what a view holds until somebody reads its story."""
        if type(self.told) is not Told:
            self.told = Told(self.told)
        return self.told.heard(seat)


@cache
def cloner(kind: type[State]) -> Callable[[Any], Any]:
    """The clone of one game's State as a person would write it by hand, field by field: nothing is faster."""
    copies = {name: COPY[depth].format(f"self.{name}") for name, depth in list_fields(kind).items()}
    given = ", ".join([*copies.values()][:ARGUMENTS])
    later = "".join([f"s.{name} = {copy}; " for name, copy in [*copies.items()][ARGUMENTS:]])
    scope: dict[str, Any] = {"State": kind}
    exec(f"def clone(self): s = State({given}); {later}return s", scope)
    written: Callable[[Any], Any] = scope["clone"]
    return written


ARGUMENTS = 30  # of one call: with more, Python packs them into a tuple first, which takes longer
COPY = ("{}", "{}.copy()", "[one.copy() for one in {}]")  # by how many lists deep a field is


def list_fields(kind: type[State]) -> dict[str, int]:
    """How many lists deep each field of a State is: 0 for a field that is no list."""
    hints = get_type_hints(kind, localns={"Step": dict})  # a step has two parameters too, and is no list
    return {name: depth(hints[name]) for name in kind.__struct_fields__}


def depth(hint: Any) -> int:
    return 1 + depth(get_args(hint)[0]) if get_origin(hint) is list else 0


class Heard:
    """The first so many of all lines that a seat is told: no line is copied until the story is read.

    It is no Struct, so that msgspec refuses to encode a view whose story is not written out.
    """

    __slots__ = ("length", "lines", "read", "written")

    def __init__(
        self, lines: Sequence[Event], length: int, read: int, written: tuple[Event, ...] | None = None
    ) -> None:
        self.lines = lines  # more come at its end while the game goes on
        self.length = length
        self.read = read  # how much of everything said to anyone they are
        self.written = written

    def story(self) -> tuple[Event, ...]:
        """These lines alone."""
        if self.written is None:
            lines = self.lines
            self.written = tuple(lines if len(lines) == self.length else lines[: self.length])
        return self.written

    def since(self, line: int) -> Sequence[Event]:
        """These lines from that one on; the rest need not be written out."""
        return self.lines[line : self.length]

    def continues(self, before: Heard) -> bool:
        """Whether this story begins with all of that one."""
        if self.lines is before.lines:  # as most often
            return before.length <= self.length
        return before.story() == self.story()[: before.length]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Heard):
            return self.length == other.length and self.continues(other)
        return self.story() == other

    def __hash__(self) -> int:
        return hash(self.story())

    def __repr__(self) -> str:
        return repr(self.story())

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (self.story(),)


class Told(list["Event | Whisper"]):
    """Everything said to anyone, remembering what each seat has heard of it so far, so that views cost little.

    To all others it is the plain list; a copy of it, as in a clone, is one and remembers nothing.
    """

    __slots__ = ("stories",)

    def __init__(self, told: Sequence[Event | Whisper]) -> None:
        super().__init__(told)
        self.stories: dict[Seat | None, Heard] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Told, ([*self],)

    def heard(self, seat: Seat | None) -> Heard:
        """All that ``seat`` was told; the lines that are new come at the end of the others."""
        known = self.stories.get(seat)
        if known is None:
            known = self.stories[seat] = Heard([], 0, 0)
        read, length = known.read, len(self)
        if read < length:
            lines: list[Event] = known.lines  # type: ignore[assignment]  # its own
            for line in self[read:]:  # ``heard``, written out
                if type(line) is not Whisper:
                    lines.append(line)  # type: ignore[arg-type]  # it is no Whisper
                elif seat in line.only:
                    lines.append(line.event)
                elif line.others is not None:
                    lines.append(line.others)
            if len(lines) > known.length:
                known = self.stories[seat] = Heard(lines, len(lines), length)
            else:
                known.read = length
        return known


def changed(things: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    """The same things with another one at this place: what a view shows is kept as a tuple, which views can share."""
    return *things[:place], new, *things[place + 1 :]


def by_kind(story: Iterable[Event]) -> defaultdict[type[Event], list[Any]]:
    """The events of a story, sorted by what they are."""
    kinds: defaultdict[type[Event], list[Any]] = defaultdict(list)
    for event in story:
        kinds[type(event)].append(event)
    return kinds


def heard(told: Sequence[Event | Whisper], seat: Seat | None) -> list[Event]:
    """What ``seat`` hears of these tellings."""
    return [  # Whisper.heard, written out: views spend most of their time here
        event  # type: ignore[misc]  # never a Whisper
        for t in told
        if (event := t if type(t) is not Whisper else t.event if seat in t.only else t.others) is not None
    ]
