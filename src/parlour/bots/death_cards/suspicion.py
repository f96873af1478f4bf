"""How likely every secret is the Murderer's: the exact worlds of a view, weighed by how everybody has behaved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.bots.death_cards.behaviour import Behaviour
from parlour.core import Event
from parlour.games.death_cards.cards import Secret
from parlour.games.death_cards.events import Covered, Disgraced, Moved, Received, Recognised, Revealed, Shown
from parlour.games.death_cards.knowledge.suspects import Pair, Suspects
from parlour.games.death_cards.view import DeathCardsView

TELLING: Final = (Received, Recognised, Revealed, Covered, Moved, Shown, Disgraced)


class Suspicion:
    """The pairs of Murderer's and Accomplice's card that a story allows, each with its weight."""

    def __init__(self, view: DeathCardsView, suspects: Suspects) -> None:
        box = view.settings.box(view.seats)
        behaviour = Behaviour(view.seats, box.secrets, box.accomplice)
        behaviour.read(view.story)
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
    return Suspicion(view, suspects_of(view, view.story))


def public(view: DeathCardsView) -> Suspicion:
    """What a spectator would think."""
    story = [event for event in view.story if not isinstance(event, Received | Recognised | Shown)]
    return Suspicion(view, suspects_of(view, story))


def suspects_of(view: DeathCardsView, story: Iterable[Event]) -> Suspects:
    suspects = Suspects(view.seats, view.settings)
    for line, event in enumerate(story):
        if type(event) in TELLING:
            suspects.learn(line, event)
    suspects.close(())
    return suspects
