"""Mind Reader on exact chances: ask what tells most, guess when sure, and gamble only in a race that is nearly lost."""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from random import Random
from typing import Final

from parlour.bots.mind_reader.notes import exposure, guesses, middling, questions, spelt, split
from parlour.bots.mind_reader.thumb import rest, sure
from parlour.core import Move
from parlour.games.mind_reader.cards import Ask, Card, Guess, Keep
from parlour.games.mind_reader.knowledge import Cell
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Chances = Mapping[Cell, Mapping[Card, float]]
FOUND_OUT: Final = 2.0  # so few cards left to a rival: it may be over before the next turn
LONG_SHOT: Final = 0.25  # the least chance that is worth a gamble then


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
    """The question after which least is left to find out about the player it is put to."""
    return min(questions(view), key=lambda q: (left_to_find_out(q, chances), rng.random()), default=None)


def left_to_find_out(question: Ask, chances: Chances) -> float:
    """The bits expected to be missing after the reply; asking about what is known already is worth nothing."""
    candidates = chances[question.of, question.side]
    if len(candidates) == 1:
        return float("inf")
    return bits(candidates) - bits(split(question, candidates))


def bits(chances: Mapping[Card, float] | Mapping[str, float]) -> float:
    return -sum([p * log2(p) for p in chances.values() if p > 0])
