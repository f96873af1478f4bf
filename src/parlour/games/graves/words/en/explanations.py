"""Why a bot makes a move, in its own numbers, as a sentence."""

from __future__ import annotations

from parlour.core import Explanation
from parlour.core.words.english import Names, plural, sentence
from parlour.games.graves.view import GravesView
from parlour.games.graves.words.en.phrases import named
from parlour.games.graves.words.en.things import IDENTITY_OF


def explanation(explanation: Explanation, view: GravesView, names: Names) -> str:
    """One sentence; the bot speaks of itself."""
    figures, card, here = explanation.figures, first_card(explanation), f"the {view.locations[view.place]}"
    other = names.name(1 - (view.seat or 0))
    match explanation.kind:
        case "expected":
            after, without = margin(figures["points"], "point"), margin(figures["without"], "point")
            about = f", give or take {figures['error']:.1f}"
            return f"With {card} I expect to end this Case {after}{about}; if I play nothing more, {without}."
        case "stands":
            hands = f"{percent(figures['chance'])} of the hands that I imagine"
            return f"If I begin my turn with {card}, {other} can no longer win {here} with {hands}."
        case "ahead":
            return (
                f"{sentence(card)} takes me from {margin(figures['before'])} to {margin(figures['after'])} at {here}."
            )
        case "ability":
            return (
                f"I am {margin(figures['before'])} at {here}, and the ability of {card} helps me more than its points."
            )
        case "wait":
            return waiting(figures["ahead"], here, other)
        case "pick":
            side = "in my favour" if figures["worth"] > 0 else "against me"
            return f"{sentence(card)} changes the score at {here} by {abs(figures['worth']):.0f} {side}."
        case "time":
            return f"Time helps the Lead, and {'that is ' + other if figures['second'] else 'I lead'}."
        case "guess" | "surrender":
            return unmasking(explanation, other)
    return of_cards(explanation, card)


def waiting(ahead: float, here: str, other: str) -> str:
    if ahead > 0:
        return f"I am {margin(ahead)} at {here}, so {other} has to answer."
    return f"I am {margin(ahead)} at {here}, and my cards are worth more to me later."


def unmasking(explanation: Explanation, other: str) -> str:
    figures = explanation.figures
    if explanation.kind == "guess":
        name = next(IDENTITY_OF[thing] for thing in explanation.about if thing in IDENTITY_OF)
        left = plural(round(figures["left"]), "identity", "identities")
        return f"My Evidence leaves {left}, so the {name} is right {percent(figures['chance'])} of the time."
    saved = figures["saved"]
    better = "giving up saves me" if saved > 0 else "staying silent saves me"
    right = f"{other} guesses right {percent(figures['chance'])} of the time"
    return f"{right}, so {better} {abs(saved):.1f} points on average."


def of_cards(explanation: Explanation, card: str) -> str:
    """Why cards of the hand are kept, thrown away or taken."""
    figures = explanation.figures
    match explanation.kind:
        case "new hand" | "old hand":
            return f"The cards of my hand are worth {figures['average']:.1f} on average, those of a whole deck 6.0."
        case "discard":
            least = "nothing else is worth less" if figures["price"] <= figures["least"] else "others are worth less"
            return f"{sentence(card)} is worth {figures['price']:.1f} to me later; {least}."
        case "keep":
            return f"Even the card that I would miss least is worth {figures['least']:.1f} to me later."
        case "fetch":
            return f"{sentence(card)} is worth {figures['worth']:.1f} to me later."
        case "draw":
            worth = [f"{figures[pile]:.1f} in my {pile}" for pile in ("deck", "discards") if pile in figures]
            return f"A card is worth {' and '.join(worth)} on average."
    raise ValueError(f"There are no words for {explanation}.")


def first_card(explanation: Explanation) -> str:
    """The card that a move is about."""
    cards = [thing.rpartition(":")[2] for thing in explanation.about if thing.startswith("card:")]
    return named(cards[0]) if cards else ""


def margin(lead: float, unit: str = "") -> str:
    """5 ahead, 1.2 points behind, or level."""
    shown = f"{abs(lead):.1f}" if unit else f"{abs(lead):.0f}"
    if float(shown) == 0:
        return "level"
    return f"{shown}{f' {unit}s' if unit else ''} {'ahead' if lead > 0 else 'behind'}"


def percent(chance: float) -> str:
    return f"{chance:.0%}"
