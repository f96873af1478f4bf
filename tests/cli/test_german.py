"""A game at a terminal in another language: all that the game says is said in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.cli.terminal.book import reopen
from parlour.cli.terminal.people import called
from parlour.core import Aid, Match
from parlour.core.words.messages.house import speech
from tests.cli.shell import parlour, saved
from tests.words.test_corpus import IDS as GAMES

ALL_TYPED = ("help", "what", "say", "99", "mark", "note", "note Bea lügt", "notes", "1", "u", "undo", "undo", "l", "1")
TYPED = ("aid", "notes", "hint", "hint", "hint", "1", "1", "1", "1", "1", "1")


def one_line(text: str) -> str:
    """The same text wherever its lines are broken."""
    return " ".join(text.split())


def steps_of(aid: Aid) -> list[str]:
    return [*aid.flow, *[f"{entry.title}: {entry.text}" for section in aid.sections for entry in section.entries]]


def asked(match: Match[Any, Any]) -> list[str]:
    """What the person is asked now in German, and under which headings they choose."""
    words, view = match.game.words("de"), match.view(0)
    names = called(words, view.seats, 0)
    return [words.prompt(view, names), *{words.option(move, view, names).heading for move in view.options}]


def told_so_far(match: Match[Any, Any]) -> list[str]:
    """The story and the aid in German."""
    words, view = match.game.words("de"), match.view(0)
    names = called(words, view.seats, 0)
    story = [words.event(event, view.settings, names) for event in view.story]
    return [*story, *steps_of(words.aid(view.seats, match.settings))]


def left_at(path: Path) -> Match[Any, Any]:
    """The game as it was left."""
    resumed = reopen(path, None)
    with resumed.book:
        return resumed.match


@pytest.mark.parametrize("game", GAMES)
def test_the_game_speaks_german_and_goes_on_in_german(game: str, tmp_path: Path) -> None:
    table = ("--language", "de", "--seed", "seven", "--bots", "novice")
    first = parlour(tmp_path, "play", game, *table, typed="\n".join(TYPED) + "\n")
    again = parlour(tmp_path, "play", "--resume", saved(tmp_path))
    match = left_at(saved(tmp_path))
    assert first.stderr == again.stderr == "" and "{" not in first.stdout
    assert len(match.view(0).story) > 3
    assert lacking(first.stdout, told_so_far(match) + asked(match)) == []
    assert lacking(again.stdout, asked(match)) == []


def said_without_arguments(language: str) -> list[str]:
    """What the house says at a terminal, always in the same words."""
    bundles = [speech(part, language).bundle for part in ("terminal", "telling", "refusals")]
    patterns = [bundle.pattern(key) for bundle in bundles for key in bundle.trees]
    return [text for text in patterns if isinstance(text, str) and len(text) > 12]


def test_the_terminal_itself_speaks_german(tmp_path: Path) -> None:
    table = ("--language", "de", "--seed", "seven", "--bots", "novice")
    shown = parlour(tmp_path, "play", "mind_reader", *table, typed="\n".join(ALL_TYPED) + "\n").stdout
    heard = one_line(shown)
    same = {*said_without_arguments("de")}
    assert [text for text in said_without_arguments("en") if text in heard and text not in same] == []
    assert len([text for text in same if one_line(text) in heard]) > 20
    for text in (
        "Tippe eine Zahl von 1 bis 4",
        "Zurück",
        "Gespeichert. Weiter geht es mit",
        "am Tisch sitzen: du, Bea",
    ):
        assert text.casefold() in heard.casefold()


def test_a_refusal_before_the_game_is_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", "pi", "--language", "de", "--seats", "9")
    assert told.stderr == "P.I. ist für 2 bis 5 Spieler, nicht für 9.\n"


def test_the_terminal_speaks_the_language_of_its_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "de")
    told = parlour(tmp_path, "replay", "nowhere.jsonl")
    assert told.stderr == "Es gibt keine Datei nowhere.jsonl.\n"


def lacking(shown: str, texts: list[str]) -> list[str]:
    heard = one_line(shown)
    return [text for text in texts if one_line(text) not in heard]


def test_a_language_that_a_game_does_not_speak_is_refused_with_those_it_does(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", "pi", "--language", "tlh")
    assert told.returncode != 0 and told.stdout == ""
    assert told.stderr.strip().endswith("--language must be de or en for P.I., not tlh.")
    assert not (tmp_path / "parlour").exists()


def test_english_may_be_asked_for_too(tmp_path: Path) -> None:
    told = parlour(tmp_path, "play", "mind_reader", "--language", "en", "--seed", "seven")
    assert "You are dealt" in told.stdout


def test_a_record_is_told_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parlour(tmp_path, "play", "mind_reader", "--seed", "seven", "--bots", "novice", typed="1\n1\n")
    monkeypatch.setenv("PARLOUR_LANGUAGE", "de")
    match = left_at(saved(tmp_path))
    words, view = match.game.words("de"), match.view(0)
    story = [words.event(event, match.settings, called(words, view.seats, 0)) for event in view.story]
    told = parlour(tmp_path, "replay", saved(tmp_path), "--seat", "1").stdout
    assert story and lacking(told, story) == [] and "vor dem Ende des Spiels" in told
    assert "An die anderen: " in parlour(tmp_path, "replay", saved(tmp_path), "--all").stdout


def test_a_genuine_record_is_called_so_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parlour(tmp_path, "simulate", "pi", "--games", "1", "--record-dir", tmp_path / "games")
    monkeypatch.setenv("PARLOUR_LANGUAGE", "de")
    (record,) = (tmp_path / "games").glob("*.jsonl")
    told = parlour(tmp_path, "verify", record).stdout
    say = speech("terminal", "de")
    assert lacking(told, [say(key) for key in ("genuine", "not-proved-seed", "not-proved-who")]) == []
