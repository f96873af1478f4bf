"""Frames say what has changed: folded one after the other, they are the whole picture, no more and no less."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour import games
from parlour.server import wire
from parlour.server.table.seating import Guest
from parlour.server.table.shown.showing import Showing
from parlour.server.table.shown.tabs import Tab as ServerTab
from parlour.server.table.table import Table
from parlour.testing.kit import soak
from tests.server.hourglass import Hourglass
from tests.server.manor import PASSING, first_come
from tests.server.visitors import Tab, evening, folded, id_of, seated, url_of, visitors

STRICT = json.Decoder(wire.AnyAnswer, strict=True)
MOVES = 60 * soak()


def made_from_nothing(table: Table, guest: Guest, laid: bool) -> dict[str, Any]:
    """The whole picture as it would be sent to a fresh tab by somebody who remembers nothing."""
    fresh = ServerTab(guest, laid=laid)
    showing = Showing(table.game, table.id, table.seed, table.staff.invite(table.id), fail)
    present, gone = table.presence.present, table.presence.gone(table.seating)
    version = table.ledger.seating, present, gone, table.course.talk
    showing.publish([fresh], table.seating, table.match, version)
    sent = fresh.outbox.waiting[0]
    assert isinstance(sent, bytes)
    return folded({}, json.decode(sent))


def told(table: Table, seat: int | None) -> list[str]:
    """The events that a seat was told."""
    assert table.match is not None
    return [json.encode(event).decode() for event in table.match.state.story(seat)]


def fail(tab: ServerTab, error: Exception) -> None:
    raise error


@pytest.mark.parametrize("game", [*games.SHELF, "manor", "ballot"])
@pytest.mark.parametrize("window", [0, 5])
async def test_at_every_move_the_frames_so_far_are_what_a_fresh_tab_is_shown(
    tmp_path: Path, game: str, window: int
) -> None:
    """Whatever is remembered, made once for several or left out stands against a picture that is made from nothing."""
    names, clock = "ABCDEFGHIJ"[: games.find(game).seats[0]], Hourglass()
    async with (
        evening(tmp_path, clock=clock, seed=lambda: bytes(32)) as house,
        visitors(url_of(house), *names, "Zoe") as guests,
    ):
        tabs = await seated(guests[:-1], game, window=window)
        tabs.append(await guests[-1].tab(id_of(tabs[0]), zones="sent"))
        rng, table = Random(3), house.tables[id_of(tabs[0])]
        for _ in range(MOVES):
            for tab, at_the_table in zip(tabs, list(table.tabs)):
                await tab.catch_up()
                picture = made_from_nothing(table, at_the_table.guest, at_the_table.laid)
                latest = picture.pop("story")
                assert tab.lines[latest["since"] :] == latest["lines"]
                assert tab.story == told(table, tab.frame["you"]["seat"])
                assert {**tab.frame, "story": None} == {**picture, "story": None}
            if tabs[0].frame["ending"]:
                break
            await play_or_say(tabs, table, clock, rng)
        await tabs[-1].catch_up()
        fresh = await guests[-1].tab(id_of(tabs[0]), zones="sent")
        assert (fresh.frame, fresh.lines) == (tabs[-1].frame | {"story": fresh.frame["story"]}, tabs[-1].lines)
        for message in [message for tab in tabs for message in tab.raw]:
            check_message(message)


async def play_or_say(tabs: list[Tab], table: Table, clock: Hourglass, rng: Random) -> None:
    """A move of any seat that is asked, after something said now and then; or a first-come question's time is over."""
    assert table.match is not None
    asked = [seat for seat in table.match.asked if seat >= 0]
    if table.seating.deadline is not None and (not asked or rng.random() < 0.3):
        before = table.match.decision
        clock.turn(table.seating.deadline - clock.now())
        while table.match.decision == before:
            await asyncio.sleep(0)
        return
    tab = tabs[rng.choice(asked)]
    if tab.frame["board"]["claims"] and rng.random() < 0.2:
        await tab.do("say", claim=rng.choice(tab.frame["board"]["claims"])["claim"])
    await tab.play(rng.choice(tab.options))


def check_message(message: bytes) -> None:
    """Whatever is sent is a message of the protocol, and names no field that it has not."""
    said = STRICT.decode(message)
    known = json.decode(json.encode(said))
    assert known == json.decode(message)


async def test_a_frame_carries_only_what_has_changed(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), *"ABCD") as guests:
        tabs = await seated(guests, "manor", window=60)
        await first_come(tabs)
        for tab in tabs:
            await tab.catch_up()
        tabs[1].raw.clear()
        await tabs[1].play(PASSING)
        frame = json.decode(tabs[1].raw[0])
        assert frame.keys() == {"type", "board"}
        assert frame["board"].keys() == {"asked", "prompt", "options", "passed", "view"}
        assert frame["board"]["view"].keys() == {"sealed"}


async def test_the_catalogue_comes_once_and_before_the_first_frame(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), *"ABCDE") as guests:
        tabs = await seated(guests[:4], "manor")
        tabs.append(await guests[4].tab(id_of(tabs[0])))
        for tab in tabs:
            await tab.catch_up()
            kinds = [json.decode(message)["type"] for message in tab.raw]
            assert kinds[:2] == ["catalogue", "frame"] and kinds.count("catalogue") == 1
            assert tab.catalogue == tabs[0].catalogue
        things = {thing["id"]: thing for thing in tabs[0].catalogue["things"]}
        assert things["seat:2"] == {"id": "seat:2", "kind": "seat", "owner": 2}
        said = {"key": "thing-card", "args": {"name": "delay", "rank": "", "suit": "", "owner": None}}
        assert things["card:delay"] == {"id": "card:delay", "kind": "card", "say": said}


async def test_all_that_is_pointed_at_is_in_the_catalogue(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann") as (ann,):
        for game in [*games.SHELF, "manor"]:
            tab = await ann.tab(await ann.open(game, bot="random", window=0), zones="sent")
            await tab.do("start")
            await tab.play_on(Random(5))
            known = {thing["id"] for thing in tab.catalogue["things"]}
            board = tab.frame["board"]
            pieces = [piece for zone in board["zones"] for piece in zone.get("pieces", ())]
            named = {thing for line in tab.lines for thing in line.get("about", ())}
            named |= {piece[part] for piece in pieces for part in ("thing", "face", "on") if piece.get(part)}
            assert named <= known, game


async def test_only_a_tab_that_asks_for_zones_is_sent_them_and_what_things_are_about(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), *"ABCD") as guests:
        plain = (await seated(guests, "manor"))[0]
        laid = await guests[0].tab(id_of(plain), zones="sent")
        assert not {"zones", "layout"} & plain.frame["board"].keys()
        assert [zone["id"] for zone in laid.frame["board"]["zones"]] == laid.frame["board"]["layout"]
        assert any("about" in option for option in laid.frame["board"]["options"])
        assert not any("about" in told for told in [*plain.frame["board"]["options"], *plain.lines])
        assert laid.frame["board"]["view"] == plain.frame["board"]["view"]


async def test_somebody_who_sits_down_is_shown_the_table_anew(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as (ann, bea):
        id = await ann.open("ballot", seats=2)
        host, guest = await ann.tab(id), await bea.tab(id)
        guest.raw.clear()
        await guest.do("sit", seat=1)
        assert json.decode(guest.raw[0]).keys() == {"type", *wire.Frame.__struct_fields__}
        await host.catch_up()
        assert json.decode(host.raw[-2]).keys() == {"type", "seats", "you", "watching"}


async def test_when_the_game_is_over_everybody_sees_what_each_player_held(tmp_path: Path) -> None:
    """A spectator too; until then they see no hand but their own."""
    async with evening(tmp_path, seed=lambda: bytes(32)) as house, visitors(url_of(house), "Ann", "Zoe") as (ann, zoe):
        tab = await ann.tab(await ann.open("manor", bot="random", window=0))
        watcher, laid = await zoe.tab(id_of(tab)), await zoe.tab(id_of(tab), zones="sent")
        await tab.do("start")
        await watcher.catch_up()
        await laid.catch_up()
        assert "zones" not in watcher.frame["board"]
        assert [zone["hidden"] for zone in hands(laid)] == [5, 5, 5, 5]
        await tab.play_on(Random(5))
        await watcher.catch_up()
        match = house.tables[id_of(tab)].match
        assert match is not None and match.result
        assert [len(zone.get("pieces", ())) for zone in hands(watcher)] == [len(hand) for hand in match.state.hands]
        await laid.catch_up()
        assert hands(watcher) == hands(laid) == hands(await zoe.tab(id_of(tab)))


def hands(tab: Tab) -> list[dict[str, Any]]:
    zones: list[dict[str, Any]] = tab.frame["board"]["zones"]
    return [zone for zone in zones if zone["kind"] == "hand"]
