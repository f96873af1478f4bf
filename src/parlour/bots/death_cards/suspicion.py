"""How likely every secret is the Murderer's: the exact worlds of a view, weighed by how everybody has behaved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from parlour.bots.death_cards.behaviour import Behaviour
from parlour.core import Event
from parlour.games.death_cards.cards import Secret
from parlour.games.death_cards.events import (
    Covered,
    Disgraced,
    Gave,
    Received,
    Recognised,
    Revealed,
    SecretMoved,
    Shown,
)
from parlour.games.death_cards.knowledge.suspects import Pair, Suspects
from parlour.games.death_cards.view import DeathCardsView

TELLING: Final = (Received, Recognised, Revealed, Covered, SecretMoved, Shown, Disgraced)
PRIVATE: Final = (Received, Recognised, Shown, Gave)  # what not everybody has heard alike


class Suspicion:
    """The pairs of Murderer's and Accomplice's card that a story allows, each with its weight."""

    def __init__(self, view: DeathCardsView, story: Sequence[Event]) -> None:
        suspects = suspects_of(view, story)
        box = view.settings.box(view.seats)
        behaviour = Behaviour(view.seats, box.secrets, box.accomplice)
        behaviour.read(story)
        self.seats = view.seats
        self.pairs: list[Pair] = suspects.pairs
        gangs = [(suspects.dealt(m), suspects.dealt(a)) for m, a in self.pairs]
        weights = [behaviour.gangs[gang] * behaviour.secrets.get(m, 1.0) for gang, (m, _) in zip(gangs, self.pairs)]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]
        self.gangs = gangs

    def chances(self) -> dict[Secret, float]:
        """How likely each secret is the Murderer's."""
        found: dict[Secret, float] = {}
        for (m, _), weight in zip(self.pairs, self.weights):
            found[m] = found.get(m, 0.0) + weight
        return found

    def guilt(self) -> list[float]:
        """How likely each seat is the Murderer or the Accomplice."""
        found = [0.0] * self.seats
        for gang, weight in zip(self.gangs, self.weights):
            for seat in gang:
                if seat >= 0:
                    found[seat] += weight
        return found


def own(view: DeathCardsView) -> Suspicion:
    """What this seat must think.

    The suspects are that part of the game's worlds which tells of the secrets; hands tell nothing about them.
    """
    return Suspicion(view, view.story)


def public(view: DeathCardsView) -> Suspicion:
    """What a spectator would think."""
    return Suspicion(view, [event for event in view.story if not isinstance(event, PRIVATE)])


def suspects_of(view: DeathCardsView, story: Iterable[Event]) -> Suspects:
    suspects = Suspects(view.seats, view.settings)
    for line, event in enumerate(story):
        if type(event) in TELLING:
            suspects.learn(line, event)
    suspects.close(())
    return suspects
