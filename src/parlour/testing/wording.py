"""Every view, option, event and claim has words, and no two options of a seat read alike."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from parlour.core import Names, View
from parlour.testing.breach import breach
from parlour.testing.channels import CALLED
from parlour.testing.kit import Kit
from parlour.testing.run import runs

GAMES: Final = 6
LAW: Final = "Words"


def everything_has_words(kit: Kit) -> Counter[str]:
    """Whatever a seat is sent can be said to a person."""
    tally: Counter[str] = Counter()
    if not kit.game.words.PAGE.strip():
        breach(LAW, kit.game.title, "the rules page is empty.")
    for run in runs(kit, GAMES):
        for n, s in run.moments(Random(len(run.deeds)), 30):
            for seat in (None, *range(run.seats)):
                if reason := unworded(kit, kit.game.view(s, seat)):
                    breach(LAW, run.at(n), f"to {'the spectator' if seat is None else f'seat {seat}'}, {reason}.")
                tally["views"] += 1
    return tally


def unworded(kit: Kit, view: View) -> str | None:
    """What in ``view`` has no words, or words that could be taken for another's."""
    words, names = kit.game.words, Names(CALLED[: view.seats], view.seat)
    if not words.prompt(view, names).strip():
        return "the prompt is empty"
    for event in view.story[-10:]:
        if not words.event(event, view, names).strip():
            return f"{event} has no words"
    for claim in kit.game.speech(view) if view.seat is not None else ():
        if not words.claim(claim, view, names).strip():
            return f"{claim} has no words"
    return alike(kit, view, names)


def alike(kit: Kit, view: View, names: Names) -> str | None:
    words = kit.game.words
    read = {(words.kind(move), words.move(move, view, names)): move for move in view.options}
    for move in view.options:
        kind, text = words.kind(move), words.move(move, view, names)
        if not kind.strip() or not text.strip():
            return f"{move} has no words"
        if read[kind, text] != move:
            return f"{move} and {read[kind, text]} read alike: {text}"
    return None
