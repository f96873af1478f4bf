"""The referee: a match of any game, and its record written again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import UNSET, to_builtins

from parlour.core.agenda import chance, options, play, refusal
from parlour.core.game import Game
from parlour.core.referee.fair import commitment, fair, mixed
from parlour.core.referee.following import (
    began,
    decoded,
    extended,
    fitting,
    last_choice,
    led_to,
    named,
    replay,
    settings_of,
    speak,
    standing,
)
from parlour.core.referee.record import (
    READ,
    AnyLine,
    Blank,
    Closed,
    Moved,
    Opened,
    Record,
    Spoke,
    Stopped,
    Undone,
    read,
)
from parlour.core.settings import Settings
from parlour.core.state import State
from parlour.core.view import View, written_out
from parlour.core.vocabulary import CLOCK, NATURE, TAKE_BACK, TIME_UP, Claim, Move, Refused, Result, Seat

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
        kept: bool = True,
    ) -> None:
        if not isinstance(seed, bytes):
            raise TypeError(f"A seed is of bytes, such as secrets.token_bytes(32), and not {seed!r}.")
        chosen = game.table(seats, settings or {})
        opened = Opened(
            game=game.id,
            rules=game.version,
            seats=seats,
            options=to_builtins(chosen),
            commitment=commitment(seed),
            entropy=tuple(entropy),
            timed=timed or UNSET,
            names=named(names, seats) or UNSET,
        )
        self.open(game, seed, opened, chosen, Record() if kept else Blank())

    def open(self, game: Game[S, V], seed: bytes, opened: Opened, settings: Settings, record: Record) -> None:
        """Begin as the first line of the record says."""
        self.game, self.seed, self.settings = game, seed, settings
        self.stopped = False  # whether the people at the table have ended it
        self.decision = 0  # the number of the question now asked; others' answers to it don't change it
        self.record = record
        self.record.write(opened)
        self.key, self.draws = mixed(seed, opened.entropy), 0
        self.state = began(game, opened, settings)
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
        return written_out(self.unread_view(seat))

    def unread_view(self, seat: Seat | None) -> V:
        """The same, for somebody who need not read the whole story: it is written out if it is read."""
        if seat is not None and seat not in range(self.state.seats):
            raise Refused("no-such-seat-number", seat=repr(seat), last=self.state.seats - 1)
        return self.game.view(self.state, seat)

    def claims(self, seat: Seat) -> Sequence[Claim]:
        """What ``seat`` may say aloud now."""
        return () if self.result else self.game.speech(self.view(seat))

    def play(
        self, seat: Seat, move: Move, decision: int | None = None, *, offered: Sequence[Move] | None = None
    ) -> None:
        """Make a move, in answer to question ``decision``, or raise Refused and change nothing.

        ``offered`` is what this match has just offered to ``seat``, if the caller still has it: then the options need
        not be worked out again to check the move.
        """
        self.must_go_on()
        if decision is not None and decision != self.decision and self.result is None:
            raise Refused("earlier-question")
        if seat < 0:
            raise Refused("nobody-plays-nature" if seat == NATURE else "not-your-turn")
        if (offered is None or move not in offered) and (reason := refusal(self.state, seat, move)):
            raise self.game.refused(reason)
        self.make(seat, move)
        self.settle()

    def ask(self, seat: Seat, choose: Callable[[Sequence[Move]], int]) -> None:
        """Offer ``seat``, which is asked, its options, and make the one whose place among them ``choose`` returns.

        What the referee has offered it need not check, so this is the shortest way to a move.
        """
        s = self.state
        if self.stopped or seat not in s.asked or seat < 0:
            self.must_go_on()
            raise Refused("not-your-turn")
        offered = s.agenda[-1].options(s, seat)
        self.make(seat, offered[choose(offered) if len(offered) > 1 else 0])
        if s.result or NATURE in s.asked:
            self.settle()

    def close_window(self) -> None:
        """The time of the window is over: everybody who has not stepped in has passed."""
        self.must_go_on()
        if reason := refusal(self.state, CLOCK, TIME_UP):
            raise self.game.refused(reason)
        self.make(CLOCK, TIME_UP)
        self.settle()

    def say(self, seat: Seat, claim: Claim) -> None:
        """Say something aloud, or raise Refused and change nothing."""
        self.must_go_on()
        speak(self.game, self.state, seat, claim)
        self.record.claim(seat, claim)

    def stop(self, how: str, why: str) -> None:
        """End the game because the people at the table wish it, and reveal the seed."""
        self.must_go_on()
        if self.result is not None:
            raise Refused("game-is-over")
        self.stopped = True
        self.record.write(Stopped(how, why, self.seed.hex()))

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Go back to before the last choice of ``seat``, or raise Refused; what is undone stays in the record.

        Nature will answer as it did before: going back changes nobody's luck.  ``to``: the line to go back to, as a
        record names it.
        """
        self.must_go_on()
        if self.result is not None:
            raise Refused("game-is-over")
        past = standing(self.record.lines)
        to = last_choice(self.game, past, seat) if to is None else to
        if to is None:
            raise Refused("nothing-to-undo")
        undone = Undone(seat, to)
        past = extended(past, len(self.record.lines) + 1, undone)
        self.record.write(undone)
        self.state = led_to(self.game, past)
        self.draws = sum([isinstance(line, Moved) and line.seat == NATURE for _, line in past])
        self.decision += 1  # no number is used twice, so an answer to a question that was undone is refused

    def must_go_on(self) -> None:
        """Refuse everything that comes after the people at the table have ended the game."""
        if self.stopped:
            raise Refused("game-is-over")

    def time_out(self, seat: Seat) -> None:
        """Drop what ``seat`` has half decided; the record shows it as taken back."""
        while refusal(self.state, seat, TAKE_BACK) is None:
            self.make(seat, TAKE_BACK)

    def make(self, seat: Seat, move: Move) -> None:
        """Write a move that is allowed into the record, and carry it out."""
        s = self.state
        question = s.agenda[-1]
        self.record.move(seat, move)
        play(s, seat, move)
        self.decision += not (question.gathers and s.asked and s.agenda[-1] is question)

    def __copy__(self) -> Match[S, V]:
        """The same match, to be played on in another way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, state=self.state.clone(), record=self.record.copy())
        return other

    def settle(self) -> None:
        """Let nature answer for as long as it is asked; when all is over, reveal the seed."""
        s = self.state
        while NATURE in s.asked:
            self.make(NATURE, chance(s, fair(self.key, self.draws)))
            self.draws += 1
        if s.result:
            self.record.write(Closed(s.result.recorded, self.seed.hex()))


def restore(game: Game[S, V], lines: Sequence[str], seed: bytes) -> Match[S, V]:
    """The match that wrote ``lines`` from ``seed``, ready to go on; Refused if it would have written others."""
    opened = fitting(game, lines)
    if commitment(seed) != opened.commitment:
        raise Refused("seed-not-committed")
    match: Match[S, V] = Match.__new__(Match)
    match.open(game, seed, opened, settings_of(game, opened), Record())
    for n, line in enumerate(read(lines), 1):
        try:
            retrace(match, line)
        except Refused as reason:
            raise Refused("line-refused", line=str(n), reason=reason) from None
        if n > len(match.record.lines) or match.record.lines[n - 1] != lines[n - 1]:
            raise Refused("line-not-the-referees", line=str(n))
    return match


def go_on(match: Match[Any, Any], lines: Sequence[str]) -> None:
    """Do what another referee of the same match has written since; Refused, if this one would have written others."""
    for n, line in enumerate(lines, len(match.record.lines) + 1):
        if n > len(match.record.lines):  # else nature has written it already
            retrace(match, READ.decode(line))
        if match.record.lines[n - 1 : n] != [line]:
            raise Refused("line-not-the-referees", line=str(n))


def retrace(match: Match[Any, Any], line: AnyLine) -> None:
    """Have the referee do again what a seat did in ``line``; it writes nature's lines and the last one itself."""
    if isinstance(line, Spoke):
        match.say(line.seat, decoded(match.game.read_claim, line.claim))
    elif isinstance(line, Undone):
        match.undo(line.seat, line.to)
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
        raise Refused("record-ends-too-soon", line=str(len(lines)))
    return restore(game, lines, seed_of(last, len(lines)))


def seed_of(closed: Closed | Stopped, n: int) -> bytes:
    try:
        return bytes.fromhex(closed.seed)
    except ValueError:
        raise Refused("seed-not-hexadecimal", line=str(n)) from None
