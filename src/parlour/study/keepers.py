"""What is kept of every game of a simulation."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import json

from parlour.core import Refused
from parlour.study.simulate import Outcome, Simulation
from parlour.study.steady import uninterrupted, whole

PACKED: Final = 10_000  # rows: Arrow keeps them much smaller than Python does


class Keeper(Protocol):
    """Is handed every outcome, in order; then told that it was the last."""

    def keep(self, outcome: Outcome) -> None: ...

    def finish(self) -> None: ...


class Records:
    """Keeps each record in a separate file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("records-not-kept", folder=folder, error=error.strerror) from None

    def keep(self, outcome: Outcome) -> None:
        with uninterrupted(), whole(self.folder / f"game-{outcome.number:06}.jsonl") as temporary:
            temporary.write_text(outcome.record, encoding="utf-8", newline="\n")

    def finish(self) -> None:
        pass


class Rows:
    """Keeps one row a game, and writes them to a file when all are there."""

    def __init__(self, simulation: Simulation, path: Path) -> None:
        self.simulation = simulation
        self.file = RowFile(path, simulation.about)

    def keep(self, outcome: Outcome) -> None:
        self.file.add(row(self.simulation, outcome))

    def finish(self) -> None:
        self.file.write()


class RowFile:
    """Rows that become one Parquet or CSV file, whole or not at all; a bad place is refused before any work."""

    def __init__(self, path: Path, about: Mapping[str, object]) -> None:
        self.path, self.about = writable(path), about
        self.packer: Packer = Csv() if path.suffix.lower() == ".csv" else Parquet()
        self.rows: list[dict[str, Any]] = []

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if len(self.rows) == PACKED:
            self.pack()

    def pack(self) -> None:
        self.packer.pack(self.rows)
        self.rows = []

    def write(self) -> None:
        """Everything so far, in place of what the file held."""
        self.pack()
        with uninterrupted(), whole(self.path) as temporary:
            self.packer.write(temporary, self.about)


class Packer(Protocol):
    """Rows of one kind of file."""

    def pack(self, rows: Sequence[dict[str, Any]]) -> None:
        """Keep these too."""

    def write(self, path: Path, about: Mapping[str, object]) -> None: ...


class Parquet:
    """Rows in Arrow's tables; a column that a game adds is a number, a list holds numbers or texts."""

    def __init__(self) -> None:
        try:
            self.parquet, self.arrow = import_module("pyarrow.parquet"), import_module("pyarrow")
        except ImportError:
            raise Refused("parquet-needs-pyarrow") from None
        self.tables: list[Any] = []

    def pack(self, rows: Sequence[dict[str, Any]]) -> None:
        if rows:
            names = list(dict.fromkeys([name for row in rows for name in row]))
            fields = [(name, self.kind(name, [row.get(name) for row in rows])) for name in names]
            self.tables.append(self.arrow.Table.from_pylist(rows, self.arrow.schema(fields)))

    def kind(self, name: str, values: Sequence[Any]) -> Any:
        """The type of a column; where all its lists are empty, its name tells."""
        value = next((value for value in values if value not in (None, [])), None)
        if [] in values or isinstance(value, list):
            text = isinstance(value[0], str) if value else name == "roles"
            return self.arrow.list_(self.arrow.string() if text else self.arrow.int64())
        kinds = {str: self.arrow.string(), bool: self.arrow.bool_(), int: self.arrow.int64()}
        return kinds.get(type(value), self.arrow.float64())

    def write(self, path: Path, about: Mapping[str, object]) -> None:
        table = self.arrow.concat_tables(self.tables, promote_options="permissive")
        self.parquet.write_table(table.replace_schema_metadata({"parlour": json.encode(about)}), path)


class Csv:
    """Rows for a spreadsheet: what is a list stands in one cell, with blanks between."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def pack(self, rows: Sequence[dict[str, Any]]) -> None:
        self.rows += rows

    def write(self, path: Path, about: Mapping[str, object]) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            names = list(dict.fromkeys([name for row in self.rows for name in row]))
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows([{name: cell(value) for name, value in row.items()} for row in self.rows])


def cell(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list) else value


def writable(path: Path) -> Path:
    """``path``, if a file of a kind we write can be put there."""
    if creatable(path).suffix.lower() not in (".parquet", ".csv"):
        raise Refused("file-must-end-in", file=path)
    return path


def creatable(path: Path) -> Path:
    """``path``, if a file can be put there."""
    if path.is_dir() or not path.parent.is_dir():
        why = "it is a folder" if path.is_dir() else "there is no such folder"
        raise Refused("file-not-written", file=path, error=why)
    if not os.access(path.parent, os.W_OK):
        raise Refused("folder-closed", file=path)
    return path


def row(simulation: Simulation, outcome: Outcome) -> dict[str, Any]:
    """One game in columns (docs/study.md); what the game adds as the mean ``name`` of ``name_of`` times."""
    result, about = outcome.result, simulation.about
    columns: dict[str, Any] = {
        "number": outcome.number,
        "seed": outcome.seed,
        "decisions": outcome.decisions,
        "first": None if outcome.first is None else outcome.first + 1,
        "ending": result.ending,
        "winners": [seat + 1 for seat in result.winners],
        "points": list(result.points),
        "roles": list(result.roles),
        **{name: about[name] for name in ("bots", "game", "rules", "parlour", "seats")},
        "options": json.encode(simulation.options).decode(),
    }
    for name, (much, of) in outcome.tally.items():
        columns |= {name: much / of if of else None, f"{name}_of": float(of)}
    return columns
