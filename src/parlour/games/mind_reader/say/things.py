"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Thing, Zone
from parlour.core.words.messages import Say, slug
from parlour.games.mind_reader.cards import BEATS, JOKER, Rank, Suit
from parlour.games.mind_reader.rules.turn import GUESS_DUE
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.view import MindReaderView


def thing(thing: Thing, settings: MindReaderSettings) -> Say:
    kind, _, rest = thing.id.partition(":")
    match kind:
        case "card":
            return card(rest, thing.rank, thing.suit, settings)
        case "secret":
            told = {"side": int(rest[-1]), "two": settings.two_cards, "all": settings.all_or_nothing}
            return Say("thing-secret", {**told, "stake": stake(settings)})
        case "suit":
            weaker, stronger = suits_beaten(rest, settings), suits_that_beat(rest, settings)
            return Say("thing-suit", {"suit": rest, "weaker": weaker, "stronger": stronger, "jokers": settings.jokers})
    return Say(f"{kind}-{slug(rest)}")


def card(card: str, rank: Rank, suit: Suit, settings: MindReaderSettings) -> Say:
    """How a card compares with every other."""
    ranks, place = settings.ranks_used, settings.ranks_used.index(rank)
    below, above = ranks[:place], ranks[place + 1 :]
    by_rank = [span("ranks-below", below)] if below else []
    by_rank += [span("ranks-above", above)] if above else []
    weaker = [*alone(suits_beaten(suit, settings)), *([of_suit("suit-lower", suit)] if below else [])]
    stronger = [*alone(suits_that_beat(suit, settings)), *([of_suit("suit-higher", suit)] if above else [])]
    if rank == JOKER:
        weaker = alone(suits_that_beat(suit, settings))
        stronger = [*alone(suits_beaten(suit, settings)), of_suit("suit-every", suit)]
    return Say(
        "thing-card",
        {
            "card": card,
            "ranks": [*by_rank, Say("ranks-same", {"rank": rank})],
            "weaker": weaker,
            "stronger": stronger,
            "reversed": settings.jokers and rank != JOKER,
        },
    )


def span(key: str, ranks: Sequence[Rank]) -> Say:
    return Say(key, {"first": ranks[0], "last": ranks[-1], "number": len(ranks)})


def alone(suits: Sequence[Suit]) -> list[Say]:
    return [of_suit("suit-alone", suit) for suit in suits]


def of_suit(key: str, suit: Suit) -> Say:
    return Say(key, {"suit": suit})


def suits_beaten(suit: Suit, settings: MindReaderSettings) -> list[Suit]:
    return [other for other in settings.suits_used if other in BEATS[suit]]


def suits_that_beat(suit: Suit, settings: MindReaderSettings) -> list[Suit]:
    return [other for other in settings.suits_used if suit in BEATS[other]]


def stake(settings: MindReaderSettings) -> Say:
    """What a guess brings, and what it costs."""
    if settings.all_or_nothing:
        return Say("stake-all")
    return Say("stake", {"two": settings.two_cards, "strict": settings.strict})


def zone(zone: Zone, view: MindReaderView) -> Say:
    if zone.owner is None:
        due = {"due": view.exhausted >= GUESS_DUE} if zone.id == "draw" else {}
        return Say(f"zone-{zone.id}", due)
    if zone.kind == "score":
        out = any(view.has_secret) and not view.has_secret[zone.owner]
        return Say("zone-score", {"owner": zone.owner, "value": zone.value or 0, "out": out})
    return Say(f"zone-{zone.kind}", {"owner": zone.owner, "two": view.settings.two_cards})
