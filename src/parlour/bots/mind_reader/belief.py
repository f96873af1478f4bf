"""Mind Reader on exact chances: ask what tells most, guess when sure, and gamble only in a race that is nearly lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log2
from random import Random
from typing import Final

from parlour.bots.mind_reader.notes import exposure, guesses, middling, questions, spelt, split
from parlour.bots.mind_reader.thumb import rest, sure
from parlour.core import Move
from parlour.games.mind_reader.cards import REPLIES, Ask, Card, Guess, Keep
from parlour.games.mind_reader.knowledge import Cell
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Chances = Mapping[Cell, Mapping[Card, float]]
FOUND_OUT: Final = 2.0  # so few cards left to a rival: it may be over before the next turn
LONG_SHOT: Final = 0.25  # the least chance that is worth a gamble then
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
        or gamble(view, worlds, chances)
        or best_question(view, chances, rng)
        or rest(view, chances, rng)
    )


def likely(worlds: MindReaderWorlds) -> Chances:
    """How likely each card is, for every hidden Secret Card."""
    marginals = worlds.marginals()
    return {cell: {str(card): float(p) for card, p in marginals[cell].items()} for cell in worlds.knowledge.cells}


def gamble(view: MindReaderView, worlds: MindReaderWorlds, chances: Chances) -> Guess | None:
    """If a rival is about to find this seat out, the likeliest guess, unless it is too wild."""
    singles = [guess for guess in guesses(view) if isinstance(guess, Guess)]
    if not singles or exposure(view, worlds.knowledge) > FOUND_OUT:
        return None
    best = max(singles, key=lambda guess: max(chances[guess.of, guess.side].values()))
    return best if max(chances[best.of, best.side].values()) >= LONG_SHOT else None


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
