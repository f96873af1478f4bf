"""Pages that the server writes itself: they bring their style along, and no scripts."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from parlour.core import Language
from parlour.core.words.messages.house import speech
from parlour.study.page import document
from parlour.study.page.markup import element

HTML: Final = "text/html; charset=utf-8"
STYLED: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"  # no scripts


def wants_page(request: web.Request) -> bool:
    """Whether a person looks at the answer: browsers say so of an address that is opened, programs don't."""
    return "text/html" in request.headers.get("Accept", "")


def sentence_page(sentence: str, status: int, language: Language) -> web.Response:
    """One sentence and the way to the lobby, as the client's own rooms say it."""
    door = element("p", element("a", speech("mails", language)("to-the-lobby"), href="/"))
    text = document(sentence, element("main", element("h1", sentence), door), language=language)
    headers = {"Content-Type": HTML, "Cache-Control": "no-store", "Content-Security-Policy": STYLED}
    return web.Response(body=text.encode(), status=status, headers=headers)
