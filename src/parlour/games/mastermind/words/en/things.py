"""What lies on the table: what it is called, and what it does."""

from __future__ import annotations

from typing import Final

from parlour.core import Caption, Label, Seat, Thing, ThingId, Zone
from parlour.core.words.english import Names
from parlour.games.mastermind.cards import AGENCY_WINS, REJECTIONS, SIDES, SYNDICATE_WINS, Power
from parlour.games.mastermind.settings import BLIND_FROM, MastermindSettings
from parlour.games.mastermind.view import MastermindView
from parlour.games.mastermind.words.en.phrases import ANSWERS, ordinal

TERM_LIMITS: Final = {
    "previous_director": "the Director of the round before",
    "elected_director": "the Director of the last Council that stood",
    "elected_pair": "a member of the last Council that stood",
}
NOTES: Final = {
    "token:purged": "purged",
    "token:placard": "Director",
    "token:next": "the next Director",
    "token:nominee": "nominated as Global Operative",
    "token:operative": "Global Operative",
    "token:barred": "may not be nominated",
    "token:confirmed": "not the Mastermind",
}
BEFORE_A_PLAYER: Final = {"role": "role", "hand": "policies", "vote": "vote", "ballots": "ballots"}


def thing(thing: Thing, settings: MastermindSettings) -> Caption:
    if thing.kind == "question":
        text = "A Council that stood. What it drew and discarded is shown when the game is over."
        return Caption(f"Council {thing.rank}", text=text)
    if thing.kind == "place" and thing.suit:
        number, (side,) = ordinal(int(thing.rank)), [side for side in SIDES if side.lower() == thing.suit]
        return Caption(f"{number.capitalize()} {side} policy", thing.rank, f"Place of the {number} {side} policy.")
    return captions(settings)[thing.id]


def captions(settings: MastermindSettings) -> dict[ThingId, Caption]:
    """What everything else does, by the options of the table."""
    and_not = "and" if settings.says("agents_know_mastermind") else "but not"
    answer = f"this player's {settings.investigation}"
    if settings.investigation == "side":
        answer += ", Agency or Syndicate-aligned; the Mastermind counts as the latter"
    receiver = "the Director" if settings.top_deck_powers else "the Director whose Council enacted it"
    again = settings.repeat_investigations
    once = "" if again else " whom nobody has investigated"
    back = "in any order" if settings.says("surveillance_reorders") else "as they lay"
    return {
        "card:agency": Caption(
            "Agency policy",
            "Agency",
            "Once enacted it lies on the Agency track. Five of them win the game for the Agency.",
        ),
        "card:syndicate": Caption(
            "Syndicate policy",
            "Syndicate",
            f"Once enacted it lies on the Syndicate track, and may give {receiver} a power. "
            "Six of them win the game for the Syndicate.",
        ),
        "role:agency": Caption(
            "Agency operative",
            "Agency",
            "Wins with the Agency: by five Agency policies, or if the Mastermind is purged. Knows nobody else's role.",
        ),
        "role:agent": Caption(
            "Syndicate Agent",
            "Agent",
            "Wins with the Syndicate: by six Syndicate policies, or if the Mastermind is elected Global Operative with "
            f"three or more on the board. Knows the other Agents, {and_not} the Mastermind.",
        ),
        "role:mastermind": Caption(
            "The Mastermind",
            "Mastermind",
            "Wins with the Syndicate, at once if elected Global Operative with three or more Syndicate policies on the "
            f"board. If purged, the Agency wins. {knows_agents(settings)}",
        ),
        "ballot:approve": Caption(
            "Approve", text="A vote for this Council. It stands if more than half of the living players approve."
        ),
        "ballot:reject": Caption(
            "Reject",
            text="A vote against this Council. If half or more reject it, it falls and Instability rises.",
        ),
        "power:investigation": Caption(
            "Investigation",
            text=f"The Director chooses another living player{once}, and alone learns {answer}.",
        ),
        "power:surveillance": Caption(
            "Surveillance",
            text=f"The Director alone sees the next three policies of the deck and lays them back {back}.",
        ),
        "power:special_election": Caption(
            "Special Election",
            text="The Director hands the placard to any other living player, who is Director for one round. "
            "After that it goes on as if this round had not been.",
        ),
        "power:purge": Caption(
            "Purge",
            text="The Director removes another living player from the game, and no role is shown. "
            "If it was the Mastermind, the Agency wins at once.",
        ),
        "place:deck": Caption(
            "Policy deck",
            "Deck",
            "It began with 11 Syndicate and 6 Agency policies. With fewer than three left, they and the discards are "
            "shuffled together before any card is drawn, looked at or enacted.",
        ),
        "place:discards": Caption(
            "Discards", text="What Councils have discarded, face down. They go back into the deck when it runs low."
        ),
        "token:instability": Caption(
            "Instability",
            text="How many Councils in a row were rejected. At three the top policy of the deck is enacted as it "
            "comes. Any policy enacted sets it back to nothing.",
        ),
        "token:placard": Caption(
            "Director's placard",
            "Director",
            "Its holder nominates a Global Operative and, if the Council stands, draws three policies, discards one "
            "and passes two on. After each round it goes to the left.",
        ),
        "token:next": Caption(
            "Next Director", "Next", "Gets the placard after this round, unless a Special Election gives it elsewhere."
        ),
        "token:nominee": Caption("Nominee", text="Everyone alive votes on this player as Global Operative."),
        "token:operative": Caption(
            "Global Operative",
            "Operative",
            "Gets two policies from the Director, discards one face down and enacts the other.",
        ),
        "token:barred": Caption(
            "Term limit",
            text=f"May not be nominated as Global Operative: was {TERM_LIMITS[settings.chosen_term_limit]}.",
        ),
        "token:confirmed": Caption(
            "Not the Mastermind",
            text="Was elected Global Operative with three or more Syndicate policies on the board, or purged, and the "
            "game went on.",
        ),
        "token:investigated": Caption(
            "Investigated", text=f"A Director has learnt {answer}.{'' if again else ' Nobody is investigated twice.'}"
        ),
        "token:purged": Caption(
            "Purged", text="Out of the game: no vote, no office, no talking. Wins or loses with their side."
        ),
        "token:agency_wins": Caption("Agency wins", text="With the fifth Agency policy the Agency wins."),
        "token:never_used": Caption("Never used", text="The Agency has won before."),
        "token:danger": Caption(
            "Mastermind as Operative wins",
            text="From now on the Syndicate wins if the Mastermind is elected Global Operative.",
        ),
        "token:syndicate_wins": Caption("Syndicate wins", text="With the sixth Syndicate policy the Syndicate wins."),
    }


def knows_agents(settings: MastermindSettings) -> str:
    if settings.blind_mastermind == "yes":
        return "Does not know the Agents."
    if settings.blind_mastermind == "preset" and settings.preset == "classic":
        return f"Knows the Agents if there are fewer than {BLIND_FROM} players."
    return "Knows the Agents."


def zone(zone: Zone, view: MastermindView, names: Names) -> Label:
    match zone.id.split(":"):
        case ["player", _] if zone.owner is not None:
            return Label(names[zone.owner], note="; ".join(notes(zone, zone.owner, view, names)))
        case [kind, _] if zone.owner is not None:
            title = BEFORE_A_PLAYER[kind]
            return Label(f"{names.own(zone.owner)} {title}", title.capitalize())
        case ["track", "agency"]:
            return Label("Agency policies", note=f"{zone.value} of {AGENCY_WINS}")
        case ["track", "syndicate"]:
            return Label("Syndicate policies", note=syndicate_note(zone.value or 0, view.rules.powers))
        case ["instability"]:
            return Label("Instability", note=f"{zone.value} of {REJECTIONS}")
        case ["approvals"]:
            return Label("Approvals needed", note=f"{zone.value} of {len(view.living)}")
        case ["off_board"]:
            return Label("Not on the board", "Left")
    return Label(zone.id.capitalize())


def syndicate_note(enacted: int, powers: tuple[Power | None, ...]) -> str:
    """How far it is, and what the next policy would give."""
    so_far = f"{enacted} of {SYNDICATE_WINS}"
    return so_far if enacted >= len(powers) else f"{so_far}; the next one gives {powers[enacted] or 'no power'}"


def notes(zone: Zone, seat: Seat, view: MastermindView, names: Names) -> list[str]:
    """What the table, or this seat alone, remembers about a player."""
    said = [NOTES[piece.thing] for piece in zone.pieces if piece.thing in NOTES]
    for by, target in dict.fromkeys(view.investigated):
        if target == seat:
            found = dict(view.findings).get(seat) if by == view.seat else None
            said.append(f"investigated by {names.to(by)}" + (f": {ANSWERS[found]}" if found else ""))
    return said
