"""A tournament in a file: what is done is kept, and a later run goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

from msgspec import DecodeError, json

from parlour.core import Refused
from parlour.study.keepers import RowFile
from parlour.study.tournament.plan import Tournament
from parlour.study.tournament.playing import Row

OFTEN: Final = 60.0  # seconds between two times that the file is written


class Kept:
    """The rows of a tournament in a Parquet file, written now and then and at the end."""

    def __init__(self, tournament: Tournament, path: Path) -> None:
        if path.suffix.lower() != ".parquet":
            raise Refused("tournament-file-must-end-in", file=path)
        self.tournament, self.file = tournament, RowFile(path, tournament.about)
        self.before = [*self.games(path)] if path.exists() else []
        for rows in self.before:
            self.add(rows)
        self.written = monotonic()

    def games(self, path: Path) -> Iterator[list[Row]]:
        """What an earlier run has played, game by game; Refused if that was another tournament."""
        parquet: Any = import_module("pyarrow.parquet")
        try:
            found = parquet.read_table(path)
            about = json.decode((found.schema.metadata or {}).get(b"parlour", b"{}"))
        except (OSError, ValueError, DecodeError):
            raise Refused("file-is-no-tournament", file=path) from None
        if about != json.decode(json.encode(self.tournament.about)):
            raise Refused("file-holds-other-games", file=path)
        rows, seats = found.to_pylist(), self.tournament.seats
        for first in range(0, len(rows) - seats + 1, seats):
            yield rows[first : first + seats]

    def keep(self, rows: list[Row]) -> None:
        """One more game."""
        self.add(rows)
        if monotonic() - self.written > OFTEN:
            self.write()

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.add(row)

    def write(self) -> None:
        self.file.write()
        self.written = monotonic()
