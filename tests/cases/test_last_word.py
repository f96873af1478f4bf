"""The last turn of Detective Graves: what is needed is needed, in every world that looks alike."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

from parlour.cases.case import Case, Offered, game_of, view_of
from parlour.cases.packs import house_pack
from parlour.cases.solving.last_word import Turn, own_discards, spent
from parlour.core import NATURE, chance, options, play
from parlour.games.graves.worlds import noted_worlds

WINS = [case for case in house_pack().cases if case.kind == "win"][:8]


@pytest.mark.parametrize("case", WINS, ids=lambda case: case.id)
def test_the_turn_of_the_proof_wins_in_any_world(case: Case) -> None:
    view = view_of(case)
    for seed in range(3):
        s = noted_worlds(view).sample(Random(seed).randrange)
        for move in case.evidence.plan:
            play(s, view.seat, game_of(case).read_move(json.encode(move)))
            while NATURE in s.asked:
                play(s, NATURE, chance(s, Random(seed).randrange))
        assert s.score(view.seat) > s.score(1 - view.seat) or s.winners[-1] == view.seat


@pytest.mark.parametrize("case", WINS[:3], ids=lambda case: case.id)
def test_the_own_discards_are_the_same_in_every_world(case: Case) -> None:
    view = view_of(case)
    worlds = [noted_worlds(view).sample(Random(seed).randrange) for seed in range(5)]
    assert all([sorted(s.discards[view.seat]) == own_discards(view) for s in worlds])


@pytest.mark.parametrize("case", WINS[:4], ids=lambda case: case.id)
def test_playing_at_random_without_the_card_never_wins(case: Case) -> None:
    view = view_of(case)
    choice = case.riddle.choices[case.answer]
    assert isinstance(choice, Offered)
    key = choice.move["card"]
    turn = Turn(view, key)
    assert turn.win is None
    for seed in range(60):
        rng, s = Random(seed), noted_worlds(view).sample(Random(seed).randrange)
        while s.asked == (view.seat,) and s.score(view.seat) <= s.score(1 - view.seat):
            moves = [move for move in turn.open(s) if key not in spent(move)]
            if not moves:
                break
            play(s, view.seat, rng.choice(moves))
            while NATURE in s.asked:
                play(s, NATURE, chance(s, rng.randrange))
        assert not options(s, view.seat) or s.score(view.seat) <= s.score(1 - view.seat)
