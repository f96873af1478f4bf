"""What is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from parlour.core import Difficulty, Guide, Seat
from parlour.notebook import Help
from parlour.server.wire.frames import Catalogue, Frame
from parlour.server.wire.people import PEOPLE
from parlour.server.wire.talk import RecordedRemark
from parlour.server.wire.values import (
    HELP,
    WINDOW,
    AwaySeconds,
    BotName,
    Budget,
    Increment,
    Pace,
    SeatNumber,
    Seconds,
    Stage,
    Value,
)
from parlour.study.analysis import Analysis
from parlour.study.analysis.shape import Turning


class Me(Struct, frozen=True):
    """The guest behind the cookie; ``chosen`` is false while the name is one that the house made up."""

    name: str
    chosen: bool
    account: str | None  # the name under which this person is signed in
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
    decks: tuple[str, ...]  # of a text: the decks of the house, each chosen as @name


class Outcome(Struct, frozen=True):
    """What to expect of a table at which all play at one level."""

    seats: int
    sentence: str


class LevelCard(Struct, frozen=True):
    """A level of bots that can play a game."""

    name: str
    title: str
    sentence: str  # what it does, and what to expect of it in this game
    seats: tuple[int, ...]  # numbers of players at which it is offered
    proposed: tuple[int, ...]  # and at which it is the one to propose
    outcomes: tuple[Outcome, ...]  # how games end, where that was measured


class FirstGame(Struct, frozen=True):
    """What a newcomer is proposed for a first game, in which a guide leads through it."""

    seats: int
    bot: str
    options: dict[str, Value]  # that make it short


class Minutes(Struct, frozen=True):
    """How long a game takes."""

    least: int  # among people who sit together
    most: int
    alone: int  # about, for somebody who plays with bots alone


class GameCard(Struct, frozen=True):
    """A game on the shelf, with what a table may choose."""

    id: str
    title: str
    least: int
    most: int
    options: tuple[OptionCard, ...]
    bots: tuple[LevelCard, ...]  # those that can play it, the weakest first
    bot: str  # the level to play against if nobody says, at a table of ``best`` players
    windows: bool  # whether it asks first-come questions, so that ``Open.window`` matters
    blurb: str  # two sentences for somebody who does not know it
    best: int  # the number of players to propose
    minutes: Minutes | None
    difficulty: Difficulty | None
    first: FirstGame


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it; with ``bot`` named, bots take all other seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None  # none: as few as the game allows
    options: dict[str, Value] = {}
    public: bool = False
    bot: BotName | None = None
    seat: SeatNumber = 0
    pace: Pace = 0
    budget: Budget = 0
    increment: Increment = 0
    window: Seconds = WINDOW
    away: AwaySeconds | None = None  # none: as long as a question lasts, and at least a minute
    help: Help = HELP
    talk: bool = True


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """How those who play again sit: as before, or each one seat further."""

    seats: Literal["same", "moved"] = "same"


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
    locked: bool  # nobody new may sit down or watch
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
    undone: bool  # whether something else was done here first, and undone


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


class SpokenLanguage(Struct, frozen=True):
    """A language of the house, by the name that it has for itself."""

    id: str
    name: str


class Health(Struct, frozen=True):
    """The house can write."""

    ok: Literal[True] = True


class Problem(Struct, frozen=True):
    """The body of every answer from 400 up."""

    reason: str


HTTP: Final = (
    *(Me, Rename, GameCard, Guide, Open, PlayAgain, OpenedTable, TableCard, MyTable, Verdict),
    *(Replay, Review, WhatIf, RecordedRemark, SpokenLanguage, Health, Problem),
    *PEOPLE,
)
