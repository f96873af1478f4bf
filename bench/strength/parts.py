"""The whole measurement in parts that are made apart: each in any process, and kept when it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import groupby
from math import sqrt
from pathlib import Path
from typing import Any, Final

from bench.strength.figures import CONFIDENT, Row
from msgspec import Struct, json

ROOT: Final = Path(__file__).parents[2]
PORTION: Final = ", deals from "  # in the name of a part: behind it stands where the portion begins
FOLDER: Final = ROOT / ".strength"  # where finished parts are kept
ANY_GAME: Final = (
    "src/parlour/core",
    "src/parlour/deduction",
    "src/parlour/study/simulate.py",
    "bench/strength/calibration.py",
)


class Part(Struct, frozen=True):
    """Some figures of one game, measured in one go."""

    name: str
    measure: Callable[..., Row | Iterable[Row]]
    given: tuple[Any, ...]
    seconds: float = 10.0  # that it takes on one core, about: for the time that is left

    @property
    def figure(self) -> str:
        """What it is a portion of; itself, if it is whole."""
        return self.name.partition(PORTION)[0]

    def rows(self) -> list[Row]:
        found = self.measure(*self.given)
        return [found] if isinstance(found, dict) else list(found)


def measured(parts: Iterable[Part]) -> Iterator[Row]:
    """The figures of these parts, one after the other."""
    for part in parts:
        yield from part.rows()


class Kept:
    """The finished parts of one game: those of before count as long as nothing that they measure has changed."""

    def __init__(self, game: str) -> None:
        self.folder = FOLDER / game / fingerprint(game)

    def place(self, part: Part) -> Path:
        return self.folder / f"{sha256(repr((part.name, part.given)).encode()).hexdigest()[:16]}.json"

    def find(self, part: Part) -> list[Row] | None:
        place = self.place(part)
        return json.decode(place.read_bytes(), type=list[Row]) if place.exists() else None

    def keep(self, part: Part, rows: list[Row]) -> None:
        """Whole or not at all, even if somebody stops it now."""
        place = self.place(part)
        place.parent.mkdir(parents=True, exist_ok=True)
        half = place.with_suffix(".half")
        half.write_bytes(json.encode(rows))
        half.replace(place)


def fingerprint(game: str) -> str:
    """What changes when the rules, the bots or the measurement of ``game`` do."""
    ours = [f"src/parlour/games/{game}", f"src/parlour/bots/{game}", f"bench/strength/{game}", *ANY_GAME]
    files = [file for place in ours for file in under(ROOT / place)]
    return sha256(b"".join([sha256(file.read_bytes()).digest() for file in files])).hexdigest()[:16]


def under(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return sorted([file for file in place.rglob("*") if file.suffix in (".py", ".json")])


def pooled(rows: Iterable[Row]) -> list[Row]:
    """Figures of the same name that follow each other are portions of one: taken together as if measured at once."""
    return [together(list(portions)) for _, portions in groupby(rows, key=lambda row: row["what"])]


def together(portions: list[Row]) -> Row:
    of = sum([row["of"] for row in portions])
    mean = sum([row["mean"] * row["of"] for row in portions]) / of
    squares = sum([(row["of"] - 1) * variance(row) + row["of"] * (row["mean"] - mean) ** 2 for row in portions])
    within = CONFIDENT * sqrt(squares / max(1, of - 1) / of)
    return portions[0] if len(portions) == 1 else portions[0] | {"mean": mean, "within": within, "of": of}


def variance(row: Row) -> float:
    """Of the values, from how far their mean may be off."""
    found: float = (row["within"] / CONFIDENT) ** 2 * row["of"]
    return found
