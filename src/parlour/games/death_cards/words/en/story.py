"""The story of Death on the Cards, line by line, and what is said aloud."""

from __future__ import annotations

from parlour.core import Claim, Event, Said, Seat
from parlour.core.words.english import Names, listed, plural, sentence
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import NOT_SO_FAST, Card
from parlour.games.death_cards.moves import Ask, Promise, Suspect, Trust
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.words.en.things import (
    CONFESSIONS,
    IN_SHORT,
    TITLES,
    counted,
    faced,
    secret_of,
    stop,
    titles,
)


def event(event: Event, settings: DeathCardsSettings, names: Names) -> str:
    match event:
        case Said(seat, said):
            return f"{names.does(seat, 'say')}: {claim(said, settings, names)}"
        # The turn
        case e.Received(seat, cards, secrets):
            numbered = [f"{faced(face)} ({n})" for n, face in enumerate(secrets, seat * len(secrets) + 1)]
            dealt = f"{names.does(seat, 'are/is')} dealt {counted(cards)}."
            return f"{dealt} {names.own(seat)} secrets: {listed(numbered)}."
        case e.Recognised(partner, role):
            return f"All eyes are closed. You open yours and see who is {faced(role)}: {names.to(partner)}."
        case e.Began(first, draft, top):
            opened = f"{TITLES[top]} opens the discard pile."
            return f"{names.does(first, 'begin')}. The draft: {titles(draft)}. {opened}"
        case e.TurnBegan(seat, disgraced):
            return f"{names.own(seat)} turn{', in disgrace' if disgraced else ''}."
        case e.PlayedNothing(seat):
            return f"{names.does(seat, 'play')} nothing."
        case e.Discarded(seat, card):
            return stop(f"{names.does(seat, 'discard')} {TITLES[card]}")
        case e.Drew(seat, card):
            return stop(f"{names.does(seat, 'draw')} {one_card(card)}")
        case e.Drafted(seat, card, refill):
            return f"{names.does(seat, 'take')} {TITLES[card]} from the draft; {TITLES[refill]} comes in its place."
        # What is played, and what it is aimed at
        case e.Played(seat, card):
            return f"{names.does(seat, 'play')} {TITLES[card]}: {IN_SHORT[card]}."
        case e.Laid(seat, cards):
            return f"{names.does(seat, 'lay')} down {counted(cards)}: {IN_SHORT[cards[0]]}."
        case e.Added(seat, card, owner, cards):
            return f"{names.does(seat, 'add')} {TITLES[card]} to {names.owns(owner)} set, now {counted(cards)}."
        case e.Named(seat, target):
            return f"{names.does(seat, 'choose')} {chosen(target, seat, names)}."
        case e.Marked(seat, owner, secret, to):
            goal = f", to go to {names.to(to)}" if to is not None else ""
            return f"{names.does(seat, 'point')} at {secret_of(owner, secret, names)}{goal}."
        case e.SetChosen(seat, owner, cards):
            return f"{names.does(seat, 'want')} {names.owns(owner)} set of {counted(cards)}."
        case e.Directed(seat, way):
            return f"{names.does(seat, 'choose')}: everybody is to pass a card to the {way}."
        case e.Interrupted(seat):
            return f"{names.does(seat, 'play')} {TITLES[NOT_SO_FAST]}!"
        case e.Cancelled(seat, card):
            return f"{names.own(seat)} {TITLES[card]} is cancelled."
        case e.SetReturned(seat, cards):
            return f"The set returns to {names.owns(seat)} hand: {counted(cards)}."
        case e.SetTaken(seat, owner, cards):
            return f"{names.does(seat, 'take')} {names.owns(owner)} set: {counted(cards)}."
        case e.Pointed(at):
            fingers = [f"{names.to(seat)} at {names.to(target)}" for seat, target in enumerate(at)]
            return f"All point at once: {listed(fingers)}."
        # Secrets
        case e.Revealed(owner, secret, face):
            return f"{sentence(secret_of(owner, secret, names))} is revealed: {faced(face)}. “{CONFESSIONS[face]}”"
        case e.Covered(owner, secret, face):
            return f"{sentence(secret_of(owner, secret, names))}, {faced(face)}, is turned face down."
        case e.SecretMoved(owner, secret, face, to):
            return f"{sentence(secret_of(owner, secret, names))}, {faced(face)}, goes face down to {names.to(to)}."
        case e.Shown(seat, owner, secret, shown):
            what = f": {faced(shown)}" if shown else ", and nobody else sees it"
            return f"{names.does(owner, 'show')} {names.to(seat)} secret {secret + 1}{what}."
        case e.Disgraced(seats):
            return f"In disgrace: {names.listed(seats)}." if seats else "Nobody is in disgrace any more."
        case e.MustReveal(seat, card, thief):
            taken = f", and {names.to(thief)} will have it, face down" if thief is not None else ""
            return f"Because of {TITLES[card]}, {names.to(seat)} must reveal a secret{taken}."
        case e.NothingHappened(seat, card):
            return f"{names.own(seat)} {TITLES[card]} finds nothing to act on."
        case e.TieBroken(seat, suspects, target):
            return f"{names.listed(suspects)} are tied. {names.does(seat, 'choose')} {chosen(target, seat, names)}."
        case e.Spared(seat):
            return f"{names.does(seat, 'have/has')} no secret left to reveal."
        # Cards that change hands, and the piles
        case e.Gave(giver, taker, card):
            return stop(f"{names.does(giver, 'give')} {names.to(taker)} {one_card(card)}")
        case e.Tricked(giver, taker, card):
            return f"A trick! What {names.to(giver)} gave {names.to(taker)} is {TITLES[card]}: {IN_SHORT[card]}."
        case e.HandCleared(seat, number):
            if not number:
                return f"{names.does(seat, 'hold')} no {TITLES[NOT_SO_FAST]}."
            return f"{names.does(seat, 'discard')} every {TITLES[NOT_SO_FAST]}: {plural(number, 'card')}."
        case e.Looked(seat, None):
            return f"{names.does(seat, 'look')} through the top of the discard pile."
        case e.Looked(seat, cards) if cards is not None:
            return stop(f"{names.does(seat, 'find')} on top of the discard pile {titles(cards)}")
        case e.Took(seat, card):
            return stop(f"{names.does(seat, 'take')} {TITLES[card] if card else 'one of them'}")
        case e.TookNothing(seat):
            return f"{names.does(seat, 'take')} nothing."
        case e.Delayed(seat, number, cards):
            if not number:
                return f"{names.does(seat, 'put')} nothing back on the draw pile."
            if cards is None:
                put = plural(number, "card")
                return f"{names.does(seat, 'put')} {put} from the discard pile back on the draw pile."
            order = titles(cards) + (", the last on top" if number > 1 else "")
            return f"{names.does(seat, 'put')} back on the draw pile: {order}."
        case e.Departed(cards):
            return f"The train takes along {titles(cards)}, to the discard pile."
        case e.Cleared(cards):
            return stop(f"To the discard pile: {counted(cards)}")
        case e.LeftTheGame(card):
            return f"{TITLES[card]} is out of the game."
    raise NotImplementedError(event)


def one_card(card: Card | None) -> str:
    return TITLES[card] if card else "a card"


def chosen(target: Seat, by: Seat, names: Names) -> str:
    """Somebody whom ``by`` chose, maybe themselves."""
    if target != by:
        return names.to(target)
    return "yourself" if names.is_me(target) else "themselves"


def claim(claim: Claim, settings: DeathCardsSettings, names: Names) -> str:
    match claim:
        case Suspect(seat):
            return f"I suspect {names.to(seat)}."
        case Trust(seat):
            return f"I trust {names.to(seat)}."
        case Ask(seat, card):
            return f"I would like {TITLES[card]} from {names.to(seat)}."
        case Promise(seat, card):
            return stop(f"I will give {names.to(seat)} {TITLES[card]}")
    raise NotImplementedError(claim)
