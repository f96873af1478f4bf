"""What an analysis holds: plain data that encodes to JSON, with sentences in one language beside the figures."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from parlour.core import Result, Seat

CLEAR: Final = 2.0  # standard errors that a loss must be away from nothing


class Point(Struct, frozen=True):
    """What one seat knew at one time."""

    move: int  # how many decisions had been made in the game by then
    part: int  # the hand, Case or mini-game, from 0
    told: int  # how many lines of its story it had heard
    worlds: int
    bits: float  # missing to answer all that the first page of the notebook asks
    exact: bool


class Asked(Struct, frozen=True):
    """A question by what its answer was expected to tell."""

    bits: float  # expected of its answer
    best: float  # expected of the best question that could be asked then
    best_text: str
    gained: float  # what the answer then told

    @property
    def accuracy(self) -> float:
        """Its share of what the best question would have told; 1 where no question could tell anything."""
        return self.bits / self.best if self.best else 1.0


class Cost(Struct, frozen=True):
    """What a decision gave away, compared with the best one that its seat could see."""

    loss: float
    error: float  # standard error of the loss; 0: exact
    best_text: str
    unit: str  # turns, win chance or points

    @property
    def counted(self) -> float:
        """The loss, where it is clear.

        The best of several uncertain values is too good on average, so that even the best move seems to lose a little.
        """
        return self.loss if not self.error or self.loss > CLEAR * self.error else 0.0


class Guessed(Struct, frozen=True):
    """A guess, by its chance at the time: what came of it is told beside it, and counts for nothing."""

    text: str
    chance: float
    right: bool | None  # None: it never came out


class Proved(Struct, frozen=True):
    """Something that was certain, with the lines of the seat's story that prove it."""

    text: str
    lines: tuple[int, ...]  # by their numbers, from 1
    because: tuple[str, ...]  # a sentence each
    left: tuple[int, ...]  # how many answers are left after each


class Decision(Struct, frozen=True):
    """One decision, judged only by what its seat knew."""

    move: int  # its number in the game
    line: int  # in the record
    told: int  # how many lines its seat had heard before
    seat: Seat
    text: str
    before: int  # worlds left to the seat
    after: int  # when it had heard what came of it
    gained: float  # bits that came of it
    overheard: float  # bits that the others' moves had told since its own last decision
    heard: tuple[str, ...] = ()  # the first lines that its seat heard then
    asked: Asked | None = None
    cost: Cost | None = None
    guess: Guessed | None = None
    missed: Proved | None = None  # that could have been named here instead
    luck: float | None = None  # turns saved by what happened, beyond what was to be expected


class Known(Struct, frozen=True):
    """When one seat could first know an answer, or how many were left to it at last."""

    seat: Seat
    move: int | None  # how many decisions had been made by then; None: never
    told: int | None  # the line of its story that settled it
    left: int


class Answer(Struct, frozen=True):
    """One question of the notebook, and who could answer it when."""

    part: int
    page: str  # the title of its sheet
    text: str  # the true answer as a sentence
    known: tuple[Known, ...]
    named_by: Seat | None = None  # who guessed it right
    named_at: int | None = None  # the number of that decision


class Spoken(Struct, frozen=True):
    """Something said aloud, and whether the speaker knew better."""

    move: int
    seat: Seat
    text: str
    checked: bool  # whether the notebook asks anything of the kind
    against: tuple[str, ...] = ()  # what the speaker knew instead


class Belief(Struct, frozen=True):
    """What a bot makes of one question: its likeliest answer."""

    answer: int  # the place of the question among the answers of the analysis
    text: str
    chance: float
    truth: float | None  # the chance it gave to the true answer


class Thought(Struct, frozen=True):
    """What a bot in a seat believed at a decision."""

    move: int
    part: int
    seat: Seat
    bits: float  # missing to answer all of it, by what it believed
    beliefs: tuple[Belief, ...]


class SeatSummary(Struct, frozen=True):
    """One seat's evening."""

    seat: Seat
    name: str
    decisions: int
    accuracy: float | None  # mean share of the best question's worth
    judged: int  # decisions of which the judge has an opinion
    loss: float | None  # all that was clearly given away, in ``unit``
    gained: float  # bits by its own moves
    overheard: float  # bits by the moves of others
    points: tuple[Point, ...]
    asked: int | None = None  # questions; asked + to_go = par + loss - luck
    to_go: float | None = None  # turns that were still needed at the end of each hand or mini-game, together
    par: float | None = None
    luck: float | None = None


class Turning(Struct, frozen=True):
    """A move at which the game turned, in one sentence."""

    move: int
    seat: Seat
    kind: str
    title: str
    text: str


class Analysis(Struct, frozen=True):
    """A finished game, judged by what each seat knew at the time."""

    game: str
    title: str
    names: tuple[str, ...]
    result: Result | None
    ending: str  # how it ended, in words
    judge: str  # whose values the losses are measured by
    unit: str  # of these values
    caution: str  # what they do not say
    model: str  # how chances are weighed
    believer: str  # whose beliefs the thoughts are
    reads_behaviour: bool  # whether it goes by what players do and say, beside what the rules prove
    moves: int
    seats: tuple[SeatSummary, ...]
    decisions: tuple[Decision, ...]
    answers: tuple[Answer, ...]
    spoken: tuple[Spoken, ...]
    thoughts: tuple[Thought, ...]
    roles: tuple[str, ...]  # what each seat turned out to be, in games that deal roles
    part_name: str  # what a part of the game is called: Hand, Case, Mini-game
    parts: tuple[int, ...]  # how many decisions had been made when each hand, Case or mini-game began
    turnings: tuple[Turning, ...] = ()
    headline: str = ""
    sentence: str = ""
