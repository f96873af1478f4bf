"""What a player of Mind Reader is asked."""

from __future__ import annotations

from parlour.core.words.english import Names
from parlour.games.mind_reader.cards import SUITS
from parlour.games.mind_reader.rules.hand import ChooseSecrets
from parlour.games.mind_reader.rules.turn import GUESS_DUE, PayForGuess, Turn
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.words.en.things import secret, stake


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
    if view.sealed:
        return guess_prompt(view, names)
    must_ask = view.hand and not step.asked
    if view.exhausted >= GUESS_DUE and not step.guessed:
        due = "ask your question and guess" if must_ask else "guess"
        return f"{'Your turn. ' if must_ask else ''}The draw pile has run out twice: you must {due} in this turn."
    return "Your turn. Ask your question, or guess." if must_ask else "Guess, or end your turn."


def guess_prompt(view: MindReaderView, names: Names) -> str:
    """Which part of a guess is wanted next; before the first one, what is at stake."""
    asked = f"Which {SUITS[view.suit_named]} card?" if view.suit_named else at_stake(view, names)
    return f"What is {secret(*view.being_named, view.settings, names)}? {asked}"


def at_stake(view: MindReaderView, names: Names) -> str:
    """What the guess brings, and what it costs: between the last two it ends the hand, either way."""
    others = [seat for seat, sides in enumerate(view.has_secret) if any(sides) and seat != view.seat]
    if len(others) > 1 or view.settings.two_cards or view.settings.all_or_nothing:
        return stake(view.settings)
    return (
        "If you are right, you win it and score your own (10 points each), and the hand is over; "
        f"if not, {names.to(others[0])} scores both."
    )
