"""What lies on the table of The Mastermind: the two tracks, the deck, and what lies before each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from parlour.core import Claim, Event, Move, Piece, Said, Seat, Thing, ThingId, Zone, pieces, seat_thing
from parlour.games.mastermind import events, moves
from parlour.games.mastermind.cards import (
    AGENCY,
    AGENCY_WINS,
    DANGER_FROM,
    DRAWN,
    MEANING,
    MOST_COUNCILS,
    MOST_VETOES,
    POLICIES,
    POWERS,
    ROLES,
    SIDES,
    SLOTS,
    SYNDICATE,
    SYNDICATE_WINS,
    VETO_FROM,
    Cards,
    Policy,
    Power,
    Role,
    Side,
)
from parlour.games.mastermind.rules import Ballot, DirectorAnswers, DirectorDiscards, Surveillance
from parlour.games.mastermind.settings import MastermindSettings
from parlour.games.mastermind.view import MastermindView

APPROVE: Final[ThingId] = "ballot:approve"
REJECT: Final[ThingId] = "ballot:reject"
DECK: Final[ThingId] = "place:deck"
DISCARDS: Final[ThingId] = "place:discards"
INSTABILITY: Final[ThingId] = "token:instability"
PLACARD: Final[ThingId] = "token:placard"  # and what else may lie before a player, for everyone to see:
NEXT: Final[ThingId] = "token:next"
NOMINEE: Final[ThingId] = "token:nominee"
OPERATIVE: Final[ThingId] = "token:operative"
BARRED: Final[ThingId] = "token:barred"
CONFIRMED: Final[ThingId] = "token:confirmed"
INVESTIGATED: Final[ThingId] = "token:investigated"
PURGED: Final[ThingId] = "token:purged"
VETO: Final[ThingId] = "token:veto"  # what a Council may ask for from the fifth Syndicate policy on
AGREE: Final[ThingId] = "veto:agree"
REFUSE: Final[ThingId] = "veto:refuse"
TOKENS: Final = (INSTABILITY, PLACARD, NEXT, NOMINEE, OPERATIVE, BARRED, CONFIRMED, INVESTIGATED, PURGED)
PRINTED: Final[dict[Side, dict[int, ThingId]]] = {  # on the slots of the tracks, besides the powers
    AGENCY: {AGENCY_WINS: "token:agency_wins", SLOTS: "token:never_used"},
    SYNDICATE: {DANGER_FROM: "token:danger", SYNDICATE_WINS: "token:syndicate_wins"},
}


def policy_thing(policy: Policy) -> ThingId:
    return f"card:{policy.lower()}"


def role_thing(role: Role) -> ThingId:
    return f"role:{role.lower()}"


def power_thing(power: Power) -> ThingId:
    return f"power:{power.lower().replace(' ', '_')}"


def slot_thing(side: Side, number: int) -> ThingId:
    """Where the policy of this number lies on its track."""
    return f"place:{side.lower()}_{number}"


def council_thing(number: int) -> ThingId:
    """A Council as something to speak about."""
    return f"council:{number}"


def things(seats: int, settings: MastermindSettings) -> Sequence[Thing]:
    return [
        *[Thing(policy_thing(side), "card", suit=side.lower()) for side in SIDES],
        *[Thing(role_thing(role), "role", suit=(AGENCY if role == AGENCY else SYNDICATE).lower()) for role in ROLES],
        *[Thing(ballot, "card") for ballot in (APPROVE, REJECT)],
        *[Thing(power_thing(power), "token") for power in POWERS],
        *[Thing(slot_thing(side, n), "place", str(n), side.lower()) for side in SIDES for n in range(1, SLOTS + 1)],
        *[Thing(place, "place") for place in (DECK, DISCARDS)],
        *[Thing(token, "token") for token in TOKENS],
        *[Thing(token, "token", suit=side.lower()) for side in SIDES for token in PRINTED[side].values()],
        *[Thing(council_thing(n), "question", str(n)) for n in range(1, most_councils(settings) + 1)],
        *([Thing(VETO, "token"), Thing(AGREE, "card"), Thing(REFUSE, "card")] if settings.says("veto") else []),
    ]


def most_councils(settings: MastermindSettings) -> int:
    """How many Councils a game can have."""
    return MOST_COUNCILS + (MOST_VETOES if settings.says("veto") else 0)


def zones(view: MastermindView) -> Sequence[Zone]:
    if not view.roles:
        return ()
    step = view.agenda[-1] if view.agenda else None
    top = looked_at(view) if type(step) is Surveillance else ()
    rules, veto = view.rules, type(step) is DirectorAnswers
    tracks = view.agency, view.syndicate, rules.powers, rules.veto, view.instability
    lying = [*board(*tracks, top, view.deck, view.discard)]
    before = players(view.roles, standing(view))
    if type(step) is Ballot:
        lying.append(approvals(len(step.seats)))
        add_ballots(lying, before, step, view)
    elif view.council:
        holder = view.council[1] if veto else view.asked[0]
        for seat, own in enumerate(before):
            lying += (*own, hand(seat, view)) if seat == holder else own
        if veto:
            lying.append(answers(view.council[0]))
    else:
        lying += chain.from_iterable(before)
    return lying


def add_ballots(lying: list[Zone], before: Sequence[tuple[Zone, Zone]], step: Ballot, view: MastermindView) -> None:
    """What lies before each player, with the two ballots to choose from, or the ballot already cast."""
    cast = dict(zip(step.seats, view.sealed))
    for seat, own in enumerate(before):
        lying += own
        if ballot := cast.get(seat):
            lying.append(ballot_cast(seat, ballot_thing(ballot) if type(ballot) is moves.Vote else None))
        elif seat == view.seat and seat in step.seats:
            lying.append(ballots_to_cast(seat))


def looked_at(view: MastermindView) -> tuple[ThingId, ...]:
    """What this seat's Surveillance shows it just now, the top card first."""
    if view.result or view.seat not in view.asked:
        return ()
    looked = next(event for event in reversed(view.story) if isinstance(event, events.Looked))
    return tuple([policy_thing(card) for card in looked.cards or ()])


def board(
    agency: int,
    syndicate: int,
    powers: tuple[Power | None, ...],
    veto: bool,
    rejected: int,
    top: tuple[ThingId, ...],
    cards: int,
    discarded: int,
) -> tuple[Zone, ...]:
    """What lies in the middle of the table."""
    piles = deck(top, cards), discards(discarded), off_board(agency, syndicate)
    return *tracks(agency, syndicate, powers, veto, rejected), *piles


def tracks(
    agency: int, syndicate: int, powers: tuple[Power | None, ...], veto: bool, rejected: int
) -> tuple[Zone, ...]:
    return track(AGENCY, agency, (), False), track(SYNDICATE, syndicate, powers, veto), instability(rejected)


def instability(value: int) -> Zone:
    return Zone("instability", "track", pieces=pieces([INSTABILITY]), value=value)


def deck(top: tuple[ThingId, ...], cards: int) -> Zone:
    return Zone("deck", "deck", pieces=face_down(top), hidden=cards - len(top), at=DECK)


def discards(cards: int) -> Zone:
    return Zone("discards", "discard", hidden=cards, at=DISCARDS)


def off_board(agency: int, syndicate: int) -> Zone:
    """How many policies of each side are in the deck, among the discards or in hands: everyone can count them."""
    left = {AGENCY: POLICIES.count(AGENCY) - agency, SYNDICATE: POLICIES.count(SYNDICATE) - syndicate}
    return Zone("off_board", "aside", pieces=tuple([Piece(policy_thing(side), value=left[side]) for side in SIDES]))


def approvals(voters: int) -> Zone:
    """How many must approve: more than half."""
    return Zone("approvals", "track", value=voters // 2 + 1)


def track(side: Side, enacted: int, powers: tuple[Power | None, ...], veto: bool) -> Zone:
    """Six slots; on them the powers that they grant, what else is printed there, and the policies enacted."""
    slots = [slot_thing(side, number) for number in range(1, SLOTS + 1)]
    granted = [Piece(power_thing(power), on=slot) for slot, power in zip(slots, powers) if power]
    printed = [Piece(token, on=slot_thing(side, number)) for number, token in PRINTED[side].items()]
    printed += [Piece(VETO, on=slot_thing(side, VETO_FROM))] if veto else []
    laid = [Piece(policy_thing(side), on=slot) for slot in slots[:enacted]]
    return Zone(f"track:{side.lower()}", "track", pieces=(*pieces(slots), *granted, *printed, *laid), value=enacted)


class Standing(NamedTuple):
    """What everyone sees of the players' places in the game."""

    living: tuple[Seat, ...]
    over: bool
    director: Seat
    last_in_turn: Seat
    nominee: Seat | None
    operative: Seat | None
    barred: tuple[Seat, ...]
    confirmed: tuple[Seat, ...]
    investigated: tuple[tuple[Seat, Seat], ...]


def standing(view: MastermindView) -> Standing:
    return Standing(
        view.living,
        view.result is not None,
        view.director,
        view.last_in_turn,
        view.nominee,
        view.council[1] if view.council else None,
        view.barred,
        view.confirmed,
        view.investigated,
    )


def next_in_turn(living: Sequence[Seat], last: Seat) -> Seat:
    """To whom the placard passes after this round: left of the last Director in the order around the table."""
    return next((seat for seat in living if seat > last), living[0])


def players(roles: tuple[Role | None, ...], now: Standing) -> tuple[tuple[Zone, Zone], ...]:
    """What lies before each player: open, and as a role card."""
    return (*zip(places(len(roles), now), role_cards(roles, now.over)),)


def places(seats: int, now: Standing) -> tuple[Zone, ...]:
    """What lies open before each player: offices and marks."""
    following = next_in_turn(now.living, now.last_in_turn)
    return tuple([place(seat, tuple(marks(seat, now, following))) for seat in range(seats)])


def place(seat: Seat, lying: tuple[ThingId, ...]) -> Zone:
    return Zone(f"player:{seat}", "place", seat, pieces(lying), at=seat_thing(seat))


def marks(seat: Seat, now: Standing, following: Seat) -> Iterator[ThingId]:
    playing = seat in now.living and not now.over
    if seat not in now.living:
        yield PURGED
    if playing and seat == now.director:
        yield PLACARD
    if playing and seat == following:
        yield NEXT
    if seat == now.nominee:
        yield NOMINEE
    if seat == now.operative:
        yield OPERATIVE
    if playing and seat in now.barred and seat != now.director:
        yield BARRED
    if seat in now.confirmed:
        yield CONFIRMED
    if seat in [target for _, target in now.investigated]:
        yield INVESTIGATED


def role_cards(roles: tuple[Role | None, ...], up: bool) -> tuple[Zone, ...]:
    return tuple([role_card(seat, role, up) for seat, role in enumerate(roles)])


def role_card(seat: Seat, role: Role | None, up: bool) -> Zone:
    known = (Piece(role_thing(role), up=up),) if role else ()
    return Zone(f"role:{seat}", "secret", seat, known, hidden=0 if role else 1)


def hand(seat: Seat, view: MastermindView) -> Zone:
    """The policies of the Council, with the member who must choose now."""
    if view.hand is None:
        held = DRAWN if isinstance(view.agenda[-1], DirectorDiscards) else DRAWN - 1
        return Zone(f"hand:{seat}", "hand", seat, hidden=held)
    return Zone(f"hand:{seat}", "hand", seat, face_down([policy_thing(policy) for policy in view.hand.each]))


def answers(director: Seat) -> Zone:
    """What the Director may say to a veto; everybody sees that it was asked for."""
    return Zone(f"veto:{director}", "hand", director, pieces([AGREE, REFUSE]))


def ballots_to_cast(seat: Seat) -> Zone:
    return Zone(f"ballots:{seat}", "hand", seat, face_down([APPROVE, REJECT]))


def ballot_cast(seat: Seat, known: ThingId | None) -> Zone:
    return Zone(f"vote:{seat}", "secret", seat, face_down([known] if known else []), hidden=0 if known else 1)


def face_down(things: Sequence[ThingId]) -> tuple[Piece, ...]:
    """Things that only this seat may see."""
    return tuple([Piece(thing, up=False) for thing in things])


def ballot_thing(vote: moves.Vote) -> ThingId:
    return APPROVE if vote.approve else REJECT


def of_move(move: Move, view: MastermindView) -> tuple[ThingId, ...]:
    match move:
        case moves.Nominate(seat) | moves.Investigate(seat) | moves.Purge(seat):
            return (seat_thing(seat),)
        case moves.Vote():
            return (ballot_thing(move),)
        case moves.Discard(policy):
            return (policy_thing(policy),)
        case moves.Enact(policy):
            enacted = view.agency if policy == AGENCY else view.syndicate
            return policy_thing(policy), slot_thing(policy, enacted + 1)
        case moves.AskVeto():
            return (VETO,)
        case moves.AnswerVeto(agree):
            return (AGREE if agree else REFUSE,)
        case moves.Arrange(cards):
            return tuple([policy_thing(card) for card in cards])
        case moves.Appoint(seat):
            return PLACARD, seat_thing(seat)
    return ()


def of_claim(claim: Claim, view: MastermindView | None = None) -> tuple[ThingId, ...]:
    match claim:
        case moves.IAm(role):
            return (role_thing(role),)
        case moves.IDrew(council, cards) | moves.IReceived(council, cards):
            return council_thing(council), *kinds(cards)
        case moves.IFound(seat, answer):
            return seat_thing(seat), *meant(answer)
        case moves.ISaw(cards):
            return DECK, *kinds(cards)
    return ()


def of_event(event: Event) -> tuple[ThingId, ...]:
    match event:
        case events.Began(director):
            return seat_thing(director), PLACARD
        case events.Learned(role, others):
            return role_thing(role), *seats([seat for seat, _ in others])
        case events.Nominated(director, operative) | events.Elected(director, operative):
            return seat_thing(director), seat_thing(operative)
        case events.Voted(approving, rejecting):
            return APPROVE, *seats(approving), REJECT, *seats(rejecting)
        case events.Rejected():
            return (INSTABILITY,)
        case events.TopDecked(policy, number):
            return DECK, policy_thing(policy), slot_thing(policy, number)
        case events.Lost(power):
            return (power_thing(power),)
        case events.Reshuffled():
            return DISCARDS, DECK
        case events.Drew(director, cards):
            return seat_thing(director), DECK, *kinds(cards)
        case events.Passed(director, discarded):
            return (seat_thing(director), *([policy_thing(discarded)] if discarded else []), DISCARDS)
        case events.Received(operative, cards):
            return seat_thing(operative), *kinds(cards)
        case events.Enacted(_, operative, policy, number):
            return seat_thing(operative), policy_thing(policy), slot_thing(policy, number)
        case events.VetoAsked(director, operative):
            return seat_thing(operative), VETO, seat_thing(director)
        case events.VetoRefused(director, operative):
            return seat_thing(director), VETO, seat_thing(operative)
        case events.Vetoed(director):
            return seat_thing(director), VETO, DISCARDS, INSTABILITY
        case events.Granted(director, power) | events.Lapsed(director, power):
            return seat_thing(director), power_thing(power)
        case events.Looked(director, policies) | events.Arranged(director, policies):
            return (seat_thing(director), DECK, *[policy_thing(policy) for policy in policies or ()])
        case events.Appointed(director, seat):
            return seat_thing(director), PLACARD, seat_thing(seat)
        case events.Investigated(director, seat, answer):
            return seat_thing(director), seat_thing(seat), *meant(answer)
        case events.Purged(director, seat):
            return seat_thing(director), seat_thing(seat)
        case events.RolesRevealed(roles):
            held = [(role, [seat for seat, one in enumerate(roles) if one == role]) for role in reversed(ROLES)]
            return tuple([thing for role, holders in held for thing in (role_thing(role), *seats(holders))])
        case events.CouncilRevealed(number, council):
            return council_thing(number), seat_thing(council.director), seat_thing(council.operative)
        case Said(seat, claim):
            return seat_thing(seat), *of_claim(claim)
    return ()


def seats(seats: Iterable[Seat]) -> list[ThingId]:
    return [seat_thing(seat) for seat in seats]


def kinds(cards: Cards | None) -> list[ThingId]:
    """Which policies are among some cards."""
    return [policy_thing(policy) for policy in cards.kinds] if cards else []


def meant(answer: Side | Role | None) -> list[ThingId]:
    """The roles that an Investigation's answer leaves."""
    return [role_thing(role) for role in MEANING[answer]] if answer else []
