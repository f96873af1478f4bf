"""Records are verified, told, and refused when somebody has touched them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from parlour import games
from parlour.bots import Company
from parlour.core import Match
from parlour.core.referee.record import SEAL
from parlour.study.simulate import Simulation, play_game
from tests.cli.shell import parlour

PLAYED = Simulation("mind_reader", 3, {}, ("random",) * 3, "seven", keep_records=True)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(play_game(PLAYED, 1).record)
    return path


def sealed_anew(lines: list[str]) -> list[str]:
    """As a cheat would do it: every seal fits again."""
    seal, anew = "", []
    for line in lines:
        body = line.rpartition(SEAL)[0]
        seal = sha256((seal + body + "}").encode()).hexdigest()
        anew.append(f'{body}{SEAL}{seal}"}}')
    return anew


def test_a_genuine_record_is_called_genuine(record: Path, tmp_path: Path) -> None:
    done = parlour(tmp_path, "verify", record)
    assert (done.returncode, done.stderr) == (0, "")
    words = done.stdout.split()
    assert words[0] == "Genuine:"
    for told in ("game", "seats", "moves", "result", "commitment", "Mind", "3"):
        assert told in words
    assert f'"commitment":"{words[words.index("commitment") + 1]}"' in record.read_text()
    assert "Not proved: who made the moves." in done.stdout


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [lines[0], lines[1].replace("D", "d", 1), *lines[2:]],
        lambda lines: lines[:-1],
        lambda lines: [*lines, lines[-1]],
        lambda lines: lines[1:],
        lambda lines: [*lines[:-1], lines[-1][:-20]],
        lambda lines: ["\xff", *lines],
        lambda lines: sealed_anew([*lines[:-2], lines[-1]]),
        lambda lines: sealed_anew([lines[0], lines[1].replace('"dealer":', '"dealer":1'), *lines[2:]]),
        lambda lines: sealed_anew([lines[0].replace('"rules":', '"rules":9'), *lines[1:]]),
        lambda lines: sealed_anew([lines[0].replace("mind_reader", "chess"), *lines[1:]]),
        lambda lines: sealed_anew([*lines[:-1], lines[-1].replace('"seed":"', '"seed":"x')]),
        lambda lines: sealed_anew([lines[0], lines[1].replace('"move":{', '"move":' + "[" * 5000 + "{"), *lines[2:]]),
    ],
)
def test_a_changed_record_is_refused_with_its_line(
    record: Path, tmp_path: Path, spoil: Callable[[list[str]], list[str]]
) -> None:
    (changed := tmp_path / "changed.jsonl").write_text("\n".join(spoil(record.read_text().splitlines())) + "\n")
    done = parlour(tmp_path, "verify", changed)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith(f"{changed} does not verify: line ")


def test_a_record_is_told_to_a_spectator_a_seat_or_whole(record: Path, tmp_path: Path) -> None:
    spectator = parlour(tmp_path, "replay", record).stdout
    seat = parlour(tmp_path, "replay", record, "--seat", "2").stdout
    everything = parlour(tmp_path, "replay", record, "--all").stdout
    assert "dealt" not in spectator
    assert "You" not in spectator
    assert seat.count("You are dealt") == 3
    assert everything.count("You are dealt") == 9
    assert "To Ann: You are dealt" in everything
    assert "To the others: " in everything
    for told in (spectator, seat, everything):
        assert "Points: " in told.splitlines()[-1]


def test_a_record_that_ends_early_is_told_as_far_as_it_goes(record: Path, tmp_path: Path) -> None:
    (early := tmp_path / "early.jsonl").write_text("\n".join(record.read_text().splitlines()[:6]) + "\n")
    done = parlour(tmp_path, "replay", early)
    assert done.returncode == 0
    assert done.stdout.endswith("The record ends here, before the game does.\n")


def test_a_changed_record_is_not_told(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    (changed := tmp_path / "changed.jsonl").write_text("\n".join([lines[0], *lines[2:]]) + "\n")
    done = parlour(tmp_path, "replay", changed)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith(f"{changed} cannot be told: line 2 ")


def test_a_seat_that_is_not_at_the_table_is_a_mistake(record: Path, tmp_path: Path) -> None:
    for seat in ("0", "4"):
        done = parlour(tmp_path, "replay", record, "--seat", seat)
        assert (done.returncode, done.stderr) == (2, f"--seat must be a number from 1 to 3, not {seat}.\n")


def test_lines_may_end_as_on_windows(record: Path, tmp_path: Path) -> None:
    (foreign := tmp_path / "windows.jsonl").write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    for command in ("verify", "replay"):
        told = parlour(tmp_path, command, foreign)
        assert (told.returncode, told.stdout) == (0, parlour(tmp_path, command, record).stdout)


def test_players_are_called_by_the_names_in_the_record(tmp_path: Path) -> None:
    match = Match(games.find("mind_reader"), 3, bytes(32), {"length": "one hand"}, names=["Droll Fox", "Hand", "You"])
    company = Company(match, dict.fromkeys(range(3), "random"))
    while match.result is None:
        company.answer(company.next())
    (named := tmp_path / "named.jsonl").write_text("\n".join(match.record.lines) + "\n")
    told = parlour(tmp_path, "replay", named, "--all").stdout
    assert "To Droll Fox: You are dealt" in told
    assert "Points: Droll Fox " in told.splitlines()[-1]
    assert "Ann" not in told
    verified = parlour(tmp_path, "verify", named)
    assert verified.returncode == 0
    assert "Ann" not in verified.stdout


def test_a_game_that_its_people_ended_is_told_and_verifies(tmp_path: Path) -> None:
    match = Match(games.find("mind_reader"), 3, bytes(32), names=["Droll Fox", "Hand", "You"])
    match.stop("conceded", "Droll Fox concedes.")
    (ended := tmp_path / "ended.jsonl").write_text("\n".join(match.record.lines) + "\n")
    assert parlour(tmp_path, "replay", ended).stdout.endswith("Conceded: Droll Fox concedes.\n")
    verified = parlour(tmp_path, "verify", ended)
    assert verified.returncode == 0
    assert "  result      conceded: Droll Fox concedes.\n" in verified.stdout


def test_verify_says_what_is_proved_of_the_commitment_and_of_one_s_luck(tmp_path: Path) -> None:
    match = Match(games.find("mind_reader"), 2, bytes(32), entropy=["ann's own", "(not revealed)"])
    match.stop("aborted", "Everybody agreed.")
    (ended := tmp_path / "ended.jsonl").write_text("\n".join(match.record.lines) + "\n")
    promised = sha256(bytes(32)).hexdigest()
    bare = parlour(tmp_path, "verify", ended).stdout
    assert "Not proved: that the seed was fixed" in bare and "Not proved: that your words" in bare
    told = parlour(tmp_path, "verify", ended, "--commitment", promised.upper(), "--luck", "ann's own")
    assert told.returncode == 0
    assert "  luck        ann's own, (not revealed)\n" in told.stdout
    assert "Proved: the seed is the one whose hash you were shown before the deal." in told.stdout
    assert "Proved: your words were thrown into the shuffle." in told.stdout
    assert told.stdout.endswith("Not proved: who made the moves.\n")
    other = parlour(tmp_path, "verify", ended, "--commitment", "0" * 64)
    assert (other.returncode, other.stdout, other.stderr.count("\n")) == (1, "", 1)
    assert "does not verify: the record commits to" in other.stderr
    plain = Match(games.find("mind_reader"), 2, bytes(32))
    plain.stop("aborted", "Everybody agreed.")
    (tmp_path / "plain.jsonl").write_text("\n".join(plain.record.lines) + "\n")
    assert "words" not in parlour(tmp_path, "verify", tmp_path / "plain.jsonl").stdout  # nobody threw any in
    missing = parlour(tmp_path, "verify", ended, "--luck", "ann's")
    assert (missing.returncode, missing.stdout) == (1, "")
    assert "ann's is not among the words that were thrown into the shuffle." in missing.stderr
