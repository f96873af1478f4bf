"""A hint in three steps: where to look, what follows, and a good move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from parlour.bots import offered
from parlour.bots.levels import mind
from parlour.core import Cell, Explanation, Fact, Game, Move, Notebook, Reasons, Refused, Sheet, ThingId, View
from parlour.notebook.pages import notebook
from parlour.notebook.proofs import Proof, proof

LATELY: Final = (5, 20, 80)  # lines of the story: what was proved in the last few is looked for first
MOST_PROOFS: Final = 6


class Hint(Struct, frozen=True):
    """To be read step by step: each says more than the one before."""

    sheet: str  # where to look in the notebook; "" where it has nothing to say
    look: tuple[ThingId, ...]  # and on the table
    proof: Proof | None  # what follows from which lines; None: nothing follows there yet but what was told
    likely: Cell | None  # then the most likely answer that is still open
    level: str  # the strongest bot that can play the game
    move: Move
    explanation: Explanation | None  # why it would make this move


def hint(game: Game[Any, Any], view: View) -> Hint:
    """What a good player would see in ``view``; its seat must be asked."""
    if not view.options:
        raise Refused("hint-needs-question")
    pages = notebook(game, view)
    level = offered(game.id, view.seats)[-1].name
    move = advised(game, level, view)
    moved = game.things.of_move(move, view)
    sheet, known = newest(game, view, pages, moved)
    likely = None if known or sheet is None else likeliest(sheet)
    about = (sheet.about if sheet else ()) or moved
    return Hint(sheet.id if sheet else "", about, known, likely, level, move, explained(game, level, view, move))


def advised(game: Game[Any, Any], level: str, view: View) -> Move:
    """What the bot would do; the same for the same view."""
    only = len(view.options) == 1
    return view.options[0] if only else mind(level, game.id).choose(view, Random(len(view.story)))


def explained(game: Game[Any, Any], level: str, view: View, move: Move) -> Explanation | None:
    """Why, in the bot's own numbers, if it can tell."""
    explain: Callable[[Any, Move], Explanation | None] | None = getattr(mind(level, game.id), "explain", None)
    return explain(view, move) if explain else None


def newest(
    game: Game[Any, Any], view: View, pages: Notebook, moved: Collection[ThingId]
) -> tuple[Sheet | None, Proof | None]:
    """Something that was proved lately, the least obvious first, and its sheet; else the sheet that the move is about,
    and of several the one closest to a proof. What one line says was told, and needs no hint: a role that was dealt."""
    own = [sheet for sheet in pages.sheets if sheet.knower is None]
    reasons = game.notebook().reasons(view)
    proved = [(proof(reasons, fact), sheet) for sheet, fact in fresh(reasons, certain(own), len(view.story))]
    found = [(known, sheet) for known, sheet in proved if len(known.lines) > 1]
    if found:
        known, sheet = max(found, key=lambda pair: (len(pair[0].lines), pair[0].lines))
        return sheet, known
    still_open = [sheet for sheet in own if likeliest(sheet)]
    return min(still_open, key=lambda sheet: (not lists(sheet, moved), sheet.worlds), default=None), None


def lists(sheet: Sheet, things: Collection[ThingId]) -> bool:
    """Whether a row or a column of the sheet is about one of these things."""
    return any([thing in things for heading in (*sheet.rows, *sheet.columns) for thing in heading.about])


def certain(sheets: Sequence[Sheet]) -> list[tuple[Sheet, Fact]]:
    return [
        (sheet, cell.fact)
        for sheet in sheets
        for row in sheet.cells
        for cell in row
        if cell and cell.certainty == "certain"
    ]


def fresh(reasons: Reasons, known: Sequence[tuple[Sheet, Fact]], told: int) -> list[tuple[Sheet, Fact]]:
    """Those that did not follow a while ago; a few of them, for proofs take time."""

    def followed(fact: Fact, before: int) -> bool:
        return fact.follows(
            reasons.possible(fact.unknown, {line for line in reasons.lines(fact.unknown) if line < before})
        )

    for recent in LATELY:
        late = [(sheet, fact) for sheet, fact in known if not followed(fact, told - recent)]
        if late:
            return late[:MOST_PROOFS]
    return []


def likeliest(sheet: Sheet) -> Cell | None:
    """The open square of a sheet that is most likely so."""
    cells = [cell for row in sheet.cells for cell in row if cell and cell.certainty == "open"]
    return max(cells, key=lambda cell: cell.chance or 0, default=None)
