"""A player's marks and notes beside the record of their game: only its owner may read the file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Final

from msgspec import DecodeError, json

from parlour.cli.arguments import read_bytes
from parlour.cli.terminal.book import keep_folder
from parlour.core import Refused
from parlour.notebook import Marks
from parlour.study.steady import uninterrupted, whole

LARGEST: Final = 1 << 20  # bytes: many times what a notebook has room for


def notes_path(record: Path) -> Path:
    return record.with_name(record.name + ".notes")


def read_notes(path: Path) -> Marks:
    """What the player has written so far; nothing where there is no such file yet."""
    if not path.exists():
        return Marks()
    try:
        return json.decode(read_bytes(path, LARGEST) or b"", type=Marks)
    except DecodeError:
        raise Refused("notes-unreadable", file=path) from None


def write_notes(path: Path, marks: Marks) -> None:
    """The file holds either the old notes or the new ones, and never half of them."""
    try:
        with uninterrupted(), whole(path) as temporary, only_owner(temporary) as file:
            file.write(json.encode(marks) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        keep_folder(path.parent)
    except OSError as error:
        raise Refused("notes-not-saved", file=path, error=error.strerror) from None


def only_owner(path: Path) -> BinaryIO:
    """A file to write that nobody else may read."""
    return os.fdopen(os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb")
