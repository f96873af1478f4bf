"""How a bot chooses once every action is assessed: hunters and the gang alike, but they want the opposite."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from parlour.bots.death_cards.assessment import Assessment, good
from parlour.bots.death_cards.card_worth import UNKNOWN, worth
from parlour.bots.death_cards.disguise import in_public
from parlour.bots.death_cards.haste import gives_away, hurries, keeps_trains
from parlour.bots.death_cards.plays import handed_over, play_value, set_value
from parlour.bots.death_cards.position import Position, betrayal, contested_action
from parlour.core import PASS, Move, Seat
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import Card, Secret
from parlour.games.death_cards.rules.devious import Blackmail
from parlour.games.death_cards.rules.event_cards import ClearHand, PickNewOwner, PickSecretToMove
from parlour.games.death_cards.rules.trading import PickPartner, gifts_ahead, neighbour

PRICE: Final = {True: (0.04, 0.03, 0.02), False: (0.1, 0.07, 0.05)}  # of the last Not so Fast, the last but one, ...
SAVED: Final = 0.3  # of worth: what is thrown away while there is plenty
PLENTY: Final = 6  # cards in the draw pile for each player
BURNT: Final = 0.75  # of worth: what the gang throws away when it is in a hurry
PROMISED: Final = 0.5  # of worth: what is given up to keep a promise
COMES_BACK: Final = 4  # cards that a train put back on the draw pile costs the detectives, about
ASKED_FOR: Final = 0.4  # of worth: what giving the card that was asked for brings, at most


def decide(assessed: Assessment, rng: Random) -> Move:
    kinds = set(map(type, assessed.position.options))
    for kind, answer in ANSWERS.items():
        if kind in kinds:
            return answer(assessed, rng)
    return choose_any(assessed, rng)


def best(assessed: Assessment, moves: Iterable[Any], value: Callable[[Any], float], rng: Random) -> Move:
    """The move whose value to the hunters is greatest, or smallest for the gang."""
    side = good(assessed)
    found: Move = max(moves, key=lambda move: (side * value(move), rng.random()))
    return found


# --- a turn


def choose_play(assessed: Assessment, rng: Random) -> Move:
    return max(assessed.position.options, key=lambda move: (play_value(assessed, move), rng.random()))


# --- targets


def choose_player(assessed: Assessment, rng: Random) -> Move:
    step, position = assessed.position.step, assessed.position
    moves = [move for move in position.options if type(move) is m.Name or type(move) is m.Point]
    if type(step) is ClearHand:
        others = [move for move in moves if move.seat != position.seat and move.seat != position.partner]
        return max(others, key=lambda move: (assessed.guilt[move.seat], position.hand_sizes[move.seat], rng.random()))
    if type(step) is PickNewOwner:
        return best(assessed, moves, lambda move: assessed.hidden_again(move.seat), rng)
    if type(step) is PickPartner:
        return max(moves, key=lambda move: (handed_over(assessed, move.seat), rng.random()))
    return best(assessed, moves, lambda move: assessed.by_choice(move.seat), rng)


def choose_secret(assessed: Assessment, rng: Random) -> Move:
    position = assessed.position
    marks = [move for move in position.options if type(move) is m.Mark]
    if type(position.step) is PickSecretToMove:
        return best(assessed, marks, lambda move: gain_of_moving(assessed, move.secret), rng)
    if marks[0].secret in position.up:
        return best(assessed, marks, lambda move: assessed.hidden_again(position.owner(move.secret)), rng)
    if type(position.step) is Blackmail:
        return max(marks, key=lambda move: (assessed.chances.get(move.secret, 0.0), rng.random()))
    return best(assessed, marks, lambda move: assessed.pointed_at(move.secret), rng)


def gain_of_moving(assessed: Assessment, secret: Secret) -> float:
    """Whose secret is taken away matters only if that ends a disgrace."""
    owner = assessed.position.owner(secret)
    return assessed.hidden_again(owner) if owner in assessed.position.disgraced else 0.0


def choose_set(assessed: Assessment, rng: Random) -> Move:
    sets = [move for move in assessed.position.options if type(move) is m.Seize]
    return max(sets, key=lambda m: (set_value(assessed, assessed.position.sets[m.owner][m.place]), rng.random()))


def choose_reveal(assessed: Assessment, rng: Random) -> Move:
    """What betrays most last; what everybody knows already first."""
    own = [move for move in assessed.position.options if type(move) is m.Reveal]
    return min(own, key=lambda move: (betrayal(assessed.position, move.secret), rng.random()))


# --- Not so Fast


def choose_cancel(assessed: Assessment, rng: Random) -> Move:
    effect, stands = contested_action(assessed.position)
    if effect is None or gives_away(assessed.position, effect):
        return PASS
    gain = good(assessed) * assessed.action(effect)
    return m.CANCEL if (-gain if stands else gain) > held_price(assessed.position) else PASS


def held_price(position: Position) -> float:
    """What one Not so Fast of the hand is worth; without any, what the last one would be."""
    held = position.hand.count(c.NOT_SO_FAST)
    return PRICE[position.hunts][max(0, min(held, 3) - 1)]


# --- cards


def choose_discards(assessed: Assessment, rng: Random) -> Move:
    """The card that is missed least, until no more is to be thrown away; but a train of the gang goes."""
    position, shown = assessed.position, in_public(assessed.position)
    rest = [move for move in position.options if type(move) is m.Discard]
    trains = [move for move in rest if move.card == c.TRAIN]
    if trains and not keeps_trains(position):
        return trains[0]
    least = min(rest, key=lambda move: (worth(shown, move.card), rng.random()))
    enough = worth(shown, least.card) >= thrown_below(position)
    return m.STOP if enough and m.STOP in position.options else least


def thrown_below(position: Position) -> float:
    """Below which worth a card is thrown away that need not be.

    Every card is time for the gang: hunters do so once a turn, while there is plenty.  The gang does as they do until
    it is in a hurry.
    """
    if not position.hunts and hurries(position):
        return BURNT
    plenty = position.pile > PLENTY * position.seats and not position.parts
    return SAVED if plenty else 0.0


def choose_gift(assessed: Assessment, rng: Random) -> Move:
    gifts = [move for move in assessed.position.options if type(move) is m.Give]
    return min(gifts, key=lambda move: (missed(assessed, move.card), rng.random()))


def missed(assessed: Assessment, card: Card) -> float:
    """Devious cards are there to be given away; a promise is kept, and a favour done to a player who is trusted."""
    position = assessed.position
    if card in c.DEVIOUS and (card != c.FAUX_PAS or good(assessed) * assessed.by_choice(taker(position)) > 0):
        return -1.0
    kept = PROMISED if card == position.promised else 0.0
    return worth(position, card) - kept - (favour(assessed) if card == position.asked_for else 0.0)


def favour(assessed: Assessment) -> float:
    """What it is worth to this seat's side that the player who gets the card has what was asked for."""
    position, seat = assessed.position, taker(assessed.position)
    if position.hunts:
        return ASKED_FOR * (1 - 2 * assessed.guilt[seat])
    return ASKED_FOR if seat in position.friends() else 0.0


def taker(position: Position) -> Seat:
    """Who gets the card that this seat is to give."""
    return next(taker for giver, taker in gifts_ahead(position.steps, position.seats) if giver == position.seat)


def choose_draw(assessed: Assessment, rng: Random) -> Move:
    """From the draft, if anything there is better than what the pile is likely to bring."""
    position = assessed.position
    drafts = [move for move in position.options if type(move) is m.Draft]
    found = max(drafts, key=lambda move: (worth(position, move.card, held=False), rng.random()))
    return found if worth(position, found.card, held=False) > UNKNOWN else m.DRAW


def choose_from_ashes(assessed: Assessment, rng: Random) -> Move:
    takes = [move for move in assessed.position.options if type(move) is m.Take]
    return max(takes, key=lambda move: (worth(assessed.position, move.card, held=False), rng.random()))


def choose_number(assessed: Assessment, rng: Random) -> Move:
    """Detectives put back all but trains that they can leave behind; the gang nothing."""
    position = assessed.position
    lifts = [move for move in position.options if type(move) is m.Lift]
    if not position.hunts:
        return lifts[0]
    return max(lifts, key=lambda move: move.number - COMES_BACK * list(position.looked[: move.number]).count(c.TRAIN))


def choose_put(assessed: Assessment, rng: Random) -> Move:
    """The last one lies on top, and this player is the next to draw."""
    puts = [move for move in assessed.position.options if type(move) is m.Put]
    return min(puts, key=lambda move: (worth(assessed.position, move.card, held=False), rng.random()))


def choose_way(assessed: Assessment, rng: Random) -> Move:
    """To the neighbour to whom a devious card does most."""
    position = assessed.position
    sends = [move for move in position.options if type(move) is m.Send]
    takers = {move: neighbour(position.seat, move.way, position.seats) for move in sends}
    return max(sends, key=lambda move: (handed_over(assessed, takers[move]), rng.random()))


def choose_any(assessed: Assessment, rng: Random) -> Move:
    return rng.choice(assessed.position.options)


ANSWERS: Final[dict[type[Any], Callable[[Assessment, Random], Move]]] = {
    m.Play: choose_play,
    m.Lay: choose_play,
    m.Add: choose_play,
    m.Name: choose_player,
    m.Point: choose_player,
    m.Mark: choose_secret,
    m.Seize: choose_set,
    type(m.CANCEL): choose_cancel,
    m.Reveal: choose_reveal,
    m.Discard: choose_discards,
    m.Give: choose_gift,
    m.Draft: choose_draw,
    m.Take: choose_from_ashes,
    m.Lift: choose_number,
    m.Put: choose_put,
    m.Send: choose_way,
}
