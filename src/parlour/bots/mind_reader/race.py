"""A race between two: whether to guess now, or to hope that nobody is sure before one's next turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from parlour.bots.mind_reader.notes import agreeing
from parlour.core import Seat
from parlour.games.mind_reader.cards import QUESTIONS, REPLIES, Card
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.worlds import MindReaderWorlds

EVEN: Final = 0.65  # whoever is still in the race after its own turn is a little ahead
IMAGINED: Final = 12  # worlds, to see what a rival may hold


def worth_waiting(view: MindReaderView, worlds: MindReaderWorlds, chances: Mapping[Card, float], rng: Random) -> float:
    """How likely this seat wins if it does not guess yet: the rival may settle it, then this seat, else it is even."""
    rival = found_out(view, worlds, rng)
    mine = sum([chance for card, chance in chances.items() if settles(view.hand, set(chances), card)])
    return (1 - rival) * (mine + (1 - mine) * EVEN)


def found_out(view: MindReaderView, worlds: MindReaderWorlds, rng: Random) -> float:
    """How likely the rival is sure of this seat's Secret Card by its next question."""
    me = view.seat or 0
    (rival,) = [seat for seat, left in enumerate(view.left) if any(left) and seat != me]
    (secret,) = [card for card in view.secrets if card]
    suspected = agreeing(worlds.knowledge, (me, 0)) - public(view, worlds.knowledge)
    if len(suspected) > 3 * view.hand_sizes[rival] + 6:
        return 0.0
    settled = [settles(*seen_by(worlds, rival, suspected, rng), secret) for _ in range(IMAGINED)]
    return sum(settled) / IMAGINED


def public(view: MindReaderView, k: Knowledge) -> set[Card]:
    return {*view.discard, *k.face_up.values()}


def seen_by(
    worlds: MindReaderWorlds, rival: Seat, suspected: set[Card], rng: Random
) -> tuple[tuple[Card, ...], set[Card]]:
    """In an imagined world, what the rival holds and which cards it may still suspect."""
    s = worlds.sample(rng.randrange)
    return s.hands[rival], suspected - {*s.hands[rival], *[card for card in s.secrets[rival] if card]}


def settles(hand: Iterable[Card], suspected: set[Card], secret: Card) -> bool:
    """Whether the best question with a card of ``hand`` tells ``secret`` from all else that is suspected."""
    best, parts = 0, list[set[Card]]()
    for held in hand:
        for question in QUESTIONS:
            found = parted(REPLIES[question][held], suspected)
            if not parts or largest(found) < best:
                best, parts = largest(found), found
    return {secret} in parts


def parted(replies: Mapping[Card, str], suspected: set[Card]) -> list[set[Card]]:
    parts: dict[str, set[Card]] = {}
    for card in suspected:
        parts.setdefault(replies[card], set()).add(card)
    return list(parts.values())


def largest(parts: list[set[Card]]) -> int:
    return max([len(part) for part in parts], default=0)
