"""Our games in OpenSpiel: its own tests, and that a seat's information is all that it saw and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from parlour.core import NATURE, PASS, Claim, Game, Refused
from parlour.envs.openspiel import RECALLED, ParlourState, below, load
from parlour.envs.playing import opened, rewards
from parlour.envs.tree import Node
from parlour.games import SHELF
from parlour.numbers import Encoder
from parlour.testing import Kit, Run, act, refused
from parlour.testing.run import random_run
from tests.envs.test_rows import kit_of

ENOUGH = 6  # moments compared in one pair of worlds
SHORT: dict[str, dict[str, Any]] = {
    "mind_reader": {"ranks": 3, "suits": 3, "length": "one hand"},
    "mastermind": {},
    "pi": {"city": "harbour", "mini_games": 1, "rounds": 4},
    "graves": {"cases": 1},
    "death_cards": {},
}  # options that make a game short


@pytest.mark.parametrize("game", SHELF)
def test_openspiel_finds_nothing_wrong_with_a_game(game: str) -> None:
    pyspiel.random_sim_test(load(game, **SHORT[game]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", SHELF)
def test_openspiel_finds_nothing_wrong_with_a_tiny_table(game: str) -> None:
    pyspiel.random_sim_test(load(game, tiny=True), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("game", SHELF)
def test_whole_games_are_played_with_the_numbers_of_the_other_environment(game: str) -> None:
    table, numbering = load(game), opened(game, None, {}).numbering
    state = played_out(table, Random(1))
    assert table.num_distinct_actions() == len(numbering)
    assert state.returns() == rewards(state.node.result, table.num_players())
    assert state.action_to_string(0, 0) == str(numbering.move(0, 0))


def played_out(table: Any, rng: Random) -> ParlourState:
    state: ParlourState = table.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_table_is_found_by_its_text_and_refused_in_a_sentence() -> None:
    assert pyspiel.load_game("parlour_pi(players=3,city=harbour)").num_players() == 3
    with pytest.raises(Refused, match="2 to 5 players"):
        load("pi", 9)
    with pytest.raises(Refused, match="ranks must be"):
        load("mind_reader", ranks=99)


def test_a_copy_lives_its_own_life() -> None:
    state = load("mind_reader", tiny=True).new_initial_state()
    state.apply_action(0)
    copy, before = state.clone(), state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(0) == before != copy.information_state_string(0)


def test_tensors_are_the_rows_of_the_other_environment_and_their_parts_have_names() -> None:
    table = load("pi", **SHORT["pi"])
    state, seen = table.new_initial_state(), make_observation(table)
    while state.is_chance_node():
        state.apply_action(0)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == list(table.encoder.row(state.node.view(1)))
    assert seen.dict["case"].sum() == 4
    assert (np.array(state.observation_tensor(1)) == seen.tensor).all()
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="Nobody sees"):
        make_observation(table, everything)


class TestChance:
    """Nature draws, and decides who is asked first where the first who steps in decides."""

    def test_every_deal_is_as_likely(self) -> None:
        """Two of the four cards: all ways to draw them, number by number, add up to every hand."""
        table = load("mind_reader", tiny=True)
        root = table.new_initial_state()
        assert [chance for _, chance in root.chance_outcomes()] == pytest.approx([1 / 6] * 6)
        hands = {root.child(number).node.view(0).hand for number in range(6)}
        assert len(hands) == 6

    def test_in_a_first_come_question_any_may_be_asked_next_and_none_can_tell(self) -> None:
        table = load("death_cards", tiny=True)
        state, numbering = table.new_initial_state(), table.encoder.numbering
        rng = Random(1)
        while not (state.is_chance_node() and state.node.truth.asked == (0, 1, 2)):
            state.apply_action(rng.choice(state.legal_actions()))
        second_after = []
        for first in range(3):
            asked = state.child(first)
            assert asked.current_player() == first
            passed = asked.child(numbering.number(PASS, first))
            after = [passed.child(number) for number in range(2)]
            second_after += [(one.current_player(), one.information_state_string()) for one in after]
        for seat in range(3):
            assert len({text for who, text in second_after if who == seat}) == 1
            fresh = state.child(seat).information_state_string()
            assert (seat, fresh) in second_after

    def test_secret_choices_are_asked_for_in_order_and_the_second_sees_nothing_of_the_first(self) -> None:
        state = load("mind_reader", tiny=True).new_initial_state().child(0)
        assert state.current_player() == 0
        after = [state.child(action) for action in state.legal_actions()]
        assert {one.current_player() for one in after} == {1}
        assert len({one.information_state_string(1) for one in after}) == 1
        assert len({tuple(one.information_state_tensor(1)) for one in after}) == 1


# ── imagined worlds ──


@pytest.mark.parametrize("game", SHELF)
def test_a_state_is_drawn_anew_that_the_seat_cannot_tell_apart(game: str) -> None:
    """At the tiny table and at a whole one; and some of them are other worlds."""
    rng, others = Random(1), 0
    for table in (load(game, tiny=True), load(game, **SHORT[game])):
        for state in islice(asked_states(table, rng), 12):
            seat = state.current_player()
            drawn = state.resample_from_infostate(seat, rng.random)
            assert drawn.current_player() == seat
            assert drawn.legal_actions() == state.legal_actions()
            assert drawn.information_state_string(seat) == state.information_state_string(seat)
            others += drawn.node.truth != state.node.truth
            played_on(drawn, rng)
    assert others > 0


def asked_states(table: Any, rng: Random) -> Iterator[ParlourState]:
    """Every third moment of a random game at which a seat is asked."""
    state: ParlourState = table.new_initial_state()
    for n in count():
        if state.is_terminal():
            return
        if not state.is_chance_node() and n % 3 == 0:
            yield state.clone()
        state.apply_action(rng.choice(state.legal_actions()))


def played_on(state: ParlourState, rng: Random) -> None:
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def test_numbers_between_0_and_1_make_even_numbers_under_n() -> None:
    rng = Random(1)
    assert Counter([below(rng.random, 3) for _ in range(3000)]).keys() == {0, 1, 2}
    assert 0 <= below(lambda: 1.0, 10**30) < 10**30
    assert below(lambda: 0.0, 7) == 0


def test_openspiels_own_ismcts_plays_the_tiny_table_and_beats_random() -> None:
    table, won = load("mind_reader", tiny=True), 0.0
    for seed in range(20):
        state, rng = table.new_initial_state(), Random(seed)
        bot = ISMCTSBot(
            game=table,
            evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed)),
            uct_c=2.0,
            max_simulations=60,
            random_state=np.random.RandomState(seed),
        )
        while not state.is_terminal():
            ours = state.current_player() == seed % 2
            state.apply_action(bot.step(state) if ours else rng.choice(state.legal_actions()))
        won += state.returns()[seed % 2]
    assert won > 4


# ── what a seat knows ──


def leaky(game: Game[Any, Any]) -> Game[Any, Any]:
    """A planted leak: what is asked of a seat tells how many things were told to anybody."""
    return replace(game, view=lambda s, seat: replace(game.view(s, seat), exhausted=len(str(s.told))))


def nodes(run: Run, actions: Any, game: Game[Any, Any]) -> Iterator[Node]:
    """A run's moments as nodes, with what every seat remembers."""
    node = Node(game, run.begin())
    for seat, action in actions:
        if refused(run.game, node.truth, seat, action):
            return
        if isinstance(action, Claim):
            truth = node.truth.clone()
            act(truth, seat, action)
            node = Node(game, truth, node.past)
        else:
            node = node.made(seat, action)
        yield node


def twins_compared(kit: Kit, game: Game[Any, Any], most: int) -> int:
    """Twin worlds: wherever the seat is asked, its information is the same, as a text and in numbers."""
    compared = 0
    for seed, variant in enumerate(kit.variants):
        run = random_run(kit, variant, seed)
        for seat in range(run.seats):
            for _, actions in islice(kit.twins(run, seat, Random(seed)), 3):
                compared += same_information(run, actions, seat, game)
                if compared >= most:
                    return compared
    return compared


def same_information(run: Run, twin: Any, seat: int, game: Game[Any, Any]) -> int:
    compared, encoder = 0, Encoder(run.game, run.seats, run.settings, RECALLED)
    for ours, theirs in zip(nodes(run, run.actions, game), nodes(run, twin, game)):
        asked = seat in ours.truth.asked and seat in theirs.truth.asked
        if compared == ENOUGH:
            break
        if asked and ours.truth != theirs.truth:
            assert ours.information(seat) == theirs.information(seat)
            rows = [encoder.row(node.view(seat)) for node in (ours, theirs)]
            assert rows[0] == rows[1]
            compared += 1
    return compared


@pytest.mark.parametrize("game", SHELF)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_one_information_state(game: str) -> None:
    kit = kit_of(game)
    assert twins_compared(kit, kit.game, most=30) >= 30


def test_a_view_that_tells_too_much_is_noticed() -> None:
    kit = kit_of("mind_reader")
    with pytest.raises(AssertionError):
        twins_compared(kit, leaky(kit.game), most=30)


def test_what_a_seat_saw_and_did_is_never_forgotten() -> None:
    """At the tiny table: who looks alike now has seen and done the same at every question before."""
    states = get_all_states(load("mind_reader", tiny=True), include_terminals=False, include_chance_states=False)
    paths: dict[str, set[tuple[Any, ...]]] = {}
    for state in states.values():
        seat = state.current_player()
        paths.setdefault(state.information_state_string(), set()).add(tuple(own_path(state, seat)))
    assert len(paths) < len(states)  # some states do look alike
    assert {len(found) for found in paths.values()} == {1}


def own_path(state: ParlourState, seat: int) -> Iterator[tuple[str, int]]:
    """What a seat saw, and what it did then, from the beginning of the game."""
    before = state.get_game().new_initial_state()
    for action in state.history():
        if before.current_player() == seat:
            yield before.observation_string(seat), action
        before.apply_action(action)


def test_own_choices_make_different_information_even_where_the_table_looks_the_same() -> None:
    """A guess that is begun in two ways; and a card that is kept."""
    state = load("mind_reader", tiny=True).new_initial_state().child(0)
    after = [state.child(action).information_state_string(0) for action in state.legal_actions()]
    assert len(set(after)) == len(after) == 2
    assert state.node.seat != NATURE
