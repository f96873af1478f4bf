"""What a bot reads off a view of Mind Reader, and how a guess it has decided on is named part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from parlour.core import Move, Seat
from parlour.games.mind_reader.cards import REPLIES, Card, Reply, rank_of, suit_of
from parlour.games.mind_reader.events import Asked
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask, Guess, GuessAll, NameRank, NameSuit
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.view import MindReaderView

Chances: TypeAlias = Mapping[Card, float]  # how likely each card still possible is
ChancesByPlace: TypeAlias = Mapping[Place, Chances]  # of every hidden Secret Card


def next_part(view: MindReaderView, chances: ChancesByPlace) -> Move:
    """The next part of a guess that has been begun: the likeliest card, its suit and then its rank.

    Somebody else may have begun it, with a suit that can't be: then any rank is as good.
    """
    likely = chances[view.being_named]
    if view.suit_named:
        of_suit = [card for card in likely if suit_of(card) == view.suit_named]
        return NameRank(rank_of(max(of_suit, key=lambda card: likely[card]))) if of_suit else view.options[0]
    return NameSuit(suit_of(max(likely, key=lambda card: likely[card])))


def guesses(view: MindReaderView) -> list[Guess | GuessAll]:
    return [move for move in view.options if type(move) is Guess or type(move) is GuessAll]


def questions(view: MindReaderView) -> list[Ask]:
    return [move for move in view.options if type(move) is Ask]


def by_reply(question: Ask, suspected: Chances) -> dict[Reply, dict[Card, float]]:
    """The cards that are answered alike, by what is answered."""
    replies, found = REPLIES[question.question][question.card], dict[Reply, dict[Card, float]]()
    for card, chance in suspected.items():
        found.setdefault(replies[card], {})[card] = chance
    return found


def agreeing(k: Knowledge, place: Place) -> set[Card]:
    """The cards that agree with everything said aloud of one Secret Card."""
    fitting = set(k.deck)
    for fact in k.constraints:
        if fact.unknowns == (place,):
            fitting &= fact.cards  # type: ignore[attr-defined]  # one place alone: it is a Fits
    return fitting


def seen_by_all(k: Knowledge) -> set[Card]:
    """The cards that were played or turned up for all to see: nobody's Secret Card any more."""
    asked = [event.card for _, event in k.lines if isinstance(event, Asked) and event.card]
    return {*asked, *k.face_up.values()}


def suspected_of_me(view: MindReaderView, k: Knowledge) -> set[Card]:
    """The cards that this seat's only Secret Card may be, as far as everybody knows."""
    return agreeing(k, (view.seat or 0, 0)) - seen_by_all(k)


def only_rival(view: MindReaderView) -> Seat:
    """The one other seat whose Secret Card is still undiscovered."""
    (rival,) = {seat for seat, _ in view.others}
    return rival


def is_duel(view: MindReaderView, hidden: Sequence[Place]) -> bool:
    """Whether one player is left to be found out, with one Secret Card on each side and single guesses allowed."""
    return len(hidden) == 1 and len(view.secrets) == 1 and Guess(*hidden[0]) in view.options
