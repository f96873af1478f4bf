"""How likely every secret is the Murderer's: the exact worlds of a view, weighed by how everybody has behaved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from math import pow
from typing import Any, Final, TypeAlias

from msgspec import json

from parlour.bots.death_cards.evidence.behaviour import Behaviour
from parlour.bots.death_cards.evidence.pace import ANYTHING
from parlour.core import Event, Seat
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
FITTED: Final[dict[str, Any]] = json.decode(
    files(__package__).joinpath("fitted.json").read_bytes()
)  # by bench.strength.death_cards.fit
Style: TypeAlias = tuple[float, float, str, str]
# how likely a table plays like that; how much what it does gives away, as a power; how hunters and gang throw cards
# away
STYLES: Final[dict[int, list[Style]]] = {
    int(seats): [(share, *style) for share, style in zip(table["shares"], FITTED["styles"]) if share]
    for seats, table in FITTED["tables"].items()
}
SHARPER: Final[dict[int, float]] = {int(seats): table["sharper"] for seats, table in FITTED["tables"].items()}
# the power that all is raised to: a mixture of styles is a little more careful than the one that is played
NOTHING_TOLD: Final[list[Style]] = [(1.0, 0.0, ANYTHING, ANYTHING)]  # with two, everybody knows


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
        self.told = [behaviour.gangs[gang] * behaviour.secrets.get(m, 1.0) for gang, (m, _) in zip(gangs, self.pairs)]
        self.shown = [behaviour.reveals[gang] for gang in gangs]
        self.gangs, self.pace = gangs, behaviour.pace
        mixed, power = self.mixed(STYLES.get(view.seats, NOTHING_TOLD)), SHARPER.get(view.seats, 1.0)
        weights = [pow(shown * told, power) for shown, told in zip(self.shown, mixed)]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]

    def mixed(self, styles: Sequence[Style]) -> list[float]:
        """What behaviour counts for, if nobody knows in which style the table plays."""
        found, different = [0.0] * len(self.gangs), set(self.gangs)
        for share, acts, hunters, guilty in styles:
            times = self.pace.times(hunters, guilty, different)
            counts = [share * pow(told, acts) * times[gang] for told, gang in zip(self.told, self.gangs)]
            found = [so_far + more for so_far, more in zip(found, counts)]
        return found

    def chances(self) -> dict[Secret, float]:
        """How likely each secret is the Murderer's."""
        found: dict[Secret, float] = {}
        for (m, _), weight in zip(self.pairs, self.weights):
            found[m] = found.get(m, 0.0) + weight
        return found

    def guilt(self, trusting: Seat | None = None) -> list[float]:
        """How likely each seat is the Murderer; if ``trusting`` is not of the gang, where that can be."""
        left = [(gang, weight) for gang, weight in zip(self.gangs, self.weights) if trusting not in gang]
        whole, found = sum([weight for _, weight in left]), [0.0] * self.seats
        for (murderer, _), weight in left:
            found[murderer] += weight / whole
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
