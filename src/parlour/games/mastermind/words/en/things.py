"""What lies on the table: what it is called, and what it does."""

from __future__ import annotations

from typing import Final

from parlour.core import Caption, Label, Seat, Thing, ThingId, Zone
from parlour.core.english import Names
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENCY_WINS,
    AGENT,
    DANGER_FROM,
    INVESTIGATION,
    PURGE,
    REJECTIONS,
    SPECIAL_ELECTION,
    SURVEILLANCE,
    SYNDICATE,
    SYNDICATE_WINS,
    THE_MASTERMIND,
)
from parlour.games.mastermind.settings import BLIND_FROM, MastermindSettings
from parlour.games.mastermind.things import (
    APPROVE,
    BARRED,
    CONFIRMED,
    DECK,
    DISCARDS,
    INSTABILITY,
    INVESTIGATED,
    NOMINEE,
    OPERATIVE,
    PLACARD,
    PURGED,
    REJECT,
    policy_thing,
    power_thing,
    role_thing,
    slot_thing,
)
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.words.en.phrases import ANSWERS, ordinal

CAPTIONS: Final[dict[ThingId, Caption]] = {  # those that no option of the table changes
    policy_thing(AGENCY): Caption(
        "Agency policy", "Agency", "Once enacted it lies on the Agency track. Five of them win the game for the Agency."
    ),
    policy_thing(SYNDICATE): Caption(
        "Syndicate policy",
        "Syndicate",
        "Once enacted it lies on the Syndicate track. Six of them win the game for the Syndicate. "
        "It may give the Director whose Council enacted it a power.",
    ),
    role_thing(AGENCY): Caption(
        "Agency operative",
        "Agency",
        "Wins with the Agency: by five Agency policies, or if the Mastermind is purged. Knows nobody else's role.",
    ),
    power_thing(SPECIAL_ELECTION): Caption(
        SPECIAL_ELECTION,
        text="The Director hands the placard to any other living player, who is Director for one round. "
        "Then it goes on in the usual order, as if that round had not been.",
    ),
    power_thing(PURGE): Caption(
        PURGE,
        text="The Director removes another living player from the game, and no role is shown. "
        "If it was the Mastermind, the Agency wins at once.",
    ),
    APPROVE: Caption(
        "Approve", text="A vote for this Council. It stands if more than half of the living players approve."
    ),
    REJECT: Caption(
        "Reject",
        text="A vote against this Council. If half or more reject it, Instability rises; "
        "the third rejection in a row enacts the top policy of the deck.",
    ),
    DECK: Caption(
        "Policy deck",
        "Deck",
        "It began with 11 Syndicate and 6 Agency policies. With fewer than three left, the rest and the discards are "
        "shuffled together before any card is drawn, looked at or enacted.",
    ),
    DISCARDS: Caption(
        "Discards", text="What Councils have discarded, face down. It goes back into the deck when that runs low."
    ),
    INSTABILITY: Caption(
        "Instability",
        text="How many Councils in a row were rejected. At three the top policy of the deck is enacted as it comes. "
        "Any policy enacted sets it back to nothing.",
    ),
    PLACARD: Caption(
        "Director's placard",
        "Director",
        "Its holder is the Director: nominates a Global Operative and, if the Council stands, draws three policies, "
        "discards one and passes two on. After each round it goes to the left.",
    ),
    NOMINEE: Caption(
        "Nominee", text="Nominated as Global Operative: everyone alive votes on this player and the Director."
    ),
    OPERATIVE: Caption(
        "Global Operative",
        "Operative",
        "Gets two policies from the Director, discards one face down and enacts the other.",
    ),
    CONFIRMED: Caption(
        "Not the Mastermind",
        text="Everyone has seen it: this player was elected Global Operative with three or more Syndicate policies on "
        "the board, or was purged, and the game went on.",
    ),
    PURGED: Caption(
        "Purged",
        text="Out of the game: no vote, no office, no more talking, and nobody may choose this player. "
        "Wins or loses with their side.",
    ),
}
TERM_LIMITS: Final = {
    "previous_director": "the Director of the round before",
    "elected_director": "the Director of the last Council that stood",
    "elected_pair": "a member of the last Council that stood",
}
SLOT_TEXTS: Final[dict[ThingId, str]] = {
    slot_thing(AGENCY, AGENCY_WINS): "With it the Agency wins.",
    slot_thing(AGENCY, AGENCY_WINS + 1): "Never used: the Agency has won before.",
    slot_thing(SYNDICATE, DANGER_FROM): "From now on the Syndicate wins if the Mastermind is elected Global Operative.",
    slot_thing(SYNDICATE, SYNDICATE_WINS): "With it the Syndicate wins.",
}
NOTES: Final = {
    PURGED: "purged",
    PLACARD: "Director",
    NOMINEE: "nominated as Global Operative",
    OPERATIVE: "Global Operative",
    BARRED: "may not be nominated",
    CONFIRMED: "not the Mastermind",
}


def thing(thing: Thing, settings: MastermindSettings) -> Caption:
    if thing.kind == "question":
        shown = "What it drew and discarded is shown when the game is over."
        return Caption(
            f"Council {thing.rank}", text=f"The {ordinal(int(thing.rank))} Council to enact a policy. {shown}"
        )
    if thing.suit and thing.kind == "place":
        return slot(thing)
    return CAPTIONS.get(thing.id) or changed_by_options(thing.id, settings)


def slot(thing: Thing) -> Caption:
    """Where a policy lies on its track."""
    side, number = AGENCY if thing.suit == AGENCY.lower() else SYNDICATE, ordinal(int(thing.rank))
    text = SLOT_TEXTS.get(thing.id) or f"Here lies the {number} {side} policy."
    return Caption(f"{number.capitalize()} {side} policy", thing.rank, text)


def changed_by_options(id: ThingId, settings: MastermindSettings) -> Caption:
    """Things that do one thing or another, as the table has chosen."""
    and_not = "and" if settings.says("agents_know_mastermind") else "but not"
    captions = {
        role_thing(AGENT): Caption(
            "Syndicate Agent",
            "Agent",
            "Wins with the Syndicate: by six Syndicate policies, or if the Mastermind is elected Global Operative with "
            f"three or more on the board. Knows the other Agents, {and_not} the Mastermind.",
        ),
        role_thing(THE_MASTERMIND): Caption(
            "The Mastermind",
            "Mastermind",
            "Leads the Syndicate and wins with it: at once if elected Global Operative with three or more Syndicate "
            f"policies on the board. If purged, the Agency wins. {told_agents(settings)}",
        ),
        power_thing(INVESTIGATION): Caption(
            INVESTIGATION,
            text="The Director chooses another living player whom nobody has investigated, "
            f"and alone is told {answers(settings)}.",
        ),
        power_thing(SURVEILLANCE): Caption(
            SURVEILLANCE,
            text="The Director alone sees the next three policies of the deck and lays them back "
            f"{'in any order' if settings.says('surveillance_reorders') else 'as they lay'}.",
        ),
        BARRED: Caption(
            "Term limit", text=f"May not be nominated as Global Operative: was {TERM_LIMITS[settings.limits]}."
        ),
        INVESTIGATED: Caption(
            "Investigated", text=f"A Director was told {answers(settings)}. Nobody is investigated twice."
        ),
    }
    return captions[id]


def told_agents(settings: MastermindSettings) -> str:
    if settings.blind_mastermind == "yes":
        return "Does not know the Agents."
    if settings.blind_mastermind == "preset" and settings.preset == "classic":
        return f"Knows the Agents with fewer than {BLIND_FROM} players, and nobody with more."
    return "Knows the Agents."


def answers(settings: MastermindSettings) -> str:
    if settings.investigation == "role":
        return "this player's role"
    return "this player's side: Agency, or Syndicate-aligned, which the Mastermind is too"


def zone(zone: Zone, view: MastermindView, names: Names) -> Label:
    place, _, _ = zone.id.partition(":")
    if zone.owner is not None:
        return before(place, zone, view, names)
    match zone.id:
        case "track:agency":
            return Label("Agency policies", note=f"{view.agency} of {AGENCY_WINS}")
        case "track:syndicate":
            return Label("Syndicate policies", note=syndicate_note(view))
        case "instability":
            return Label("Instability", note=f"{view.instability} of {REJECTIONS}")
        case "deck":
            return Label("Deck")
    return Label("Discards")


def before(place: str, zone: Zone, view: MastermindView, names: Names) -> Label:
    """What lies before a player."""
    assert zone.owner is not None
    if place == "player":
        return Label(names[zone.owner], note="; ".join(notes(zone, zone.owner, view, names)))
    title = {"role": "role", "hand": "policies", "vote": "vote", "ballots": "ballots"}[place]
    return Label(f"{names.own(zone.owner)} {title}", title.capitalize())


def syndicate_note(view: MastermindView) -> str:
    """How far it is, and what the next policy would give."""
    so_far = f"{view.syndicate} of {SYNDICATE_WINS}"
    if view.syndicate >= len(view.rules.powers):
        return so_far
    return f"{so_far}; the next one gives {view.rules.powers[view.syndicate] or 'no power'}"


def notes(zone: Zone, seat: Seat, view: MastermindView, names: Names) -> list[str]:
    """What the table, or this seat alone, remembers about a player."""
    said = [NOTES[piece.thing] for piece in zone.pieces if piece.thing in NOTES]
    for by, target in view.investigated:
        if target == seat:
            found = dict(view.findings).get(seat) if by == view.seat else None
            said.append(f"investigated by {names.to(by)}" + (f": {ANSWERS[found]}" if found else ""))
    return said
