"""Agents make claims beside their actions and hear those of others; programs are asked for theirs in words."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.bots import Company
from parlour.bots.program import Program, invited
from parlour.core import NATURE, Match, Refused, Said
from parlour.envs.pettingzoo import ParlourEnv, env
from parlour.games import SHELF, find
from parlour.numbers import LINES
from parlour.testing import Run
from tests.bots.twins import told_alike
from tests.envs.test_rows import kit_of

TALKATIVE = ("mastermind", "death_cards")


def dealt(game: str) -> ParlourEnv:
    table = env(game)
    table.reset(seed=1)
    return table


def last_line(table: ParlourEnv, agent: str) -> list[int]:
    width = table.encoder.line.width
    history = table.observe(agent)["observation"][-LINES * width :]
    return [int(number) for number in history[:width]]


@pytest.mark.parametrize("game", TALKATIVE)
def test_every_agent_hears_a_claim_and_who_made_it(game: str) -> None:
    for number, claim in enumerate(dealt(game).claims("seat_0")):
        table = dealt(game)
        masks = [table.observe(agent)["action_mask"] for agent in table.agents]
        table.say("seat_0", claim)
        lines = [last_line(table, agent) for agent in table.agents]
        seats = len(lines)
        assert [line[:2] for line in lines] == [[1, 1 + -seat % seats] for seat in range(seats)], (
            "seat 0 said something"
        )
        assert np.array_equal(masks, [table.observe(agent)["action_mask"] for agent in table.agents]), number


@pytest.mark.parametrize("game", TALKATIVE)
def test_no_two_claims_sound_alike(game: str) -> None:
    """Also those that are first made late in a game."""
    table, rng, heard = dealt(game), Random(1), dict[Any, bytes]()
    for agent in table.agent_iter():
        if table.game.result is not None:
            break
        for claim in table.claims(agent):
            heard[claim] = table.encoder.line.write(Said(0, claim), 0)
        table.step(int(rng.choice(np.flatnonzero(table.observe(agent)["action_mask"]))))
    assert len(heard) > 4
    assert len(set(heard.values())) == len(heard)


@pytest.mark.parametrize("game", SHELF)
def test_what_may_not_be_said_is_refused_and_changes_nothing(game: str) -> None:
    table = dealt(game)
    (claim, *_) = dealt("mastermind").claims("seat_0")
    before = table.observe("seat_0")["observation"]
    if game == "mastermind":
        table.say("seat_0", claim)
        before = table.observe("seat_0")["observation"]
    with pytest.raises(Refused):
        table.say("seat_0", claim)
    assert np.array_equal(before, table.observe("seat_0")["observation"])
    if game not in TALKATIVE:
        assert not table.claims("seat_0")


class TestPrograms:
    """A program is asked what it says, after anything but talk has happened."""

    def program(self, tmp_path: Path, code: str) -> Program:
        (tmp_path / "answer.py").write_text(f"import sys\nquestion = sys.stdin.read()\n{code}\n", "utf-8")
        return Program(find("mastermind"), f"{sys.executable} -S {tmp_path / 'answer.py'}")

    @pytest.mark.parametrize(("answer", "said"), [("2", 2), ("0", None), ("'nothing'", None)])
    def test_it_says_the_claim_of_its_number(self, tmp_path: Path, answer: str, said: int | None) -> None:
        match = Match(find("mastermind"), 5, bytes(32))
        bot = self.program(tmp_path, f"print({answer} if 'aloud' in question[-400:] else 1)")
        claims = match.claims(0)
        Company(match, {0: bot}).talk()
        spoken = [event.claim for event in match.view(1).story if isinstance(event, Said)]
        assert spoken == ([claims[said - 1]] if said else [])

    def test_it_hears_the_claims_of_others(self, tmp_path: Path) -> None:
        match = Match(find("mastermind"), 5, bytes(32))
        match.say(1, match.claims(1)[2])
        assert "I am the Mastermind" in invited(match.game, match.view(0), match.claims(0)).partition("What has")[2]

    @pytest.mark.parametrize("game", TALKATIVE)
    def test_what_it_is_asked_is_the_same_in_twin_worlds(self, game: str) -> None:
        told_alike(invitation(0), kit_of(game), enough=3)

    @pytest.mark.parametrize("game", TALKATIVE)
    def test_a_question_that_tells_another_hand_is_caught(self, game: str) -> None:
        with pytest.raises(AssertionError):
            told_alike(invitation(1), kit_of(game), enough=3)


def invitation(beside: int) -> Any:
    """What a program is asked; ``beside``: by mistake from the view of a seat so many places further."""

    def tell(run: Run, s: Any, seat: int) -> object:
        view = run.game.view(s, (seat + beside) % run.seats)
        claims = () if NATURE in s.asked or s.result else run.game.speech(view)
        return invited(run.game, view, claims) if claims else None

    return tell
