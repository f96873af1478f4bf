"""Named models of how people play The Mastermind, laid over the even model of its worlds.

A style says how often each role does harm where it has a choice (keeps Syndicate cards going and Agency cards out), and
how it speaks about it.  A belief built on one wrong style is worse than none, so beliefs mix them all, the ones
that tell nothing included.  The muddle has a large share: where people mean something by what they do, two Councils
are enough to rule it out, and where they don't, believing them would be worse than the prior.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, Literal, TypeAlias

import numpy as np
from msgspec import Struct, json
from numpy.typing import NDArray

from parlour.games.mastermind.cards import AGENCY, DRAWN, ROLES, SYNDICATE, Policy

Array: TypeAlias = NDArray[np.float64]
Roles: TypeAlias = NDArray[np.int64]  # assignment by seat, as places in ROLES
FITTED: Final[dict[str, list[float]]] = json.decode(
    files(__package__).joinpath("fitted.json").read_bytes()
)  # by bench.strength.mastermind.fit
ANYHOW: Final = -1.0  # any card, as it comes
SLIP: Final = 0.02  # how often somebody does what they did not mean to
LIE: Final = 0.06  # how often an honest player says what is not so
ASKS: Final = 0.9  # how often somebody loyal asks for a veto with two Syndicate cards
STALLS: Final = 0.5  # how often the Syndicate does so with two Agency cards
Veto: TypeAlias = Literal["", "open", "asked", "refused", "agreed"]  # none; not asked for; asked for, and the answer


HONEST, COVERS, BABBLES = range(3)  # tells what was so; tells what looks well; says anything
ROLE_AXIS: Final = 7  # the roles of sound players, of those who babble, and one place for the muddled


class Style(Struct, frozen=True):
    """One way the table may be playing."""

    name: str
    harm: tuple[float, ...]  # role by role, in the order of ROLES
    says: tuple[int, ...]  # role by role, how it speaks

    def with_traits(self) -> Style:
        """The roles of sound players, of those who babble, and at last the muddled: see ``reliability``."""
        return Style(self.name, (*self.harm, *self.harm, ANYHOW), (*self.says, *[BABBLES] * 4))


STYLES: Final = (
    Style("party line", (SLIP, 1 - SLIP, 1 - SLIP), (HONEST, COVERS, COVERS)),
    Style("the Mastermind hides", (SLIP, 1 - SLIP, 2 * SLIP), (HONEST, COVERS, HONEST)),
    Style("careful", (SLIP, 0.5, 0.4), (HONEST, COVERS, COVERS)),
    Style("Syndicate at random", (SLIP, ANYHOW, ANYHOW), (HONEST, BABBLES, BABBLES)),
    Style("the Agency babbles", (SLIP, 1 - SLIP, 1 - SLIP), (BABBLES, COVERS, COVERS)),
    Style("hidden loyal", (SLIP, 2 * SLIP, 2 * SLIP), (HONEST, HONEST, HONEST)),
    Style("blunt", (SLIP, 1 - SLIP, 1 - SLIP), (HONEST, HONEST, HONEST)),
    Style("muddle", (ANYHOW, ANYHOW, ANYHOW), (BABBLES, BABBLES, BABBLES)),
)
SHARES: Final[Array] = np.array(FITTED["styles"])  # how likely each is before anything has happened
SHARPNESS: Final[dict[str, list[float]]] = json.decode(
    files(__package__).joinpath("sharpness.json").read_bytes()
)  # also by bench.strength.mastermind.fit
LATE, EARLY, LARGE = [np.array(SHARPNESS[name]) for name in ("late", "early", "large")]
SMALLEST: Final = 5  # seats, at which late and early sharpness are fitted
MEANT: Final = np.array([style.name != "muddle" for style in STYLES])  # whether players mean anything by a vote
SYNDICATE_BABBLES, AGENCY_BABBLES = 3, 4  # places of the styles in which one whole side babbles, and only that


def sharpness(councils: int, seats: int) -> Array:
    """Style by style, the logarithm of the power that chances are raised to after so many Councils of so many seats."""
    found: Array = LATE + EARLY / max(1, councils) + LARGE * (1 - SMALLEST / seats)
    return found


class Seen(Struct, frozen=True):
    """All that a seat knows of one Council and was told about it, by numbers of Syndicate cards."""

    drawn: int | None
    passed: bool
    discarded: Policy | None
    received: int | None
    enacted: Policy | None
    director_says: int | None
    operative_says: int | None
    mine: str = ""  # "director" or "operative": a seat learns nothing from its own choices
    veto: Veto = ""

    @property
    def outcome(self) -> Policy | None:
        """What a member of the Syndicate must account for: a veto looks as if both cards were Syndicate."""
        return SYNDICATE if self.veto == "agreed" else self.enacted


@cache
def likelihood(seen: Seen) -> Array:
    """How likely what was seen is, by the cards drawn, the style, and the Director's and the Operative's role.

    The roles stand there once for every trait.
    """
    found = np.zeros((DRAWN + 1, len(STYLES), ROLE_AXIS, ROLE_AXIS))
    for n, style in enumerate([style.with_traits() for style in STYLES]):
        for drawn, director, operative in product(range(DRAWN + 1), range(ROLE_AXIS), range(ROLE_AXIS)):
            found[drawn, n, director, operative] = chance(seen, style, director, operative, drawn)
    return found


def chance(seen: Seen, style: Style, director: int, operative: int, drawn: int) -> float:
    if seen.drawn not in (None, drawn):
        return 0.0
    if not seen.passed:
        return 1.0
    return sum(
        [
            weight * follow(seen, style, operative, rest) * answer(seen, style, director, rest)
            for rest, weight in passes(seen, style, director, drawn)
        ]
    )


def passes(seen: Seen, style: Style, director: int, drawn: int) -> Iterator[tuple[int, float]]:
    """What the Director may have passed on, and how likely that is together with what the Director says."""
    for policy, rest in ((AGENCY, drawn), (SYNDICATE, drawn - 1)):
        if not 0 <= rest < DRAWN or seen.discarded not in (None, policy) or seen.received not in (None, rest):
            continue
        if seen.mine == "director":
            yield rest, 1.0
            continue
        harm = choice(style.harm[director], DRAWN - drawn, DRAWN)
        did = 1.0 if drawn in (0, DRAWN) else harm if policy == AGENCY else 1 - harm
        yield rest, did * spoken(seen.director_says, drawn, DRAWN, seen.outcome, style.says[director])


def follow(seen: Seen, style: Style, operative: int, rest: int) -> float:
    """How likely the Global Operative is to do and say that with so many Syndicate cards of two."""
    size = DRAWN - 1
    if seen.enacted is not None and rest == (0 if seen.enacted == SYNDICATE else size):
        return 0.0
    if seen.mine == "operative":
        return 1.0
    did = enacts(seen, style.harm[operative], rest) * requests(seen, style.harm[operative], rest)
    if seen.outcome is None:
        return did
    return did * spoken(seen.operative_says, rest, size, seen.outcome, style.says[operative])


def enacts(seen: Seen, harm: float, rest: int) -> float:
    """How likely the Global Operative is to enact what was enacted."""
    size = DRAWN - 1
    if seen.enacted is None or rest in (0, size):
        return 1.0
    harm = choice(harm, rest, size)
    return harm if seen.enacted == SYNDICATE else 1 - harm


def requests(seen: Seen, harm: float, rest: int) -> float:
    """How likely the Global Operative is to ask for a veto, or not to ask, as it was."""
    if not seen.veto or (seen.veto == "open" and seen.enacted is None):
        return 1.0
    asks = 1 / DRAWN if harm == ANYHOW else (harm * STALLS, SLIP, (1 - harm) * ASKS)[rest]
    return 1 - asks if seen.veto == "open" else asks


def answer(seen: Seen, style: Style, director: int, rest: int) -> float:
    """How likely the Director is to agree to a veto or to refuse it, as it was: each side to one that helps it."""
    if seen.veto not in ("refused", "agreed") or seen.mine == "director":
        return 1.0
    harm = style.harm[director]
    agrees = 1 / 2 if harm == ANYHOW else (harm, 1 / 2, 1 - harm)[rest]
    return agrees if seen.veto == "agreed" else 1 - agrees


def choice(harm: float, bad: int, of: int) -> float:
    return bad / of if harm == ANYHOW else harm


def spoken(says: int | None, truth: int, size: int, enacted: Policy | None, way: int) -> float:
    """How likely somebody who held so many Syndicate cards is to say they were ``says``; silence tells nothing."""
    if says is None:
        return 1.0
    if way == BABBLES:
        return 1 / (size + 1)
    if way == HONEST:
        return (1 - LIE) * (says == truth) + LIE / (size + 1)
    if enacted != SYNDICATE:
        return 0.75 * (says == truth) + 0.25 / (size + 1)
    cover = 0.5 * (says >= size - 1) if size == DRAWN else float(says == size)
    return 0.3 * (says == truth) + 0.5 * cover + 0.2 / (size + 1)


@cache
def foresight(says: int) -> Array:
    """How likely a claim about the next three cards is, by those cards, the style and the speaker's role."""
    found = np.ones((DRAWN + 1, len(STYLES), len(ROLES)))
    for n, style in enumerate(STYLES):
        for role in range(len(ROLES)):
            for drawn in range(DRAWN + 1):
                honest = (1 - LIE, 0.5, 0.0)[style.says[role]]
                found[drawn, n, role] = honest * (says == drawn) + (1 - honest) / (DRAWN + 1)
    return found


@cache
def testimony(answer: str) -> Array:
    """How likely a claim of what an Investigation told is, for every style, the speaker's role and the target's."""
    found = np.ones((len(STYLES), len(ROLES), len(ROLES)))
    for n, style in enumerate(STYLES):
        for speaker in range(len(ROLES)):
            for target, role in enumerate(ROLES):
                true = answer == role or (answer == SYNDICATE and role != AGENCY)
                if style.says[speaker] != HONEST:
                    praise = 0.5 if style.says[speaker] == BABBLES or role == AGENCY else 0.8
                    found[n, speaker, target] = praise if answer == AGENCY else 1 - praise
                else:
                    found[n, speaker, target] = 1 - LIE if true else LIE
    return found
