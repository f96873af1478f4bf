"""How things stand at a table, as one tab is shown them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from parlour.core import Piece, Seat, ThingId
from parlour.core.things import ThingKind, ZoneKind
from parlour.core.words.messages import AidSay, Say
from parlour.notebook import Help
from parlour.server.wire.values import How, May, Sitter, Stage, Value


class CatalogueThing(Struct, frozen=True, omit_defaults=True):
    """Something that can be pointed at: what it is, and the message that says what it is called and what it does."""

    id: ThingId
    kind: ThingKind
    say: Say | None = None  # with parts ``short`` and ``text``; a seat has none: people's names are in ``Frame.seats``
    rank: str = ""
    suit: str = ""
    owner: Seat | None = None  # whose it always is
    beats: tuple[ThingId, ...] = ()  # the things that it is stronger than, such as suits


class Catalogue(Struct, frozen=True, tag="catalogue"):
    """Everything in the box and every seat, in no language; sent once, before the first frame."""

    version: str  # the same for the same things: who has it already need not be sent it again
    things: tuple[CatalogueThing, ...]
    aid: AidSay  # how a turn goes and what everything does, at a table with these players and options
    final: tuple[str, ...]  # types of moves that cost much and can't be undone: ask once more before one is sent
    standings: tuple[str, ...]  # answers to first-come questions that may be left with the table


class Kicked(Struct, frozen=True):
    """Somebody whom the host has sent away from the table."""

    name: str
    banned: bool  # may not come back


class TableHead(Struct, frozen=True):
    """What a table is; the same for everybody at it."""

    id: str
    game: str
    title: str
    stage: Stage
    options: dict[str, Value]
    public: bool
    pace: int  # seconds for each question; 0: no hurry
    budget: int  # seconds that each player has for the whole game; 0: no such clock
    increment: int  # seconds that each answer adds to it
    invite: str  # the link to give to friends
    commitment: str  # the hash of the seed, shown before the deal
    window: int  # how many seconds a first-come question lasts; 0: until all have passed
    windows: bool  # whether this game asks such questions at all
    away: int  # how many seconds a player is away before a bot may take over
    help: Help  # how much the table helps its players
    reveal_by: float | None  # while luck is revealed: when the game is dealt at the latest, in seconds since 1970
    talk: bool  # whether the host allows free talk
    hurried: bool  # whether the bots make shorter pauses
    undone: int  # how many choices were undone here; who plays with people undoes none
    exercise: bool  # played on from a move of a finished game: it counts for nothing
    locked: bool  # nobody new may sit down or watch
    kicked: tuple[Kicked, ...]  # those whom the host has sent away
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
    kicked: bool  # its player was sent away during the game, and a bot goes on
    rating: int | None  # at this game, when the player sat down; None for those who have none or don't show it
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


class Told(Struct, frozen=True, omit_defaults=True):
    """Something with its message.  Its type is the key and its fields are the arguments, unless it says otherwise here.

    What it is about is told only to tabs that ask for ``zones``: a table of its own knows that by itself.
    """

    key: str = ""
    args: Mapping[str, Any] = {}  # besides the fields
    about: tuple[ThingId, ...] = ()  # the things it is about, in the order in which a person would point at them


class Option(Told, frozen=True, omit_defaults=True, kw_only=True):
    """One move, to be sent back as it is.  Its message may have parts: ``heading``, ``label`` and ``first``."""

    move: Any
    worth: Mapping[str, int] = {}  # what zones are worth after it, by their ids, where it changes that


class Sayable(Told, frozen=True, omit_defaults=True, kw_only=True):
    """Something this person may say aloud."""

    claim: Any


class StoryLine(Told, frozen=True, omit_defaults=True, kw_only=True):
    """Something that this seat was told."""

    event: Any


class BoardZone(Struct, frozen=True, omit_defaults=True):
    """A place on the table: what lies there, as far as this seat can tell, and the message that names it."""

    id: str
    kind: ZoneKind
    say: Say  # with parts ``short`` and ``note``
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0
    at: ThingId = ""
    value: int | None = None


class BoardChange(Struct, frozen=True):
    """The game as this seat sees it; what is left out has not changed since the last frame."""

    view: dict[str, Any] | UnsetType = UNSET  # the fields of the game's own view that have changed
    items: dict[str, dict[str, dict[str, Any]]] | UnsetType = UNSET  # of lists of objects: by field, place, field
    prompt: Say | UnsetType = UNSET
    options: tuple[Option, ...] | UnsetType = UNSET
    claims: tuple[Sayable, ...] | UnsetType = UNSET
    decision: int | UnsetType = UNSET  # the number of the question now asked
    asked: tuple[Seat, ...] | UnsetType = UNSET  # whom the table waits for, as far as this seat may know
    forced: bool | UnsetType = UNSET  # whether a client may take the only option by itself: nobody learns by that
    take_back: bool | UnsetType = UNSET  # whether the last part of a decision can be taken back
    deadline: float | UnsetType | None = UNSET  # seconds since 1970 by the server's clock; then the time is over
    first_come: bool | UnsetType = UNSET  # whether the first who steps in closes this question
    passed: bool | UnsetType = UNSET  # this seat has passed in it; ``options`` are what it may still do
    standing: str | UnsetType | None = UNSET  # the answer this person has left with the table; nobody else is told
    plays: bool | UnsetType = UNSET  # whether this person plays the seat now
    zones: tuple[BoardZone, ...] | UnsetType = UNSET  # for tabs that ask for them, and when all lies open: the changed
    layout: tuple[str, ...] | UnsetType = UNSET  # the ids of all zones, in order; a zone that isn't in it is gone


class Ending(Struct, frozen=True):
    """How the game ended; from now on everybody may have the record, which opens the whole truth."""

    how: How
    ending: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    why: Say
    roles: tuple[Say, ...]  # what each seat turned out to be
    seed: str  # its SHA-256 is the commitment
    record: str  # where the record is
    luck: tuple[str, ...]  # the words that were thrown into the shuffle, as they stand in the record
    by_seat: tuple[Seat, ...]  # whose each of these was


class Story(Struct, frozen=True):
    """This seat's own story from its line ``since`` (counted from 0) to its end: put in place of what stood there.

    A first frame has the last lines only; those before them are asked for by ``story``.
    """

    since: int
    lines: tuple[StoryLine, ...]


class EarlierStory(Struct, frozen=True, tag="lines"):
    """Lines of this seat's own story from ``since`` on, up to the one that was asked about."""

    id: str
    since: int
    lines: tuple[StoryLine, ...]


class Clocks(Struct, frozen=True, tag="clocks"):
    """The clocks of a table that has some; sent to everybody when something about them has changed."""

    left: tuple[float | None, ...]  # by seat: seconds, at the moment ``since``; none for bots, or without a budget
    running: tuple[Seat, ...]  # whose clocks run since then
    since: float  # seconds since 1970 by the server's clock
    paused: bool
    wishes: tuple[Seat, ...]  # who would like a pause


class Frame(Struct, frozen=True, tag="frame"):
    """How things stand; what is left out has not changed since the last frame to this tab.  The first has it all."""

    table: TableHead | UnsetType = UNSET
    seats: tuple[SeatCard, ...] | UnsetType = UNSET
    you: You | UnsetType = UNSET
    watching: int | UnsetType = UNSET  # people connected who have no seat
    board: BoardChange | UnsetType | None = UNSET  # None before the deal
    ending: Ending | UnsetType | None = UNSET
    story: Story | UnsetType = UNSET
