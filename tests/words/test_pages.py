"""A rules page in another language says all that the English one says: in the same paragraphs, tables and rulings."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

import pytest

from parlour.cli.words import packages
from parlour.core import catalogue, described
from parlour.core.words import ENGLISH
from parlour.core.words.messages.words import MessageWords, page_of
from parlour.games import SHELF, find

TRANSLATED: Final = [
    (package, place.name.removesuffix(".md"))
    for package in packages()
    for place in sorted((files(package) / "words").iterdir(), key=lambda place: place.name)
    if place.name.endswith(".md")
]
RULING: Final = r"[A-Z]{2}-\d+"
FIVE: Final = 5  # seats at a table, or as many as a game has


def headings(page: str) -> list[str]:
    return re.findall(r"^(#+) ", page, re.MULTILINE)


def paragraphs(page: str) -> list[str]:
    """The numbers of the paragraphs, found as the browser finds them: a date that begins a line would count too."""
    return re.findall(r"^\s*(\d+)[.)]\s", page, re.MULTILINE)


def rulings(page: str) -> list[list[str]]:
    """Each ruling by its id, and those that it speaks of."""
    told = re.findall(rf"^- (?:\*\*)?({RULING}\b.*(?:\n  .*)*)", page, re.MULTILINE)
    return [re.findall(rf"{RULING}\b", text) for text in told]


def tables(page: str) -> list[list[str]]:
    """Every row of every table: cells of numbers as they are, and how long the others are does not matter."""
    rows = [line.strip() for line in page.splitlines() if line.strip().startswith("|")]
    return [[cell.strip() if is_number(cell) else "…" for cell in row[1:-1].split("|")] for row in rows]


def is_number(cell: str) -> bool:
    return bool(re.fullmatch(r"[\d\s-]*", cell))


def tips(page: str) -> int:
    return len(re.findall(rf"^- (?!(?:\*\*)?{RULING})", page, re.MULTILINE))


def code_names(page: str) -> list[str]:
    """Options and their values are the same in all languages."""
    return sorted(re.findall(r"(?<!`)`([^`\n]+)`", page))


def game_of(package: str) -> Any:
    return next(game for game in map(find, SHELF) if game.package == package)


def titles(package: str, language: str) -> dict[str, str]:
    """What things are called at the table."""
    game, words = game_of(package), MessageWords(package, language)
    seats = min(FIVE, game.seats[-1])
    settings = game.table(seats, {})
    things = [thing for thing in catalogue(game.things, seats, settings) if thing.kind != "seat"]
    return {thing.id: words.thing(thing, settings).title for thing in things}


def on_one_line(page: str) -> str:
    return " ".join(page.split())


def test_there_is_a_page_in_german() -> None:
    assert ("parlour.games.mind_reader", "de") in TRANSLATED


@pytest.mark.parametrize("part", [headings, paragraphs, rulings, tables, tips, code_names])
@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_a_page_has_the_parts_of_the_english_one_in_their_order(
    package: str, language: str, part: Callable[[str], Any]
) -> None:
    english = part(page_of(package, ENGLISH))
    assert english and part(page_of(package, language)) == english


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_every_option_is_explained_by_its_name(package: str, language: str) -> None:
    page, options = page_of(package, language), described(game_of(package).settings)
    assert [option.name for option in options if f"`{option.name}" not in page] == []


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_a_thing_is_called_the_same_on_the_page_and_at_the_table(package: str, language: str) -> None:
    english, own = on_one_line(page_of(package, ENGLISH)), on_one_line(page_of(package, language)).lower()
    spoken_of = [thing for thing, title in titles(package, ENGLISH).items() if title in english]
    called = titles(package, language)
    assert spoken_of and [called[thing] for thing in spoken_of if called[thing].lower() not in own] == []


@pytest.mark.parametrize(
    ("part", "broken"),
    [
        (headings, "# A\n\n## B\n"),
        (paragraphs, "1. One,\n   on the\n   15. of May.\n"),
        (rulings, "- **AB-1** One.\n- **AB-2** As\n  AB-2.\n"),
        (tables, "| a | 3 | |\n|---|---|---|\n"),
        (tips, "- One.\n- **AB-1** A ruling.\n- Two.\n"),
        (code_names, "`a` and `c`"),
    ],
)
def test_what_differs_is_seen(part: Callable[[str], Any], broken: str) -> None:
    """The page that these are compared with is a little different in every part."""
    page = (
        "# A\n\n1. One, `a` and `b`.\n\n| a | 2 | |\n|---|---|---|\n\n- One.\n- **AB-1** One.\n- **AB-2** As\n  AB-1.\n"
    )
    assert part(page) and part(broken) != part(page)
