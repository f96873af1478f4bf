"""Mind Reader on exact chances: ask what brings the proof nearest, guess when sure, or when the rival nearly is.

Among several rivals it asks what brings it the proof before anybody else: see ``crowd``.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from parlour.bots.mind_reader.crowd import Crowd, is_crowd
from parlour.bots.mind_reader.explain import Figures, Thought, explained
from parlour.bots.mind_reader.reading import (
    Chances,
    ChancesByPlace,
    by_reply,
    is_duel,
    next_part,
    questions,
    suspected_of_me,
)
from parlour.bots.mind_reader.thumb import otherwise, sure_guess
from parlour.bots.mind_reader.turns_to_proof import turns_to_proof
from parlour.core import Explanation, Move
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask, Guess, Keep
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Stakes: TypeAlias = Callable[[MindReaderView, Knowledge, Chances], Figures]
IsWorthIt: TypeAlias = Callable[[MindReaderView, Knowledge, Chances, Random], bool]
FEW_OF_THEIRS: Final = 4  # in a duel, guess with so few cards left to suspect,
FEW_OF_MINE: Final = 2  # if the rival has so few left


def choose(view: MindReaderView, rng: Random) -> Move:
    return best_move(view, rng, rival_is_near)


def best_move(view: MindReaderView, rng: Random, is_worth_it: IsWorthIt) -> Move:
    """Keep, ask or guess; ``is_worth_it`` says so of a guess that is not sure, in a duel."""
    if isinstance(view.options[0], Keep):
        return rng.choice(view.options)  # any other habit could be read
    worlds = MindReaderWorlds(view)
    chances = chances_of(worlds)
    if view.sealed:
        return next_part(view, chances)
    return (
        sure_guess(view, chances)
        or best_question(view, worlds.knowledge, chances, rng)
        or bold_guess(view, worlds.knowledge, chances, rng, is_worth_it)
        or otherwise(view, chances, rng)
    )


def explain(view: MindReaderView, move: Move) -> Explanation | None:
    """Why this bot would make that move."""
    return explained(view, move, thought(view, rivals_suspects))


def thought(view: MindReaderView, stakes: Stakes) -> Thought:
    """What it goes by; ``stakes`` says what a guess that is not sure is weighed against, in a duel."""
    worlds = MindReaderWorlds(view)
    chances = chances_of(worlds)

    def in_a_duel() -> Figures:
        hidden = list(chances)
        return stakes(view, worlds.knowledge, chances[hidden[0]]) if is_duel(view, hidden) else {}

    def of_question(question: Ask) -> tuple[str, Figures]:
        if is_crowd(view):
            return racing(question, view, Crowd(view, worlds.knowledge, chances))
        return narrowing(question, view, chances)

    return Thought(chances, lambda cards: ("keeps any card", {}), of_question, in_a_duel)


def rivals_suspects(view: MindReaderView, k: Knowledge, suspected: Chances) -> Figures:
    return {"suspects": len(suspected_of_me(view, k))}


def racing(question: Ask, view: MindReaderView, crowd: Crowd) -> tuple[str, Figures]:
    """How likely the reply is a proof, or helps another to one; and the same of the best question."""
    if len(crowd.replies(question)) == 1:
        return "learns nothing", {}
    best = max([crowd.worth(other) for other in useful_questions(view, crowd.chances)])
    figures = {"proof": crowd.proof(question), "taken": crowd.given_away(question)}
    return "races", figures | {"worth": crowd.worth(question), "best": best}


def narrowing(question: Ask, view: MindReaderView, chances: ChancesByPlace) -> tuple[str, Figures]:
    """The cards that fit before and after, the turns to a proof then, and after the best and the most telling one."""
    suspected = chances[question.of, question.side]
    if len(by_reply(question, suspected)) == 1:
        return "learns nothing", {}
    others = useful_questions(view, chances)
    turns = {other: turns_after(other, view, chances[other.of, other.side]) for other in others}
    of_the_same = [other for other in others if (other.of, other.side) == (question.of, question.side)]
    telling = min(of_the_same, key=lambda other: cards_left(other, suspected), default=question)
    return "narrows down", {
        "fit": len(suspected),
        "left": cards_left(question, suspected),
        "turns": turns_after(question, view, suspected),
        "best": min(turns.values()),
        "telling": turns[telling],
    }


def cards_left(question: Ask, suspected: Chances) -> float:
    """How many cards fit on average once the reply is heard."""
    groups = by_reply(question, suspected).values()
    return round(sum([len(group) * sum(group.values()) for group in groups]), 9)


def chances_of(worlds: MindReaderWorlds) -> ChancesByPlace:
    marginals = worlds.marginals()
    return {place: {str(card): float(p) for card, p in marginals[place].items()} for place in worlds.knowledge.places}


def bold_guess(
    view: MindReaderView, k: Knowledge, chances: ChancesByPlace, rng: Random, is_worth_it: IsWorthIt
) -> Guess | None:
    """Against a single rival, the likeliest guess if that is worth it."""
    (place, *_) = chances
    return Guess(*place) if is_duel(view, list(chances)) and is_worth_it(view, k, chances[place], rng) else None


def rival_is_near(view: MindReaderView, k: Knowledge, suspected: Chances, rng: Random) -> bool:
    return len(suspected) <= FEW_OF_THEIRS and len(suspected_of_me(view, k)) <= FEW_OF_MINE


def best_question(view: MindReaderView, k: Knowledge, chances: ChancesByPlace, rng: Random) -> Ask | None:
    """The question after which a proof takes the fewest turns, of the player it is put to; in a crowd, see there."""
    useful = useful_questions(view, chances)
    if is_crowd(view):
        crowd = Crowd(view, k, chances)
        return max(useful, key=lambda q: (crowd.worth(q), rng.random()), default=None)
    return min(useful, key=lambda q: (turns_after(q, view, chances[q.of, q.side]), rng.random()), default=None)


def useful_questions(view: MindReaderView, chances: ChancesByPlace) -> list[Ask]:
    """Those about Secret Cards that are not known yet; all, if all are known."""
    return [q for q in questions(view) if len(chances[q.of, q.side]) > 1] or questions(view)


def turns_after(question: Ask, view: MindReaderView, suspected: Chances) -> float:
    """The turns to be expected once the reply is heard."""
    held = [card for card in view.hand if card != question.card]
    groups = by_reply(question, suspected).values()
    turns = sum([sum(group.values()) * turns_to_proof(group, held, view.settings) for group in groups])
    return round(turns, 9)  # what is as good must look so on every machine
