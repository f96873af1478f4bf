"""A game at a terminal, played in this process on a toy that has every kind of question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from parlour.cli.terminal.drawing import Drawing
from parlour.cli.terminal.notebook import COMMANDS
from parlour.cli.terminal.people import called, outcome, scores
from parlour.cli.terminal.screen import Screen
from parlour.cli.terminal.terminal import Terminal
from parlour.core import Label, Match, Piece, Result, Said, Seat, Zone, pieces, verify
from tests.cli.seated import ME, SEED, seated, type_by, type_these
from tests.toy import MANOR
from tests.toy.cards import Discard


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    with seated(tmp_path, monkeypatch) as terminal:
        yield terminal


def test_a_whole_game_is_played_from_one_view_alone(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, asked_for = Random(1), set[str]()

    def typist(question: str) -> str:
        options = re.match(r"\[1(?:-(\d+))?, ", question)
        assert options
        asked_for.add(question.partition(",")[0])
        words = ["say", "say 1", "u", "?", "l", "", "0"] if "say" in question else ["u", "?", "undo"]
        return rng.choice([*words, *[str(rng.randint(1, int(options[1] or 1)))] * 5])

    type_by(monkeypatch, typist)
    assert terminal.play()
    lines = terminal.book.path.read_text().splitlines()
    assert lines == terminal.match.record.lines
    assert verify(MANOR, lines).result == terminal.match.result
    assert "[1" in asked_for, "a question with one option was met"
    assert "[1-1" not in asked_for


def test_what_the_bots_did_is_shown_at_a_time_drawn_by_lot_however_long_they_thought(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[float] = []
    for took in (0.25, 1.5, 1.75):  # seconds that the clock goes on while they think
        clock = iter([10.0, 10.0 + took])
        monkeypatch.setattr("parlour.cli.terminal.terminal.unhurried", lambda: 2.0)
        monkeypatch.setattr("parlour.cli.terminal.terminal.monotonic", lambda clock=clock: next(clock))
        monkeypatch.setattr(terminal.screen, "rest", lambda seconds, took=took: shown.append(took + seconds))
        monkeypatch.setattr(terminal, "others", lambda: bool(terminal.match.record.lines.append("")) or True)
        assert terminal.unhurried_others()
    assert shown == [2.0, 2.0, 2.0]


def test_where_no_bot_was_asked_nobody_waits(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal.screen, "rest", lambda seconds: pytest.fail("a person had to wait"))
    monkeypatch.setattr(terminal, "others", lambda: True)
    assert terminal.unhurried_others()


def test_what_may_be_said_is_listed_and_said_by_number(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, "say", "say 99", "say 1", "say 1")
    assert not terminal.play()
    told = capsys.readouterr().out
    assert "   1  I hold a " in told
    assert "Type say and the number." in told
    assert "Type a number from 1 to" in told
    assert "There is nothing to say now." in told
    said = [event for event in terminal.match.view(ME).story if isinstance(event, Said)]
    assert [event.seat for event in said] == [ME]
    assert '"type":"Spoke"' in terminal.book.path.read_text()


def test_a_choice_is_undone_and_the_record_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, "undo", "1", "undo")
    before: list[object] = []
    monkeypatch.setattr(Terminal, "show", lambda self: before.append(self.match.view(ME).options))
    assert not terminal.play()
    told = capsys.readouterr().out
    assert "There is no choice of yours to undo." in told
    assert "Undone: all is as it was before your last choice." in told
    assert before[0] == before[-1]
    lines = terminal.book.path.read_text().splitlines()
    assert lines == terminal.match.record.lines
    assert [line for line in lines if '"type":"Undone"' in line]


def test_the_undone_choices_are_counted_at_the_end(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = iter(["1", "undo"])
    questions: list[str] = []
    type_by(monkeypatch, lambda question: questions.append(question) or next(rest, "1"))
    assert terminal.play()
    assert "Undone on the way: 1 choice." in capsys.readouterr().out
    assert all([", undo" in question for question in questions])
    assert verify(MANOR, terminal.match.record.lines).result == terminal.match.result


def test_a_move_is_on_the_disk_before_it_is_acknowledged(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    on_disk: list[bool] = []

    def line(self: Screen, text: str = "", style: str = "", lead: str = "") -> None:
        on_disk.append(terminal.book.path.read_text().splitlines() == terminal.match.record.lines)

    monkeypatch.setattr(Screen, "line", line)
    type_these(monkeypatch, *"11111")
    terminal.play()
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


def drawing(me: Seat | None = ME) -> Drawing:
    match = Match(MANOR, 4, SEED)
    return Drawing(Screen(), MANOR, match.settings, called(MANOR.words("en"), 4, me), 4)


@pytest.mark.parametrize(
    ("zone", "note", "told"),
    [
        (Zone("a", "deck"), "", "empty"),
        (Zone("a", "deck"), "nobody drew yet", "nobody drew yet"),
        (Zone("a", "deck", hidden=31), "", "31 face down"),
        (Zone("a", "hand", 0, pieces(["card:trade", "card:delay"]), hidden=2), "", "trade, delay, 2 face down"),
        (Zone("a", "hand", 0, pieces(["card:trade"] * 3)), "of five", "3 × trade (of five)"),
        (Zone("a", "secret", 0, (Piece("secret:4", up=False),)), "", "Secret 4"),
        (Zone("a", "secret", 0, (Piece("secret:4", "face:0", up=False),)), "", "Secret 4 [0]"),
        (Zone("a", "secret", 0, (Piece("secret:4", "face:0"),)), "", "Secret 4: 0"),
        (Zone("a", "place", 0, (Piece("card:trade", on="secret:4", value=7),)), "", "trade (7)"),
        (
            Zone(
                "a", "place", 0, (Piece("secret:4"), *pieces(["card:delay"]), *[Piece("card:trade", on="secret:4")] * 2)
            ),
            "",
            "Secret 4 (2 × trade), delay",
        ),
        (Zone("a", "track", 0, (Piece("seat:1"), Piece("seat:2"))), "", "You, Cal"),
        (Zone("a", "score", 0, value=12), "", "12"),
        (Zone("a", "score", 0, value=12), "12 points", "12 points"),
    ],
)
def test_a_zone_tells_what_lies_in_it(zone: Zone, note: str, told: str) -> None:
    assert drawing().contents(zone, Label("Here", note=note)) == told


def test_a_zone_called_after_the_piece_in_it_says_only_how_that_lies() -> None:
    here = Label("Ann's Secret 4")
    assert drawing().contents(Zone("a", "secret", 0, (Piece("secret:4", up=False),)), here) == "face down"
    known = Zone("a", "secret", 0, (Piece("secret:4", "face:0", up=False),))
    assert drawing().contents(known, here) == "0, face down"


def test_tokens_are_left_out_where_a_note_tells_them() -> None:
    drawn = drawing()
    drawn.kinds["card:trade"] = "token"
    zone = Zone("a", "place", 0, pieces(["card:delay", "card:trade"]))
    assert drawn.contents(zone, Label("Here", note="leads")) == "delay (leads)"
    assert drawn.contents(zone, Label("Here")) == "delay, trade"


def test_a_track_says_first_how_far_it_is_then_what_lies_on_its_places() -> None:
    drawn = drawing()
    drawn.kinds |= {"secret:1": "place", "secret:2": "place", "card:trade": "token"}
    track = Zone("a", "track", pieces=(Piece("secret:1"), Piece("secret:2"), Piece("card:trade", on="secret:2")))
    assert drawn.contents(track, Label("Track", note="0 of 2")) == "0 of 2: Secret 2 (trade)"


def test_a_thing_that_belongs_to_somebody_else_is_called_theirs() -> None:
    drawn = drawing()
    drawn.owners["card:trade"] = 2
    place = Zone("a", "place", pieces=pieces(["card:trade", "card:delay"]))
    assert drawn.contents(place, Label("Here")) == "Cal's trade, delay"
    assert drawn.contents(Zone("a", "hand", 2, pieces(["card:trade"])), Label("Here")) == "trade"


def test_the_board_is_drawn_from_things_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(MANOR, 4, SEED)
    drawing().draw_board(match.view(ME))
    titles = [line.split("  ")[0] for line in capsys.readouterr().out.splitlines() if line[:1].strip()]
    assert titles == ["Ann's hand", "Your hand", "Cal's hand", "Dan's hand", "Deck", "Discards", "Secrets"]


def test_what_is_before_the_person_s_eyes_is_not_drawn_again(capsys: pytest.CaptureFixture[str]) -> None:
    match, drawn = Match(MANOR, 4, SEED), drawing()
    drawn.draw_board(match.view(ME))
    capsys.readouterr()
    drawn.draw_board(match.view(ME))
    assert capsys.readouterr().out == ""
    match.play(0, next(move for move in match.options(0) if isinstance(move, Discard)))
    drawn.draw_board(match.view(ME))
    titles = [line.split("  ")[0] for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert "Discards" in titles and "Your hand" not in titles
    drawn.forget()
    drawn.draw_board(match.view(ME))
    assert "Your hand" in capsys.readouterr().out


def test_after_one_s_own_move_only_what_changed_is_drawn_and_enter_draws_all(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "others", lambda: True)  # nobody else is asked
    shown: list[str] = []

    def typist(question: str) -> str | None:
        shown.append(capsys.readouterr().out)
        return (["say 1", "", None])[len(shown) - 1]

    type_by(monkeypatch, typist)
    terminal.play()
    assert ["Dan's hand" in text for text in shown] == [True, False, True]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("what Trade", "trade\n      "),
        ("what tra", "trade\n      "),
        ("what rad", "trade\n      "),
        ("what", "Type what and the name of a card or of another thing on the table."),
        ("what teapot", "Nothing at this table is called teapot."),
        ("what e", "e may mean "),
    ],
)
def test_what_a_thing_does_is_told_by_its_name(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    told: str,
) -> None:
    type_these(monkeypatch, typed)
    terminal.play()
    assert told in capsys.readouterr().out


def test_the_player_aid_tells_how_a_turn_goes_and_what_everything_does(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, "aid")
    terminal.play()
    told = capsys.readouterr().out
    assert "   1  Turn up a secret.\n\nIn the box\n" in told and "      trade: A trade card.\n" in told
    assert ", aid, " in terminal.choices()  # what may be typed


def test_help_explains_everything_that_can_be_typed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_these(monkeypatch, "help")
    terminal.play()
    explained = set(re.findall(r"^  (\S+) +\S", capsys.readouterr().out, re.MULTILINE))
    assert {"Enter", "?", "aid", "what", "l", *COMMANDS, "say", "u", "undo", "q"} <= explained


def test_at_the_end_it_is_told_who_won_and_what_everybody_turned_out_to_be() -> None:
    names = called(MANOR.words("en"), 3, 1)
    result = Result("a", (0, 1), (3, 4, 0), "The clock struck.", ("guest", "guest", "thief"))
    assert outcome(MANOR.words("en"), result, names) == "You and Ann win. The clock struck."
    assert scores(MANOR.words("en"), result, names) == "Points: Ann (guest) 3, You (guest) 4, Cal (thief) 0."
