"""Free talk at a table, which is no part of the game: what a browser says, and what it hears."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.server.wire.requests import Request
from parlour.server.wire.values import Room, Sign

LONGEST_REMARK = 300  # characters, once it is tidied

RemarkNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Speaker: TypeAlias = Annotated[
    str, Meta(pattern="^(seat|voice):[0-9]{1,5}$", max_length=12, description="A seat, or somebody in the gallery.")
]


class Speak(Request, frozen=True, tag="talk"):
    """Say something in your own words."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class SayPhrase(Request, frozen=True, tag="phrase"):
    """Say one of ``talk.phrases``, which everybody hears in their own language."""

    phrase: Annotated[str, Meta(min_length=1, max_length=40)]


class React(Request, frozen=True, tag="react"):
    """Answer a remark with a sign; none: take it back."""

    room: Room
    to: RemarkNumber
    sign: Sign | None = None


class Mute(Request, frozen=True, tag="mute"):
    """Hear nothing more of somebody, or hear them again; nobody else is told."""

    by: Speaker
    on: bool = True


class Earlier(Request, frozen=True, tag="earlier"):
    """Tell me what was said in a room before a remark."""

    room: Room
    before: RemarkNumber


class Quiet(Request, frozen=True, tag="quiet"):
    """Host: switch all talk at this table off, or on again."""

    on: bool = True


TalkRequest: TypeAlias = Speak | SayPhrase | React | Mute | Earlier


class Remark(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a text, or a sign in answer to another remark."""

    room: Room
    number: int  # in its room, from 1
    by: str  # seat:2, or voice:0 in the gallery
    name: str  # what the speaker was called then
    at: float  # seconds since 1970 by the server's clock
    text: str = ""
    phrase: str = ""  # its id, if it was one of the phrases
    sign: Sign | None = None
    to: int = 0  # the remark that is answered by ``sign``; without one, the sign is taken back


class RecordedRemark(Struct, frozen=True):
    """Something that was said in a finished game, after so many lines of its record."""

    line: int
    remark: Remark


class Phrase(Struct, frozen=True):
    id: str
    text: str


class TalkNow(Struct, frozen=True, tag="talking"):
    """Where this person is heard now, and what was said last; put in place of everything heard so far."""

    room: Room | None  # where this person speaks; none: the rules, or the host, have them be silent
    hears: tuple[Room, ...]
    on: bool  # whether the host allows talk here
    phrases: tuple[Phrase, ...]
    muted: tuple[str, ...]  # those of whom this person wants to hear nothing
    remarks: tuple[Remark, ...]


class RemarksMade(Struct, frozen=True, tag="said"):
    """Something new was said."""

    remarks: tuple[Remark, ...]


class EarlierRemarks(Struct, frozen=True, tag="remarks"):
    """What was said before; none: that was all."""

    id: str
    remarks: tuple[Remark, ...]
