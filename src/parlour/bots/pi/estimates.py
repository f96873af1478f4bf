"""How long a hunt still takes, as measured, and how many Investigators it may cost."""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.bots.pi.hunt import Chances
from parlour.core import Seat
from parlour.games.pi.view import PiView

# The turns, the last attempt among them, that a good player without Investigators needed, by the bits then missing:
# means over 12,000 hunts from random beginnings, smoothed by hand.  Two cases take one turn or two.
BITS: Final = (0.0, 1.0, 1.585, 2.0, 2.585, 3.0, 3.585, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.33)
TURNS: Final = (1.0, 1.5, 2.0, 2.45, 2.93, 3.3, 3.75, 4.1, 4.8, 5.5, 6.2, 7.0, 7.75, 8.9)
SAVED: Final = 0.6  # turns, by each Investigator still to be placed (0.2 to 0.8 play alike, 1.0 hoards them)
USEFUL: Final = 4  # Investigators in one hunt; a fifth saves nothing


def turns(bits: Chances | float, investigators: int) -> Chances:
    """The turns that a hunt still takes when so much is missing; near its end Investigators no longer help."""
    saved = SAVED * min(investigators, USEFUL) * np.clip((bits - 1) / 3, 0, 1)
    return np.maximum(np.interp(bits, BITS, TURNS) - saved, np.minimum(1 + bits / 2, 1.5))


def investigators_to_place(view: PiView, seat: Seat) -> int:
    """How many ``seat`` should still place in this mini-game: the first two save a turn each, so all share alike."""
    desk = view.desks[seat]
    had = desk.investigators + len(desk.agents)
    games = view.settings.mini_games - view.number + 1
    return max(0, min(desk.investigators, -(-had // games) - len(desk.agents)))
