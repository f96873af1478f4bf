"""The kinds of step a rulebook is made of: choices, choices made in secret, nature's moves, and things that happen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from parlour.core.state import State, changed
from parlour.core.vocabulary import CLOCK, HIDDEN, NATURE, PASS, Below, Move, Pass, Refused, Seat, TakeBack, TimeUp

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Step(Struct, Generic[S, M], frozen=True, tag=True, gc=False):
    """One paragraph of the rulebook, waiting on the agenda.  It holds no secrets: everybody may read the agenda."""

    gathers: ClassVar[bool] = False  # whether it stays on the agenda while answers gather
    first_come: ClassVar[bool] = False  # whether the first answer may close it
    in_sight: ClassVar[bool] = False  # whether everybody at the table can see what its options are

    def asks(self, s: S) -> tuple[Seat, ...]:
        """The seats that must choose; none if the step simply happens."""
        return ()

    def happen(self, s: S) -> Steps:
        """Do what a step does that asks nobody, and say what follows."""
        return ()

    def options(self, s: S, seat: Seat) -> Sequence[M]:
        """Every move open to ``seat``."""
        return ()

    def refusal(self, s: S, seat: Seat, move: Move) -> Refused | str | None:
        """Why ``seat``, which is asked, may not make ``move``; None if it may."""
        return None if move in self.options(s, seat) else self.why_not(s, seat, move)

    def why_not(self, s: S, seat: Seat, move: Move) -> Refused | str:
        """Why a move is not among the options, as a message or a sentence; it may tell only what ``seat`` knows."""
        return Refused("not-an-option")

    @abstractmethod
    def take(self, s: S, seat: Seat, move: M) -> Steps:
        """Do what ``seat`` chose, and say what follows."""

    def struck(self, s: S) -> Steps:
        """What follows if this step is cancelled before it happens."""
        return ()

    def reconsiders(self, s: S, seat: Seat) -> Sequence[M]:
        """What ``seat``, which has answered, may still do instead while the question is open."""
        return ()


Steps: TypeAlias = tuple[Step[Any, Any], ...]
Seen: TypeAlias = tuple[tuple[Seat, ...], tuple[Move | None, ...]]


class Choice(Step[S, M], frozen=True):
    """A step that asks; what it offers is what it takes."""

    @abstractmethod
    def asks(self, s: S) -> tuple[Seat, ...]: ...

    @abstractmethod
    def options(self, s: S, seat: Seat) -> Sequence[M]: ...


class Gathering(Choice[S, M], frozen=True):
    """A step that stays on the agenda while answers gather in ``State.sealed``: one question, however many answers."""

    gathers = True

    @abstractmethod
    def seen(self, s: S, seat: Seat | None) -> Seen:
        """Whom the table waits for, and the sealed choices, as far as ``seat`` may know."""


class Together(Gathering[S, M], frozen=True):
    """Several seats choose at once, in secret; all is revealed when the last has chosen."""

    seats: tuple[Seat, ...]

    def asks(self, s: S) -> tuple[Seat, ...]:
        if not s.sealed:
            return self.seats
        return tuple(compress(self.seats, map(not_, s.sealed)))  # those whose choice is missing

    def take(self, s: S, seat: Seat, move: M) -> Steps:
        sealed = s.sealed
        if not sealed:
            sealed += [None] * len(self.seats)
        sealed[self.seats.index(seat)] = move
        if None in sealed:
            return (self,)
        s.sealed = []
        return self.reveal(s, sealed)  # type: ignore[arg-type]  # none is missing, and a cast would cost at every step

    @abstractmethod
    def reveal(self, s: S, choices: list[M]) -> Steps:
        """All have chosen, here in the order of ``seats``: do what follows."""

    def seen(self, s: S, seat: Seat | None) -> Seen:
        if not s.sealed:
            return s.asked, ()
        shown = veiled(self.seats, s.asked)
        if seat in self.seats and seat not in s.asked:
            own = self.seats.index(seat)
            shown = changed(shown, own, s.sealed[own])
        return s.asked, shown

    def unseal(self, s: S, below: Below) -> None:
        """In an imagined world, invent the choices others have sealed: each of their options is as likely."""
        for i, choice in enumerate(s.sealed):
            if choice == HIDDEN:
                moves = self.options(s, self.seats[i])
                s.sealed[i] = moves[below(len(moves))]


@lru_cache(maxsize=4096)
def veiled(seats: tuple[Seat, ...], asked: tuple[Seat, ...]) -> tuple[Move | None, ...]:
    """The sealed choices of ``seats`` to somebody who has made none of them; those ``asked`` have not chosen yet."""
    return tuple([None if seat in asked else HIDDEN for seat in seats])


class Window(Together[S, M | Pass], frozen=True):
    """Anyone may step in; the first who does closes the window, and so does the last to pass.

    Who has passed is shown to nobody else before it closes, so everybody always seems to be still thinking.  At a timed
    table the clock closes it, and no pass is final: until then a seat that has passed may still step in.
    """

    first_come = True

    def asks(self, s: S) -> tuple[Seat, ...]:
        asked = Together.asks(self, s)  # not super(), which takes longer, in what every decision passes
        return (*asked, CLOCK) if s.timed else asked

    def refusal(self, s: S, seat: Seat, move: Move) -> Refused | str | None:
        if seat == CLOCK:
            return None if type(move) is TimeUp else Refused("clock-only-closes")
        return super().refusal(s, seat, move)

    def reconsiders(self, s: S, seat: Seat) -> Sequence[M | Pass]:
        if not s.timed or not self.passed(s, seat):
            return ()
        return [move for move in self.options(s, seat) if type(move) is not Pass]

    def take(self, s: S, seat: Seat, move: M | Pass) -> Steps:
        if type(move) is Pass:
            return self.seal_pass(s, seat) if s.timed else Together.take(self, s, seat, move)
        s.sealed = []
        if seat == CLOCK:
            return self.reveal(s, [PASS] * len(self.seats))
        return self.step_in(s, seat, move)  # type: ignore[arg-type]  # it is no Pass

    def seal_pass(self, s: S, seat: Seat) -> Steps:
        """At a timed table the window stays open even when everybody has passed."""
        if not s.sealed:
            s.sealed += [None] * len(self.seats)
        s.sealed[self.seats.index(seat)] = PASS
        return (self,)

    @abstractmethod
    def step_in(self, s: S, seat: Seat, move: M) -> Steps:
        """``seat`` is the first to step in: do what follows."""

    def reveal(self, s: S, choices: list[M | Pass]) -> Steps:
        return ()

    def passed(self, s: S, seat: Seat | None) -> bool:
        sealed, seats = s.sealed, self.seats
        return bool(sealed) and seat in seats and sealed[seats.index(seat)] is not None

    def seen(self, s: S, seat: Seat | None) -> Seen:
        if seat in s.asked or not self.passed(s, seat):
            return self.seats, ()
        waiting = tuple([who for who in self.seats if who != seat])
        return waiting, tuple([PASS if who == seat else None for who in self.seats])


class Piecewise(Gathering[S, M], frozen=True):
    """One seat decides in several small parts; nobody else learns even how many, until it is complete."""

    seat: Seat

    def asks(self, s: S) -> tuple[Seat, ...]:
        return (self.seat,)

    @abstractmethod
    def options(self, s: S, seat: Seat) -> Sequence[M]:
        """What may be added to the parts so far, ``s.sealed``."""

    def refusal(self, s: S, seat: Seat, move: Move) -> Refused | str | None:
        if type(move) is TakeBack:
            return None if s.sealed else Refused("nothing-to-take-back")
        return super().refusal(s, seat, move)

    def take(self, s: S, seat: Seat, move: M) -> Steps:
        if type(move) is TakeBack:
            s.sealed.pop()
            return (self,)
        parts: list[M] = s.sealed  # type: ignore[assignment]  # its own parts
        if not self.completes(s, move):
            parts.append(move)
            return (self,)
        s.sealed = []
        return self.decide(s, [*parts, move])

    @abstractmethod
    def completes(self, s: S, move: M) -> bool:
        """Whether ``move``, added to the parts so far, makes the decision whole."""

    @abstractmethod
    def decide(self, s: S, parts: list[M]) -> Steps:
        """Do what follows from the whole decision."""

    def seen(self, s: S, seat: Seat | None) -> Seen:
        return s.asked, tuple(s.sealed) if seat == self.seat else ()


class Chance(Step[S, M], frozen=True):
    """A step that asks nature: the deal, a shuffle, a roll of the dice."""

    def asks(self, s: S) -> tuple[Seat, ...]:
        return (NATURE,)

    def refusal(self, s: S, seat: Seat, move: Move) -> Refused | str | None:
        return None if self.possible(s, move) else Refused("nature-could-not")

    @abstractmethod
    def sample(self, s: S, below: Below) -> M:
        """One fair outcome."""

    @abstractmethod
    def possible(self, s: S, move: Move) -> bool:
        """Whether nature could have made ``move``, which may be any move at all."""


class Happening(Step[S, Move], frozen=True):
    """A step that needs nobody's choice."""

    @abstractmethod
    def happen(self, s: S) -> Steps: ...

    def take(self, s: S, seat: Seat, move: Move) -> Steps:
        return self.happen(s)


class StrikeNext(Happening[State], frozen=True):
    """Cross the next step off the agenda: what was cancelled does not happen."""

    def happen(self, s: State) -> Steps:
        return s.agenda.pop(-2).struck(s)
