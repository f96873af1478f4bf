"""What costs something is chosen first at a terminal, and then it is asked what pays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli.terminal.terminal import Terminal
from parlour.games import find
from parlour.games.graves.events import Placed
from tests.cli.seated import ME, seated, type_these

AT_THE_PARK = b"park 40"  # seat 2 is the Detective, and the Park is the first Location
KEEP = "1"


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    with seated(tmp_path, monkeypatch, game=find("graves"), seats=2, seed=AT_THE_PARK) as terminal:
        yield terminal


def numbered(terminal: Terminal, text: str) -> str:
    """The number of a line of the list."""
    texts = [choice.text for choice in terminal.drawing.choices(terminal.match.view(ME))]
    return str(texts.index(text) + 1)


def test_a_card_that_costs_another_one_is_one_line_of_the_list(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, KEEP)
    assert not terminal.play()
    view = terminal.match.view(ME)
    choices = terminal.drawing.choices(view)
    assert sorted([move for choice in choices for move in choice.moves], key=str) == sorted(view.options, key=str)
    assert len(choices) < len(view.options) / 2
    assert "Place the 8 of Briefcases …" in capsys.readouterr().out


def test_it_is_paid_for_after_that_or_taken_back(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, KEEP)
    assert not terminal.play()
    eight = numbered(terminal, "Place the 8 of Briefcases …")
    everything = f"[1-{len(terminal.drawing.choices(terminal.match.view(ME)))}, "
    asked: list[str] = []
    lines = iter([eight, "u", eight, "99", "1"])
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or next(lines))
    with pytest.raises(StopIteration):
        terminal.play()
    told = capsys.readouterr().out
    assert "Type a number from 1 to 6" in told
    assert "You chose: Place the 8 of Briefcases, discarding the 7 of Magnifying Glasses" in told
    assert [question.startswith(everything) for question in asked[:5]] == [True, False, True, False, False]
    assert asked[1].startswith("[1-6, u take back, ")
    placed = [event for event in terminal.match.view(ME).story if isinstance(event, Placed)]
    assert [(event.card, event.paid) for event in placed] == [("B8", "M7")]
