"""A game's title page: all that a table needs in order to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pickle import PicklingError
from sys import modules
from typing import Any, Final, Generic, Literal, Self, TypeAlias, TypeVar

from msgspec import Struct, to_builtins
from msgspec.json import Decoder

from parlour.core.settings import Settings, Value, read_settings
from parlour.core.state import State
from parlour.core.talk import Talk, talk_freely
from parlour.core.things import Things
from parlour.core.view import View, view_reader
from parlour.core.vocabulary import Claim, Move, Reason, Refused, Seat, TimeUp
from parlour.core.words import Spoken
from parlour.core.words.messages.saying import Saying, saying
from parlour.core.worlds import Truth, Worlds
from parlour.core.worlds.notes import Noted

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]  # to learn
SECONDS_A_DECISION: Final = 20  # of a person who is new to a game, bots' pauses included

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def say_nothing(view: Any) -> Sequence[Claim]:
    return ()


def allow_all(seats: int, settings: Any) -> Refused | None:
    return None


def tally_nothing(s: Any) -> Mapping[str, tuple[float, float]]:
    return {}


def same_worth(move: Move, view: Any) -> Mapping[str, int]:
    return {}


def as_written(options: Mapping[str, Value]) -> Mapping[str, Value]:
    return options


def never(view: Any) -> bool:
    return False


class Standing(Struct, frozen=True):
    """An answer that a player leaves with the table, to be given for them in a Window; nobody else learns of it."""

    answer: Callable[[Any], Move | None]  # from the seat's view; None: ask the player
    over: Callable[[Any], bool] = never  # from the seat's view: whether it has served its time


class Profile(Struct, frozen=True):
    """What a newcomer wants to know before sitting down; all but ``decisions`` is our judgement or the rulebook's."""

    best: int  # the number of players with which it is at its best
    minutes: tuple[int, int]  # from, to: how long people take who sit together
    decisions: int  # of one player in a whole game; `parlour simulate` counts those of all together
    difficulty: Difficulty
    first: Mapping[str, bool | int | str] = {}  # options that make a first game short

    @property
    def alone(self) -> int:
        """About how many minutes a game against bots takes, in steps of five."""
        return max(5, 5 * round(self.decisions * SECONDS_A_DECISION / 300))


def title_page(package: str, name: str) -> Any:
    """The game called ``name`` on the title page of ``package``."""
    return getattr(import_module(package), name)


class Game(Struct, Generic[S, V], frozen=True, kw_only=True, dict=True, eq=False):
    """One constant a game, in its ``__init__``; the registry finds it there."""

    id: str
    title: str
    seats: range
    version: int  # of its rules: a record of another version is not played on
    settings: type[Settings]
    begin: Callable[[int, Any], S]
    view: Callable[[S, Seat | None], V]
    worlds: Callable[[V], Worlds]
    unknowns: Callable[[S, Seat | None], Truth]  # what ``worlds`` asks of this seat's view, answered from the truth
    things: Things  # its ``things`` module
    notebook: Noted  # its ``notebook`` module, loaded when it is opened: ``noted(__name__)``
    words: Spoken  # its words by language: ``spoken(__name__)``
    moves: Any  # the union of its moves, nature's and PASS and TAKE_BACK included, to read them from a record
    profile: Profile | None = None  # a game on the shelf has one
    claims: Any = Claim
    speech: Callable[[V], Sequence[Claim]] = say_nothing
    talk: Callable[[V], Talk] = talk_freely  # who talks to whom; the same from every view
    final: tuple[type[Move], ...] = ()  # costly moves that can't be undone: a person is asked once more
    worth_after: Callable[[Move, V], Mapping[str, int]] = same_worth  # of the zones whose worth an option changes
    forbids: Callable[[int, Any], Refused | str | None] = allow_all  # why these seats and options don't go together
    older: Callable[[Mapping[str, Value]], Mapping[str, Value]] = as_written  # see ``table_of``
    windows: bool = False  # whether it ever asks a first-come question
    standing: Mapping[str, Standing] = {}  # answers that may be left with the table, by name
    tally: Callable[[S], Mapping[str, tuple[float, float]]] = tally_nothing  # of a game: so much out of so many
    lead: Callable[[S], Sequence[float]] | None = None  # for studies: how far each seat has come; the most is ahead

    @property
    def package(self) -> str:
        """The package that is the game; its ``__init__`` is the title page."""
        return str(getattr(self.things, "__name__", "")).rpartition(".")[0]

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, str]]:
        """Pickled by its name on the title page: a game is code, and every process has its own."""
        package = self.package
        page = vars(modules[package]) if package in modules else {}
        for name, value in page.items():
            if value is self:
                return title_page, (package, name)
        raise PicklingError(f"{self.title} stands on no title page, so it cannot be pickled.")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def table(self, seats: int, given: Settings | Mapping[str, object]) -> Settings:
        """The options for a table of ``seats``, or a Refused that says what is allowed."""
        if seats not in self.seats:
            raise Refused("game-is-for", game=self.title, players=self.for_players, seats=seats)
        kind = type(given) if isinstance(given, self.settings) else self.settings
        settings = read_settings(kind, self.title, given if isinstance(given, Mapping) else to_builtins(given))
        if reason := self.forbids(seats, settings):
            raise self.refused(reason)
        return settings

    def refused(self, reason: Refused | str) -> Refused:
        """What the rules give as a reason, as a refusal: its message is the house's or the game's own."""
        refused = reason if isinstance(reason, Refused) else Refused(reason)
        refused.package = self.package
        return refused

    def table_of(self, seats: int, written: Mapping[str, Value]) -> Settings:
        """The options of a table that was opened before, all of them written down then.

        ``older`` says in today's words what an earlier Parlour wrote: an option that it did not know, or called
        otherwise, is played as it was then.
        """
        return self.table(seats, self.older(written))

    @property
    def players(self) -> str:
        """For how many players it is, in words."""
        return str(self.for_players)

    @property
    def for_players(self) -> Reason:
        """The same as a part of a refusal, in no language."""
        low, high = self.seats[0], self.seats[-1]
        return Reason("so-many-players", count=low) if low == high else Reason("players-from-to", low=low, high=high)

    @cached_property
    def say(self) -> Saying:
        """Which message says something: its ``say``, loaded when something is first said."""
        return saying(self.package)

    @cached_property
    def read_move(self) -> Callable[[bytes | str], Move]:
        return Decoder(self.moves | TimeUp if self.windows else self.moves).decode

    @cached_property
    def read_claim(self) -> Callable[[bytes | str], Claim]:
        return Decoder(self.claims).decode

    @cached_property
    def read_view(self) -> Callable[[bytes | str], V]:
        """Reads a view from its JSON: what came over the wire is as good as the view itself."""
        return view_reader(self.package, self.view, self.moves, self.claims)
