"""Why a bot that plays by rules of thumb makes a move in Death on the Cards: the parts of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from parlour.core.words.english import plural

Figures = Mapping[str, float]
TOO_EARLY: Final = ", but now it would tell everybody who I am"
RUNS_OUT: Final = "my side wants it to run out"


def no_play(_: str, figures: Figures) -> str:
    return "none of my rules asks for a card now." if figures["best"] else "my rules ask for a card now."


def lay_set(what: str, figures: Figures) -> str:
    strongest = figures["strength"] == figures["best"]
    return (
        f"with {what} a secret is revealed, {'and nothing' if strongest else 'but something'} that I hold is stronger."
    )


def train(what: str, figures: Figures) -> str:
    aim = RUNS_OUT if figures["wanted"] else "my side wants it to last"
    early = TOO_EARLY if figures.get("early") else ""
    return f"{what} shortens the draw pile, now {plural(int(figures['pile']), 'card')}, and {aim}{early}."


def delay(what: str, figures: Figures) -> str:
    if not figures["wanted"]:
        return f"{what} makes the draw pile longer, and {RUNS_OUT}."
    late, pile = figures["late"], figures["pile"]
    return f"I play {what} when {late:g} cards are left to draw or fewer, and now there are {pile:g}."


def event(what: str, figures: Figures) -> str:
    if not figures["rank"]:
        return f"{what} is not on my list of events worth playing."
    if figures["sets"]:
        return f"{what} can wait: first I reveal a secret."
    above = "none" if figures["rank"] == figures["best"] else "one"
    return f"{what} is number {figures['rank']:g} on my list of events, and I hold {above} that stands higher."


def aim(who: str, figures: Figures) -> str:
    hidden = int(figures["hidden"])
    there = (
        f"{plural(hidden, 'secret is', 'secrets are')} face down there" if hidden else "no secret is face down there"
    )
    if not figures["anybody"]:
        return f"{who}: I am after nobody here, and {there}."
    if not figures["after"]:
        return f"I am not after {who}."
    if hidden == figures["fewest"]:
        return f"{who}: {there}, and nobody I am after has fewer."
    return f"{who}: {there}, but somebody I am after has {figures['fewest']:g}." if hidden else f"{who}: {there}."


def cover(what: str, figures: Figures) -> str:
    ours = "is mine or a friend's, and I hide those first" if figures["ours"] else "is neither mine nor a friend's"
    return f"{what} {ours}."


def seize(_: str, figures: Figures) -> str:
    if figures["pyne"]:
        return "a set of Parker Pyne is the last that I would take."
    rest = "and no other is larger" if figures["cards"] == figures["largest"] else "but another is larger"
    return f"that set has {plural(int(figures['cards']), 'card')}, {rest}."


def lift(_: str, figures: Figures) -> str:
    return f"the {'more' if figures['wanted'] else 'fewer'} cards go back to the draw pile, the better for my side."


def part_with(what: str, figures: Figures) -> str:
    lowest = figures["use"] == figures["least"]
    return f"I rate {what} at {figures['use']:.2g}, and {'nothing' if lowest else 'something'} in my hand lower."


def pick(what: str, figures: Figures) -> str:
    highest = figures["use"] == figures["best"]
    rated = f"I rate {what} at {figures['use']:.2g}, and {'nothing' if highest else 'something'} there higher"
    return f"{rated}; {from_the_draft(figures)}." if "good" in figures else f"{rated}."


def from_the_draft(figures: Figures) -> str:
    return f"from {figures['good']:g} on I take a card of the draft"


def enough(_: str, figures: Figures) -> str:
    thrown = plural(int(figures["thrown"]), "card")
    return f"I have thrown away {thrown}, and rate what I keep at {figures['least']:.2g} or more."


def step_in(what: str, figures: Figures) -> str:
    match bool(figures["harm"]), bool(figures["stands"]):
        case True, True:
            return f"{what} hurts my side, and a Not so Fast would stop it."
        case True, False:
            return f"{what} would hurt my side, but it is cancelled already."
        case False, False if figures["mine"]:
            return f"{what} is my own action, and a Not so Fast would save it."
    return f"{what} does not hurt my side enough for a Not so Fast."


BY_THUMB: Final[dict[str, Callable[[str, Figures], str]]] = {
    "no play": no_play,
    "set": lay_set,
    "useless set": lambda what, _: f"with {what} no secret is revealed that I am after.",
    "train": train,
    "delay": delay,
    "event": event,
    "risky event": lambda what, _: f"{what} might make me reveal my last secret.",
    "aim": aim,
    "cover": cover,
    "seize by size": seize,
    "lift by thumb": lift,
    "throw away": part_with,
    "enough": enough,
    "give by thumb": part_with,
    "give faux pas": lambda what, _: f"{what} does its work when it is given away.",
    "pick": pick,
    "draw by thumb": lambda _, f: f"I rate the best of the draft at {f['best']:.2g}; {from_the_draft(f)}.",
    "alike": lambda what, _: f"any other choice is as good to me as {what}.",
    "step in": step_in,
    "save it": lambda *_: "I keep my Not so Fast for something worse.",
}
