"""One seat for an agent, bots on the others, as gymnasium knows it."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parlour.core import Refused
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.vector import Games
from parlour.games import SHELF


def table(game: str = "mind_reader", **choices: Any) -> SeatEnv:
    made = gymnasium.make(name_of(game), **choices).unwrapped
    assert isinstance(made, SeatEnv)
    return made


def legal(env: SeatEnv, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def played_out(env: SeatEnv, seed: int) -> list[bytes]:
    """Every row that an agent sees that plays at random, and its last reward."""
    rng, over, reward = np.random.default_rng(seed), False, 0.0
    rows = [env.reset(seed=seed)[0].tobytes()]
    while not over:
        row, reward, over, _, _ = env.step(legal(env, rng))
        rows.append(row.tobytes())
    return [*rows, str(reward).encode()]


@pytest.mark.filterwarnings("ignore::UserWarning")  # of spaces that it has not seen in its own games
@pytest.mark.parametrize("game", SHELF)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(table(game, opponents="novice"), skip_render_check=False)


def test_it_is_found_by_its_name_and_played_to_its_end() -> None:
    env = table(seats=2, opponents="thumb", length="one hand")
    assert env.encoder.seats == 2
    result_of = played_out(env, 1)[-1]
    assert result_of in (b"1.0", b"-1.0", b"0.0")
    assert env.game.result is not None


def test_a_seed_repeats_a_game_bots_included() -> None:
    one, again, other = [played_out(table(seats=3, opponents=["thumb", "random"]), seed) for seed in (5, 5, 6)]
    assert one == again != other


def test_every_seat_comes_up_and_sees_itself_first() -> None:
    env, seats = table("pi", seats=3, opponents="random"), set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    assert table("pi", seat=1, opponents="random").reset(seed=1) and table("pi", seat=1).seat == 1


class TestAMoveThatIsNotOffered:
    def refused(self, env: SeatEnv) -> int:
        env.reset(seed=1)
        return int(np.flatnonzero(~env.action_masks())[0])

    def test_loses_the_game(self) -> None:
        env = table()
        _, reward, over, cut, _ = env.step(self.refused(env))
        assert (reward, over, cut) == (-1.0, True, False)

    def test_or_raises_where_that_is_chosen(self) -> None:
        env = table(unoffered="raise")
        with pytest.raises(Refused, match="is not offered now"):
            env.step(self.refused(env))


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_of_them_in_one_process_and_in_several(mode: str) -> None:
    many = gymnasium.make_vec(
        name_of("mind_reader"), num_envs=3, vectorization_mode=mode, seats=2, opponents="novice", length="one hand"
    )
    try:
        rows, info = many.reset(seed=4)
        for _ in range(8):
            masks = info["action_mask"]
            rows, _, _, _, info = many.step(masks.argmax(axis=1))
        assert rows.shape == (3, table(seats=2).encoder.width)
    finally:
        many.close()


def test_it_can_be_pickled_in_the_middle_of_a_game() -> None:
    env, rng = table(seats=2, opponents="thumb"), np.random.default_rng(1)
    env.reset(seed=2)
    env.step(legal(env, rng))
    twin: SeatEnv = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        move = legal(env, rng)
        ours, theirs = env.step(move), twin.step(move)
        assert np.array_equal(ours[0], theirs[0]) and ours[1:3] == theirs[1:3]


def test_wrong_opponents_are_refused_in_a_sentence() -> None:
    with pytest.raises(Refused, match="one for the agent, and 2 for opponents"):
        SeatEnv("mind_reader", seats=3, opponents=["thumb"])


def test_neighbouring_seeds_have_no_deal_in_common() -> None:
    dealt = []
    for seed in (0, 1):
        games = Games("mind_reader", 8)
        games.reset(seed=seed)
        dealt.append({row.tobytes() for row in games.rows})
    assert not dealt[0] & dealt[1]
