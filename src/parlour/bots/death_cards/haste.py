"""When the gang is in a hurry, and what it hides until then: every card is time, and everybody knows that."""

from __future__ import annotations

from typing import Final

from parlour.bots.death_cards.position import Position
from parlour.games.death_cards.rules.not_so_fast import Effect
from parlour.games.death_cards.rules.piles import DelayEscape, EarlyTrain

HURRY: Final = {2: 41, 3: 39, 4: 20, 5: 0, 6: 6}
# by seats, cards left in the draw pile when the gang begins to hurry: late, where it would win nearly always, or would
# give itself away at once
PATIENT: Final = (4,)  # seats: the gang also keeps its trains until then, and lets a Delay pass


def hurries(position: Position) -> bool:
    """Whether the gang shows that every card is time."""
    return position.pile <= HURRY[position.seats]


def keeps_trains(position: Position) -> bool:
    return position.hunts or patient(position)


def patient(position: Position) -> bool:
    """Whether this seat is of the gang, and does nothing yet that only the gang would do."""
    return not position.hunts and position.seats in PATIENT and not hurries(position)


def gives_away(position: Position, effect: Effect) -> bool:
    """Whether a Not so Fast to this would tell everybody too early whom the gang is: only trains and Delay do."""
    return patient(position) and type(effect) in (DelayEscape, EarlyTrain)
