"""The Mastermind by rules of thumb: count points against each seat, trust the rest, and as Syndicate help your own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from parlour.bots.mastermind import veto
from parlour.bots.mastermind.sides import friends, loyal, own
from parlour.bots.mastermind.suspicion import points
from parlour.core import Claim, Event, Explanation, Move, Seat, ThingId, seat_thing
from parlour.games.mastermind.cards import AGENCY, DANGER_FROM, NO_CARDS, REJECTIONS, SYNDICATE, Cards
from parlour.games.mastermind.events import Arranged, Drew, Enacted, Received, Vetoed
from parlour.games.mastermind.moves import (
    AnswerVeto,
    Appoint,
    Arrange,
    AskVeto,
    Discard,
    Enact,
    IDrew,
    IFound,
    Investigate,
    IReceived,
    ISaw,
    Nominate,
    Purge,
    Vote,
)
from parlour.games.mastermind.things import policy_thing
from parlour.games.mastermind.view import MastermindView

Targeted: TypeAlias = Nominate | Investigate | Appoint | Purge
OF_CARDS: Final = frozenset({IDrew, IReceived, IFound, ISaw})
TOO_MUCH: Final = 2.0  # points against a Council's two seats together


def choose(view: MastermindView, rng: Random) -> Move:
    match first := view.options[0]:
        case Vote():
            return Vote(approves(view))
        case Discard():
            return Discard(SYNDICATE if loyal(view) else AGENCY)
        case Enact() | AnswerVeto():
            return enacted(view)
        case Arrange():
            return laid_back(view)
    moves = shuffled_targets(view, rng)
    seat = target(view, first, [move.seat for move in moves])
    return next(move for move in moves if move.seat == seat)


def enacted(view: MastermindView) -> Move:
    """A policy of the own side, or what to do about a veto."""
    card = Enact(AGENCY if loyal(view) else SYNDICATE)
    return veto.wanted(view, card, distrusted(view)) if veto.is_open(view) else card


def distrusted(view: MastermindView) -> bool:
    """Whether the Global Operative who asks for a veto is taken for Syndicate."""
    assert view.council
    operative = view.council[1]
    return points(view)[operative] > 0 if loyal(view) else operative in friends(view)


def laid_back(view: MastermindView) -> Move:
    return max(orders(view), key=lambda move: helpful(view, move))


def orders(view: MastermindView) -> list[Arrange]:
    return [move for move in view.options if isinstance(move, Arrange)]


def helpful(view: MastermindView, order: Arrange) -> bool:
    """Whether a policy of this seat's side lies on top, in case Instability enacts it."""
    return (order.cards[0] == AGENCY) == loyal(view)


def targets(view: MastermindView) -> list[Seat]:
    """The seats to choose from."""
    return [move.seat for move in view.options if isinstance(move, Targeted)]


def shuffled_targets(view: MastermindView, rng: Random) -> list[Targeted]:
    """The options that choose a seat, in random order, so that nobody is favoured where all are alike."""
    moves = [move for move in view.options if isinstance(move, Targeted)]
    rng.shuffle(moves)
    return moves


def approves(view: MastermindView) -> bool:
    """The own Council, one that few points stand against, or any before a third rejection; a friend's."""
    return proposed(view) or helps_us(view) or not (too_dangerous(view) or points_of_council(view) >= limit(view))


def proposed(view: MastermindView) -> bool:
    """Whether this seat votes on a Council that it proposed: then it approves, on both sides."""
    return view.seat == view.director and isinstance(view.options[0], Vote)


def helps_us(view: MastermindView) -> bool:
    """Whether somebody sits in the Council whom this member of the Syndicate knows to belong to it."""
    return not loyal(view) and bool({view.director, view.nominee} & {own(view), *friends(view)})


def points_of_council(view: MastermindView) -> float:
    """Against the members of the Council; none against oneself."""
    against = points(view)
    return sum([against[seat] for seat in members(view) if seat != view.seat])


def members(view: MastermindView) -> tuple[Seat, Seat]:
    """The Director and the Global Operative that the table votes on."""
    assert view.nominee is not None
    return view.director, view.nominee


def limit(view: MastermindView) -> float:
    return TOO_MUCH + (view.instability == REJECTIONS - 1)


def too_dangerous(view: MastermindView) -> bool:
    """Whether the Operative would win the game as the Mastermind, and nobody is suspected more."""
    _, operative = members(view)
    if view.syndicate < DANGER_FROM or operative == view.seat or operative in view.confirmed:
        return False
    against = points(view)
    others = [against[seat] for seat in view.living if seat not in (operative, view.seat)]
    return against[operative] > 0 and against[operative] >= max(others)


def target(view: MastermindView, move: Move, seats: Sequence[Seat]) -> Seat:
    """Whom to nominate, investigate, appoint or purge."""
    open_to = in_question(view, move, seats)
    return (max if accuses(view, move) else min)(open_to, key=points(view).__getitem__)


def accuses(view: MastermindView, move: Move) -> bool:
    """Whether the most suspected is chosen; else it is the least suspected."""
    return loyal(view) and isinstance(move, Investigate | Purge)


def in_question(view: MastermindView, move: Move, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Whom its side chooses from: the Syndicate helps its friends and spares them, and purges who is confirmed."""
    if loyal(view):
        return seats
    mates = friends(view)
    if isinstance(move, Nominate | Appoint):
        return [seat for seat in seats if seat in mates] or seats
    strangers = [seat for seat in seats if seat not in mates]
    unlikely = [seat for seat in strangers if seat in view.confirmed] if isinstance(move, Purge) else []
    return unlikely or strangers or seats


def explain(view: MastermindView, move: Move) -> Explanation:
    """The points that it goes by, or its side; ``chosen`` is 1 where it likes no option better."""
    match move:
        case Vote(approve):
            chosen = approve == approves(view)
            about = tuple([seat_thing(seat) for seat in members(view)])
            return told("approve" if approve else "reject", view, chosen, about, **on_council(view))
        case Nominate(seat) | Investigate(seat) | Appoint(seat) | Purge(seat):
            figures = compared(view, move, seat)
            chosen = not figures["passed_over"] and figures["points"] == figures["best"]
            return told(type(move).__name__.lower(), view, chosen, (seat_thing(seat),), **figures)
        case AskVeto() | AnswerVeto():
            return of_veto(view, move, chosen=move == enacted(view))
        case Discard(policy) | Enact(policy):
            chosen = len(view.options) == 1 or move == choose(view, Random(0))
            only = chosen and view.hand is not None and len(view.hand.kinds) == 1
            return told(type(move).__name__.lower(), view, chosen, (policy_thing(policy),), only=only)
        case Arrange(cards):
            chosen = helpful(view, move) or not any([helpful(view, order) for order in orders(view)])
            return told("arrange", view, chosen, (policy_thing(cards[0]),))
    raise AssertionError(f"no reasons for {move}")


def of_veto(view: MastermindView, move: AskVeto | AnswerVeto, chosen: bool, **figures: float) -> Explanation:
    """By the cards; where there is one of each, by whether the Global Operative is trusted."""
    assert view.hand and view.council
    kind = "ask_veto" if isinstance(move, AskVeto) else "agree" if move.agree else "refuse"
    other = view.council[0] if isinstance(move, AskVeto) else view.council[1]
    return told(kind, view, chosen, (seat_thing(other),), cards=view.hand.syndicate, **figures)


def told(kind: str, view: MastermindView, chosen: bool, about: tuple[ThingId, ...], **figures: float) -> Explanation:
    figures |= {"chosen": chosen, "loyal": loyal(view)}
    return Explanation(kind, about, {name: float(figure) for name, figure in figures.items()})


def on_council(view: MastermindView) -> dict[str, float]:
    """The points against a Council and how many are too much; or what counts before them."""
    if proposed(view):
        return {"own": True}
    if helps_us(view):
        return {"ours": True}
    if too_dangerous(view):
        return {"danger": points(view)[members(view)[1]]}
    return {"points": points_of_council(view), "limit": limit(view)}


def compared(view: MastermindView, move: Move, seat: Seat) -> dict[str, float]:
    """The points against a player, and against the one that it likes best to choose."""
    against, seats = points(view), targets(view)
    return {
        "points": against[seat],
        "best": against[target(view, move, seats)],
        "most": accuses(view, move),
        "friend": seat in friends(view) and not loyal(view),
        "passed_over": seat not in in_question(view, move, seats),
    }


def speak(view: MastermindView, claims: Sequence[Claim], rng: Random) -> Claim | None:
    """The Agency tells what it saw; the Syndicate says that it had no choice, clears its friends and accuses others."""
    honest = loyal(view)
    for claim in claims if not holds_cards(view) else ():
        if type(claim) in OF_CARDS and claim == (truth(view, claim) if honest else lie(view, claim)):
            return claim
    return None


def holds_cards(view: MastermindView) -> bool:
    """Whether this seat is of the Council: then it keeps silent, where it might talk too."""
    return view.council is not None and view.seat in view.council


def truth(view: MastermindView, claim: Claim) -> Claim | None:
    """What the seat would honestly say on the occasion of ``claim``."""
    match claim:
        case IDrew(council):
            return IDrew(council, seen_as_director(view.story))
        case IReceived(council):
            return IReceived(council, handed_over(view.story))
        case ISaw():
            return ISaw(surveyed(view.story))
        case IFound(seat):
            return IFound(seat, dict(view.findings)[seat])
    return None


def seen_as_director(story: Sequence[Event]) -> Cards:
    return next(event.cards for event in reversed(story) if isinstance(event, Drew) and event.cards)


def handed_over(story: Sequence[Event]) -> Cards:
    """The two cards that this seat last passed on or was passed."""
    return next(event.cards for event in reversed(story) if isinstance(event, Received))


def surveyed(story: Sequence[Event]) -> Cards:
    saw = next(event.cards for event in reversed(story) if isinstance(event, Arranged) and event.cards)
    return Cards(saw.count(AGENCY), saw.count(SYNDICATE))


def last_council(story: Sequence[Event]) -> Enacted | Vetoed:
    """How the last Council ended."""
    return next(event for event in reversed(story) if isinstance(event, Enacted | Vetoed))


def did_well(story: Sequence[Event]) -> bool:
    """Whether the last Council enacted an Agency policy."""
    ended = last_council(story)
    return isinstance(ended, Enacted) and ended.policy == AGENCY


def lie(view: MastermindView, claim: Claim) -> Claim | None:
    """What a member of the Syndicate would say on the occasion of ``claim``: what an honest player would have seen."""
    honest, passed = truth(view, claim), NO_CARDS
    if isinstance(claim, IDrew | IReceived):
        passed = handed_over(view.story)
        if not did_well(view.story):
            passed = Cards(0, 2)
    match honest:
        case IDrew(council, cards) if passed.syndicate >= cards.syndicate:
            return IDrew(council, Cards(passed.agency, passed.syndicate + 1))
        case IReceived(council):
            return IReceived(council, passed)
        case IFound(seat, answer) if not view.rules.full_roles:
            return IFound(seat, SYNDICATE if answer == AGENCY else AGENCY)
        case IFound(seat):
            return IFound(seat, AGENCY)
    return honest
