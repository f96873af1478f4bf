"""The player aid of Detective Graves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from parlour.core import Thing
from parlour.core.words.messages import AidSay, EntrySay, Say, SectionSay, entry
from parlour.games.graves.cards import ACE, IDENTITIES, SIDES, Card, Side
from parlour.games.graves.rules.unmasking import EVIDENCE, GIVEN_UP, RIGHT, SINGLE_EVIDENCE, SINGLE_GUESS, WRONG
from parlour.games.graves.say.of_cards import kinds, of_ability, title
from parlour.games.graves.say.things import thing
from parlour.games.graves.settings import Ability, Deck, GravesSettings
from parlour.games.graves.things import ability_thing, things

FLOW: Final = ("aid-turn", "aid-act", "aid-use", "aid-pass", "aid-resolve")


def aid(seats: int, settings: GravesSettings) -> AidSay:
    box = things(seats, settings)
    places = [entry(thing(each, settings), each.id) for each in box if each.kind == "place"]
    return AidSay(
        tuple([Say(step) for step in FLOW]),
        (
            SectionSay(Say("aid-cards"), (values(box), *abilities(settings)), apart=True),
            SectionSay(Say("aid-locations"), tuple(places)),
            SectionSay(Say("aid-unmasking"), tuple(unmasking(box, settings))),
        ),
    )


def values(box: Sequence[Thing]) -> EntrySay:
    return entry(Say("aid-value", {"ace": ACE}), *[each.id for each in box if each.id.startswith("card:")])


def abilities(settings: GravesSettings) -> Iterator[EntrySay]:
    """Each ability once, with the cards that have it; both sides together where the same cards do the same."""
    alike: dict[Hashable, dict[Side, list[tuple[Card, Ability]]]] = {}
    for side, deck in zip(SIDES, settings.decks):
        for printed in by_ability(deck):
            cards, (_, ability) = frozenset([card for card, _ in printed]), printed[0]
            alike.setdefault((cards, doing(ability)), {})[side] = printed
    yield from [of_sides(sides) for sides in alike.values()]


def by_ability(deck: Deck) -> list[list[tuple[Card, Ability]]]:
    """The cards of one deck that have the same ability under the same title."""
    found: dict[Hashable, list[tuple[Card, Ability]]] = {}
    for card, ability in [(card, deck.abilities[card]) for card in deck.cards if card in deck.abilities]:
        found.setdefault((ability.title, doing(ability)), []).append((card, ability))
    return [*found.values()]


def doing(ability: Ability) -> Hashable:
    """What an ability does, whatever it is called."""
    return tuple([value for name, value in of_ability(ability).items() if name != "title"])


def of_sides(sides: Mapping[Side, list[tuple[Card, Ability]]]) -> EntrySay:
    printed = [each for cards in sides.values() for each in cards]
    cards, ability = frozenset([card for card, _ in printed]), printed[0][1]
    titles = [title(text) for text in dict.fromkeys([ability.title for _, ability in printed])]
    only = [SIDES[side].lower() for side in sides] if len(sides) < len(SIDES) else None
    lying = [ability_thing(side, card) for side, cards in sides.items() for card, _ in cards]
    told = Say("aid-ability", {"kinds": kinds(cards), "titles": titles, "only": only})
    return EntrySay(told, Say("thing-ability.text", of_ability(ability)), tuple(lying))


def unmasking(box: Sequence[Thing], settings: GravesSettings) -> Iterator[EntrySay]:
    worth, right, wrong = EVIDENCE, RIGHT, WRONG
    if settings.single:
        worth, right, wrong = SINGLE_EVIDENCE, SINGLE_GUESS, SINGLE_GUESS
    roles = [each.id for each in box if each.kind == "role"]
    evidence = [each.id for each in box if each.id.startswith("evidence:")]
    yield entry(Say("aid-identities", {"identities": IDENTITIES}), *roles)
    yield entry(Say("aid-evidence", {"worth": worth}), *evidence)
    if settings.may_give_up:
        yield entry(Say("aid-give-up", {"points": GIVEN_UP}))
    yield entry(Say("aid-guess", {"right": right, "wrong": wrong}))
    yield entry(Say("aid-chances"))
