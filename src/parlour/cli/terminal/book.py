"""A game in progress on the disk: every line is safe there before the person sees what it says."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from msgspec import DecodeError, Struct, json

from parlour.cli.arguments import read_bytes, unreadable
from parlour.cli.records import LARGEST, after_colon, game_of, split
from parlour.core import ENGLISH, Language, Match, Refused, Seat, restore
from parlour.core.referee.record import Closed, Stopped, read
from parlour.notebook import Help
from parlour.study.steady import uninterrupted


class SeedFile(Struct, frozen=True):
    """What lies beside the record of a game that goes on: the seed, which nobody may know yet, and the table."""

    seed: str
    seat: Seat  # the person's
    bots: tuple[str, ...]  # on the other seats, in order
    help: Help = "hints"  # that the person chose
    language: Language = ENGLISH  # in which the game speaks to them


class Book(AbstractContextManager["Book"]):
    """The record of one match as a file."""

    def __init__(self, path: Path, file: BinaryIO, written: int = 0) -> None:
        self.path, self.file, self.written = path, file, written

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def write(self, lines: Sequence[str]) -> None:
        """Add the lines not yet written; when this returns they are on the disk."""
        if len(lines) == self.written:
            return
        with uninterrupted():
            self.file.write("".join([line + "\n" for line in lines[self.written :]]).encode())
            self.file.flush()
            os.fsync(self.file.fileno())
            self.written = len(lines)

    def finish(self) -> None:
        """The game is over, and its record has revealed the seed."""
        seed_path(self.path).unlink(missing_ok=True)


def seed_path(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def games_folder() -> Path:
    """Where this person's games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share"
    return Path(home) / "parlour" / "games"


def open_book(game: str, seed_file: SeedFile) -> Book:
    """A new book among this person's games, and the seed beside it; if that fails, neither is left."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, file = create(folder, f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}")
        try:
            write_seed(seed_path(path), seed_file)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Refused("game-not-saved", folder=folder, error=error.strerror) from None
    return Book(path, file)


def create(folder: Path, stem: str) -> tuple[Path, BinaryIO]:
    """A file that was not there before and that only its owner may read."""
    tries = 0
    while True:
        path = folder / (f"{stem}-{tries}.jsonl" if tries else f"{stem}.jsonl")
        try:
            file = os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_APPEND, 0o600), "ab")
        except FileExistsError:
            tries += 1
            continue
        lock(path, file)
        return path, file


def write_seed(path: Path, seed_file: SeedFile) -> None:
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(json.encode(seed_file) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        keep_folder(path.parent)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def keep_folder(folder: Path) -> None:
    """A new file outlives a power cut only if its folder was written as well."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def lock(path: Path, file: BinaryIO) -> None:
    """One table at a time writes in a book."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refused("played-elsewhere", file=path) from None


class Resumed(Struct, frozen=True):
    """A match as it was left."""

    match: Match[Any, Any]
    book: Book
    seed_file: SeedFile
    torn: bool  # its last line was cut off and is dropped


def reopen(path: Path, game: str | None) -> Resumed:
    """The match whose record lies in ``path``, ready to go on; or Refused, and the file is as it was."""
    try:
        file = path.open("r+b")
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    try:
        lock(path, file)
        return take_up(path, file, game)
    except Refused:
        file.close()
        raise


def take_up(path: Path, file: BinaryIO, game: str | None) -> Resumed:
    """Read the book, and drop a line that was cut off in the middle; it was never acknowledged."""
    content = file.read(LARGEST)
    whole = content[: content.rfind(b"\n") + 1]
    lines = split(whole)
    try:
        seed_file, match = recall(path, lines, game)
    except Refused as reason:
        raise Refused("cannot-be-resumed", file=path, reason=after_colon(reason)) from None
    file.seek(len(whole))
    file.truncate()
    return Resumed(match, Book(path, file, len(lines)), seed_file, torn=whole != content)


def recall(path: Path, lines: Sequence[str], expected: str | None) -> tuple[SeedFile, Match[Any, Any]]:
    """The match that wrote ``lines``, and what lies beside its record."""
    game = game_of(lines)
    if expected not in (None, game.id):
        raise Refused("record-of-another-game", game=game.id, wanted=expected)
    *_, last = read(lines)
    if isinstance(last, Closed | Stopped):
        raise Refused("record-is-over", line=str(len(lines)))
    seed_file = read_seed(seed_path(path))
    match = restore(game, lines, bytes.fromhex(seed_file.seed))
    if seed_file.seat not in range(match.state.seats) or len(seed_file.bots) != match.state.seats - 1:
        raise Refused("seed-of-another-table", file=seed_path(path))
    return seed_file, match


def read_seed(path: Path) -> SeedFile:
    content = read_bytes(path, 10_000)
    try:
        seed_file = json.decode(content or b"", type=SeedFile)
        bytes.fromhex(seed_file.seed)
    except (DecodeError, ValueError):
        raise Refused("no-seed-in-file", file=path) from None
    return seed_file
