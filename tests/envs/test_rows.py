"""Moves as numbers and views as rows: complete, the same for as long as the rules stay, and made of the view alone."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from itertools import accumulate
from random import Random
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import NATURE, Move, Refused, chance, play
from parlour.envs.playing import Playing, opened
from parlour.envs.vector import Games
from parlour.games import SHELF, find
from parlour.games.mastermind import MASTERMIND
from parlour.games.mastermind.cards import POLICIES, Role
from parlour.games.mastermind.moves import Dealt, Nominate, Vote
from parlour.games.mind_reader.moves import Guess
from parlour.games.pi.moves import Drawn
from parlour.numbers import Encoder, Reading
from parlour.numbers.types import Types
from parlour.testing import Kit
from tests.bots.twins import chooses_alike

ROLES_OF_FIVE: tuple[Role, ...] = ("Agency", "Agency", "Agency", "Agent", "Mastermind")
NUMBERED = {
    "mind_reader": (3, 348, "1651a036e83635c5", 906, "be0c65ece00b4f71"),
    "mastermind": (1, 37, "68807a2df5ad1007", 1078, "9cc1e9736908a8a7"),
    "pi": (1, 87, "c6e6ea9fc6610f3b", 2887, "e8cc0ea7eb84dd9f"),
    "graves": (2, 4489, "9bd513038001d056", 1540, "1be35ca30d570b91"),
    "death_cards": (2, 339, "d54cbf78c186380a", 1702, "667be9690e6bccd1"),
}  # by game: its version, how many moves the smallest table has, their fingerprint; the same of what a row holds


def kit_of(game: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{game}.kit").KIT
    return kit


def encoder_of(view: Any) -> Encoder:
    game = next(find(game) for game in SHELF if type(find(game).settings()) is type(view.settings))
    return Encoder(game, view.seats, view.settings)


@pytest.mark.parametrize("game", SHELF)
def test_no_two_moves_have_the_same_number(game: str) -> None:
    numbering = opened(game, None, {}).numbering
    for seat, moves in enumerate(numbering.moves_of):
        assert len(set(moves)) == len(numbering)
        assert [numbering.number(move, seat) for move in moves] == [*range(len(numbering))]


@pytest.mark.parametrize("game", SHELF)
def test_the_numbers_stay_for_as_long_as_the_rules_do(game: str) -> None:
    """If this fails, agents trained before play nonsense: raise the game's version, or number as before."""
    encoder = opened(game, None, {})
    moves = encoder.numbering.moves
    found = find(game).version, len(moves), fingerprint(moves), encoder.width, fingerprint(encoder.describe())
    assert found == NUMBERED[game]


def fingerprint(things: Any) -> str:
    return sha256(json.encode(things)).hexdigest()[:16]


@pytest.mark.parametrize("game", SHELF)
def test_a_row_is_the_same_in_twin_worlds(game: str) -> None:
    encoders: dict[Any, Encoder] = {}

    def written(view: Any, rng: Random) -> tuple[bytes, list[int]]:
        encoder = encoders.setdefault((view.seats, view.settings), encoder_of(view))
        return encoder.row(view), [encoder.numbering.number(move, view.seat) for move in view.options]

    chooses_alike(SimpleNamespace(choose=written), kit_of(game), enough=6)


@pytest.mark.parametrize("game", SHELF)
def test_a_row_read_line_by_line_is_the_one_written_anew(game: str) -> None:
    assert not differs(game, lambda reading: None)


def test_a_line_that_is_not_read_is_noticed() -> None:
    def skip(reading: Reading) -> None:
        reading.count += 1

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


def test_a_vote_is_seen_by_everybody() -> None:
    """Two games of The Mastermind that differ in one vote differ to all five seats."""
    rows = []
    for last in (True, False):
        s = MASTERMIND.begin(5, MASTERMIND.table(5, {}))
        play(s, NATURE, Dealt(ROLES_OF_FIVE, POLICIES, 0))
        play(s, 0, Nominate(1))
        for seat in range(5):
            play(s, seat, Vote(last if seat == 4 else True))
        encoder = Encoder(MASTERMIND, 5, s.settings)
        rows.append([encoder.row(MASTERMIND.view(s, seat)) for seat in range(5)])
    assert all([ours != theirs for ours, theirs in zip(*rows)])


def test_the_same_number_means_the_same_to_every_seat() -> None:
    numbering = opened("mind_reader", 3, {}).numbering
    for number, move in enumerate(numbering.moves):
        if isinstance(move, Guess):
            assert [numbering.move(number, seat).of for seat in range(3)] == [(move.of + seat) % 3 for seat in range(3)]


def test_seats_are_seen_from_the_one_who_looks() -> None:
    """Whose turn it is stands at the same place to that seat, whichever it is."""
    encoder = opened("pi", 3, {})
    game, settings = encoder.game, encoder.settings
    start, _ = parts(encoder)["asked"]
    for first in range(3):
        s = game.begin(3, settings)
        play(s, NATURE, Drawn(first))
        play(s, NATURE, chance(s, Random(1).randrange))
        assert encoder.row(game.view(s, first))[start : start + 4] == b"\1\0\0\0"


def parts(encoder: Encoder) -> dict[str, tuple[int, int]]:
    """Where each block begins and ends."""
    ends = [*accumulate([block.width for block in encoder.blocks])]
    return {block.name: (end - block.width, end) for block, end in zip(encoder.blocks, ends)}


@pytest.mark.parametrize("game", SHELF)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    encoder = opened(game, None, {})
    names = encoder.describe()
    assert len(names) == encoder.width
    assert len(set(names)) == len(names)


def test_more_lines_may_be_kept_and_a_number_says_how_many_there_are() -> None:
    few, many = [opened("pi", 2, {}, lines) for lines in (2, 64)]
    playing, rng = Playing(many, 1), Random(1)
    for _ in range(12):
        playing.play(rng.choice(playing.view(playing.seat or 0).options))
    view = playing.view(0)
    assert many.width - few.width == 62 * few.line.width
    for encoder in (few, many):
        start, end = parts(encoder)["history"]
        history = encoder.row(view)[start:end]
        assert int.from_bytes(history[:2], "big") == len(view.story) > 2
        assert history == encoder.history.code.write(view.story, 0)


class TestATypeThatSaysTooLittle:
    """A sentence says what to write."""

    class Shout(Move, frozen=True):
        word: str

    def test_in_a_move(self) -> None:
        game = replace(MASTERMIND, moves=self.Shout)
        with pytest.raises(Refused, match=r"Shout.word may be any str: say which, as in Annotated\[str, Among"):
            Encoder(game, 5, game.table(5, {}))

    def test_in_a_view(self) -> None:
        with pytest.raises(Refused, match=r"GuestView\.motto is of type str"):
            types.code(str, "GuestView.motto", spread=True)

    def test_a_value_that_it_does_not_allow(self) -> None:
        with pytest.raises(Refused, match="the word is 'no', which is none"):
            types.code(Literal["yes"], "the word", spread=True).write("no", 0)


types = Types(MASTERMIND, 5, MASTERMIND.table(5, {}))


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
