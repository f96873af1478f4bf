"""Why a bot makes a move: from its own figures to the message that tells them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.core import Explanation
from parlour.core.words.messages import Say, slug
from parlour.games.death_cards.things import CARDS
from parlour.games.death_cards.view import DeathCardsView

OF_ACTIONS: Final = ("cancel", "let pass", "step in")  # what an action is aimed at is not named
ALIKE: Final = {"let pass": "cancel", "give by thumb": "throw away"}  # kinds that are told in the same words
SLIGHT: Final = 0.005  # of a chance: too little to speak of
Figures = Mapping[str, float]


def explanation(explanation: Explanation, view: DeathCardsView) -> Say:
    kind, figures = explanation.kind, explanation.figures
    told = TOLD.get(kind, as_they_are)(figures)
    return Say(f"bot-{slug(ALIKE.get(kind, kind))}", {"what": pointed_at(explanation, view), **told})


def pointed_at(explanation: Explanation, view: DeathCardsView) -> Say:
    """What the explanation is about: a secret, a player, or cards."""
    kinds = {about.partition(":")[0]: about.partition(":")[2] for about in explanation.about}
    if "secret" in kinds:
        secret = int(kinds["secret"]) - 1
        return Say("what-secret", {"secret": secret, "owner": view.owner(secret)})
    cards = [CARDS[about] for about in explanation.about if about in CARDS]
    if (cards and "seat" not in kinds) or explanation.kind in OF_ACTIONS:
        named = cards[:1] if explanation.kind in OF_ACTIONS else list(dict.fromkeys(cards))
        return Say("what-cards", {"cards": named})
    return Say("what-seat", {"seat": int(kinds["seat"])}) if "seat" in kinds else Say("what-nothing")


def change(gain: float) -> dict[str, Any]:
    """What it does to the chance of one's side."""
    way = "hardly" if abs(gain) < SLIGHT else "up" if gain > 0 else "down"
    return {"way": way, "by": abs(gain)}


def as_they_are(figures: Figures) -> dict[str, Any]:
    """Gains as changes, chances as they are, and what a card is worth of a hundred."""
    told: dict[str, Any] = {name: whole(figure) for name, figure in figures.items()}
    if "gain" in figures:
        told["gain"] = change(figures["gain"])
    return told | {name: 100 * figures[name] for name in ("worth", "unknown") if name in figures}


def whole(figure: float) -> float:
    """A whole number is said without decimals."""
    return int(figure) if float(figure).is_integer() else figure


def two_digits(figure: float) -> float:
    return whole(float(f"{figure:.2g}"))


def play(figures: Figures) -> dict[str, Any]:
    return {"gain": change(figures["gain"]), "best": figures["gain"] >= figures["best"]}


def wait(figures: Figures) -> dict[str, Any]:
    return {"best": figures["gain"] >= figures["best"], "other": change(figures["best"])}


def cancel(figures: Figures) -> dict[str, Any]:
    """Cancelling an action takes away what it brings; cancelling a Not so Fast gives it back."""
    gain = -figures["gain"] if figures["stands"] else figures["gain"]
    meanwhile = "none" if gain <= 0 else "early" if figures["early"] else "price"
    told = {"stands": bool(figures["stands"]), "gain": change(gain), "price": figures["price"]}
    return {**told, "while": meanwhile}


def discard(figures: Figures) -> dict[str, Any]:
    return {"worth": 100 * figures["worth"], "least": figures["worth"] == figures["least"]}


def give(figures: Figures) -> dict[str, Any]:
    return {"missed": figures["missed"] < 0, "worth": 100 * figures["worth"]}


def train(figures: Figures) -> dict[str, Any]:
    return {
        "pile": int(figures["pile"]),
        "wanted": bool(figures["wanted"]),
        "early": bool(figures.get("early")),
    }


def delay(figures: Figures) -> dict[str, Any]:
    return {**as_they_are(figures), "wanted": bool(figures["wanted"])}


def event(figures: Figures) -> dict[str, Any]:
    rank = figures["rank"]
    return {"rank": whole(rank), "sets": bool(figures.get("sets")), "first": rank == figures.get("best")}


def aim(figures: Figures) -> dict[str, Any]:
    hidden = int(figures["hidden"])
    told = {"hidden": hidden, "fewest": whole(figures.get("fewest", 0))}
    if not figures["anybody"]:
        return {**told, "kind": "nobody"}
    if not figures["after"]:
        return {**told, "kind": "other"}
    return {**told, "kind": "fewest" if hidden == figures["fewest"] else "more" if hidden else "none"}


def seize(figures: Figures) -> dict[str, Any]:
    cards = int(figures["cards"])
    return {"pyne": bool(figures["pyne"]), "number": cards, "largest": cards == figures["largest"]}


def throw_away(figures: Figures) -> dict[str, Any]:
    return {"use": two_digits(figures["use"]), "least": figures["use"] == figures["least"]}


def pick(figures: Figures) -> dict[str, Any]:
    good = whole(figures["good"]) if "good" in figures else None
    return {"use": two_digits(figures["use"]), "highest": figures["use"] == figures["best"], "good": good}


def step_in(figures: Figures) -> dict[str, Any]:
    match bool(figures["harm"]), bool(figures["stands"]):
        case True, stands:
            return {"kind": "stop" if stands else "cancelled"}
        case False, False if figures["mine"]:
            return {"kind": "save"}
    return {"kind": "leave"}


TOLD: Final[Mapping[str, Callable[[Figures], dict[str, Any]]]] = {
    "play": play,
    "wait": wait,
    "cancel": cancel,
    "let pass": cancel,
    "discard": discard,
    "give": give,
    "no play": lambda f: {"asked": not f["best"]},
    "set": lambda f: {"strongest": f["strength"] == f["best"]},
    "train": train,
    "delay": delay,
    "event": event,
    "aim": aim,
    "cover": lambda f: {"ours": bool(f["ours"])},
    "seize by size": seize,
    "lift by thumb": lambda f: {"wanted": bool(f["wanted"])},
    "throw away": throw_away,
    "give by thumb": throw_away,
    "pick": pick,
    "enough": lambda f: {"thrown": int(f["thrown"]), "least": two_digits(f["least"])},
    "draw by thumb": lambda f: {"best": two_digits(f["best"]), "good": whole(f["good"])},
    "step in": step_in,
}
