"""Whatever schemathesis makes of the description, the house answers as it is described there, and never with a 500."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from msgspec import json

from parlour.testing.kit import soak
from tests.server.visitors import evening, url_of, visitors

STREAMS = ("/api/tables/{table}/socket", "/api/tables/{table}/events")  # they don't end by themselves
EXAMPLES = 4  # of each operation, in the short form


@contextmanager
def open_house(folder: Path) -> Iterator[tuple[str, dict[str, Any], str, str]]:
    """A house in another thread: where it is, how it describes itself, a table there, and a token."""
    ready, done, told = Event(), asyncio.Event(), []

    async def host() -> None:
        async with evening(folder) as house, visitors(url_of(house), "Ann") as (ann,):
            table = await ann.open(bot="random")
            _, body = await ann.get("/api/openapi.json")
            await ann.send("POST", "/api/account", b'{"name":"Ann"}')
            _, _, made = await ann.send("POST", "/api/account/tokens", b'{"name":"bot"}')
            told.extend(
                [asyncio.get_running_loop(), url_of(house), json.decode(body), table, json.decode(made)["token"]]
            )
            ready.set()
            await done.wait()

    thread = Thread(target=lambda: asyncio.run(host()))
    thread.start()
    try:
        assert ready.wait(60)
        yield tuple(told[1:])  # type: ignore[misc]
    finally:
        told[0].call_soon_threadsafe(done.set)
        thread.join(60)


@pytest.mark.slow
def test_the_house_answers_as_it_is_described(tmp_path: Path) -> None:
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    with open_house(tmp_path) as (url, described, table, token):
        schema = schemathesis.openapi.from_dict(described)
        tried = 0
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path in STREAMS:
                continue

            def answers_well(case: Any) -> None:
                if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
                    case.path_parameters["table"] = table  # every other time one that there is
                headers = {"Authorization": f"Bearer {token}"}
                case.call_and_validate(base_url=url, checks=checks, headers=headers, timeout=300)

            run = settings(
                max_examples=EXAMPLES * soak(),
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            run(given(case=operation.as_strategy())(answers_well))()
            tried += 1
        assert tried == sum(map(len, described["paths"].values())) - len(STREAMS)
