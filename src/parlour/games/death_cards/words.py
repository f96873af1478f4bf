"""Death on the Cards in words a person reads: prompts, options and the board; the story stands beside."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from parlour.core import Claim, Event, Move, Names, Pass, Seat, StrikeNext, TakeBack, Zone
from parlour.games.death_cards.cards import ARIADNE, Card
from parlour.games.death_cards.detectives import (
    AriadneInsists,
    Confess,
    Expose,
    Hush,
    PickPlayer,
    PickSecret,
    PickShame,
    RevealOwn,
)
from parlour.games.death_cards.devious import Blackmail, Blunder
from parlour.games.death_cards.event_cards import (
    BreakTie,
    ClearHand,
    PickDisgrace,
    PickHome,
    PickSet,
    PointAtOnce,
    PointFingers,
    Rehome,
    TakeOver,
)
from parlour.games.death_cards.gifts import PassCards, PassOn, PickPartner, PickWay, Swap, TradeCards
from parlour.games.death_cards.moves import (
    Add,
    Cancel,
    Discard,
    Draft,
    Draw,
    Give,
    Lay,
    Lift,
    Mark,
    Name,
    Play,
    Point,
    Put,
    Reveal,
    Seize,
    Send,
    Stop,
    Suspect,
    Take,
    Trust,
)
from parlour.games.death_cards.not_so_fast import NotSoFast
from parlour.games.death_cards.piles import DelayEscape, EarlyTrain, LookIntoAshes, PickNumber, PutBack, TakeFromAshes
from parlour.games.death_cards.rules import ChooseDiscards, DisgracedTurn, Drawing, TakeTurn
from parlour.games.death_cards.story import told
from parlour.games.death_cards.titles import TITLES, cards_of, faced, heap_of, listed, my, secret_of, sentence
from parlour.games.death_cards.view import Lying, PartyView

PAGE = files(__package__).joinpath("page.md").read_text("utf-8")
KINDS: Final = {
    Play: "Play an event",
    Lay: "Lay down a set",
    Add: "Add a detective",
    Name: "Choose a player",
    Mark: "Point at a secret",
    Seize: "Take a set",
    Send: "Pass the cards",
    Cancel: "Not so Fast",
    Reveal: "Reveal a secret",
    Point: "Point at a player",
    Give: "Give a card",
    Take: "Take a card",
    Lift: "Lift cards",
    Put: "Put on the draw pile",
    Discard: "Discard",
    Stop: "Discard",
    Draw: "Draw",
    Draft: "Draw",
    Pass: "Pass",
    TakeBack: "Take back",
}


def prompt(view: PartyView, names: Names) -> str:
    if view.result:
        return f"The game is over. {view.result.why} {names.listed(view.result.winners)} won."
    if not view.turn:
        return "The cards are being dealt."
    if isinstance(view.agenda[-1], NotSoFast):
        return window(view, names)
    if view.seat not in view.asked:
        return f"{sentence(business(view))}: waiting for {names.listed(view.asked)}."
    return sentence(question(view, names))


def window(view: PartyView, names: Names) -> str:
    """What is about to happen, and whether it will as things stand."""
    strikes = len(view.agenda) - 1 - strikes_from(view)
    stands = "" if not strikes else " It is cancelled, as things stand." if strikes % 2 else " It stands again."
    about = f"{about_to_happen(view, names)}.{stands}"
    if view.seat is None:
        return f"{about} Anybody may play a Not so Fast."
    return f"{about} Not so fast?" if view.seat in view.asked else about


def strikes_from(view: PartyView) -> int:
    """Where on the agenda the Not so Fasts of this window begin."""
    i = len(view.agenda) - 1
    while i > 0 and isinstance(view.agenda[i - 1], StrikeNext):
        i -= 1
    return i


def about_to_happen(view: PartyView, names: Names) -> str:
    match view.agenda[strikes_from(view) - 1]:
        case Expose(by, place, secret):
            card, victim = view.sets[by][place][0], secret_of(view.owner(secret), secret, names)
            return f"{names.own(by)} {TITLES[card]} is about to reveal {victim}"
        case Confess(by, place, target):
            return f"{names.own(by)} {TITLES[view.sets[by][place][0]]} asks {names.to(target)} to reveal a secret"
        case Hush(by, _, secret):
            shame = secret_of(view.owner(secret), secret, names)
            return f"{names.own(by)} Parker Pyne is about to turn {shame} face down"
        case AriadneInsists(by, victim):
            return f"{names.own(by)} {TITLES[ARIADNE]} asks {names.to(victim)} to reveal a secret"
        case TakeOver(by, victim, place):
            cards = heap_of(view.sets[victim][place])
            return f"{names.does(by, 'are/is')} about to take {my(names, victim)} set of {cards}"
        case PassOn(by, way):
            return f"{names.own(by)} Dead Card Folly: everybody is about to pass a card to the {way}"
        case LookIntoAshes(by):
            return f"{names.does(by, 'are/is')} about to take a card from the top of the discard pile"
        case Swap(by, partner):
            return f"{names.does(by, 'are/is')} about to trade a card with {names.to(partner)}"
        case Rehome(by, secret, to):
            sent = secret_of(view.owner(secret), secret, names)
            return f"{names.does(by, 'are/is')} about to send {sent} face down to {names.to(to)}"
        case DelayEscape(by):
            return f"{names.does(by, 'are/is')} about to put cards back on the draw pile"
        case EarlyTrain(by):
            return f"{names.own(by)} early train is about to take six cards off the draw pile"
        case PointFingers(by):
            return f"{names.does(by, 'are/is')} about to have everybody point at a suspect"
        case Blunder(by, victim):
            return f"{names.own(victim)} Social Faux Pas, a gift from {names.to(by)}, is about to cost a secret"
    return "Something is about to happen"


def business(view: PartyView) -> str:
    """What the table is waiting for, without saying of whom."""
    match view.agenda[-1]:
        case TakeTurn() | DisgracedTurn():
            return "a turn"
        case ChooseDiscards():
            return "discards"
        case Drawing():
            return "drawing cards"
        case PointAtOnce():
            return "all point at a suspect"
        case PassCards() | TradeCards():
            return "cards are chosen in secret"
        case RevealOwn():
            return "a secret is to be revealed"
        case TakeFromAshes() | PickNumber() | PutBack():
            return "the discard pile is looked through"
    return "a choice"


def question(view: PartyView, names: Names) -> str:
    match view.agenda[-1]:
        case TakeTurn():
            return "Your turn: play an event, lay down a set, add a detective, or play nothing."
        case DisgracedTurn():
            return "You are in disgrace: discard one card, then draw one."
        case ChooseDiscards(_, least):
            return discarding(view, least)
        case Drawing():
            return f"Draw a card: from the pile ({cards_of(view.pile)} left) or from the draft."
        case PickSecret():
            return "Which secret shall be revealed?"
        case PickPlayer():
            return "Who shall reveal a secret?"
        case PickShame():
            return "Which secret shall be turned face down?"
        case RevealOwn(_, thief):
            gone = f" {names.does(thief, 'take')} it away." if thief is not None else ""
            return f"Which of your secrets do you reveal?{gone}"
        case Blackmail(_, victim):
            return f"Which of {my(names, victim)} secrets do you want to see?"
        case PointAtOnce():
            return "Point at a suspect; all fingers are shown at once."
        case BreakTie():
            return "A tie: who shall reveal a secret?"
    return event_question(view, names)


def discarding(view: PartyView, least: int) -> str:
    """What is chosen so far stands in the order in which it will be laid down."""
    chosen = [TITLES[part.card] for part in view.sealed if isinstance(part, Discard)]
    if chosen:
        return f"You will discard, in this order, {listed(chosen)}. More?"
    return "You played nothing: discard at least one card." if least else "Discard as many cards as you wish."


def event_question(view: PartyView, names: Names) -> str:
    match view.agenda[-1]:
        case ClearHand():
            return "Who shall discard every Not so Fast?"
        case PickSet():
            return "Which set do you take?"
        case PickWay():
            return "Which way shall everybody pass a card?"
        case PassCards(_, way):
            return f"Which card do you pass to {names.to(neighbour(view, way))}?"
        case TradeCards((one, other)):
            return f"Which card do you give {names.to(other if view.seat == one else one)}?"
        case TakeFromAshes():
            return "Which card do you take out of the ashes?"
        case PickPartner():
            return "Whom do you trade with?"
        case PickDisgrace():
            return "Which secret shall go face down?"
        case PickHome():
            return "Who shall have it?"
        case PickNumber():
            return "How many cards, from the top, do you put back on the draw pile?"
        case PutBack(_, number):
            return f"Put them back one by one ({len(view.sealed)} of {number}): the last will be on top."
    return "What do you do?"


def neighbour(view: PartyView, way: str) -> Seat:
    """Who gets the card that this seat passes."""
    return ((view.seat or 0) + (1 if way == "left" else -1)) % view.seats


def kind(move: Move) -> str:
    return KINDS.get(type(move), "Choose")


def move(move: Move, view: PartyView, names: Names) -> str:
    match move:
        case Play(card):
            return TITLES[card]
        case Lay(cards):
            return heap_of(cards)
        case Add(card, whose, place):
            return f"{TITLES[card]} to {my(names, whose)} {nth_set(view, whose, place)}"
        case Seize(whose, place):
            return sentence(f"{my(names, whose)} {nth_set(view, whose, place)}")
        case Name(seat) | Point(seat):
            return names[seat]
        case Mark(secret):
            return pointed(view, secret, names)
        case Reveal(secret):
            return f"Secret {secret + 1}, {faced(own_face(view, secret))}"
        case Send(way):
            return f"To the {way}: {names.to(neighbour(view, way))} gets yours"
        case Give(card) | Take(card) | Put(card) | Discard(card):
            return TITLES[card]
        case Lift(number):
            return f"{cards_of(number)}: {heap_of(view.heap[:number])}"
        case Draft(card):
            return f"{TITLES[card]}, from the draft"
    return plain(move, view)


def plain(move: Move, view: PartyView) -> str:
    match move:
        case Cancel():
            return "Not so fast!"
        case Stop():
            return "That is all" if view.sealed else "Discard nothing"
        case Draw():
            return "The top card of the draw pile"
        case Pass():
            turn = bool(view.agenda) and isinstance(view.agenda[-1], TakeTurn)
            return "Play nothing" if turn else "Let it pass"
        case TakeBack():
            return "Take back"
    return type(move).__name__


def nth_set(view: PartyView, whose: Seat, place: int) -> str:
    """A set by its cards, and by its number if another one has the same."""
    sets = view.sets[whose]
    if place >= len(sets):
        return "set"
    number = f" (number {place + 1})" if sets.count(sets[place]) > 1 else ""
    return f"set of {heap_of(sets[place])}{number}"


def pointed(view: PartyView, secret: int, names: Names) -> str:
    """A secret on the table, with its face if it is up."""
    lying = [(seat, lying) for seat, row in enumerate(view.rows) for lying in row if lying.secret == secret]
    if not lying:
        return f"Secret {secret + 1}"
    (seat, found) = lying[0]
    face = f", {faced(found.face)}" if found.up and found.face else ""
    return sentence(f"{secret_of(seat, secret, names)}{face}")


def own_face(view: PartyView, secret: int) -> str:
    faces = [lying.face for row in view.rows for lying in row if lying.secret == secret]
    return (faces[0] if faces else None) or "unknown"


def event(event: Event, view: PartyView, names: Names) -> str:
    return told(event, names)


def claim(claim: Claim, view: PartyView, names: Names) -> str:
    match claim:
        case Suspect(seat):
            return f"I suspect {names.to(seat)}."
        case Trust(seat):
            return f"I trust {names.to(seat)}."
    return type(claim).__name__


def board(view: PartyView, names: Names) -> Sequence[Zone]:
    if not view.turn:
        return ()
    table = [
        Zone("Draw pile", hidden=view.pile, note="When it is used up the Murderer escapes."),
        Zone("Draft", titles(view.draft)),
        Zone("Discard pile", titles([view.top] if view.top else []), max(0, view.discards - 1)),
    ]
    if view.heap:
        table.append(Zone("You are looking at", titles(view.heap), note="top card first"))
    if view.in_play or view.aside:
        table.append(Zone("In play", titles([*view.in_play, *view.aside])))
    for seat in range(view.seats):
        table += zones_of(seat, view, names)
    return table


def zones_of(seat: Seat, view: PartyView, names: Names) -> list[Zone]:
    """What lies before one player."""
    mine = seat == view.seat
    hand = titles(sorted(view.hand, key=list(TITLES).index)) if mine else ()
    zones = [
        Zone(f"{names.own(seat)} hand", hand, 0 if mine else view.hand_sizes[seat], seat, standing_of(seat, view)),
        Zone(f"{names.own(seat)} secrets", tuple([lying_there(lying) for lying in view.rows[seat]]), 0, seat),
    ]
    sets = view.sets[seat]
    called = ["set"] if len(sets) == 1 else [f"set {number}" for number in range(1, len(sets) + 1)]
    zones += [Zone(f"{names.own(seat)} {name}", titles(cards), 0, seat) for name, cards in zip(called, sets)]
    return zones


def standing_of(seat: Seat, view: PartyView) -> str:
    notes = ["has the turn"] if seat == view.active and not view.result else []
    notes += ["in disgrace"] if seat in view.disgraced else []
    notes += ["your partner"] if seat == view.partner else []
    return ", ".join(notes)


def lying_there(lying: Lying) -> str:
    """Secret 5: Gambler (face up); Secret 6 (face down); to its owner Secret 6: Thief."""
    if lying.face is None:
        return f"Secret {lying.secret + 1} (face down)"
    return f"Secret {lying.secret + 1}: {lying.face}{' (face up)' if lying.up else ''}"


def titles(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([TITLES[card] for card in cards])
