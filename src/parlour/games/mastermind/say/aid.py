"""The player aid of The Mastermind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.core import Thing
from parlour.core.words.messages import AidSay, EntrySay, Say, SectionSay, entry, text_of
from parlour.games.mastermind.cards import DANGER_FROM, DRAWN, REJECTIONS, ROLES, SIDES
from parlour.games.mastermind.say.things import thing
from parlour.games.mastermind.settings import MastermindSettings, ruleset
from parlour.games.mastermind.things import PRINTED, power_thing, role_thing, things

ON_THE_TRACKS: Final = {token for side in SIDES for token in PRINTED[side].values()}  # their texts are the policies'


def aid(seats: int, settings: MastermindSettings) -> AidSay:
    box = things(seats, settings)
    policies = [entry(thing(each, settings), each.id) for each in box if each.kind == "card"]
    return AidSay(
        tuple(flow(settings)),
        (
            SectionSay(Say("aid-roles"), tuple(roles(box, seats, settings))),
            SectionSay(Say("aid-powers"), tuple(powers(box, seats, settings))),
            SectionSay(Say("aid-policies"), tuple(policies)),
            SectionSay(Say("aid-table"), tuple([entry(thing(each, settings), each.id) for each in lying(box)])),
        ),
    )


def flow(settings: MastermindSettings) -> Iterator[Say]:
    yield Say("aid-nominate", {"term_limit": settings.chosen_term_limit})
    yield Say("aid-vote")
    yield Say("aid-rejected", {"rejections": REJECTIONS})
    yield Say("aid-approved", {"drawn": DRAWN})
    yield Say("aid-power-used")
    yield Say("aid-talk")
    yield Say("aid-danger", {"danger_from": DANGER_FROM})


def lying(box: Sequence[Thing]) -> Iterator[Thing]:
    """The tokens, except powers and what the tracks say, and the piles."""
    for each in box:
        if each.kind == "token" and not each.id.startswith("power:") and each.id not in ON_THE_TRACKS:
            yield each
    yield from [each for each in box if each.kind == "place" and not each.suit]


def roles(box: Sequence[Thing], seats: int, settings: MastermindSettings) -> Iterator[EntrySay]:
    """Each with its number at this table."""
    numbers = dict(zip([role_thing(role) for role in ROLES], ruleset(seats, settings).mix))
    for role in [each for each in box if each.kind == "role"]:
        said = thing(role, settings)
        yield EntrySay(Say("aid-role", {"role": said, "copies": numbers[role.id]}), text_of(said), (role.id,))


def powers(box: Sequence[Thing], seats: int, settings: MastermindSettings) -> Iterator[EntrySay]:
    """Those of this table, each with the policies that give it."""
    granted = [power and power_thing(power) for power in ruleset(seats, settings).powers]
    for power in [each for each in box if each.id in granted]:
        said, policies = thing(power, settings), [n for n, id in enumerate(granted, 1) if id == power.id]
        yield EntrySay(Say("aid-power", {"power": said, "policies": policies}), text_of(said), (power.id,))
    if not any(granted):
        yield entry(Say("aid-no-power"))
