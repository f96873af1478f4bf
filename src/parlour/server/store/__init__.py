"""What the house remembers: tables, their seating and the lines of their records.  Each database is one file here."""

from parlour.server.store.store import Change, Ended, NoStore, NotebookKey, NotWritten, RequestKey, Saved, Seated, Store

__all__ = ["Change", "Ended", "NoStore", "NotWritten", "NotebookKey", "RequestKey", "Saved", "Seated", "Store"]
