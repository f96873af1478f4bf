"""The story of Death on the Cards, line by line, as a person reads it."""

from __future__ import annotations

from parlour.core import Event, Names, Said, Seat
from parlour.games.death_cards.cards import NOT_SO_FAST
from parlour.games.death_cards.events import (
    Added,
    Began,
    Cancelled,
    Cleared,
    Covered,
    Coveted,
    Delayed,
    Departed,
    Directed,
    Discarded,
    Disgraced,
    Drafted,
    Drew,
    Gave,
    HandCleared,
    Interrupted,
    Laid,
    LeftTheGame,
    Looked,
    Marked,
    Moved,
    Named,
    Played,
    PlayedNothing,
    Pointed,
    Received,
    Recognised,
    Revealed,
    SetReturned,
    SetTaken,
    Shown,
    Spared,
    Took,
    Tricked,
    TurnBegan,
)
from parlour.games.death_cards.moves import Suspect, Trust
from parlour.games.death_cards.titles import (
    CONFESSIONS,
    TEXTS,
    TITLES,
    cards_of,
    faced,
    heap_of,
    listed,
    my,
    secret_of,
    sentence,
    stop,
)


def told(event: Event, names: Names) -> str:
    """An event in words."""
    for telling in (of_the_turn, of_the_play, of_secrets, of_gifts, of_piles):
        if line := telling(event, names):
            return line
    return type(event).__name__


def of_the_turn(event: Event, names: Names) -> str | None:
    match event:
        case Received(seat, cards, secrets):
            numbered = [f"{faced(face)} ({n})" for n, face in enumerate(secrets, seat * len(secrets) + 1)]
            return f"You are dealt {heap_of(cards)}. Your secrets: {listed(numbered)}."
        case Recognised(partner, role):
            return f"All eyes are closed. You open yours and see who is {faced(role)}: {names.to(partner)}."
        case Began(first, draft, top):
            return f"{names.does(first, 'begin')}. The draft: {listed([TITLES[card] for card in draft])}. " + (
                f"{TITLES[top]} opens the discard pile."
            )
        case TurnBegan(seat, disgraced):
            return f"{names.own(seat)} turn{', in disgrace' if disgraced else ''}."
        case PlayedNothing(seat):
            return f"{names.does(seat, 'play')} nothing."
        case Discarded(seat, card):
            return stop(f"{names.does(seat, 'discard')} {TITLES[card]}")
        case Drew(seat, card):
            return stop(f"{names.does(seat, 'draw')} {TITLES[card] if card else 'a card'}")
        case Drafted(seat, card, refill):
            return f"{names.does(seat, 'take')} {TITLES[card]} from the draft; {TITLES[refill]} comes in its place."
        case Said(seat, Suspect(who)):
            return f"{names.does(seat, 'say')}: I suspect {names.to(who)}."
        case Said(seat, Trust(who)):
            return f"{names.does(seat, 'say')}: I trust {names.to(who)}."
    return None


def of_the_play(event: Event, names: Names) -> str | None:
    match event:
        case Played(seat, card):
            return f"{names.does(seat, 'play')} {TITLES[card]}: {TEXTS[card]}."
        case Laid(seat, cards):
            return f"{names.does(seat, 'lay')} down {heap_of(cards)}: {TEXTS[cards[0]]}."
        case Added(seat, card, owner, cards):
            return f"{names.does(seat, 'add')} {TITLES[card]} to {my(names, owner)} set, now {heap_of(cards)}."
        case Named(seat, target):
            return f"{names.does(seat, 'choose')} {chosen(target, seat, names)}."
        case Marked(seat, owner, secret, to):
            goal = f", to go to {names.to(to)}" if to is not None else ""
            return f"{names.does(seat, 'point')} at {secret_of(owner, secret, names)}{goal}."
        case Coveted(seat, owner, cards):
            return f"{names.does(seat, 'want')} {my(names, owner)} set of {heap_of(cards)}."
        case Directed(seat, way):
            return f"{names.does(seat, 'choose')}: everybody is to pass a card to the {way}."
        case Interrupted(seat):
            return f"{names.does(seat, 'play')} {TITLES[NOT_SO_FAST]}!"
        case Cancelled(seat, card):
            return f"{names.own(seat)} {TITLES[card]} is cancelled."
        case SetReturned(seat, cards):
            return f"The set returns to {my(names, seat)} hand: {heap_of(cards)}."
        case SetTaken(seat, owner, cards):
            return f"{names.does(seat, 'take')} {my(names, owner)} set: {heap_of(cards)}."
        case Pointed(at):
            fingers = [f"{names[seat]} at {names.to(target)}" for seat, target in enumerate(at)]
            return f"All point at once: {listed(fingers)}."
    return None


def chosen(target: Seat, by: Seat, names: Names) -> str:
    """Somebody whom ``by`` chose, maybe themselves."""
    if target != by:
        return names.to(target)
    return "yourself" if target == names.me else "themselves"


def of_secrets(event: Event, names: Names) -> str | None:
    match event:
        case Revealed(owner, secret, face):
            return f"{sentence(secret_of(owner, secret, names))} is revealed: {faced(face)}. “{CONFESSIONS[face]}”"
        case Covered(owner, secret, face):
            return f"{sentence(secret_of(owner, secret, names))}, {faced(face)}, is turned face down."
        case Moved(owner, secret, face, to):
            return f"{sentence(secret_of(owner, secret, names))}, {faced(face)}, goes face down to {names.to(to)}."
        case Shown(seat, owner, secret, face):
            what = f": {faced(face)}" if face else ", and nobody else sees it"
            return f"{names.does(owner, 'show')} {names.to(seat)} secret {secret + 1}{what}."
        case Disgraced(seats):
            return f"In disgrace: {names.listed(seats)}." if seats else "Nobody is in disgrace any more."
        case Spared(seat):
            return f"{names.does(seat, 'have/has')} no secret left to reveal."
    return None


def of_gifts(event: Event, names: Names) -> str | None:
    match event:
        case Gave(giver, taker, card):
            return stop(f"{names.does(giver, 'give')} {names.to(taker)} {TITLES[card] if card else 'a card'}")
        case Tricked(giver, taker, card):
            return f"A trick! What {names.to(giver)} gave {names.to(taker)} is {TITLES[card]}: {TEXTS[card]}."
        case HandCleared(seat, 0):
            return f"{names.does(seat, 'hold')} no {TITLES[NOT_SO_FAST]}."
        case HandCleared(seat, number):
            return f"{names.does(seat, 'discard')} every {TITLES[NOT_SO_FAST]}: {cards_of(number)}."
    return None


def of_piles(event: Event, names: Names) -> str | None:
    match event:
        case Looked(seat, None):
            return f"{names.does(seat, 'look')} through the top of the discard pile."
        case Looked(seat, cards) if cards is not None:
            return stop(f"On top of the discard pile you find {listed([TITLES[card] for card in cards])}")
        case Took(seat, card):
            return stop(f"{names.does(seat, 'take')} {TITLES[card] if card else 'one of them'}")
        case Delayed(seat, number, cards, _):
            if cards is None:
                return f"{names.does(seat, 'put')} {cards_of(number)} from the discard pile back on the draw pile."
            order = f"{listed([TITLES[card] for card in cards])}" + (", the last on top" if number > 1 else "")
            return f"You put back on the draw pile: {order}."
        case Departed(cards):
            return f"The train takes along {listed([TITLES[card] for card in cards])}, to the discard pile."
        case Cleared(cards):
            return stop(f"To the discard pile: {heap_of(cards)}")
        case LeftTheGame(card):
            return f"{TITLES[card]} is out of the game."
    return None
