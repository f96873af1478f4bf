"""The client's files come small, are cached well, and are all that ever comes compressed."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlour.server.http.pages import Client, best
from tests.server.visitors import Visitor, evening, url_of, visitors

SCRIPT = b"console.log('teacup');" * 50


def built(folder: Path) -> Path:
    """A client as the build leaves it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>client</title>")
    (folder / "assets" / "main-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-1.js.br").write_bytes(b"as brotli")
    (folder / "photo.png").write_bytes(b"as it is")
    return folder


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Visitor]:
    """Somebody who is shown what is on the wire, not what a library makes of it."""
    client = built(folder / "client")
    async with evening(folder, client=client) as house, visitors(url_of(house), "Ann") as (ann,):
        ann.session._auto_decompress = False
        yield ann


async def got(ann: Visitor, path: str, accepted: str, **more: str) -> tuple[int, Mapping[str, str], bytes]:
    return await ann.send("GET", path, Accept_Encoding=accepted, **more)


async def test_each_browser_gets_the_smallest_that_it_can_read(tmp_path: Path) -> None:
    async with browser(tmp_path) as ann:
        seen = {}
        for accepted, encoding, body in (
            ("gzip, deflate, br", "br", b"as brotli"),
            ("gzip, deflate", "gzip", gzip.compress(SCRIPT)),
            ("identity", None, SCRIPT),
        ):
            status, headers, sent = await got(ann, "/assets/main-1.js", accepted)
            assert (status, headers.get("Content-Encoding")) == (200, encoding)
            assert sent[10:] == body[10:]  # gzip writes the hour into its head
            assert headers["Vary"] == "Accept-Encoding"
            assert headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert "immutable" in headers["Cache-Control"]
            seen[headers["ETag"]] = encoding
        assert len(seen) == 3


async def test_what_was_not_compressed_at_the_build_comes_as_it_is(tmp_path: Path) -> None:
    async with browser(tmp_path) as ann:
        status, headers, body = await got(ann, "/photo.png", "gzip, br")
        assert (status, body) == (200, b"as it is")
        assert "Content-Encoding" not in headers and "Vary" not in headers


async def test_what_a_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    async with browser(tmp_path) as ann:
        _, headers, _ = await got(ann, "/table/anything", "gzip")
        assert headers["Cache-Control"] == "no-cache"
        status, again, body = await got(ann, "/table/anything", "gzip", If_None_Match=headers["ETag"])
        assert (status, body, again["ETag"]) == (304, b"", headers["ETag"])
        status, _, _ = await got(ann, "/table/anything", "gzip", If_None_Match='"another"')
        assert status == 200


async def test_compressed_files_are_no_pages_of_their_own(tmp_path: Path) -> None:
    async with browser(tmp_path) as ann:
        assert (await ann.get("/assets/main-1.js.gz"))[0] == 404


async def test_nothing_that_a_person_is_told_is_ever_compressed(tmp_path: Path) -> None:
    """Names that others chose stand beside what only one may know: the length of both together would tell."""
    async with browser(tmp_path) as ann:
        id = await ann.open(bot="random")
        for path in ("/api/me", "/api/games", "/api/tables", f"/api/tables/{id}", "/api/games/mind_reader/page"):
            status, headers, _ = await got(ann, path, "gzip, br, deflate")
            assert (status, headers.get("Content-Encoding")) == (200, None)
        tab = await ann.tab(id)
        assert tab.socket.compress == 0


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", None),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("gzip;q=0.000, *;q=0.1", "br"),
        ("deflate, zstd", None),
        (";;;,=,q=0", None),
    ],
)
def test_accept_encoding_is_read_as_it_is_meant(accepted: str, chosen: str | None) -> None:
    assert best(accepted, {"br": b"", "gzip": b""}) == chosen


def test_the_client_that_was_built_here_has_its_compressed_files_beside_it() -> None:
    from parlour.server.http.pages import built

    folder = built()
    if folder is None:
        pytest.skip("needs a built client")
    scripts = [page for path, page in Client(folder).pages.items() if path.endswith(".js")]
    assert scripts and all(gzip.decompress(page.packed["gzip"]) == page.body for page in scripts)
