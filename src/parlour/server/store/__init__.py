"""What the house remembers: tables, their seating and the lines of their records.  Each database is one file here."""

from parlour.server.store.store import (
    Change,
    Ended,
    Kept,
    NoStore,
    NotebookKey,
    NotWritten,
    Overtaken,
    RequestKey,
    Saved,
    Seated,
    Store,
)
from parlour.server.store.talk import SpokenRemark

__all__ = [
    "Change",
    "Ended",
    "Kept",
    "NoStore",
    "NotWritten",
    "NotebookKey",
    "Overtaken",
    "RequestKey",
    "Saved",
    "Seated",
    "SpokenRemark",
    "Store",
]
