"""What a player of Mind Reader writes down, and how a guess once decided is spelt out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core import Move, Seat
from parlour.games.mind_reader.cards import (
    RANKS,
    REPLIES,
    Ask,
    Asked,
    Card,
    Guess,
    GuessAll,
    NameRank,
    NameSuit,
    rank_of,
    suit_of,
)
from parlour.games.mind_reader.knowledge import Cell, Knowledge
from parlour.games.mind_reader.view import MindReaderView


def middling(cards: Sequence[Card], ranks: int) -> float:
    """How far these cards lie from the middle rank: extremes are found out sooner."""
    return sum([abs(RANKS.index(rank_of(card)) - (ranks + 1) / 2) for card in cards])


def spelt(view: MindReaderView, likely: Mapping[Cell, Mapping[Card, float]]) -> Move:
    """The next part of a guess that has been begun: the likeliest card, its suit and then its rank."""
    first, named = view.sealed[0], len(view.sealed) - 1
    cell = (first.of, first.side) if isinstance(first, Guess) else view.others[named // 2]
    suit = view.sealed[-1]
    if isinstance(suit, NameSuit):
        of_suit = {card: chance for card, chance in likely[cell].items() if suit_of(card) == suit.suit}
        return NameRank(rank_of(max(of_suit, key=lambda card: of_suit[card])))
    return NameSuit(suit_of(max(likely[cell], key=lambda card: likely[cell][card])))


def guesses(view: MindReaderView) -> list[Guess | GuessAll]:
    return [move for move in view.options if isinstance(move, Guess | GuessAll)]


def questions(view: MindReaderView) -> list[Ask]:
    return [move for move in view.options if isinstance(move, Ask)]


def split(question: Ask, candidates: Mapping[Card, float]) -> dict[str, float]:
    """How likely each reply to ``question`` is, from how likely each Secret Card is."""
    parts: dict[str, float] = {}
    replies = REPLIES[question.question][question.card]
    for card, chance in candidates.items():
        parts[replies[card]] = parts.get(replies[card], 0) + chance
    return parts


def agreeing(k: Knowledge, cell: Cell) -> set[Card]:
    """The cards that agree with everything said aloud of one Secret Card."""
    fitting = set(k.deck)
    for fact in k.constraints:
        if fact.unknowns == (cell,):
            fitting &= fact.cards  # type: ignore[attr-defined]  # one cell alone: it is a Fits
    return fitting


def played(k: Knowledge) -> set[Card]:
    """The cards that were played or turned up for all to see: nobody's Secret Card any more."""
    asked = [event.card for _, event in k.lines if isinstance(event, Asked) and event.card]
    return {*asked, *k.face_up.values()}


def open_rival(view: MindReaderView) -> Seat:
    """The one other seat whose Secret Card is still undiscovered."""
    (rival,) = [seat for seat, left in enumerate(view.left) if any(left) and seat != view.seat]
    return rival


def a_duel(view: MindReaderView, hidden: Sequence[Cell]) -> bool:
    """Whether one player is left to be found out, with a Secret Card on either side and single guesses allowed."""
    return len(hidden) == 1 and len(view.secrets) == 1 and Guess(*hidden[0]) in view.options
