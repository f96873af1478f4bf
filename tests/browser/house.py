"""A house for browsers: the real server in a process of its own; its bots answer at once, it knows no limits, and it
speaks a scrambled language besides English.

Run as ``python -m tests.browser.house FILE PORT``.
"""

from __future__ import annotations

import subprocess
import sys
from logging import WARNING
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARLOUR = [sys.executable, "-c", "import sys; from parlour.cli import main; sys.exit(main())"]


class House:
    """A server process; it may be closed and opened again at the same place."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def open(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Parlour is open at "), f"the house did not open: {first!r}"
        self.url = first.split()[-1]

    def close(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        self.process.communicate(timeout=30)
        self.process = None


def quick(store: Path, port: int = 0) -> House:
    """A house whose bots don't pretend to think."""
    return House([sys.executable, "-m", "tests.browser.house", str(store), str(port)])


def real(store: Path) -> House:
    """Just what a person starts."""
    where = ["--host", "127.0.0.1", "--port", "0", "--store", f"sqlite:///{store}"]
    return House([*PARLOUR, "serve", *where])


def main(store: str, port: str) -> None:
    from parlour.server import log
    from parlour.server.http.limits import Rates
    from parlour.server.rates import Rate
    from parlour.server.serve import Plan, serve
    from tests.browser import scrambled

    scrambled.install()
    endless = Rate(1e9, 1e9)
    plan = Plan(
        store=Path(store),
        host="127.0.0.1",
        port=int(port),
        rates=Rates(requests=endless, openings=endless, sockets=endless, messages=endless),
        log=log.opened(level=WARNING),
        staff={"pause": lambda: 0.0},
    )
    serve(plan, lambda house: print(f"Parlour is open at {house.staff.public_url}", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
