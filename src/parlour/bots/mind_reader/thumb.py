"""Mind Reader by rules of thumb: keep a middling card, cross out, halve the shortest list, guess when sure."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from parlour.bots.mind_reader.notes import guesses, middling, questions, spelt, split
from parlour.core import Move
from parlour.games.mind_reader.cards import Ask, Card, Guess, Keep
from parlour.games.mind_reader.knowledge import Cell, Knowledge
from parlour.games.mind_reader.turn import END_TURN
from parlour.games.mind_reader.view import MindReaderView

Lists = Mapping[Cell, Mapping[Card, float]]


def choose(view: MindReaderView, rng: Random) -> Move:
    keeps = [move for move in view.options if isinstance(move, Keep)]
    if keeps:
        return min(keeps, key=lambda keep: (middling(keep.cards, view.settings.ranks), rng.random()))
    lists = pencilled(view)
    if view.sealed:
        return spelt(view, lists)
    return sure(view, lists) or ask(view, lists, rng) or rest(view, lists, rng)


def pencilled(view: MindReaderView) -> Lists:
    """For every hidden Secret Card the cards not crossed out, each as likely as the next."""
    return {cell: dict.fromkeys(cards, 1 / len(cards)) for cell, cards in Knowledge(view).candidates.items()}


def sure(view: MindReaderView, lists: Lists) -> Move | None:
    """A guess that can't go wrong."""
    for guess in guesses(view):
        cells = [(guess.of, guess.side)] if isinstance(guess, Guess) else view.others
        if all([len(lists[cell]) == 1 for cell in cells]):
            return guess
    return None


def ask(view: MindReaderView, lists: Lists, rng: Random) -> Ask | None:
    """Of the player with the shortest list, what leaves the shortest one whatever the reply."""
    useful = [q for q in questions(view) if len(lists[q.of, q.side]) > 1]
    return min(useful or questions(view), key=lambda q: (*shortest(q, lists), rng.random()), default=None)


def shortest(question: Ask, lists: Lists) -> tuple[int, float]:
    candidates = lists[question.of, question.side]
    return len(candidates), max(split(question, candidates).values())


def rest(view: MindReaderView, lists: Lists, rng: Random) -> Move:
    """End the turn; if a guess is due, guess the card with the shortest list; if a card must go, any."""
    if END_TURN in view.options or not guesses(view):
        return END_TURN if END_TURN in view.options else rng.choice(view.options)
    return min(guesses(view), key=lambda g: len(lists[g.of, g.side]) if isinstance(g, Guess) else 0)
