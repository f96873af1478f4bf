"""The laws of numbers for agents catch a view that is shown in part, and a move without a number."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import Refused
from parlour.games.mastermind.events import Voted
from parlour.numbers import Encoder
from parlour.testing import LAWS, Breach, Kit, Variant
from tests.games.mastermind import kit as mastermind
from tests.toy.cards import Give, Play
from tests.toy.kit import KIT


def one_table(kit: Kit = KIT) -> Kit:
    """The toy at its usual table; brute force stays."""
    return replace(kit, game=replace(kit.game, title="A planted Manor"), variants=(Variant(4),))


@pytest.mark.parametrize("field", ["hand_sizes", "discard", "hand"])
def test_a_field_that_agents_do_not_see_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Encoder.fields
    monkeypatch.setattr(Encoder, "fields", lambda self: [block for block in whole(self) if block.name != field])
    kit = silent_story(one_table())
    with pytest.raises(Breach, match=f"two views have one row: .*{field}"):
        LAWS["rows_tell_views_apart"](kit)


def silent_story(kit: Kit) -> Kit:
    """The same, of which the story tells nothing: else it makes up for what the board leaves out."""
    view = kit.game.view
    return replace(kit, game=replace(kit.game, view=lambda s, seat=None: replace(view(s, seat), story=())))


def test_a_row_that_remembers_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = iter(range(10_000_000))
    row = Encoder.row
    monkeypatch.setattr(Encoder, "row", lambda self, view: row(self, view) + bytes([next(rows) % 251]))
    with pytest.raises(Breach, match="one view has two rows"):
        LAWS["rows_tell_views_apart"](one_table())


def test_lengths_that_run_together_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As once in The Mastermind: who approved and who rejected was one list to agents."""
    kit = replace(mastermind.KIT, variants=mastermind.KIT.variants[:1])
    whole = Encoder.row_read

    def blind(self: Encoder, view: Any, reading: Any) -> bytes:
        return whole(self, replace(view, story=tuple([mumbled(event) for event in view.story])), reading)

    monkeypatch.setattr(Encoder, "row_read", blind)
    with pytest.raises(Breach, match=r"two views have one row: .*story"):
        LAWS["rows_tell_views_apart"](kit)


def mumbled(event: Any) -> Any:
    return replace(event, approving=(), rejecting=tuple(range(5))) if isinstance(event, Voted) else event


def test_a_move_without_a_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = one_table()
    monkeypatch.setattr(Play, "fits", lambda self, seats, settings: self.target < 3)
    with pytest.raises(Breach, match=r"Play.* has no number"):
        LAWS["moves_have_numbers"](kit)


def test_a_type_that_says_too_little_is_one_sentence() -> None:
    kit = one_table()
    broken = replace(kit, game=replace(kit.game, moves=Give | Loud))
    with pytest.raises(Breach, match=r"Loud\.words may be any str"):
        LAWS["moves_have_numbers"](broken)
    with pytest.raises(Refused, match=r"Loud\.words"):
        Encoder(broken.game, 4, broken.game.table(4, {}))


class Loud(Give, frozen=True, tag=True):
    words: str = ""
