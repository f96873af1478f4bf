"""Which letters show nothing, and which climb over others."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

MOST_MARKS: Final = 2  # accents on one letter: more of them would climb over the lines above
BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")  # letters that show nothing
VARIATIONS: Final = frozenset(map(chr, [*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
EMOJI: Final = "\ufe0f"  # has the sign before it drawn as a picture


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def stacked(text: str) -> int:
    """The most marks that stand on one letter."""
    return max([len(list(marks)) for is_one, marks in groupby(text, is_mark) if is_one], default=0)


def shows(letter: str) -> bool:
    """Whether there is anything to see of it: characters that control others, or their order, show nothing."""
    hidden = letter in BLANK or (letter in VARIATIONS and letter != EMOJI)
    return not hidden and unicodedata.category(letter)[0] != "C"


def tidied(text: str) -> str:
    """``text`` as one line of letters that can be seen, with few marks on each."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join([letter for letter in line if shows(letter)]).strip()
    marks, kept = MOST_MARKS, ""  # a mark needs a letter to stand on
    for letter in seen:
        marks = marks + 1 if is_mark(letter) else 0
        kept += letter if marks <= MOST_MARKS else ""
    return " ".join(kept.split())
