"""A plain screen: lines of text, coloured where there is colour, that read as well through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from shutil import get_terminal_size
from textwrap import wrap
from time import sleep
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from parlour.cli.mistakes import harmless

WIDEST: Final = 100
NARROWEST: Final = 30


class Screen:
    """Where a person reads, and types."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, get_terminal_size().columns - 1))

    def line(self, text: str = "", style: str = "", lead: str = "") -> None:
        """One paragraph after its ``lead``; where it takes several lines, they stand below one another."""
        below = " " * len(lead)
        for part in wrap(harmless(text), self.width, initial_indent=lead, subsequent_indent=below) or [lead]:
            self.verbatim(part, style)

    def verbatim(self, text: str, style: str = "") -> None:
        """One line as it is, however long: a path in it can be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def numbered(self, first: int, texts: Sequence[str]) -> None:
        """Options with their numbers, short ones side by side, to be read downwards."""
        numbers = [f"{n:>4}  " for n in range(first, first + len(texts))]
        cell = max([len(text) for text in texts]) + len(numbers[0]) + 1
        beside = max(1, min(self.width // cell, len(texts) // 4))
        rows = -(-len(texts) // beside)
        for row in range(rows):
            *left, last = range(row, len(texts), rows)
            self.line(texts[last], lead="".join([(numbers[n] + texts[n]).ljust(cell) for n in left]) + numbers[last])

    def page(self, markdown: str) -> None:
        """A page of the rules."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.print(Markdown(markdown), width=self.width)
        else:
            self.console.print(markdown, soft_wrap=True)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """A word on a terminal for as long as the person must wait; nothing of it stays."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def rest(self, seconds: float) -> None:
        """Let a person wait for so long; through a pipe nobody does."""
        if self.console.is_terminal:
            sleep(seconds)

    def ask(self, question: str) -> str | None:
        """What the person types; None when there is nobody left to type."""
        try:
            typed = input(question)
        except (EOFError, RuntimeError):  # the latter where there is no standard input at all
            self.line()
            return None
        if sys.stdin and not sys.stdin.isatty():  # nobody has seen it yet
            self.line(typed)
        return typed.strip()
