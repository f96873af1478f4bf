"""Whether the built web client, web/dist, was built from the sources that are there now.

`mark` notes in dist what it was built from, `check` answers by its exit code.  Nothing of one machine is in the note:
an sdist carries the client along with it, and is played from or made into a wheel without npm.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "public",
    "src",
    "*.ts",
    "*.js",
)  # what a build reads
NOTE = "built-from.txt"


def sources(web: Path) -> Iterator[Path]:
    """Every file that a build reads, in a stable order."""
    found = {path for pattern in SOURCES for place in web.glob(pattern) for path in (place, *place.rglob("*"))}
    yield from sorted([path for path in found if path.is_file()], key=lambda path: path.relative_to(web).as_posix())


def fingerprint(web: Path) -> str:
    """A hash over the names and contents of the sources."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current(web: Path) -> bool:
    """Whether the client was built, and from these sources."""
    note = web / "dist" / NOTE
    if not (web / "dist" / "index.html").is_file() or not note.is_file():
        return False
    return note.read_text("utf-8").strip() == fingerprint(web)


def mark(web: Path) -> None:
    """Note what the client was built from, just after it was."""
    (web / "dist" / NOTE).write_text(fingerprint(web) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    """0 if the client is current, or is marked as such."""
    if arguments == ["mark"]:
        mark(WEB)
        return 0
    if arguments == ["check"]:
        return 0 if is_current(WEB) else 1
    print("usage: scripts/web_client.py mark|check", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
