"""``parlour cases play`` and ``parlour case``: solve a case in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from parlour.cases.case import game_of
from parlour.cli.cases.files import house_pack, pack_in, picked
from parlour.cli.cases.solving import Solving
from parlour.cli.play import ToMe, chosen_language
from parlour.cli.terminal.screen import Screen

GradeOf: TypeAlias = Annotated[
    str | None, Parameter(name="--grade", help="How hard: easy, medium, hard or fiendish; usually as the day has it.")
]
Id: TypeAlias = Annotated[str | None, Parameter(name="--id", help="One case, by what it is called.")]
GameOf: TypeAlias = Annotated[str | None, Parameter(help="Of which game; usually of the one whose turn it is.")]


def play(
    file: Annotated[Path | None, Parameter(help="A pack or a case; usually the pack that comes with Parlour.")] = None,
    /,
    *,
    game: GameOf = None,
    grade: GradeOf = None,
    id: Id = None,
    language: ToMe = None,
) -> int:
    """Read what a seat was told, answer, and see the proof; hints come step by step."""
    case = picked(house_pack() if file is None else pack_in(file), game, grade, id)
    return Solving(case, Screen(), chosen_language(game_of(case), language)).run()


def case(game: GameOf = None, /, *, grade: GradeOf = None, language: ToMe = None) -> int:
    """Today's case, the same for everyone in the world; or today's of one game or grade."""
    return play(None, game=game, grade=grade, language=language)
