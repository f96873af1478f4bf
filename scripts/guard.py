"""Refuse lock files that name a host or a place, and any file that names a folder of one machine."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LOCK_FORBIDS = re.compile(r'"resolved"|https?://|\bfile:|--find-links|--index')

# npm copies these texts, and lists of funding addresses, from each package's own description; nothing is fetched there.
NPM_PROSE = re.compile(r'^\s*(?:"(?:url|funding|deprecated)": "|"https?://[^"]*",?$)')

# An absolute path below a machine's own folders; `$HOME/work/` or `docs/work/` is none.
MACHINE_PATH = re.compile(rb"(?<![\w.~$})-])/(?:work|farm|root)/[\w.]")


def is_lock(path: Path) -> bool:
    """Whether the file pins dependencies, Python's or npm's."""
    return path.name == "package-lock.json" or (path.parent.name == "requirements" and path.suffix == ".lock")


def lock_faults(text: str, *, npm: bool) -> Iterator[tuple[int, str]]:
    """Each line of a lock file that would send an installer to a certain host or place, with its number."""
    for number, line in enumerate(text.splitlines(), start=1):
        found = LOCK_FORBIDS.search(line)
        if found and not (npm and NPM_PROSE.match(line)):
            yield number, f"a lock file must not contain {found[0]}"


def path_faults(content: bytes) -> Iterator[tuple[int, str]]:
    """Each line that names an absolute path of this machine, with its number."""
    for number, line in enumerate(content.splitlines(), start=1):
        if found := MACHINE_PATH.search(line):
            yield number, f"an absolute path of one machine: {found[0].decode()}…"


def faults(root: Path, path: Path) -> Iterator[str]:
    """What is wrong with one file, each as `path:line: reason`."""
    content = (root / path).read_bytes()
    found = list(path_faults(content))
    if is_lock(path):
        found += lock_faults(content.decode(), npm=path.name == "package-lock.json")
    yield from (f"{path}:{number}: {reason}" for number, reason in sorted(found))


# What stands in a checkout and is kept by nobody: in an unpacked sdist there is no git to ask.
NOT_KEPT = {".git", ".venv", ".venv-bench", ".venvs", ".reports", "node_modules", "dist", "build", "__pycache__"}


def kept_files(root: Path) -> list[Path]:
    """Every file that git tracks or would add, sorted; outside a checkout, every file that is no tool's."""
    if not (root / ".git").exists():
        return unpacked_files(root)
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    paths = {Path(name) for name in listing.stdout.split("\0") if name}
    return sorted(path for path in paths if (root / path).is_file())


def unpacked_files(root: Path) -> list[Path]:
    """Every file of an unpacked sdist, sorted, without what tools leave behind."""
    found = []
    for folder, below, names in os.walk(root):
        below[:] = [name for name in below if name not in NOT_KEPT and not name.endswith("_cache")]
        found += [(Path(folder) / name).relative_to(root) for name in names]
    return sorted([path for path in found if (root / path).is_file()])


def main() -> int:
    """Print every fault of the checkout; 1 if there is any."""
    found = [fault for path in kept_files(ROOT) for fault in faults(ROOT, path)]
    print("\n".join(found) or "guard: nothing names a host or a machine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
