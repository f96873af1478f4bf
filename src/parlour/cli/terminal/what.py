"""What a card, or anything else on the table, does: its text, found by the name that a person types."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.cli.terminal.drawing import HEADING, Drawing
from parlour.core import Refused


def tell(drawing: Drawing, typed: str) -> None:
    """The text of the thing of that name; a part of the name is enough."""
    title = found(typed, list(drawing.texts))
    drawing.screen.line(title, HEADING)
    drawing.screen.line(drawing.texts[title], lead="      ")


def found(typed: str, titles: Sequence[str]) -> str:
    """The one title that is ``typed``, begins so or has it in it; Refused if there is none, or several."""
    if not typed:
        raise Refused("what-wants-name")
    fitting = naming(typed.casefold(), titles)
    if not fitting:
        raise Refused("nothing-called-so", text=typed)
    if len(fitting) > 1:
        raise Refused("name-means-several", text=typed, names=fitting[:5])
    return fitting[0]


def naming(typed: str, titles: Sequence[str]) -> list[str]:
    """The titles that ``typed`` fits best: as a whole, or else as their beginning, or else as a part."""
    called = {title: title.casefold() for title in titles}
    whole = [title for title, name in called.items() if name == typed]
    beginning = [title for title, name in called.items() if name.startswith(typed)]
    return whole or beginning or [title for title, name in called.items() if typed in name]
