"""Matches of the toy to look at, and a forger's tools."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import json

from parlour.core import Match, Piecewise, Record
from parlour.core.referee.record import read
from tests.toy import MANOR, GuestView, Manor
from tests.toy.cards import Play

SEED = bytes(range(32))
AnyMatch = Match[Manor, GuestView]


def opened(seed: bytes = SEED, timed: bool = False, **options: object) -> AnyMatch:
    return Match(MANOR, 4, seed, options, timed=timed)


def played_until(done: Callable[[AnyMatch], bool], seed: int = 7, talk: float = 0.1, **options: object) -> AnyMatch:
    """A random match up to the moment when ``done``, or to its end."""
    rng, m = Random(seed), opened(**options)
    while m.asked and not done(m):
        seat = rng.choice(m.asked)
        if rng.random() < talk and (claims := m.claims(seat)):
            m.say(seat, rng.choice(claims))
        m.play(seat, rng.choice(m.options(seat)))
    return m


def finished(seed: int = 7) -> AnyMatch:
    return played_until(lambda m: False, seed)


def in_a_window() -> AnyMatch:
    """A match in which a card was just played and anyone may say Not so fast."""
    return next(m for k in range(99) if (m := with_a_card_played(bytes([k]) * 32)))


def with_a_card_played(seed: bytes, timed: bool = False) -> AnyMatch | None:
    m = opened(seed, timed)
    plays = [move for move in m.options(0) if isinstance(move, Play)]
    if not plays or not any(["not so fast" in hand for hand in m.state.hands]):
        return None
    m.play(0, plays[0])
    return m


def half_decided() -> AnyMatch:
    """A match in which somebody has made one part of a decision and not the next."""

    def one_part(m: AnyMatch) -> bool:
        return isinstance(m.state.agenda[-1], Piecewise) and len(m.state.sealed) == 1

    return next(m for k in range(99) if (m := played_until(one_part, k)).asked)


def forged(lines: list[str], change: Callable[[int, dict[str, Any]], dict[str, Any] | None]) -> list[str]:
    """A forger's copy: each line changed, or left out if None, and every seal set anew."""
    again = Record()
    for n, line in enumerate(read(lines), 1):
        entry = change(n, json.decode(json.encode(line)))
        if entry is not None:
            again.write(json.decode(json.encode(entry), type=type(line)))
    return again.lines
