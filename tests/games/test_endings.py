"""When a game is over, everything that anyone held lies open for all, spectators too."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.core import Match, Zone, revealed_zones
from parlour.games import SHELF, find


def finished(game: str, seed: int) -> Match[Any, Any]:
    rng, match = Random(seed), Match(find(game), find(game).seats[-1], bytes([seed]) * 32)
    while match.asked:
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.options(seat)))
    return match


def table(match: Match[Any, Any], seat: int | None) -> dict[str, Zone]:
    views = [match.view(other) for other in range(match.state.seats)]
    return {zone.id: zone for zone in revealed_zones(match.game.things, match.view(seat), views)}


@pytest.mark.parametrize("game", SHELF)
def test_at_the_end_everyone_sees_what_each_player_held(game: str) -> None:
    for seed in range(4):
        match = finished(game, seed)
        spectator = table(match, None)
        for seat in range(match.state.seats):
            own = {zone.id: zone for zone in match.game.things.zones(match.view(seat)) if zone.owner == seat}
            for id, zone in own.items():
                if id in spectator:
                    assert spectator[id] == zone, (id, zone, spectator[id])
                else:
                    assert zone.kind == "hand" and not zone.pieces, id


@pytest.mark.parametrize("game", SHELF)
def test_no_player_keeps_a_card_that_nobody_can_see(game: str) -> None:
    for seed in range(4):
        hidden = [zone for zone in table(finished(game, seed), None).values() if zone.owner is not None and zone.hidden]
        assert not [zone for zone in hidden if zone.kind in ("hand", "secret", "won")], hidden
