"""What a bot is asked, as plain data that can go to another process, and its answer.

The same match, seat and level give the same question and the same answer in every process.
"""

from __future__ import annotations

from collections.abc import Sequence
from pickle import dumps, loads
from random import Random
from typing import Any

from msgspec import Struct

from parlour.bots.levels import Mind, mind, talks
from parlour.bots.streams import stream_seed
from parlour.core import Claim, Match, Move, Said, Seat, View


class Question(Struct, frozen=True):
    """The view of one seat and nothing else, with what starts a generator for this question alone."""

    level: str
    game: str
    view: bytes  # pickled at once: a view may share lists with the board, which goes on changing
    claims: bytes | None  # None: a move is wanted; else one of these may be said
    seed: int


def question(match: Match[Any, Any], seat: Seat, level: str) -> Question:
    """Which move the bot on ``seat``, which is asked, makes."""
    return Question(level, match.game.id, dumps(match.view(seat)), None, move_seed(match, seat))


def occasion(match: Match[Any, Any], seat: Seat, level: str) -> Question | None:
    """What the bot on ``seat`` says, if anything; None where it may say nothing now or has just spoken."""
    if not talks(level, match.game.id):
        return None
    view = match.view(seat)
    claims = sayable(match, view)
    return Question(level, match.game.id, dumps(view), dumps(claims), talk_seed(match, view)) if claims else None


def answer(asked: Question) -> Move | Claim | None:
    """Think it over, in this process."""
    thinker, view = mind(asked.level, asked.game), loads(asked.view)
    if asked.claims is None:
        return chosen(thinker, view, asked.seed)
    return said(thinker, view, loads(asked.claims), asked.seed)


def chosen(thinker: Mind, view: Any, seed: int) -> Move:
    """The move that ``thinker`` makes; where there is only one, no thought is needed."""
    if len(view.options) == 1:
        only: Move = view.options[0]
        return only
    return thinker.choose(view, Random(seed))


def said(thinker: Any, view: Any, claims: Sequence[Claim], seed: int) -> Claim | None:
    """What ``thinker`` says, if anything."""
    claim: Claim | None = thinker.speak(view, claims, Random(seed))
    return claim


def move_seed(match: Match[Any, Any], seat: Seat) -> int:
    """By how far the record has come: a match that was left and resumed goes on as if nobody had left."""
    return stream_seed(match.seed, "bot", seat, len(match.record.lines))


def talk_seed(match: Match[Any, Any], view: View) -> int:
    """By how much the seat has heard: what it says does not depend on what others do in secret."""
    return stream_seed(match.seed, "talk", view.seat or 0, len(view.story))


def sayable(match: Match[Any, Any], view: View) -> Sequence[Claim]:
    """What the seat may say now: one thing, until something else than talk has happened."""
    return () if match.result or view.seat in just_spoke(view) else match.game.speech(view)


def just_spoke(view: View) -> set[Seat]:
    """Who has said something since anything else was told."""
    spoke: set[Seat] = set()
    for event in reversed(view.story):
        if not isinstance(event, Said):
            break
        spoke.add(event.seat)
    return spoke
