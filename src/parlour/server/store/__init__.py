"""What the house remembers: tables, their seating and the lines of their records.  Each database is one file here."""

from parlour.server.store.store import Change, Lost, RequestKey, Saved, Store

__all__ = ["Change", "Lost", "RequestKey", "Saved", "Store"]
