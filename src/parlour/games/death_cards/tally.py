"""What a finished game of Death on the Cards adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core import by_kind
from parlour.games.death_cards.events import Cancelled, Interrupted, Revealed, TurnBegan
from parlour.games.death_cards.state import DeathCardsState


def tally(s: DeathCardsState) -> Mapping[str, tuple[float, float]]:
    story = by_kind(s.story(None))
    ending = s.result.ending if s.result else ""
    return {
        "turns_a_game": (len(story[TurnBegan]), 1),
        "secrets_revealed_a_game": (len(story[Revealed]), 1),
        "not_so_fasts_a_game": (len(story[Interrupted]), 1),
        "actions_cancelled_a_game": (len(story[Cancelled]), 1),
        "in_disgrace_at_the_end": (len(s.disgraced), s.seats),
        **{name: (int(ending == name), 1) for name in ("unmasked", "escaped", "all_disgraced", "out_of_time")},
    }
