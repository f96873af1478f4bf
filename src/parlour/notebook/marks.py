"""A player's own marks and notes: they belong to the player, and nobody else sees them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct, structs

from parlour.core import Notebook, Refused
from parlour.notebook.pages import squares

Mark: TypeAlias = Literal["no", "maybe", "yes"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
MOST_MARKS: Final = 2_000
LONGEST_NOTE: Final = 4_000


class Marks(Struct, frozen=True):
    """What a player has written into a notebook."""

    squares: dict[str, Mark] = {}  # by the square's id
    note: str = ""


def marked(marks: Marks, square: str, mark: Mark | None) -> Marks:
    """With a square marked, or with its mark rubbed out."""
    others = {id: old for id, old in marks.squares.items() if id != square}
    if mark is not None and len(others) >= MOST_MARKS:
        raise Refused("notebook-full", most=MOST_MARKS)
    return structs.replace(marks, squares=others if mark is None else {**others, square: mark})


def noted_down(marks: Marks, note: str) -> Marks:
    """With another text in place of the old one."""
    if len(note) > LONGEST_NOTE:
        raise Refused("note-too-long", most=LONGEST_NOTE)
    return structs.replace(marks, note=note)


def contradicted(notebook: Notebook, marks: Marks) -> list[str]:
    """The squares whose marks cannot be right: yes where it is ruled out, no where it is certain."""
    wrong: dict[str, Mark] = {"ruled out": "yes", "certain": "no"}
    return [id for id, _, cell in squares(notebook) if marks.squares.get(id, "") == wrong.get(cell.certainty)]
