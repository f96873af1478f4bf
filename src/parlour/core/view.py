"""What one seat may see: built up from nothing, never pared down from the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, TypeVar, get_type_hints

from msgspec import DecodeError, Struct, ValidationError, defstruct
from msgspec.json import Decoder
from msgspec.structs import fields

from parlour.core.state import Heard, State, Told
from parlour.core.steps import Gathering, Step, Steps
from parlour.core.vocabulary import Event, Hidden, Move, Pass, Refused, Result, Said, Seat, TakeBack, TimeUp

V = TypeVar("V", bound="View")


class View(Struct, frozen=True, gc=False):
    """Common to every game; a game adds the board as ``seat`` sees it (None: a spectator, who sees least)."""

    seat: Seat | None
    seats: int
    asked: tuple[Seat, ...]  # whom the table waits for, as far as this seat may know
    options: Sequence[Move]  # what this seat may do now
    agenda: Steps
    sealed: tuple[Move | None, ...]
    result: Result | None
    story: tuple[Event, ...]  # written out when it is first read: docs/decisions/0048

    def heard(self) -> Heard:
        """The story, whether it is written out or not."""
        told = held(self)
        return told if type(told) is Heard else Heard(told, len(told), 0, told)  # type: ignore[arg-type]  # a tuple


# Where a view holds its story, or what was ``Heard`` of it.
held: Final[Callable[[View], Heard | tuple[Event, ...]]] = vars(View)["story"].__get__
hold: Final[Callable[[View, tuple[Event, ...]], None]] = vars(View)["story"].__set__


def story(view: View) -> tuple[Event, ...]:
    """All that the seat of this view was told."""
    told = held(view)
    return (told.written or told.story()) if type(told) is Heard else told  # type: ignore[return-value]  # a tuple


View.story = property(story)  # type: ignore[assignment]  # it reads like the field that it stands for


def written_out(view: V) -> V:
    """The same view with its story written out for good, as it must be before it is encoded."""
    hold(view, story(view))
    return view


def told_since(view: View, line: int) -> Sequence[Event]:
    """The lines of a view's story from this one on; the rest need not be written out."""
    return view.heard().since(line)


def common(
    s: State, seat: Seat | None
) -> tuple[
    Seat | None,
    int,
    tuple[Seat, ...],
    Sequence[Move],
    Steps,
    tuple[Move | None, ...],
    Result | None,
    tuple[Event, ...],
]:
    """The part of a view that every game has, in the order of its fields."""
    asked, told = s.asked, s.told
    heard: Any = told.heard(seat) if type(told) is Told else s.heard(seat)  # a story, once somebody reads it
    if not asked:
        return seat, s.seats, (), (), (), (), s.result, heard
    top = s.agenda[-1]
    mine: Sequence[Move]
    if seat in asked:  # as most often
        mine = top.options(s, seat)
    else:
        mine = () if seat is None else top.reconsiders(s, seat)
    if not top.gathers:
        return seat, s.seats, asked, mine, tuple(s.agenda), (), None, heard
    open_: Gathering[Any, Any] = top  # type: ignore[assignment]  # not isinstance: docs/decisions/0003
    awaited, sealed = open_.seen(s, seat)
    return seat, s.seats, awaited, mine, tuple(s.agenda), sealed, None, heard


# ── a view read from the bytes that it was sent as, for a player who holds nothing but those ──


def view_reader(package: str, view: Callable[..., Any], moves: Any, claims: Any) -> Callable[[bytes | str], Any]:
    """What reads the views that ``view`` makes, of the game in ``package``."""
    kind: type[View] = get_type_hints(view)["return"]
    known = kinds_in_a_view(package, moves | Hidden | Pass | TakeBack | TimeUp, claims)
    shape = [(field.name, known.get(field.name, field.type), field.default) for field in fields(kind)]
    decode: Callable[[bytes | str], Any] = Decoder(defstruct(f"{kind.__name__}Read", shape)).decode

    def read(sent: bytes | str) -> Any:
        try:
            come = decode(sent)
        except ValidationError as error:
            raise Refused("no-view-of-this-game", error=error) from None
        except DecodeError:
            raise Refused("not-json") from None
        return kind(**{name: getattr(come, name) for name in kind.__struct_fields__})

    return read


def kinds_in_a_view(package: str, move: Any, claims: Any) -> dict[str, Any]:
    """What exactly may stand in those fields of a view that every game has."""
    step, event = one_of(Step, package, "parlour.core"), one_of(Event, package) | Said[claims]
    some: Any = tuple
    return {
        "options": some[move, ...],
        "agenda": some[step, ...],
        "sealed": some[move | None, ...],
        "story": some[event, ...],
    }


def one_of(base: Any, *packages: str) -> Any:
    """The union of all kinds of ``base`` that these have, told apart by their tags."""
    inside = tuple([f"{package}." for package in packages])
    return reduce(or_, [kind for kind in kinds_of(base) if kind.__module__.startswith(inside)], base)


def kinds_of(base: Any) -> Iterator[Any]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)
