"""The table itself, played in this process on a toy that has every kind of question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from parlour.cli.table import Table

from parlour.bots import Company
from parlour.bots.random import RandomBot
from parlour.cli.book import Seal, open_book
from parlour.cli.screen import Screen
from parlour.core import Claim, Match, Move, Result, Said, Seat, verify
from tests.toy import MANOR

SEED = bytes(range(32))
ME = 1


class OneSeat:
    """A referee that answers to one seat only, and shows its state to nobody."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.whole = match
        self.game, self.record = match.game, match.record

    @property
    def result(self) -> Result | None:
        return self.whole.result

    def view(self, seat: Seat) -> Any:
        assert seat == ME
        return self.whole.view(seat)

    def claims(self, seat: Seat) -> Sequence[Claim]:
        assert seat == ME
        return self.whole.claims(seat)

    def play(self, seat: Seat, move: Move) -> None:
        assert seat == ME
        self.whole.play(seat, move)

    def say(self, seat: Seat, claim: Claim) -> None:
        assert seat == ME
        self.whole.say(seat, claim)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = Match(MANOR, 4, SEED)
    company = Company(match, {seat: RandomBot(MANOR) for seat in range(4) if seat != ME})
    with open_book("manor", Seal(SEED.hex(), ME, ("random",) * 3)) as book:
        yield Table(cast("Match[Any, Any]", OneSeat(match)), ME, company, book, Screen())


def type_by(monkeypatch: pytest.MonkeyPatch, typist: Callable[[str], str | None]) -> None:
    def typed(question: str) -> str:
        if (answer := typist(question)) is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", typed)


def type_these(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    rest = iter(lines)
    type_by(monkeypatch, lambda question: next(rest, None))


def test_a_whole_game_is_played_from_one_view_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)

    def typist(question: str) -> str:
        options = re.match(r"\[1-(\d+)", question)
        assert options
        words = ["say", "say 1", "u", "?", "l", "", "0"] if "say" in question else ["u", "?"]
        return rng.choice([*words, *[str(rng.randint(1, int(options[1])))] * 5])

    type_by(monkeypatch, typist)
    assert table.play()
    lines = table.book.path.read_text().splitlines()
    assert lines == table.match.record.lines
    assert verify(MANOR, lines).result == table.match.result


def test_what_may_be_said_is_listed_and_said_by_number(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, "say", "say 99", "say 1", "say 1")
    assert not table.play()
    told = capsys.readouterr().out
    assert "   1  I hold a " in told
    assert "Type say and the number." in told
    assert "Type a number from 1 to" in told
    assert "There is nothing to say now." in told
    said = [event for event in table.match.view(ME).story if isinstance(event, Said)]
    assert [event.seat for event in said] == [ME]
    assert '"type":"Spoke"' in table.book.path.read_text()


def test_a_move_is_on_the_disk_before_it_is_acknowledged(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    on_disk: list[bool] = []

    def line(self: Screen, text: str = "", style: str = "", lead: str = "") -> None:
        on_disk.append(table.book.path.read_text().splitlines() == table.match.record.lines)

    monkeypatch.setattr(Screen, "line", line)
    type_these(monkeypatch, *"11111")
    table.play()
    assert len(on_disk) > 20
    assert all(on_disk)


def test_what_commands_the_terminal_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().line("a \x1b[2Jb\x07c\x9bd")
    assert capsys.readouterr().out == "a  [2Jb c d\n"


@pytest.mark.parametrize("columns", ["1", "20", "80", "1000"])
def test_options_are_all_listed_in_any_width(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    texts = [f"card{n}" for n in range(1, 30)]
    Screen().numbered(1, texts)
    told = capsys.readouterr().out.split()
    assert sorted(told, key=str) == sorted([*texts, *map(str, range(1, 30))])
