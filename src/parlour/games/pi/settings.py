"""What a table of P.I. may choose before the deal."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from parlour.core import Refused, Settings
from parlour.games.pi.cards import CITIES

SEATS: Final = range(2, 6)


class PiSettings(Settings, frozen=True, kw_only=True):
    """How long the game is, on which map, and two literal readings of the rulebook."""

    mini_games: Annotated[int, Meta(ge=1, le=9, description="How many mini-games are played.")] = 3
    investigators: Annotated[
        int, Meta(ge=0, le=14, description="How many Investigators each player has for the whole game.")
    ] = 5  # fmt: skip
    rounds: Annotated[
        int,
        Meta(
            ge=1,
            le=200,
            description="A mini-game ends after so many rounds; who has not solved the case then takes 0.",
        ),
    ] = 60
    city: Annotated[
        Literal["whole", "harbour"],
        Meta(description="The whole city, or only its harbour: four locations, for two or three players."),
    ] = "whole"
    repeat_cubes: Annotated[
        bool, Meta(description="An Investigator brings you a cube even if the tile there carries your cube already.")
    ] = False
    marked_cards: Annotated[
        bool, Meta(description="You may take an Evidence card even if its tile carries your disc or cube already.")
    ] = False


def forbids(seats: int, settings: PiSettings) -> Refused | None:
    most = CITIES[settings.city].most_seats
    return None if seats <= most else Refused("refusal-city-too-small", city=settings.city, most=most)
