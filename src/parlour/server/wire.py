"""Everything that is said between a browser and the server (docs/wire.md describes it by message).

Both ways a message is a tagged union.  What goes out is made of one seat's view, or of what the whole table may
know; nothing of a State, no line number of the record and no seal of it goes out before the end.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, structs
from msgspec.json import Decoder, schema_components

from parlour.core import Difficulty, Piece, Seat, ThingId
from parlour.core.notes import Certainty
from parlour.core.things import ThingKind, ZoneKind
from parlour.notebook import Help, Mark
from parlour.notebook.marks import LONGEST_NOTE
from parlour.study.analysis import Analysis
from parlour.study.analysis.shape import Turning

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="The client's own, new for each request.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
LuckHash: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="SHA-256 of UTF-8 text, in hexadecimal."),
]
LuckWords: TypeAlias = Annotated[str, Meta(max_length=64, description="Thrown into the shuffle.")]
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=7 * 24 * 3600, description="Seconds for each question; 0: no hurry.")]
WINDOW: Final = 5
Seconds: TypeAlias = Annotated[
    int, Meta(ge=0, le=60, description="How long a first-come question lasts; 0: until all have passed.")
]
AWAY: Final = 60
AwaySeconds: TypeAlias = Annotated[
    int, Meta(ge=0, le=3600, description="How long a player is away before a bot may take over.")
]
HELP: Final[Help] = "marks"
SquareId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120, description="sheet/row/column, by their ids.")]
Value: TypeAlias = bool | int | str

Stage: TypeAlias = Literal["gathering", "revealing", "playing", "over"]
Sitter: TypeAlias = Literal["nobody", "person", "bot"]
May: TypeAlias = Literal["sit", "leave", "resume", "bot", "start", "concede", "abort", "hurry"]
How: TypeAlias = Literal["finished", "conceded", "aborted"]


# ── what a browser says on the socket of a table ───────────────────────────────────────────────────────────────────


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


class Say(Request, frozen=True, tag="say"):
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


class Resync(Request, frozen=True, tag="resync"):
    """Send me everything again: the catalogue, and a frame with the whole story."""


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
AnyRequest: TypeAlias = (
    Sit
    | Leave
    | Resume
    | SeatBot
    | CommitLuck
    | Start
    | RevealLuck
    | Play
    | Say
    | LeaveStanding
    | Concede
    | Abort
    | Hurry
    | Resync
    | NotebookRequest
)
READ: Final = Decoder(AnyRequest)


# ── what the server says on it ─────────────────────────────────────────────────────────────────────────────────────


class CatalogueThing(Struct, frozen=True, omit_defaults=True):
    """Something that can be pointed at: what it is, what it is called and what it does."""

    id: ThingId
    kind: ThingKind
    title: str = ""  # a seat has none: the people's names are in ``Frame.seats``
    short: str = ""  # where there is little room; left out: the title will do
    text: str = ""  # what it does
    rank: str = ""
    suit: str = ""
    owner: Seat | None = None  # whose it always is
    beats: tuple[ThingId, ...] = ()  # the things that it is stronger than, such as suits


class Catalogue(Struct, frozen=True, tag="catalogue"):
    """Everything in the box and every seat, in the words of one language; sent once, before the first frame."""

    language: str
    things: tuple[CatalogueThing, ...]


class TableHead(Struct, frozen=True):
    """What a table is; the same for everybody at it."""

    id: str
    game: str
    title: str
    stage: Stage
    options: dict[str, Value]
    public: bool
    pace: int
    invite: str  # the link to give to friends
    commitment: str  # the hash of the seed, shown before the deal
    window: int  # how many seconds a first-come question lasts; 0: until all have passed
    windows: bool  # whether this game asks such questions at all
    away: int  # how many seconds a player is away before a bot may take over
    help: Help  # how much the table helps its players
    reveal_by: float | None  # while luck is revealed: when the game is dealt at the latest, in seconds since 1970
    hurried: bool  # whether the bots make shorter pauses
    exercise: bool  # played on from a move of a finished game: it counts for nothing
    old: bool  # played under older rules: the record can be read, and there is no board


class SeatCard(Struct, frozen=True):
    """Who sits where."""

    seat: Seat
    sitter: Sitter  # a bot may keep a person's seat: then ``name`` is the person's and ``away`` is true
    name: str  # with nobody there: for whom the seat is kept, if for anybody
    bot: str | None
    connected: bool
    host: bool
    away: bool  # a person's seat, kept by a bot for now
    conceded: bool
    agrees_to_abort: bool
    luck: str  # the hash of the words that this player throws into the shuffle; "" for none


class Again(Struct, frozen=True):
    """The table at which those who sat here play again, and whose wish that was."""

    table: str
    by: Seat


class You(Struct, frozen=True):
    """Whom this frame is for, and which requests are open to them besides playing."""

    seat: Seat | None
    host: bool
    may: tuple[May, ...]
    again: Again | None  # only told to those who had a seat
    kept: Seat | None  # the seat that is kept for this person, who has not sat down yet


class Option(Struct, frozen=True, omit_defaults=True):
    """One move: to be sent back as it is, said in words, under a heading."""

    move: Any
    text: str
    heading: str
    label: str = ""  # under that heading; left out: the text
    about: tuple[ThingId, ...] = ()  # the things it is about, in the order in which a person would point at them
    final: bool = False  # it costs much and can't be undone: ask once more before it is sent


class Sayable(Struct, frozen=True, omit_defaults=True):
    """Something this person may say aloud."""

    claim: Any
    text: str
    about: tuple[ThingId, ...] = ()


class BoardZone(Struct, frozen=True, omit_defaults=True):
    """A place on the table: what lies there, as far as this seat can tell, and what it is called."""

    id: str
    kind: ZoneKind
    title: str
    short: str = ""
    note: str = ""
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0
    at: ThingId = ""
    value: int | None = None


class StandingAnswer(Struct, frozen=True):
    """An answer that this person may leave with the table."""

    name: str
    text: str


class BoardChange(Struct, frozen=True):
    """The game as this seat sees it; what is left out has not changed since the last frame."""

    decision: int | UnsetType = UNSET  # the number of the question now asked
    asked: tuple[Seat, ...] | UnsetType = UNSET  # whom the table waits for, as far as this seat may know
    prompt: str | UnsetType = UNSET
    options: tuple[Option, ...] | UnsetType = UNSET
    take_back: bool | UnsetType = UNSET  # whether the last part of a decision can be taken back
    claims: tuple[Sayable, ...] | UnsetType = UNSET
    zones: tuple[BoardZone, ...] | UnsetType = UNSET  # those that are new or have changed
    layout: tuple[str, ...] | UnsetType = UNSET  # the ids of all zones, in order; a zone that isn't in it is gone
    view: dict[str, Any] | UnsetType = UNSET  # of the game's own view, less options and story: what has changed
    items: dict[str, dict[str, Any]] | UnsetType = UNSET  # of long lists in that view, only these: by field and place
    deadline: float | UnsetType | None = UNSET  # seconds since 1970 by the server's clock; then the time is over
    first_come: bool | UnsetType = UNSET  # whether the first who steps in closes this question
    passed: bool | UnsetType = UNSET  # this seat has passed in it; ``options`` are what it may still do
    standing: str | UnsetType | None = UNSET  # the answer this person has left with the table; nobody else is told
    standings: tuple[StandingAnswer, ...] | UnsetType = UNSET  # those that may be left


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
    luck: tuple[str, ...]  # the words that were thrown into the shuffle, as they stand in the record
    by_seat: tuple[Seat, ...]  # whose each of these was


class StoryLine(Struct, frozen=True, omit_defaults=True):
    text: str
    event: Any
    about: tuple[ThingId, ...] = ()


class Story(Struct, frozen=True):
    """This seat's own story from its line ``since`` (counted from 0) to its end: put in place of what stood there."""

    since: int
    lines: tuple[StoryLine, ...]


class Frame(Struct, frozen=True, tag="frame"):
    """How things stand; what is left out has not changed since the last frame to this tab.  The first has it all."""

    table: TableHead | UnsetType = UNSET
    seats: tuple[SeatCard, ...] | UnsetType = UNSET
    you: You | UnsetType = UNSET
    watching: int | UnsetType = UNSET  # people connected who have no seat
    board: BoardChange | UnsetType | None = UNSET  # None before the deal
    ending: Ending | UnsetType | None = UNSET
    story: Story | UnsetType = UNSET


class Done(Struct, frozen=True, tag="done"):
    """The request is carried out and written down; the frame that shows it has gone before."""

    id: str


class RefusedRequest(Struct, frozen=True, tag="refused"):
    """Nothing has changed, and why."""

    id: str
    reason: str


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
    proof: ProofWords | None  # None: nothing is certain there yet
    likely: LikelyFact | None  # then the most likely answer that is still open
    level: str  # the title of the bot that would make the move
    option: Option
    why: str  # it would make it; "" if it can't tell


class Mistake(Struct, frozen=True, tag="mistake"):
    """What came was no message of this protocol; after some of these the socket is closed."""

    reason: str


AnyAnswer: TypeAlias = Catalogue | Frame | Done | RefusedRequest | NotebookPages | ProofGiven | Advice | Mistake

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
    name: Annotated[str, Meta(min_length=1, max_length=80)]  # 24 characters at most once its spaces are tidied


class OptionCard(Struct, frozen=True):
    """An option that a table may choose before the deal."""

    name: str
    title: str
    type: Literal["yes or no", "number", "choice", "text"]
    default: Value
    help: str
    allowed: tuple[str, ...]  # of a choice
    low: int | None
    high: int | None  # of a number; of a text, its length


class LevelCard(Struct, frozen=True):
    """A level of bots that can play a game."""

    name: str
    title: str
    sentence: str


class GameCard(Struct, frozen=True):
    """A game on the shelf, with what a table may choose."""

    id: str
    title: str
    least: int
    most: int
    options: tuple[OptionCard, ...]
    bots: tuple[LevelCard, ...]  # those that can play it, the weakest first
    bot: str  # the level to play against if nobody says
    windows: bool  # whether it asks first-come questions, so that ``Open.window`` matters
    blurb: str  # two sentences for somebody who does not know it
    best: int  # the number of players to propose
    minutes: int | None  # about how long a game against bots takes, if that was measured
    difficulty: Difficulty | None


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
    away: AwaySeconds = AWAY
    help: Help = HELP


class OpenedTable(Struct, frozen=True):
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
    window: int | None  # as in ``TableHead``; none where the game has no use for it


class MyTable(Struct, frozen=True):
    """A table at which this guest has a seat."""

    id: str
    game: str
    title: str
    stage: Stage
    asked_me: bool  # whether it waits for this guest
    people: tuple[str, ...]  # the others who sit there, bots too
    finished: bool


class Verdict(Struct, frozen=True):
    """What the referee found when it played the record again."""

    verified: bool
    says: str


class ReplayStep(Struct, frozen=True):
    """Something that was done or said in a finished game."""

    line: int  # of the record, from 1
    seat: Seat  # -2 for the clock
    said: bool  # whether it was said aloud, and no move


class Replay(Struct, frozen=True):
    """A finished game as one seat saw it, or a spectator, or with the whole truth."""

    catalogue: Catalogue
    steps: tuple[ReplayStep, ...]
    frames: tuple[Frame, ...]  # before each step, and after the last


class Review(Struct, frozen=True):
    """A finished game in figures and words."""

    analysis: Analysis
    verdicts: tuple[Turning, ...]  # of every move that is worth a word; the turning points are some of them


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from before a line of a finished game, on this seat, against bots."""

    line: Annotated[int, Meta(ge=1, le=1_000_000)]
    seat: SeatNumber


class Problem(Struct, frozen=True):
    """The body of every answer from 400 up."""

    reason: str


HTTP: Final = (
    *(Me, Rename, GameCard, Open, OpenedTable, TableCard, MyTable, Verdict),
    *(Replay, Review, WhatIf, Problem),
)


def schema() -> dict[str, Any]:
    """The JSON schema of the whole protocol, from which the client's types are made."""
    (requests, answers, *bodies), parts = schema_components(
        [AnyRequest, AnyAnswer, *HTTP], ref_template="#/$defs/{name}"
    )
    named = {body.__name__: shape for body, shape in zip(HTTP, bodies) if body.__name__ not in parts}
    shapes = {name: exact(name, shape) for name, shape in {**parts, **named}.items()}
    tops = {"AnyRequest": requests, "AnyAnswer": answers}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**shapes, **tops}}


def exact(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    """The shape of a struct with its ``required`` fields: of what the server writes, all that it never leaves out."""
    struct = globals().get(name)
    if struct is None or struct.__struct_config__.forbid_unknown_fields or struct.__struct_config__.omit_defaults:
        return shape
    there = [field.name for field in structs.fields(struct) if field.default is not UNSET]
    tag = ["type"] if struct.__struct_config__.tag else []
    return {**shape, "required": tag + there}
