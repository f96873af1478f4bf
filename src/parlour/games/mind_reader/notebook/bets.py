"""Guesses as bets: which Secret Cards they name, and how likely that is."""

from __future__ import annotations

from fractions import Fraction

from parlour.core import Bet, Fact, Move
from parlour.games.mind_reader.moves import Guess, GuessAll, NameRank
from parlour.games.mind_reader.rules.turn import cards_named
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds, Named


def bet(view: MindReaderView, move: Move) -> Bet | None:
    """What the guess names that this rank completes."""
    if not isinstance(move, NameRank):
        return None
    first, cards = view.sealed[0], cards_named([part for part in (*view.sealed, move) if part])
    places = [(first.of, first.side)] if isinstance(first, Guess) else view.others
    if len(cards) < len(places):
        return None
    named = dict(zip(places, cards))
    return Bet(tuple([Fact(place, (card,)) for place, card in named.items()]), chance(view, named))


def chance(view: MindReaderView, named: Named) -> Fraction:
    """How likely all these cards are right."""
    worlds = MindReaderWorlds(view)
    if len(named) == 1:
        ((place, card),) = named.items()
        return worlds.marginals()[place].get(card, Fraction(0))
    return Fraction(sum([sign * bundle.ways.total for sign, bundle in worlds.naming(named)]), worlds.total)


def nameable(view: MindReaderView) -> tuple[Fact, ...]:
    """The Secret Cards that are certain while a guess may begin; all or nothing, only if all of them are."""
    guesses = [move for move in view.options if isinstance(move, Guess | GuessAll)]
    if view.sealed or not guesses:
        return ()
    chances = MindReaderWorlds(view).marginals()
    places = [place for place in view.others if len(chances[place]) == 1]
    if isinstance(guesses[0], GuessAll) and len(places) < len(view.others):
        return ()
    return tuple([Fact(place, tuple(chances[place])) for place in places])
