"""What a table of Death on the Cards may choose before the deal."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final

from msgspec import Meta

from parlour.core import Refused, Seat, Settings
from parlour.games.death_cards.cards import Box, box_for

SEATS: Final = range(2, 7)
DAYS: Final = 366
FIFTEENTH_OF_SEPTEMBER: Final = 259  # the number of the day in a leap year


class DeathCardsSettings(Settings, frozen=True):
    accomplice_counts: Annotated[
        bool,
        Meta(
            description="The Murderer wins when all others are in disgrace, the Accomplice too. "
            "Switched off: all but the Accomplice."
        ),
    ] = True
    birthdays: Annotated[
        str,
        Meta(
            description="Everybody's birthday in seat order, month-day, such as 09-15 02-28 12-31. Who is nearest to "
            "15 September begins. Empty: chance decides.",
            max_length=40,
            examples=["09-15" + " 03-15" * others for others in range(1, 6)],  # the first player begins
        ),
    ] = ""

    def box(self, seats: int) -> Box:
        return box_for(seats)

    def may_begin(self, seats: int) -> list[Seat]:
        """The seats whose birthday is nearest to 15 September, the year being a circle (DC-20); else all."""
        days = [(day_of(day) or 0) - FIFTEENTH_OF_SEPTEMBER for day in self.birthdays.split()]
        away = [min(day % DAYS, -day % DAYS) for day in days] or [0] * seats
        return [seat for seat in range(seats) if away[seat] == min(away)]


def forbids(seats: int, settings: DeathCardsSettings) -> Refused | None:
    days = settings.birthdays.split()
    if days and (len(days) != seats or None in [day_of(day) for day in days]):
        return Refused("refusal-birthdays", seats=seats)
    return None


def day_of(text: str) -> int | None:
    """The number of a day in a leap year, from a text such as 09-15."""
    try:
        return date.fromisoformat(f"2000-{text}").timetuple().tm_yday
    except ValueError:
        return None
