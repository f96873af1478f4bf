"""How help is printed: as plain text, each line broken once."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from cyclopts.help import PlainFormatter

if TYPE_CHECKING:
    from rich.console import Console  # slow to load, and only help needs it


class BrokenOnce(PlainFormatter):
    """Cyclopts breaks a description at the terminal's width, puts a name before it, and breaks it again."""

    def _print_plain(self, console: Console, text: str) -> None:
        indent = text[: len(text) - len(text.lstrip(" "))]
        hanging = indent + self.indent if indent else ""
        for n, paragraph in enumerate(text.split("\n\n")):
            words = " ".join(paragraph.split())
            lines = fill(words, console.width, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False)
            console.print(f"\n{lines}" if n else lines, highlight=False, markup=False, soft_wrap=True)
