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
    """What DuckDB answers; the rows of ``file`` are the table ``games``."""
    try:
        duckdb: Any = import_module("duckdb")
    except ImportError:
        raise Refused("Queries need DuckDB, which `pip install parlour[study]` brings.") from None
    if not file.is_file():
        raise Refused(f"There is no file {file}.")
    with duckdb.connect() as connection:
        try:
            reader = connection.read_csv if file.suffix.lower() == ".csv" else connection.read_parquet
            connection.register("games", reader(str(file)))
            answer = connection.execute(question)
            return Found(tuple([column[0] for column in answer.description]), tuple(answer.fetchall()))
        except duckdb.Error as error:
            raise Refused(f"DuckDB cannot answer that: {str(error).splitlines()[0]}") from None
