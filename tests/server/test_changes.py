"""What a frame carries of a list, and of zones that go and come back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, json

from parlour.core import Label, Zone
from parlour.core.english import Names
from parlour.server.table.shown.changes import changed_items
from parlour.server.table.shown.labels import Labels, Layout
from tests.server.visitors import folded_view


class Desk(Struct, frozen=True):
    kept: tuple[str, ...] = ()
    lost: int = 0


class Burnt(Struct, frozen=True):
    when: int


class Sparse(Struct, frozen=True, omit_defaults=True):
    kept: tuple[str, ...] = ()
    lost: int = 0


DESKS = (Desk(("a",), 1), Desk(), Desk(), Desk())


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        (DESKS, (Desk(("a",), 2), *DESKS[1:]), {"0": {"lost": 2}}),
        (DESKS, (*DESKS[:3], Desk(("b",), 3)), {"3": {"kept": ["b"], "lost": 3}}),
        ((1, 2, 3, 4, 5, 6, 7, 8), (1, 2, 3, 4, 5, 6, 7, 9), {"7": 9}),
        ((Desk(), None, None), (Desk(), Desk(), None), {"1": {"kept": [], "lost": 0}}),
        ((Desk(), Desk(), Desk()), (Desk(), None, Desk()), {"1": None}),
    ],
)
def test_a_list_of_which_little_has_changed_is_sent_by_items_and_their_fields(old: Any, new: Any, sent: Any) -> None:
    change = changed_items(new, old)
    assert change is not None and json.decode(change) == sent
    before = json.decode(json.encode({"list": old}))
    after = folded_view(before, {"items": {"list": json.decode(change)}})
    assert after == json.decode(json.encode({"list": new}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (DESKS, DESKS[1:]),
        (DESKS, (Burnt(3), *DESKS[1:])),  # an object of another kind has other fields
        ((Sparse(("a",)), Sparse(), Sparse()), (Sparse(), Sparse(), Sparse())),  # a default is not sent
        ((Desk(), {"a": 1}, Desk()), (Desk(), {"b": 1}, Desk())),  # what is gone would stay
        (DESKS, tuple([Desk(lost=9)] * 4)),
        ((1, 2, 3), (1, 2, 4)),
        (None, DESKS),
    ],
)
def test_every_other_list_is_sent_as_a_whole(old: Any, new: Any) -> None:
    assert changed_items(new, old) is None


def test_a_zone_that_comes_back_is_sent_again() -> None:
    labels = Labels(lambda zone, _, names: Label(zone.id), lambda seat: Names(["Ann"], seat))
    first, second = Zone("first", "deck"), Zone("second", "deck")
    both, sent = laid(labels, (first, second), Layout())
    assert (len(sent), both.ids) == (2, ["first", "second"])
    one, sent = laid(labels, (first,), both)
    assert (sent, one.ids) == ([], ["first"])
    again, sent = laid(labels, (second, first), one)
    assert [json.decode(zone)["id"] for zone in sent] == ["second"]
    assert again.ids == ["second", "first"] and len(again.encoded) == 2
    turned, sent = laid(labels, (first, second), again)
    assert (sent, turned.ids) == ([], ["first", "second"])


class Unread:
    """A view of which no label reads anything."""

    _read: dict[str, Any] = {}


def laid(labels: Labels, zones: tuple[Zone, ...], last: Layout) -> tuple[Layout, list[bytes]]:
    return labels.laid_out(zones, None, Unread(), last, frozenset())
