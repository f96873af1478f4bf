"""Who may talk is known to everybody at the table: the rule says the same from every view."""

from __future__ import annotations

import pytest

from parlour.games import SHELF
from parlour.testing import act, random_run
from tests.laws.test_laws import kit_of


@pytest.mark.parametrize("id", SHELF)
def test_everybody_knows_who_may_talk(id: str) -> None:
    kit = kit_of(id)
    game = kit.game
    run = random_run(kit, kit.variants[0], 1)
    state = run.begin()
    for seat, action in run.actions[:200]:
        rules = {game.talk(game.view(state, one)) for one in (*range(run.seats), None)}
        assert len(rules) == 1
        act(state, seat, action)
