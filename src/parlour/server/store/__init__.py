"""What the house remembers: tables, their seating and the lines of their records.  Each database is one file here."""

from parlour.server.store.store import Change, NotWritten, RequestKey, Saved, Store

__all__ = ["Change", "NotWritten", "RequestKey", "Saved", "Store"]
