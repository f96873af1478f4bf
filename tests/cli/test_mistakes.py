"""Whatever is typed wrongly is answered with one sentence and exit code 2."""

from __future__ import annotations

import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta, structs

from parlour import games
from parlour.cli import app
from parlour.cli.arguments import chosen, seed_from
from parlour.core import Refused, Settings
from tests.cli.shell import COMMAND, environment, parlour

NOWHERE = "no/such/file"
COMMANDS = ", ".join(app.COMMANDS)

MISTAKES = {
    "plya mind_reader": f"There is no command plya; there are {COMMANDS}.",
    "--wat": f"There is no command --wat; there are {COMMANDS}.",
    "games chess": "There is no game called chess;",
    "games pi graves": "graves is one word too many here; an option is written --name value.",
    "games --json=7": "--json stands alone, without a value.",
    "games --jsno": "There is no option --jsno; did you mean --json?",
    "play": f"GAME is missing; there are {', '.join(games.SHELF)}.",
    "play chess": "There is no game called chess;",
    "play mind_reader --seats 1": "Mind Reader is for 2 to 6 players, not 1.",
    "play mind_reader --seats four": "--seats must be a whole number, not four.",
    "play mind_reader --seats 2.5": "--seats must be a whole number, not 2.5.",
    "play mind_reader --seats": "--seats needs a value.",
    "play mind_reader --seats 2 --seats 3": "--seats may be given only once.",
    "play mind_reader --seat 5": "--seat must be a number from 1 to 4, not 5.",
    "play mind_reader --seat 0": "--seat must be a number from 1 to 4, not 0.",
    "play mind_reader --bots belief2": "There is no bot called belief2;",
    "play mind_reader --bots random,random": "--bots must name one bot for all other seats or 3 with commas",
    "play mind_reader --option jokers": "An option is written as name=value, not jokers.",
    "play mind_reader --option jokers=maybe": "Option jokers must be true or false, not maybe.",
    "play mind_reader --option joker=true": "Mind Reader has no option joker; it has jokers,",
    "play mind_reader --option ranks=99": "Option ranks must be a whole number from 2 to 13, not 99.",
    "play mind_reader --option ranks=9 --option ranks=8": "Option ranks may be given only once.",
    "play mind_reader --option strict=true": "Option strict goes only with two_cards=true.",
    f"play --resume {NOWHERE}": f"There is no file {NOWHERE}.",
    "play --resume .": ". cannot be read: Is a directory.",
    f"play mind_reader --seats 4 --resume {NOWHERE}": "--resume goes on at the table as it was left, so nothing else",
    "simulate": "GAME is missing.",
    "simulate chess": "There is no game called chess;",
    "simulate mind_reader --games 0": "--games must be a number from 1 to 999999999, not 0.",
    "simulate mind_reader --games -5": "--games must be a number from 1 to 999999999, not -5.",
    "simulate mind_reader --games ten": "--games must be a whole number, not ten.",
    "simulate mind_reader --workers 0": "--workers must be a number from 1 to 1000, not 0.",
    "simulate mind_reader --bots random,random": "--bots must name one bot for all seats or 4 with commas",
    f"simulate mind_reader --out {NOWHERE}": f"{NOWHERE} cannot be written: there is no such folder.",
    "simulate mind_reader --out .": ". cannot be written: it is a folder.",
    "simulate mind_reader --record-dir /dev/null/x": "Records cannot be kept in /dev/null/x: Not a directory.",
    "replay": "FILE is missing.",
    f"replay {NOWHERE}": f"There is no file {NOWHERE}.",
    "replay /dev/null": "/dev/null is empty.",
    f"replay {NOWHERE} --seat 0 --all": "--all tells every seat's story, so it does not go with --seat.",
    "verify": "FILE is missing.",
    f"verify {NOWHERE}": f"There is no file {NOWHERE}.",
    "verify /dev/zero": "/dev/zero is too large for a record.",
    "verify a\x1b[2Jb": "There is no file a [2Jb.",
}


@pytest.mark.parametrize("words", MISTAKES, ids=repr)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: str, tmp_path: Path) -> None:
    done = parlour(tmp_path, *words.split(" "))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(MISTAKES[words])
    assert done.stderr.count("\n") == 1
    assert done.stderr[-2] in ".?"
    assert not list(tmp_path.iterdir())


class Decks(Settings, frozen=True, kw_only=True):
    deck: Annotated[str, Meta(max_length=10, description="The deck.")] = ""
    short: Annotated[bool, Meta(description="Short.")] = False


DECKS = structs.replace(games.find("mind_reader"), settings=Decks, title="Decks")


def test_a_text_may_be_named_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "deck").write_text("ä" * 10)
    assert chosen(DECKS, [f"deck=@{tmp_path / 'deck'}", "short=yes"]) == {"deck": "ä" * 10, "short": True}
    assert chosen(DECKS, ["deck=a=b"]) == {"deck": "a=b"}


@pytest.mark.parametrize("content", ["x" * 11, "x" * 100, "ä" * 11])
def test_a_text_too_long_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "deck").write_text(content)
    with pytest.raises(Refused, match=r"Option deck must be a text of at most 10 characters; .*deck holds more"):
        chosen(DECKS, [f"deck=@{tmp_path / 'deck'}"])


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match=r"deck is no text in UTF-8\."):
        chosen(DECKS, [f"deck=@{tmp_path / 'deck'}"])
    with pytest.raises(Refused, match=r"There is no file .*none\."):
        chosen(DECKS, [f"deck=@{tmp_path / 'none'}"])


def test_only_a_text_is_read_from_a_file(tmp_path: Path) -> None:
    assert chosen(DECKS, ["short=@file"]) == {"short": "@file"}


def test_a_seed_is_any_word_or_the_one_that_a_record_reveals() -> None:
    assert seed_from("ab" * 32) == b"\xab" * 32
    assert len({seed_from("7"), seed_from("8"), seed_from(""), seed_from("ab" * 31), seed_from("\udcff")}) == 5
    assert {len(seed_from(word)) for word in ("7", "", "ab cd" * 32)} == {32}


@pytest.mark.parametrize("command", [(), ("check",), ("simulate",), ("play",)])
def test_help_is_broken_once(command: tuple[str, ...], tmp_path: Path) -> None:
    """At 80 columns no line stops short because it was broken before: the first word of the next would not fit."""
    done = subprocess.run(
        [*COMMAND, *command, "--help"],
        env=environment(tmp_path) | {"COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    for line, after in pairwise(lines):
        if after.startswith("    "):
            assert len(line) + 1 + len(after.split()[0]) > 80, line
