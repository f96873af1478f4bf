"""What the server says on the socket of a table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

from parlour.server.wire.frames import Catalogue, Clocks, EarlierStory, Frame
from parlour.server.wire.notes import Advice, NotebookPages, ProofGiven
from parlour.server.wire.talk import EarlierRemarks, RemarksMade, TalkNow


class Done(Struct, frozen=True, tag="done"):
    """The request is carried out and written down; the frame that shows it has gone before."""

    id: str


class RefusedRequest(Struct, frozen=True, tag="refused"):
    """Nothing has changed, and why."""

    id: str
    reason: str


class WholeView(Struct, frozen=True, tag="view"):
    """The game's own view of this seat with its options and its story, for a client that asked for ``view=whole``; null
    before the deal.  In Python, ``Game.read_view`` reads it."""

    view: Any


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last line of a stream: with which code and why a socket would be closed now."""

    code: int
    reason: str


class Mistake(Struct, frozen=True, tag="mistake"):
    """What came was no message of this protocol; after some of these the socket is closed."""

    reason: str


AnyAnswer: TypeAlias = (
    Catalogue
    | Frame
    | EarlierStory
    | Clocks
    | WholeView
    | Done
    | RefusedRequest
    | NotebookPages
    | ProofGiven
    | Advice
    | Mistake
    | TalkNow
    | RemarksMade
    | EarlierRemarks
    | Goodbye
)

CLOSE_FAILED: Final = 1011  # a mistake of the server's: come back
CLOSE_RESTART: Final = 1012  # the server stops: come back in a moment
CLOSE_MALFORMED: Final = 4400  # too many mistakes
CLOSE_BARRED: Final = 4403  # you may not come to this table
CLOSE_FORGOTTEN: Final = 4404  # there is no such table
CLOSE_SLOW: Final = 4408  # frames were not read fast enough: come back
CLOSE_BROKEN: Final = 4410  # the table can't be continued
CLOSE_FLOOD: Final = 4429  # too many messages
VERSION: Final = "2"  # of this protocol; a page says which one it speaks
OUTDATED: Final = "Parlour has been renewed. Load this page again to go on."  # why a page of another one is sent away
