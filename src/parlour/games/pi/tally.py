"""What a finished game of P.I. adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core import by_kind
from parlour.games.pi.events import Failed, MiniGameEnded, Solved
from parlour.games.pi.state import PiState


def tally(s: PiState) -> Mapping[str, tuple[float, float]]:
    story = by_kind(s.story(None))
    solved, failed = story[Solved], len(story[Failed])
    ended = [event.why for event in story[MiniGameEnded]]
    used = sum([s.settings.investigators - desk.investigators for desk in s.desks])
    return {
        "rounds_to_solve": (sum([event.round for event in solved]), len(solved)),
        "cases_solved": (len(solved), s.seats * len(ended)),
        "points_a_player": (sum([desk.total for desk in s.desks]), s.seats),
        "attempts_that_failed": (failed, failed + len(solved)),
        "penalty_a_player": (sum([desk.penalty for desk in s.desks]), s.seats),
        "investigators_used": (used, s.seats * s.settings.investigators),
        "mini_games_cut_short": (len(ended) - ended.count("solved"), len(ended)),
    }


def lead(s: PiState) -> Sequence[float]:
    """Who is ahead: points of all mini-games so far."""
    return [desk.total for desk in s.desks]
