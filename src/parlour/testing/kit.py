"""What a game lays out for the laws: the tables to play at, its hidden things and their twins, its small tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from os import environ
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Claim, Game, Move, Seat, Settings, Truth

if TYPE_CHECKING:  # a kit holds functions on runs, and runs are made from kits
    from parlour.testing.channels import Channel
    from parlour.testing.run import Run

Action: TypeAlias = Move | Claim
Actions: TypeAlias = list[tuple[Seat, Action]]
Twins: TypeAlias = "Callable[[Run, Seat, Random], Iterator[tuple[str, Actions]]]"
Outcomes: TypeAlias = Callable[[Any], Iterable[tuple[Move, Fraction | int]]]
Weight: TypeAlias = Callable[[Any, Seat, Move], Fraction | int]
Choose: TypeAlias = Callable[[Any, Seat, Sequence[Move], Random], Move]


class Variant(Struct, frozen=True):
    """A table on which the laws are tried."""

    seats: int
    options: Mapping[str, object] = {}

    def __str__(self) -> str:
        chosen = [f"{name}={shortened(value)}" for name, value in self.options.items()]
        return ", ".join([f"{self.seats} seats", *chosen])


class Small(Struct, frozen=True):
    """A table so small that every history of its first ``actions`` actions can be played.

    ``outcomes(s)``: every move nature may make, with its weight; ``weight(s, seat, move)``: the even model's weight
    of another seat's move, 1 for a public choice (times the number of labelled cards alike), and one part of the number
    of labelled options for a hidden one.  Passes in a Window are never weighed, nor is a choice while it is sealed.
    A move that nobody at this table ever makes, by ``choose``, weighs 0: that keeps a table small.
    """

    seats: int
    settings: Mapping[str, object] | Settings
    outcomes: Outcomes
    weight: Weight
    actions: int = 12
    histories: int = 4_000  # played at this table, after which no further game is begun
    choose: Choose | None = None  # how its games choose; None: as the kit says
    game: Game[Any, Any] | None = (
        None  # the game asked only about some of what is hidden, the rest being dealt in one way
    )

    def of(self, kit: Kit) -> Kit:
        """The kit as it is played at this table."""
        return replace(kit, game=self.game or kit.game, choose=self.choose or kit.choose)


def shortened(value: object) -> str:
    """A whole deck file would hide the rest of a line."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else f"{text[:37]}…"


def any_move(s: Any, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice(moves)


def no_more(s: Any, seat: Seat | None) -> Truth:
    return {}


class Kit(Struct, frozen=True, kw_only=True):
    """One constant a game, ``KIT`` in ``tests/games/<id>/kit.py``."""

    game: Game[Any, Any]
    variants: Sequence[Variant]
    kinds: Sequence[str]  # every hidden thing of the rulebook
    demanding: bool = True  # whether every kind must be met: at tables with a person's own options some may be missing
    twins: Twins  # (kind, the actions with two hidden things exchanged), hidden from the given seat
    small: Sequence[Small] = ()
    unmet: Mapping[str, str] | None = {}  # the kinds of event that brute force can't meet, and why; None: not asked
    actions: int = 5000  # no game may last longer
    choose: Choose = any_move  # how random games choose, if some corner is too seldom reached by chance
    answers: Callable[[Any, Seat | None], Truth] = no_more  # to what the notebook asks and the worlds don't
    channels: Mapping[str, Channel] = {}  # further things that a seat is sent, beside CHANNELS


def at_tables_with(options: Mapping[str, object], kit: Kit) -> Kit:
    """The same laws at tables that also choose these options; the small tables have options of their own."""
    variants = [Variant(variant.seats, {**variant.options, **options}) for variant in kit.variants]
    return replace(kit, variants=variants, small=(), demanding=False)


def soak() -> int:
    """How many times as many random games as usual: ``make soak`` sets PARLOUR_SOAK."""
    return int(environ.get("PARLOUR_SOAK", "1"))
