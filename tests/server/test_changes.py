"""What a frame carries of a list, and of zones that go and come back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, json
from msgspec.structs import replace

from parlour.core import Match, Zone
from parlour.server.table.shown.frames import Items, change, in_part
from parlour.server.table.shown.seen import Seen, Sight
from parlour.server.table.shown.situations import Situation
from parlour.server.wire import BoardZone
from tests.server.visitors import folded_board
from tests.toy import MANOR


class Desk(Struct, frozen=True):
    kept: tuple[str, ...] = ()
    lost: int = 0


class Burnt(Struct, frozen=True):
    when: int


class Sparse(Struct, frozen=True, omit_defaults=True):
    kept: tuple[str, ...] = ()
    lost: int = 0


class Tagged(Struct, frozen=True, tag=True):
    lost: int = 0


DESKS = (Desk(("a",), 1), Desk(), Desk(), Desk())
SITUATION = Situation(deadline=None, standing=None, plays=True, over=False, why=None)


def shown(**changes: Any) -> Seen:
    """A guest of Manor who is shown zones, and something else besides."""
    match: Match[Any, Any] = Match(MANOR, 4, bytes(32))
    seen = Sight(MANOR, match.settings, True).seen(match.view(0), [], match.decision, SITUATION)
    return replace(seen, **changes)


def sent(new: Seen, old: Seen | None) -> dict[str, Any]:
    told: dict[str, Any] = json.decode(json.encode(change(new, old)))
    return told


def listing(desks: Any) -> Seen:
    return shown(fields=("desks",), view=(desks,))


@pytest.mark.parametrize(
    ("old", "new", "items"),
    [
        (DESKS, (Desk(("a",), 2), *DESKS[1:]), {"0": {"lost": 2}}),
        (DESKS, (*DESKS[:3], Desk(("b",), 3)), {"3": {"kept": ["b"], "lost": 3}}),
        (DESKS, (Desk(), *DESKS[1:3], Desk(lost=4)), {"0": {"kept": [], "lost": 0}, "3": {"lost": 4}}),
    ],
)
def test_of_a_list_of_objects_the_fields_that_have_changed_are_sent(old: Any, new: Any, items: Any) -> None:
    told = sent(listing(new), listing(old))
    assert told == {"items": {"desks": items}}
    before = folded_board({}, sent(listing(old), None))
    assert folded_board(before, told)["view"] == json.decode(json.encode({"desks": new}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (DESKS, DESKS[1:]),
        (DESKS, (Burnt(3), *DESKS[1:])),  # an object of another kind has other fields
        ((Sparse(("a",)), Sparse()), (Sparse(), Sparse())),  # a default is not sent
        ((Tagged(1), Tagged()), (Tagged(2), Tagged())),
        ((Desk(), None), (Desk(), Desk())),
        ((1, 2, 3), (1, 2, 4)),
        ((), DESKS),
        (None, DESKS),
    ],
)
def test_every_other_list_is_sent_as_a_whole(old: Any, new: Any) -> None:
    assert in_part(new, old) == new and not isinstance(in_part(new, old), Items)
    assert sent(listing(new), listing(old)) == {"view": {"desks": json.decode(json.encode(new))}}


def laid(*zones: Zone) -> Seen:
    view = Match(MANOR, 4, bytes(32)).view(0)
    return shown(zones={zone.id: Sight(MANOR, view.settings, True).zone(zone, view) for zone in zones})


FIRST, SECOND, THIRD = [Zone(name, "deck") for name in ("first", "second", "third")]


def test_a_zone_that_comes_back_is_sent_again() -> None:
    both, one, again = laid(FIRST, SECOND), laid(FIRST), laid(SECOND, FIRST)
    assert [zone["id"] for zone in sent(both, None)["zones"]] == sent(both, None)["layout"] == ["first", "second"]
    assert sent(one, both) == {"layout": ["first"]}
    back = sent(again, one)
    assert [zone["id"] for zone in back.pop("zones")] == ["second"] and back == {"layout": ["second", "first"]}
    assert sent(both, again) == {"layout": ["first", "second"]}


def test_zones_that_stay_as_they_were_are_not_sent() -> None:
    assert sent(laid(FIRST, SECOND, THIRD), laid(FIRST, Zone("second", "deck"), THIRD)) == {}
    fewer = sent(laid(FIRST, Zone("second", "deck", hidden=2), THIRD), laid(FIRST, SECOND, THIRD))
    assert [zone["hidden"] for zone in fewer.pop("zones")] == [2] and fewer == {}


def test_who_was_not_sent_zones_is_sent_all_when_everything_lies_open() -> None:
    whole = sent(laid(FIRST, SECOND), shown(zones=None))
    assert [json.decode(json.encode(zone), type=BoardZone).id for zone in whole["zones"]] == whole["layout"]
    assert "zones" not in sent(shown(zones=None), None)
