"""Why a bot makes a move in Death on the Cards, as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core import Explanation
from parlour.core.words.english import Names, listed, plural, sentence
from parlour.games.death_cards.things import CARDS
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.words.en.explanations_by_thumb import BY_THUMB, TOO_EARLY, Figures
from parlour.games.death_cards.words.en.things import TITLES, secret_of

OF_ACTIONS: Final = ("cancel", "let pass", "step in")  # what an action is aimed at is not named
BETRAYALS: Final = (
    "This secret betrays nothing.",
    "This is the Accomplice's card: it would tell the table who helps the Murderer.",
    "This is the Murderer's card: revealed, it ends the game.",
)


def explanation(explanation: Explanation, view: DeathCardsView, names: Names) -> str:
    who, figures = pointed_at(explanation, view, names), explanation.figures
    return sentence(SENTENCES[explanation.kind](who, figures))


def pointed_at(explanation: Explanation, view: DeathCardsView, names: Names) -> str:
    """What the explanation is about, in words: a secret, a player, or cards."""
    kinds = {about.partition(":")[0]: about.partition(":")[2] for about in explanation.about}
    if "secret" in kinds:
        secret = int(kinds["secret"]) - 1
        return secret_of(view.owner(secret), secret, names)
    cards = [TITLES[CARDS[about]] for about in explanation.about if about in CARDS]
    if (cards and "seat" not in kinds) or explanation.kind in OF_ACTIONS:
        return listed(cards[:1] if explanation.kind in OF_ACTIONS else list(dict.fromkeys(cards)))
    return names.to(int(kinds["seat"])) if "seat" in kinds else "that"


def percent(chance: float) -> str:
    return f"{chance:.0%}"


def points(worth: float) -> str:
    return f"{100 * worth:.0f} of 100"


def change(gain: float) -> str:
    """What it does to the chance of one's side."""
    if abs(gain) < 0.005:
        return "hardly changes the chance of my side"
    return f"{'raises' if gain > 0 else 'lowers'} the chance of my side by {percent(abs(gain))}"


def play(what: str, figures: Figures) -> str:
    beside = "nothing else does more" if figures["gain"] >= figures["best"] else "something else does more"
    return f"{what} {change(figures['gain'])}, and {beside}."


def wait(_: str, figures: Figures) -> str:
    if figures["gain"] >= figures["best"]:
        return "no card of mine does more for my side than to wait."
    return f"to wait is not the best: another play {change(figures['best'])}."


def step_in(what: str, figures: Figures) -> str:
    """Cancelling an action takes away what it brings; cancelling a Not so Fast gives it back."""
    verb, gain = ("cancel", -figures["gain"]) if figures["stands"] else ("save", figures["gain"])
    price = f", while the Not so Fast is worth {percent(figures['price'])}" if gain > 0 else ""
    early = TOO_EARLY if figures["early"] and gain > 0 else ""
    return f"to {verb} {what} {change(gain)}{early or price}."


def give(what: str, figures: Figures) -> str:
    if figures["missed"] < 0:
        return f"{what} does its work when it is given away."
    return f"{what} is worth {points(figures['worth'])} to me."


def draft(what: str, figures: Figures) -> str:
    return f"{what} would be worth {points(figures['worth'])} to me, an unknown card {points(figures['unknown'])}."


def draw(_: str, figures: Figures) -> str:
    return draft("the best of the draft", figures)


def target(whom: str, figures: Figures) -> str:
    """Who knows the Murderer does not speak of chances."""
    guilt = figures["guilt"]
    if guilt in (0, 1):
        return f"the Murderer is {'' if guilt else 'not '}{whom}"
    return f"the Murderer is {whom} with a chance of {percent(guilt)}"


def secret(what: str, figures: Figures) -> str:
    hit = figures["hit"]
    if hit in (0, 1):
        return f"{what} is {'' if hit else 'not '}the Murderer's card"
    return f"{what} is the Murderer's card with a chance of {percent(hit)}"


def part_with(what: str, figures: Figures) -> str:
    least = "nothing in my hand" if figures["worth"] == figures["least"] else "something in my hand"
    return f"{what} is worth {points(figures['worth'])} to me, and {least} is worth less."


def lift(_: str, figures: Figures) -> str:
    number = int(figures["number"])
    return f"{plural(number, 'card') if number else 'no card'} more in the draw pile: that {change(figures['gain'])}."


SENTENCES: Final[dict[str, Callable[[str, Figures], str]]] = {
    "play": play,
    "wait": wait,
    "cancel": step_in,
    "let pass": step_in,
    "expose": lambda what, f: f"{secret(what, f)}: to reveal it {change(f['gain'])}.",
    "press": lambda whom, f: f"{target(whom, f)}: a secret revealed there {change(f['gain'])}.",
    "hide": lambda what, f: f"{what}: one more secret face down there {change(f['gain'])}.",
    "look": lambda what, f: f"{secret(what, f)}: a look tells me whether it is.",
    "clear": lambda whom, f: f"{target(whom, f)}, whose Not so Fasts are in our way.",
    "trap": lambda whom, f: (
        f"my Social Faux Pas makes the other reveal a secret: with {whom} that {change(f['gain'])}."
    ),
    "blackmail": lambda whom, f: f"{target(whom, f)}: who takes my Blackmailed must show me a secret.",
    "seize": lambda _, f: f"that set, acting for me, {change(f['gain'])}.",
    "reveal": lambda _, f: BETRAYALS[int(f["betrayal"])],
    "lift": lift,
    "send": lambda *_: "left or right makes no difference to me.",
    "leave": lambda *_: "to take nothing brings me nothing.",
    "discard": part_with,
    "keep": lambda _, f: f"each card that I keep is worth {points(f['worth'])} to me, or more.",
    "give": give,
    "take": lambda what, f: f"{what} would be worth {points(f['worth'])} to me.",
    "put": lambda what, f: f"{what} would be worth {points(f['worth'])} to me, and what I put last I draw first.",
    "draft": draft,
    "draw": draw,
    **BY_THUMB,
}
