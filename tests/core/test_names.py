"""What the seats are called, by whom."""

from __future__ import annotations

from parlour.core.english import Names

NAMES = ("Ann", "Bea", "Cal")
TABLE, MINE = Names(NAMES), Names(NAMES, me=1)


def test_others_are_called_by_their_names_and_one_is_you_to_oneself() -> None:
    assert (TABLE[1], MINE[0], MINE[1]) == ("Bea", "Ann", "You")
    assert (TABLE.to(1), MINE.to(1)) == ("Bea", "you")


def test_owners() -> None:
    assert (TABLE.own(1), MINE.own(1), MINE.own(2)) == ("Bea's", "Your", "Cal's")


def test_verbs_agree() -> None:
    assert (MINE.does(0, "ask"), MINE.does(1, "ask")) == ("Ann asks", "You ask")
    assert (MINE.does(0, "have/has"), MINE.does(1, "have/has")) == ("Ann has", "You have")


def test_lists() -> None:
    assert TABLE.listed(()) == "nobody"
    assert TABLE.listed((2,)) == "Cal"
    assert TABLE.listed((0, 1)) == "Ann and Bea"
    assert MINE.listed((0, 1, 2)) == "Ann, You and Cal"
