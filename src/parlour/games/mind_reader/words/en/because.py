"""What one line of a hand of Mind Reader proves, in words: what happened, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from parlour.core import Event, Fact, Unknown
from parlour.core.words.english import Names, listed, sentence
from parlour.games.mind_reader.cards import RANK_NAMES, REPLIES, SUITS, Card, Rank, Reply, card_name, rank_of, suit_of
from parlour.games.mind_reader.events import Asked, Drew, Guessed, GuessedAll, HandedOver, Held, Kept, Shown
from parlour.games.mind_reader.knowledge import Knowledge
from parlour.games.mind_reader.notebook.heard import as_heard_by, heard_by
from parlour.games.mind_reader.settings import MindReaderSettings, deck_of
from parlour.games.mind_reader.state import Place
from parlour.games.mind_reader.things import wheel
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.words.en.story import the
from parlour.games.mind_reader.words.en.things import secret

OF_THE_SECRET: Final[dict[Reply, str]] = {  # what a reply, which speaks of the card played, says of the Secret Card
    "higher": "below",
    "lower": "above",
    "same": "as high as",
    "stronger": "weaker than",
    "weaker": "stronger than",
}


def because(line: int, fact: Fact, view: MindReaderView, names: Names) -> str:
    place, settings, event = place_of(fact.unknown, view), view.settings, heard(line, fact, view)
    match event:
        case Asked() as asked:
            return unseen(asked, view, names) if asked.card is None else answered(asked, asked.card, fact, view, names)
        case Held(cards):
            named = [] if fact.holds else [card for card in cards if card in fact.among]
            return f"You were dealt {the(named or cards)}, so {nobody_elses(named or cards)}."
        case Kept(cards):
            return f"You kept {the(cards)} secret, so {nobody_elses(cards)}."
        case Drew(_, card) if card:
            return f"You drew the {card_name(card)}, so it is nobody's Secret Card."
        case Guessed(by, of, side, card, False):
            guess = f"{names[by]} guessed {secret(of, side, settings, names)} wrong"
            return f"{guess}, so that one is not the {card_name(card)}."
        case Guessed(by, of, side, card, True):
            guess = f"{names[by]} guessed {secret(of, side, settings, names)} right"
            return f"{guess}: it is the {card_name(card)}{no_other((of, side), place)}."
        case GuessedAll(by, guesses, right):
            each = [f"{secret(of, side, settings, names)} is the {card_name(card)}" for of, side, card in guesses]
            verdict = "all of it is right" if right else "at least one of these is wrong"
            return f"{names[by]} said that {listed(each)}, and {verdict}."
        case HandedOver(by, side, card, to):
            lost = sentence(secret(by, side, settings, names))
            return f"{lost} went face up to {names.to(to)}: it is the {card_name(card)}{no_other((by, side), place)}."
        case Shown(of, side, card):
            shown = f"You were shown {secret(of, side, settings, names)}"
            return f"{shown}: it is the {card_name(card)}{no_other((of, side), place)}."
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


def unseen(asked: Asked, view: MindReaderView, names: Names) -> str:
    """What follows from a reply alone, the card not having been seen."""
    played = f"{names[asked.by]} played an unseen card that was {compared(asked.reply)}"
    held = f"some card that {names.to(asked.by)} may have held"
    return (
        f"{played} {secret(asked.of, asked.side, view.settings, names)}, "
        f"so that one is {OF_THE_SECRET[asked.reply]} {held}."
    )


def compared(reply: Reply) -> str:
    return "as high as" if reply == "same" else f"{reply} than"


def answered(asked: Asked, card: Card, fact: Fact, view: MindReaderView, names: Names) -> str:
    """What a reply says of the card that the fact is about; and of another, if that may matter."""
    place, played = (asked.of, asked.side), f"{names.own(asked.by)} {card_name(card)}"
    is_asked = place == place_of(fact.unknown, view)
    if card in fact.among or not (is_asked or may_matter(place, fact, view)):
        return f"{played} was played, so it is nobody's Secret Card."
    reply = f"{played} was {compared(asked.reply)} {secret(*place, view.settings, names)}"
    itself = "" if is_asked else f", and the {card_name(card)} is nobody's"
    return f"{reply}, so that one is {meaning(asked, card, view.settings)}{itself}."


def may_matter(place: Place, fact: Fact, view: MindReaderView) -> bool:
    """Whether so few cards are left at ``place`` that they may be taken from the others."""
    match fact.unknown:
        case ("known to", int(knower), _):
            view = as_heard_by(knower, view)
    k = Knowledge(view)
    return len(k.candidates.get(place, ())) < len(k.all_places())


def meaning(asked: Asked, card: Card, settings: MindReaderSettings) -> str:
    """What the Secret Card may be after a reply: above 4, another 7, or Rock, Scissors or Lizard from 2 up."""
    rank = rank_of(card)
    if asked.reply == "same":
        return f"another {RANK_NAMES[rank]}"
    if asked.question == "rank":
        return f"{OF_THE_SECRET[asked.reply]} {limit(rank)}"
    replies = REPLIES["strength"][card]
    return suits_and_ranks([c for c in deck_of(settings) if c != card and replies[c] == asked.reply], settings)


def suits_and_ranks(cards: Iterable[Card], settings: MindReaderSettings) -> str:
    """A set of cards, suit by suit; of each suit it has all cards, the highest or the lowest."""
    by_suit: dict[str, list[Rank]] = {suit: [] for suit in wheel(settings)}
    for card in cards:
        by_suit[suit_of(card)].append(rank_of(card))
    return listed([ranks_of(suit, ranks, settings) for suit, ranks in by_suit.items() if ranks], "or")


def ranks_of(suit: str, ranks: Sequence[Rank], settings: MindReaderSettings) -> str:
    lowest, highest = ranks[0], ranks[-1]
    if len(ranks) == len(settings.ranks_used):
        return SUITS[suit]
    if lowest == highest:
        return f"the {card_name(lowest + suit)}"
    if highest != settings.ranks_used[-1]:
        return f"{SUITS[suit]} up to {limit(highest)}"
    return f"{SUITS[suit]} {'without its Joker' if lowest == 'A' else f'from {limit(lowest)} up'}"


def limit(rank: Rank) -> str:
    return rank if rank.isdigit() else f"the {RANK_NAMES[rank]}"


def no_other(place: Place, asked: Unknown) -> str:
    return "" if place == asked else ", so no other Secret Card is"


def nobody_elses(cards: Sequence[Card]) -> str:
    return f"{'it is nobody' if len(cards) == 1 else 'none of them is anybody'} else's Secret Card"
