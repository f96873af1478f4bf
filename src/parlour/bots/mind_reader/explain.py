"""Why a bot of Mind Reader makes a move, as data: the numbers that it goes by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.bots.mind_reader.reading import Chances, ChancesByPlace
from parlour.core import Explanation, Move
from parlour.games.mind_reader.cards import Card, suit_of
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, GuessAll, Keep, NameRank, NameSuit
from parlour.games.mind_reader.things import card_thing, of_move
from parlour.games.mind_reader.view import MindReaderView

Figures: TypeAlias = Mapping[str, float]
CERTAIN: Final = 1 - 1e-9  # a sum of chances may fall short of one


class Thought(Struct, frozen=True):
    """What a bot goes by."""

    chances: ChancesByPlace  # of every hidden Secret Card
    keep: Callable[[tuple[Card, ...]], tuple[str, Figures]]  # what speaks for Secret Cards
    question: Callable[[Ask], tuple[str, Figures]]  # what speaks for a question
    stakes: Callable[[], Figures] = dict  # beside the chance of a guess that is not sure: what to wait is worth


def explained(view: MindReaderView, move: Move, thought: Thought) -> Explanation | None:
    """Why ``move``; None: there is nothing to say of it."""
    kind: str
    figures: Figures = {}
    about = of_move(move, view)
    match move:
        case Keep(cards):
            kind, figures = thought.keep(cards)
        case Ask():
            kind, figures = thought.question(move)
        case Guess(of, side):
            card, chance = max(thought.chances[of, side].items(), key=lambda likely: likely[1])
            about += (card_thing(card),)
            sure = len(thought.chances[of, side]) == 1
            kind, figures = ("is sure", {}) if sure else ("bets", {"chance": chance, **thought.stakes()})
        case GuessAll():
            kind, figures = "bets on all", {"chance": best_guess(view, thought.chances)}
        case NameSuit() | NameRank():
            chance = right(move, view, thought.chances[view.being_named])
            kind, figures = ("names for certain", {}) if chance > CERTAIN else ("names", {"chance": chance})
        case EndTurn():
            kind, figures = "waits", {"chance": best_guess(view, thought.chances), **thought.stakes()}
        case GiveUp():
            kind = "gives up"
        case _:
            return None
    return Explanation(kind, about, figures)


def best_guess(view: MindReaderView, chances: ChancesByPlace) -> float:
    """How likely the best guess is right; all or nothing, how likely its least likely card is."""
    likeliest = [max(chances[place].values()) for place in view.others]
    return min(likeliest) if view.settings.all_or_nothing else max(likeliest)


def right(part: NameSuit | NameRank, view: MindReaderView, chances: Chances) -> float:
    """How likely the part of a guess is right: a suit, or the card that a rank makes of it."""
    if isinstance(part, NameRank):
        return chances.get(part.rank + view.suit_named, 0.0)
    return sum([chance for card, chance in chances.items() if suit_of(card) == part.suit])
