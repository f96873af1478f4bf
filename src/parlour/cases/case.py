"""What a case is: one seat's view at a decision, a question with one right answer, and what proves it.  Plain data."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias, get_args

from msgspec import DecodeError, Raw, Struct, ValidationError, json, to_builtins

from parlour import games
from parlour.core import Fact, Game, Move, Refused, View, written_out

Kind: TypeAlias = Literal["prove", "lie", "question", "win"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
GradeName: TypeAlias = Literal["easy", "medium", "hard", "fiendish"]
GRADES: Final[tuple[GradeName, ...]] = get_args(GradeName)
Atom: TypeAlias = bool | int | str
FORM: Final = 1  # of the data; a reader of another form says so
LARGEST: Final = 64_000  # bytes of one case


class Stated(Struct, frozen=True, tag="fact", forbid_unknown_fields=True):
    """A choice: that something hidden is so."""

    unknown: tuple[Atom, ...]
    among: tuple[Atom, ...]
    holds: bool = True

    @property
    def fact(self) -> Fact:
        return Fact(self.unknown, self.among, self.holds)


class Spoken(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """A choice: what was claimed aloud in a line of the story."""

    line: int


class Offered(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A choice: something that the seat may do."""

    move: dict[str, Any]


Choice: TypeAlias = Stated | Spoken | Offered


class Riddle(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a view: a message, what it is about, and the choices, of which one is right."""

    kind: Kind
    ask: str
    choices: tuple[Choice, ...]
    about: dict[str, Atom] = {}


class Evidence(Struct, frozen=True, forbid_unknown_fields=True):
    """What proves the answer.

    Of a fact or a claim: the fewest lines of the story that are enough, and how many answers are left after each.
    Of a move: what each choice is worth, the least being the best; and where a turn wins, that turn.
    """

    lines: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    worth: tuple[float, ...] = ()
    plan: tuple[dict[str, Any], ...] = ()


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a case hard."""

    lines: int  # in the shortest proof
    chain: int  # the most lines that must be put together before anything follows
    start: int  # possibilities before anything is told, or before the question is asked
    decoys: int  # wrong choices that one oversight makes right
    read: int  # lines that may matter; of moves, how many there are


class Grade(Struct, frozen=True, forbid_unknown_fields=True):
    name: GradeName
    score: float
    figures: Figures


class Case(Struct, frozen=True, dict=True, forbid_unknown_fields=True, kw_only=True):
    """It holds nothing that its seat did not see, and no seed and no name."""

    form: int = FORM
    game: str
    rules: int  # the version of the game's rules under which it was cut
    riddle: Riddle
    answer: int  # a place among the choices
    evidence: Evidence
    grade: Grade
    seen: Raw  # the view, as it is sent to its seat

    @cached_property
    def id(self) -> str:
        """What a case is called: it follows from all that it says."""
        return sha256(written(self)).hexdigest()[:12]

    @property
    def kind(self) -> Kind:
        return self.riddle.kind


READ: Final = json.Decoder(Case)


def written(case: Case) -> bytes:
    """A case as one line of JSON."""
    return json.encode(case)


def read_case(line: bytes) -> Case:
    """A case from its line, or Refused in one sentence; what it says is checked by ``check``."""
    if len(line) > LARGEST:
        raise Refused("case-too-large", most=LARGEST, bytes=len(line))
    try:
        case = READ.decode(line)
    except (ValidationError, DecodeError, UnicodeError, RecursionError):
        raise Refused("no-case") from None
    check_age(case)
    if case.answer not in range(len(case.riddle.choices)):
        raise Refused("case-answer-not-offered")
    return case


def check_age(case: Case) -> None:
    """An older case says that it is old."""
    game = games.find(case.game)
    if case.form != FORM:
        raise Refused("case-of-other-form", form=case.form, read=FORM)
    if case.rules != game.version:
        raise Refused("case-of-other-rules", version=case.rules, game=game.title, played=game.version)


def game_of(case: Case) -> Game[Any, Any]:
    return games.find(case.game)


def view_of(case: Case) -> Any:
    """The view of its seat; Refused if it is none of this game."""
    try:
        view: View = game_of(case).read_view(bytes(case.seen))
    except (ValidationError, DecodeError, UnicodeError, RecursionError, Refused):
        raise Refused("case-view-unreadable") from None
    if view.seat is None or view.seat not in range(view.seats) or view.seats not in game_of(case).seats:
        raise Refused("case-view-of-nobody")
    return view


def seen_as(view: View) -> Raw:
    return Raw(json.encode(written_out(view)))


def offered(move: Move) -> Offered:
    return Offered(to_builtins(move))


def move_of(game: Game[Any, Any], choice: Offered) -> Move:
    return game.read_move(json.encode(choice.move))
