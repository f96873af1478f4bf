"""Mind Reader before the laws: its variants, its hidden things, and a small table for brute force.

Hidden, by the rulebook: others' hands and Secret Cards; the draw pile, and its order after a shuffle; the cards under
the discards, of players who went out; the card that a wrong guesser is shown; after a failed guess at all, the Secret
Card that leaves the hand; played in secret, the cards of questions between others.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Event, Move, Seat, Whisper
from parlour.games.mind_reader import MIND_READER, MindReader
from parlour.games.mind_reader.cards import (
    Ask,
    Asked,
    Card,
    Dealt,
    Drawn,
    Guessed,
    GuessedAll,
    Keep,
    MindReaderSettings,
    Shown,
    Shuffled,
    deck_of,
)
from parlour.testing import Deed, Deeds, Kit, Run, Small, Variant, act, refused

KINDS = ("hands", "secrets", "draw pile", "reshuffle", "buried", "shown", "forfeited", "played in secret")
Swap = dict[Card, Card]


def twins(run: Run, seat: Seat, rng: Random) -> Iterator[tuple[str, Deeds]]:
    """Two cards exchanged from a deal or a shuffle on, wherever they turn up."""
    for n, (s, _, deed) in enumerate(run.states()):
        if isinstance(deed, Dealt):
            for kind, cards in hidden(run, n, seat):
                for a in rng.sample(cards, min(2, len(cards))):
                    yield kind, twin(run, n, s, seat, a, rng.choice(deed.deck))
        if isinstance(deed, Shuffled):
            pile = s.buried + s.discard
            for _ in range(3):
                yield "reshuffle", twin(run, n, s, seat, rng.choice(pile), rng.choice(pile))


def hidden(run: Run, n: int, seat: Seat) -> Iterator[tuple[str, list[Card]]]:
    """Cards of the hand dealt in deed ``n`` that ``seat`` has no right to see, by kind."""
    _, deal = run.deeds[n]
    assert isinstance(deal, Dealt)
    settings: Any = run.settings
    dealt = [deal.deck[::-1][who * settings.dealt :][: settings.dealt] for who in range(run.seats)]
    kept, played, lost, shown = followed(run, n, seat)
    yield "hands", [card for who, hand in enumerate(dealt) if who != seat for card in hand]
    yield "secrets", kept
    yield "draw pile", list(deal.deck[: -run.seats * settings.dealt])
    yield "buried", [card for who, hand in enumerate(dealt) if who != seat for card in hand if card not in played]
    yield "shown", shown
    yield "forfeited", lost
    yield "played in secret", played if settings.in_secret else []


def followed(run: Run, n: int, seat: Seat) -> tuple[list[Card], list[Card], list[Card], list[Card]]:
    """In the hand dealt in deed ``n``: others' Secret Cards, cards played between them, forfeited, shown to them."""
    later = [k for k in range(n + 1, len(run.deeds)) if isinstance(run.deeds[k][1], Dealt)]
    hand = Run(run.game, run.seats, run.settings, run.deeds[: min(later, default=len(run.deeds))])
    kept = [card for who, move in hand.deeds[n:] if isinstance(move, Keep) and who != seat for card in move.cards]
    asks = [(who, move) for who, move in hand.deeds[n:] if isinstance(move, Ask)]
    end = hand.end()
    whispers = [told for told in end.told if isinstance(told, Whisper) and seat not in told.only]
    shown = [told.event.card for told in whispers if isinstance(told.event, Shown)]
    lost = [card for who, _, card in end.forfeited if who != seat]
    return kept, [move.card for who, move in asks if seat not in (who, move.of)], lost, [c for c in shown if c in kept]


def twin(run: Run, n: int, s: MindReader, seat: Seat, a: Card, b: Card) -> Deeds:
    """From deed ``n`` on ``a`` is ``b`` and ``b`` is ``a``, until ``seat`` would rightly see the difference."""
    swap, deeds = {a: b, b: a}, run.deeds[:n]
    ours, theirs = s.clone(), s.clone()
    for who, deed in run.deeds[n:]:
        other = renamed(ours, deed, swap)
        if refused(run.game, theirs, who, other):
            break
        act(ours, who, deed)
        act(theirs, who, other)
        if rights(ours, seat) != rights(theirs, seat):
            break
        deeds.append((who, other))
    return deeds


def renamed(s: MindReader, deed: Deed, swap: Swap) -> Deed:
    """The same deed with the exchanged cards; what is named aloud stays as it is."""
    match deed:
        case Dealt(deck):
            return Dealt(tuple([swap.get(card, card) for card in deck]))
        case Keep(cards):
            return Keep(tuple([swap.get(card, card) for card in cards]))
        case Ask(card):
            return replace(deed, card=swap.get(card, card))
        case Shuffled(order):
            return Shuffled(reordered(s.buried + s.discard, order, swap))
    return deed


def reordered(pile: list[Card], order: tuple[int, ...], swap: Swap) -> tuple[int, ...]:
    """The shuffle that lays the exchanged cards where the others of the two would lie."""
    place = {i: pile.index(swap[card]) for i, card in enumerate(pile) if swap.get(card) in pile}
    return tuple([place.get(i, i) for i in order])


def rights(s: MindReader, seat: Seat) -> tuple[object, ...]:
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


def outcomes(s: MindReader) -> list[tuple[Move, int]]:
    """Every deal and every shuffle; the first dealer is seat 0."""
    if not s.number and not s.told:
        deal = type(s.agenda[-1]).__name__ == "Deal"
        return deals(s) if deal else [(Drawn(0), 1)]
    return [(Shuffled(order), 1) for order in permutations(range(len(s.discard) + len(s.buried)))]


def deals(s: MindReader) -> list[tuple[Move, int]]:
    """Every way to deal the hands, whatever the order within a hand, over every order of what is left."""
    dealt = list[list[Card]]([[]])
    for _ in range(s.seats):
        dealt = [[*top, *hand] for top in dealt for hand in combinations(rest(s, top), s.settings.dealt)]
    return [(Dealt((*pile, *top[::-1])), 1) for top in dealt for pile in permutations(rest(s, top))]


def rest(s: MindReader, dealt: list[Card]) -> list[Card]:
    return [card for card in deck_of(s.settings) if card not in dealt]


def weight(s: MindReader, seat: Seat, move: Move) -> Fraction:
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


def small(suits: int, deeds: int) -> Small:
    return Small(2, ShortHands(suits=suits, ranks=2, length="one hand"), outcomes, weight, deeds)


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
    small=(small(suits=3, deeds=24),),
)
