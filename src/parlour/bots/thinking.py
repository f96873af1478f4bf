"""What a bot is asked, as plain data that can go to another process, and its answer.

The same match, seat and level give the same question and the same answer in every process.
"""

from __future__ import annotations

from collections.abc import Sequence
from pickle import dumps, loads
from random import Random
from typing import Any

from msgspec import Struct

from parlour.bots.levels import Mind, talks, whereabouts
from parlour.bots.own import player
from parlour.bots.streams import Late, Numbers
from parlour.core import Claim, Match, Move, Said, Seat, View


class Question(Struct, frozen=True):
    """The view of one seat and nothing else, with a number for this question alone."""

    bot: str  # as any process finds it
    game: str
    view: bytes  # pickled at once: a view may share lists with the board, which goes on changing
    claims: bytes | None  # None: a move is wanted; else one of these may be said
    number: int


def question(match: Match[Any, Any], seat: Seat, level: str) -> Question:
    """Which move the bot on ``seat``, which is asked, makes."""
    number = bot_numbers(match, seat)[len(match.record)]
    return Question(whereabouts(level), match.game.id, dumps(match.view(seat)), None, number)


def occasion(match: Match[Any, Any], seat: Seat, level: str) -> Question | None:
    """What the bot on ``seat`` says, if anything; None where it may say nothing now or has just spoken."""
    if not talks(level, match.game.id):
        return None
    view = match.view(seat)
    claims = sayable(match, view)
    number = talk_numbers(match, seat)[len(view.story)]
    return Question(whereabouts(level), match.game.id, dumps(view), dumps(claims), number) if claims else None


def answer(asked: Question) -> Move | Claim | None:
    """Think it over, in this process."""
    thinker, view = player(asked.bot, asked.game), loads(asked.view)
    if asked.claims is None:
        return chosen(thinker, view, asked.number)
    return said(thinker, view, loads(asked.claims), asked.number)


def chosen(thinker: Mind, view: Any, number: int, rng: Late | None = None) -> Move:
    """The move that ``thinker`` makes; where there is only one, no thought is needed.  A generator may be lent.

    One that is ``slow`` is asked all the same: else people would learn by its quick answers what it holds.
    """
    if len(view.options) == 1 and not getattr(thinker, "slow", False):
        only: Move = view.options[0]
        return only
    if rng is not None:  # of a company, which knows who picks
        return thinker.choose(view, rng.later(number))
    if pick := getattr(thinker, "pick", None):
        picked: Move = view.options[pick(view.options, number)]
        return picked
    return thinker.choose(view, Random(number))


def said(thinker: Any, view: Any, claims: Sequence[Claim], number: int, rng: Late | None = None) -> Claim | None:
    """What ``thinker`` says, if anything."""
    claim: Claim | None = thinker.speak(view, claims, rng.later(number) if rng else Random(number))
    return claim


def bot_numbers(match: Match[Any, Any], seat: Seat) -> Numbers:
    """By how far the record has come: a match that was left and resumed goes on as if nobody had left."""
    return Numbers(match.seed, "bot", seat)


def talk_numbers(match: Match[Any, Any], seat: Seat) -> Numbers:
    """By how much the seat has heard: what it says does not depend on what others do in secret."""
    return Numbers(match.seed, "talk", seat)


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
