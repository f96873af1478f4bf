"""Every seat is judged by what it knew, and by nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import parlour.study.analysis
from parlour.core import Move, Seat, Truth, View
from parlour.games import SHELF
from parlour.study.analysis.judges import judge_of
from parlour.study.analysis.reading import Reading
from parlour.study.analysis.shape import Decision, Point
from parlour.study.analysis.speech import Speech
from parlour.study.analysis.watcher import Watcher
from parlour.testing import Actions, Kit, Run
from parlour.testing.kit import soak
from parlour.testing.run import random_run
from tests.study.analysis.records import NAMES, written

LONGEST = 70  # actions of a run: enough to meet questions, guesses and claims
TWINS = 3 * soak()  # of each game
SEEDS = 12 * soak()
HOME = Path(parlour.study.analysis.__file__).parent
STATES = {"State", "Match", "moments", "replay", "restore", "verify", "follow", "began"}


def watched(run: Run, actions: Actions, seat: Seat) -> Watcher:
    speech = Speech(run.game, "en", NAMES[: run.seats], None)
    reading = Reading(run.game, written(run, actions), speech, judge_of(run.game.id, deep=False))
    reading.read(lambda done, lines: None)
    return reading.watchers[seat]


def judged(watcher: Watcher) -> list[Decision]:
    """The decisions without what is told beside them afterwards: whether a guess came true, and their numbers.

    A number counts the decisions of others as well, and a move is none for a seat that had no choice.
    """
    untold = [replace(made, guess=made.guess and replace(made.guess, right=None)) for made in watcher.decisions]
    return [replace(made, move=0) for made in untold]


def known(watcher: Watcher) -> list[Point]:
    return [replace(point, move=0) for point in watcher.points]


def twins(kit: Kit) -> Iterator[tuple[Run, Seat, Actions]]:
    """Games of which a seat has made some decisions, with something exchanged that this seat cannot see."""
    for seed in range(SEEDS):
        whole = random_run(kit, kit.variants[0], seed)
        run = replace(whole, actions=Actions(whole.actions[:LONGEST]))
        for seat in range(run.seats):
            longest: dict[str, Actions] = {}  # of each kind of hidden thing
            for kind, twin in kit.twins(run, seat, Random(seed)):
                if twin != run.actions[: len(twin)] and len(twin) > len(longest.get(kind, ())):
                    longest[kind] = twin
            yield from [(run, seat, twin) for twin in longest.values() if any([who == seat for who, _ in twin])]


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_what_is_hidden_from_a_seat_never_enters_its_judgement(game: str) -> None:
    decisions = 0
    for run, seat, twin in islice(twins(import_module(f"tests.games.{game}.kit").KIT), TWINS):
        ours, theirs = watched(run, Actions(run.actions[: len(twin)]), seat), watched(run, twin, seat)
        assert judged(ours) == judged(theirs)
        assert known(ours) == known(theirs)
        assert ours.settled == theirs.settled
        decisions += len(ours.decisions)
    assert decisions > TWINS


def test_a_judgement_that_peeks_at_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law above, shown to catch a planted leak: a judgement that depends on what is hidden."""

    def peek(self: Reading, watcher: Watcher, truth: Truth, view: View, move: Move) -> None:
        watcher.decisions[-1] = replace(watcher.decisions[-1], text=str(sorted(map(str, truth.values()))))

    monkeypatch.setattr(Reading, "came_true", peek)
    kit: Kit = import_module("tests.games.mind_reader.kit").KIT
    noticed = 0
    for run, seat, twin in islice(twins(kit), TWINS):
        ours, theirs = watched(run, Actions(run.actions[: len(twin)]), seat), watched(run, twin, seat)
        noticed += judged(ours) != judged(theirs)
    assert noticed


@pytest.mark.parametrize("path", sorted(HOME.glob("*.py")), ids=lambda path: path.stem)
def test_only_the_reading_touches_what_lies_behind_the_views(path: Path) -> None:
    named = {
        alias.name
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert path.stem == "reading" or named.isdisjoint(STATES)
