"""What a player of Death on the Cards is asked, or whom the table waits for."""

from __future__ import annotations

from parlour.core.cancelling import Contested, contested
from parlour.core.words.english import Names, plural, sentence
from parlour.games.death_cards.cards import ARIADNE
from parlour.games.death_cards.moves import Discard
from parlour.games.death_cards.rules import detectives, event_cards, piles, trading
from parlour.games.death_cards.rules.devious import Blackmail, SocialFauxPas
from parlour.games.death_cards.rules.turn import ChooseDiscards, DisgracedTurn, Drawing, TakeTurn
from parlour.games.death_cards.view import DeathCardsView
from parlour.games.death_cards.words.en.things import TITLES, counted, secret_of, titles


def prompt(view: DeathCardsView, names: Names) -> str:
    if view.result:
        return f"The game is over. {view.result.why} {names.listed(view.result.winners)} won."
    if not view.turn:
        return "The cards are being dealt."
    if found := contested(view.agenda):
        return window(found, view, names)
    if view.seat not in view.asked:
        return f"{sentence(business(view))}: waiting for {names.listed(view.asked)}."
    return question(view, names)


def window(found: Contested, view: DeathCardsView, names: Names) -> str:
    """What is about to happen, and whether it will as things stand."""
    again = " It stands again." if found.cancels else ""
    about = f"{about_to_happen(found.step, view, names)}."
    about += again if found.stands else " It is cancelled, as things stand."
    if view.seat is None:
        return f"{about} Anybody may play a Not so Fast."
    return f"{about} Not so fast?" if view.seat in view.asked else about


def about_to_happen(effect: object, view: DeathCardsView, names: Names) -> str:
    match effect:
        case detectives.Expose(by, place, secret):
            card, victim = view.sets[by][place][0], secret_of(view.owner(secret), secret, names)
            return f"{names.own(by)} {TITLES[card]} is about to reveal {victim}"
        case detectives.Confess(by, place, target):
            return f"{names.own(by)} {TITLES[view.sets[by][place][0]]} asks {names.to(target)} to reveal a secret"
        case detectives.TurnFaceDown(by, _, secret):
            turned = secret_of(view.owner(secret), secret, names)
            return f"{names.own(by)} Parker Pyne is about to turn {turned} face down"
        case detectives.AriadneInsists(by, victim):
            return f"{names.own(by)} {TITLES[ARIADNE]} asks {names.to(victim)} to reveal a secret"
        case event_cards.TakeOver(by, victim, place):
            cards = counted(view.sets[victim][place])
            return f"{names.does(by, 'are/is')} about to take {names.owns(victim)} set of {cards}"
        case trading.PassOn(by, way):
            return f"{names.own(by)} Dead Card Folly: everybody is about to pass a card to the {way}"
        case piles.LookIntoAshes(by):
            return f"{names.does(by, 'are/is')} about to look through the top of the discard pile"
        case trading.Swap(by, partner):
            return f"{names.does(by, 'are/is')} about to trade a card with {names.to(partner)}"
        case event_cards.MoveSecret(by, secret, to):
            sent = secret_of(view.owner(secret), secret, names)
            return f"{names.does(by, 'are/is')} about to send {sent} face down to {names.to(to)}"
        case piles.DelayEscape(by):
            return f"{names.does(by, 'are/is')} about to put cards back on the draw pile"
        case piles.EarlyTrain(by):
            return f"{names.own(by)} early train is about to take six cards off the draw pile"
        case event_cards.PointFingers(by):
            return f"{names.does(by, 'are/is')} about to have everybody point at a suspect"
        case SocialFauxPas(by, victim):
            return f"{names.own(by)} Social Faux Pas asks {names.to(victim)} to reveal a secret"
    raise NotImplementedError(effect)


def business(view: DeathCardsView) -> str:
    """What the table is waiting for, without saying of whom."""
    match view.agenda[-1]:
        case TakeTurn() | DisgracedTurn():
            return "a turn"
        case ChooseDiscards():
            return "discards"
        case Drawing():
            return "drawing cards"
        case event_cards.PointAtOnce():
            return "all point at a suspect"
        case trading.PassCards() | trading.TradeCards():
            return "cards are chosen in secret"
        case detectives.RevealOwn():
            return "a secret is to be revealed"
        case piles.TakeFromAshes() | piles.PickNumber() | piles.PutBack():
            return "the discard pile is looked through"
    return "a choice"


def question(view: DeathCardsView, names: Names) -> str:
    match view.agenda[-1]:
        case TakeTurn():
            return "Your turn: play an event, lay down a set, add a detective, or play nothing."
        case DisgracedTurn():
            return "You are in disgrace: discard one card, then draw one."
        case ChooseDiscards(_, least):
            return discarding(view, least)
        case Drawing():
            return f"Draw a card: from the pile ({plural(view.pile, 'card')} left) or from the draft."
        case detectives.PickSecret():
            return "Which secret do you reveal?"
        case detectives.PickPlayer():
            return "Who must reveal a secret?"
        case detectives.PickFaceUpSecret():
            return "Which secret do you turn face down?"
        case detectives.RevealOwn(_, thief):
            gone = f" {names.does(thief, 'take')} it away." if thief is not None else ""
            return f"Which of your secrets do you reveal?{gone}"
        case Blackmail(_, victim):
            return f"Which of {names.owns(victim)} secrets do you want to see?"
        case event_cards.PointAtOnce():
            return "Point at a suspect; all fingers are shown at once."
        case event_cards.BreakTie():
            return "A tie: who must reveal a secret?"
        case event_cards.ClearHand():
            return "Who must discard every Not so Fast?"
        case event_cards.PickSet():
            return "Which set do you take?"
        case trading.PickWay():
            return "Which way does everybody pass a card?"
        case trading.PassCards(_, way):
            return f"Which card do you pass to {names.to(trading.neighbour(view.seat or 0, way, view.seats))}?"
        case trading.TradeCards((one, other)):
            return f"Which card do you give {names.to(other if view.seat == one else one)}?"
        case piles.TakeFromAshes():
            return "Which card do you take out of the ashes? You need not take any."
        case trading.PickPartner():
            return "Whom do you trade with?"
        case event_cards.PickSecretToMove():
            return "Which face-up secret goes to a player, face down?"
        case event_cards.PickNewOwner():
            return "Who gets it?"
        case piles.PickNumber():
            return "How many cards, from the top, do you put back on the draw pile?"
        case piles.PutBack(_, number):
            return f"Put them back one by one ({len(view.sealed)} of {number}): the last will be on top."
    raise NotImplementedError(view.agenda[-1])


def discarding(view: DeathCardsView, least: int) -> str:
    """What is chosen so far stands in the order in which it will be laid down."""
    chosen = [part.card for part in view.sealed if isinstance(part, Discard)]
    if chosen:
        return f"You will discard, in this order, {titles(chosen)}. More?"
    return "You played nothing: discard at least one card." if least else "Discard as many cards as you wish."
