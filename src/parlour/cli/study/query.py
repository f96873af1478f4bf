"""``parlour query``: a question in SQL about a file of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from parlour.cli.arguments import AsJson
from parlour.study.asking import Found, ask

Question: TypeAlias = Annotated[
    str, Parameter(help='SQL about the table "games", such as "select ending, count(*) from games group by ending".')
]
File: TypeAlias = Annotated[
    Path, Parameter(help="What `simulate --out` or `tournament --out` has written, or a folder of such Parquet files.")
]


def query(file: File, question: Question, /, *, as_json: AsJson = False) -> None:
    """Ask a file of games a question in SQL (docs/study.md has one for each game)."""
    found = ask(file, question)
    if as_json:
        from msgspec import json

        print(json.encode([dict(zip(found.columns, row)) for row in found.rows], enc_hook=str).decode())
    else:
        draw(found)


def draw(found: Found) -> None:
    from rich.console import Console  # which a program has no use for

    from parlour.cli.study.figures import grid

    Console(highlight=False, markup=False, emoji=False).print(
        grid(found.columns, [[shown(value) for value in row] for row in found.rows])
    )


def shown(value: Any) -> str:
    if value is None:
        return "-"
    return f"{value:.3f}" if isinstance(value, float) else str(value)
