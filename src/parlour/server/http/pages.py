"""The web client: files that were built, held in memory, and nothing else of the disk.

Beside words they are the only thing that is sent compressed, and were compressed when they were built: they are the
same for everybody and hold nothing secret.  Other answers of the API and frames never are: they mix what one person may
know with texts that another chose (names, entropy), and the length of the two compressed together tells of the secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
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
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # by how HTTP calls them, the smaller first: how their files end
MANIFEST: Final = "application/manifest+json"  # what lets a browser install the client
TEXTS: Final = ("application/json", "image/svg+xml", "application/javascript", MANIFEST)
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
    packed: Mapping[str, bytes] = {}  # the same by encoding

    def response(self, request: web.Request) -> web.Response:
        """The smallest that the browser can read; nothing, if it has just that already."""
        encoding = best(request.headers.get("Accept-Encoding", ""), self.packed)
        body = self.packed[encoding] if encoding else self.body
        tag = sha256(body).hexdigest()[:20]  # each encoding has its own: they are different bytes
        headers = {"Content-Type": self.type, "Cache-Control": self.cache, "ETag": f'"{tag}"'}
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        if any(known.value in (tag, "*") for known in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return web.Response(body=body, headers=headers)


class Client:
    """Every file of the client by its path; any other path without a dot is a page of the client's own."""

    def __init__(self, folder: Path | None) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder else []
        files = [path for path in found if path.suffix not in ENCODINGS.values()]
        self.pages = {path.relative_to(folder).as_posix(): page(path) for path in files} if folder else {}
        self.index = self.pages.get("index.html") or Page(ABSENT.encode(), "text/html; charset=utf-8", "no-cache")

    def find(self, path: str) -> Page | None:
        return self.pages.get(path) or (None if "." in path else self.index)


def page(path: Path) -> Page:
    guessed = MANIFEST if path.suffix == ".webmanifest" else guess_type(path.name)[0] or "application/octet-stream"
    text = guessed.startswith("text/") or guessed in TEXTS
    cache = FOR_EVER if path.parent.name == "assets" else "no-cache"
    return Page(path.read_bytes(), f"{guessed}; charset=utf-8" if text else guessed, cache, packed(path))


def packed(path: Path) -> dict[str, bytes]:
    """What the build has laid beside a file."""
    beside = {encoding: path.with_name(path.name + end) for encoding, end in ENCODINGS.items()}
    return {encoding: file.read_bytes() for encoding, file in beside.items() if file.is_file()}


def best(accepted: str, offered: Mapping[str, bytes]) -> str | None:
    """The first encoding offered that an Accept-Encoding accepts; None: as it is."""
    wishes = dict([wish(part) for part in accepted.lower().split(",")])
    return next((encoding for encoding in offered if wishes.get(encoding, wishes.get("*", False))), None)


def wish(part: str) -> tuple[str, bool]:
    """gzip;q=0.5: the encoding's name, and whether it is welcome; q=0 says that it isn't."""
    name, _, rest = part.partition(";")
    key, _, weight = rest.partition("=")
    return name.strip(), key.strip() != "q" or weight.strip().strip("0.") != ""


def built() -> Path | None:
    """Where the built client is, if it is anywhere."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)
