"""Why a bot of P.I. makes a move, as a sentence in its own voice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.core import Explanation
from parlour.core.words.english import Names, plural
from parlour.games.pi.cards import KINDS
from parlour.games.pi.things import CARD_OF
from parlour.games.pi.view import PiView

SLIGHT: Final = 0.05  # turns, too few to speak of
LUCK: Final = 0.01  # of the games imagined: less may be luck


def explanation(explanation: Explanation, view: PiView, names: Names) -> str:
    cards, figures = [CARD_OF[thing] for thing in explanation.about], explanation.figures
    match explanation.kind:
        case "examine" | "investigate" as verb:
            return f"I {verb} {cards[0]}: {narrowing(figures)}; {comparison(figures)}."
        case "halve a list":
            crossed, of = int(figures["crossed"]), plural(int(figures["of"]), KINDS[view.city.kind_of[cards[0]]])
            return f"I examine {cards[0]}: even the worse answer crosses out {crossed} of {of}."
        case "look around":
            near = plural(int(figures["around"]), "card that may be mine lies", "cards that may be mine lie")
            return f"I investigate {cards[0]}: {near} there or next door."
        case "name" if figures["chance"] == 1:
            return f"I name {', '.join(cards)}: no other case is left."
        case "name":
            return f"I name {', '.join(cards)}: it is my case with a chance of {share(figures['chance'])}."
        case "name the impossible":
            return f"I name {cards[0]}, though no case that is left fits."
        case "finish a list":
            return f"I name {cards[0]}: my lists leave {figures['cases']:,.0f} case{'s' * (figures['cases'] != 1)}."
    return "I pass: nothing is left to ask, and no case is likely enough to be named."


def share(chance: float) -> str:
    return "less than 1%" if chance < 0.01 else f"{chance:.0%}"


def narrowing(figures: Mapping[str, float]) -> str:
    """How much the answer tells."""
    if figures["cases"] == figures["left"]:
        return "the answer tells me nothing"
    return f"of {figures['cases']:,.0f} cases about {max(figures['left'], 1):,.0f} will be left"


def comparison(figures: Mapping[str, float]) -> str:
    """How good the question is beside the best one, in turns or in games won."""
    if "turns" in figures:
        later = ", counting what a later mini-game will miss" if figures["later"] else ""
        return beside(
            f"then I need {figures['turns']:.1f} turns more{later}", figures["turns_more"], SLIGHT, "{:.1f} turns"
        )
    return beside(f"after it I win {figures['winning']:.0%} of the time", figures["winning_less"], LUCK, "{:.0%}")


def beside(what: str, worse: float, slight: float, unit: str) -> str:
    if worse < -slight:
        return f"{what}, but a later mini-game may need the Investigator more"
    return f"{what}; " + (
        "no question is better" if worse < slight else f"the best question is {unit.format(worse)} better"
    )
