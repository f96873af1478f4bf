"""Moves as numbers and views as rows: complete, the same for as long as the rules stay, and made of the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from parlour.core import NATURE, Refused, View
from parlour.envs.games import in_numbers
from parlour.envs.playing import Encoder, Playing, Reading, opened
from parlour.envs.tensors import Block, remembered
from parlour.envs.vector import Games
from parlour.games import SHELF, find
from parlour.testing import Kit
from parlour.testing.run import random_run
from tests.bots.twins import chooses_alike

NUMBERED = {
    "mind_reader": (3, 348, "3d0fe82d6830459f"),
    "mastermind": (1, 34, "26ef8ce9beb40c7e"),
    "pi": (1, 87, "2dc74443db9e53f8"),
    "graves": (2, 4483, "2926a458c671fb5a"),
    "death_cards": (2, 339, "2dabea1b7271c7c9"),
}  # by game: its version, how many moves the smallest table has, and their fingerprint


def kit_of(game: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{game}.kit").KIT
    return kit


def encoder_of(view: Any) -> Encoder:
    game = next(find(game) for game in SHELF if type(find(game).settings()) is type(view.settings))
    return Encoder(game, view.seats, view.settings)


def views(game: str, seed: int = 0) -> Iterator[tuple[Encoder, View]]:
    """What seats that are asked see in random games at every table of the kit."""
    kit = kit_of(game)
    for variant in kit.variants:
        run = random_run(kit, variant, seed)
        encoder = Encoder(kit.game, run.seats, run.settings)
        for s, _, _ in run.states():
            yield from [(encoder, kit.game.view(s, seat)) for seat in s.asked if seat != NATURE]


@pytest.mark.parametrize("game", SHELF)
def test_every_move_that_is_offered_has_a_number_and_every_view_a_row(game: str) -> None:
    for encoder, view in views(game):
        assert sum(encoder.numbering.mask(view.options)) == len(set(view.options)) > 0
        assert [len(block.write(view)) for block in encoder.blocks] == [block.width for block in encoder.blocks]


@pytest.mark.parametrize("game", SHELF)
def test_no_two_moves_have_the_same_number(game: str) -> None:
    numbering = opened(game, None, {}).numbering
    assert len(numbering.number) == len(numbering.moves)
    assert [numbering.number[numbering.move(n)] for n in range(len(numbering))] == [*range(len(numbering))]


@pytest.mark.parametrize("game", SHELF)
def test_the_numbers_stay_for_as_long_as_the_rules_do(game: str) -> None:
    """If this fails, agents trained before play nonsense: raise the game's version, or number as before."""
    moves = opened(game, None, {}).numbering.moves
    assert (find(game).version, len(moves), sha256(json.encode(moves)).hexdigest()[:16]) == NUMBERED[game]


@pytest.mark.parametrize("game", SHELF)
def test_a_row_is_the_same_in_twin_worlds(game: str) -> None:
    encoders: dict[Any, Encoder] = {}

    def written(view: Any, rng: Random) -> tuple[bytes, list[int]]:
        encoder = encoders.setdefault((view.seats, view.settings), encoder_of(view))
        return encoder.row(view), [encoder.numbering.number[move] for move in view.options]

    chooses_alike(SimpleNamespace(choose=written), kit_of(game), enough=6)


@pytest.mark.parametrize("game", SHELF)
def test_what_is_remembered_never_differs_from_what_is_written_anew(game: str) -> None:
    assert not stale(game, lambda blocks: blocks)


def test_a_block_that_remembers_by_too_little_is_noticed() -> None:
    def careless(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        hand = next(block for block in blocks if block.name == "hand")
        return (Block("hand", hand.width, remembered(hand.write, "number")),)

    assert stale("mind_reader", careless)


def stale(game: str, changed: Any) -> bool:
    """Whether any row differs from one that is written with nothing remembered."""
    kept: dict[Encoder, tuple[Block, ...]] = {}
    for n, (encoder, view) in enumerate(views(game, seed=1)):
        blocks = kept.setdefault(encoder, changed(encoder.blocks))
        row, names = [block.write(view) for block in blocks], [block.name for block in blocks]
        if n % 7 == 0:
            fresh = Encoder(encoder.game, encoder.seats, encoder.settings).blocks
            if row != [block.write(view) for block in fresh if block.name in names]:
                return True
    return False


@pytest.mark.parametrize("game", SHELF)
def test_a_row_read_line_by_line_is_the_one_written_anew(game: str) -> None:
    assert not differs(game, lambda reading: None)


def test_a_line_that_is_not_read_is_noticed() -> None:
    def skip(reading: Reading) -> None:
        reading.lines += 1

    assert differs("mind_reader", skip)


def differs(game: str, disturb: Callable[[Reading], None], rows: int = 250) -> bool:
    """Whether any row of random games differs from what an encoder writes that has not seen the game before."""
    encoder, rng = opened(game, None, {}), Random(1)
    playing = Playing(encoder, 0)
    for n in range(rows):
        playing = playing if playing.result is None else Playing(encoder, n)
        view = playing.view(playing.seat or 0)
        if playing.row(view) != encoder.row(view):
            return True
        disturb(playing.readings[view.seat or 0])
        playing.play(rng.choice(view.options))
    return False


def test_a_game_that_nobody_has_numbered_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refused, match="whist"):
        in_numbers("whist")


class TestManyGames:
    """Arrays in, arrays out."""

    def test_they_go_the_way_their_seeds_say(self) -> None:
        ends = []
        for _ in range(2):
            games = Games("mastermind", 4)
            games.reset(seed=7)
            for _ in range(150):
                games.step(games.masks.argmax(axis=1))
            ends.append((games.rows.tobytes(), games.seats.tobytes()))
        assert ends[0] == ends[1]

    def test_a_game_that_ends_is_dealt_anew_and_its_rewards_are_told_once(self) -> None:
        games, rng, ended = Games("mastermind", 3), Random(1), 0
        games.reset()
        for _ in range(400):
            games.step([rng.choice(row.nonzero()[0]) for row in games.masks])
            ended += int(games.done.sum())
            assert ((games.rewards != 0).any(axis=1) <= games.done).all()
        assert ended > 0

    def test_bad_moves_are_refused_in_a_sentence_and_change_nothing(self) -> None:
        games = Games("pi", 2)
        games.reset()
        before = games.rows.copy()
        bad = int((games.masks[1] == 0).argmax())
        good = int(games.masks[0].argmax())
        for moves, why in ([[good, bad], "game 1"], [[good], "give 2 moves"], [[-1, good], "game 0"]):
            with pytest.raises(Refused, match=str(why)):
                games.step(moves)
        assert (games.rows == before).all()
