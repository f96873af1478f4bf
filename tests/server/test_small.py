"""The small parts by themselves: seats, limits, names, cookies, tabs."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.guests import Guests
from parlour.server.http.limits import same_origin
from parlour.server.http.names import invented, read_name
from parlour.server.rates import MOST_KEYS, Bucket, Buckets, Rate
from parlour.server.table.seating import Chair, Guest, Seating
from parlour.server.table.shown.tabs import PATIENCE, Farewell, Tab

ANN, BEA, CAL = Guest("a", "Ann"), Guest("b", "Bea"), Guest("c", "Cal")
ALL = {"a", "b", "c"}


def table(*guests: Guest, bots: int = 0, begun: bool = True) -> Seating:
    seating = Seating(game="ballot", options={}, chairs=[Chair() for _ in range(len(guests) + bots)])
    for seat, guest in enumerate(guests):
        seating.sit(guest, seat)
    for seat in range(len(guests), len(guests) + bots):
        seating.seat_bot("a", seat, "random", ALL)
    if begun:
        seating.begin(guests[0], ALL)
    return seating


class TestSeats:
    def test_conceding_against_bots_ends_the_game(self) -> None:
        seating = table(ANN, bots=3)
        seating.concede("a", "random")
        assert (seating.stage, seating.how) == ("over", "conceded")

    def test_conceding_while_another_person_plays_does_not(self) -> None:
        seating = table(ANN, BEA, bots=1)
        seating.concede("a", "random")
        assert (seating.stage, seating.host) == ("playing", "b")
        assert seating.may("a", ALL) == ()

    def test_a_host_who_leaves_alone_stays_host(self) -> None:
        seating = table(ANN, bots=1)
        seating.leave("a", "random")
        assert seating.host == "a"
        seating.resume("a")
        assert seating.may("a", ALL) == ("leave", "concede", "abort", "hurry", "quiet", "lock")

    def test_whoever_leaves_no_longer_stands_against_an_abort(self) -> None:
        seating = table(ANN, BEA)
        seating.agree_to_abort("a", True)
        seating.leave("b", "random")
        assert seating.how == "aborted"

    def test_a_guest_has_one_seat(self) -> None:
        seating = table(ANN, BEA, bots=1, begun=False)
        seating.seat_bot("a", 2, None, ALL)
        seating.sit(ANN, 2)
        assert [chair.guest for chair in seating.chairs] == [None, "b", "a"]

    def test_nobody_is_called_like_somebody_else(self) -> None:
        seating = table(ANN, Guest("d", "Ann"), Guest("e", "Ann"), begun=False)
        assert [chair.name for chair in seating.chairs] == ["Ann", "Ann 2", "Ann 3"]
        seating.sit(ANN, 0)
        assert seating.chairs[0].name == "Ann"

    def test_there_are_names_for_any_number_of_bots(self) -> None:
        names = [chair.name for chair in table(ANN, bots=14).chairs]
        assert len(set(names)) == 15

    def test_before_the_deal_there_is_nothing_to_concede(self) -> None:
        with pytest.raises(Refused, match="has not begun"):
            table(ANN, begun=False).concede("a", "random")

    def test_luck_goes_with_its_player_to_another_seat(self) -> None:
        seating = table(ANN, BEA, bots=1, begun=False)
        seating.commit_luck("b", "0" * 64)
        seating.seat_bot("a", 2, None, ALL)
        seating.sit(BEA, 2)
        assert [chair.luck for chair in seating.chairs] == ["", "", "0" * 64]
        seating.leave("b", "random")
        assert not any(chair.luck for chair in seating.chairs)


class TestLimits:
    def test_tokens_drip(self) -> None:
        now = 0.0
        bucket = Bucket(Rate(2, 3), lambda: now)
        assert [bucket.take() for _ in range(4)] == [True, True, True, False]
        now = 0.5
        assert [bucket.take() for _ in range(2)] == [True, False]
        now = 100.0
        assert [bucket.take() for _ in range(4)] == [True, True, True, False]

    def test_addresses_unused_for_longest_are_forgotten(self) -> None:
        buckets = Buckets(Rate(0, 1), lambda: 0.0)
        for key in range(MOST_KEYS + 1):
            buckets.take(str(key))
        assert len(buckets.buckets) == MOST_KEYS
        assert not buckets.take("1")

    @pytest.mark.parametrize(
        ("origin", "allowed"),
        [
            ("http://here:8000", True),
            ("https://here:8000", True),  # a proxy speaks TLS for us
            ("https://parlour.example", False),
            ("http://here:8001", False),
            ("http://evil.example", False),
            ("https://parlour.example.evil.example", False),
            ("null", False),
            ("file://", False),
            ("javascript://here:8000", False),
        ],
    )
    def test_origins(self, origin: str, allowed: bool) -> None:
        """In a house that was told no public address, pages come from the host that they ask."""
        assert same_origin(origin, "here:8000", None) is allowed


class TestGuests:
    @pytest.mark.parametrize(
        "text",
        [
            "Ann",
            " Ann  B ",
            "Ægir",
            "李",
            "🙂",
            "❤️",
            "O'Neil <b>",
            "Nguyễn Thị",
            "ก็ดี",
            "שָׁלוֹם",
            "Юля",
            "Υάννης",
            "Youssef",
        ],
    )
    def test_names_people_have(self, text: str) -> None:
        assert read_name(text) == " ".join(normalize("NFC", text).split())

    @pytest.mark.parametrize("text", ["", "  ", "x" * 25, "a\u202eb", "a\u200bb", "\x1b[31m", "a\x00", "You", " yOU "])
    def test_names_nobody_has(self, text: str) -> None:
        with pytest.raises(Refused):
            read_name(text)

    @pytest.mark.parametrize(
        "text",
        ["\u3164", "\u2800 \u2800", "\u115f", "\uffa0", "A\u034fnn", "\u0301", "A\ufe01", "\U000e0101a"],
    )
    def test_what_can_t_be_seen_is_no_name(self, text: str) -> None:
        with pytest.raises(Refused, match="can be seen"):
            read_name(text)

    def test_accents_don_t_climb(self) -> None:
        with pytest.raises(Refused, match="accents"):
            read_name("A\u0335\u0321\u0322nn")

    @pytest.mark.parametrize(
        "text",
        ["Yоu", "Υου", "Y0u", "Ｙｏｕ", "𝐘𝐨𝐮", "Yóü", "Y.o.u", "You!", "уоυ", "ⓎⓄⓊ", "You\ufe0f", "ʏᴏᴜ"],
    )
    def test_nobody_passes_for_you(self, text: str) -> None:
        with pytest.raises(Refused, match="choose another name"):
            read_name(text)

    def test_the_house_finds_names_itself(self) -> None:
        assert read_name(invented())

    def test_a_cookie_is_good_only_where_it_was_signed(self) -> None:
        guests, guest = Guests(b"k" * 32), Guest("id", "Ægir 🙂", True)
        assert guests.read(guests.write(guest)) == guest
        assert Guests(b"other").read(guests.write(guest)) is None
        assert guests.read(None) is None


def test_a_reader_too_slow_is_sent_away() -> None:
    tab = Tab(ANN)
    for _ in range(PATIENCE + 5):
        tab.send(b"frame")
    sent = tab.outbox.waiting
    assert len(sent) == PATIENCE + 1
    assert isinstance(sent[-1], Farewell)
    assert sent[-1].code == wire.CLOSE_SLOW
