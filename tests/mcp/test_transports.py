"""``parlour mcp`` as a model meets it: a process of its own, over standard input and output or over HTTP."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession
from mcp import Client, StdioServerParameters

from tests.browser.house import quick
from tests.cli.shell import COMMAND, environment, parlour
from tests.mcp.players import OVER, Reader
from tests.server.test_accounts import signed_up, token_of
from tests.server.visitors import visitors


@asynccontextmanager
async def over_stdio(home: Path, *words: str, **more: str) -> AsyncIterator[Reader]:
    program, *rest = COMMAND
    started = StdioServerParameters(command=program, args=[*rest, "mcp", *words], env={**environment(home), **more})
    async with Client(started) as client:
        yield Reader(client)


@contextmanager
def over_http(home: Path) -> Iterator[str]:
    """The address of the tools."""
    process = subprocess.Popen(
        [*COMMAND, "mcp", "--http", "0"], env=environment(home), stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("Parlour's tools are at http://127.0.0.1:"), first
        yield first.split()[-1]
    finally:
        process.terminate()
        process.communicate(timeout=300)


async def test_a_game_over_standard_input_and_output(tmp_path: Path) -> None:
    async with over_stdio(tmp_path) as player:
        assert "mind_reader: Mind Reader" in await player.do("games")
        table = await player.opened("mind_reader", bot="thumb", options={"length": "one hand"})
        assert (await player.play_on(table)).startswith(OVER)
        assert await player.refused("look", table="t2")


async def test_a_game_over_http(tmp_path: Path) -> None:
    with over_http(tmp_path) as url:
        async with Client(url) as client:
            player = Reader(client)
            table = await player.opened("mastermind", bot="thumb")
            assert (await player.play_on(table)).startswith(OVER)
            assert await player.refused("move", table=table, question="1", number=1) == OVER
        async with ClientSession() as browser:  # a page that a browser on this machine shows
            headers = {"Origin": "https://elsewhere.example", "Accept": "application/json, text/event-stream"}
            async with browser.post(url, json={"jsonrpc": "2.0", "id": 1, "method": "ping"}, headers=headers) as answer:
                assert answer.status == 403


async def test_a_game_in_a_house_that_is_another_process(tmp_path: Path) -> None:
    house = quick(tmp_path / "house.sqlite3")
    house.open()
    try:
        async with visitors(house.url, "Maker") as (maker,):
            await signed_up(maker, "Model")
            token = await token_of(maker)
        async with over_stdio(tmp_path, "--server", house.url, PARLOUR_TOKEN=token) as player:
            table = await player.opened("mastermind", bot="thumb")
            assert (await player.play_on(table)).startswith(OVER)
            assert player.claims > 0
    finally:
        house.close()


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with over_http(tmp_path) as url:
        port = url.rpartition(":")[2].partition("/")[0]
        done = parlour(tmp_path, "mcp", "--http", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} cannot be used: Address already in use.\n"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--server", "http://localhost:1"], "--server needs a --token, which the page /account of that house makes."),
        (["--server", "localhost", "--token", "t"], "--server must be like https://parlour.example, not localhost."),
        (["--http", "many"], "--http must be a whole number, not many."),
        (["--http", "70000"], "--http must be a number from 0 to 65535, not 70000."),
    ],
)
def test_bad_arguments_get_one_sentence(tmp_path: Path, words: list[str], why: str) -> None:
    done = parlour(tmp_path, "mcp", *words)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", why)
