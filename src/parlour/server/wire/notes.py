"""What the server says about a notebook: pages, proofs and advice."""

from __future__ import annotations

from msgspec import Struct

from parlour.core import Seat, ThingId
from parlour.core.worlds.notes import Certainty
from parlour.notebook import Mark
from parlour.server.wire.frames import Option


class SheetHeading(Struct, frozen=True, omit_defaults=True):
    """What a row or a column of a sheet is about."""

    id: str
    title: str
    short: str = ""
    text: str = ""
    about: tuple[ThingId, ...] = ()


class SheetSquare(Struct, frozen=True, omit_defaults=True):
    """Whether something is so: what is known of it, and who says so."""

    certainty: Certainty = "open"
    chance: float | None = None  # of an open square; None: not worked out
    claimed: tuple[Seat, ...] = ()
    amount: tuple[int, int] | None = None  # of something counted: the least and the most that is possible


class NotebookSheet(Struct, frozen=True, omit_defaults=True):
    """One page of a notebook: rows, columns, and a square where they meet."""

    id: str
    title: str
    rows: tuple[SheetHeading, ...]
    columns: tuple[SheetHeading, ...]
    squares: tuple[tuple[SheetSquare | None, ...], ...]  # row by row; None: there is nothing to ask here
    short: str = ""
    note: str = ""
    worlds: str = ""  # how many truths are left for what it asks, in digits: it may be a huge number
    about: tuple[ThingId, ...] = ()
    group: str = ""  # sheets of one group stand side by side
    knower: Seat | None = None  # what this player can know at least; left out: you
    exact: bool = True  # False: the chances are an estimate; certain and ruled out still hold
    model: str = "even"  # by which the chances are weighed


class NotebookPages(Struct, frozen=True, tag="pages"):
    """A player's notebook as it is after so many lines of their story, with their own marks and notes."""

    id: str
    lines: int
    sheets: tuple[NotebookSheet, ...]
    worlds: str  # how many truths the story allows, in digits; "" where nothing is worked out
    marks: dict[str, Mark]  # by the square: sheet/row/column
    wrong: tuple[str, ...]  # the marks that contradict what the player was told
    note: str


class ProofLine(Struct, frozen=True):
    """A line of the player's story, counted from 0; what follows from it, and how many answers are left then."""

    line: int
    text: str
    left: int


class ProofWords(Struct, frozen=True):
    """Something that is proved, as a sentence, and the lines that prove it; none: the rules do."""

    fact: str
    lines: tuple[ProofLine, ...]


class ProofGiven(Struct, frozen=True, tag="proof"):
    """What was asked for by ``why``."""

    id: str
    proof: ProofWords


class LikelyFact(Struct, frozen=True):
    text: str
    chance: float


class Advice(Struct, frozen=True, tag="advice"):
    """A hint, to be read step by step: where to look, what follows, and a good move."""

    id: str
    sheet: str  # of the notebook; "" where it has nothing to say
    look: tuple[ThingId, ...]
    proof: ProofWords | None  # None: nothing follows there yet but what was told
    likely: LikelyFact | None  # then the most likely answer that is still open
    level: str  # the title of the bot that would make the move
    option: Option
    why: str  # it would make it; "" if it can't tell
