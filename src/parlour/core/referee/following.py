"""A record followed line by line, and what is left of it when a choice has been undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Raw, ValidationError

from parlour.core.agenda import ask_anew, options, play, refusal
from parlour.core.game import Game
from parlour.core.referee.record import AnyLine, Closed, Moved, Opened, Spoke, Stopped, Undone, opening, read
from parlour.core.settings import Settings
from parlour.core.state import State
from parlour.core.steps import Piecewise
from parlour.core.view import View
from parlour.core.vocabulary import TAKE_BACK, Claim, Refused, Said, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Numbered: TypeAlias = tuple[int, AnyLine]  # a line of a record, and its number


def fitting(game: Game[S, V], lines: Sequence[str]) -> Opened:
    """The opening of a record that this game, with these rules, can play again."""
    opened = opening(lines)
    if opened.game != game.id:
        raise Refused("record-of-another-game", game=opened.game, wanted=game.id)
    if opened.rules != game.version:
        raise Refused("record-of-other-rules", theirs=opened.rules, game=game.title, ours=game.version)
    try:
        settings_of(game, opened)
        named(opened.players, opened.seats)
    except Refused as reason:
        raise Refused("line-1-refused", reason=reason) from None
    return opened


def named(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The players' names, if there is one for each seat."""
    if names and len(names) != seats:
        raise Refused("names-do-not-fit", seats=seats, names=len(names))
    return tuple(names)


def settings_of(game: Game[S, V], opened: Opened) -> Settings:
    """The options of a record, meant as they were when it was written."""
    return game.table_of(opened.seats, opened.options)


def began(game: Game[S, V], opened: Opened, settings: Settings | None = None) -> S:
    """The state at the beginning of a record."""
    s = game.begin(opened.seats, settings or settings_of(game, opened))
    if opened.timed is True:
        s.timed = True
        ask_anew(s)
    return s


def replay(game: Game[S, V], lines: Sequence[str]) -> S:
    """The state a record leads to; every move in it must be legal, and nature's possible."""
    s, past = began(game, fitting(game, lines)), list[Numbered]()
    for n, line in enumerate(read(lines), 1):
        try:
            if past and isinstance(past[-1][1], Stopped):
                raise Refused("game-is-over")
            past = extended(past, n, line)
            if isinstance(line, Undone):
                s = led_to(game, past)
            else:
                follow(game, s, line)
        except Refused as reason:
            raise Refused("line-refused", line=str(n), reason=reason) from None
    return s


def standing(lines: Sequence[str]) -> list[Numbered]:
    """The lines of a record that count: without what was undone."""
    past: list[Numbered] = []
    for n, line in enumerate(read(lines), 1):
        past = extended(past, n, line)
    return past


def extended(past: list[Numbered], n: int, line: AnyLine) -> list[Numbered]:
    """The lines that count once line ``n`` is written: one more, or after an undoing fewer."""
    if not isinstance(line, Undone):
        past.append((n, line))
        return past
    kept = [numbered for numbered in past if numbered[0] < line.to]
    chosen = past[len(kept)][1] if len(kept) < len(past) else None
    if not isinstance(chosen, Moved) or chosen.seat != line.seat:
        raise Refused("no-such-choice-to-undo")
    return kept


def led_to(game: Game[S, V], past: Sequence[Numbered]) -> S:
    """The state to which the lines that count lead."""
    s = began(game, opened_by(past))
    for _, line in past:
        follow(game, s, line)
    return s


def last_choice(game: Game[S, V], past: Sequence[Numbered], seat: Seat) -> int | None:
    """The line with which ``seat`` began its last decision in which it had a choice; None if it had none so far.

    A decision whose parts were all taken back counts for nothing.
    """
    s, began_at, choices = began(game, opened_by(past)), 0, list[int]()
    for n, line in past:
        if isinstance(line, Moved) and line.seat == seat:
            if not half_decided(s):
                began_at = n
            if len(options(s, seat)) > 1 and began_at not in choices[-1:]:
                choices.append(began_at)
        follow(game, s, line)
        if choices and choices[-1] == began_at and takes_back(game, line, seat) and not half_decided(s):
            choices.pop()
    return choices[-1] if choices else None


def half_decided(s: State) -> bool:
    """Whether somebody has named parts of a decision, but not all."""
    return isinstance(s.agenda[-1], Piecewise) and bool(s.sealed)


def takes_back(game: Game[S, V], line: AnyLine, seat: Seat) -> bool:
    return isinstance(line, Moved) and line.seat == seat and decoded(game.read_move, line.move) == TAKE_BACK


def opened_by(past: Sequence[Numbered]) -> Opened:
    opened = past[0][1]
    assert isinstance(opened, Opened)
    return opened


def follow(game: Game[S, V], s: S, line: AnyLine) -> None:
    """Carry out one line of a record."""
    if isinstance(line, Moved):
        move = decoded(game.read_move, line.move)
        if reason := refusal(s, line.seat, move):
            raise game.refused(reason)
        play(s, line.seat, move)
    elif isinstance(line, Spoke):
        speak(game, s, line.seat, decoded(game.read_claim, line.claim))
    elif isinstance(line, Closed) and not (s.result and line.result == s.result.recorded):
        raise Refused("did-not-end-so")


def speak(game: Game[S, V], s: S, seat: Seat, claim: Claim) -> None:
    """Everybody hears ``claim``; nothing else changes."""
    if s.result:
        raise Refused("game-is-over")
    if seat not in range(s.seats) or claim not in game.speech(game.view(s, seat)):
        raise Refused("may-not-say-that")
    s.tell(Said(seat, claim))


def decoded(reader: Any, raw: Raw) -> Any:
    try:
        return reader(raw)
    except ValidationError:
        raise Refused("no-such-move") from None
