"""Who answers cases: baselines, bots, and any program that reads a question and prints a number."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from msgspec import structs

from parlour.bots import LEVELS
from parlour.bots.own import player
from parlour.bots.program import PREFIX, Program
from parlour.cases.case import Case, Offered, game_of, move_of, view_of
from parlour.cases.desk import Desk
from parlour.cases.solving import right
from parlour.cases.solving.facts import asserted
from parlour.cases.stepping import steps
from parlour.cases.telling import text_of
from parlour.core import Fact, Refused

STEPS: Final = "steps:"


class Answerer(Protocol):
    def __call__(self, case: Case, rng: Random) -> int | None:
        """A place among the choices; None: no answer.  The answer that a case holds is not for looking at."""


def guessing(case: Case, rng: Random) -> int | None:
    """Any choice."""
    return rng.randrange(len(case.riddle.choices))


def solving(case: Case, rng: Random) -> int | None:
    """The exact solver: it goes by the view alone."""
    found = right(Desk(game_of(case), view_of(case)), case.riddle)
    return found[0] if len(found) == 1 else None


def counting(case: Case, rng: Random) -> int | None:
    """A counter of lines: it takes the choice that the most lines of the story speak of, each read by itself."""
    if case.kind not in ("prove", "lie"):
        return guessing(case, rng)
    desk = Desk(game_of(case), view_of(case))
    facts = [asserted(desk.view, choice) for choice in case.riddle.choices]
    spoken = [sum([speaks_for(desk, fact, line) for line in desk.lines(fact)]) for fact in facts]
    return max(range(len(facts)), key=lambda place: (spoken[place], rng.random()))


def speaks_for(desk: Desk, fact: Fact, line: int) -> bool:
    """Whether a line makes a statement likelier: it leaves fewer answers, and the statement may still be so."""
    left, all_ = desk.left(fact, [line]), desk.left(fact, ())
    return len(left) < len(all_) and any([(answer in fact.among) == fact.holds for answer in left])


class Stepping:
    """The solver of small steps, limited: what takes it more it guesses."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, case: Case, rng: Random) -> int | None:
        taken = steps(Desk(game_of(case), view_of(case)), case)
        return case.answer if taken <= self.most else guessing(case, rng)


class Playing:
    """A bot: it makes the move that it would make if there were no others, or says what it believes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, case: Case, rng: Random) -> int | None:
        mind, view = player(self.name, case.game), view_of(case)
        if isinstance(case.riddle.choices[0], Offered):
            return self.moved(mind, view, case, rng)
        believes: Callable[[Any], Any] | None = getattr(mind, "beliefs", None)
        return likeliest(case, view, believes(view)) if believes else None

    def moved(self, mind: Any, view: Any, case: Case, rng: Random) -> int | None:
        moves = [move_of(game_of(case), choice) for choice in case.riddle.choices if isinstance(choice, Offered)]
        if any([move not in view.options for move in moves]):
            return None
        chosen = mind.choose(structs.replace(view, options=tuple(moves)), rng)
        return moves.index(chosen) if chosen in moves else None


def likeliest(case: Case, view: Any, believed: Any) -> int | None:
    """The statement that a bot holds for likeliest."""
    facts = [asserted(view, choice) for choice in case.riddle.choices]
    chances = [chance_of(fact, believed.get(fact.unknown, {})) for fact in facts]
    return max(range(len(facts)), key=lambda place: chances[place])


def chance_of(fact: Fact, chances: Any) -> float:
    return float(sum([chance for answer, chance in chances.items() if (answer in fact.among) == fact.holds]))


class Asking:
    """A program that is asked in words, such as a language model."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.program: Program | None = None

    def __call__(self, case: Case, rng: Random) -> int | None:
        program = self.program = self.program or Program(game_of(case), self.command)
        number = program.number(text_of(case), 1, len(case.riddle.choices))
        return None if number is None else number - 1


OURS: Final[dict[str, Answerer]] = {"random": guessing, "exact": solving, "lines": counting}


def answerer(name: str) -> Answerer:
    """Who answers under that name, or Refused."""
    if name in OURS:
        return OURS[name]
    if name.startswith(PREFIX):
        return Asking(name.removeprefix(PREFIX))
    if name.startswith(STEPS) and name.removeprefix(STEPS).isdecimal():
        return Stepping(int(name.removeprefix(STEPS)))
    if name in LEVELS or (":" in name and not name.startswith(STEPS)):
        return Playing(name)
    known = ", ".join([*OURS, f"{STEPS}N", *[level for level in LEVELS if level not in OURS]])
    raise Refused("no-such-answerer", name=name, known=known)
