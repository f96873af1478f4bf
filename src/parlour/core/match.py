"""The referee: a match of any game, and its record played again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import UNSET, Raw, ValidationError, json, to_builtins

from parlour.core.agenda import ask_anew, chance, options, play, refusal
from parlour.core.fair import commitment, fair, mixed
from parlour.core.game import Game
from parlour.core.record import READ, AnyLine, Closed, Moved, Opened, Record, Spoke, Stopped, opening, read
from parlour.core.settings import Settings
from parlour.core.state import State
from parlour.core.steps import Gathering
from parlour.core.view import View
from parlour.core.vocabulary import CLOCK, NATURE, TAKE_BACK, TIME_UP, Claim, Move, Refused, Result, Said, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Match(Generic[S, V]):
    """One match: it asks, refuses, lets nature answer, and writes everything down."""

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        seed: bytes,
        settings: Settings | Mapping[str, object] | None = None,
        entropy: Sequence[str] = (),
        timed: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        if not isinstance(seed, bytes):
            raise TypeError(f"A seed is of bytes, such as secrets.token_bytes(32), and not {seed!r}.")
        opened = Opened(
            game=game.id,
            rules=game.version,
            seats=seats,
            options=to_builtins(game.table(seats, settings or {})),
            commitment=commitment(seed),
            entropy=tuple(entropy),
            timed=timed or UNSET,
            names=named(names, seats) or UNSET,
        )
        self.open(game, seed, opened)

    def open(self, game: Game[S, V], seed: bytes, opened: Opened) -> None:
        """Begin as the first line of the record says; an older one may leave out options that are newer."""
        self.game, self.seed = game, seed
        self.settings = game.table(opened.seats, opened.options)
        self.stopped = False  # whether the people at the table have ended it
        self.decision = 0  # the number of the question now asked; others' answers to it don't change it
        self.record = Record()
        self.record.write(opened)
        self.key, self.draws = mixed(seed, opened.entropy), 0
        self.state = began(game, opened)
        self.settle()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe a move now; none once the game is over."""
        return self.state.asked

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.result

    def options(self, seat: Seat) -> Sequence[Move]:
        """Every move that ``seat`` may make now; none if it is not asked."""
        return options(self.state, seat) if seat in self.asked else ()

    def view(self, seat: Seat | None = None) -> V:
        """What ``seat`` may see now (None: a spectator)."""
        if seat is not None and seat not in range(self.state.seats):
            raise Refused(f"There is no seat {seat!r}; the seats are the numbers from 0 to {self.state.seats - 1}.")
        return self.game.view(self.state, seat)

    def claims(self, seat: Seat) -> Sequence[Claim]:
        """What ``seat`` may say aloud now."""
        return () if self.result else self.game.speech(self.view(seat))

    def play(self, seat: Seat, move: Move, decision: int | None = None) -> None:
        """Make a move, in answer to question ``decision``, or raise Refused and change nothing."""
        self.must_go_on()
        if self.result is None and decision not in (None, self.decision):
            raise Refused("That answers an earlier question.")
        if seat == NATURE:
            raise Refused("Nobody plays for nature.")
        if seat == CLOCK:
            raise Refused("It is not your turn.")
        if reason := refusal(self.state, seat, move):
            raise Refused(reason)
        self.make(seat, move)
        self.settle()

    def close_window(self) -> None:
        """The time of the window is over: everybody who has not stepped in has passed."""
        self.must_go_on()
        if reason := refusal(self.state, CLOCK, TIME_UP):
            raise Refused(reason)
        self.make(CLOCK, TIME_UP)
        self.settle()

    def say(self, seat: Seat, claim: Claim) -> None:
        """Say something aloud, or raise Refused and change nothing."""
        self.must_go_on()
        speak(self.game, self.state, seat, claim)
        self.record.write(Spoke(seat, Raw(json.encode(claim))))

    def stop(self, how: str, why: str) -> None:
        """End the game because the people at the table wish it, and reveal the seed."""
        self.must_go_on()
        if self.result is not None:
            raise Refused("The game is over.")
        self.stopped = True
        self.record.write(Stopped(how, why, self.seed.hex()))

    def must_go_on(self) -> None:
        """Refuse everything that comes after the people at the table have ended the game."""
        if self.stopped:
            raise Refused("The game is over.")

    def time_out(self, seat: Seat) -> None:
        """Drop what ``seat`` has half decided; the record shows it as taken back."""
        while refusal(self.state, seat, TAKE_BACK) is None:
            self.make(seat, TAKE_BACK)

    def make(self, seat: Seat, move: Move) -> None:
        """Write a move that is allowed into the record, and carry it out."""
        question = self.state.agenda[-1]
        self.record.write(Moved(seat, Raw(json.encode(move))))
        play(self.state, seat, move)
        self.decision += not (isinstance(question, Gathering) and self.asked and self.state.agenda[-1] is question)

    def __copy__(self) -> Match[S, V]:
        """The same match, to be played on in another way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, state=self.state.clone(), record=self.record.copy())
        return other

    def settle(self) -> None:
        """Let nature answer for as long as it is asked; when all is over, reveal the seed."""
        while NATURE in self.asked:
            self.make(NATURE, chance(self.state, fair(self.key, self.draws)))
            self.draws += 1
        if self.result:
            self.record.write(Closed(self.result, self.seed.hex()))


def named(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The players' names, if there is one for each seat."""
    if names and len(names) != seats:
        raise Refused(f"{seats} seats need {seats} names, not {len(names)}.")
    return tuple(names)


def began(game: Game[S, V], opened: Opened) -> S:
    """The state at the beginning of a record."""
    s = game.begin(opened.seats, game.table(opened.seats, opened.options))
    if opened.timed is True:
        s.timed = True
        ask_anew(s)
    return s


def speak(game: Game[S, V], s: S, seat: Seat, claim: Claim) -> None:
    """Everybody hears ``claim``; nothing else changes."""
    if s.result:
        raise Refused("The game is over.")
    if seat not in range(s.seats) or claim not in game.speech(game.view(s, seat)):
        raise Refused("You may not say that now.")
    s.tell(Said(seat, claim))


def replay(game: Game[S, V], lines: Sequence[str]) -> S:
    """The state a record leads to; every move in it must be legal, and nature's possible."""
    s, stopped = began(game, fitting(game, lines)), False
    for n, line in enumerate(read(lines), 1):
        try:
            if stopped:
                raise Refused("The game is over.")
            stopped = isinstance(line, Stopped)
            follow(game, s, line)
        except Refused as reason:
            raise Refused(f"Line {n}: {reason}") from None
    return s


def follow(game: Game[S, V], s: S, line: AnyLine) -> None:
    """Carry out one line of a record."""
    if isinstance(line, Moved):
        move = decoded(game.read_move, line.move)
        if reason := refusal(s, line.seat, move):
            raise Refused(reason)
        play(s, line.seat, move)
    elif isinstance(line, Spoke):
        speak(game, s, line.seat, decoded(game.read_claim, line.claim))
    elif isinstance(line, Closed) and line.result != s.result:
        raise Refused("The game did not end like this.")


def restore(game: Game[S, V], lines: Sequence[str], seed: bytes) -> Match[S, V]:
    """The match that wrote ``lines`` from ``seed``, ready to go on; Refused if it would have written others."""
    opened = fitting(game, lines)
    if commitment(seed) != opened.commitment:
        raise Refused("Line 1: the seed is not the one that was committed to.")
    match: Match[S, V] = Match.__new__(Match)
    match.open(game, seed, opened)
    for n, line in enumerate(read(lines), 1):
        try:
            retrace(match, line)
        except Refused as reason:
            raise Refused(f"Line {n}: {reason}") from None
        if n > len(match.record.lines) or match.record.lines[n - 1] != lines[n - 1]:
            raise Refused(f"Line {n} is not what the referee would have written.")
    return match


def go_on(match: Match[Any, Any], lines: Sequence[str]) -> None:
    """Do what another referee of the same match has written since; Refused, if this one would have written others."""
    for n, line in enumerate(lines, len(match.record.lines) + 1):
        if n > len(match.record.lines):  # else nature has written it already
            retrace(match, READ.decode(line))
        if match.record.lines[n - 1 : n] != [line]:
            raise Refused(f"Line {n} is not what the referee would have written.")


def retrace(match: Match[Any, Any], line: AnyLine) -> None:
    """Have the referee do again what a seat did in ``line``; it writes nature's lines and the last one itself."""
    if isinstance(line, Spoke):
        match.say(line.seat, decoded(match.game.read_claim, line.claim))
    elif isinstance(line, Stopped):
        match.stop(line.how, line.why)
    elif isinstance(line, Moved) and line.seat == CLOCK:
        match.close_window()
    elif isinstance(line, Moved) and line.seat != NATURE:
        match.play(line.seat, decoded(match.game.read_move, line.move))


def verify(game: Game[S, V], lines: Sequence[str]) -> Match[S, V]:
    """Play a finished record again from the seed it reveals: the referee must write the very same lines."""
    fitting(game, lines)
    *_, last = read(lines)
    if not isinstance(last, Closed | Stopped):
        replay(game, lines)
        raise Refused(f"Line {len(lines)}: the record ends before the game does; so far every move in it is legal.")
    return restore(game, lines, seed_of(last, len(lines)))


def seed_of(closed: Closed | Stopped, n: int) -> bytes:
    try:
        return bytes.fromhex(closed.seed)
    except ValueError:
        raise Refused(f"Line {n}: the seed is no hexadecimal number.") from None


def fitting(game: Game[S, V], lines: Sequence[str]) -> Opened:
    """The opening of a record that this game, with these rules, can play again."""
    opened = opening(lines)
    if opened.game != game.id:
        raise Refused(f"Line 1: this is a record of {opened.game}, not of {game.id}.")
    if opened.rules != game.version:
        raise Refused(
            f"Line 1: this record follows version {opened.rules} of the rules of {game.title}; "
            f"this Parlour plays version {game.version}."
        )
    try:
        game.table(opened.seats, opened.options)
        named(opened.players, opened.seats)
    except Refused as reason:
        raise Refused(f"Line 1: {reason}") from None
    return opened


def decoded(reader: Any, raw: Raw) -> Any:
    try:
        return reader(raw)
    except ValidationError:
        raise Refused("There is no such move in this game.") from None
