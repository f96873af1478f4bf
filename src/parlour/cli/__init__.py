"""The command line: one small file a command, imported when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from parlour import __version__


def main(words: Sequence[str] | None = None) -> int:
    """Carry out one command, and say how it went: 0 well, 1 not as hoped, 2 badly asked, 130 interrupted."""
    words = sys.argv[1:] if words is None else words
    if list(words) == ["--version"]:  # scripts ask for it: nothing else is loaded
        print(__version__)
        return 0
    from parlour.cli.app import run

    return run(words)
