"""Before a request is one: silence, slowness and what is no HTTP cost others nothing."""

from __future__ import annotations

import asyncio
import gzip
import logging
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path

import pytest
from msgspec import json

from parlour.server.house import House
from parlour.server.http.limits import Rates
from parlour.server.rates import Rate
from tests.server.visitors import PLENTY, evening, id_of, seated, url_of, visitors

COOKIE = b"Cookie: parlour_guest=a-secret-cookie\r\n"
MALFORMED = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\n" + COOKIE + b"\r\n",
    b"GET / HTTP/1.1\r\n" + COOKIE + b"no header\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + COOKIE + b"Content-Length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + COOKIE + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + COOKIE + b"Bad\x00Header: y\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nHost: x\r\n" + COOKIE + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + COOKIE + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
]


@asynccontextmanager
async def lines_to(house: House, number: int) -> AsyncIterator[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
    """So many connections on which nothing is said."""
    lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(number)]
    try:
        yield lines
    finally:
        for _, writer in lines:
            writer.close()


async def said_to(house: House, raw: bytes) -> bytes:
    """What the house answers before it hangs up."""
    async with lines_to(house, 1) as ((reader, writer),):
        writer.write(raw)
        return await asyncio.wait_for(reader.read(), 20)


def events(log: StringIO) -> list[str]:
    return [json.decode(line)["event"] for line in log.getvalue().splitlines()]


async def test_a_thousand_quiet_connections_keep_nobody_out(tmp_path: Path) -> None:
    log = StringIO()
    rates = Rates(most_quiet=50)
    async with evening(tmp_path, rates=rates, log=log) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        tabs = await seated(guests)
        async with lines_to(house, 1000) as lines:
            assert (await guests[0].get("/api/games"))[0] == 200
            await tabs[0].play(tabs[0].options[0])  # a table is no quiet connection
            assert await asyncio.wait_for(lines[0][0].read(), 20) == b""  # the oldest have made room
    assert events(log).count("too_many_quiet_connections") == 1


async def test_who_connects_and_never_asks_for_anything_is_sent_away(tmp_path: Path) -> None:
    log = StringIO()
    rates = Rates(first_request=0.05)
    async with evening(tmp_path, rates=rates, log=log) as house, lines_to(house, 2) as (silent, slow):
        slow[1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert await asyncio.wait_for(silent[0].read(), 20) == b""
        assert await asyncio.wait_for(slow[0].read(), 20) == b""
    assert events(log).count("connection_without_request") == 1


async def test_a_table_may_be_quiet_for_as_long_as_it_likes(tmp_path: Path) -> None:
    rates = Rates(first_request=0.05)
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await asyncio.sleep(0.2)
        await tab.catch_up()


@pytest.mark.parametrize("raw", MALFORMED)
async def test_what_is_no_http_gets_a_sentence_and_one_line_in_the_log(
    tmp_path: Path, raw: bytes, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    log = StringIO()
    with caplog.at_level(logging.DEBUG):
        async with evening(tmp_path, log=log) as house:
            answers = [await said_to(house, raw) for _ in range(5)]
            for answer in answers:
                assert (answer[:7], answer[9:10]) == (b"HTTP/1.", b"4")
                assert json.decode(answer.partition(b"\r\n\r\n")[2])["reason"].endswith(".")
                assert b"X-Content-Type-Options: nosniff" in answer
            assert b"parlour_failures_total 0.0" in house.staff.metrics.page()
    out, err = capfd.readouterr()
    written = log.getvalue() + caplog.text + out + err
    assert "secret" not in written and "Traceback" not in written
    assert events(log).count("malformed_http") <= 1
    assert '"level": "error"' not in log.getvalue()


async def test_a_body_that_never_ends_or_turns_into_nonsense_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = StringIO()
    monkeypatch.setattr("parlour.server.http.reading.LONGEST_READING", 0.2)
    async with evening(tmp_path, log=log) as house, lines_to(house, 1) as ((reader, writer),):
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
            + COOKIE
            + b"Transfer-Encoding: chunked\r\n\r\n"
        )
        await asyncio.sleep(0.05)  # the head is read before the body is
        writer.write(b"zz\r\n")
        answer = await asyncio.wait_for(reader.readuntil(b"}"), 20)
        assert answer[9:12] == b"408" and b"That came too slowly." in answer
    assert '"level": "error"' not in log.getvalue() and "secret" not in log.getvalue()


NAME = b'{"name":"Ann"}'
COMPRESSED = {
    "gzip": (b"gzip", gzip.compress(NAME)),
    "gzip that is none": (b"gzip", b"not at all"),
    "gzip that is cut off": (b"GZip", gzip.compress(NAME)[:-9]),
    "a bomb": (b"gzip", gzip.compress(b"[" * 20_000_000)),
    "deflate that is none": (b"deflate", b"\x78not at all"),
    "deflate that is cut off": (b"deflate", zlib.compress(NAME)[:-5]),
    "brotli": (b"br", b"not at all"),
    "two at once": (b"gzip, gzip", gzip.compress(gzip.compress(NAME))),
    "an encoding that nobody knows": (b"rot13", NAME),
}


async def test_nothing_compressed_is_read(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house:
        for asked in (b"PUT /api/me", b"POST /api/account/sign-out", b"GET /api/games"):
            for what, (encoding, body) in COMPRESSED.items():
                head = asked + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Encoding: " + encoding
                answer = await said_to(house, head + b"\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
                assert answer.startswith(b"HTTP/1.1 400 "), what
                reason = json.decode(answer.partition(b"\r\n\r\n")[2])["reason"]
                assert reason == "Send this as it is: nothing compressed is read here."
        assert b"parlour_failures_total 0.0" in house.staff.metrics.page()
    assert '"level": "error"' not in log.getvalue()


async def test_a_body_that_is_said_to_be_as_it_is_is_read(tmp_path: Path) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Encoding: identity\r\n"
    async with evening(tmp_path) as house:
        answer = await said_to(house, head + b"Content-Length: %d\r\n\r\n" % len(NAME) + NAME)
        assert answer.startswith(b"HTTP/1.1 200 ")


async def test_a_body_that_turns_into_nonsense_after_the_answer_is_no_failure_of_ours(tmp_path: Path) -> None:
    log = StringIO()
    async with evening(tmp_path, log=log) as house, lines_to(house, 1) as ((reader, writer),):
        writer.write(b"POST /api/account/sign-out HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"}"), 20)
        writer.write(b"zz\r\n")
        await asyncio.wait_for(reader.read(), 20)
        assert b"parlour_failures_total 0.0" in house.staff.metrics.page()
    assert '"level": "error"' not in log.getvalue()


async def test_what_is_no_http_obeys_the_rate_limit(tmp_path: Path) -> None:
    async with evening(tmp_path, rates=Rates(requests=Rate(0.001, 3))) as house:
        answers = [await said_to(house, MALFORMED[1]) for _ in range(4)]
        assert [answer[9:12] for answer in answers] == [b"400", b"400", b"400", b"429"]


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz"])
async def test_an_expectation_that_is_not_met_has_its_sentence(tmp_path: Path, path: str) -> None:
    async with evening(tmp_path) as house:
        for method in ("GET", "POST", "DELETE"):
            raw = f"{method} {path} HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n"
            head, _, body = (await said_to(house, raw.encode())).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 417")
            assert json.decode(body) == {"reason": "What this request expects is not done here."}
            assert b"nosniff" in head


async def test_a_body_that_was_announced_is_welcome(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, lines_to(house, 1) as ((reader, writer),):
        more = b"Expect: 100-continue\r\nContent-Length: 14\r\nConnection: close\r\n\r\n"
        writer.write(b"PUT /api/me HTTP/1.1\r\nHost: x\r\n" + more)
        assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
        writer.write(b'{"name":"Ann"}')
        assert (await reader.read()).startswith(b"HTTP/1.1 200")


async def test_an_origin_that_is_no_url_is_foreign(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()
        status, _, _ = await ann.send("PUT", "/api/me", b'{"name":"Ann"}', Origin="http://[")
        assert status == 403
        assert await ann.knock(id, Origin="http://[") == 403


async def test_asking_for_everything_again_has_its_price(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, rates=Rates(resyncs=Rate(0.001, 5))) as house,
        visitors(url_of(house), "Ann") as (ann,),
    ):
        tab = await ann.tab(await ann.open())
        for _ in range(5):
            await tab.do("resync")
        before = len(tab.raw)
        assert await tab.refused("resync") == "Everything was sent to you a moment ago; ask again in some seconds."
        assert len(tab.raw) == before + 1
        other = await ann.tab(id_of(tab))
        await other.do("resync")


async def test_many_sockets_of_one_address_pay_together(tmp_path: Path) -> None:
    rates = Rates(resyncs=Rate(0.001, 5), all_resyncs=Rate(0.001, 7))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann") as (ann,):
        id = await ann.open()
        tabs = [await ann.tab(id) for _ in range(3)]
        answers = [(await tab.ask("resync"))["type"] for tab in tabs for _ in range(4)]
        assert answers.count("done") == 7


async def test_who_asks_for_everything_again_costs_the_others_no_frame(tmp_path: Path) -> None:
    async with evening(tmp_path, rates=PLENTY) as house, visitors(url_of(house), "Ann", "Bea") as guests:
        ann, bea = await seated(guests)
        await bea.catch_up()
        before = len(bea.raw)
        await ann.do("resync")
        await bea.catch_up()
        assert len(bea.raw) == before + 1
