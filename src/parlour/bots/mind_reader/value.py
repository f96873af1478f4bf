"""How far a seat of Mind Reader is from proof, in questions of its own: skill and luck, question by question.

``turns_to_proof`` are the questions that the bots ask on average until one card is left.  A question costs one turn
and the turns to be expected after its answer.  The *par* of a position is what the best question costs.  Of a question

    skill loss = its cost - par,
    luck       = (its cost - 1) - turns left when the next question is asked, or at the end.

A search ends before the move that ends the hand or puts the seat out, or before a guess of its own that is not sure: a
guess is judged by its chance, not here.  Turns left before a question are par, so that all but the ends cancels out:

    questions asked + turns left at the end = par of the first question + skill loss - luck.

Luck is all that the seat did not decide: the answer, the card it draws, what others ask, guess and turn up, and how far
``turns_to_proof``, which is an average, was off.  Nothing is left of a card that is proved or gone.  With several
opponents the turns for each of their cards are added up, since a question is about one of them.  A question asked with
every proof in hand is a turn lost.  All of it comes from the seat's own views, never from the truth.

The turns were measured between two players with the whole deck.  With more players others help, which counts as luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, cached_property
from itertools import product

from parlour.bots.mind_reader.belief import chances_of
from parlour.bots.mind_reader.reading import questions
from parlour.bots.mind_reader.turns_to_proof import turns_to_proof
from parlour.core import Answer
from parlour.games.mind_reader.cards import QUESTIONS, REPLIES, Card, Reply
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.rules.turn import Turn
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

__all__ = ["Prospect", "outcomes", "questions"]


class Prospect:
    """What a seat may expect of the questions it can ask now."""

    def __init__(self, view: MindReaderView) -> None:
        worlds = MindReaderWorlds(view)
        self.view, self.exact_chances, self.chances = view, worlds.marginals(), chances_of(worlds)
        self.turns_with = cache(self.turns_by_place)

    @cached_property
    def left(self) -> float:
        """The turns to be expected: par before this turn's question, and after it what the answer has left."""
        return sum(self.turns_with(self.view.hand).values()) if has_asked(self.view) else self.par

    def turns_by_place(self, held: tuple[Card, ...]) -> dict[Place, float]:
        """The turns to be expected for each Secret Card, with these cards in hand."""
        return {place: turns_to_proof(self.chances[place], held, self.view.settings) for place in self.view.others}

    @cached_property
    def par(self) -> float:
        """The cost of the best question that the cards in hand allow; nothing, once every card is proved."""
        without_asking = sum(self.turns_with(self.view.hand).values())
        asked = product(self.view.hand, self.view.others, QUESTIONS) if without_asking else ()
        costs = [self.cost(Ask(card, of, side, question)) for card, (of, side), question in asked]
        return min(costs, default=without_asking)

    def cost(self, question: Ask) -> float:
        """One turn, and the turns to be expected after the answer."""
        return 1 + sum([float(chance) * left for chance, left in self.outcomes(question)])

    def outcomes(self, question: Ask) -> list[tuple[Fraction, float]]:
        """For each answer to a question, how likely it is, and the turns to be expected after it."""
        return list(self.after(question).values())

    def after(self, question: Ask) -> dict[Reply, tuple[Fraction, float]]:
        """The same, by what is answered."""
        asked, held = (question.of, question.side), tuple([card for card in self.view.hand if card != question.card])
        others = sum([left for place, left in self.turns_with(held).items() if place != asked])
        found: dict[Reply, tuple[Fraction, float]] = {}
        for reply, group in by_reply(question, self.exact_chances[asked]).items():
            suspected = {card: float(chance) for card, chance in group.items()}
            found[reply] = (
                sum(group.values(), Fraction(0)),
                others + turns_to_proof(suspected, held, self.view.settings),
            )
        return found


def has_asked(view: MindReaderView) -> bool:
    """Whether this seat is in its turn, its question asked."""
    return any([isinstance(step, Turn) and step.seat == view.seat and step.asked for step in view.agenda])


def outcomes(view: MindReaderView, question: Ask) -> list[tuple[Fraction, float]]:
    """For each answer to a question, how likely it is, and the turns to be expected after it."""
    return Prospect(view).outcomes(question)


def by_reply(question: Ask, suspected: Mapping[Answer, Fraction]) -> dict[Reply, dict[Card, Fraction]]:
    """The cards that are answered alike, by what is answered."""
    replies, groups = REPLIES[question.question][question.card], dict[Reply, dict[Card, Fraction]]()
    for card, chance in suspected.items():
        groups.setdefault(replies[str(card)], {})[str(card)] = chance
    return groups
