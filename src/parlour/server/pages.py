"""The web client: files that were built, held in memory, and nothing else of the disk."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from aiohttp import web
from msgspec import Struct

import parlour

PLACES: Final = (  # where a built client may lie: in the installed package, or in a checkout
    Path(parlour.__file__).parent / "web",
    Path(parlour.__file__).parents[2] / "web" / "dist",
)
FOR_EVER: Final = "public, max-age=31536000, immutable"  # of files whose names change when they do
ABSENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parlour</title>
<h1>Parlour</h1>
<p>The server runs, but its web client has not been built.</p>
<p>In a checkout, <code>make play</code> builds it; an installed package brings it along.</p>
<p>You can play in a terminal meanwhile: <code>parlour play mind_reader</code>.</p>
</html>
"""


class Page(Struct, frozen=True):
    body: bytes
    type: str
    cache: str

    def response(self) -> web.Response:
        return web.Response(body=self.body, headers={"Content-Type": self.type, "Cache-Control": self.cache})


class Client:
    """Every file of the client by its path; any other path without a dot is a page of the client's own."""

    def __init__(self, folder: Path | None) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder else []
        self.pages = {path.relative_to(folder).as_posix(): page(path) for path in files} if folder else {}
        self.index = self.pages.get("index.html") or Page(ABSENT.encode(), "text/html; charset=utf-8", "no-cache")

    def find(self, path: str) -> Page | None:
        return self.pages.get(path) or (None if "." in path else self.index)


def page(path: Path) -> Page:
    guessed = guess_type(path.name)[0] or "application/octet-stream"
    text = guessed.startswith("text/") or guessed in ("application/json", "image/svg+xml", "application/javascript")
    cache = FOR_EVER if path.parent.name == "assets" else "no-cache"
    return Page(path.read_bytes(), f"{guessed}; charset=utf-8" if text else guessed, cache)


def built() -> Path | None:
    """Where the built client is, if it is anywhere."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)
