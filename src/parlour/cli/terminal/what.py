"""What a card, or anything else on the table, does: its text, found by the name that a person types."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.core import Refused
from parlour.core.words.english import listed


def tell(drawing: Drawing, typed: str) -> None:
    """The text of the thing of that name; a part of the name is enough."""
    title = found(typed, list(drawing.texts))
    drawing.screen.line(title, HEADING)
    drawing.screen.line(drawing.texts[title], lead="      ")


def found(typed: str, titles: Sequence[str]) -> str:
    """The one title that is ``typed``, begins so or has it in it; Refused if there is none, or several."""
    if not typed:
        raise Refused("Type what and the name of a card or of another thing on the table.")
    fitting = naming(typed.casefold(), titles)
    if not fitting:
        raise Refused(f"Nothing at this table is called {typed}.")
    if len(fitting) > 1:
        raise Refused(f"{typed} may mean {listed(fitting[:5], 'or')}: type more of it.")
    return fitting[0]


def naming(typed: str, titles: Sequence[str]) -> list[str]:
    """The titles that ``typed`` fits best: as a whole, or else as their beginning, or else as a part."""
    called = {title: title.casefold() for title in titles}
    whole = [title for title, name in called.items() if name == typed]
    beginning = [title for title, name in called.items() if name.startswith(typed)]
    return whole or beginning or [title for title, name in called.items() if typed in name]
