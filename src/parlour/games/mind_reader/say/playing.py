"""The story, what a player is asked, and what they can do."""

from __future__ import annotations

from typing import Any

from parlour.core import Event, Move
from parlour.core.words.messages import Say, ended, said
from parlour.games.mind_reader.events import Forfeited, GuessedAll, HandedOver, HandEnded, NoDraw, Reshuffled
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, Keep
from parlour.games.mind_reader.rules.hand import ChooseSecrets
from parlour.games.mind_reader.rules.turn import GUESS_DUE, PayForGuess, Turn
from parlour.games.mind_reader.say.things import stake
from parlour.games.mind_reader.settings import MindReaderSettings
from parlour.games.mind_reader.view import MindReaderView


def event(event: Event, settings: MindReaderSettings) -> Say:
    return said(event, two=settings.two_cards, **more(event, settings))


def more(event: Event, settings: MindReaderSettings) -> dict[str, Any]:
    """What a line says besides its own fields."""
    match event:
        case HandedOver(by) | Forfeited(by):
            return {"of": by}
        case GuessedAll(_, named):
            return {"guesses": guesses(named)}
        case NoDraw(_, times) | Reshuffled(_, times):
            return {"due": times == GUESS_DUE}
        case HandEnded(_, gained, points):
            return {"scores": [*zip(points, gained)]}
    return {}


def guesses(named: tuple[tuple[int, int, str], ...]) -> list[dict[str, Any]]:
    return [{"of": of, "side": side, "card": card} for of, side, card in named]


def prompt(view: MindReaderView) -> Say:
    if view.result:
        return Say("over", {"winners": view.result.winners, "why": ended(view.result)})
    if view.seat not in view.asked:
        return Say("waiting", {"asked": view.asked})
    step = view.agenda[-1]
    if isinstance(step, ChooseSecrets):
        return Say("ChooseSecrets", {"two": view.settings.two_cards})
    if isinstance(step, PayForGuess):
        return said(step)
    assert isinstance(step, Turn)
    return naming(view) if view.sealed else Say(f"turn-{due(step, view)}")


def due(step: Turn, view: MindReaderView) -> str:
    """What this turn still wants."""
    must_ask = bool(view.hand) and not step.asked
    if view.exhausted >= GUESS_DUE and not step.guessed:
        return "ask-and-guess" if must_ask else "guess"
    return "ask" if must_ask else "go-on"


def naming(view: MindReaderView) -> Say:
    """Which part of a guess is wanted next; before the first one, what is at stake."""
    of, side = view.being_named
    which = {"of": of, "side": side, "two": view.settings.two_cards}
    if view.suit_named:
        return Say("naming-rank", {**which, "suit": view.suit_named})
    return Say("naming-suit", {**which, "stake": at_stake(view)})


def at_stake(view: MindReaderView) -> Say:
    """What the guess brings, and what it costs: between the last two it ends the hand, either way."""
    others = [seat for seat, sides in enumerate(view.has_secret) if any(sides) and seat != view.seat]
    if len(others) > 1 or view.settings.two_cards or view.settings.all_or_nothing:
        return stake(view.settings)
    return Say("stake-last", {"other": others[0]})


def option(move: Move, view: MindReaderView) -> Say:
    match move:
        case Keep(cards):
            return said(move, left=cards[0], right=cards[-1])
        case Ask() | Guess():
            return said(move, two=view.settings.two_cards)
        case GiveUp(side):
            return said(move, card=view.secrets[side] or "")
        case EndTurn():
            return said(move, draws=bool(view.draw_size + view.discard_size + view.buried_size))
    return said(move)
