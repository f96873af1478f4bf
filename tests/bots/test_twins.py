"""The law for minds catches one that goes by something else than its view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.core import Move
from tests.bots.twins import chooses_alike
from tests.games.mind_reader.kit import KIT


class Moody:
    """Chooses by how often it was asked."""

    asked = 0

    def choose(self, view: Any, rng: Random) -> Move:
        self.asked += 1
        move: Move = view.options[self.asked % 2]
        return move


def test_a_mind_that_does_not_go_by_its_view_is_caught() -> None:
    with pytest.raises(AssertionError):
        chooses_alike(Moody(), KIT, enough=1)
