"""Where the house keeps its tables."""

from __future__ import annotations

from os import environ
from pathlib import Path
from sys import platform
from typing import Final

from parlour.core import Refused

SQLITE: Final = "sqlite:///"


def where(url: str | None) -> Path:
    """The file that ``--store`` names; by default one in the user's own data folder."""
    if url is None:
        return data_folder() / "parlour.sqlite3"
    if "://" in url and not url.startswith(SQLITE):
        raise Refused(f"This Parlour keeps its tables in SQLite ({SQLITE}folder/file), not in {url.partition(':')[0]}.")
    return Path(url.removeprefix(SQLITE))


def data_folder() -> Path:
    if folder := environ.get("PARLOUR_DATA"):
        return Path(folder)
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "parlour"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home()) / "parlour"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"
