"""A socket as RFC 6455 has it, over real connections: pieces, limits, pings, farewells, ends that fall silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json

from parlour.server import wire
from parlour.server.house import House
from parlour.server.http.limits import LONGEST_MESSAGE, Rates
from parlour.server.http.sockets import heartbeat
from parlour.server.rates import Rate
from tests.server.line import BYTES, CLOSE, MORE, PING, PONG, TEXT, Line, asking, connected, piece, socket
from tests.server.visitors import PLENTY, Visitor, evening, url_of, visitors

REQUEST = json.encode({"type": "bot", "id": "ü", "seat": 63})  # always refused, so always answered
REFUSED = '"id":"ü"'.encode()


@asynccontextmanager
async def at_a_table(folder: Path, rates: Rates = PLENTY) -> AsyncIterator[tuple[House, Visitor, Line]]:
    async with (
        evening(folder, rates=rates) as house,
        visitors(url_of(house), "Ann") as (ann,),
        socket(ann, await ann.open()) as line,
    ):
        yield house, ann, line


def gone(house: House) -> bool:
    return not any(table.tabs for table in house.tables.values())


async def until_gone(house: House) -> None:
    while not gone(house):
        await asyncio.sleep(0.01)


async def test_a_message_may_come_in_one_piece_in_many_or_byte_by_byte(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(piece(TEXT, REQUEST))
        assert REFUSED in await line.answer()
        parts = [REQUEST[start : start + 7] for start in range(0, len(REQUEST), 7)]  # one of them cuts the ü in two
        line.send(piece(TEXT, parts[0], last=False))
        line.send(*[piece(MORE, part, last=False) for part in parts[1:]], piece(PING, b"between"), piece(MORE))
        assert (await line.until(PONG)).data == b"between"
        assert REFUSED in await line.answer()
        for byte in piece(TEXT, REQUEST):
            line.send(bytes([byte]))
            await asyncio.sleep(0)
        assert REFUSED in await line.answer()


async def test_many_messages_at_once_are_answered_in_turn(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        requests = [json.encode({"type": "bot", "id": f"r{n}", "seat": 63}) for n in range(500)]
        line.send(*[piece(TEXT, request) for request in requests])
        answers = [json.decode(await line.answer())["id"] for _ in requests]
        assert answers == [f"r{n}" for n in range(500)]


async def test_the_longest_message_is_read_and_a_longer_one_is_not(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(piece(TEXT, b"x" * LONGEST_MESSAGE))
        assert b"mistake" in await line.answer()
        line.send(piece(TEXT, b"x" * (LONGEST_MESSAGE + 1)))
        assert (await line.until(CLOSE)).code == 1009


async def test_pieces_that_are_too_long_together_are_too_long(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        line.send(piece(TEXT, b"x" * LONGEST_MESSAGE, last=False), piece(MORE, b"x"))
        assert (await line.until(CLOSE)).code == 1009
        assert await line.end() == b""  # the house hangs up
        await until_gone(house)


async def test_a_ping_between_the_pieces_of_the_longest_message_costs_it_nothing(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(piece(TEXT, b"x" * LONGEST_MESSAGE, last=False), piece(PING, b"still here?"), piece(MORE))
        assert (await line.until(PONG, CLOSE)).data == b"still here?"
        assert b"mistake" in await line.answer()


async def test_what_only_claims_to_be_long_is_not_waited_for(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(b"\x81\xff" + (1 << 63).to_bytes(8, "big"))
        assert (await line.until(CLOSE)).code == 1009


WRONG = {
    "unmasked": piece(TEXT, REQUEST, masked=False),
    "compressed, which nobody agreed to": piece(TEXT, REQUEST, first=0x40),
    "of an unknown kind": piece(3, b"x"),
    "of an unknown kind of control": piece(11),
    "a ping that is too long": piece(PING, b"x" * 126),
    "a ping in parts": piece(PING, last=False),
    "a piece of nothing": piece(MORE, b"x"),
    "a message within a message": piece(TEXT, b"x", last=False) + piece(TEXT, b"x"),
}


@pytest.mark.parametrize("bytes_", WRONG.values(), ids=WRONG)
async def test_what_is_no_piece_ends_the_socket(tmp_path: Path, bytes_: bytes) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        line.send(piece(TEXT, REQUEST), bytes_, piece(TEXT, REQUEST))
        assert REFUSED in await line.answer()  # what came before counts
        assert (await line.until(CLOSE)).code == 1002
        assert await line.end() == b""  # and nothing after it does
        await until_gone(house)


@pytest.mark.parametrize(
    "text", [b"\xff", b"\xed\xa0\x80", b'{"type":"\xc3'], ids=["no byte of it", "half a pair", "cut"]
)
async def test_what_is_not_text_ends_the_socket(tmp_path: Path, text: bytes) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(piece(TEXT, text))
        assert (await line.until(CLOSE)).code == 1007


async def test_bytes_are_a_mistake_and_no_more(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (_, _, line):
        line.send(piece(BYTES, REQUEST), piece(TEXT, REQUEST))
        assert b"mistake" in await line.answer()
        assert REFUSED in await line.answer()


FLOODS = {"pings": piece(PING), "pongs": piece(PONG), "empty pieces": piece(MORE, last=False)}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_flood_of_anything_ends_the_socket(tmp_path: Path, flood: bytes) -> None:
    async with at_a_table(tmp_path, Rates(messages=Rate(0.001, 20))) as (_, _, line):
        line.send(piece(TEXT, last=False) if flood == FLOODS["empty pieces"] else b"", flood * 10)
        line.send(*[flood] * 30)
        assert (await line.until(CLOSE)).code == wire.CLOSE_FLOOD


CODES = [(b"", 1000), (b"\x03\xe8", 1000), (b"\x03\xe9bye", 1001), (b"\x0f\xa0", 4000)]
CODES += [(b"\x03", 1002), (b"\x03\xed", 1002), (b"\x00\x07", 1002), (b"\x03\xe8\xff", 1002)]


@pytest.mark.parametrize(("farewell", "code"), CODES)
async def test_a_farewell_is_returned_and_the_house_hangs_up(tmp_path: Path, farewell: bytes, code: int) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        line.send(piece(CLOSE, farewell), piece(TEXT, REQUEST))
        assert (await line.until(CLOSE)).code == code
        assert await line.end() == b""
        await until_gone(house)


async def test_what_was_asked_for_before_a_farewell_is_done(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, ann, line):
        async with socket(ann, (table := next(iter(house.tables.values()))).id) as other:
            line.send(piece(TEXT, b'{"type":"bot","id":"x","seat":1,"bot":"random"}'), piece(CLOSE))
            await line.end()
            while b'"bot":"random"' not in (await other.until(TEXT)).data:
                pass
        assert table.seating.chairs[1].bot == "random"


async def test_the_house_says_goodbye_and_waits_for_the_answer(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        closing = asyncio.create_task(house.close())
        assert (await line.until(CLOSE)).code == wire.CLOSE_RESTART
        await closing
        line.send(piece(TEXT, REQUEST), piece(CLOSE))
        assert await line.end() == b""


async def test_who_does_not_say_goodbye_is_left_without_it(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        await house.close()
        assert (await line.until(CLOSE)).code == wire.CLOSE_RESTART
        assert await line.end() == b""


async def test_an_end_that_was_cut_off_is_gone_at_once(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        line.writer.transport.abort()
        await until_gone(house)


async def test_an_end_that_only_stops_to_speak_is_hung_up_on(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (house, _, line):
        line.writer.write_eof()
        await line.end()
        await until_gone(house)


async def test_a_silent_end_is_asked_and_given_up_if_it_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "SECOND", 0.01)
    async with at_a_table(tmp_path) as (house, _, line):
        for _ in range(5):
            ping = await line.until(PING)
            line.send(piece(PONG, ping.data))
        assert not gone(house)
        await line.until(PING)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # no goodbye: nobody would hear it
            await line.until(CLOSE)
        await until_gone(house)


async def test_a_reader_who_takes_nothing_is_sent_away(tmp_path: Path) -> None:
    rates = Rates(resyncs=Rate(1e6, 1e6), all_resyncs=Rate(1e6, 1e6), messages=Rate(1e6, 1e6))
    async with at_a_table(tmp_path, rates) as (house, _, line):
        while not gone(house):  # what is asked for is far more than the connection and the house keep
            line.send(piece(TEXT, b'{"type":"resync","id":"x"}') * 20)
            await asyncio.sleep(0)


HANDSHAKES: dict[str, dict[str, str | None]] = {
    "no key": {"Sec_WebSocket_Key": None},
    "a key that is none": {"Sec_WebSocket_Key": "x"},
    "a short key": {"Sec_WebSocket_Key": "eA=="},
    "another version": {"Sec_WebSocket_Version": "8"},
    "another protocol": {"Upgrade": "h2c"},
    "no upgrade": {"Connection": "keep-alive"},
}


@pytest.mark.parametrize("changed", HANDSHAKES.values(), ids=HANDSHAKES)
async def test_who_does_not_ask_for_a_socket_gets_none(tmp_path: Path, changed: dict[str, str | None]) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        line = await connected(ann.url)
        line.send(asking(ann, await ann.open(), **changed))
        head = await line.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 ")
        assert gone(house)
        line.writer.close()


@asynccontextmanager
async def hasty(visitor: Visitor, table: str, *pieces: bytes) -> AsyncIterator[Line]:
    """A socket on which something is said before the house has agreed to it."""
    line = await connected(visitor.url)
    try:
        line.send(asking(visitor, table), *pieces)
        assert (await line.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        yield line
    finally:
        line.writer.transport.abort()


async def test_what_is_sent_together_with_the_handshake_is_answered(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as house,
        visitors(url_of(house), "Ann") as (ann,),
        hasty(ann, await ann.open(), piece(TEXT, REQUEST), piece(PING, b"early")) as line,
    ):
        assert (await line.until(PONG)).data == b"early"
        assert REFUSED in await line.answer()


async def test_of_much_that_comes_with_the_handshake_all_is_answered(tmp_path: Path) -> None:
    """It is more than the house keeps of it: the rest is read once the handshake is made."""
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        async with hasty(ann, await ann.open(), *[piece(TEXT, REQUEST)] * 2_000) as line:
            answers = [await line.answer() for _ in range(2_000)]
        assert all(REFUSED in answer for answer in answers)


async def test_what_is_no_piece_and_comes_with_the_handshake_ends_the_socket(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as house,
        visitors(url_of(house), "Ann") as (ann,),
        hasty(ann, await ann.open(), piece(TEXT, REQUEST, masked=False)) as line,
    ):
        assert (await line.until(CLOSE)).code == 1002
        await until_gone(house)


async def test_who_is_turned_away_may_have_said_something_already(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as house,
        visitors(url_of(house), "Ann") as (ann,),
        hasty(ann, "no-such-table", piece(TEXT, REQUEST), piece(CLOSE)) as line,
    ):
        assert (await line.until(CLOSE)).code == wire.CLOSE_FORGOTTEN
        assert await line.end() == b""
