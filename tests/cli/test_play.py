"""A person plays at a terminal: nothing acknowledged is lost, and nothing is shown but their own view."""

from __future__ import annotations

import re
import stat
import sys
from pathlib import Path

import pexpect
import pytest
from msgspec import json, structs

from parlour import games
from parlour.cli.play import play
from parlour.cli.terminal.book import games_folder
from parlour.core import Refused, commitment
from tests.cli.shell import (
    QUESTION,
    asked,
    at_table,
    in_turn,
    last,
    leave,
    parlour,
    play_on,
    saved,
)
from tests.toy import MANOR

TABLE = ("mind_reader", "--seats", "3", "--seed", "seven", "--option", "length=one hand")
CHOICES = (3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8)


def moves_of(seat: int, record: str) -> list[str]:
    return re.findall(rf'"type":"Moved","seat":{seat},"move":(.*),"seal"', record)


def test_a_whole_game_is_played_at_a_terminal_and_verifies(tmp_path: Path) -> None:
    with at_table(tmp_path, *TABLE) as terminal:
        assert play_on(terminal, in_turn(CHOICES))
        terminal.expect(pexpect.EOF)
        terminal.wait()
        assert terminal.exitstatus == 0
    assert parlour(tmp_path, "verify", saved(tmp_path)).returncode == 0
    assert not saved(tmp_path).with_name(saved(tmp_path).name + ".seed").exists()


def test_the_commitment_is_shown_before_the_deal_and_the_record_keeps_it(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", *TABLE).stdout
    shown = re.search(r"Before the deal, .*\n  ([0-9a-f]{64})\n", told)
    assert shown
    assert shown.start() < told.index("You are dealt")
    beside = json.decode(saved(tmp_path).with_name(saved(tmp_path).name + ".seed").read_bytes())
    assert shown[1] == commitment(bytes.fromhex(beside["seed"]))
    assert shown[1] in saved(tmp_path).read_text().splitlines()[0]


def test_the_seed_of_an_unfinished_game_is_for_its_owner_only(tmp_path: Path) -> None:
    parlour(tmp_path, "play", *TABLE)
    for path in saved(tmp_path).parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [path.name for path in saved(tmp_path).parent.glob("*.seed")] == [saved(tmp_path).name + ".seed"]


def test_a_game_left_and_resumed_is_the_game_it_would_have_been(tmp_path: Path) -> None:
    with at_table(tmp_path / "whole", *TABLE) as terminal:
        play_on(terminal, in_turn(CHOICES))
    choose = in_turn(CHOICES)
    with at_table(tmp_path / "left", *TABLE) as terminal:
        assert not play_on(terminal, choose, 3)
        leave(terminal)
        assert terminal.exitstatus == 0
    with at_table(tmp_path / "left", "--resume", saved(tmp_path / "left")) as terminal:
        assert play_on(terminal, choose)
        terminal.expect(pexpect.EOF)
    assert saved(tmp_path / "left").read_text() == saved(tmp_path / "whole").read_text()


def test_a_kill_in_the_middle_loses_no_acknowledged_move(tmp_path: Path) -> None:
    choose = in_turn(CHOICES)
    with at_table(tmp_path, *TABLE) as terminal:
        play_on(terminal, choose, 3)
        terminal.expect("You chose")
        terminal.kill(9)
        terminal.wait()
    path = saved(tmp_path)
    assert len(moves_of(0, path.read_text())) == 3
    with at_table(tmp_path, "--resume", path) as terminal:
        assert play_on(terminal, choose)
        terminal.expect(pexpect.EOF)
    assert parlour(tmp_path, "verify", path).returncode == 0


def test_the_end_of_input_leaves_the_table_with_the_game_saved(tmp_path: Path) -> None:
    left = parlour(tmp_path, "play", *TABLE, typed="1\n")
    assert left.returncode == 0
    assert left.stdout.endswith(f"Saved. To go on: parlour play --resume {saved(tmp_path)}\n")
    assert left.stderr == ""
    assert len(moves_of(0, saved(tmp_path).read_text())) == 1


def test_ctrl_c_leaves_the_table_with_the_game_saved(tmp_path: Path) -> None:
    with at_table(tmp_path, *TABLE) as terminal:
        play_on(terminal, last, 1)
        asked(terminal)
        terminal.sendintr()
        terminal.expect(pexpect.EOF)
        terminal.wait()
        assert terminal.exitstatus == 130
        assert terminal.before.strip() == f"Saved. To go on: parlour play --resume {saved(tmp_path)}"
    with at_table(tmp_path, "--resume", saved(tmp_path)) as terminal:
        assert play_on(terminal, last)


JUNK = ("0", "99", "-1", "1.0", "one", "u", "say", "say 1", "²", "1 2", "\x1b[A", "9" * 5000, "Q")


def test_refused_input_changes_nothing(tmp_path: Path) -> None:
    before = parlour(tmp_path / "before", "play", *TABLE, typed="1\n")
    after = parlour(tmp_path / "after", "play", *TABLE, typed="\n".join(["1", *JUNK, ""]))
    assert after.returncode == before.returncode == 0
    assert saved(tmp_path / "after").read_bytes() == saved(tmp_path / "before").read_bytes()
    assert len(re.findall(r"Type a number from 1 to|There is nothing to", after.stdout)) == len(JUNK)
    assert "\x1b" not in after.stdout


def test_help_log_and_an_empty_line_show_and_change_nothing(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", *TABLE, typed="1\n?\nl\n\n").stdout
    assert "# Mind Reader" in told
    assert told.count("You are dealt") == 2
    assert told.count("Your turn. Ask") + told.count("Guess, or end") == 2
    assert len(moves_of(0, saved(tmp_path).read_text())) == 1


def test_a_part_of_a_guess_is_taken_back(tmp_path: Path) -> None:
    guess = re.search(
        r"(\d+)  (Guess \w+'s Secret Card)", parlour(tmp_path / "look", "play", *TABLE, typed="1\n").stdout
    )
    assert guess
    told = parlour(tmp_path, "play", *TABLE, typed=f"1\n{guess[1]}\n1\nu\n2\nu\nu\nu\n").stdout
    assert f"So far: {guess[2]}, Rock." in told
    assert told.count("Taken back.") == 3
    assert told.count("There is nothing to take back.") == 1
    assert told.count("u take back") == 5
    lines = [line for line in saved(tmp_path).read_text().splitlines() if '"TakeBack"' in line]
    assert len(lines) == 3


def test_one_undo_goes_past_parts_that_were_taken_back(tmp_path: Path) -> None:
    guess = re.search(r"(\d+)  Guess \w+'s Secret Card", parlour(tmp_path / "look", "play", *TABLE, typed="1\n").stdout)
    assert guess
    told = parlour(tmp_path, "play", *TABLE, typed=f"1\n{guess[1]}\n1\nu\nu\nundo\n").stdout
    assert told.count("Undone: all is as it was before your last choice.") == 1
    assert told.count("Choose your Secret Card.") == 2


def test_a_game_with_an_undone_choice_is_resumed_and_verifies(tmp_path: Path) -> None:
    parlour(tmp_path, "play", *TABLE, typed="1\nundo\n2\n")
    path = saved(tmp_path)
    with at_table(tmp_path, "--resume", path) as terminal:
        assert play_on(terminal, last)
        assert "Undone on the way: 1 choice." in terminal.before
        terminal.expect(pexpect.EOF)
    checked = parlour(tmp_path, "verify", path)
    assert checked.returncode == 0
    assert "undone      1 choice" in checked.stdout


def test_a_torn_last_line_is_dropped_with_a_notice(tmp_path: Path) -> None:
    parlour(tmp_path, "play", *TABLE, typed="1\n")
    path = saved(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":99,"type":"Mov')
    resumed = parlour(tmp_path, "play", "--resume", path)
    assert resumed.returncode == 0
    assert resumed.stdout.startswith("The last line of the record was cut off in the middle and is dropped.\n")
    assert path.read_bytes() == whole


def test_lines_of_nature_that_were_not_written_any_more_are_written_on_resuming(tmp_path: Path) -> None:
    parlour(tmp_path, "play", *TABLE, typed="1\n")
    path = saved(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.index(b"\n") + 1])  # only the opening reached the disk
    assert parlour(tmp_path, "play", "--resume", path, typed="1\n").returncode == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda lines: [lines[0], lines[1].replace('"n":2', '"n":3'), *lines[2:]], 2),
        (lambda lines: [*lines[:3], *lines[4:]], 4),
        (lambda lines: [*lines, "{}"], -1),
        (lambda lines: [lines[0].replace("mind_reader", "chess"), *lines[1:]], 1),
        (lambda lines: ["", *lines], 1),
    ],
)
def test_a_record_that_was_touched_is_not_resumed_and_stays_as_it_is(tmp_path: Path, spoil, line: int) -> None:  # type: ignore[no-untyped-def]
    parlour(tmp_path, "play", *TABLE, typed="1\n")
    path = saved(tmp_path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join(spoil(lines)) + "\n")
    spoilt = path.read_bytes()
    refused = parlour(tmp_path, "play", "--resume", path)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert f"line {line if line > 0 else len(lines) + 1} " in refused.stderr.replace(":", " ")
    assert path.read_bytes() == spoilt


def test_without_its_seed_a_game_is_not_resumed(tmp_path: Path) -> None:
    parlour(tmp_path, "play", *TABLE)
    path = saved(tmp_path)
    beside = path.with_name(path.name + ".seed")
    genuine = beside.read_text()
    for content in (None, "", "{}", genuine.replace('"seed":"', '"seed":"0'), genuine.replace('"seat":0', '"seat":7')):
        beside.unlink(missing_ok=True)
        if content is not None:
            beside.write_text(content)
        refused = parlour(tmp_path, "play", "--resume", path)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), content


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    with at_table(tmp_path, *TABLE) as terminal:
        play_on(terminal, last)
        terminal.expect(pexpect.EOF)
    refused = parlour(tmp_path, "play", "--resume", saved(tmp_path))
    assert refused.returncode == 2
    assert "ends the game; `parlour replay` tells it." in refused.stderr


def test_two_tables_do_not_write_in_one_book(tmp_path: Path) -> None:
    with at_table(tmp_path, *TABLE) as terminal:
        asked(terminal)
        refused = parlour(tmp_path, "play", "--resume", saved(tmp_path))
        assert refused.returncode == 2
        assert "is being played at another table now." in refused.stderr


def test_any_seat_may_be_taken_and_the_record_follows_the_seed(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", *TABLE, "--seat", "3", "--bots", "random,random", typed="1\n").stdout
    assert "Mind Reader; around the table: Ann (Random), Bea (Random), you." in told
    assert len(moves_of(2, saved(tmp_path).read_text())) == 1


def test_in_a_terminal_with_colours_there_are_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tests.cli.shell.environment", lambda home: {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color"}
    )
    with at_table(tmp_path, *TABLE) as terminal:
        terminal.expect(QUESTION)
        assert "\x1b[" in terminal.before
        terminal.sendline("?")
        asked(terminal)
        assert "Mind Reader" in terminal.before


def test_belief_sits_on_the_other_seats_unless_others_are_named(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", "mind_reader", "--seats", "2").stdout
    assert "Mind Reader; around the table: you, Bea (Careful)." in told


def test_where_no_belief_bot_can_play_the_strongest_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(games, "find", lambda game: MANOR)
    monkeypatch.setattr("builtins.input", lambda question: "q")
    play("manor")
    assert "Manor; around the table: you, Bea (Random), Cal (Random), Dan (Random)." in capsys.readouterr().out


def test_a_start_that_fails_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def no_deal(*_: object) -> None:
        raise Refused("The cards are lost.")

    monkeypatch.setattr(games, "find", lambda game: structs.replace(MANOR, begin=no_deal))
    with pytest.raises(Refused, match=r"The cards are lost\."):
        play("manor")
    monkeypatch.setattr(games, "find", lambda game: MANOR)
    with pytest.raises(Refused, match=r"No belief bot has learnt Manor\."):
        play("manor", opponents="belief")
    assert not list(tmp_path.iterdir())


def test_a_game_that_cannot_be_saved_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(games, "find", lambda game: MANOR)
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused, match=r"The game cannot be saved in .*: No space left on device\."):
        play("manor")
    assert not list(games_folder().iterdir())


def test_a_program_plays_another_seat(tmp_path: Path) -> None:
    program = tmp_path / "one.py"
    program.write_text("import sys; sys.stdin.read(); print(1)", "utf-8")
    tiny = ["--seats", "2", "--option", "length=one hand", "--option", "ranks=3", "--option", "suits=3"]
    command = f"{sys.executable} {program}"
    done = parlour(tmp_path, "play", "mind_reader", *tiny, "--llm", command, typed="1\n" * 200)
    assert "Bea's program: it answered" in done.stdout
    assert done.returncode == 0


def test_there_are_no_more_programs_than_seats(tmp_path: Path) -> None:
    done = parlour(tmp_path, "play", "graves", "--llm", "a", "--llm", "b")
    assert "2 programs are too many for 1 other seat." in done.stderr
