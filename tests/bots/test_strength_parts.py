"""The whole of ``make strength`` in parts: kept when they are done, taken together, and written into the docs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.strength import __main__ as run
from bench.strength import page, parts
from bench.strength.figures import Row, figure
from bench.strength.ladder import judged, step_parts, step_row, tables, times_as_many
from bench.strength.outlook import outlook
from bench.strength.parts import Kept, Part, measured, pooled
from bench.strength.plan import parts_of
from rich.progress import Progress

from parlour.games import SHELF


@pytest.fixture(autouse=True)
def _nothing_is_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "FOLDER", tmp_path)


def counted(what: str, values: list[float]) -> Row:
    return figure(what, values)


def test_portions_taken_together_are_as_if_measured_at_once() -> None:
    rng = Random(1)
    values = [rng.random() for _ in range(50)]
    whole, (found,) = (
        figure("x", values),
        pooled([figure("x", values[:7]), figure("x", values[7:8]), figure("x", values[8:])]),
    )
    assert (found["mean"], found["within"], found["of"]) == (
        pytest.approx(whole["mean"]),
        pytest.approx(whole["within"]),
        50,
    )


def test_figures_of_other_names_are_left_apart() -> None:
    assert [row["what"] for row in pooled([figure("x", [1.0]), figure("y", [2.0])])] == ["x", "y"]


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_measured_in_parts_of_different_names(game: str) -> None:
    found = parts_of(game, 20)
    assert len({part.name for part in found}) == len(found) > 10
    assert all([part.seconds > 0 for part in found])


def test_a_step_is_the_same_in_portions_and_at_once() -> None:
    steps = list(step_parts("mind_reader", 2, "thumb", "novice", 2))
    assert len(steps) == 2
    (row,) = pooled(measured(steps))
    whole = step_row("mind_reader", 2, "thumb", "novice", 20)
    assert row["mean"] == pytest.approx(whole["mean"]) and row["of"] == 20
    assert judged(row)["met"] == whole["met"]


def test_more_deals_are_played_where_they_are_short_and_fewer_where_they_are_long() -> None:
    assert [times_as_many(seconds) for seconds in (0.01, 0.4, 2.0, 10.0, 40.0)] == [10, pytest.approx(3), 1, 1, 0.25]


def test_the_tables_at_which_other_levels_are_offered_are_measured_too() -> None:
    assert tables("mastermind") == [5, 10] and {2, 3, 4, 6} <= set(tables("mind_reader"))


class TestKept:
    def test_a_part_that_is_done_is_not_made_again(self) -> None:
        part, kept = Part("a", counted, ("x", [1.0, 2.0])), Kept("pi")
        assert kept.find(part) is None
        kept.keep(part, part.rows())
        assert Kept("pi").find(part) == part.rows()
        assert Kept("pi").find(Part("a", counted, ("x", [1.0]))) is None
        assert Kept("graves").find(part) is None

    def test_what_was_measured_of_other_bots_does_not_count(self, monkeypatch: pytest.MonkeyPatch) -> None:
        part = Part("a", counted, ("x", [1.0]))
        Kept("pi").keep(part, part.rows())
        monkeypatch.setattr(parts, "fingerprint", lambda game: "another")
        assert Kept("pi").find(part) is None

    def test_a_run_that_was_stopped_goes_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made: list[str] = []

        def stopping(jobs: list[tuple[str, Part]], workers: int) -> Iterator[tuple[str, Part, list[Row]]]:
            for game, part in jobs:
                if len(made) == 2:
                    made.append("stop")
                    raise KeyboardInterrupt
                made.append(part.name)
                yield game, part, part.rows()

        monkeypatch.setattr(run, "made", stopping)
        plan = {"pi": [Part(name, counted, (name, [1.0])) for name in "abc"]}
        with Progress(disable=True) as progress:
            with pytest.raises(KeyboardInterrupt):
                run.measure(plan, 1, progress)
            run.measure(plan, 1, progress)
        assert made == ["a", "b", "stop", "c"]
        assert [row["what"] for row in run.figures(plan)] == ["a", "b", "c"]


def test_a_run_tells_first_how_long_each_part_will_take() -> None:
    steps = list(step_parts("graves", 2, "search", "belief", 20))
    jobs = [("graves", part) for part in steps] + [("pi", Part("alone", counted, ("x", [1.0]), 60.0))]
    names, whats, minutes = [list(column.cells) for column in outlook(jobs, 2).columns]
    assert whats == ["", "2 seats, search for belief", "", "alone", "by 2 processes at once"]
    assert [name.split("]")[1].split("[")[0] for name in names if name] == ["graves", "pi", "all"]
    graves = sum([part.seconds for part in steps]) / 60
    assert minutes[1] == f"{graves:.1f}" and minutes[3] == "1.0" and minutes[4] == f"[bold]{(graves + 1) / 2:.1f}[/]"
    assert list(outlook([], 1).columns[2].cells) == ["[bold]0.0[/]"]


def step(game: str, seats: int, upper: str, lower: str, values: list[float]) -> Row:
    return {"game": game, **judged(figure("step", values) | {"seats": seats, "upper": upper, "lower": lower})}


ROWS: list[Any] = [
    step("mind_reader", 3, "thumb", "novice", [0.2, 0.4]),
    step("mind_reader", 3, "search", "thumb", [0.1, 0.1]),
    {"game": "pi", **figure("turns", [6.0, 8.0], at_most=7.5)},
]


class TestPage:
    def test_a_row_for_each_table_and_a_column_for_each_level(self) -> None:
        line = page.ladder_page(ROWS).splitlines()[2]
        assert line == "| Mind Reader | 3 |  | 0.300 ± 0.196 (2) |  | 0.100 ± 0.000 (2), for thumb |"

    def test_the_docs_keep_what_people_wrote(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        bots, strength = tmp_path / "bots.md", tmp_path / "strength.md"
        bots.write_text(f"before\n{page.BEGIN}\nold\n{page.END}\nafter\n", "utf-8")
        monkeypatch.setattr(page, "BOTS", bots)
        monkeypatch.setattr(page, "STRENGTH", strength)
        page.write(ROWS)
        text = bots.read_text("utf-8")
        assert (
            text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text and "Mind Reader" in text
        )
        assert "| turns | 7.000 ± 1.960 | 2 | ≤ 7.5 | met |" in strength.read_text("utf-8")

    def test_the_page_of_the_bots_has_its_place_for_the_table(self) -> None:
        text = page.BOTS.read_text("utf-8")
        assert text.count(page.BEGIN) == text.count(page.END) == 1
