"""Whatever comes in, what goes out is an answer in words or a close code; the table plays on."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from msgspec import json

from parlour.server import wire
from parlour.server.http.guests import COOKIE, Guests
from parlour.server.http.limits import LONGEST_BODY, LONGEST_MESSAGE, MOST_MISTAKES, Rates
from parlour.server.rates import Rate
from parlour.server.table.seating import Guest
from parlour.server.table.shown.seen import Sight
from tests.server.stores import Place
from tests.server.test_porch import said_to
from tests.server.visitors import Visitor, evening, id_of, seated, url_of, visitors

DEEP = "[" * 3000 + "]" * 3000
NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "play",
    '{"type":"play"',
    '{"type":"rule the world","id":"x"}',
    '{"type":"play","id":"x"}',
    '{"type":"play","id":"","decision":1,"move":{}}',
    '{"type":"play","id":"' + "x" * 41 + '","decision":1,"move":{}}',
    '{"type":"play","id":7,"decision":1,"move":{}}',
    '{"type":"play","id":"x","decision":1.5,"move":{}}',
    '{"type":"play","id":"x","decision":"1","move":{}}',
    '{"type":"play","id":"x","decision":1,"move":{},"seat":1}',
    '{"type":"play","id":"x","decision":1,"move":NaN}',
    '{"type":"sit","id":"x","seat":-1}',
    '{"type":"sit","id":"x","seat":64}',
    '{"type":"sit","id":"x","seat":true}',
    '{"type":"sit","id":"x","seat":0,"entropy":"x"}',
    '{"type":"luck","id":"x","hash":"' + "A" * 64 + '"}',
    '{"type":"luck","id":"x","hash":"' + "a" * 63 + '"}',
    '{"type":"luck","id":"x","hash":"' + "a" * 65 + '"}',
    '{"type":"luck","id":"x","hash":"' + "a" * 64 + '\\n"}',
    '{"type":"reveal","id":"x","words":"' + "x" * 65 + '"}',
    '{"type":"hurry","id":"x","on":1}',
    '{"type":"sit","id":"\\ud800","seat":0}',
    '{"type":"abort","id":"x","agree":"yes"}',
    '{"type":"bot","id":"x","seat":0,"bot":""}',
    '{"type":"standing","id":"x","name":""}',
    '{"type":"standing","id":"x","name":7}',
    '{"type":"frame"}',
    DEEP,
    '{"type":"play","id":"x","decision":1,"move":' + DEEP,
    "\x00",
    "\ufeff{}",
]
REFUSED: list[dict[str, Any]] = [
    {"type": "play", "decision": 0, "move": None},
    {"type": "play", "decision": 0, "move": 7},
    {"type": "play", "decision": 0, "move": "EndTurn"},
    {"type": "play", "decision": 0, "move": {}},
    {"type": "play", "decision": 0, "move": {"type": "Cheat"}},
    {"type": "play", "decision": 0, "move": {"type": "Keep"}},
    {"type": "play", "decision": 0, "move": {"type": "Keep", "cards": [["7R"]]}},
    {"type": "play", "decision": 0, "move": {"type": "Keep", "cards": ["7R"] * 500}},
    {"type": "play", "decision": 0, "move": {"type": "Dealt", "deck": ["7R"]}},
    {"type": "play", "decision": 0, "move": {"type": "Hidden"}},
    {"type": "play", "decision": 0, "move": json.decode(DEEP[2600:3400])},
    {"type": "play", "decision": -(10**30), "move": {"type": "EndTurn"}},
    {"type": "play", "decision": 10**30, "move": {"type": "EndTurn"}},
    {"type": "say", "claim": {"type": "Claim"}},
    {"type": "say", "claim": [1, 2, 3]},
    {"type": "standing", "name": "pass"},
    {"type": "start"},
    {"type": "luck", "hash": "a" * 64},
    {"type": "reveal", "words": "mine"},
    {"type": "hurry", "on": True},
    {"type": "sit", "seat": 1},
    {"type": "bot", "seat": 0, "bot": "random"},
    {"type": "bot", "seat": 40, "bot": "../../etc"},
    {"type": "bot", "seat": 1, "bot": None},
]


async def test_nonsense_gets_a_sentence_and_the_table_plays_on(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        for raw in NONSENSE:
            tab = await guests[0].tab(id_of(tabs[0]))
            await tab.socket.send_str(raw)
            answer = await tab.receive()
            assert answer["type"] == "mistake", raw[:60]
            assert answer["reason"].endswith(".")
            assert "Traceback" not in answer["reason"]
            await tab.close()
        await tabs[0].play(tabs[0].options[0])
    assert '"level": "error"' not in log.getvalue()


@pytest.mark.parametrize("request_", REFUSED, ids=lambda request: str(request)[:50])
async def test_what_may_not_be_done_is_refused_with_a_reason(tmp_path: Path, request_: dict[str, Any]) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        table = house.tables[id_of(tabs[0])]
        before = json.encode(table.match.record.lines if table.match else None), table.ledger.seating
        given = {name: value for name, value in request_.items() if name != "type"}
        if given.get("decision") == 0:
            given["decision"] = tabs[0].frame["board"]["decision"]
        await tabs[0].catch_up()
        sent = len(tabs[0].raw)
        answer = await tabs[0].ask(request_["type"], **given)
        assert answer["type"] == "refused" and len(tabs[0].raw) == sent + 1
        assert answer["reason"].endswith(".")
        assert before == (json.encode(table.match.record.lines if table.match else None), table.ledger.seating)
    assert '"level": "error"' not in log.getvalue()


async def test_somebody_who_makes_only_mistakes_is_shown_the_door(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        for _ in range(MOST_MISTAKES):
            await tab.socket.send_str("{")
        while await tab.receive():
            pass
        assert tab.code == wire.CLOSE_MALFORMED


async def test_bytes_are_not_understood(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await tab.socket.send_bytes(b'{"type":"start","id":"x"}')
        assert (await tab.receive())["type"] == "mistake"


async def test_a_message_too_long_closes_the_socket(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await tab.socket.send_str("x" * (LONGEST_MESSAGE + 1))
        while await tab.receive():
            pass
        assert tab.code == 1009


async def test_a_flood_closes_the_socket(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, rates=Rates(messages=Rate(0.001, 20))) as house,
        visitors(url_of(house), "Ann") as (ann,),
    ):
        tab = await ann.tab(await ann.open())
        for _ in range(25):
            await tab.tell("abort")
        while await tab.receive():
            pass
        assert tab.code == wire.CLOSE_FLOOD
        assert sum(b"refused" in message for message in tab.raw) == 20


async def test_every_channel_has_its_limit(tmp_path: Path) -> None:
    few = Rates(openings=Rate(0.001, 2), sockets=Rate(0.001, 3), most_sockets=2)
    async with evening(tmp_path, rates=few) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()
        await ann.open()
        status, headers, _ = await ann.send("POST", "/api/tables", b'{"game": "mind_reader"}')
        assert (status, headers["Retry-After"]) == (429, "2")
        tabs = [await ann.tab(id) for _ in range(2)]
        assert [await ann.knock(id) for _ in range(2)] == [429, 429]  # there is no room; and it is too soon
        await tabs[0].catch_up()


async def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    rates = Rates(requests=Rate(0.001, 6))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann") as (ann,):
        assert [(await ann.get("/api/games"))[0] for _ in range(7)] == [200] * 5 + [429] * 2
        status, _, _ = await ann.send("GET", "/healthz", X_Forwarded_For="192.0.2.7")  # another address
        assert status == 200


async def test_a_foreign_page_can_neither_post_nor_listen(tmp_path: Path) -> None:
    foreign = "https://evil.example"
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()
        for method, path in (("POST", "/api/tables"), ("PUT", "/api/me")):
            for origin in (foreign, "null"):
                status, _, _ = await ann.send(method, path, b"{}", Origin=origin)
                assert status == 403
        assert await ann.knock(id, Origin=foreign) == 403
        own = await ann.session.ws_connect(f"{ann.url}/api/tables/{id}/socket", headers={"Origin": ann.url})
        await own.close()


async def test_a_cookie_that_this_house_has_not_signed_is_nobody_s(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()
        forged = Guests(b"another key").write(Guest("x", "Ann"))
        for cookie in ("", "x", "x.y", forged, forged[:-1]):
            async with ClientSession(headers={"Origin": ann.url}) as session:
                assert await Visitor(ann.url, session).knock(id, Cookie=f"{COOKIE}={cookie}") == 401


BODIES: list[tuple[str, str, bytes, int]] = [
    ("PUT", "/api/me", b"", 400),
    ("PUT", "/api/me", b"{", 400),
    ("PUT", "/api/me", b'{"name":7}', 400),
    ("PUT", "/api/me", b'{"name":""}', 400),
    ("PUT", "/api/me", b'{"name":"   "}', 422),
    ("PUT", "/api/me", b'{"name":"' + b"x" * 25 + b'"}', 422),
    ("PUT", "/api/me", '{"name":"a\u202eb"}'.encode(), 422),
    ("PUT", "/api/me", b'{"name":"a\\u0000b"}', 400),
    ("PUT", "/api/me", b'{"name":"\\ud800"}', 400),
    ("PUT", "/api/me", b'{"name":"\xff"}', 400),
    ("PUT", "/api/me", b'{"name":"Ann","id":"another"}', 400),
    ("POST", "/api/tables", DEEP.encode(), 400),
    ("POST", "/api/tables", b"x" * (LONGEST_BODY + 1), 413),
    ("POST", "/api/tables", b'{"game":"chess"}', 422),
    ("POST", "/api/tables", b'{"game":"mind_reader","seats":1}', 422),
    ("POST", "/api/tables", b'{"game":"mind_reader","seats":99}', 400),
    ("POST", "/api/tables", b'{"game":"mind_reader","seats":4,"seat":4}', 422),
    ("POST", "/api/tables", b'{"game":"mind_reader","bot":"oracle"}', 422),
    ("POST", "/api/tables", b'{"game":"mind_reader","pace":-1}', 400),
    ("POST", "/api/tables", b'{"game":"mind_reader","window":61}', 400),
    ("POST", "/api/tables", b'{"game":"mind_reader","options":{"jokers":1}}', 422),
    ("POST", "/api/tables", b'{"game":"mind_reader","options":{"jokers":[]}}', 400),
    ("POST", "/api/tables", b'{"game":"mind_reader","options":{"wishes":true}}', 422),
    ("POST", "/api/games", b"{}", 405),
    ("DELETE", "/api/tables/abc", b"", 405),
    ("GET", "/api/tables/abc", b"", 404),
    ("GET", "/api/tables/aaaaaaaaaaaa", b"", 404),
    ("GET", "/api/tables/aaaaaaaaaaaa/record", b"", 404),
    ("GET", "/api/tables/%2e%2e%2f/record", b"", 404),
    ("GET", "/api/games/chess/page", b"", 404),
    ("GET", "/api/nothing", b"", 404),
    ("GET", "/../../etc/passwd.txt", b"", 404),
    ("GET", "/%2e%2e/%2e%2e/house.sqlite3", b"", 404),
    ("GET", "/favicon.none", b"", 404),
]


async def test_bad_requests_are_answered_with_one_sentence(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        for method, path, body, status in BODIES:
            answered, headers, said = await ann.send(method, path, body)
            assert answered == status, (method, path, body[:60], said)
            assert json.decode(said)["reason"].endswith(".")
            assert headers["X-Content-Type-Options"] == "nosniff"
    assert '"level": "error"' not in log.getvalue()


async def test_there_is_no_table_behind_a_guessed_link(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab("a" * 12)
        assert tab.code == wire.CLOSE_FORGOTTEN


async def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        for path in ("/", "/table/xyz", "/api/me", "/nowhere.js", "/healthz"):
            _, headers, _ = await ann.send("GET", path)
            assert "script-src 'self'" in headers["Content-Security-Policy"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert headers["X-Frame-Options"] == "DENY"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["Server"] == "Parlour"


async def test_an_error_of_ours_costs_a_sentence_and_no_stack_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        table = house.tables[id_of(ann)]
        assert table.match is not None

        def stumble(*_: object) -> None:
            raise KeyError("the secret card 7R")

        monkeypatch.setattr(table.match, "settle", stumble)
        move = ann.options[0]
        reason = await ann.refused("play", decision=ann.frame["board"]["decision"], move=move)
        assert reason == "Something went wrong here; nothing has changed."
        await ann.play(move)  # the table was read again from its record
        await bea.play(bea.options[0])
    assert "KeyError" in log.getvalue()
    assert "7R" not in log.getvalue()


async def test_a_seat_that_can_t_be_shown_its_table_stops_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        seen = Sight.seen

        def dazzled(sight: Sight, view: Any, *rest: Any) -> Any:
            """It fails in the midst of showing, when the other seat's frame is made."""
            return seen(sight, view, *rest) if view.seat == 0 else 1 / 0

        monkeypatch.setattr(Sight, "seen", dazzled)
        await ann.play(ann.options[0])
        while await bea.receive():
            pass
        assert bea.code == wire.CLOSE_FAILED
        monkeypatch.undo()
        again = await guests[1].tab(id_of(ann))
        await again.play(again.options[0])
        await ann.until(lambda frame: len(ann.story) > 2)
    assert "frame_failed" in log.getvalue()


async def test_a_request_that_fails_is_told_no_more_than_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, visitors(url_of(house), "Ann") as (ann,):
        monkeypatch.setattr(house, "open", lambda *_: 1 / 0)
        status, _, said = await ann.send("POST", "/api/tables", b'{"game": "mind_reader"}')
        assert (status, json.decode(said)) == (500, {"reason": "Something went wrong here."})
    assert "ZeroDivisionError" in log.getvalue()


NO_TEXT = b"\xff\xfe"  # bytes that are no UTF-8
HEADERS = {
    "a session": (b"GET /api/me", b"Cookie: parlour_session=" + NO_TEXT, b"200"),
    "a guest": (b"GET /api/me", b"Cookie: parlour_guest=" + NO_TEXT, b"200"),
    "a token": (b"GET /api/me", b"Authorization: Bearer " + NO_TEXT, b"401"),
    "a device": (b"POST /api/account/sign-in", b"Cookie: parlour_device=" + NO_TEXT, b"422"),
    "a browser": (b"POST /api/account", b"User-Agent: " + NO_TEXT, b"201"),
    "an operator": (b"GET /metrics", b"Authorization: Bearer " + NO_TEXT, b"403"),
    "an address": (b"GET /api/me", b"X-Forwarded-For: " + NO_TEXT, b"200"),
    "a path": (b"DELETE /api/account/tokens/%00", b"X: y", b"400"),
    "a table": (b"GET /api/tables/%00/qr.svg", b"X: y", b"400"),
}


async def test_what_is_no_text_raises_no_alarm(tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_METRICS_TOKEN", "the operator's")
    log, body = StringIO(), json.encode({"name": "Bob", "password": "correct horse"})
    async with evening(tmp_path, log=log, store=await place.address()) as house:
        for what, (asked, header, status) in HEADERS.items():
            head = asked + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + header
            answer = await said_to(house, head + b"\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            assert answer[9:12] == status, what
        figures = house.staff.metrics.page()
        assert b"parlour_failures_total 0.0" in figures and b"parlour_losses_total 0.0" in figures
    assert '"level": "error"' not in log.getvalue()


async def test_a_character_that_no_database_keeps_is_refused_in_a_sentence(tmp_path: Path, place: Place) -> None:
    log, zero = StringIO(), "a\0b"
    async with (
        evening(tmp_path, log=log, store=await place.address()) as house,
        visitors(url_of(house), "Ann", "Bea") as guests,
    ):
        for path in ("/api/account", "/api/account/sign-in"):
            body = json.encode({"name": zero, "password": "correct horse"})
            status, _, said = await guests[0].send("POST", path, body)
            assert (status, json.decode(said)["reason"]) == (400, "That can't be read: it holds the character U+0000.")
        ann, _ = await seated(guests)
        decision, move = ann.frame["board"]["decision"], ann.options[0]
        for request in (
            {"type": "play", "id": zero, "decision": decision, "move": move},
            {"type": "note", "id": "x", "text": zero},
        ):
            await ann.socket.send_str(json.encode(request).decode())
            mistake = await ann.receive()
            assert mistake == {"type": "mistake", "reason": "That is no request: it holds the character U+0000."}
        await ann.do("note", text="a\\u0000b")  # this only speaks of it
        await ann.play(move)
    assert '"level": "error"' not in log.getvalue()
