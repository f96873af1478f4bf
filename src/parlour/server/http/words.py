"""The words of the house and its games as browsers fetch them: one file a part, in a language that is spoken.

They are the same for everybody and hold nothing secret, so they come compressed, as the client's files do.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from aiohttp import web
from msgspec import json
from structlog.typing import FilteringBoundLogger

from parlour import games
from parlour.core import ENGLISH, Language, Refused
from parlour.core.words import languages_of, languages_of_house, words_of_game
from parlour.core.words.messages import Say
from parlour.core.words.messages.bundle import NOBODY, Bundle
from parlour.core.words.messages.words import house_messages, messages_of, parts_of_house, words_of_house
from parlour.server.http.guard import Trouble
from parlour.server.http.pages import Page
from parlour.server.http.routes import Route
from parlour.server.wire import SpokenLanguage

FTL: Final = "text/plain; charset=utf-8"
FRESH: Final = "no-cache"  # a browser asks each time whether its own is still the same
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)  # for those who translate


class WordsDoor:
    """Nothing is looked up by a language or a part that is not there."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        self.broken = broken_words()
        for (game, _), reason in self.broken.items():
            log.error("words_unreadable", game=game, error=reason)

    def routes(self) -> list[Route]:
        where, file = "/api/words/{language}", "text/plain"
        return [
            Route("GET", "/api/words", self.languages, "The languages of the house", list[SpokenLanguage]),
            Route("GET", f"{where}/{{part}}.ftl", self.part, "Messages of the house", file),
            Route("GET", f"{where}/games/{{game}}.ftl", self.game, "Messages of a game", file),
        ]

    async def languages(self, request: web.Request) -> web.Response:
        return spoken_page().response(request)

    async def part(self, request: web.Request) -> web.Response:
        part = request.match_info["part"]
        if part not in parts_of_house():
            raise Trouble(404, "no-such-words")
        language = spoken(request, languages_with(part))
        return answered(request, house_page(language, part), language)

    async def game(self, request: web.Request) -> web.Response:
        game = request.match_info["game"]
        if game not in games.shelf():
            raise Trouble(404, "no-game-of-that-name")
        package = games.find(game).package
        language = spoken(request, languages_of(package))
        if (game, language) in self.broken:
            raise Trouble(404, self.broken[game, language])
        return answered(request, game_page(package, language), language)


def spoken(request: web.Request, languages: frozenset[Language]) -> Language:
    """The language in the path, or English where it is not spoken."""
    asked = request.match_info["language"]
    return asked if asked in languages else ENGLISH


@cache
def languages_with(part: str) -> frozenset[Language]:
    return frozenset([language for language in languages_of_house() if part in parts_of_house(language)])


def answered(request: web.Request, page: Page, language: Language) -> web.Response:
    response = page.response(request)
    response.headers["Content-Language"] = language
    return response


@cache
def house_page(language: Language, part: str) -> Page:
    return page_of(words_of_house(language, part))


@cache
def game_page(package: str, language: Language) -> Page:
    return page_of(words_of_game(package, language))


def page_of(place: Traversable) -> Page:
    body = COMMENT.sub("", place.read_text("utf-8")).encode()
    return Page(body, FTL, FRESH, {"gzip": gzip.compress(body, mtime=0)})


@cache
def spoken_page() -> Page:
    """Every language by its own name, English first."""
    order = sorted(languages_of_house(), key=lambda language: (language != ENGLISH, language))
    return Page(json.encode([SpokenLanguage(each, name_of(each)) for each in order]), "application/json", FRESH)


def name_of(language: Language) -> str:
    return Bundle(language, house_messages(language)).format(Say("language"), NOBODY)


def broken_words() -> dict[tuple[str, Language], str]:
    """What can't be read of the words that games of other packages bring, and why.  Tests read all of ours."""
    found: dict[tuple[str, Language], str] = {}
    for game in [game for game in games.shelf() if game not in games.SHELF]:
        for language in languages_of_brought(game):
            try:
                messages_of(games.find(game).package, language)
            except (Refused, OSError, ValueError) as reason:
                found[game, language] = str(reason)
    return found


def languages_of_brought(game: str) -> frozenset[Language]:
    """None of a game that can't even be imported: the shelf tells of it."""
    try:
        return languages_of(games.find(game).package)
    except Exception:
        return frozenset()
