"""A house for browsers: the real server in a process of its own; its bots answer at once, it knows no limits, and it
speaks a scrambled language besides English.  What it deals depends on the test alone, so no test hangs on luck.

Run as ``python -m tests.browser.house FILE PORT``.
"""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
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
        self.process.communicate(timeout=300)
        self.process = None


def quick(store: Path, port: int = 0) -> House:
    """A house whose bots don't pretend to think."""
    return House([sys.executable, "-m", "tests.browser.house", str(store), str(port)])


def occasion(store: Path) -> Path:
    """Where it is written for which test a house deals."""
    return store.with_name("occasion")


def deal_for(store: Path, test: str) -> None:
    """From now on the house of this store deals what belongs to this test: another hand for each table it opens."""
    occasion(store).write_text(test, "utf-8")


def next_seed(store: Path) -> bytes:
    """The seed of the next table."""
    written = occasion(store).read_text("utf-8") if occasion(store).exists() else ""
    deal_for(store, f"{written}, and another")
    return sha256(written.encode()).digest()


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
        staff={"pause": lambda: 0.0, "share": lambda: 0.5, "seed": lambda: next_seed(Path(store))},
    )
    serve(plan, lambda house: print(f"Parlour is open at {house.staff.public_url}", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
