"""What a notice says: that it is somebody's turn at a table, and where that is.  Nothing of the game goes into it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from parlour.core import Language
from parlour.core.words.messages.house import speech

PART: Final = "mails"


class Letter(Struct, frozen=True):
    subject: str
    text: str


class HookMessage(Struct, frozen=True):
    """What a webhook is sent; chat programs show ``text`` or ``content``."""

    type: str
    text: str
    content: str
    table: str | None = None  # its link


def confirming(language: Language, house: str, link: str) -> Letter:
    say = speech(PART, language)
    return Letter(say("confirm-subject"), say("confirm-text", house=house, link=link) + "\n")


def your_turn_letter(language: Language, title: str, table: str, house: str, off: str) -> Letter:
    say = speech(PART, language)
    return Letter(
        say("turn-subject", game=title), say("turn-text", game=title, table=table, house=house, off=off) + "\n"
    )


def your_turn_message(language: Language, title: str, table: str) -> HookMessage:
    text = speech(PART, language)("turn-message", game=title, table=table)
    return HookMessage("your turn", text, text, table)


def hello(language: Language) -> HookMessage:
    text = speech(PART, language)("hello-message")
    return HookMessage("hello", text, text)
