"""Cards, abilities and Locations as arguments of a message."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from parlour.core.words.messages import Arg, Say, said, slug
from parlour.games.graves.cards import ACE, COVERED, RANKS, SIDES, SUITS, VALUE, Card, Evidence, Identity, Suit
from parlour.games.graves.settings import Ability, GravesSettings
from parlour.games.graves.settings.abilities import PARAMETERS
from parlour.games.graves.settings.decks import deck_of

OUR_TITLES: Final = frozenset([each.title for side in SIDES for each in deck_of(side, "").abilities.values()])


def told(what: Struct, **more: Arg) -> Say:
    """It says itself; what is not there is none, and a card that lies face down is ``covered``."""
    changed = {name: shown(value) for name, value in asdict(what).items() if shown(value) is not value}
    return said(what, **changed, **{name: shown(value) for name, value in more.items()})


def shown(value: Arg) -> Arg:
    return None if value == "" else "covered" if value == COVERED else value


def pair(evidence: Evidence) -> tuple[Identity, ...]:
    """The two whom a card clears."""
    return tuple(evidence.split("+"))


def kinds(cards: frozenset[Card]) -> list[Say]:
    """Some cards, whole ranks together: a 3, a 9 or the Ace of Notebooks."""
    whole = [rank for rank in RANKS if all([suit + rank in cards for suit in SUITS])]
    single = [Say("one-card", {"card": card}) for card in sorted(cards) if card[1] not in whole]
    return [*[Say("one-of-rank", {"rank": rank}) for rank in whole], *single]


def title(text: str) -> Say | str:
    """What an ability is called: those of our decks have a name in each language, others are as they were entered."""
    return Say(f"title-{slug(text)}") if text in OUR_TITLES else text


def of_ability(ability: Ability) -> dict[str, Any]:
    """What an ability does, and on which cards."""
    most = max([VALUE[card] for card in ability.reach])
    limited = most < ACE and "most" in PARAMETERS[ability.effect]
    numbers = {"draw": ability.draw, "top": ability.top, "most": most if limited else None}
    return {"title": title(ability.title), "effect": ability.effect, "to": slug(ability.to), **numbers}


def of_location(name: str, trump: Suit, settings: GravesSettings) -> dict[str, Any]:
    """A Location, with what its rule and its trump depend on."""
    return {"location": name, "trump": trump or None, "museum_for_good": settings.museum_for_good}
