"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from parlour.core import Seat, Thing, Zone
from parlour.core.words.messages import Say
from parlour.games.graves.cards import CARDS, CLEARS, IDENTITIES, LOCATIONS, NOBODY, SIDES, VALUE, Card
from parlour.games.graves.rules.unmasking import EVIDENCE, SINGLE_EVIDENCE
from parlour.games.graves.say.of_cards import kinds, of_ability, of_location, pair
from parlour.games.graves.settings import Ability, GravesSettings
from parlour.games.graves.things import evidence_thing, identity_thing, place_thing, rule_thing
from parlour.games.graves.view import GravesView

LOCATION_OF: Final = {made(name): name for name in LOCATIONS for made in (place_thing, rule_thing)}
EVIDENCE_OF: Final = {evidence_thing(evidence): evidence for evidence in CLEARS}
IDENTITY_OF: Final = {identity_thing(identity): identity for identity in IDENTITIES}


def thing(thing: Thing, settings: GravesSettings) -> Say:
    kind = thing.id.partition(":")[0]
    match kind:
        case "place" | "rule":
            here = LOCATIONS[LOCATION_OF[thing.id]]
            told = of_location(here.name, here.trump, settings)
            return Say(f"thing-{kind}", {**told, "turns": here.clocks + settings.extra_turn})
        case "evidence":
            return Say("thing-evidence", of_evidence(thing, settings))
        case "identity":
            return Say("thing-identity", {"identity": IDENTITY_OF[thing.id]})
        case "trump":
            return Say("thing-trump", {"suit": thing.suit})
    return of_card(thing, settings)


def of_evidence(thing: Thing, settings: GravesSettings) -> dict[str, Any]:
    evidence = EVIDENCE_OF[thing.id]
    viable = [identity for identity in IDENTITIES if identity not in CLEARS[evidence]]
    worth = SINGLE_EVIDENCE if settings.single else EVIDENCE
    return {"cleared": pair(evidence), "viable": viable, "worth": worth}


def of_card(thing: Thing, settings: GravesSettings) -> Say:
    """A card of a deck, or what is printed on it."""
    kind, side, card = thing.id.split(":")
    ability = settings.decks[list(SIDES).index(side)].abilities.get(card)
    if kind == "ability" and ability:
        return Say("thing-ability", of_ability(ability))
    worth = {"card": card, "value": VALUE[card], "doubled": 2 * VALUE[card]}
    return Say("thing-card", {**worth, "ability": full_text(card, ability) if ability else None})


def full_text(card: Card, ability: Ability) -> Say:
    """What an ability does, with all that binds it."""
    told = {**of_ability(ability), "suit": card[0], "except": kinds(frozenset(CARDS) - ability.reach)}
    return Say("ability-placed" if ability.effect == "change trump" else "ability-used", told)


def zone(zone: Zone, view: GravesView) -> Say:
    kind, *place = zone.id.split(":")
    told: dict[str, Any] = {"owner": zone.owner, "value": zone.value}
    match kind:
        case "place":
            told |= of_place(int(place[0]), view)
        case "pile":
            told |= of_pile(int(place[0]), zone.owner or 0, view)
        case "score":
            told |= of_player(zone.owner or 0, view)
    return Say(f"zone-{kind}", told)


def of_place(place: int, view: GravesView) -> dict[str, Any]:
    """A Location and who won it; or its trump and its rule."""
    name, active = view.locations[place], place == view.place
    told = {"number": place + 1, **of_location(name, view.trump if active else LOCATIONS[name].trump, view.settings)}
    if place >= len(view.winners):
        return {**told, "stage": "active" if active else "open"}
    return {**told, "stage": "tied" if view.winners[place] == NOBODY else "won", "winner": view.winners[place]}


def of_pile(place: int, owner: Seat, view: GravesView) -> dict[str, Any]:
    """Where a pile lies, and which of its cards the other's abilities don't work on."""
    safe = view.protected[owner] if place == view.place else ()
    return {"number": place + 1, "location": view.locations[place], "safe": safe}


def of_player(seat: Seat, view: GravesView) -> dict[str, Any]:
    is_detective = seat == view.detective
    known = None if is_detective else view.identity or None
    return {"side": "detective" if is_detective else "mastermind", "identity": known, "leads": seat == view.lead}
