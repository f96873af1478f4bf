"""The record: lines that a person can read, and nothing about them can be changed unnoticed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import Match, Record, Refused, opening, replay, restore, verify
from parlour.core.referee.fair import commitment
from parlour.core.referee.record import Opened, read, seal
from tests.core.matches import SEED, finished, forged, half_decided, opened
from tests.toy import MANOR

Entry = dict[str, Any]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return finished().record.lines


def refused(lines: list[str], reason: str, game: Any = MANOR) -> None:
    with pytest.raises(Refused, match=reason):
        verify(game, lines)


class TestItsLines:
    def test_they_are_json_numbered_and_readable(self, lines: list[str]) -> None:
        entries = [json.decode(line) for line in lines]
        assert [entry["n"] for entry in entries] == list(range(1, len(lines) + 1))
        assert [entry["type"] for entry in entries[:3]] == ["Opened", "Moved", "Moved"]
        assert entries[-1]["type"] == "Closed" and entries[-1]["seed"] == SEED.hex()
        assert "detective" in lines[1] and all(["\n" not in line for line in lines])

    def test_the_opening_says_what_is_played_and_commits_to_the_seed(self, lines: list[str]) -> None:
        first = opening(lines)
        assert (first.game, first.rules, first.seats, first.options["box"]) == ("manor", 1, 4, "whole")
        assert first.commitment == commitment(SEED) and SEED.hex() not in "".join(lines[:-1])

    def test_the_result_is_at_the_end_in_words(self, lines: list[str]) -> None:
        result = json.decode(lines[-1])["result"]
        assert result["ending"] in ("unmasked", "escaped") and result["why"].endswith(".")


class TestPlayedAgain:
    def test_it_comes_to_the_same_state_and_is_verified(self, lines: list[str]) -> None:
        m = finished()
        assert json.encode(replay(MANOR, lines)) == json.encode(m.state)
        assert verify(MANOR, lines).record.lines == lines

    def test_half_a_record_replays_too(self, lines: list[str]) -> None:
        assert replay(MANOR, lines[:50]).result is None

    def test_it_holds_with_entropy_and_options(self) -> None:
        m = Match(MANOR, 4, SEED, {"reshuffles": 0, "motto": 'x,"seal":"'}, ("ann", 'b"ea'))
        rng = Random(3)
        while m.asked:
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice(m.options(seat)))
        assert verify(MANOR, m.record.lines).settings == m.settings

    def test_one_from_before_an_option_was_added_is_verified_by_the_default(self, lines: list[str]) -> None:
        def without_motto(n: int, entry: Entry) -> Entry:
            if n == 1:
                del entry["options"]["motto"]
            return entry

        assert verify(MANOR, forged(lines, without_motto)).settings.motto == ""

    @pytest.mark.parametrize("cut", [1, 2, 3, 17, 40])
    def test_restored_from_its_beginning_it_goes_on_with_the_same_lines(self, lines: list[str], cut: int) -> None:
        again = restore(MANOR, lines[:cut], SEED)
        for line in lines[len(again.record.lines) :]:
            entry = json.decode(line)
            if entry["type"] == "Spoke":
                again.say(entry["seat"], MANOR.read_claim(json.encode(entry["claim"])))
            elif entry["type"] == "Moved" and entry["seat"] >= 0:
                again.play(entry["seat"], MANOR.read_move(json.encode(entry["move"])))
        assert again.record.lines == lines

    def test_a_match_restored_asks_the_same_question_by_the_same_number(self) -> None:
        m = half_decided()
        again = restore(MANOR, m.record.lines, SEED)
        assert (again.decision, again.asked, again.state.sealed) == (m.decision, m.asked, m.state.sealed)

    def test_another_seed_does_not_restore_it(self, lines: list[str]) -> None:
        with pytest.raises(Refused, match=r"Line 1: the seed is not the one that was committed to."):
            restore(MANOR, lines[:9], bytes(32))


class TestDamaged:
    def test_nothing_at_all(self) -> None:
        refused([], "Line 1 does not open a record.")

    def test_cut_off(self, lines: list[str]) -> None:
        refused(lines[:-1], f"Line {len(lines) - 1}: the record ends before the game does; so far every move .* legal.")

    def test_cut_off_after_a_move_that_could_not_be_made(self, lines: list[str]) -> None:
        refused(forged(lines[:9], line_with(3, seat=3)), "Line 3: It is not your turn.")

    def test_half_a_line(self, lines: list[str]) -> None:
        refused([*lines[:20], lines[20][: len(lines[20]) // 2]], "Line 21 is not a whole line of a Parlour record.")

    @pytest.mark.parametrize(
        "text", ["", "  ", "{}", "[1,2]", "hello", '{"n":5,"seal":"00"}', '{"n":5,,"seal":"00"}', "\x00"]
    )
    def test_a_line_of_something_else(self, lines: list[str], text: str) -> None:
        refused([*lines[:4], text, *lines[5:]], "Line 5 is not")

    def test_edited(self, lines: list[str]) -> None:
        edited = lines[5].replace('"seat":', '"seat": ')
        refused([*lines[:5], edited, *lines[6:]], "Line 6 is not as it was written.")

    def test_every_single_character_is_sealed(self, lines: list[str]) -> None:
        for i in range(len(lines[7])):
            edited = lines[7][:i] + ("x" if lines[7][i] != "x" else "y") + lines[7][i + 1 :]
            refused([*lines[:7], edited, *lines[8:]], "Line 8 is not")

    def test_reordered(self, lines: list[str]) -> None:
        refused([*lines[:8], lines[9], lines[8], *lines[10:]], "Line 9 is not as it was written.")

    def test_a_line_left_out(self, lines: list[str]) -> None:
        refused([*lines[:8], *lines[9:]], "Line 9 is not as it was written.")

    def test_a_line_twice(self, lines: list[str]) -> None:
        refused([*lines[:8], lines[7], *lines[8:]], "Line 9 is not as it was written.")

    def test_without_its_opening(self, lines: list[str]) -> None:
        refused(lines[1:], "Line 1 is not as it was written.")

    def test_something_after_the_end(self, lines: list[str]) -> None:
        refused([*lines, lines[-1]], f"Line {len(lines) + 1} is not as it was written.")


class TestForeign:
    def test_of_another_game(self, lines: list[str]) -> None:
        other: Any = replace(MANOR, id="cottage", title="Cottage")
        refused(lines, "Line 1: this is a record of manor, not of cottage.", other)

    def test_of_an_older_version_of_the_rules(self, lines: list[str]) -> None:
        newer: Any = replace(MANOR, version=2)
        refused(
            lines, "Line 1: this record follows version 1 of the rules of Manor; this Parlour plays version 2.", newer
        )

    def test_of_another_format(self, lines: list[str]) -> None:
        refused(
            forged(lines, opening_with(parlour=2)), "Line 1: this record is of format 2; this Parlour reads format 1."
        )

    def test_that_does_not_begin_with_an_opening(self, lines: list[str]) -> None:
        refused(forged(lines, lambda n, entry: entry if n > 1 else None), "Line 1 does not open a record.")


def opening_with(**changes: Any) -> Any:
    return lambda n, entry: entry | changes if n == 1 else entry


def line_with(number: int, **changes: Any) -> Any:
    return lambda n, entry: entry | changes if n == number else entry


class TestForgedWithNewSeals:
    """The forger knows how to seal; only playing the record again finds them out, at the line they touched."""

    def test_a_table_that_cannot_be(self, lines: list[str]) -> None:
        refused(forged(lines, opening_with(seats=7)), "Line 1: Manor is for 4 players, not 7.")
        refused(forged(lines, opening_with(options={"cheese": 1})), "Line 1: Manor has no option cheese")
        refused(
            forged(lines, opening_with(options={"box": "pocket"})), "Line 1: The pocket box is for 1 secret a guest"
        )

    def test_nor_can_it_be_restored_or_replayed(self, lines: list[str]) -> None:
        crowded = forged(lines, opening_with(seats=7))
        with pytest.raises(Refused, match=r"Line 1: Manor is for 4 players, not 7."):
            replay(MANOR, crowded)
        with pytest.raises(Refused, match=r"Line 1: Manor is for 4 players, not 7."):
            restore(MANOR, crowded, SEED)

    def test_an_impossible_deal(self, lines: list[str]) -> None:
        deal = json.decode(lines[1])["move"]
        twice = deal | {"secrets": [deal["secrets"][0], *deal["secrets"][:-1]]}
        copy = forged(lines, line_with(2, move=twice))
        with pytest.raises(Refused, match=r"Line 2: Nature could not have done this."):
            replay(MANOR, copy)
        refused(copy, "Line 2 is not what the referee would have written.")

    def test_a_possible_deal_that_the_seed_did_not_make(self, lines: list[str]) -> None:
        deal = json.decode(lines[1])["move"]
        copy = forged(lines, line_with(2, move=deal | {"secrets": deal["secrets"][::-1]}))
        refused(copy, "Line 2 is not what the referee would have written.")

    def test_a_move_that_nobody_could_make(self, lines: list[str]) -> None:
        copy = forged(lines, line_with(3, move={"type": "Vote", "guest": 2}))
        refused(copy, "Line 3: That is not one of your options now.")

    def test_a_move_that_does_not_exist(self, lines: list[str]) -> None:
        refused(forged(lines, line_with(3, move={"type": "Fly"})), "Line 3: There is no such move in this game.")

    @pytest.mark.parametrize("entry", ['"type":"Danced"', '"type":"Moved","seat":"all"', '"seat":' + "[" * 5000])
    def test_a_line_that_says_nothing(self, lines: list[str], entry: str) -> None:
        copy = Record()
        for line in read(lines[:4]):
            copy.write(line)
        body = f'{{"n":5,{entry}'
        sealed = f'{body},"seal":"{seal(copy.seal, body + "}")}"}}'
        refused([*copy.lines, sealed], "Line 5 says nothing that this Parlour understands.")

    def test_a_move_by_somebody_else(self, lines: list[str]) -> None:
        refused(forged(lines, line_with(3, seat=3)), "Line 3: It is not your turn.")

    def test_a_move_ascribed_to_nature(self, lines: list[str]) -> None:
        refused(forged(lines, line_with(3, seat=-1)), "Line 3")

    def test_a_move_left_out(self, lines: list[str]) -> None:
        refused(forged(lines, lambda n, entry: None if n == 3 else entry), r"Line \d+")

    def test_another_legal_move(self, lines: list[str]) -> None:
        m = opened()
        other = next(move for move in m.options(0) if json.encode(move) != json.encode(json.decode(lines[2])["move"]))
        with pytest.raises(Refused, match=r"Line \d+"):
            verify(MANOR, forged(lines, line_with(3, move=json.decode(json.encode(other)))))

    def test_something_said_that_could_not_be(self, lines: list[str]) -> None:
        n = next(n for n, line in enumerate(lines, 1) if '"Spoke"' in line)
        refused(
            forged(lines, line_with(n, claim={"type": "Hold", "card": "ace"})), f"Line {n}: You may not say that now."
        )

    def test_another_result(self, lines: list[str]) -> None:
        result = json.decode(lines[-1])["result"] | {"winners": [3]}
        copy = forged(lines, line_with(len(lines), result=result))
        refused(copy, f"Line {len(lines)} is not what the referee would have written.")
        with pytest.raises(Refused, match=f"Line {len(lines)}: The game did not end like this."):
            replay(MANOR, copy)

    def test_an_end_that_came_too_soon(self, lines: list[str]) -> None:
        refused(forged(lines, lambda n, entry: entry if n < 20 or n == len(lines) else None), "Line 20")

    @pytest.mark.parametrize("seed", ["", "zz", "00" * 32])
    def test_another_seed(self, lines: list[str], seed: str) -> None:
        refused(forged(lines, line_with(len(lines), seed=seed)), r"Line \d+: the seed is")

    def test_other_entropy(self, lines: list[str]) -> None:
        refused(forged(lines, opening_with(entropy=["ann"])), "Line 2 is not what the referee would have written.")

    @pytest.mark.parametrize("at", [2, 5])
    def test_a_second_opening(self, lines: list[str], at: int) -> None:
        first = json.decode(lines[0])
        copy = forged_with_another_opening(lines, first, at)
        with pytest.raises(Refused, match=rf"Line {at} opens another record."):
            replay(MANOR, copy)
        refused(copy, f"Line {at} opens another record.")


def forged_with_another_opening(lines: list[str], first: Entry, at: int) -> list[str]:
    again = Record()
    for n, line in enumerate(read(lines), 1):
        if n == at:
            again.write(json.decode(json.encode(first), type=Opened))
        again.write(line)
    return again.lines
