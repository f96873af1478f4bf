"""`parlour admin`: what the people who run a house do to its tables without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from cyclopts import App, Parameter

from parlour.cli.arguments import AsJson, number, within
from parlour.cli.mistakes import complain
from parlour.core import Refused

T = TypeVar("T")
Table: TypeAlias = Annotated[str, Parameter(help="The table, by the last word of its link.")]
StoreUrl: TypeAlias = Annotated[
    str | None, Parameter(name="--store", help="Where tables are kept, as for `serve`; usually your data folder.")
]

admin: Final = App(name="admin", help="Look after the tables of a house.")


@admin.command(name="list")
def list_(*, store: StoreUrl = None, as_json: AsJson = False) -> int:
    """List all tables, the oldest first."""
    from msgspec import json

    from parlour.server.admin import listed

    tables = done(listed(place(store)))
    if as_json:
        print(json.encode(tables).decode())
        return 0
    for table in tables:
        when = datetime.fromtimestamp(table.touched).strftime("%Y-%m-%d %H:%M")
        print(f"{table.id}  {when}  {table.stage:9}  {table.game}, {table.people} people, {table.lines} lines")
    print(f"{len(tables)} tables.")
    return 0


@admin.command
def check(*, store: StoreUrl = None) -> int:
    """Before an upgrade: play every table that goes on again from its record.  Nothing is changed."""
    from parlour.server.admin import checked

    count, troubles = done(checked(place(store)))
    for table, why in troubles.items():
        print(f"{table}: {why}")
    print(f"{count} tables go on; {count - len(troubles)} of them can be played on with this Parlour.")
    return 1 if troubles else 0


@admin.command
def export(table: Table, *, store: StoreUrl = None) -> int:
    """Print the record of a finished game."""
    from parlour.server.admin import exported

    for line in done(exported(place(store), table)):
        print(line)
    return 0


@admin.command
def close(table: Table, *, store: StoreUrl = None) -> int:
    """End a table; its people see that the house has closed it."""
    from parlour.server.admin import closed

    done(closed(place(store), table))
    print("The table is closed.")
    return 0


@admin.command
def forget(
    *,
    days: Annotated[int, Parameter(converter=number, help="So long nothing must have happened there.")],
    store: StoreUrl = None,
) -> int:
    """Forget tables at which nothing has happened for some days: for good."""
    from parlour.server.admin import forgotten

    within("--days", days, range(1, 36501))
    print(f"{done(forgotten(place(store), days))} tables are forgotten.")
    return 0


@admin.command
def backup(
    file: Annotated[Path, Parameter(help="Where to write it; there must be no such file yet.")],
    *,
    store: StoreUrl = None,
) -> int:
    """Copy the SQLite file of a house, also while it is open."""
    source = place(store)
    if not isinstance(source, Path):
        raise Refused("postgres-has-own-backup")
    if file.exists():
        raise Refused("file-there-already", file=file)
    from parlour.server.store.sqlite import copy

    done(asyncio.to_thread(copy, source, file))
    print(f"The house is copied to {file}.")
    return 0


def place(store: str | None) -> Path | str:
    try:
        from parlour.server.store import places
    except ImportError as error:
        raise Refused("server-needs", package=error.name) from None
    return places.where(store)


def done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; a store that can't be used is a sentence."""
    from parlour.server.store import NoStore

    try:
        return asyncio.run(work)
    except NoStore as reason:
        raise SystemExit(complain(str(reason), 1)) from None
