"""Death on the Cards: who cannot be the Murderer, what must a player hold, and which secret to turn up?"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.cases.case import Riddle, offered
from parlour.cases.riddles.stating import stated, which
from parlour.games.death_cards.cards import MURDERER, NOT_SO_FAST, Secret
from parlour.games.death_cards.moves import Mark
from parlour.games.death_cards.notebook.pages import copies
from parlour.games.death_cards.view import DeathCardsView


def facts(view: DeathCardsView) -> Iterator[Riddle]:
    if not view.turn:
        return
    others = [seat for seat in range(view.seats) if seat != view.seat]
    yield which("innocent", [stated(("role", seat), MURDERER.lower(), holds=False) for seat in others])
    box = view.settings.box(view.seats)
    kinds = [NOT_SO_FAST, *[kind for kind in box.copies if kind != NOT_SO_FAST]]
    some = {kind: range(1, copies(box, kind, view.seats) + 1) for kind in kinds}
    for kind in kinds:
        yield which("holds", [stated(("hand", seat, kind), *some[kind]) for seat in others])


def questions(view: DeathCardsView) -> Iterator[Riddle]:
    if view.turn:
        yield Riddle("question", "narrow", tuple([offered(Mark(secret)) for secret in first_hidden(view)]))


def first_hidden(view: DeathCardsView) -> list[Secret]:
    """One face-down secret of each other player: most often they are as good as one another."""
    rows = [[lying.secret for lying in row if not lying.up] for seat, row in enumerate(view.rows) if seat != view.seat]
    return [row[0] for row in rows if row]
