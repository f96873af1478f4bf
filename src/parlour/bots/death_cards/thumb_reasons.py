"""Why `thumb` makes a move in Death on the Cards: what it counts, and how it rates cards.

``use`` is how it rates a card (the higher, the better), ``hidden`` how many secrets a player has face down, ``pile``
how many cards are left to draw; ``wanted`` is 1 where that helps its own side.
"""

from __future__ import annotations

from random import Random

from parlour.bots.death_cards import rules_of_thumb as rules
from parlour.bots.death_cards.position import Position, betrayal, contested_action
from parlour.core import PASS, Explanation, Move, Pass, Seat, ThingId, seat_thing
from parlour.games.death_cards import cards as c
from parlour.games.death_cards import moves as m
from parlour.games.death_cards.cards import Card, Secret
from parlour.games.death_cards.rules.not_so_fast import NotSoFast
from parlour.games.death_cards.rules.piles import TakeFromAshes
from parlour.games.death_cards.things import of_effect, of_move, secret_id
from parlour.games.death_cards.view import DeathCardsView


def explain(view: DeathCardsView, move: Move) -> Explanation | None:
    """Why to make this move, or what speaks against it; None where nothing is weighed."""
    position, about = Position(view), of_move(move, view)
    match move:
        case m.Cancel() | Pass() if type(position.step) is NotSoFast:
            return stepping_in(position, view)
        case Pass() if type(position.step) is TakeFromAshes:
            return Explanation("leave", about)
        case Pass():
            return told("no play", about, best=rules.choose_play(position, Random(0)) == PASS)
        case m.Play() | m.Lay() | m.Add():
            return of_play(position, move, about)
        case m.Name(seat) | m.Point(seat):
            return at_player(position, seat, about)
        case m.Mark(secret):
            return at_secret(position, secret)
        case m.Seize(owner, place):
            return of_set(position, position.sets[owner][place], about)
        case m.Reveal(secret):
            return told("reveal", about, betrayal=betrayal(position, secret))
        case m.Lift():
            return told("lift by thumb", about, wanted=position.hunts)
        case m.Put() | m.Send():
            return told("alike", about)
    return of_card(position, move, about)


def told(kind: str, about: tuple[ThingId, ...], **figures: float) -> Explanation:
    return Explanation(kind, about, {name: float(figure) for name, figure in figures.items()})


def stepping_in(position: Position, view: DeathCardsView) -> Explanation | None:
    """Whether the action that waits hurts its side, whether it stands just now, and whether it is its own."""
    effect, stands = contested_action(position)
    if effect is None:
        return None
    figures = {"harm": rules.harmful(position, effect), "stands": stands, "mine": effect.by == position.seat}
    return told("step in", of_effect(effect, view), **figures)


def of_play(position: Position, move: m.Play | m.Lay | m.Add, about: tuple[ThingId, ...]) -> Explanation:
    """The trains and Delay change the draw pile; sets reveal secrets; other events come last."""
    reveals = [rules.strength(other) for other in position.options if rules.reveals_something(position, other)]
    if rules.reveals_something(position, move):
        return told("set", about, strength=rules.strength(move), best=max(reveals))
    if type(move) is not m.Play:
        return told("useless set", about)
    if move.card == c.TRAIN:
        return told("train", about, pile=position.pile, wanted=not position.hunts)
    if move.card == c.DELAY:
        return told("delay", about, pile=position.pile, late=rules.LATE, wanted=position.hunts)
    if rules.risky(position, move.card):
        return told("risky event", about)
    return told("event", about, rank=rank(position, move.card), best=best_rank(position), sets=len(reveals))


def rank(position: Position, card: Card) -> int:
    """The place of an event on the list of those worth playing, from 1 on; 0: it is not there."""
    listed = rules.pleasures(position)
    return listed.index(card) + 1 if card in listed else 0


def best_rank(position: Position) -> int:
    ranks = [rank(position, move.card) for move in position.options if type(move) is m.Play]
    return min([place for place in ranks if place], default=0)


def at_player(position: Position, seat: Seat, about: tuple[ThingId, ...]) -> Explanation:
    """How many secrets there are to hide, and the fewest of anybody in question."""
    seats = rules.aims(position)
    hunted = rules.hunted(position, seats)
    fewest = min([len(position.hidden[other]) for other in hunted or seats])
    after = {"after": seat in rules.enemies(position), "anybody": bool(hunted)}
    return told("aim", about, hidden=len(position.hidden[seat]), fewest=fewest, **after)


def at_secret(position: Position, secret: Secret) -> Explanation:
    about = secret_id(secret), seat_thing(position.owner(secret))
    if secret not in position.up:
        return at_player(position, position.owner(secret), about)
    return told("cover", about, ours=rules.ours(position, secret))


def of_set(position: Position, cards: tuple[Card, ...], about: tuple[ThingId, ...]) -> Explanation:
    sets = [position.sets[move.owner][move.place] for move in position.options if type(move) is m.Seize]
    largest = max([len(others) for others in sets if c.PYNE not in others], default=0)
    return told("seize by size", about, cards=len(cards), largest=largest, pyne=c.PYNE in cards)


def of_card(position: Position, move: Move, about: tuple[ThingId, ...]) -> Explanation | None:
    """How it rates a card, next to the lowest or the highest in question."""
    options = position.options
    match move:
        case m.Discard(c.TRAIN):
            return told("train", about, pile=position.pile, wanted=not position.hunts)
        case m.Discard(card):
            return told("throw away", about, use=rules.use(position, card), least=least_use(position))
        case m.Stop():
            return told("enough", about, thrown=len(position.parts), least=least_use(position))
        case m.Give(c.FAUX_PAS):
            return told("give faux pas", about)
        case m.Give(card):
            least = min([rules.missed(position, other.card) for other in options if type(other) is m.Give])
            return told("give by thumb", about, use=rules.missed(position, card), least=least)
        case m.Draft(card) | m.Take(card):
            return told("pick", about, use=rules.taken_use(position, card), **best_use(position))
        case m.Draw():
            return told("draw by thumb", about, **best_use(position))
    return None


def least_use(position: Position) -> float:
    return min([rules.use(position, move.card) for move in position.options if type(move) is m.Discard], default=0.0)


def best_use(position: Position) -> dict[str, float]:
    """The highest rate of a card to take, and from which rate on one is taken from the draft."""
    cards = [move.card for move in position.options if type(move) is m.Draft or type(move) is m.Take]
    best = {"best": max([rules.taken_use(position, card) for card in cards], default=0.0)}
    return {**best, "good": rules.GOOD} if m.DRAW in position.options else best
