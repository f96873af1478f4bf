"""What one line of a hand proves: what happened, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core import Event, Fact, Unknown
from parlour.core.words.messages import Say
from parlour.games.mind_reader.cards import REPLIES, Card, Rank, rank_of, suit_of
from parlour.games.mind_reader.events import Asked, Drew, Guessed, GuessedAll, HandedOver, Held, Kept, Shown
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.notebook.heard import as_heard_by, heard_by
from parlour.games.mind_reader.say.playing import guesses
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.things import wheel
from parlour.games.mind_reader.view import MindReaderView


def because(line: int, fact: Fact, view: MindReaderView) -> Say:
    event = heard(line, fact, view)
    if isinstance(event, Asked):
        return answered(event, event.card, fact, view) if event.card else told("unseen", event, view)
    return told(type(event).__name__, event, view, **shown(event, fact, view))


def told(kind: str, event: Event, view: MindReaderView, **more: Any) -> Say:
    return Say(f"because-{kind}", {"two": view.settings.two_cards, **more}, event)


def shown(event: Event, fact: Fact, view: MindReaderView) -> dict[str, Any]:
    """What a line says of the card that the fact is about, besides its own fields."""
    place = place_of(fact.unknown, view)
    match event:
        case Held(cards):
            named = [] if fact.holds else [card for card in cards if card in fact.among]
            return {"cards": named or cards}
        case GuessedAll(_, named_cards):
            return {"guesses": guesses(named_cards)}
        case HandedOver(by, side):
            return {"of": by, "own": (by, side) == place}
        case Guessed(_, of, side) | Shown(of, side):
            return {"own": (of, side) == place}
        case Kept() | Drew():
            return {}
    raise AssertionError(f"{event} proves nothing")


def heard(line: int, fact: Fact, view: MindReaderView) -> Event:
    """What a line said to those whose knowledge the fact is about."""
    match fact.unknown:
        case ("known to", int(knower), _):
            return dict(heard_by(knower, view))[line]
    return view.story[line]


def place_of(unknown: Unknown, view: MindReaderView) -> Unknown:
    """Where the card lies that a fact is about."""
    match unknown:
        case ("known to", _, side):
            return view.seat, side
    return unknown


def answered(asked: Asked, card: Card, fact: Fact, view: MindReaderView) -> Say:
    """What a reply says of the card that the fact is about; and of another, if that may matter."""
    place = (asked.of, asked.side)
    own = place == place_of(fact.unknown, view)
    if card in fact.among or not (own or may_matter(place, fact, view)):
        return told("played", asked, view)
    return told("answered", asked, view, own=own, meaning=meaning(asked, card, view.settings))


def may_matter(place: Place, fact: Fact, view: MindReaderView) -> bool:
    """Whether so few cards are left at ``place`` that they may be taken from the others."""
    match fact.unknown:
        case ("known to", int(knower), _):
            view = as_heard_by(knower, view)
    k = Knowledge(view)
    return len(k.candidates.get(place, ())) < len(k.all_places())


def meaning(asked: Asked, card: Card, settings: MindReaderSettings) -> Say:
    """What the Secret Card may be after a reply: above 4, another 7, or Rock, Scissors or Lizard from 2 up."""
    if asked.reply == "same":
        return Say("meaning-same", {"rank": rank_of(card)})
    if asked.question == "rank":
        return Say("meaning-rank", {"reply": asked.reply, "rank": rank_of(card)})
    replies = REPLIES["strength"][card]
    fitting = [c for c in deck_of(settings) if c != card and replies[c] == asked.reply]
    return Say("meaning-strength", {"suits": suits_and_ranks(fitting, settings)})


def suits_and_ranks(cards: Iterable[Card], settings: MindReaderSettings) -> list[Say]:
    """A set of cards, suit by suit; of each suit it has all cards, the highest or the lowest."""
    by_suit: dict[str, list[Rank]] = {suit: [] for suit in wheel(settings)}
    for card in cards:
        by_suit[suit_of(card)].append(rank_of(card))
    return [ranks_of(suit, ranks, settings) for suit, ranks in by_suit.items() if ranks]


def ranks_of(suit: str, ranks: Sequence[Rank], settings: MindReaderSettings) -> Say:
    lowest, highest = ranks[0], ranks[-1]
    if len(ranks) == len(settings.ranks_used):
        return Say("suit-alone", {"suit": suit})
    if lowest == highest:
        return Say("some-one", {"card": lowest + suit})
    if highest != settings.ranks_used[-1]:
        return Say("some-up-to", {"suit": suit, "rank": highest})
    return Say("some-without-joker" if lowest == "A" else "some-from", {"suit": suit, "rank": lowest})
