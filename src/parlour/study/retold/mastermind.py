"""The Mastermind retold: Council by Council, with what was claimed of the cards, and the votes that let it happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from parlour.core import Said, Seat
from parlour.core.words.messages import Say
from parlour.games.mastermind import events
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, SYNDICATE, THE_MASTERMIND, Cards
from parlour.games.mastermind.moves import IDrew, IFound, IReceived
from parlour.study.retold.shape import Beat, Laurel, Sitting, Stamp
from parlour.study.retold.tale import Tale

LIES: Final = 2  # so many false claims make a liar worth a laurel
TRUSTED: Final = 2  # so many Councils with a traitor
VOTES: Final = 4  # so many votes, before anybody is said to have a keen eye


def sittings(tale: Tale) -> tuple[Sitting, ...]:
    """All Councils that drew cards, from what their members were shown."""
    found: list[Sitting] = []
    for each in tale.happened:
        for seat, told in enumerate(each.own):
            for event in told:
                if isinstance(event, events.Drew) and event.cards and event.director == seat:
                    found.append(opened(tale, len(found) + 1, each.line, event.director, pair(event.cards)))
                elif isinstance(event, events.Received) and event.operative == seat:
                    found[-1] = replace(found[-1], operative=seat, passed=pair(event.cards))
        for event in each.told:
            found = heard(found, event)
    return tuple(found)


def opened(tale: Tale, number: int, line: int, director: Seat, drawn: tuple[int, int]) -> Sitting:
    elected = [told for each in tale.happened for told in each.told if isinstance(told, events.Elected)]
    return Sitting(number, line, director, elected[number - 1].operative, drawn, None, None)


def heard(found: list[Sitting], event: Any) -> list[Sitting]:
    """What everybody heard of a Council: what it enacted, and what its members claim."""
    match event:
        case events.Enacted(_, _, policy):
            return [*found[:-1], replace(found[-1], enacted=policy)]
        case Said(seat, IDrew(council, cards) | IReceived(council, cards) as claim) if council <= len(found):
            at = council - 1
            real = found[at].drawn if isinstance(claim, IDrew) else found[at].passed
            stamp = Stamp(seat, cards.agency, cards.syndicate, pair(cards) == real)
            return [*found[:at], replace(found[at], stamps=(*found[at].stamps, stamp)), *found[council:]]
    return found


def pair(cards: Cards) -> tuple[int, int]:
    return cards.agency, cards.syndicate


def roles_of(tale: Tale) -> list[str]:
    """Who was who, from what each seat knew of itself."""
    views: Any = tale.end
    return [view.roles[seat] for seat, view in enumerate(views)]


def beats(tale: Tale) -> Iterator[Beat]:
    councils = {each.line: each for each in sittings(tale)}
    last: Sitting | None = None
    roles = roles_of(tale)
    for each in tale.happened:
        last = councils.get(each.line, last)
        for event in each.told:
            yield from of_event(event, each.line, last, roles)


def of_event(event: Any, line: int, council: Sitting | None, roles: list[str]) -> Iterator[Beat]:
    match event:
        case events.Enacted(director, operative, policy, number) if council:
            yield enacted(council, line, number, roles)
        case events.TopDecked(policy, number):
            yield Beat(line, Say("mastermind-top-decked", {"policy": policy, "number": number}), (), 2.0)
        case events.Investigated(director, seat):
            told = {"director": director, "seat": seat, "role": roles[seat]}
            yield Beat(line, Say("mastermind-investigated", told), (director, seat), 2.5)
        case events.Purged(director, seat):
            told = {"director": director, "seat": seat, "role": roles[seat]}
            yield Beat(line, Say("mastermind-purged", told), (director, seat), 5.0)
        case events.Elected(director, operative) if roles[operative] == THE_MASTERMIND:
            told = {"director": director, "operative": operative}
            yield Beat(line, Say("mastermind-elected", told), (director, operative), 1.5)


def enacted(council: Sitting, line: int, number: int, roles: list[str]) -> Beat:
    """What a Council did with its cards: somebody's choice, or all that they had."""
    drawn, passed, policy = council.drawn, council.passed or council.drawn, council.enacted
    who, key = council.director, "forced"
    if policy == SYNDICATE and passed[0]:
        who, key = council.operative, "operative-chose"
    elif policy == SYNDICATE and drawn[0]:
        who, key = council.director, "director-chose"
    elif policy == AGENCY and drawn[1]:
        key = "agency"
    lies = [stamp.seat for stamp in council.stamps if not stamp.true]
    told = {
        "council": council.number,
        "director": council.director,
        "operative": council.operative,
        "who": who,
        "agency": drawn[0],
        "syndicate": drawn[1],
        "number": number,
        "policy": policy,
        "lies": lies,
    }
    weight = (
        1.0 + 1.5 * bool(lies) + 2.0 * key.endswith("chose") + 1.0 * (policy == SYNDICATE and number >= DANGER_FROM)
    )
    lights = (f"council:{council.number}", f"place:{str(policy).lower()}_{number}")
    return Beat(line, Say(f"mastermind-{key}", told), (council.director, council.operative), weight, lights)


def laurels(tale: Tale) -> Iterator[Laurel]:
    roles, councils = roles_of(tale), sittings(tale)
    yield from liar(tale, councils, roles)
    yield from trusted(councils, roles)
    yield from keen(tale, roles)


def liar(tale: Tale, councils: tuple[Sitting, ...], roles: list[str]) -> Iterator[Laurel]:
    """Most false claims that no claim of the other member contradicts."""
    lies: Counter[Seat] = Counter()
    for council in councils:
        lies.update([stamp.seat for stamp in council.stamps if not stamp.true and not doubted(stamp, council)])
    for each in tale.happened:
        lies.update([told.seat for told in each.told if isinstance(told, Said) and false_finding(told, roles)])
    if lies and (most := max(lies.values())) >= LIES:
        best = tuple(sorted([seat for seat, number in lies.items() if number == most]))
        yield Laurel("liar", best, Say("why-liar", {"seats": best, "count": most}))


def false_finding(told: Said[Any], roles: list[str]) -> bool:
    """Whether somebody tells another side of the investigated player than the true one."""
    claim = told.claim
    return isinstance(claim, IFound) and (claim.answer == AGENCY) != (roles[claim.seat] == AGENCY)


def doubted(stamp: Stamp, council: Sitting) -> bool:
    """Whether the other member's claim cannot be true beside this one: of three cards two were passed on."""
    total = stamp.agency + stamp.syndicate
    for other in council.stamps:
        more = (other.agency - stamp.agency, other.syndicate - stamp.syndicate)
        if other.agency + other.syndicate < total:
            more = (-more[0], -more[1])
        if other.seat != stamp.seat and min(more) < 0:
            return True
    return False


def trusted(councils: tuple[Sitting, ...], roles: list[str]) -> Iterator[Laurel]:
    """The Syndicate's member who sat in most Councils."""
    sat = Counter([seat for each in councils for seat in (each.director, each.operative) if roles[seat] != AGENCY])
    if sat and (most := max(sat.values())) >= TRUSTED:
        best = tuple(sorted([seat for seat, number in sat.items() if number == most]))
        yield Laurel("trusted", best, Say("why-trusted", {"seats": best, "count": most}))


def keen(tale: Tale, roles: list[str]) -> Iterator[Laurel]:
    """The Agency's member whose votes fitted the truth most often: yes to a clean Council, no to any other."""
    right: Counter[Seat] = Counter()
    cast: Counter[Seat] = Counter()
    clean = False
    for event in [told for each in tale.happened for told in each.told]:
        if isinstance(event, events.Nominated):
            clean = roles[event.director] == roles[event.operative] == AGENCY
        if isinstance(event, events.Voted):
            cast.update([*event.approving, *event.rejecting])
            right.update(event.approving if clean else event.rejecting)
    agency = [seat for seat, role in enumerate(roles) if role == AGENCY and cast[seat] >= VOTES]
    keenest = max(agency, key=lambda seat: right[seat], default=None)
    if keenest is not None and right[keenest] * 3 >= cast[keenest] * 2:
        most = right[keenest]
        best = tuple([seat for seat in agency if (right[seat], cast[seat]) == (most, cast[keenest])])
        yield Laurel("keen", best, Say("why-keen", {"seats": best, "count": most, "of": cast[best[0]]}))
