"""The notebook of Mind Reader in words: its sheets, their rows and columns, and what is proved."""

from __future__ import annotations

from parlour.core import Caption, Fact, Heading, Label, Seat, Sheet
from parlour.core.words.english import Names, listed, sentence
from parlour.games.mind_reader.cards import RANK_NAMES, SUITS, card_name
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.words.en.things import SIDES, secret


def sheet(sheet: Sheet, view: MindReaderView, names: Names) -> Label:
    of, side = [int(part) for part in sheet.about[0].split(":")[1:]]
    which = secret(of, side, view.settings, names)
    short = f"{names[of]}, {SIDES[side]}" if view.settings.two_cards else names[of]
    fit = "1 card fits" if sheet.worlds == 1 else f"{sheet.worlds} cards fit" if sheet.worlds else ""
    if sheet.knower is None:
        return Label(f"What is {which}?", short, fit)
    return Label(f"What can {knows(sheet.knower, view, names)} know of {which}?", short, fit)


def knows(knower: Seat, view: MindReaderView, names: Names) -> str:
    """Who has heard just as much: that player, or all the others alike."""
    return names.to(knower) if view.settings.in_secret or view.seats == 2 else "the others"


def heading(heading: Heading, sheet: Sheet, view: MindReaderView, names: Names) -> Caption:
    if heading.about:
        return Caption(SUITS[heading.id])
    return Caption(RANK_NAMES[heading.id], heading.id if heading.id in "AJQK" else "")


def fact(fact: Fact, view: MindReaderView, names: Names) -> str:
    cards = [f"the {card_name(str(card))}" for card in fact.among]
    said = listed(cards, "or") if fact.holds else f"not {listed(cards, 'or')}"
    match fact.unknown:
        case ("known to", int(knower), int(side)):
            own = secret(view.seat or 0, side, view.settings, names)
            return sentence(f"{knows(knower, view, names)} can tell that {own} is {said}.")
        case ("play", int(line)):
            return f"The card that {names.to(view.story[line].by)} played unseen is {said}."  # type: ignore[attr-defined]
        case (int(of), int(side)):
            return sentence(f"{secret(of, side, view.settings, names)} is {said}.")
    raise AssertionError(f"{fact.unknown} has no words")
