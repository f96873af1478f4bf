"""A notebook for every seat: what it can know, what proves it, and a hint.  All of it from the seat's own view."""

from parlour.core import Cell, Explanation, Fact, Heading, Notebook, Sheet
from parlour.notebook.help import HELP, Help, allows
from parlour.notebook.hints import Hint, hint
from parlour.notebook.marks import MARKS, Mark, Marks, contradicted, marked, noted_down
from parlour.notebook.pages import blank, notebook, square, square_id, squares
from parlour.notebook.proofs import Proof, why

__all__ = [
    "HELP",
    "MARKS",
    "Cell",
    "Explanation",
    "Fact",
    "Heading",
    "Help",
    "Hint",
    "Mark",
    "Marks",
    "Notebook",
    "Proof",
    "Sheet",
    "allows",
    "blank",
    "contradicted",
    "hint",
    "marked",
    "notebook",
    "noted_down",
    "square",
    "square_id",
    "squares",
    "why",
]
