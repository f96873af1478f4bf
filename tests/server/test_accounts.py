"""Accounts: the same guest on every device, sessions and tokens that can be revoked, and nothing to find out."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.server import wire
from parlour.server.http.limits import Rate
from parlour.server.people.passwords import Passwords
from tests.server.visitors import PLENTY, Visitor, evening, id_of, seated, url_of, visitors

PASSWORD = "correct horse battery"
UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}


async def asked(person: Visitor, method: str, path: str, **body: Any) -> tuple[int, Any]:
    status, _, answer = await person.send(method, path, json.encode(body) if body else b"")
    return status, json.decode(answer)


async def signed_up(person: Visitor, name: str, password: str | None = PASSWORD) -> Any:
    status, card = await asked(person, "POST", "/api/account", name=name, password=password)
    assert status == 201, card
    return card


async def signed_in(person: Visitor, name: str, password: str = PASSWORD, **more: Any) -> tuple[int, Any]:
    return await asked(person, "POST", "/api/account/sign-in", name=name, password=password, **more)


async def token_of(person: Visitor, name: str = "bot") -> str:
    status, made = await asked(person, "POST", "/api/account/tokens", name=name)
    assert status == 201
    return str(made["token"])


async def test_an_account_has_the_guests_seats_on_a_second_device(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Elsewhere") as (ann, elsewhere):
        table = await ann.open()
        await signed_up(ann, "Ann")
        assert (await signed_in(elsewhere, "  ann "))[0] == 200
        assert [mine["id"] for mine in (await asked(elsewhere, "GET", "/api/me/tables"))[1]] == [table]
        assert (await elsewhere.tab(table)).frame["you"]["seat"] == 0
        assert (await asked(elsewhere, "GET", "/api/me"))[1]["account"] == "Ann"


async def test_a_device_brings_its_seats_along_only_if_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Phone", "Friend") as (ann, phone, friend):
        await signed_up(ann, "Ann")
        brought, left = await phone.open(), await friend.open()
        await signed_in(phone, "Ann", bring=True)
        await signed_in(friend, "Ann")
        assert (await ann.tab(brought)).frame["you"]["seat"] == 0
        assert (await ann.tab(left)).frame["you"]["seat"] is None
        await friend.send("POST", "/api/account/sign-out")
        assert (await friend.tab(left)).frame["you"]["seat"] == 0, "the friend is a guest again"


async def test_the_old_cookie_of_a_guest_opens_no_account(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        table = await ann.open()
        await signed_up(ann, "Ann")
        await ann.send("POST", "/api/account/sign-out")
        assert await ann.knock(table, Origin=ann.url) == 401
        assert (await asked(ann, "GET", "/api/me"))[1]["account"] is None
        assert (await asked(ann, "GET", "/api/me/tables"))[1] == []


async def test_a_revoked_session_is_worth_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Lost") as (ann, lost):
        await signed_up(ann, "Ann")
        await signed_in(lost, "Ann")
        sessions = (await asked(ann, "GET", "/api/account"))[1]["sessions"]
        other = next(session for session in sessions if not session["this"])
        assert (await asked(ann, "DELETE", f"/api/account/sessions/{other['id']}"))[0] == 200
        assert await asked(lost, "GET", "/api/account") == (401, {"reason": "You are not signed in."})
        assert (await asked(ann, "DELETE", f"/api/account/sessions/{other['id']}"))[0] == 404


async def test_a_new_password_signs_out_all_other_devices(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Lost") as (ann, lost):
        await signed_up(ann, "Ann")
        await signed_in(lost, "Ann")
        wrong = await asked(ann, "PUT", "/api/account", password="another password", old_password="guessed")
        assert wrong == (422, {"reason": "That is not your password."})
        assert (await asked(ann, "PUT", "/api/account", password="another password", old_password=PASSWORD))[0] == 200
        assert (await asked(lost, "GET", "/api/account"))[0] == 401
        assert (await signed_in(lost, "Ann"))[0] == 422
        assert (await signed_in(lost, "Ann", "another password"))[0] == 200


async def test_a_link_lets_somebody_in_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Phone", "Thief") as (ann, phone, thief):
        assert not (await signed_up(ann, "Ann", password=None))["has_password"]
        status, made = await asked(ann, "POST", "/api/account/links")
        assert status == 201
        link = made["url"].partition("#")[2]
        status, card = await asked(phone, "POST", "/api/account/sign-in-by-link", link=link)
        assert (status, card["name"]) == (200, "Ann")
        status, answer = await asked(thief, "POST", "/api/account/sign-in-by-link", link=link)
        assert (status, answer["reason"]) == (422, "This link was used before, or it is too old: ask for a new one.")


async def test_nothing_tells_whether_an_account_exists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    honest = Passwords.verified

    def counted(self: Passwords, hash: str, password: str) -> bool:
        verified.append(password)
        return honest(self, hash, password)

    monkeypatch.setattr(Passwords, "verified", counted)
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea", "Eve") as (ann, bea, eve):
        await signed_up(ann, "Ann")
        await signed_up(bea, "Bea", password=None)
        answers = [await signed_in(eve, name, "wrong password") for name in ("Ann", "Bea", "Nobody")]
        assert answers == [(422, {"reason": "That name and that password don't belong together."})] * 3
        assert verified == ["wrong password"] * 3, "each answer costs the same work"


async def test_attempts_are_few(tmp_path: Path) -> None:
    rates = type(PLENTY)(sign_ins_by_name=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        statuses = [(await signed_in(eve, name, "guess"))[0] for name in ("Ann", "ANN", "ann", "Ann", "Bea")]
        assert statuses == [422, 422, 422, 429, 422]


async def test_a_password_is_in_no_log_and_in_no_store(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        await signed_up(ann, "Ann")
        token = await token_of(ann)
        await signed_in(ann, "Ann")
        await ann.send("POST", "/api/account/sign-in", json.encode({"name": "Ann", "password": PASSWORD, "x": 1}))
    kept = b"".join([file.read_bytes() for file in tmp_path.iterdir() if file.is_file()])
    assert PASSWORD not in log.getvalue() and PASSWORD.encode() not in kept
    assert token not in log.getvalue() and token.encode() not in kept


async def test_a_name_is_taken_by_one_account(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        taken = await asked(eve, "POST", "/api/account", name="ANN", password=PASSWORD)
        assert taken == (422, {"reason": "That name is taken; choose another."})
        assert (await asked(eve, "POST", "/api/account", name="Eve", password="short"))[0] == 400
        assert (await asked(ann, "POST", "/api/account", name="Ann 2", password=PASSWORD))[0] == 409
        assert (await asked(ann, "PUT", "/api/me", name="Bob"))[0] == 422


async def test_a_token_speaks_for_its_account_until_it_is_revoked(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bot") as (ann, bot):
        await signed_up(ann, "Ann")
        token = await token_of(ann, "my bot")
        who = {"Authorization": f"Bearer {token}", "Origin": "http://elsewhere.example"}
        status, _, body = await bot.send("POST", "/api/tables", b'{"game":"mind_reader"}', **who)
        assert status == 201, body
        assert (await ann.tab(json.decode(body)["id"])).frame["you"]["seat"] == 0
        status, _, body = await bot.send("GET", "/api/account", **who)
        assert (status, json.decode(body)["reason"]) == (403, "A token can't do that: sign in with a browser.")
        (card,) = (await asked(ann, "GET", "/api/account"))[1]["tokens"]
        assert (card["label"], "token" in card) == ("my bot", False)
        await asked(ann, "DELETE", f"/api/account/tokens/{card['id']}")
        status, _, body = await bot.send("GET", "/api/me", **who)
        assert (status, json.decode(body)["reason"]) == (401, "This token is not known here, or it was revoked.")


async def test_a_cookie_must_say_where_it_comes_from_and_a_token_need_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        table = await house.open(await guest_of(house, ann), open_wanted())
        for method, path, more in (
            ("POST", "/api/tables", {"data": b'{"game":"mind_reader"}'}),
            ("GET", f"/api/tables/{table}/socket", {"headers": UPGRADE}),
        ):
            async with ann.session.request(method, ann.url + path, **more) as answer:  # as it is, with no Origin
                assert answer.status == 403
        assert (await ann.send("POST", "/api/tables", b'{"game":"mind_reader"}', Origin=ann.url))[0] == 201


async def guest_of(house: Any, person: Visitor) -> Any:
    from parlour.server.http.guests import COOKIE, Guests

    cookie = next(cookie.value for cookie in person.session.cookie_jar if cookie.key == COOKIE)
    return Guests(await house.staff.store.key("cookies")).read(cookie)


def open_wanted() -> Any:
    from parlour.server import wire

    return wire.Open("mind_reader")


async def test_games_played_are_listed(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        await signed_up(people[0], "Ann")
        ann, bea = await seated(people)
        await bea.do("concede")
        await ann.until(lambda frame: frame["ending"])
        (played,) = (await asked(people[0], "GET", "/api/account/games"))[1]
        told = [played[field] for field in ("table", "game", "how", "people", "won")]
        assert told == [id_of(ann), "mind_reader", "conceded", ["Bea"], True]
        (lost,) = (await asked(people[1], "GET", "/api/account/games"))[1]
        assert not lost["won"]


# ── no account any more ──


async def test_an_account_is_erased_by_its_password_and_what_others_played_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann", "Bea") as people:
        ann, bea = people
        for person, name in zip(people, ("Ann", "Bea")):
            await signed_up(person, name)
            await asked(person, "PUT", "/api/account", rating="shown")
        over = await seated(people)
        await over[1].do("concede")
        goes_on = await seated(people, seats=3)
        waiting = await ann.open(seats=3)
        assert (await asked(ann, "POST", "/api/account/delete", password="guessed"))[0] == 422
        status, said = await asked(ann, "POST", "/api/account/delete", password=PASSWORD)
        assert (status, said) == (200, {"ok": True})
        for tab in (over[0], goes_on[0]):
            while await tab.receive():
                pass
            assert tab.code == wire.CLOSE_BARRED
        assert (await signed_in(ann, "Ann"))[0] == 422
        assert await ann.knock(id_of(over[0]), Origin=ann.url) == 401, "the old cookie of the guest lets nobody in"
        await goes_on[1].until(lambda frame: frame["seats"][0]["sitter"] == "bot")
        assert (await bea.tab(waiting)).frame["seats"][0]["sitter"] == "nobody"
        (played,) = (await asked(bea, "GET", "/api/account/games"))[1]
        assert played["people"] == ["Ann"]
        assert [card["name"] for card in (await asked(bea, "GET", "/api/games/mind_reader/ratings"))[1]] == ["Bea"]
        await signed_up(ann, "Ann")
        assert (await asked(ann, "GET", "/api/account/games"))[1] == [], "a new Ann is somebody else"


async def test_an_account_without_a_password_is_erased_by_its_session_and_never_by_a_token(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        await signed_up(ann, "Ann", password=None)
        token = await token_of(ann)
        status, _, _ = await ann.send("POST", "/api/account/delete", b"{}", Authorization=f"Bearer {token}")
        assert status == 403
        assert (await ann.send("POST", "/api/account/delete", b"{}"))[0] == 200
        assert (await asked(ann, "GET", "/api/me"))[1]["account"] is None


async def test_a_game_with_undone_choices_is_in_the_list_and_counts_for_no_rating(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        await signed_up(ann, "Ann")
        await asked(ann, "PUT", "/api/account", rating="shown")
        (tab,) = await seated([ann], seats=2)
        await tab.until(lambda frame: frame["board"]["options"])
        await tab.play(tab.options[0])
        await tab.do("undo")
        await tab.do("concede")
        (played,) = (await asked(ann, "GET", "/api/account/games"))[1]
        assert (played["undone"], played["how"]) == (1, "conceded")
        assert (await asked(ann, "GET", "/api/account"))[1]["ratings"] == {}
