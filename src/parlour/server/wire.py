"""Everything that is said between a browser and the server (docs/wire.md tells it with examples).

Both ways a message is a tagged union.  What goes out is made of one seat's view, or of what the whole table may
know; nothing of a State, no line number of the record and no seal of it goes out before the end.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder, schema_components

from parlour.core import Seat, Setting, Zone

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="The client's own, new for each deed.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy: TypeAlias = Annotated[str, Meta(max_length=64, description="Thrown into the shuffle, after the commitment.")]
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=7 * 24 * 3600, description="Seconds for each question; 0: no hurry.")]
WINDOW: Final = 5
Seconds: TypeAlias = Annotated[
    int, Meta(ge=0, le=60, description="How long a first-come question lasts; 0: until all have passed.")
]
Value: TypeAlias = bool | int | str

Stage: TypeAlias = Literal["gathering", "playing", "over"]
Sitter: TypeAlias = Literal["nobody", "person", "bot"]
Deed: TypeAlias = Literal["sit", "leave", "resume", "bot", "start", "concede", "abort"]
How: TypeAlias = Literal["finished", "conceded", "aborted"]


# ── what a browser says on the socket of a table ───────────────────────────────────────────────────────────────────


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """One deed; it is answered by exactly one ``done`` or ``refused`` with the same id."""

    id: Id


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or change seats, before the deal."""

    seat: SeatNumber
    entropy: Entropy = ""


class Leave(Request, frozen=True, tag="leave"):
    """Give up the seat; during the game a bot goes on with it."""


class Resume(Request, frozen=True, tag="resume"):
    """Take the own seat back from the bot that kept it."""


class SeatBot(Request, frozen=True, tag="bot"):
    """Host: put a bot on a free seat (none: take it away again), or, during the game, on the seat of somebody away."""

    seat: SeatNumber
    bot: BotName | None = "random"


class Start(Request, frozen=True, tag="start"):
    """Host: deal.  Every seat must be taken."""

    entropy: Entropy = ""


class Play(Request, frozen=True, tag="play"):
    """Make a move, one of the options just as it was sent, or ``{"type": "TakeBack"}``, in answer to a question."""

    decision: int
    move: Raw


class Say(Request, frozen=True, tag="say"):
    """Say aloud one of the claims, just as it was sent."""

    claim: Raw


class Standing(Request, frozen=True, tag="standing"):
    """Leave an answer to first-come questions with the table, one of ``board.standings``; none: take it back."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Concede(Request, frozen=True, tag="concede"):
    """Give the game up; a bot plays the seat to the end, if the game goes on at all."""


class Abort(Request, frozen=True, tag="abort"):
    """Agree to end the game without a result, or agree no longer; it ends when all people at the table agree."""

    agree: bool = True


class Resync(Request, frozen=True, tag="resync"):
    """Send me everything again, the whole story included."""


AnyRequest: TypeAlias = Sit | Leave | Resume | SeatBot | Start | Play | Say | Standing | Concede | Abort | Resync
READ: Final = Decoder(AnyRequest)


# ── what the server says on it ─────────────────────────────────────────────────────────────────────────────────────


class Table(Struct, frozen=True):
    """What stays the same for everybody."""

    id: str
    game: str
    title: str
    stage: Stage
    options: dict[str, Value]
    public: bool
    pace: int
    invite: str  # the link to give to friends
    commitment: str  # the hash of the seed, shown before the deal
    window: int = WINDOW  # how many seconds a first-come question lasts; 0: until all have passed
    windows: bool = False  # whether this game asks such questions at all


class SeatCard(Struct, frozen=True):
    """Who sits where."""

    seat: Seat
    sitter: Sitter  # a bot may keep a person's seat: then ``name`` is the person's and ``away`` is true
    name: str  # with nobody there: for whom the seat is kept, if for anybody
    bot: str | None = None
    connected: bool = False
    host: bool = False
    away: bool = False  # a person's seat, kept by a bot for now
    conceded: bool = False
    agrees_to_abort: bool = False


class Again(Struct, frozen=True):
    """The table at which those who sat here play again, and whose wish that was."""

    table: str
    by: Seat


class You(Struct, frozen=True):
    """Whom this frame is for, and which deeds are open to them besides playing."""

    seat: Seat | None
    host: bool
    may: tuple[Deed, ...]
    again: Again | None = None  # only told to those who had a seat
    kept: Seat | None = None  # the seat that is kept for this person, who has not sat down yet


class Option(Struct, frozen=True):
    """One move: to be sent back as it is, said in words, under a heading."""

    move: Raw
    text: str
    kind: str


class Sayable(Struct, frozen=True):
    claim: Raw
    text: str


class StandingAnswer(Struct, frozen=True):
    """An answer that this person may leave with the table."""

    name: str
    text: str


class Board(Struct, frozen=True):
    """The game as this seat sees it, in words, and once more raw for tables that draw it themselves."""

    decision: int  # the number of the question now asked
    asked: tuple[Seat, ...]  # whom the table waits for, as far as this seat may know
    prompt: str
    options: tuple[Option, ...]
    take_back: bool  # whether the last part of a decision can be taken back
    claims: tuple[Sayable, ...]
    zones: tuple[Zone, ...]
    view: Raw  # the game's own view of this seat, less ``options`` and ``story``
    deadline: float | None = None  # seconds since 1970 by the server's clock; then a bot answers
    first_come: bool = False  # whether the first who steps in closes this question
    passed: bool = False  # this seat has passed in a first-come question; ``options`` are what it may still do
    standing: str | None = None  # the answer this person has left with the table; nobody else is told
    standings: tuple[StandingAnswer, ...] = ()  # those that may be left


class Ending(Struct, frozen=True):
    """How the game ended; from now on everybody may have the record, which opens the whole truth."""

    how: How
    ending: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    why: str
    roles: tuple[str, ...]
    seed: str  # its SHA-256 is the commitment
    record: str  # where the record is


class StoryLine(Struct, frozen=True):
    text: str
    event: Raw


class Story(Struct, frozen=True):
    """This seat's own story from its line ``since`` (counted from 0) to its end: put in place of what stood there."""

    since: int
    lines: tuple[StoryLine, ...]


class Still(Struct, frozen=True, tag="frame"):
    """A frame but for its story: while this and the story stay the same, nothing is sent."""

    table: Table
    seats: tuple[SeatCard, ...]
    you: You
    watching: int  # people connected who have no seat
    board: Board | None  # none before the deal
    ending: Ending | None


class Frame(Still, frozen=True, tag="frame"):
    """Everything a table needs to be drawn, without its history; and the lines of the story that are new."""

    story: Story


class Done(Struct, frozen=True, tag="done"):
    """The deed is written down; the frame that shows it has gone before."""

    id: str


class RefusedDeed(Struct, frozen=True, tag="refused"):
    """Nothing has changed; why, and how things stand."""

    id: str
    reason: str
    frame: Frame


class Mistake(Struct, frozen=True, tag="mistake"):
    """What came was no message of this protocol; after some of these the socket is closed."""

    reason: str


AnyAnswer: TypeAlias = Frame | Done | RefusedDeed | Mistake

CLOSE_FAILED: Final = 1011  # a mistake of the server's: come back
CLOSE_RESTART: Final = 1012  # the server stops: come back in a moment
CLOSE_MALFORMED: Final = 4400  # too many mistakes
CLOSE_FORGOTTEN: Final = 4404  # there is no such table
CLOSE_SLOW: Final = 4408  # frames were not read fast enough: come back
CLOSE_BROKEN: Final = 4410  # the table can't be continued
CLOSE_FLOOD: Final = 4429  # too many messages


# ── what is said over HTTP ─────────────────────────────────────────────────────────────────────────────────────────


class Me(Struct, frozen=True):
    """The guest behind the cookie; ``chosen`` is false while the name is one that the house made up."""

    name: str
    chosen: bool
    now: float  # the server's clock, for deadlines


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]  # read_name allows 24 characters after tidying up


class GameCard(Struct, frozen=True):
    """A game on the shelf, with what a table may choose."""

    id: str
    title: str
    least: int
    most: int
    options: tuple[Setting, ...]
    bots: tuple[str, ...]  # those that can play it
    bot: str = "random"  # the one to play against if nobody says
    windows: bool = False  # whether it asks first-come questions, so that ``Open.window`` matters


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it; with ``bot`` named, bots take all other seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None  # none: as few as the game allows
    options: dict[str, Value] = {}
    public: bool = False
    bot: BotName | None = None
    seat: SeatNumber = 0
    pace: Pace = 0
    window: Seconds = WINDOW


class Opened(Struct, frozen=True):
    id: str
    invite: str


class TableCard(Struct, frozen=True):
    """A table as the public list or an invitation shows it."""

    id: str
    game: str
    title: str
    stage: Stage
    seats: int
    free: int
    bots: int
    people: tuple[str, ...]
    watching: int
    options: dict[str, Value]
    window: int | None = None  # as in ``Table``; none where the game has no use for it


class Verdict(Struct, frozen=True):
    """What the referee found when it played the record again."""

    verified: bool
    says: str


class Problem(Struct, frozen=True):
    """The body of every answer from 400 up."""

    reason: str


HTTP: Final = (Me, Rename, GameCard, Open, Opened, TableCard, Verdict, Problem)


def schema() -> dict[str, Any]:
    """The JSON schema of the whole protocol, from which the client's types are made."""
    (requests, answers, *bodies), parts = schema_components(
        [AnyRequest, AnyAnswer, *HTTP], ref_template="#/$defs/{name}"
    )
    tops = {"AnyRequest": requests, "AnyAnswer": answers}
    named = {body.__name__: shape for body, shape in zip(HTTP, bodies) if body.__name__ not in parts}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**parts, **named, **tops}}
