"""Packs are read with care, and the day's case is the same wherever the pack is."""

from __future__ import annotations

import zlib
from datetime import date, timedelta

import pytest

from parlour.cases import packs
from parlour.cases.case import written
from parlour.cases.daily import case_of
from parlour.cases.packs import Title, house_pack, packed, read_pack
from parlour.core import Refused

TITLE = b'{"pack":"a","seed":"b"}\n'


def test_a_pack_reads_back() -> None:
    cases = house_pack().cases[:5]
    again = read_pack(packed(Title("a", "b"), cases))
    assert again.title == Title("a", "b") and [case.id for case in again.cases] == [case.id for case in cases]
    assert again.case(cases[2].id).id == cases[2].id


def test_a_case_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="There is no such case"):
        house_pack().case("nothing")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "its first line is no title"),
        (b"{}", "its first line is no title"),
        (b'{"pack":1,"seed":"b"}', "its first line is no title"),
        (TITLE + b"{}", "Line 2: This is no case"),
        (b"\x1f\x8bnonsense", "damaged"),
        (packed(Title("a", "b"), [])[:-9], "damaged"),
    ],
)
def test_a_hostile_pack_is_refused_in_one_sentence(content: bytes, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        read_pack(content)


def test_a_pack_that_would_unpack_to_more_than_there_may_be_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "HEAVIEST", 100_000)
    deflate = zlib.compressobj(9, wbits=packs.GZIP)
    bomb = deflate.compress(b"0" * 10_000_000) + deflate.flush()
    with pytest.raises(Refused, match="larger than any pack may be"):
        read_pack(bomb)


def test_a_case_that_is_there_twice_is_refused() -> None:
    line = written(house_pack().cases[0]) + b"\n"
    with pytest.raises(Refused, match="has a case twice"):
        read_pack(TITLE + line + line)


def test_games_take_turns_and_a_day_has_one_case() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(10)]
    games = [case_of(house_pack(), day).game for day in days]
    assert len(set(games[:5])) == 5 and games[:5] == games[5:]
    assert (
        case_of(house_pack(), days[3]).id == case_of(read_pack(packed(Title("", ""), house_pack().cases)), days[3]).id
    )


def test_mondays_are_easier_than_sundays() -> None:
    monday = date(2026, 1, 5)
    for weeks in range(0, 25, 5):  # the same game comes on a Monday, and 15 days later on a Sunday
        day = monday + timedelta(weeks=weeks)
        later = next(day + timedelta(days=5 * n) for n in range(1, 8) if (day + timedelta(days=5 * n)).weekday() == 6)
        early, late = case_of(house_pack(), day), case_of(house_pack(), later)
        assert early.game == late.game and early.grade.score < late.grade.score


def test_over_a_year_no_game_asks_the_same_case_every_week() -> None:
    year = [case_of(house_pack(), date(2026, 1, 1) + timedelta(days=n)).id for n in range(365)]
    assert len(set(year)) > min(100, len(house_pack().cases) // 2)
