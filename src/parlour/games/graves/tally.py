"""What a finished match adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core import by_kind
from parlour.games.graves.cards import NOBODY, PLACES
from parlour.games.graves.events import CaseClosed, CaseOpened, GaveUpEarly, Guessed, Resolved
from parlour.games.graves.state import GravesState


def tally(s: GravesState) -> Mapping[str, tuple[float, float]]:
    story = by_kind(s.story(None))
    detectives = [event.detective for event in story[CaseOpened]]
    points = [event.points for event in story[CaseClosed]]
    cases = len(points)
    return {
        "detective_points_a_case": (sum([gained[seat] for gained, seat in zip(points, detectives)]), cases),
        "mastermind_points_a_case": (sum([gained[1 - seat] for gained, seat in zip(points, detectives)]), cases),
        **locations(story[Resolved], detectives),
        "masterminds_giving_up": (len(story[GaveUpEarly]), cases),
        **guesses(story[Guessed]),
    }


def locations(resolved: list[Resolved], detectives: list[int]) -> dict[str, tuple[float, float]]:
    """Who wins the Locations, by lead and by role."""
    total = len(resolved)
    lead = sum([event.winner == event.lead for event in resolved])
    tied = sum([event.winner == NOBODY for event in resolved])
    detective = sum([event.winner == detectives[i // PLACES] for i, event in enumerate(resolved)])
    return {
        "locations_won_by_lead": (lead, total),
        "locations_won_by_non_lead": (total - lead - tied, total),
        "locations_tied": (tied, total),
        "locations_won_by_detective": (detective, total),
    }


def guesses(made: list[Guessed]) -> dict[str, tuple[float, float]]:
    """How many guesses are right, by the Evidence held."""
    found: dict[str, tuple[float, float]] = {}
    for held in range(PLACES + 1):
        of = [guess.named == guess.identity for guess in made if guess.held == held]
        found[f"right_guesses_with_{held}_evidence"] = (sum(of), len(of))
    return found


def lead(s: GravesState) -> Sequence[float]:
    """Who is ahead: points of all Cases so far."""
    return s.points
