"""What the house remembers: tables, their seating and the lines of their records.  Each database is one file here."""

from parlour.server.store.store import (
    Change,
    Ended,
    NoStore,
    NotebookKey,
    NotWritten,
    Overtaken,
    RequestKey,
    Saved,
    Seated,
    Store,
)

__all__ = [
    "Change",
    "Ended",
    "NoStore",
    "NotWritten",
    "NotebookKey",
    "Overtaken",
    "RequestKey",
    "Saved",
    "Seated",
    "Store",
]
