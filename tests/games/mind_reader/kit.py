"""Mind Reader for the laws: its variants, its hidden things, and small tables for brute force.

Hidden, by the rulebook: others' hands and Secret Cards; what they draw, also after a shuffle; the cards under the
discards, of players who went out; the card that a wrong guesser is shown; after a failed guess at all, the Secret
Card that leaves the hand; played in secret, the cards of questions between others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Move, Seat, Truth
from parlour.games.mind_reader import MIND_READER, MindReaderState
from parlour.games.mind_reader.cards import REPLIES, Card
from parlour.games.mind_reader.moves import Ask, Dealt, Drawn, Guess, Keep, NameRank, Picked
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.testing import Action, Actions, Kit, Run, Small, Variant, act, refused

KINDS = ("hands", "secrets", "draw pile", "reshuffle", "buried", "shown", "forfeited", "played in secret")
Swap = dict[Card, Card]


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Actions]]:
    """Two cards exchanged from a deal or a draw on, wherever they turn up."""
    for n, (s, _, action) in enumerate(run.states()):
        if isinstance(action, Dealt):
            for kind, cards in hidden(run, n, seat):
                for a in rng.sample(cards, min(2, len(cards))):
                    yield kind, twin(run, n, s, seat, a, rng.choice(deck_of(s.settings)))
        if isinstance(action, Picked) and s.agenda[-1].seat != seat:
            kind, tries = ("reshuffle", 3) if s.exhausted else ("draw pile", 1)
            for other in rng.sample(s.draw, min(tries, len(s.draw))):
                yield kind, twin(run, n, s, seat, action.card, other)


def hidden(run: Run, n: int, seat: Seat) -> Iterator[tuple[str, list[Card]]]:
    """Cards of the hand dealt in action ``n`` that ``seat`` has no right to see, by kind."""
    _, deal = run.actions[n]
    assert isinstance(deal, Dealt)
    settings: Any = run.settings
    dealt = [card for who, hand in enumerate(deal.hands) if who != seat for card in hand]
    kept, played, shown, forfeited = followed(run, n, seat)
    yield "hands", dealt
    yield "secrets", kept
    yield "buried", [card for card in dealt if card not in played]
    yield "shown", shown
    yield "forfeited", forfeited
    yield "played in secret", played if settings.in_secret else []


def followed(run: Run, n: int, seat: Seat) -> tuple[list[Card], ...]:
    """In the hand dealt in action ``n``: others' Secret Cards; cards played between others; cards of others that a
    wrong guesser was shown; others' Secret Cards that left the hand after a failed guess at all."""
    kept, played, shown, forfeited = list[Card](), list[Card](), list[Card](), list[Card]()
    for number, (s, who, action) in enumerate(run.states()):
        if number > n and isinstance(action, Dealt):
            break
        if number <= n or who == seat:
            continue
        if isinstance(action, Keep):
            kept += action.cards
        if isinstance(action, Ask) and action.of != seat:
            played.append(action.card)
        if (guess := guess_made(s, who, action)) and not is_right(s, guess):
            shown += [
                card for of, side, _ in guess if of != seat and guesser_is_shown(s) and (card := s.secrets[of][side])
            ]
            forfeited += [card for card in s.secrets[who] if card and not guesser_is_shown(s)]
    return kept, played, shown, forfeited


def twin(run: Run, n: int, s: MindReaderState, seat: Seat, a: Card, b: Card) -> Actions:
    """From action ``n`` on ``a`` is ``b`` and ``b`` is ``a``, until ``seat`` would rightly see the difference."""
    swap, actions = {a: b, b: a}, run.actions[:n]
    ours, theirs = s.clone(), s.clone()
    for who, action in run.actions[n:]:
        other = renamed(action, swap)
        if refused(run.game, theirs, who, other):
            break
        learned = may_learn(ours, who, action, seat), may_learn(theirs, who, other, seat)
        act(ours, who, action)
        act(theirs, who, other)
        if learned[0] != learned[1] or may_see(ours, seat) != may_see(theirs, seat):
            break
        actions.append((who, other))
    return actions


# What a player has a right to, by the rulebook alone.  What the game tells anybody is not looked at: it may be wrong.


def may_see(s: MindReaderState, seat: Seat) -> tuple[object, ...]:
    """Your own cards (MR-2), the Secret Cards that were won (MR-11, MR-12) and the open discards (MR-7, MR-21)."""
    open_discards = None if s.settings.in_secret else tuple(s.discard)
    return s.hands[seat:][:1], s.secrets[seat:][:1], tuple(s.won), open_discards


def may_learn(s: MindReaderState, who: Seat, action: Action, seat: Seat) -> object:
    """What ``seat`` may learn from an action that ``who`` is about to do, beside what it may see afterwards."""
    if isinstance(action, Ask):  # everybody hears the reply (MR-7); played in secret only two see the card (MR-21)
        secret = s.secrets[action.of][action.side] or ""
        sees_card = seat in (who, action.of) or not s.settings.in_secret
        return REPLIES[action.question][action.card][secret], action.card if sees_card else None
    if guess := guess_made(s, who, action):  # everybody hears whether it is right; the guesser sees a wrong one (MR-12)
        right = is_right(s, guess)
        sees_cards = seat == who and not right and guesser_is_shown(s)
        return right, [s.secrets[of][side] for of, side, _ in guess] if sees_cards else None
    return None


def guess_made(s: MindReaderState, who: Seat, action: Action) -> list[tuple[Seat, int, Card]]:
    """The guess that ``action`` completes, if it does: whose Secret Card, at which side, which card."""
    if not isinstance(action, NameRank):
        return []
    first, *named = [*s.sealed, action]
    cards = [rank.rank + suit.suit for suit, rank in zip(named[::2], named[1::2])]  # type: ignore[union-attr]
    left = [
        (of, side) for of, secrets in enumerate(s.secrets) for side, card in enumerate(secrets) if card and of != who
    ]
    places = [(first.of, first.side)] if isinstance(first, Guess) else left
    return [(of, side, card) for (of, side), card in zip(places, cards)] if len(cards) == len(places) else []


def is_right(s: MindReaderState, guess: list[tuple[Seat, int, Card]]) -> bool:
    return all([s.secrets[of][side] == card for of, side, card in guess])


def guesser_is_shown(s: MindReaderState) -> bool:
    """After a wrong guess at all nobody shows anything, unless two play (MR-26)."""
    return not s.settings.all_or_nothing or s.seats == 2


def renamed(action: Action, swap: Swap) -> Action:
    """The same action with the exchanged cards; what is named aloud stays as it is."""
    match action:
        case Dealt(hands):
            return Dealt(tuple([tuple([swap.get(card, card) for card in hand]) for hand in hands]))
        case Keep(cards):
            return Keep(tuple([swap.get(card, card) for card in cards]))
        case Ask(card):
            return replace(action, card=swap.get(card, card))
        case Picked(card):
            return Picked(swap.get(card, card))
    return action


def outcomes(s: MindReaderState) -> list[tuple[Move, int]]:
    """Every deal and every card on top; the first dealer is seat 0."""
    match type(s.agenda[-1]).__name__:
        case "ChooseDealer":
            return [(Drawn(0), 1)]
        case "Deal":
            return deals(s)
    return [(Picked(card), 1) for card in s.draw]


def deals(s: MindReaderState) -> list[tuple[Move, int]]:
    """Every way to deal the hands; the order within a hand does not matter."""
    dealt: list[tuple[tuple[Card, ...], ...]] = [()]
    for _ in range(s.seats):
        dealt = [(*hands, hand) for hands in dealt for hand in combinations(rest(s, hands), s.settings.dealt)]
    return [(Dealt(hands), 1) for hands in dealt]


def rest(s: MindReaderState, hands: tuple[tuple[Card, ...], ...]) -> list[Card]:
    return [card for card in deck_of(s.settings) if not any([card in hand for hand in hands])]


def weight(s: MindReaderState, seat: Seat, move: Move) -> Fraction:
    """Secret Cards are chosen evenly, and so are cards that are played unseen; the rest is public."""
    if isinstance(move, Keep):
        return Fraction(1, len(s.agenda[-1].options(s, seat)))
    if isinstance(move, Ask) and s.settings.in_secret:
        return Fraction(1, len(s.hands[seat]))
    return Fraction(1)


def answers(s: MindReaderState, seat: Seat | None) -> Truth:
    """What others may come to know of the Secret Cards of ``seat``: the cards themselves."""
    mine = s.secrets[seat] if seat is not None and s.secrets else ()
    return {("known to", of, side): card for of in range(s.seats) for side, card in enumerate(mine) if card}


class ThreeDealt(MindReaderSettings, frozen=True, kw_only=True):
    """Three cards are dealt instead of four, so that every history can be played."""

    @property
    def dealt(self) -> int:
        return 3


class TwoDealt(MindReaderSettings, frozen=True, kw_only=True):
    """One card to keep, and one to ask with."""

    @property
    def dealt(self) -> int:
        return 2


def small(seats: int, settings: type[MindReaderSettings], all_or_nothing: bool, actions: int) -> Small:
    chosen = settings(suits=3, ranks=2, length="one hand", all_or_nothing=all_or_nothing)
    return Small(seats, chosen, outcomes, weight, actions)


def guess_soon(s: MindReaderState, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """Guesses rather than questions in the first of two hands."""
    guesses = [move for move in moves if isinstance(move, Guess) and s.number == 1]
    return rng.choice(guesses or moves)


TWO_HANDS = Small(2, TwoDealt(suits=3, ranks=2, length="a hand each"), outcomes, weight, 12, choose=guess_soon)


KIT = Kit(
    game=MIND_READER,
    variants=(
        Variant(2),
        Variant(3, {"jokers": True}),
        Variant(4, {"in_secret": True, "length": "one hand"}),
        Variant(3, {"two_cards": True, "length": "target", "target": 50}),
        Variant(3, {"two_cards": True, "strict": True, "in_secret": True, "ranks": 5, "length": "one hand"}),
        Variant(4, {"all_or_nothing": True, "ranks": 5}),
        Variant(3, {"all_or_nothing": True, "two_cards": True, "jokers": True, "in_secret": True, "ranks": 4}),
        Variant(6, {"length": "one hand", "ranks": 6}),
        Variant(2, {"all_or_nothing": True, "suits": 3, "ranks": 4}),
        Variant(4, {"double_points": "all still secret", "suits": 4, "ranks": 5, "length": "one hand"}),
    ),
    kinds=KINDS,
    twins=twins,
    small=(
        small(2, ThreeDealt, all_or_nothing=False, actions=24),
        small(2, ThreeDealt, all_or_nothing=True, actions=24),
        small(3, TwoDealt, all_or_nothing=True, actions=30),
        TWO_HANDS,
    ),
    answers=answers,
    unmet={"NoDraw": "A player who ends a turn has just discarded a card, so there is always one to draw."},
)
