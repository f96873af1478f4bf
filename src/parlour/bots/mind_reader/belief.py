"""Mind Reader on exact chances: ask what tells most, guess when sure, and gamble only in a race that is nearly lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log2
from random import Random
from typing import Final

from parlour.bots.mind_reader.notes import middling, questions, spelt, split
from parlour.bots.mind_reader.race import worth_waiting
from parlour.bots.mind_reader.thumb import rest, sure
from parlour.core import Move
from parlour.games.mind_reader.cards import REPLIES, Ask, Card, Guess, Keep
from parlour.games.mind_reader.knowledge import Cell
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Chances = Mapping[Cell, Mapping[Card, float]]
NEXT: Final = 0.5  # how much the best next question counts (full, 10.3 turns to proof; half, 7.8; none, 8.0)


def choose(view: MindReaderView, rng: Random) -> Move:
    keeps = [move for move in view.options if isinstance(move, Keep)]
    if keeps:
        return min(keeps, key=lambda keep: (middling(keep.cards, view.settings.ranks), rng.random()))
    worlds = MindReaderWorlds(view)
    chances = likely(worlds)
    if view.sealed:
        return spelt(view, chances)
    return (
        sure(view, chances)
        or best_question(view, chances, rng)
        or gamble(view, worlds, chances, rng)
        or rest(view, chances, rng)
    )


def likely(worlds: MindReaderWorlds) -> Chances:
    """How likely each card is, for every hidden Secret Card."""
    marginals = worlds.marginals()
    return {cell: {str(card): float(p) for card, p in marginals[cell].items()} for cell in worlds.knowledge.cells}


def gamble(view: MindReaderView, worlds: MindReaderWorlds, chances: Chances, rng: Random) -> Guess | None:
    """Against a single rival, the likeliest guess if waiting is worth less."""
    (cell, *more) = chances
    if more or view.settings.all_or_nothing or len(view.secrets) != 1 or Guess(*cell) not in view.options:
        return None
    return Guess(*cell) if max(chances[cell].values()) > worth_waiting(view, worlds, chances[cell], rng) else None


def best_question(view: MindReaderView, chances: Chances, rng: Random) -> Ask | None:
    """The question after which least is left to find out about the player it is put to, looking one question ahead."""
    useful = [q for q in questions(view) if len(chances[q.of, q.side]) > 1] or questions(view)
    return min(useful, key=lambda q: (left_to_find_out(q, useful, chances), rng.random()), default=None)


def left_to_find_out(question: Ask, others: Sequence[Ask], chances: Chances) -> float:
    """The bits expected to be missing after the reply, and in part what the next question can still do about them.

    A next question counts for half: counted in full, useful cards are saved up and empty questions come first.
    """
    candidates = chances[question.of, question.side]
    later = [q for q in others if q.card != question.card and (q.of, q.side) == (question.of, question.side)]
    return sum([left_after(cards, later) for cards in sorted_by_reply(question, candidates).values()])


def left_after(cards: Mapping[Card, float], later: Sequence[Ask]) -> float:
    """The bits missing once only ``cards`` are left, weighed by how likely that is."""
    total = sum(cards.values())
    gains = [bits(split(question, cards).values(), total) for question in later]
    return total * (bits(cards.values(), total) - NEXT * max(gains, default=0))


def sorted_by_reply(question: Ask, candidates: Mapping[Card, float]) -> dict[str, dict[Card, float]]:
    replies, found = REPLIES[question.question][question.card], dict[str, dict[Card, float]]()
    for card, chance in candidates.items():
        found.setdefault(replies[card], {})[card] = chance
    return found


def bits(weights: Iterable[float], total: float) -> float:
    return -sum([w / total * log2(w / total) for w in weights if w > 0])
