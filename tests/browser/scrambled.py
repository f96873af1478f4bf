"""Languages that nobody can read: English with every letter replaced by another, and the same from right to left.

They are spoken by the house that calls ``install``, and the first by every game on its shelf.  What still works in
them does not depend on words.
"""

from __future__ import annotations

from pathlib import Path
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from tempfile import mkdtemp
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from parlour.core.words import ENGLISH, PLACES, words_of_game
from parlour.core.words.messages.words import parts_of_house, words_of_house
from parlour.games import SHELF, find

SCRAMBLED: Final = "tlh"  # Klingon: a browser must know the name of a language
FROM_RIGHT: Final = "ar"  # the house alone speaks it
KEPT: Final = "locale"  # which is for browsers
SHIFT: Final = 7
LETTERS: Final = str.maketrans(
    ascii_letters,
    ascii_lowercase[SHIFT:] + ascii_lowercase[:SHIFT] + ascii_uppercase[SHIFT:] + ascii_uppercase[:SHIFT],
)


def scramble(text: str) -> str:
    return text.translate(LETTERS)


class Scrambler(Visitor):
    """Scrambles the texts of messages, and nothing that they are made with."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  # named by the visitor
        if node.id.name != KEPT:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # named by the visitor
        node.value = scramble(node.value)


def scrambled_messages(text: str) -> str:
    messages = FluentParser().parse(text)
    Scrambler().visit(messages)
    return FluentSerializer().serialize(messages)


def scrambled_words() -> Path:
    """A folder with all that the house and its games say: a made-up language is a few files."""
    folder = Path(mkdtemp(prefix="scrambled-"))
    for part in parts_of_house():
        text = scrambled_messages(words_of_house(ENGLISH, part).read_text("utf-8"))
        for language in (SCRAMBLED, FROM_RIGHT):
            (folder / language / "games").mkdir(parents=True, exist_ok=True)
            (folder / language / f"{part}.ftl").write_text(text, "utf-8")
    for game in SHELF:
        text = scrambled_messages(words_of_game(find(game).package, ENGLISH).read_text("utf-8"))
        (folder / SCRAMBLED / "games" / f"{game}.ftl").write_text(text, "utf-8")
    return folder


def install() -> None:
    """Teach the scrambled languages to the house, and the first to every game on the shelf."""
    PLACES.append(scrambled_words())
