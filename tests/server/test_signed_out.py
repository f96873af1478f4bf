"""What ends with a password, a session or a token: links, other sessions, and every socket that they opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.server import wire
from parlour.server.house import House
from parlour.server.http.app import Door
from parlour.server.people.passwords import Passwords
from tests.server.stores import Place
from tests.server.test_accounts import PASSWORD, asked, signed_in, signed_up, token_of
from tests.server.test_neighbours import at, street
from tests.server.visitors import Tab, Visitor, evening, url_of, visitors

NEW = "another password"


@asynccontextmanager
async def ann_and_lost(folder: Path, place: Place, **more: Any) -> AsyncIterator[tuple[House, Visitor, Visitor]]:
    """Ann, and a second device on which she is signed in."""
    async with (
        evening(folder, store=await place.address(), **more) as house,
        visitors(url_of(house), "Ann", "Lost") as (ann, lost),
    ):
        await signed_up(ann, "Ann")
        assert (await signed_in(lost, "Ann"))[0] == 200
        yield house, ann, lost


async def closed(tab: Tab) -> int | None:
    """The code with which a socket is closed."""
    while await tab.receive():
        pass
    return tab.code


async def new_password(ann: Visitor, **more: Any) -> tuple[int, Any]:
    return await asked(ann, "PUT", "/api/account", password=NEW, old_password=PASSWORD, **more)


async def other_session(ann: Visitor) -> str:
    sessions = (await asked(ann, "GET", "/api/account"))[1]["sessions"]
    return next(str(session["id"]) for session in sessions if not session["this"])


@asynccontextmanager
async def stream(bot: Visitor, table: str, token: str) -> AsyncIterator[Any]:
    """The messages of a table for a program, after the first."""
    headers = {"Authorization": f"Bearer {token}"}
    async with bot.session.get(f"{bot.url}/api/tables/{table}/events", headers=headers) as lines:
        assert lines.status == 200
        await lines.content.readline()
        yield lines.content


async def goodbye(lines: Any) -> Any:
    while line := await asyncio.wait_for(lines.readline(), 60):
        if line.strip() and (said := json.decode(line))["type"] == "goodbye":
            return said
    raise AssertionError("the stream ended without a goodbye")


async def test_a_new_password_closes_the_sockets_of_other_devices_and_this_one_stays(
    tmp_path: Path, place: Place
) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        mine, theirs = await ann.tab(await ann.open()), await lost.tab(await lost.open())
        assert (await new_password(ann))[0] == 200
        assert await closed(theirs) == wire.CLOSE_BARRED
        await mine.catch_up()
        assert (await asked(ann, "GET", "/api/account"))[0] == 200


async def test_a_wrong_old_password_ends_nothing(tmp_path: Path, place: Place) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        theirs = await lost.tab(await lost.open())
        assert (await asked(ann, "PUT", "/api/account", password=NEW, old_password="guessed"))[0] == 422
        await theirs.catch_up()
        assert (await asked(lost, "GET", "/api/account"))[0] == 200


async def test_a_new_password_ends_links(tmp_path: Path, place: Place) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        link = (await asked(ann, "POST", "/api/account/links"))[1]["url"].partition("#")[2]
        assert (await new_password(ann))[0] == 200
        status, said = await asked(lost, "POST", "/api/account/sign-in-by-link", link=link)
        assert (status, said["reason"]) == (422, "This link was used before, or it is too old: ask for a new one.")


@pytest.mark.parametrize("tokens", ["end", "keep"])
async def test_who_has_tokens_is_asked_whether_they_end_with_the_password(
    tmp_path: Path, place: Place, tokens: str
) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        token, table = await token_of(ann), await ann.open()
        async with stream(lost, table, token) as lines:
            status, said = await new_password(ann)
            assert (status, said["reason"]) == (422, "Your programs have tokens: say whether those end too.")
            assert (await signed_in(lost, "Ann"))[0] == 200, "so far nothing has changed"
            status, card = await new_password(ann, tokens=tokens)
            assert (status, len(card["tokens"])) == (200, 1 if tokens == "keep" else 0)
            if tokens == "end":
                assert (await goodbye(lines))["code"] == wire.CLOSE_BARRED
        known, _, _ = await lost.send("GET", "/api/me", Authorization=f"Bearer {token}")
        assert known == (200 if tokens == "keep" else 401)


async def test_to_sign_out_a_device_closes_its_sockets_and_no_others(tmp_path: Path, place: Place) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        table = await ann.open()
        mine, theirs = await ann.tab(table), await lost.tab(table)
        assert (await asked(ann, "DELETE", f"/api/account/sessions/{await other_session(ann)}"))[0] == 200
        assert await closed(theirs) == wire.CLOSE_BARRED
        await mine.catch_up()
        assert (await asked(ann, "POST", "/api/account/sign-out"))[0] == 200
        assert await closed(mine) == wire.CLOSE_BARRED


async def test_to_revoke_a_token_closes_what_it_opened(tmp_path: Path, place: Place) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        token, table = await token_of(ann), await ann.open()
        (card,) = (await asked(ann, "GET", "/api/account"))[1]["tokens"]
        async with stream(lost, table, token) as lines:
            await asked(ann, "DELETE", f"/api/account/tokens/{card['id']}")
            assert (await goodbye(lines))["code"] == wire.CLOSE_BARRED


async def test_who_signs_in_on_one_device_too_many_is_signed_out_on_the_one_unused_for_longest(
    tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.people.accounts.MOST", 2)
    async with ann_and_lost(tmp_path, place) as (_, ann, lost), visitors(lost.url, "Third") as (third,):
        oldest = await ann.tab(await ann.open())
        assert (await signed_in(third, "Ann"))[0] == 200
        assert await closed(oldest) == wire.CLOSE_BARRED


async def test_a_tab_of_before_the_account_comes_back_by_it(tmp_path: Path, place: Place) -> None:
    """Else somebody who has copied the cookie of the guest could stay, and no new password would end that."""
    async with (
        evening(tmp_path, store=await place.address()) as house,
        visitors(url_of(house), "Ann", "Phone") as (ann, phone),
    ):
        table = await ann.open()
        before, on_phone = await ann.tab(table), await phone.tab(await phone.open())
        await signed_up(ann, "Ann")
        assert await closed(before) == wire.CLOSE_RESTART
        assert (await ann.tab(table)).frame["you"]["seat"] == 0
        await on_phone.catch_up()
        await signed_in(phone, "Ann", bring=True)
        assert await closed(on_phone) == wire.CLOSE_RESTART


async def test_who_is_on_the_way_in_by_the_old_password_does_not_come_in(
    tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old password is found right, and changes before there is a session."""
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        honest = Passwords.fits

        async def slow(self: Passwords, hash: str | None, password: str) -> bool:
            right = await honest(self, hash, password)
            monkeypatch.setattr(Passwords, "fits", honest)
            assert (await new_password(ann))[0] == 200
            return right

        monkeypatch.setattr(Passwords, "fits", slow)
        status, said = await signed_in(lost, "Ann")
        assert (status, said["reason"]) == (422, "The password was changed just now: sign in with the new one.")
        assert len((await asked(ann, "GET", "/api/account"))[1]["sessions"]) == 1


async def test_a_socket_that_comes_in_while_its_session_ends_is_closed(
    tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ann_and_lost(tmp_path, place) as (_, ann, lost):
        table, session = await ann.open(), await other_session(ann)
        honest = Door.guest_at

        async def slow(self: Door, *found: Any) -> Any:
            monkeypatch.setattr(Door, "guest_at", honest)
            assert (await asked(ann, "DELETE", f"/api/account/sessions/{session}"))[0] == 200
            return await honest(self, *found)

        monkeypatch.setattr(Door, "guest_at", slow)
        assert await closed(await lost.tab(table)) == wire.CLOSE_RESTART


# ── several processes ──


async def test_sockets_of_a_device_that_is_signed_out_are_closed_in_every_process(
    postgres: str, tmp_path: Path
) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Lost", "Third") as (ann, lost, third):
            await signed_up(ann, "Ann")
            for device in (lost, third):
                await signed_in(device, "Ann")
            table = await ann.open()
            mine, theirs, others = [await at(second, device, table) for device in (ann, lost, third)]
            assert (await asked(ann, "DELETE", f"/api/account/sessions/{await other_session(ann)}"))[0] == 200
            assert await closed(theirs) == wire.CLOSE_BARRED
            await others.catch_up()
            assert (await new_password(ann))[0] == 200
            assert await closed(others) == wire.CLOSE_BARRED
            await mine.catch_up()
            await mine.close()


async def test_a_process_that_may_have_missed_it_has_people_with_accounts_come_in_again(
    postgres: str, tmp_path: Path
) -> None:
    async with street(postgres, tmp_path) as houses:
        first, second = await houses.house(), await houses.house()
        async with visitors(url_of(first), "Ann", "Lost", "Guest") as (ann, lost, guest):
            await signed_up(ann, "Ann")
            await signed_in(lost, "Ann")
            table = await ann.open()
            theirs, stranger = await at(second, lost, table), await at(second, guest, table)
            second.staff.store.neighbours.ear.terminate()  # type: ignore[attr-defined]
            assert (await new_password(ann))[0] == 200
            assert await closed(theirs) == wire.CLOSE_RESTART
            back = await at(second, lost, table)
            assert back.frame["you"]["seat"] is None, "on that device Ann is a stranger now"
            await stranger.catch_up()
            for tab in (stranger, back):
                await tab.close()
