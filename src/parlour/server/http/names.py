"""What guests are called: a name is one short line of plain text, no matter what was typed."""

from __future__ import annotations

import unicodedata
from secrets import choice
from typing import Final

from parlour.core import Refused
from parlour.server.letters import MOST_MARKS, is_mark, shows, stacked

LOOK_ALIKES: Final = {
    "y": "уУүҮγϒΥʏỿყұҰ¥",
    "o": "оОοΟօՕ0ᴏσסⲟⲞø",
    "u": "υսՍʋᴜµμ∪",
}
LONGEST: Final = 24
LIKE: Final = str.maketrans(  # letters of other scripts that look like those of You
    {letter: like for like, letters in LOOK_ALIKES.items() for letter in letters}
)
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
    """``text`` as a name, spaces tidied; refused if it is empty, too long, can't be seen, or pretends to be You."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST:
        raise Refused("name-length", most=LONGEST)
    if not is_seen(name):
        raise Refused("name-not-visible")
    if stacked(name) > MOST_MARKS:
        raise Refused("name-too-many-accents", most=MOST_MARKS)
    if plainest(name) == "you":
        raise Refused("name-is-you")
    return name


def is_seen(name: str) -> bool:
    """Whether each of its letters shows something; a mark needs a letter to stand on."""
    return not is_mark(name[0]) and all(map(shows, name))


def plainest(name: str) -> str:
    """Its letters as a quick look takes them: without accents, signs, spaces, and differences between scripts."""
    alike = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LIKE)).translate(LIKE)
    return "".join([letter for letter in alike.casefold().translate(LIKE) if letter.isalnum()])
