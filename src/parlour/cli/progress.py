"""How far the work has come: shown on standard error, and only where somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec

from parlour.study.steady import uninterrupted

P = ParamSpec("P")


@contextmanager
def progress(games: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """To be called once for every game that is finished; some may be done before."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield unbroken(lambda: bar.advance(task))


@contextmanager
def portion(of: str) -> Iterator[Callable[[int, int], None]]:
    """To be called with how much is done, and of how much."""
    if not sys.stderr.isatty():
        yield lambda done, all: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(of), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield unbroken(lambda done, all: bar.update(task, completed=done, total=all))


def unbroken(draw: Callable[P, None]) -> Callable[P, None]:
    """Ctrl-C waits until it is drawn: in the middle it could leave the bar locked for ever."""

    def drawn(*given: P.args, **named: P.kwargs) -> None:
        with uninterrupted():
            draw(*given, **named)

    return drawn


@contextmanager
def working(on: str) -> Iterator[None]:
    """Say what is being done for as long as it takes."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True, highlight=False, markup=False).status(on):
        yield
