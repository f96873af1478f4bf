"""What happened in Mind Reader, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Claim, Event
from parlour.core.words.english import Names, listed, plural, sentence
from parlour.games.mind_reader.cards import Card, card_name
from parlour.games.mind_reader.events import (
    Asked,
    Drew,
    Forfeited,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    HandEnded,
    Held,
    Kept,
    NoDraw,
    Reshuffled,
    Shown,
    WentOut,
)
from parlour.games.mind_reader.rules.turn import GUESS_DUE
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.words.en.things import COMPARED, secret


def event(event: Event, settings: MindReaderSettings, names: Names) -> str:
    match event:
        case HandBegan(number, dealer):
            return f"Hand {number}. {names.does(dealer, 'deal')}."
        case Held(cards):
            return f"You are dealt {the(cards)}."
        case Kept(cards):
            return f"You keep {the(cards)} secret."
        case Asked(by, of, side, question, reply, card):
            played = f"the {card_name(card)}" if card else "a card that nobody else sees"
            asked = f"{COMPARED[question]} than {secret(of, side, settings, names)}?"
            return f"{names.does(by, 'play')} {played}: {asked} {reply.capitalize()}."
        case Guessed(by, of, side, card, right):
            guess = f"{names.does(by, 'guess/guesses')} {secret(of, side, settings, names)}: the {card_name(card)}."
            return f"{guess} {'Right!' if right else 'Wrong.'}"
        case GuessedAll(by, named, right):
            all_named = [f"{secret(of, side, settings, names)}: {card_name(card)}" for of, side, card in named]
            return f"{names.does(by, 'name')} {', '.join(all_named)}. {'All right!' if right else 'No.'}"
        case Shown(of, side, card):
            return f"You are shown {secret(of, side, settings, names)}: the {card_name(card)}."
        case HandedOver(by, side, card, to):
            lost = sentence(secret(by, side, settings, names))
            return f"{lost}, the {card_name(card)}, goes face up to {names.to(to)}."
        case Forfeited(by, side):
            return f"{sentence(secret(by, side, settings, names))} leaves the hand unseen."
        case WentOut(seat, cards):
            buried = f"; {plural(cards, 'card')} {'goes' if cards == 1 else 'go'} unseen under the discards"
            return f"{names.does(seat, 'are/is')} out of the hand{buried if cards else ''}."
        case Drew(seat, card):
            return f"{names.does(seat, 'draw')} {f'the {card_name(card)}' if card else 'a card'}."
        case NoDraw(seat, times):
            return f"There is no card left for {names.to(seat)} to draw.{guess_due(times)}"
        case Reshuffled(cards, times):
            those = f"{plural(cards, 'card')} from the discards {'is' if cards == 1 else 'are'}"
            return f"The draw pile is empty: {those} shuffled into a new one.{guess_due(times)}"
        case HandEnded(last, gained, points):
            scores = [f"{names[seat]} {total} (+{gained[seat]})" for seat, total in enumerate(points)]
            return f"{names.does(last, 'are/is')} the last one in. Points: {', '.join(scores)}."
    raise AssertionError(f"{event} has no words")


def claim(claim: Claim, settings: MindReaderSettings, names: Names) -> str:
    raise AssertionError("Mind Reader has no claims")


def guess_due(times: int) -> str:
    """Said once, when the draw pile has run out often enough."""
    return (
        " The draw pile has run out twice: from now on every turn must contain a guess." if times == GUESS_DUE else ""
    )


def the(cards: Sequence[Card]) -> str:
    return listed([f"the {card_name(card)}" for card in cards])
