"""From a type to the code of its values, at one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from parlour.core import FIXED, Among, Game, Move, PerSeat, Refused, Settings, UpTo, catalogue
from parlour.core.bounds import A_SEAT, OR_NOBODY
from parlour.numbers import codes
from parlour.numbers.codes import Code

MOST: Final = 8  # things in a row, where no annotation says how many there may be
MANY: Final = 100_000  # moves that a table may have
LISTS: Final = (tuple, list)
UNIONS: Final = (Union, UnionType)


class Types:
    """What the types of a game mean at one table.  On the board things are spread out, in the story they are tokens."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        self.game, self.seats, self.settings = game, seats, settings

    # ── the values that a type allows ──

    def among(self, annotation: Among, base: Any) -> list[Any]:
        """The values of an annotation."""
        values = annotation.values
        if isinstance(values, str):
            ids = [thing.id for thing in catalogue(self.game.things, self.seats, self.settings)]
            return [base(id.rpartition(":")[2]) for id in ids if id.startswith(f"{values}:")]
        return list(dict.fromkeys(values(self.seats, self.settings) if callable(values) else values))

    def values(self, hint: Any, what: str, me: int) -> Iterator[Any]:
        """Every value of a type, for a move of seat ``me``; Refused where there is no end of them."""
        base, marks = bare(hint)
        among, most = of_kind(marks, Among), of_kind(marks, UpTo)
        if A_SEAT in marks:
            yield from [(me + place) % self.seats for place in range(self.seats)]
            yield from [-1] * (OR_NOBODY in marks)
        elif among:
            yield from self.among(among, base)
        elif base is bool:
            yield from (True, False)
        elif base is NoneType:
            yield None
        elif get_origin(base) is Literal:
            yield from get_args(base)
        elif get_origin(base) in UNIONS:
            for part in get_args(base):
                yield from self.values(part, what, me)
        elif get_origin(base) is tuple and most and get_args(base)[-1] is ...:
            entries = [*self.values(get_args(base)[0], what, me)]
            for length in range(most.at(self.seats, self.settings) + 1):
                yield from product(entries, repeat=length)
        elif get_origin(base) is tuple and get_args(base)[-1] is not ...:
            yield from product(*[[*self.values(part, what, me)] for part in get_args(base)])
        elif isinstance(base, type) and issubclass(base, Struct):
            yield from self.made(base, me)
        else:
            raise Refused(f"{what} may be any {plain(base)}: say which, as in Annotated[{plain(base)}, Among(…)].")

    def made(self, kind: type[Any], me: int) -> Iterator[Any]:
        """Everything of this kind, with all the values that its fields allow."""
        hints = fields_of(kind)
        parts = [[*self.values(hint, f"{kind.__name__}.{name}", me)] for name, hint in hints.items()]
        for values in product(*parts):
            one = kind(*values)
            if not isinstance(one, Move) or one.fits(self.seats, self.settings):
                yield one

    # ── codes ──

    def code(self, hint: Any, what: str, spread: bool) -> Code:
        """The code of a type; ``what`` it is the type of."""
        base, marks = bare(hint)
        if FIXED in marks or (isinstance(base, type) and issubclass(base, Settings)):
            return codes.nothing()
        if A_SEAT in marks:
            return (codes.seat_of if spread else codes.seat_token)(what, self.seats)
        if among := of_kind(marks, Among):
            return self.word(what, self.among(among, base), spread)
        if base in SIMPLE:
            return SIMPLE[base](what)
        origin = get_origin(base)
        if origin is Literal:
            return self.word(what, get_args(base), spread)
        if origin in UNIONS:
            return self.union(get_args(base), what, spread)
        if origin in LISTS:
            return self.row(base, marks, what, spread)
        if origin is dict:
            key, value = get_args(base)
            return codes.by_key([*self.values(key, what, 0)], self.code(value, what, spread))
        if is_record(base):
            return self.record(base, spread)
        raise Refused(
            f"{what} is of type {plain(base)}, which agents have no numbers for; {HOW.get(base, '')}".rstrip(" ;")
        )

    def word(self, what: str, values: Sequence[Any], spread: bool) -> Code:
        return (codes.one_of if spread else codes.token)(what, values)

    def union(self, parts: Sequence[Any], what: str, spread: bool) -> Code:
        """One of several types; None is nothing."""
        rest = [part for part in parts if part is not NoneType]
        if all([get_origin(part) is Literal for part in rest]):
            code = self.word(what, list(dict.fromkeys([value for part in rest for value in get_args(part)])), spread)
        elif len(rest) == 1:
            code = self.code(rest[0], what, spread)
        else:
            kinds = {kind_of_type(part): (plain(bare(part)[0]), self.code(part, what, spread)) for part in rest}
            code = codes.any_kind(kinds)
        return codes.optional(code) if len(rest) < len(parts) else code

    def row(self, base: Any, marks: Sequence[Any], what: str, spread: bool) -> Code:
        """Several things of one type; or a few things, each of a type of its own."""
        parts, most, each = get_args(base), of_kind(marks, UpTo), of_kind(marks, PerSeat)
        if each:
            return codes.per_seat(self.code(parts[0], what, spread), self.seats, each.times)
        if get_origin(base) is tuple and parts[-1] is not ...:
            return codes.record({f"({n})": self.code(part, what, spread) for n, part in enumerate(parts)}, iter)
        one = self.code(parts[0], what, spread)
        if spread and not most and (one.places is not None or A_SEAT in bare(parts[0])[1]):
            return codes.counted(one)
        usual = self.seats if A_SEAT in bare(parts[0])[1] else MOST
        return codes.in_order(one, most.at(self.seats, self.settings) if most else usual)

    def record(self, kind: type[Any], spread: bool) -> Code:
        """All fields of a kind, one after the other."""
        hints = fields_of(kind)
        parts = {name: self.code(hint, f"{kind.__name__}.{name}", spread) for name, hint in hints.items()}
        return codes.record(parts, reader(tuple(hints)))

    def kinds(self, kinds: Sequence[type[Any]]) -> Code:
        """Any of these kinds, as tokens."""
        return codes.any_kind({kind: (kind.__name__, self.record(kind, spread=False)) for kind in kinds})


SIMPLE: Final[dict[Any, Callable[[str], Code]]] = {
    bool: lambda what: codes.flag(),
    int: codes.whole,
    NoneType: lambda what: codes.nothing(),
}
HOW: Final = {str: "say which words there are, as in Annotated[str, Among(…)]."}


def bare(hint: Any) -> tuple[Any, Sequence[Any]]:
    """A type without its annotations, and these."""
    if get_origin(hint) is not Annotated:
        return (hint.__bound__ if isinstance(hint, TypeVar) else hint), ()
    base, *marks = get_args(hint)
    inner, more = bare(base)
    return inner, (*more, *marks)


def of_kind(marks: Sequence[Any], kind: type[Any]) -> Any:
    """The annotation of this kind, if there is one."""
    return next((mark for mark in marks if isinstance(mark, kind)), None)


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """The fields of a Struct or a NamedTuple, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    names = kind.__struct_fields__ if issubclass(kind, Struct) else kind._fields
    return {name: hints[name] for name in names}


def is_record(base: Any) -> bool:
    return isinstance(base, type) and (
        issubclass(base, Struct) or (issubclass(base, tuple) and hasattr(base, "_fields"))
    )


def reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields."""
    if not names:
        return lambda value: ()
    read = attrgetter(*names)
    return (lambda value: (read(value),)) if len(names) == 1 else read


def kind_of_type(hint: Any) -> Any:
    """What ``type`` says of the values of a type."""
    base, _ = bare(hint)
    return get_origin(base) or base


def plain(base: Any) -> str:
    return getattr(base, "__name__", None) or str(base)
