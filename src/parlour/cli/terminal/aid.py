"""The player aid at the terminal: how a turn goes, and what everything does at this table."""

from __future__ import annotations

from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.core import Aid


def tell(drawing: Drawing, aid: Aid) -> None:
    """The steps by their numbers, then each section under its title."""
    for number, step in enumerate(aid.flow, 1):
        drawing.screen.line(step, lead=f"{number:>4}  ")
    for section in aid.sections:
        drawing.screen.line()
        drawing.screen.line(section.title, HEADING)
        for entry in section.entries:
            drawing.screen.line(f"{entry.title}: {entry.text}", lead="      ")
