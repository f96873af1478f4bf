"""The notebook: its sheets, their rows and columns, and what is proved."""

from __future__ import annotations

from typing import Any

from parlour.core import Fact, Heading, Seat, Sheet
from parlour.core.words.messages import Say
from parlour.games.mind_reader.view import MindReaderView


def sheet(sheet: Sheet, view: MindReaderView) -> Say:
    of, side = [int(part) for part in sheet.about[0].split(":")[1:]]
    which = {"of": of, "side": side, "two": view.settings.two_cards, "worlds": sheet.worlds}
    return Say("sheet", {**which, **knows(sheet.knower, view)})


def knows(knower: Seat | None, view: MindReaderView) -> dict[str, Any]:
    """Who has heard just as much: that player, or all the others alike."""
    return {"knower": knower, "alike": not (view.settings.in_secret or view.seats == 2)}


def heading(heading: Heading, sheet: Sheet, view: MindReaderView) -> Say:
    if heading.about:
        return Say("heading-suit", {"suit": heading.id})
    return Say("heading-rank", {"rank": heading.id})


def fact(fact: Fact, view: MindReaderView) -> Say:
    told: dict[str, Any] = {"cards": fact.among, "holds": fact.holds, "two": view.settings.two_cards}
    match fact.unknown:
        case ("known to", int(knower), int(side)):
            return Say("fact-known", {**told, **knows(knower, view), "of": view.seat or 0, "side": side})
        case ("play", int(line)):
            return Say("fact-play", {**told, "by": view.story[line].by})  # type: ignore[attr-defined]
        case (int(of), int(side)):
            return Say("fact-secret", {**told, "of": of, "side": side})
    raise AssertionError(f"{fact.unknown} has no words")
