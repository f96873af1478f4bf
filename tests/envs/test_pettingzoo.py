"""Learning agents at a table: PettingZoo's own tests, and what an agent may see and do."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from parlour.core import Refused
from parlour.envs.pettingzoo import ParlourEnv, env
from parlour.envs.playing import Encoder
from parlour.games import SHELF, find
from parlour.testing import Actions, Kit, Run
from tests.games.death_cards.kit import KIT as DEATH_CARDS
from tests.games.graves.kit import KIT as GRAVES
from tests.games.mastermind.kit import KIT as MASTERMIND
from tests.server.telling import Telling, some_moments

TABLES = [(game, seats) for game in SHELF for seats in sorted({find(game).seats[0], find(game).seats[-1]})]


def played_out(table: ParlourEnv, seed: int) -> dict[str, float]:
    """What each agent has in the end, if all play at random."""
    rng, total = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of names and shapes that it has not seen in its own games
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=60)
    seed_test(lambda: env(game, seats), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", SHELF)
def test_whole_games_are_played_and_winners_rewarded(game: str) -> None:
    table = env(game)
    total = played_out(table, 1)
    result = table.game.result
    assert result is not None
    assert [seat for seat, agent in enumerate(total) if total[agent] > 0] in ([], sorted(result.winners))
    assert table.agents == []


@pytest.mark.parametrize("game", SHELF)
def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(game: str) -> None:
    table = env(game)
    table.reset(seed=3)
    before, _, _, _, _ = table.last()
    refused = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (refused, -1, len(before["action_mask"]), None, 0.5, "0"):
        with pytest.raises(Refused):
            table.step(action)
    after, _, _, _, _ = table.last()
    assert (before["observation"] == after["observation"]).all()
    assert (before["action_mask"] == after["action_mask"]).all()


def test_a_seed_given_once_decides_the_games_after_it_too() -> None:
    dealt = []
    for seed in (1, 1, 2):
        table = env("mind_reader", 2)
        table.reset(seed=seed)
        for _ in range(3):
            table.reset()
            dealt.append(table.observe("seat_0")["observation"].tobytes())
    assert dealt[:3] == dealt[3:6]
    assert len(set(dealt)) == 6, "no two games are alike"


def test_without_a_seed_every_table_is_dealt_afresh() -> None:
    tables = [env("mind_reader", 2) for _ in range(8)]
    for table in tables:
        table.reset()
    assert len({table.observe("seat_0")["observation"].tobytes() for table in tables}) > 1


def test_what_an_agent_writes_into_its_mask_allows_it_nothing() -> None:
    table = env("pi", 3)
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    refused = int(np.flatnonzero(mask == 0)[0])
    mask[refused] = 1
    with pytest.raises(Refused):
        table.step(refused)
    assert table.last()[0]["action_mask"][refused] == 0


def test_who_is_not_asked_is_offered_nothing() -> None:
    table = env("pi", 3)
    table.reset(seed=1)
    (other, *_) = [agent for agent in table.agents if agent != table.agent_selection]
    assert not table.observe(other)["action_mask"].any()


def test_secret_choices_are_asked_for_one_by_one_and_nobody_sees_an_earlier_one() -> None:
    """Everybody keeps a Secret Card at once: what the second seat is shown does not depend on what the first kept."""
    seen = []
    for choice in (0, 1):
        table = env("mind_reader", 3)
        table.reset(seed=5)
        first, offered = table.agent_selection, np.flatnonzero(table.last()[0]["action_mask"])
        table.step(int(offered[choice]))
        assert table.agent_selection != first
        seen.append(table.last()[0])
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def rendered(one: Telling, actions: Actions) -> str | None:
    """What is drawn after these actions, while that seat is asked."""
    run = one.run
    table = ParlourEnv(Encoder(run.game, run.seats, run.settings), render_mode="ansi")
    table.reset(seed=1)
    table.game.state = Run(run.game, run.seats, run.settings, actions).end()
    table.game.seat = one.seat
    table.select()
    return table.render()


@pytest.mark.parametrize("kit", [GRAVES, MASTERMIND, DEATH_CARDS], ids=lambda kit: kit.game.id)
def test_what_is_drawn_is_the_same_in_twin_worlds(kit: Kit) -> None:
    """Also where the one who is asked has a choice in one of them only: not even a number tells of a hand."""
    for one in some_moments(kit):
        assert rendered(one, one.ours) == rendered(one, one.theirs) == f"seat_{one.seat} is asked."


def test_nothing_is_played_before_the_deal() -> None:
    for call in (lambda table: table.observe("seat_0"), lambda table: table.step(0)):
        with pytest.raises(Refused, match="Call reset"):
            call(env("pi"))


def test_options_of_the_game_are_those_of_the_table() -> None:
    assert env("mind_reader", 2, ranks=3, suits=3).encoder.width < env("mind_reader", 2).encoder.width
    with pytest.raises(Refused, match="2 to 5 players"):
        env("pi", 9)
