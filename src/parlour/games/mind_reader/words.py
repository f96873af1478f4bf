"""Mind Reader in words a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from parlour.core import Claim, Event, Move, Names, Said, Seat, TakeBack, Zone
from parlour.games.mind_reader.cards import (
    JOKER,
    SUITS,
    Ask,
    Asked,
    Card,
    Drew,
    EndTurn,
    Forfeited,
    GiveUp,
    Guess,
    GuessAll,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    HandEnded,
    Held,
    Keep,
    Kept,
    NameRank,
    NameSuit,
    NoDraw,
    Question,
    Reshuffled,
    Shown,
    WentOut,
    card_name,
)
from parlour.games.mind_reader.rules import ChooseSecrets
from parlour.games.mind_reader.turn import PayForGuess, Turn
from parlour.games.mind_reader.view import MindReaderView

PAGE = files(__package__).joinpath("page.md").read_text("utf-8")
SIDES = ("left", "right")


def prompt(view: MindReaderView, names: Names) -> str:
    if view.result:
        return f"The match is over. {names.listed(view.result.winners)} won: {view.result.why}"
    if view.seat not in view.asked:
        return f"Waiting for {names.listed(view.asked)}."
    step = view.agenda[-1]
    if isinstance(step, ChooseSecrets):
        which = "two Secret Cards, left and right" if view.settings.two_cards else "Secret Card"
        return f"Choose your {which}."
    if isinstance(step, PayForGuess):
        return f"You guessed wrong: choose the Secret Card that goes to {names.to(step.to)}."
    assert isinstance(step, Turn)
    return turn_prompt(step, view, names)


def turn_prompt(turn: Turn, view: MindReaderView, names: Names) -> str:
    if view.sealed:
        return guess_prompt(view, names)
    if not turn.asked and view.hand:
        return "Your turn. Ask your question, or guess."
    if view.exhausted >= 2 and not turn.guessed:
        return "The draw pile has run out twice: you must guess in this turn."
    return "Guess, or end your turn."


def guess_prompt(view: MindReaderView, names: Names) -> str:
    """Which part of a guess is wanted next."""
    first, *named = view.sealed
    of, side = (first.of, first.side) if isinstance(first, Guess) else view.others[len(named) // 2]
    if not named or not isinstance(named[-1], NameSuit):
        return f"What is {secret(of, side, view, names)}? Name its suit."
    return f"What is {secret(of, side, view, names)}? Which {SUITS[named[-1].suit]} card?"


def secret(of: Seat, side: int, view: MindReaderView, names: Names) -> str:
    """A Secret Card as one speaks of it: Ann's Secret Card, or with two of them Ann's left one."""
    which = f"{SIDES[side]} Secret Card" if view.settings.two_cards else "Secret Card"
    return f"{names.own(of)} {which}" if of != names.me else f"your {which}"


def kind(move: Move) -> str:
    match move:
        case Keep():
            return "Keep"
        case Ask(question="rank"):
            return "Higher or lower?"
        case Ask():
            return "Stronger or weaker?"
        case Guess() | GuessAll():
            return "Guess"
        case NameSuit():
            return "Suit"
        case NameRank():
            return "Rank"
    return "End"


def move(move: Move, view: MindReaderView, names: Names) -> str:
    match move:
        case Keep((card,)):
            return f"Keep the {card_name(card)}"
        case Keep((left, right)):
            return f"Keep the {card_name(left)} on the left, the {card_name(right)} on the right"
        case Ask(card, of, side, question):
            return f"{card_name(card)}: {asked(question)} than {secret(of, side, view, names)}?"
        case Guess(of, side):
            return f"Guess {secret(of, side, view, names)}"
        case GuessAll():
            return "Guess every Secret Card"
        case NameSuit(suit):
            return SUITS[suit]
        case NameRank(rank):
            return {JOKER: "Joker", "A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}.get(rank, rank)
        case GiveUp(side):
            return f"Hand over the {SIDES[side]} one, the {card_name(view.secrets[side] or '')}"
        case EndTurn():
            return "Draw a card and end the turn" if view.draw + view.discards + view.buried else "End the turn"
        case TakeBack():
            return "Take back"
    return type(move).__name__


def asked(question: Question) -> str:
    return "higher or lower" if question == "rank" else "stronger or weaker"


def event(event: Event, view: MindReaderView, names: Names) -> str:
    match event:
        case HandBegan(number, dealer):
            return f"Hand {number}. {names.does(dealer, 'deal')}."
        case Held(cards):
            return f"You are dealt {listed(cards)}."
        case Kept(cards):
            return f"You keep {listed(cards)} secret."
        case Asked():
            return question_and_reply(event, view, names)
        case Guessed(by, of, side, card, right):
            guess = f"{names.does(by, 'guess/guesses')} {secret(of, side, view, names)}: the {card_name(card)}."
            return f"{guess} {'Right!' if right else 'Wrong.'}"
        case GuessedAll(by, named, right):
            all_named = [f"{secret(of, side, view, names)}: {card_name(card)}" for of, side, card in named]
            return f"{names.does(by, 'name')} {', '.join(all_named)}. {'All right!' if right else 'No.'}"
        case Shown(of, side, card):
            return f"You are shown {secret(of, side, view, names)}: the {card_name(card)}."
        case HandedOver(by, side, card, to):
            return f"{sentence(secret(by, side, view, names))}, the {card_name(card)}, goes face up to {names.to(to)}."
    return other_event(event, view, names)


def other_event(event: Event, view: MindReaderView, names: Names) -> str:
    match event:
        case Forfeited(by, side):
            return f"{sentence(secret(by, side, view, names))} leaves the hand unseen."
        case WentOut(seat, cards):
            buried = f"; {plural(cards)} {'goes' if cards == 1 else 'go'} unseen under the discards" if cards else ""
            return f"{names.does(seat, 'are/is')} out of the hand{buried}."
        case Drew(seat, card):
            return f"You draw the {card_name(card)}." if card else f"{names.does(seat, 'draw')} a card."
        case NoDraw(seat):
            return f"There is no card left for {names.to(seat)} to draw."
        case Reshuffled(cards):
            return f"The draw pile is empty: {plural(cards)} from the discards are shuffled into a new one."
        case HandEnded(last, gained, points):
            scores = ", ".join([f"{names[seat]} +{gained[seat]} = {points[seat]}" for seat in range(view.seats)])
            return f"{names.does(last, 'are/is')} the last one in. Points: {scores}."
        case Said(seat, claim_made):
            return f"{names.does(seat, 'say')}: {claim(claim_made, view, names)}"
    return type(event).__name__


def question_and_reply(event: Asked, view: MindReaderView, names: Names) -> str:
    shown = f"the {card_name(event.card)}" if event.card else "a card that nobody else sees"
    about = secret(event.of, event.side, view, names)
    return f"{names.does(event.by, 'play')} {shown}: {asked(event.question)} than {about}? {event.reply.capitalize()}."


def claim(claim: Claim, view: MindReaderView, names: Names) -> str:
    return type(claim).__name__


def listed(cards: Sequence[Card]) -> str:
    *first, last = [f"the {card_name(card)}" for card in cards]
    return f"{', '.join(first)} and {last}" if first else last


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def plural(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def board(view: MindReaderView, names: Names) -> Sequence[Zone]:
    if not view.left:
        return ()
    table = [Zone("Draw pile", hidden=view.draw), discards(view)]
    for seat in range(view.seats):
        table += zones_of(seat, view, names)
    return table


def discards(view: MindReaderView) -> Zone:
    closed = view.discards - len(view.discard) + view.buried
    return Zone("Discards", tuple([card_name(card) for card in view.discard]), closed)


def zones_of(seat: Seat, view: MindReaderView, names: Names) -> list[Zone]:
    """What lies before one player."""
    mine = seat == view.seat
    hand = tuple([card_name(card) for card in view.hand]) if mine else ()
    own = [card_name(card) for card in view.secrets if card] if mine else []
    hidden = 0 if mine else sum(view.left[seat])
    out = any(view.left) and not view.left[seat]
    points = f"{'out, ' if out else ''}{view.points[seat] + (0 if view.result else view.gained[seat])} points"
    zones = [Zone(f"{names.own(seat)} hand", hand, 0 if mine else view.hand_sizes[seat], seat, points)]
    if view.left[seat]:
        title = f"{names.own(seat)} Secret Card{'s' if view.settings.two_cards else ''}"
        zones.append(Zone(title, tuple(own), hidden, seat))
    if view.won[seat]:
        zones.append(Zone(f"{names.own(seat)} winnings", tuple([card_name(card) for card in view.won[seat]]), 0, seat))
    return zones
