"""Reads a file of messages.  What can't be read is refused with one sentence and its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from parlour.core.vocabulary import Refused

LARGEST: Final = 400_000  # characters in one file


class Message(Struct, frozen=True):
    """One message as it was read: its text, and the texts that belong to it."""

    id: str
    line: int
    value: ast.Pattern | None
    attributes: dict[str, ast.Pattern]


def read_messages(text: str, place: str) -> dict[str, Message]:
    """All messages of a file by their ids.  ``place`` is what the file is called in a refusal."""
    if len(text) > LARGEST:
        raise Refused("messages-too-long", place=place, length=str(len(text)), most=str(LARGEST))
    messages: dict[str, Message] = {}
    for entry in entries(text, place):
        line = line_of(entry, text)
        if entry.id.name in messages:
            raise Refused("message-there-twice", place=place, line=str(line), id=entry.id.name)
        attributes = {each.id.name: each.value for each in entry.attributes if each.value}
        messages[entry.id.name] = Message(entry.id.name, line, entry.value, attributes)
    return messages


def entries(text: str, place: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "it can't be read"
            raise Refused("message-unreadable", place=place, line=str(line_of(entry, text)), why=why)
        if isinstance(entry, ast.Term):
            raise Refused("message-no-term", place=place, line=str(line_of(entry, text)))
        if isinstance(entry, ast.Message):
            yield entry


def line_of(entry: ast.Message | ast.Term | ast.Junk, text: str) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1
