"""Mind Reader on exact chances: ask what brings the proof nearest, guess when sure, or when the rival nearly is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from parlour.bots.mind_reader.notes import a_duel, agreeing, played, questions, spelt
from parlour.bots.mind_reader.proof import turns_to_proof
from parlour.bots.mind_reader.thumb import rest, sure
from parlour.core import Move
from parlour.games.mind_reader.cards import REPLIES, Ask, Card, Guess, Keep
from parlour.games.mind_reader.knowledge import Cell, Knowledge
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

Chances: TypeAlias = Mapping[Cell, Mapping[Card, float]]
Pays: TypeAlias = Callable[[MindReaderView, Knowledge, Mapping[Card, float], Random], bool]
MINE: Final = 4  # in a duel, guess with so few cards left,
THEIRS: Final = 2  # if the rival has so few left


def choose(view: MindReaderView, rng: Random) -> Move:
    return act(view, rng, last_ditch)


def act(view: MindReaderView, rng: Random, pays: Pays) -> Move:
    """Keep, ask or guess; ``pays`` says whether a guess that is not sure is worth it, in a duel."""
    if isinstance(view.options[0], Keep):
        return rng.choice(view.options)  # any other habit could be read
    worlds = MindReaderWorlds(view)
    chances = likely(worlds)
    if view.sealed:
        return spelt(view, chances)
    return (
        sure(view, chances)
        or best_question(view, chances, rng)
        or gamble(view, worlds.knowledge, chances, rng, pays)
        or rest(view, chances, rng)
    )


def likely(worlds: MindReaderWorlds) -> Chances:
    """How likely each card is, for every hidden Secret Card."""
    marginals = worlds.marginals()
    return {cell: {str(card): float(p) for card, p in marginals[cell].items()} for cell in worlds.knowledge.cells}


def gamble(view: MindReaderView, k: Knowledge, chances: Chances, rng: Random, pays: Pays) -> Guess | None:
    """Against a single rival, the likeliest guess if that pays."""
    (cell, *_) = chances
    return Guess(*cell) if a_duel(view, list(chances)) and pays(view, k, chances[cell], rng) else None


def last_ditch(view: MindReaderView, k: Knowledge, suspected: Mapping[Card, float], rng: Random) -> bool:
    theirs = agreeing(k, (view.seat or 0, 0)) - played(k)
    return len(suspected) <= MINE and len(theirs) <= THEIRS


def best_question(view: MindReaderView, chances: Chances, rng: Random) -> Ask | None:
    """The question after which a proof takes the fewest turns, of the player it is put to."""
    useful = [q for q in questions(view) if len(chances[q.of, q.side]) > 1] or questions(view)
    return min(useful, key=lambda q: (turns_after(q, view, chances[q.of, q.side]), rng.random()), default=None)


def turns_after(question: Ask, view: MindReaderView, suspected: Mapping[Card, float]) -> float:
    """The turns to be expected once the reply is heard."""
    held = [card for card in view.hand if card != question.card]
    groups = sorted_by_reply(question, suspected)
    return sum([sum(group.values()) * turns_to_proof(group, held, view.settings) for group in groups])


def sorted_by_reply(question: Ask, suspected: Mapping[Card, float]) -> Sequence[Mapping[Card, float]]:
    replies, found = REPLIES[question.question][question.card], dict[str, dict[Card, float]]()
    for card, chance in suspected.items():
        found.setdefault(replies[card], {})[card] = chance
    return list(found.values())
