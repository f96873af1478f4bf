"""The notebook at a terminal: pages, marks, notes, proofs and hints, played on a toy."""

from __future__ import annotations

from pathlib import Path
from stat import S_IMODE

import pytest

from parlour import games
from parlour.bots.thinking import question
from parlour.cli.terminal.notebook import COMMANDS
from parlour.cli.terminal.notes_file import notes_path, read_notes, write_notes
from parlour.core import Match, Refused
from parlour.notebook import HELP, Help, Marks
from tests.cli.seated import ME, SEED, seated, type_these
from tests.toy import MANOR


class Evening:
    """Types some lines at a table, and keeps what is shown."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], help: Help = "hints"
    ) -> None:
        self.folder, self.monkeypatch, self.capsys, self.help = folder, monkeypatch, capsys, help

    def type(self, *lines: str) -> str:
        with seated(self.folder, self.monkeypatch, self.help) as terminal:
            self.notes = notes_path(terminal.book.path)
            self.choices = terminal.choices()
            type_these(self.monkeypatch, *lines)
            terminal.play()
        return self.capsys.readouterr().out


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Evening:
    monkeypatch.setenv("COLUMNS", "140")
    return Evening(tmp_path, monkeypatch, capsys)


def test_the_notebook_shows_what_is_certain_ruled_out_and_open(evening: Evening) -> None:
    told = evening.type("notes")
    mine = Match(MANOR, 4, SEED).view(ME).secrets
    rows = [line.split("│")[1:-1] for line in told.splitlines() if line.startswith("│")]
    squares = {row[0].strip(): [square.strip() for square in row[1:]] for row in rows}
    assert squares["P3"][mine[0]] == "yes"
    assert squares["P3"].count("-") == 11
    assert squares["P0"][mine[0]] == "-"
    assert squares["P0"].count("11%") == 9
    assert "362,880 possibilities left" in told


def test_a_sheet_is_shown_by_its_number(evening: Evening) -> None:
    told = evening.type("notes 1", "notes 2", "notes x")
    assert told.count("1. Which secret lies where?") == 1
    assert told.count("Begin with the number of the sheet, which is 1.") == 2


def test_a_mark_stands_in_its_square_until_it_is_rubbed_out(evening: Evening) -> None:
    told = evening.type("mark 1 P0 5 maybe", "notes", "mark 1 place 0 secret 5 -", "notes")
    first, second = told.split("The mark is gone.")
    assert "11% ?" in first
    assert "11% ?" not in second
    assert read_notes(evening.notes) == Marks()


def test_a_mark_that_contradicts_the_story_is_warned_of(evening: Evening) -> None:
    mine = Match(MANOR, 4, SEED).view(ME).secrets[0]
    typed = f"mark 1 P0 {mine} yes", f"mark 1 P3 {mine} no", "notes"
    told = evening.type(*typed)
    assert told.count("That cannot be: it contradicts what you were told.") == 2
    assert "✓!" in told and "✗!" in told
    evening.help = "marks"
    told = evening.type(*typed)
    assert "cannot be" not in told
    assert "✓" in told and "!" not in told.split("notes\n")[-1]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("mark", "Type mark, the square and no, maybe, yes or -, such as mark 1 P0 0 no."),
        ("mark 1 P0 0", "Type mark, the square and no, maybe, yes or -, such as mark 1 P0 0 no."),
        ("mark no", "Begin with the number of the sheet, which is 1."),
        ("mark 9 P0 0 no", "Begin with the number of the sheet, which is 1."),
        ("mark 1 P0 99 no", "Sheet 1 has no square P0 99; type its row and column, as 1 P0 0."),
        ("mark 1 no", "Sheet 1 has no square; type its row and column, as 1 P0 0."),
        ("mark 1 P 3 no", "P 3 may mean P0 3 or P1 3 or P2 3: type more of it."),
        ("note", "Type note and a text to add it to your notes, or note - to rub them all out."),
        (f"note {'x' * 5000}", "A note has at most 4,000 characters."),
        ("why 1 P0 0", "That is still open: nothing in your story proves it."),
        ("why", "Type why and a square: its sheet, row and column, such as why 1 P0 0."),
        ("why x", "Begin with the number of the sheet, which is 1."),
    ],
)
def test_what_makes_no_sense_gets_one_sentence_and_changes_nothing(evening: Evening, typed: str, sentence: str) -> None:
    told = evening.type(typed)
    assert sentence in told
    assert not evening.notes.exists()


def test_notes_are_added_line_by_line_and_shown_below_the_notebook(evening: Evening) -> None:
    told = evening.type("note Cal lies", "note Dan too", "notes", "note -", "notes")
    assert told.count("Note: Cal lies\nNote: Dan too\n") == 1


def test_why_tells_the_lines_that_prove_a_square(evening: Evening) -> None:
    mine = Match(MANOR, 4, SEED).view(ME).secrets[0]
    told = evening.type(f"why 1 P0 {mine}")
    assert f"At place 0 lies not secret {mine}.\n   1  Your own secrets are" in told
    assert "(9 answers still possible)" in told


def test_a_hint_says_more_each_time_and_begins_anew_at_the_next_question(evening: Evening) -> None:
    told = evening.type("hint", "hint", "hint", "hint", "1", "hint")
    look, follows, moves, *_ = told.split("Type hint again for more.")
    assert "Look at sheet 1 of your notebook (Which secret lies where?).\n" in look
    assert "Nothing follows there yet but what you were told." in follows
    assert moves.count("Random, the strongest bot, chooses") == 2
    assert told.count("Look at sheet 1") == 2


def test_a_hint_about_a_player_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with seated(tmp_path, monkeypatch, game=games.find("graves"), seats=2, seed=bytes(32)) as terminal:
        type_these(monkeypatch, "hint")
        terminal.play()
    told = " ".join(capsys.readouterr().out.split())
    sheet = "sheet 1 of your notebook (Who is the Mastermind, and whom does the Evidence clear?)"
    assert f"Look at {sheet}, and think of Ann." in told


@pytest.mark.parametrize("help", HELP)
def test_only_what_the_table_allows_is_offered_and_obeyed(evening: Evening, help: Help) -> None:
    evening.help = help
    told = evening.type("help", "notes", "why 1 P3 0", "hint")
    offered = [command for command in COMMANDS if f"\n  {command:<8}" in told]
    expected = [command for command, least in COMMANDS.items() if list(HELP).index(least) <= list(HELP).index(help)]
    assert offered == expected
    for command in ("hint", "notes"):
        assert (f", {command}," in evening.choices) == (command in expected)
    for command in ("notes", "why", "hint"):
        refusal = f"{command} needs --aid {COMMANDS[command]}, and this table was opened with {help}."
        assert (refusal in told) == (command not in expected)
    assert ("362,880" in told) == ("why" in expected)


def test_marks_are_for_their_owner_alone_and_survive(evening: Evening) -> None:
    evening.type("mark 1 P0 5 no", "note aha")
    assert S_IMODE(evening.notes.stat().st_mode) == 0o600
    assert read_notes(evening.notes) == Marks({"secrets/0/5": "no"}, "aha")
    assert [path.suffix for path in evening.notes.parent.iterdir() if "tmp" in path.name] == []


def test_a_bot_is_asked_the_same_with_marks_and_without(evening: Evening) -> None:
    with seated(evening.folder, evening.monkeypatch) as terminal:
        before = question(terminal.company.match, 0, "random")
        type_these(evening.monkeypatch, "mark 1 P0 5 no", "note aha")
        terminal.turn()
        assert question(terminal.company.match, 0, "random") == before


def test_unreadable_notes_stop_no_game(evening: Evening) -> None:
    with seated(evening.folder, evening.monkeypatch) as terminal:
        path = notes_path(terminal.book.path)
        path.write_text("{")
        type_these(evening.monkeypatch, "notes", "1")
        terminal.turn()
    told = " ".join(evening.capsys.readouterr().out.split())  # a long path breaks the line anywhere
    assert "holds no notes that this Parlour can read" in told
    assert path.read_text() == "{"


def test_notes_that_cannot_be_written_are_refused_and_the_old_ones_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.notes"
    write_notes(path, Marks(note="old"))
    with pytest.raises(Refused, match=r"^Your notes cannot be saved in .*: No such file or directory\.$"):
        write_notes(tmp_path / "none" / "a.notes", Marks(note="new"))
    assert read_notes(path) == Marks(note="old")
