"""What a table may choose before the first Case."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core import Settings
from parlour.games.graves.settings.abilities import Ability
from parlour.games.graves.settings.decks import LONGEST, Deck, complaint, deck_of

__all__ = ["Ability", "Deck", "GravesSettings", "forbids"]


class GravesSettings(Settings, frozen=True, dict=True):
    cases: Annotated[
        int,
        Meta(
            description="How many Cases are played: 1 is The Single Case, 2 a match, 3 or more The Long Haul. "
            "With an odd number, one player is the Detective once more than the other.",
            ge=1,
            le=20,
        ),
    ] = 2
    knows_all: Annotated[
        bool,
        Meta(description="The Mastermind may look at the Evidence on the Locations, and can't give up."),
    ] = False
    life_is_pain: Annotated[
        bool, Meta(description="There are new Locations in every Case, not only after every second.")
    ] = False
    first_detective: Annotated[
        Literal["random", "first seat", "second seat"], Meta(description="Who is the Detective in the first Case.")
    ] = "random"
    extra_turn: Annotated[
        bool, Meta(description="A Location lasts one turn longer than it has time tokens: the rulebook to the letter.")
    ] = False
    museum_for_good: Annotated[
        bool,
        Meta(description="Cards used at the Museum are out for the whole match, not only for this Case."),
    ] = False
    break_ties: Annotated[
        bool,
        Meta(
            description="A match that is still tied after the right guesses goes to the player who won more Locations, "
            "or else to the one whose winning margins add up to more."
        ),
    ] = False
    detective_deck: Annotated[
        str,
        Meta(
            description="Another deck for the Detective, as a TOML text. Empty: the usual one.",
            max_length=LONGEST,
            extra={"deck": True},
        ),
    ] = ""
    mastermind_deck: Annotated[
        str,
        Meta(
            description="Another deck for the Mastermind, as a TOML text. Empty: the usual one.",
            max_length=LONGEST,
            extra={"deck": True},
        ),
    ] = ""

    @cached_property
    def decks(self) -> tuple[Deck, Deck]:
        """The Detective's and the Mastermind's."""
        return deck_of("D", self.detective_deck), deck_of("M", self.mastermind_deck)

    @property
    def single(self) -> bool:
        return self.cases == 1

    @property
    def may_give_up(self) -> bool:
        return not self.single and not self.knows_all


def forbids(seats: int, settings: GravesSettings) -> str | None:
    """Why these settings don't go together, in a sentence."""
    if settings.life_is_pain and settings.single:
        return "Life Is Pain changes the Locations from Case to Case: choose two or more Cases for it."
    return complaint("D", settings.detective_deck) or complaint("M", settings.mastermind_deck)
