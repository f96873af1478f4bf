"""A race among three and more: every answer is for all to hear, so a question may bring another player the proof.

A Secret Card that I cannot prove yet is a prize that the others may take before my next turn.  The best question is the
one that changes most in my favour: a proof at once, or few cards left to me while many fit for everybody else.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from parlour.bots.mind_reader.reading import ChancesByPlace, agreeing, by_reply, seen_by_all
from parlour.games.mind_reader.cards import REPLIES, Card, Reply
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.moves import Ask
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.view import MindReaderView

PROVED: Final = (1.0, 1.0, 0.5, 0.33, 0.12, 0.1, 0.05, 0.04, 0.02)  # in one turn, by the cards still suspected: counted
HARDLY: Final = 0.01  # with more cards than that
IN_HAND: Final = 0.92  # of the cards that fit for all, what is left to a player who holds some of the deck
LOST: Final = 0.5  # what a Secret Card in another's hands costs, beside what one in mine is worth


def is_crowd(view: MindReaderView) -> bool:
    """Whether at least two others have a Secret Card left, one each, and single guesses are allowed."""
    rivals = {seat for seat, _ in view.others}
    return len(rivals) > 1 and len(view.settings.sides) == 1 and not view.settings.all_or_nothing


class Crowd:
    """What the others may do with what they hear."""

    def __init__(self, view: MindReaderView, k: Knowledge, chances: ChancesByPlace) -> None:
        self.view, self.k, self.chances = view, k, chances
        self.hunters = len({seat for seat, _ in view.others}) - 1  # of a Secret Card, beside me

    @cached_property
    def open(self) -> dict[Place, set[Card]]:
        """The cards that every Secret Card may be, as far as everybody knows."""
        seen = seen_by_all(self.k)
        return {place: agreeing(self.k, place) - seen for place in self.chances}

    def worth(self, question: Ask) -> float:
        """How much better this seat stands with the Secret Card once the reply is heard; 1: it is proved."""
        place = question.of, question.side
        before = self.standing(len(self.chances[place]), len(self.open[place]))
        return round(self.after(question) - before, 9)  # what is as good must look so on every machine

    def after(self, question: Ask) -> float:
        replies, left = self.replies(question), self.left_to_all(question)
        return sum([chance * self.standing(mine, left[reply]) for reply, (mine, chance) in replies.items()])

    def replies(self, question: Ask) -> dict[Reply, tuple[int, float]]:
        """Reply by reply, how many cards are left to this seat, and how likely it is."""
        groups = by_reply(question, self.chances[question.of, question.side])
        return {reply: (len(group), sum(group.values())) for reply, group in groups.items()}

    def left_to_all(self, question: Ask) -> Counter[Reply]:
        """Reply by reply, how many cards fit for everybody."""
        replies = REPLIES[question.question][question.card]
        return Counter([replies[card] for card in self.open[question.of, question.side] if card != question.card])

    def standing(self, mine: int, open_to_all: int) -> float:
        """What a Secret Card is worth with so many cards left to this seat, and to everybody."""
        if mine == 1:
            return 1.0
        taken = self.taken(open_to_all)
        return (1 - taken) * proved(mine) - LOST * taken

    def taken(self, open_to_all: int) -> float:
        """How likely somebody else takes it before this seat's next turn."""
        return 1 - (1 - proved(max(1, round(IN_HAND * open_to_all)))) ** self.hunters

    def proof(self, question: Ask) -> float:
        """How likely the reply is a proof."""
        return sum([chance for mine, chance in self.replies(question).values() if mine == 1])

    def given_away(self, question: Ask) -> float:
        """How likely the reply is none, and somebody else takes the card before this seat's next turn."""
        replies, left = self.replies(question), self.left_to_all(question)
        return sum([chance * self.taken(left[reply]) for reply, (mine, chance) in replies.items() if mine > 1])


def proved(suspects: int) -> float:
    """How likely a player who suspects so many cards proves which it is within one turn."""
    return PROVED[suspects] if suspects < len(PROVED) else HARDLY
