"""What a notice says: that it is somebody's turn at a table, and where that is.  Nothing of the game goes into it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

HELLO: Final = "Parlour will tell you here when it is your turn."


class Letter(Struct, frozen=True):
    subject: str
    text: str


class HookMessage(Struct, frozen=True):
    """What a webhook is sent; chat programs show ``text`` or ``content``."""

    type: str
    text: str
    content: str
    table: str | None = None  # its link


def confirming(house: str, link: str) -> Letter:
    text = f"""Somebody wants to be told at this address when it is their turn at {house}.

If that is you, open this within a day:
{link}

If not, do nothing: you will hear no more of it.
"""
    return Letter("Your turn by mail: is this your address?", text)


def your_turn_letter(title: str, table: str, house: str, off: str) -> Letter:
    text = f"""It is your turn at {title}:
{table}

You asked for this at {house}. Stop these mails:
{off}
"""
    return Letter(f"Your turn: {title}", text)


def your_turn_message(title: str, table: str) -> HookMessage:
    text = f"It is your turn at {title}: {table}"
    return HookMessage("your turn", text, text, table)


def hello() -> HookMessage:
    return HookMessage("hello", HELLO, HELLO)
