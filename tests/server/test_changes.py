"""What a frame carries of a list, and of zones that go and come back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, json, to_builtins

from parlour.core import Label, Zone
from parlour.core.words.english import Names
from parlour.server.table.shown.changes import changed_items, splice
from parlour.server.table.shown.labels import Labels, Layout
from parlour.server.wire import Splice
from tests.server.visitors import folded_view, spliced


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
    assert (len(sent["zones"]), sent["layout"]) == (2, ["first", "second"])
    one, sent = laid(labels, (first,), both)
    assert sent == {"relaid": Splice(1, 1, ())} and one.ids == ["first"]
    again, sent = laid(labels, (second, first), one)
    assert [json.decode(zone)["id"] for zone in sent["zones"]] == ["second"]
    assert sent["relaid"] == Splice(0, 0, ("second",)) and again.ids == ["second", "first"] and len(again.encoded) == 2
    turned, sent = laid(labels, (first, second), again)
    assert sent == {"layout": ["first", "second"]} and turned.ids == ["first", "second"]


def test_zones_that_stay_as_they_were_are_not_sent() -> None:
    labels = Labels(lambda zone, _, names: Label(zone.id), lambda seat: Names(["Ann"], seat))
    first, second, third = Zone("first", "deck"), Zone("second", "deck"), Zone("third", "deck")
    all_three, _ = laid(labels, (first, second, third), Layout())
    same, sent = laid(labels, (first, Zone("second", "deck"), third), all_three)
    assert (sent, same.ids) == ({}, all_three.ids)
    fewer, sent = laid(labels, (first, Zone("second", "deck", hidden=2), third), all_three)
    assert [json.decode(zone)["hidden"] for zone in sent.pop("zones")] == [2]
    assert (sent, fewer.ids) == ({}, all_three.ids)


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ("abcdef", "abcdef!", (6, 0, "!")),
        ("abcdef", "abef", (2, 2, "")),
        ("abcdef", "abxdef", (2, 1, "x")),
        ("aaaa", "aaa", (3, 1, "")),
        ("", "abc", None),
        ("abcdef", "uvwxyz", None),
    ],
)
def test_a_list_of_which_items_come_and_go_is_sent_as_a_splice(old: str, new: str, sent: Any) -> None:
    change = splice(new, old)
    assert (change and (change.at, change.out, "".join(change.put))) == sent
    if change:
        assert spliced([*old], to_builtins(change)) == [*new]


class Unread:
    """A view of which no label reads anything."""

    _read: dict[str, Any] = {}


def laid(labels: Labels, zones: tuple[Zone, ...], last: Layout) -> tuple[Layout, dict[str, Any]]:
    return labels.laid_out(zones, None, Unread(), last, frozenset())
