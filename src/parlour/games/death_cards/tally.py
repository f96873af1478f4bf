"""What a finished game of Death on the Cards adds to a simulation's figures: so much out of so many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core import Seat, by_kind
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


def lead(s: DeathCardsState) -> Sequence[float]:
    """Which side is ahead: how much of what the other one hides is face up."""
    gang = [seat for seat in s.gang() if seat is not None]
    guests = [seat for seat in range(s.seats) if seat not in gang]
    shown = exposed(s, guests), exposed(s, gang)
    return [shown[seat not in gang] for seat in range(s.seats)]


def exposed(s: DeathCardsState, seats: Sequence[Seat]) -> float:
    """Of the secrets before these seats, how many are face up."""
    all_ = sum([len(s.rows[seat]) for seat in seats])
    return 1 - sum([len(s.hidden(seat)) for seat in seats]) / max(1, all_)
