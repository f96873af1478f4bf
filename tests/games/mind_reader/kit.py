"""Mind Reader for the laws: its variants, its hidden things, and a small table for brute force.

Hidden, by the rulebook: others' hands and Secret Cards; what they draw, also after a shuffle; the cards under the
discards, of players who went out; the card that a wrong guesser is shown; after a failed guess at all, the Secret
Card that leaves the hand; played in secret, the cards of questions between others.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Event, Move, Seat, Whisper
from parlour.games.mind_reader import MIND_READER, MindReaderState
from parlour.games.mind_reader.cards import Card
from parlour.games.mind_reader.events import Asked, Guessed, GuessedAll, Shown
from parlour.games.mind_reader.moves import Ask, Dealt, Drawn, Keep, Picked
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
    unseen = [card for who, hand in enumerate(deal.hands) if who != seat for card in hand]
    kept, played, lost, shown = followed(run, n, seat)
    yield "hands", unseen
    yield "secrets", kept
    yield "buried", [card for card in unseen if card not in played]
    yield "shown", shown
    yield "forfeited", lost
    yield "played in secret", played if settings.in_secret else []


def followed(run: Run, n: int, seat: Seat) -> tuple[list[Card], list[Card], list[Card], list[Card]]:
    """In the hand dealt in action ``n``: others' Secret Cards, cards played between them, forfeited, shown to them."""
    later = [k for k in range(n + 1, len(run.actions)) if isinstance(run.actions[k][1], Dealt)]
    hand = Run(run.game, run.seats, run.settings, run.actions[: min(later, default=len(run.actions))])
    kept = [card for who, move in hand.actions[n:] if isinstance(move, Keep) and who != seat for card in move.cards]
    asks = [(who, move) for who, move in hand.actions[n:] if isinstance(move, Ask)]
    end = hand.end()
    whispers = [told for told in end.told if isinstance(told, Whisper) and seat not in told.only]
    shown = [told.event.card for told in whispers if isinstance(told.event, Shown)]
    lost = [card for who, _, card in end.forfeited if who != seat]
    return kept, [move.card for who, move in asks if seat not in (who, move.of)], lost, [c for c in shown if c in kept]


def twin(run: Run, n: int, s: MindReaderState, seat: Seat, a: Card, b: Card) -> Actions:
    """From action ``n`` on ``a`` is ``b`` and ``b`` is ``a``, until ``seat`` would rightly see the difference."""
    swap, actions = {a: b, b: a}, run.actions[:n]
    ours, theirs = s.clone(), s.clone()
    for who, action in run.actions[n:]:
        other = renamed(action, swap)
        if refused(run.game, theirs, who, other):
            break
        act(ours, who, action)
        act(theirs, who, other)
        if rights(ours, seat) != rights(theirs, seat):
            break
        actions.append((who, other))
    return actions


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


def rights(s: MindReaderState, seat: Seat) -> tuple[object, ...]:
    """All that the rulebook lets a player see: own cards, the open ones, and what was said aloud or shown to them."""
    open_discards = None if s.settings.in_secret else tuple(s.discard)
    said = [heard(t, seat) for t in s.told[-8:]]
    return s.hands[seat:][:1], s.secrets[seat:][:1], tuple(s.won), open_discards, said


def heard(told: Event | Whisper, seat: Seat) -> object:
    event = told.event if isinstance(told, Whisper) else told
    match event:
        case Asked(by, of, _, question, reply, card):
            return question, reply, card if seat in (by, of) else None
        case Guessed() | GuessedAll():
            return event.right
        case Shown(card=card) if isinstance(told, Whisper) and seat in told.only:
            return card
    return None


def outcomes(s: MindReaderState) -> list[tuple[Move, int]]:
    """Every deal and every card on top; the first dealer is seat 0."""
    if s.number:
        return [(Picked(card), 1) for card in s.draw]
    return deals(s) if type(s.agenda[-1]).__name__ == "Deal" else [(Drawn(0), 1)]


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


class ShortHands(MindReaderSettings, frozen=True, kw_only=True):
    """Three cards are dealt instead of four, so that every history can be played."""

    @property
    def dealt(self) -> int:
        return 3


def small(suits: int, actions: int) -> Small:
    return Small(2, ShortHands(suits=suits, ranks=2, length="one hand"), outcomes, weight, actions)


KIT = Kit(
    game=MIND_READER,
    variants=(
        Variant(2),
        Variant(3, {"jokers": True}),
        Variant(4, {"in_secret": True, "length": "one hand"}),
        Variant(3, {"two_cards": True, "length": "target", "target": 50}),
        Variant(3, {"two_cards": True, "gentle": True, "in_secret": True, "ranks": 5, "length": "one hand"}),
        Variant(4, {"all_or_nothing": True, "ranks": 5}),
        Variant(3, {"all_or_nothing": True, "two_cards": True, "jokers": True, "in_secret": True, "ranks": 4}),
        Variant(6, {"length": "one hand", "ranks": 6}),
    ),
    kinds=KINDS,
    twins=twins,
    small=(small(suits=3, actions=24),),
)
