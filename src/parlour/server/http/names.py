"""What guests are called: a name is one short line of plain text, no matter what was typed."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from secrets import choice
from typing import Final

from parlour.core import Refused

LOOK_ALIKES: Final = {
    "y": "уУүҮγϒΥʏỿყұҰ¥",
    "o": "оОοΟօՕ0ᴏσסⲟⲞø",
    "u": "υսՍʋᴜµμ∪",
}
LONGEST: Final = 24
MOST_MARKS: Final = 2  # accents on one letter: more of them would climb over the lines above
BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")  # letters that show nothing
VARIATIONS: Final = frozenset(map(chr, [*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
EMOJI: Final = "\ufe0f"  # has the sign before it drawn as a picture
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
        raise Refused(f"A name has 1 to {LONGEST} characters.")
    if not is_seen(name):
        raise Refused("A name is made of letters that can be seen.")
    if stacked(name) > MOST_MARKS:
        raise Refused(f"A letter of a name has {MOST_MARKS} accents at most.")
    if plainest(name) == "you":
        raise Refused("Everybody is called You here, by themselves; choose another name.")
    return name


def is_seen(name: str) -> bool:
    """Whether each of its letters shows something; a mark needs a letter to stand on."""
    if is_mark(name[0]) or any(mark in VARIATIONS and mark != EMOJI for mark in name):
        return False
    return not any(letter in BLANK or unicodedata.category(letter)[0] == "C" for letter in name)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def stacked(name: str) -> int:
    """The most marks that stand on one letter."""
    return max([len(list(marks)) for is_one, marks in groupby(name, is_mark) if is_one], default=0)


def plainest(name: str) -> str:
    """Its letters as a quick look takes them: without accents, signs, spaces, and differences between scripts."""
    alike = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LIKE)).translate(LIKE)
    return "".join([letter for letter in alike.casefold().translate(LIKE) if letter.isalnum()])
