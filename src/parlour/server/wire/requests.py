"""What a browser says on the socket of a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

from parlour.notebook import Help, Mark
from parlour.notebook.marks import LONGEST_NOTE
from parlour.server.wire.values import (
    AwaySeconds,
    BotName,
    Budget,
    Id,
    Increment,
    LuckHash,
    LuckWords,
    Pace,
    SeatNumber,
    Seconds,
    SquareId,
    Value,
)


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a person wants; it is answered by one message with the same id: ``done`` or ``refused``, or what
    was asked for."""

    id: Id


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or change seats, before the deal."""

    seat: SeatNumber


class Leave(Request, frozen=True, tag="leave"):
    """Give up the seat; during the game a bot goes on with it."""


class Resume(Request, frozen=True, tag="resume"):
    """Take your seat back from the bot that kept it."""


class SeatBot(Request, frozen=True, tag="bot"):
    """Host: put a bot on a free seat (none: take it away again), or, during the game, on that of somebody long away."""

    seat: SeatNumber
    bot: BotName | None = "random"


class CommitLuck(Request, frozen=True, tag="luck"):
    """Commit to words of your own, by their hash, before the deal; again: to others."""

    hash: LuckHash


class Start(Request, frozen=True, tag="start"):
    """Host: have the luck revealed, and deal.  Every seat must be taken."""


class RevealLuck(Request, frozen=True, tag="reveal"):
    """Say the words that you have committed to."""

    words: LuckWords


class Play(Request, frozen=True, tag="play"):
    """Make a move, one of the options just as it was sent, or ``{"type": "TakeBack"}``, in answer to a question."""

    decision: int
    move: Raw


class SayAloud(Request, frozen=True, tag="say"):
    """Say aloud one of the claims, just as it was sent."""

    claim: Raw


class LeaveStanding(Request, frozen=True, tag="standing"):
    """Leave an answer to first-come questions with the table, one of ``board.standings``; none: take it back."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Concede(Request, frozen=True, tag="concede"):
    """Give the game up; a bot plays the seat to the end, if the game goes on at all."""


class Abort(Request, frozen=True, tag="abort"):
    """Agree to end the game without a result, or agree no longer; it ends when all people at the table agree."""

    agree: bool = True


class Hurry(Request, frozen=True, tag="hurry"):
    """Have the bots make shorter pauses, or usual ones again; for somebody who plays with bots only."""

    on: bool = True


class Lock(Request, frozen=True, tag="lock"):
    """Host: let nobody new sit down or watch, or let them in again."""

    on: bool = True


class Kick(Request, frozen=True, tag="kick"):
    """Host: send away who sits there; during the game a bot goes on with the seat.  Banned: for good."""

    seat: SeatNumber
    ban: bool = False


class Forgive(Request, frozen=True, tag="forgive"):
    """Host: let those of this name come back who were sent away or banned."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class SetClock(Request, frozen=True, tag="clock"):
    """Host, before the game begins: choose another clock."""

    pace: Pace = 0
    budget: Budget = 0
    increment: Increment = 0


class Settle(Request, frozen=True, tag="settle"):
    """Host, before the deal: play otherwise.  What is not named stays as it is."""

    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Value] = {}
    help: Help | None = None
    window: Seconds | None = None
    away: AwaySeconds | None = None
    public: bool | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Go back to before your last choice; for somebody who plays with bots only.  The record keeps what was undone."""


class Pause(Request, frozen=True, tag="pause"):
    """Wish to stop the clocks, or wish it no more; they stop when all who play wish it, and one is enough to go on."""

    on: bool = True


class Resync(Request, frozen=True, tag="resync"):
    """Send me everything again: the catalogue, and a frame like the first."""


class AskStory(Request, frozen=True, tag="story"):
    """Send me lines of my story from before line ``before``, counted from 0: a first frame has only the last ones."""

    before: Annotated[int, Meta(ge=0)]


class OpenNotebook(Request, frozen=True, tag="notebook"):
    """Show me my notebook, with my own marks and notes."""


class AskWhy(Request, frozen=True, tag="why"):
    """Prove what a square of my notebook says."""

    square: SquareId


class AskHint(Request, frozen=True, tag="hint"):
    """Give me a hint for the question that I am asked."""


class MarkSquare(Request, frozen=True, tag="mark"):
    """Mark a square of my notebook, for me alone; none: rub the mark out."""

    square: SquareId
    mark: Mark | None = None


class WriteNote(Request, frozen=True, tag="note"):
    """Write this into my notebook, for me alone, in place of what stood there."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


NotebookQuestion: TypeAlias = OpenNotebook | AskWhy | AskHint
NotebookRequest: TypeAlias = NotebookQuestion | MarkSquare | WriteNote
TableRequest: TypeAlias = (
    Sit
    | Leave
    | Resume
    | SeatBot
    | CommitLuck
    | Start
    | RevealLuck
    | Play
    | SayAloud
    | LeaveStanding
    | Concede
    | Abort
    | Hurry
    | Lock
    | Forgive
    | SetClock
    | Settle
    | Kick
    | Undo
    | Pause
    | Resync
    | AskStory
    | NotebookRequest
)
