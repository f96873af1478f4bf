"""Mind Reader by rules of thumb: keep a middling card, cross out, halve the shortest list, guess when sure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from parlour.bots.mind_reader.explain import Figures, Thought, explained
from parlour.bots.mind_reader.reading import ChancesByPlace, guesses, next_part, questions
from parlour.bots.ties import least
from parlour.core import Explanation, Move, Unfolding
from parlour.games.mind_reader.cards import ALL_CARDS, RANKS, REPLIES, Card, rank_of
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask, Guess, Keep
from parlour.games.mind_reader.rules.turn import END_TURN
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.view import MindReaderView

Lists: TypeAlias = Mapping[Place, Collection[Card]]  # for every hidden Secret Card the cards not crossed out
CardSet: TypeAlias = int  # a bit for each card
BIT: Final[dict[Card, CardSet]] = {card: 1 << number for number, card in enumerate(ALL_CARDS)}


def card_set(cards: Collection[Card]) -> CardSet:
    return sum([BIT[card] for card in cards])


ALIKE: Final = {  # by question and by the card played: the cards that give the same reply
    question: {
        card: tuple([card_set([other for other in ALL_CARDS if given[other] == reply]) for reply in {*given.values()}])
        for card, given in by_card.items()
    }
    for question, by_card in REPLIES.items()
}


def choose(view: MindReaderView, rng: Random) -> Move:
    if type(view.options[0]) is Keep:
        keeps = [move for move in view.options if type(move) is Keep]
        return least(keeps, lambda keep: from_the_middle(keep.cards, view.settings.ranks), rng)
    lists = not_crossed_out(view)
    if view.sealed:
        place = view.being_named
        return next_part(view, even({place: lists[place]}))
    return sure_guess(view, lists) or halving_question(view, lists, rng) or otherwise(view, lists, rng)


def explain(view: MindReaderView, move: Move) -> Explanation | None:
    """Why this bot would make that move."""
    lists, ranks = not_crossed_out(view), view.settings.ranks

    def of_keeping(cards: Sequence[Card]) -> tuple[str, Figures]:
        return "keeps from the middle", {"away": from_the_middle(cards, ranks)}

    return explained(view, move, Thought(even(lists), of_keeping, lambda question: halving(question, lists)))


def halving(question: Ask, lists: Lists) -> tuple[str, Figures]:
    listed = card_set(lists[question.of, question.side])
    fit, left = listed.bit_count(), longest_left(question, listed)
    return ("halves", {"fit": fit, "left": left}) if left < fit else ("learns nothing", {})


def from_the_middle(cards: Sequence[Card], ranks: int) -> float:
    """How far these cards lie from the middle rank: extremes are found out sooner."""
    return sum([abs(RANKS.index(rank_of(card)) - (ranks + 1) / 2) for card in cards])


def read_off(k: Knowledge, view: MindReaderView) -> Lists:
    k.view = view
    k.close()
    return k.candidates


not_crossed_out: Final = Unfolding[MindReaderView, Knowledge, Lists](
    lambda view: (view.seat, view.seats, view.settings), Knowledge.unread, Knowledge.read, read_off
)


def even(lists: Lists) -> ChancesByPlace:
    """The cards not crossed out, each as likely as the next."""
    return {place: dict.fromkeys(cards, 1 / len(cards)) for place, cards in lists.items()}


def sure_guess(view: MindReaderView, lists: Lists) -> Move | None:
    """A guess that can't go wrong."""
    if 1 not in map(len, lists.values()):
        return None
    for guess in guesses(view):
        places = [(guess.of, guess.side)] if isinstance(guess, Guess) else view.others
        if all([len(lists[place]) == 1 for place in places]):
            return guess
    return None


def halving_question(view: MindReaderView, lists: Lists, rng: Random) -> Ask | None:
    """Of the player with the shortest list, the question that leaves the shortest one at worst."""
    asks = questions(view)
    if not asks:
        return None
    useful = [q for q in asks if len(lists[q.of, q.side]) > 1] or asks
    shortest = min([len(lists[q.of, q.side]) for q in useful])
    sets = {place: card_set(cards) for place, cards in lists.items() if len(cards) == shortest}

    def left(question: Ask) -> int:
        listed = sets.get((question.of, question.side))
        return longest_left(question, listed) if listed else len(ALL_CARDS)  # more than any shortest list

    return least(useful, left, rng)


def longest_left(question: Ask, listed: CardSet) -> int:
    """How much of this list is left at worst."""
    one, *others = ALIKE[question.question][question.card]
    most = (listed & one).bit_count()
    for alike in others:
        count = (listed & alike).bit_count()
        if count > most:
            most = count
    return most


def otherwise(view: MindReaderView, lists: Lists, rng: Random) -> Move:
    """End the turn; if a guess is due, guess the card with the shortest list; if a card must go, any."""
    if END_TURN in view.options or not guesses(view):
        return END_TURN if END_TURN in view.options else rng.choice(view.options)
    return min(guesses(view), key=lambda g: len(lists[g.of, g.side]) if isinstance(g, Guess) else 0)
