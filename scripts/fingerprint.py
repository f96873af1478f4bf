"""Print a short hash of this Python, this checkout's place and the files named: while it holds, nothing is to do."""

import hashlib
import os
import sys
from collections.abc import Iterator

NOT_SOURCES = {"node_modules", "dist"}


def files(path: str) -> Iterator[str]:
    """The file itself, or every source file below the folder, in a stable order."""
    if os.path.isfile(path):
        yield path
    for folder, below, names in os.walk(path):
        below[:] = sorted(name for name in below if name not in NOT_SOURCES and not name.startswith("."))
        yield from (os.path.join(folder, name) for name in sorted(names))


def fingerprint(paths: list[str]) -> str:
    """Hash each file's name and content, after what an environment is bound to: its Python and its place."""
    digest = hashlib.sha256(f"{sys.version} {os.getcwd()}".encode())
    for path in paths:
        for file in files(path):
            with open(file, "rb") as content:
                digest.update(file.encode() + b"\0" + hashlib.sha256(content.read()).digest())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print(fingerprint(sys.argv[1:]))
