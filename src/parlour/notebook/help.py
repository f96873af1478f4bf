"""How much a table helps its players: chosen by the host, the same for all, and known to all."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Help: TypeAlias = Literal["none", "marks", "warnings", "notebook", "hints"]
HELP: Final[dict[Help, str]] = {  # each allows all that those before it allow
    "none": "No notebook: players keep it all in their heads.",
    "marks": "Players mark an empty notebook and write notes of their own.",
    "warnings": "Marks of their own, and a warning where one contradicts what its player was told.",
    "notebook": "The whole notebook: what is certain, what is ruled out, how likely the rest is, and why.",
    "hints": "The whole notebook, and hints: where to look, what follows, and a good move.",
}


def allows(help: Help, wanted: Help) -> bool:
    """Whether a table with this ``help`` gives what ``wanted`` stands for."""
    levels = list(HELP)
    return levels.index(help) >= levels.index(wanted)
