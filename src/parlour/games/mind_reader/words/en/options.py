"""What a player of Mind Reader may do, as a person would say it."""

from __future__ import annotations

from parlour.core import Move, TakeBack, Wording
from parlour.core.words.english import Names
from parlour.games.mind_reader.cards import RANK_NAMES, SUITS, card_name
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, GuessAll, Keep, NameRank, NameSuit
from parlour.games.mind_reader.view import MindReaderView
from parlour.games.mind_reader.words.en.things import COMPARED, SIDES, secret


def option(move: Move, view: MindReaderView, names: Names) -> Wording:
    match move:
        case Keep((card,)):
            return Wording(f"Keep the {card_name(card)}", "Keep", "as your Secret Card")
        case Keep((left, right)):
            other = f"the {card_name(right)} on the right"
            return Wording(f"Keep the {card_name(left)} on the left, {other}", "Keep", f"on the left, {other}")
        case Ask(card, of, side, question):
            about = f"than {secret(of, side, view.settings, names)}"
            whole = f"{card_name(card)}: {COMPARED[question]} {about}?"
            return Wording(whole, f"{COMPARED[question].capitalize()}?", about)
        case Guess(of, side):
            return Wording(f"Guess {secret(of, side, view.settings, names)}", "Guess", names.owns(of))
        case GuessAll():
            return Wording("Guess every Secret Card", "Guess", "and every other")
        case NameSuit(suit):
            return Wording(SUITS[suit], "Suit")
        case NameRank(rank):
            return Wording(RANK_NAMES[rank], "Rank")
        case GiveUp(side):
            card = card_name(view.secrets[side] or "")
            return Wording(f"Hand over the {SIDES[side]} one, the {card}", "Hand over", f"the {card}")
        case EndTurn():
            can_draw = view.draw_size + view.discard_size + view.buried_size
            return Wording("Draw a card and end the turn" if can_draw else "End the turn", "End")
        case TakeBack():
            return Wording("Take back", "Take back")
    raise AssertionError(f"{move} has no words")
