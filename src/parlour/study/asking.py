"""Questions in SQL about a file of games; DuckDB answers them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.core import Refused


class Found(Struct, frozen=True):
    """The answer: a table."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


def ask(file: Path, question: str) -> Found:
    """What DuckDB answers; the rows of ``file``, or of all Parquet files of a folder, are the table ``games``."""
    try:
        duckdb: Any = import_module("duckdb")
    except ImportError:
        raise Refused("queries-need-duckdb") from None
    files = sorted(file.glob("*.parquet")) if file.is_dir() else [file]
    if not files or not files[0].is_file():
        raise Refused("no-parquet-file" if file.is_dir() else "no-such-file", file=file)
    with duckdb.connect() as connection:
        try:
            connection.register("games", rows(connection, files))
            answer = connection.execute(question)
            return Found(tuple([column[0] for column in answer.description]), tuple(answer.fetchall()))
        except duckdb.Error as error:
            raise Refused("duckdb-cannot-answer", error=str(error).splitlines()[0]) from None


def rows(connection: Any, files: list[Path]) -> Any:
    """All rows of these files; a column that some lack is empty there."""
    if files[0].suffix.lower() == ".csv":
        return connection.read_csv(str(files[0]))
    return connection.read_parquet([str(file) for file in files], union_by_name=True)
