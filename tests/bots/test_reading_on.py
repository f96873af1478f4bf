"""Bots by thumb keep what they have read of a story; still the same view always gets the same answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.bots import Company
from parlour.bots.death_cards import thumb as death_cards
from parlour.bots.mastermind.suspicion import points
from parlour.bots.mind_reader.thumb import not_crossed_out
from parlour.bots.pi.thumb import crossed_out
from parlour.core import Match, Unfolding, View
from parlour.games import find
from parlour.games.mastermind.speech import open_claims


def views(game: str, seats: int, games: int = 3, decisions: int = 60) -> list[View]:
    """What the seats see that are asked in some games by thumb, in any order."""
    found: list[View] = []
    for number in range(games):
        match: Match[Any, Any] = Match(find(game), seats, bytes([number]) * 32, kept=False)
        company = Company(match, dict.fromkeys(range(seats), "thumb"))
        for _ in range(decisions):
            if match.result is None:
                company.talk()
                found.append(match.view(seat := company.next()))
                company.answer(seat)
    Random(1).shuffle(found)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "reading"),
    [
        ("mind_reader", 4, not_crossed_out),
        ("mastermind", 5, points),
        ("mastermind", 5, open_claims),
        ("pi", 3, crossed_out),
    ],
)
def test_what_is_read_on_is_what_would_be_read_anew(game: str, seats: int, reading: Unfolding[Any, Any, Any]) -> None:
    for view in views(game, seats):
        if len(view.options) > 1:
            anew = Unfolding(reading.fixed, reading.begin, reading.read, reading.answer)
            assert plain(reading(view)) == plain(anew(view))


def plain(answer: Any) -> Any:
    return (answer.open, answer.homes, answer.near) if hasattr(answer, "near") else answer


def test_who_speaks_only_when_asked_is_silent_else() -> None:
    """So a company need not show it a view for nothing."""
    game = find("death_cards")
    match: Match[Any, Any] = Match(game, 5, bytes(32), kept=False)
    company = Company(match, dict.fromkeys(range(5), "thumb"))
    idle = 0
    for _ in range(80):
        for seat in {*range(5)} - {*match.asked}:
            view = match.view(seat)
            assert death_cards.speak(view, game.speech(view), Random(1)) is None
            idle += 1
        company.answer(company.next())
    assert idle and death_cards.speaks_when_asked
