"""Print every skip of the last `make test` with its reason; with --strict refuse those that need not have been."""

import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

REPORTS = Path(__file__).resolve().parent.parent / ".reports"
EXCUSE = "cannot be installed here:"


class Skip(NamedTuple):
    """Something that was not tried, and why."""

    what: str
    why: str

    @property
    def excused(self) -> bool:
        """Whether nothing on this machine could have prevented it."""
        return self.why.startswith(EXCUSE)


def reason(skipped: ET.Element) -> str:
    """The reason that the test gave; a module skipped as a whole keeps it in a tuple (file, line, reason)."""
    message = skipped.get("message", "")
    if message != "collection skipped":
        return message
    return str(ast.literal_eval(skipped.text or "")[2]).removeprefix("Skipped: ")


def skipped_tests(junit: str) -> Iterator[Skip]:
    """The skips in pytest's report; an expected failure is none."""
    for case in ET.fromstring(junit).iter("testcase"):
        for skipped in case.iter("skipped"):
            if skipped.get("type") != "pytest.xfail":
                name = "::".join(part for part in (case.get("classname"), case.get("name")) if part)
                yield Skip(name, reason(skipped))


def noted_skips(lines: str) -> Iterator[Skip]:
    """The skips that a script noted, one `what: why` a line."""
    for line in lines.splitlines():
        yield Skip(*line.split(": ", 1))


def all_skips(reports: Path) -> list[Skip]:
    """Every skip of the last run."""
    tests = skipped_tests((reports / "pytest.xml").read_text())
    notes = (skip for file in sorted(reports.glob("*.skips")) for skip in noted_skips(file.read_text()))
    return [*tests, *notes]


def main(arguments: list[str]) -> int:
    """Print each skip; 1 if --strict was given and one of them has no excuse."""
    skips = all_skips(REPORTS)
    print(f"{len(skips)} skipped" + (":" if skips else ", everything was tried"))
    for skip in skips:
        print(f"  {skip.what}: {skip.why}")
    refused = [skip for skip in skips if not skip.excused] if "--strict" in arguments else []
    if refused:
        print(f"Refused: {len(refused)} of them could have been tried (no reason that begins with '{EXCUSE}').")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
