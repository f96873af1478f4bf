"""What a table may choose, and the ruleset it plays by: rulesets are data, two presets that a table may change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.core import Refused, Settings, Value
from parlour.games.mastermind.cards import (
    AGENT,
    INVESTIGATION,
    POLICIES,
    POWERS,
    PURGE,
    ROLES,
    SPECIAL_ELECTION,
    SURVEILLANCE,
    SYNDICATE_WINS,
    THE_MASTERMIND,
    Policy,
    Power,
    Role,
)

TermLimit: TypeAlias = Literal["previous_director", "elected_director", "elected_pair"]
Switch: TypeAlias = Literal["preset", "yes", "no"]
Mix: TypeAlias = tuple[int, int, int]  # Agency, Agents, Mastermind
PowerTable: TypeAlias = tuple[Power | None, ...]  # of the Syndicate policies one to five

SEATS: Final = range(5, 11)
POWER_SLOTS: Final = SYNDICATE_WINS - 1
FEWEST_ALIVE: Final = 3  # with fewer, a Director might have nobody to nominate
BLIND_FROM: Final = 7  # players: with a single Agent a blind Mastermind would have no ally at all


class Preset(Struct, frozen=True):
    """What holds unless the table chooses otherwise; some of it depends on the number of players at the start."""

    mixes: dict[int, Mix]
    powers: dict[int, PowerTable]
    agents_know_mastermind: bool
    blind_from: int  # from so many players on, the Mastermind is told nobody's role
    term_limit: TermLimit
    top_deck_frees: bool
    surveillance_reorders: bool
    veto: bool


def by_size(small: PowerTable, middle: PowerTable, large: PowerTable) -> dict[int, PowerTable]:
    return {5: small, 6: small, 7: middle, 8: middle, 9: large, 10: large}


MIXES: Final[dict[int, Mix]] = {5: (3, 1, 1), 6: (4, 1, 1), 7: (4, 2, 1), 8: (5, 2, 1), 9: (6, 2, 1), 10: (6, 3, 1)}
PRESETS: Final = {
    "rulebook": Preset(
        mixes=MIXES,
        powers=by_size(
            (None, INVESTIGATION, SURVEILLANCE, None, PURGE),
            (None, INVESTIGATION, SURVEILLANCE, SPECIAL_ELECTION, PURGE),
            (INVESTIGATION, INVESTIGATION, SURVEILLANCE, SPECIAL_ELECTION, PURGE),
        ),
        agents_know_mastermind=False,
        blind_from=SEATS.stop,
        term_limit="previous_director",
        top_deck_frees=False,
        surveillance_reorders=True,
        veto=False,
    ),
    "classic": Preset(
        mixes=MIXES | {9: (5, 3, 1)},
        powers=by_size(
            (None, None, SURVEILLANCE, PURGE, PURGE),
            (None, INVESTIGATION, SPECIAL_ELECTION, PURGE, PURGE),
            (INVESTIGATION, INVESTIGATION, SPECIAL_ELECTION, PURGE, PURGE),
        ),
        agents_know_mastermind=True,
        blind_from=BLIND_FROM,
        term_limit="elected_pair",
        top_deck_frees=True,
        surveillance_reorders=False,
        veto=True,
    ),
}


class MastermindSettings(Settings, frozen=True, kw_only=True):
    """What a table of The Mastermind may choose."""

    preset: Annotated[
        Literal["rulebook", "classic"],
        Meta(description="Play by the rulebook, or by the rules of the classic game of hidden roles."),
    ] = "rulebook"
    role_mix: Annotated[
        str,
        Meta(
            description="How many players are Agency, Agents and Mastermind, such as 4-2-1. Empty: as the preset says.",
            max_length=12,
            examples=["4-2-1", "5-1-1", "5-2-1", "6-1-1", "5-3-1", "6-2-1", "6-3-1", "7-2-1"],
        ),
    ] = ""
    powers: Annotated[
        str,
        Meta(
            description="What the first to fifth Syndicate policies let the Director do, such as "
            "none, investigation, surveillance, none, purge. Empty: as the preset says.",
            max_length=120,
            examples=[
                "none, none, none, purge, purge",
                "purge, purge, purge, purge, purge",
                "none, none, none, none, none",
            ],
        ),
    ] = ""
    agents_know_mastermind: Annotated[Switch, Meta(description="Agents are told who the Mastermind is.")] = "preset"
    blind_mastermind: Annotated[
        Switch, Meta(description="The Mastermind is not told who the Agents are (7 or more players).")
    ] = "preset"
    term_limit: Annotated[
        Literal["preset", "previous_director", "elected_director", "elected_pair"],
        Meta(
            description="Who may not be nominated: the last Director, elected or not; the last elected Director; "
            "or both members of the last elected Council."
        ),
    ] = "preset"
    top_deck_frees: Annotated[
        Switch, Meta(description="After a policy enacted by Instability, anybody may be nominated.")
    ] = "preset"
    surveillance_reorders: Annotated[
        Switch, Meta(description="The Director may change the order of the cards that Surveillance shows.")
    ] = "preset"
    veto: Annotated[
        Switch,
        Meta(
            description="From the fifth Syndicate policy on, a Global Operative may ask the Director to throw both "
            "cards away."
        ),
    ] = "preset"
    council_may_talk: Annotated[
        bool, Meta(description="The two members of a Council may talk while they hold its cards.")
    ] = False
    investigation: Annotated[
        Literal["side", "role"], Meta(description="What Investigation tells: the side only, or the role itself.")
    ] = "side"
    late_purge: Annotated[
        bool, Meta(description="If the only Purge is lost to Instability, the Director of the next Council uses it.")
    ] = False
    top_deck_powers: Annotated[
        bool,
        Meta(description="The power of a policy enacted by Instability goes to the Director who was rejected last."),
    ] = False
    repeat_investigations: Annotated[
        bool, Meta(description="A player may be investigated again, by the same Director or another.")
    ] = False

    head_start: Annotated[
        int,
        Meta(
            description="How many Syndicate policies lie on the board from the start, without their powers: "
            "for a table where the Agency wins too often.",
            ge=0,
            le=2,
        ),
    ] = 0

    def says(
        self, switch: Literal["agents_know_mastermind", "top_deck_frees", "surveillance_reorders", "veto"]
    ) -> bool:
        """Whether this holds: as the table chose, or else as the preset says."""
        chosen: Switch = getattr(self, switch)
        preset: bool = getattr(PRESETS[self.preset], switch)
        return preset if chosen == "preset" else chosen == "yes"

    @property
    def chosen_term_limit(self) -> TermLimit:
        """The term limit that holds."""
        return PRESETS[self.preset].term_limit if self.term_limit == "preset" else self.term_limit


class Ruleset(Struct, frozen=True, cache_hash=True):
    """The rules of one table, with every choice made."""

    mix: Mix
    powers: PowerTable
    agents_know_mastermind: bool
    blind_mastermind: bool
    term_limit: TermLimit
    top_deck_frees: bool
    surveillance_reorders: bool
    veto: bool
    council_may_talk: bool
    full_roles: bool  # Investigation tells the role, not only the side
    late_purge: bool
    top_deck_powers: bool
    repeat_investigations: bool
    head_start: int  # Syndicate policies on the board from the start

    @property
    def deck(self) -> tuple[Policy, ...]:
        """The policies that are shuffled at the start."""
        return POLICIES[: len(POLICIES) - self.head_start]

    @property
    def roles(self) -> tuple[Role, ...]:
        """All role cards, in order."""
        return tuple([role for role, number in zip(ROLES, self.mix) for _ in range(number)])

    def shown_to(self, role: Role) -> tuple[Role, ...]:
        """The roles whose holders are all shown at the deal to anyone with ``role``."""
        if role == AGENT:
            return (AGENT, THE_MASTERMIND) if self.agents_know_mastermind else (AGENT,)
        return (AGENT,) if role == THE_MASTERMIND and not self.blind_mastermind else ()

    def known_by(self, role: Role) -> tuple[Role, ...]:
        """The roles that anyone with ``role`` is shown to."""
        return tuple([other for other in ROLES if role in self.shown_to(other)])


@cache
def ruleset(seats: int, settings: MastermindSettings) -> Ruleset:
    """The preset, changed by what the table chose; Refused where the choices don't go together."""
    preset = PRESETS[settings.preset]
    powers = read_powers(settings.powers, seats) if settings.powers else preset.powers[seats]
    if settings.top_deck_powers:
        check_top_deck_powers(settings, powers)
    return Ruleset(
        mix=read_mix(settings.role_mix, seats) if settings.role_mix else preset.mixes[seats],
        powers=powers,
        agents_know_mastermind=settings.says("agents_know_mastermind"),
        blind_mastermind=read_blindness(settings.blind_mastermind, preset.blind_from, seats),
        term_limit=settings.chosen_term_limit,
        top_deck_frees=settings.says("top_deck_frees"),
        surveillance_reorders=settings.says("surveillance_reorders"),
        veto=settings.says("veto"),
        council_may_talk=settings.council_may_talk,
        full_roles=settings.investigation == "role",
        late_purge=settings.late_purge,
        top_deck_powers=settings.top_deck_powers,
        repeat_investigations=settings.repeat_investigations,
        head_start=settings.head_start,
    )


def older(options: Mapping[str, Value]) -> Mapping[str, Value]:
    """An earlier Parlour had no veto, in ``classic`` neither (MM-61)."""
    return {"veto": "no", **options}


def forbids(seats: int, settings: MastermindSettings) -> Refused | None:
    """Why these players and options don't go together."""
    try:
        ruleset(seats, settings)
    except Refused as reason:
        return reason
    return None


def read_blindness(switch: Switch, blind_from: int, seats: int) -> bool:
    if switch == "yes" and seats < BLIND_FROM:
        raise Refused("refusal-blind-needs", fewest=BLIND_FROM, seats=seats)
    return seats >= blind_from if switch == "preset" else switch == "yes"


def read_mix(text: str, seats: int) -> Mix:
    """A role mix as written: Agency-Agents-Mastermind."""
    numbers = [int(part) for part in text.split("-") if part.strip().isdecimal()]
    if len(numbers) != 3 or text.count("-") != 2:
        raise Refused("refusal-mix-written", text=text)
    agency, agents, masterminds = numbers
    if sum(numbers) != seats:
        raise Refused("refusal-mix-for", text=text, sum=sum(numbers), seats=seats)
    if masterminds != 1 or not agents or agency <= agents + masterminds:
        raise Refused("refusal-mix-majority", text=text)
    return agency, agents, masterminds


def read_powers(text: str, seats: int) -> PowerTable:
    """A power table as written: five names with commas between them."""
    names = [name.strip().lower() for name in text.split(",")]
    if len(names) != POWER_SLOTS:
        raise Refused("refusal-power-places", places=POWER_SLOTS, given=len(names))
    table = tuple([read_power(name) for name in names])
    if table.count(PURGE) > seats - FEWEST_ALIVE:
        raise Refused("refusal-too-many-purges", seats=seats, most=seats - FEWEST_ALIVE, given=table.count(PURGE))
    return table


def check_top_deck_powers(settings: MastermindSettings, powers: PowerTable) -> None:
    """What the option does not go with: MM-55."""
    if settings.late_purge:
        raise Refused("refusal-late-purge-not-needed")
    if powers.count(SURVEILLANCE) > 1:
        raise Refused("refusal-one-surveillance", given=powers.count(SURVEILLANCE))


def read_power(name: str) -> Power | None:
    known: dict[str, Power | None] = {power.lower(): power for power in POWERS}
    known |= {"none": None, "-": None}
    if name not in known:
        raise Refused("refusal-no-such-power", name=name or None, powers=[*POWERS])
    return known[name]
