"""What is kept of every game of a simulation."""

from __future__ import annotations

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
            raise Refused(f"Records cannot be kept in {folder}: {error.strerror}.") from None

    def keep(self, outcome: Outcome) -> None:
        with uninterrupted(), whole(self.folder / f"game-{outcome.number:06}.jsonl") as temporary:
            temporary.write_text(outcome.record, encoding="utf-8", newline="\n")

    def finish(self) -> None:
        pass


class Rows:
    """Keeps one row a game, and writes them to a Parquet file when all are there."""

    def __init__(self, simulation: Simulation, path: Path) -> None:
        try:
            self.parquet, self.arrow = import_module("pyarrow.parquet"), import_module("pyarrow")
        except ImportError:
            raise Refused("Writing Parquet needs pyarrow, which `pip install parlour[study]` brings.") from None
        if path.is_dir() or not path.parent.is_dir():
            raise Refused(
                f"{path} cannot be written: " + ("it is a folder." if path.is_dir() else "there is no such folder.")
            )
        self.simulation, self.path = simulation, path
        self.rows: list[dict[str, object]] = []
        self.packed: list[Any] = []

    def keep(self, outcome: Outcome) -> None:
        self.rows.append(row(outcome))
        if len(self.rows) == PACKED:
            self.pack()

    def pack(self) -> None:
        self.packed.append(self.arrow.Table.from_pylist(self.rows, self.schema()))
        self.rows = []

    def schema(self) -> Any:
        """The columns of every game, and those that this game adds."""
        pa = self.arrow
        common = {
            "number": pa.int64(),
            "seed": pa.string(),
            "decisions": pa.int64(),
            "ending": pa.string(),
            "winners": pa.list_(pa.int64()),
            "points": pa.list_(pa.int64()),
            "roles": pa.list_(pa.string()),
        }
        added = {name: pa.float64() for each in self.rows for name in each if name not in common}
        return pa.schema(list((common | added).items()))

    def finish(self) -> None:
        self.pack()
        table = self.arrow.concat_tables(self.packed, promote_options="default")
        table = table.replace_schema_metadata({"parlour": json.encode(self.simulation)})
        with uninterrupted(), whole(self.path) as temporary:
            self.parquet.write_table(table, temporary)


def row(outcome: Outcome) -> dict[str, object]:
    """One game in columns; what the game adds as ``name`` out of ``name_of``."""
    result = outcome.result
    columns: dict[str, object] = {
        "number": outcome.number,
        "seed": outcome.seed,
        "decisions": outcome.decisions,
        "ending": result.ending,
        "winners": result.winners,
        "points": result.points,
        "roles": result.roles,
    }
    for name, (much, of) in outcome.tally.items():
        columns |= {name: much, f"{name}_of": of}
    return columns
