"""A guess as a bet: what it names, and how likely that is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from parlour.core import Fact, Match, View
from parlour.games.mind_reader import MIND_READER
from parlour.games.mind_reader.moves import Ask, EndTurn, Guess, GuessAll, NameRank, NameSuit
from parlour.games.mind_reader.notebook import bet, nameable
from parlour.games.mind_reader.worlds import MindReaderWorlds


def asked(match: Match, questions: int) -> Match:  # type: ignore[type-arg]  # any state, any view
    """So many questions have been asked, and nobody has guessed."""
    put = 0
    while put < questions or match.asked != (0,) or match.view(0).sealed:
        options = match.options(seat := match.asked[0])
        questions_now = [move for move in options if isinstance(move, Ask)]
        ends = [move for move in options if isinstance(move, EndTurn)]
        put += bool(questions_now)
        match.play(seat, (questions_now or ends or options)[0])
    return match


def test_the_chance_of_a_guess_is_that_of_its_card() -> None:
    match = asked(Match(MIND_READER, 3, b"bets"), 6)
    chances = MindReaderWorlds(match.view(0)).marginals()
    place, card = (1, 0), str(next(iter(chances[1, 0])))
    for move in (Guess(*place), NameSuit(card[-1])):
        assert bet(match.view(0), move) is None, "not complete"
        match.play(0, move)
    found = bet(match.view(0), NameRank(card[:-1]))
    assert found
    assert (found.facts, found.chance) == ((Fact(place, (card,)),), chances[place][card])
    wrong = bet(match.view(0), NameRank("2" if card[:-1] != "2" else "3"))
    assert wrong and wrong.chance != found.chance


def test_the_chance_of_naming_all_cards_is_counted_over_whole_worlds() -> None:
    """Two cards are never the same, so it is not the product of their chances."""
    match = asked(Match(MIND_READER, 3, b"all", {"all_or_nothing": True}), 10)
    view = match.view(0)
    worlds = MindReaderWorlds(view)
    places, chances = view.others, worlds.marginals()
    every = [dict(zip(places, cards)) for cards in product(*[chances[place] for place in places])]
    fitting = [truth for truth in every if worlds.allows(truth)]
    named = [str(fitting[0][place]) for place in places]
    match.play(0, GuessAll())
    for card in named[:-1]:
        match.play(0, NameSuit(card[-1]))
        assert bet(match.view(0), NameRank(card[:-1])) is None
        match.play(0, NameRank(card[:-1]))
    match.play(0, NameSuit(named[-1][-1]))
    found = bet(match.view(0), NameRank(named[-1][:-1]))
    assert found
    assert found.chance == Fraction(1, len(fitting))


def test_a_card_may_be_named_once_it_is_certain() -> None:
    match = asked(Match(MIND_READER, 2, b"sure"), 4)
    assert nameable(match.view(0)) == ()
    for _ in range(60):
        view: View = asked(match, 1).view(0)
        if facts := nameable(view):
            ((_, chances),) = MindReaderWorlds(view).marginals().items()
            assert facts[0].among == tuple(chances)
            return
    pytest.fail("no card became certain")
