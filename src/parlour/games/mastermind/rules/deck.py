"""The policy deck when it runs low: with fewer than three cards left it is made anew before any of them is touched."""

from __future__ import annotations

from typing import Final

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled
from parlour.games.mastermind.events import Reshuffled
from parlour.games.mastermind.moves import Shuffled
from parlour.games.mastermind.state import MastermindState


class Reshuffle(Chance[MastermindState, Shuffled], frozen=True):
    """Leftovers and discards are shuffled into a new deck."""

    def sample(self, s: MastermindState, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.deck) + len(s.discard)), below))

    def possible(self, s: MastermindState, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.deck) + len(s.discard)))

    def take(self, s: MastermindState, seat: Seat, move: Shuffled) -> Steps:
        cards = s.deck + s.discard
        s.deck, s.discard = [cards[place] for place in move.order], []
        s.tell(Reshuffled(len(s.deck)))
        return ()


RESHUFFLE: Final = Reshuffle()
