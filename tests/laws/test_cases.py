"""A case holds nothing that its seat did not see; a maker that lets the truth in is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.cases.case import Case
from parlour.cases.cutting import cut
from parlour.core import Game, Seat
from parlour.testing import Breach, cases_tell_nothing
from tests.games.mind_reader.kit import KIT


def truth_in_the_question(game: Game[Any, Any], s: Any, seat: Seat) -> Iterator[Case]:
    """It names what a neighbour hides."""
    for case in cut(game, s, seat):
        hidden = [card for other, cards in enumerate(s.secrets) if other != seat for card in cards]
        yield replace(case, riddle=replace(case.riddle, about={**case.riddle.about, "card": str(hidden)}))


def only_if_the_truth_is_fitting(game: Game[Any, Any], s: Any, seat: Seat) -> Iterator[Case]:
    """That there is a case tells something."""
    hidden = "".join([str(card) for other, cards in enumerate(s.secrets) if other != seat for card in cards])
    if sum(hidden.encode()) % 2:
        yield from cut(game, s, seat)


def choices_in_another_order(game: Game[Any, Any], s: Any, seat: Seat) -> Iterator[Case]:
    """The order of the choices follows the deck, which nobody sees."""
    turned = sum("".join(map(str, s.draw)).encode()) % 7
    for case in cut(game, s, seat):
        choices = (*case.riddle.choices[turned:], *case.riddle.choices[:turned])
        yield replace(case, riddle=replace(case.riddle, choices=choices))


def test_cases_of_mind_reader_tell_nothing() -> None:
    assert cases_tell_nothing(KIT)["cases"]


@pytest.mark.parametrize("maker", [truth_in_the_question, only_if_the_truth_is_fitting, choices_in_another_order])
def test_a_planted_leak_is_caught(maker: Callable[..., Iterator[Case]]) -> None:
    with pytest.raises(Breach, match="its cases differ"):
        cases_tell_nothing(KIT, maker)
