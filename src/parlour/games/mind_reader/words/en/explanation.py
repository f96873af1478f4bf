"""Why a bot of Mind Reader makes a move, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.core import Explanation, ThingId
from parlour.core.words.english import Names, listed, plural
from parlour.games.mind_reader.cards import SUITS, card_name
from parlour.games.mind_reader.things import DRAW_PILE
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.words.en.things import secret

SLIGHT: Final = 0.02  # of the hands: less may be luck
CLOSE: Final = 0.05  # of a turn: no difference in what is shown
SENTENCES: Final = {
    "keeps any card": "I keep {things}: any card is as good, as long as nobody can read a habit.",
    "keeps from the middle": "I keep {things}, {away:g} ranks from the middle: the further, the sooner found out.",
    "narrows down": "I ask about {secret} with {things}: {fit:.0f} cards fit it now, and {left:.1f} will on average; "
    "then a proof takes about {turns:.1f} more turns{more}.",
    "races": "I ask about {secret} with {things}: {proof:.0%} of the time that proves it, and {taken:.0%} of the time "
    "somebody takes it before my next turn{more}.",
    "looks ahead": "I ask about {secret} with {things}: I imagine how the hand goes on, and win {winning:.0%} "
    "of the time{more}.",
    "keeps quiet": "I ask about {secret} with {things} although I know the answer, since others learn little from it: "
    "I win {winning:.0%} of the time, and {telling:.0%} after the best question that tells me something.",
    "halves": "I ask about {secret} with {things}: {fit:.0f} cards fit it now, and {left:.0f} will at worst.",
    "learns nothing": "I ask about {secret} with {things} because a question is due; the answer tells me nothing.",
    "is sure": "I guess {secret}: it can only be {things}.",
    "bets": "I guess {secret}: the likeliest card, {things}, is right {chance:.0%} of the time{more}.",
    "bets on all": "I guess them all: the card I am least sure of is right {chance:.0%} of the time.",
    "names": "I name {things}: it is right {chance:.0%} of the time.",
    "names for certain": "I name {things}: it can be nothing else.",
    "waits": "I do not guess yet: my best guess would be right {chance:.0%} of the time at most{more}.",
    "gives up": "I give up {secret}: either of my two is worth as much.",
}


def explanation(explanation: Explanation, view: MindReaderView, names: Names) -> str:
    secrets = [thing for thing in explanation.about if thing.startswith("secret:")]
    others = [titled(thing) for thing in explanation.about if thing not in secrets and thing != DRAW_PILE]
    return SENTENCES[explanation.kind].format(
        secret=lying(secrets[0], view, names) if secrets else "",
        things=listed(others),
        more=more(explanation.figures),
        **explanation.figures,
    )


def more(figures: Mapping[str, float]) -> str:
    """What else was weighed, if anything."""
    if "waiting" in figures:
        return f"; if I wait, I win {figures['waiting']:.0%} of the time"
    if "suspects" in figures:
        return f"; my rival has {plural(int(figures['suspects']), 'card')} left to suspect"
    if "winning" in figures and "best" in figures:
        better = figures["best"] - figures["winning"] > SLIGHT
        return f", after the best question {figures['best']:.0%}" if better else ""
    if "worth" in figures:
        return "; another question is worth more" if figures["best"] > figures["worth"] else ""
    if figures.get("best", 0) < figures.get("turns", 0):
        return f" (after the best question {figures['best']:.1f})"
    if figures.get("telling", 0) - figures.get("turns", 0) > CLOSE:
        return f" (after the one that tells most now {figures['telling']:.1f}: what it leaves is harder to tell apart)"
    return ""


def titled(thing: ThingId) -> str:
    kind, _, id = thing.partition(":")
    return f"the {card_name(id)}" if kind == "card" else SUITS[id]


def lying(thing: ThingId, view: MindReaderView, names: Names) -> str:
    _, of, side = thing.split(":")
    return secret(int(of), int(side), view.settings, names)
