"""Mind Reader by rules of thumb: keep a middling card, cross out, halve the shortest list, guess when sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from parlour.bots.mind_reader.explain import Figures, Thought, explained
from parlour.bots.mind_reader.reading import ChancesByPlace, guesses, next_part, questions
from parlour.core import Explanation, Move
from parlour.games.mind_reader.cards import RANKS, REPLIES, Card, rank_of
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask, Guess, Keep
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.view import MindReaderView


def choose(view: MindReaderView, rng: Random) -> Move:
    keeps = [move for move in view.options if type(move) is Keep]
    if keeps:
        return min(keeps, key=lambda keep: (from_the_middle(keep.cards, view.settings.ranks), rng.random()))
    lists = not_crossed_out(view)
    if view.sealed:
        return next_part(view, lists)
    return sure_guess(view, lists) or halving_question(view, lists, rng) or otherwise(view, lists, rng)


def explain(view: MindReaderView, move: Move) -> Explanation | None:
    """Why this bot would make that move."""
    lists, ranks = not_crossed_out(view), view.settings.ranks

    def of_keeping(cards: Sequence[Card]) -> tuple[str, Figures]:
        return "keeps from the middle", {"away": from_the_middle(cards, ranks)}

    return explained(view, move, Thought(lists, of_keeping, lambda question: halving(question, lists)))


def halving(question: Ask, lists: ChancesByPlace) -> tuple[str, Figures]:
    length, part = list_lengths(question, lists)
    return ("halves", {"fit": length, "left": length * part}) if part < 1 else ("learns nothing", {})


def from_the_middle(cards: Sequence[Card], ranks: int) -> float:
    """How far these cards lie from the middle rank: extremes are found out sooner."""
    return sum([abs(RANKS.index(rank_of(card)) - (ranks + 1) / 2) for card in cards])


def not_crossed_out(view: MindReaderView) -> ChancesByPlace:
    """For every hidden Secret Card the cards not crossed out, each as likely as the next."""
    return {place: dict.fromkeys(cards, 1 / len(cards)) for place, cards in Knowledge(view).candidates.items()}


def sure_guess(view: MindReaderView, lists: ChancesByPlace) -> Move | None:
    """A guess that can't go wrong."""
    for guess in guesses(view):
        places = [(guess.of, guess.side)] if isinstance(guess, Guess) else view.others
        if all([len(lists[place]) == 1 for place in places]):
            return guess
    return None


def halving_question(view: MindReaderView, lists: ChancesByPlace, rng: Random) -> Ask | None:
    """Of the player with the shortest list, the question that leaves the shortest one at worst."""
    useful = [q for q in questions(view) if len(lists[q.of, q.side]) > 1]
    return min(useful or questions(view), key=lambda q: (*list_lengths(q, lists), rng.random()), default=None)


def list_lengths(question: Ask, lists: ChancesByPlace) -> tuple[int, float]:
    """How long the list is, and which part of it is left at worst."""
    candidates, replies = lists[question.of, question.side], REPLIES[question.question][question.card]
    counts = Counter([replies[card] for card in candidates])
    return len(candidates), max(counts.values()) / len(candidates)


def otherwise(view: MindReaderView, lists: ChancesByPlace, rng: Random) -> Move:
    """End the turn; if a guess is due, guess the card with the shortest list; if a card must go, any."""
    if END_TURN in view.options or not guesses(view):
        return END_TURN if END_TURN in view.options else rng.choice(view.options)
    return min(guesses(view), key=lambda g: len(lists[g.of, g.side]) if isinstance(g, Guess) else 0)
