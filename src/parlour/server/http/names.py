"""What guests are called: a name is one short line of plain text, whatever was typed."""

from __future__ import annotations

import unicodedata
from secrets import choice
from typing import Final

from parlour.core import Refused

LONGEST: Final = 24
FIRST: Final = (
    "Amber",
    "Brisk",
    "Civil",
    "Droll",
    "Early",
    "Frank",
    "Grave",
    "Hasty",
    "Ivory",
    "Jolly",
    "Keen",
    "Lucid",
)
LAST: Final = (
    "Badger",
    "Crow",
    "Dormouse",
    "Fox",
    "Heron",
    "Jackdaw",
    "Lynx",
    "Magpie",
    "Otter",
    "Owl",
    "Pike",
    "Wren",
)


def invented() -> str:
    """A name for somebody who has not said one."""
    return f"{choice(FIRST)} {choice(LAST)}"


def read_name(text: str) -> str:
    """``text`` as a name, spaces tidied; refused if it is empty, too long, or holds what can't be seen."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST:
        raise Refused(f"A name has 1 to {LONGEST} characters.")
    if any(unicodedata.category(character)[0] == "C" for character in name):
        raise Refused("A name is made of letters that can be seen.")
    if name.casefold() == "you":
        raise Refused("Everybody is called You here, by themselves; choose another name.")
    return name
