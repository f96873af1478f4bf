"""The page of an analysis: whole, self-contained, and readable without its pictures."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from parlour.games import SHELF
from parlour.study.analysis.shape import Proved
from parlour.study.page import page
from parlour.study.page.knowing import missed
from parlour.study.page.markup import Markup, element
from parlour.study.page.parts import letters
from tests.study.analysis.records import analysed
from tests.study.analysis.test_analysis import TABLES

EMPTY = {"meta"}  # elements without an end


class Outline(HTMLParser):
    """Checks that every element is closed in its turn, and keeps what a reader meets."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_page_with_its_sections(game: str) -> None:
    analysis = analysed(game, TABLES[game])
    outline = Outline(page(analysis))
    told = " ".join(outline.text)
    for section in ("What was left to find out", "Turning points", "When each answer could first be known"):
        assert section in told
    assert "What the bots believed" in told
    assert analysis.headline in told
    assert "Judged only by what each seat knew" in told


@pytest.mark.parametrize("game", SHELF)
def test_a_page_needs_nothing_from_elsewhere(game: str) -> None:
    html = page(analysed(game, TABLES[game]))
    assert not re.search(r"https?:|//|@import|url\(|<script|<link|<img| src=| href=", html)


def test_in_a_house_the_page_begins_with_doors_that_paper_does_without() -> None:
    outline = Outline(page(analysed("graves", 2), [("/", "To the lobby")]))
    body = [tag for tag, _ in outline.met].index("body")
    assert outline.met[body + 1 : body + 3] == [
        ("nav", {"class": "on-screen", "aria-label": "Other rooms"}),
        ("a", {"href": "/"}),
    ]
    assert "To the lobby" in outline.text


@pytest.mark.parametrize("game", SHELF)
def test_every_picture_is_told_in_words_or_is_beside_them(game: str) -> None:
    pictures = [attributes for tag, attributes in Outline(page(analysed(game, TABLES[game]))).met if tag == "svg"]
    assert pictures
    for attributes in pictures:
        assert attributes.get("aria-hidden") == "true" or attributes.get("aria-label")


def test_a_page_is_for_light_and_dark_for_phones_and_paper() -> None:
    html = page(analysed("graves", 2))
    for query in ("prefers-color-scheme: dark", "max-width", "@media print", "width=device-width"):
        assert query in html


def test_seats_have_the_letters_that_they_have_at_the_table() -> None:
    """``lettersOf`` in the client says the same of these names."""
    assert letters(["Jolly Dormouse", "Agatha", "Ann", "Jo", "A"]) == ["J", "A", "N", "O", "5"]


def test_a_missed_proof_says_whose_eyes_saw_it() -> None:
    analysis = analysed("graves", 2)
    proved = Proved("It is so.", (3,), ("You were told so.",), (1,))
    made = replace(analysis.decisions[0], seat=1, missed=proved)
    told = Outline(missed(replace(analysis, decisions=(made,))) or "").text
    eyes = told.index(f"As {analysis.names[1]} was told:")
    assert eyes < told.index("You were told so.")


def test_a_name_never_becomes_markup() -> None:
    analysis = analysed("graves", 2)
    seats = [replace(seat, name="<b onclick='x'>") for seat in analysis.seats]
    html = page(replace(analysis, names=("<script>alert(1)</script>", '"&'), seats=tuple(seats)))
    assert "<script>" not in html and "<b onclick" not in html
    assert "&lt;script&gt;" in html


def test_text_is_escaped_and_markup_is_not() -> None:
    assert element("p", "a < b", Markup("<i>c</i>"), class_='x"y', hidden=None) == (
        '<p class="x&quot;y">a &lt; b<i>c</i></p>'
    )


def test_a_game_without_an_end_has_a_page_too() -> None:
    analysis = replace(analysed("graves", 2), result=None, headline="A game without an end")
    assert "A game without an end" in page(analysis)
