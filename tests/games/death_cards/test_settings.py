"""What a table may choose, and what is refused in one sentence."""

import pytest

from parlour.core import Refused, described
from parlour.games import find
from parlour.games.death_cards import DEATH_CARDS


def refused(seats, **given):
    with pytest.raises(Refused) as reason:
        DEATH_CARDS.table(seats, given)
    return str(reason.value)


def test_it_stands_on_the_shelf():
    assert find("death_cards") is DEATH_CARDS and DEATH_CARDS.title == "Death on the Cards"


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats):
    assert refused(seats) == f"Death on the Cards is for 2 to 6 players, not {seats}."


def test_by_default_the_accomplice_counts_and_chance_begins():
    """DC-18 and DC-20"""
    settings = DEATH_CARDS.table(5, {})
    assert settings.accomplice_counts and settings.birthdays == ""


@pytest.mark.parametrize(
    "days", ["09-15", "09-15 01-01 13-01", "09-15 01-01 02-30", "today now then", "09-15,01-01,02-02"]
)
def test_birthdays_are_one_day_a_seat(days):
    """DC-20"""
    reason = "Option birthdays must be empty or name 3 days as month-day, such as 09-15, with blanks between."
    assert refused(3, birthdays=days) == reason


def test_other_nonsense_is_refused():
    assert "birthdays" in refused(3, birthdays="09-15 " * 30)
    assert "accomplice_counts" in refused(5, accomplice_counts="perhaps")
    assert "weapon" in refused(3, weapon="poison")


def test_every_option_is_described():
    assert {option.name for option in described(DEATH_CARDS.settings)} == {"accomplice_counts", "birthdays"}
