"""What a player may do."""

from __future__ import annotations

from typing import Any

from parlour.core import Move, Pass
from parlour.core.words.messages import Say, slug
from parlour.games.graves.moves import Pick, Redraw, SetClocks, Use
from parlour.games.graves.rules.abilities import Effect
from parlour.games.graves.say.of_cards import of_ability, told
from parlour.games.graves.say.story import changes
from parlour.games.graves.view import GravesView


def option(move: Move, view: GravesView) -> Say:
    match move:
        case Use(card):
            return told(move, **of_ability(view.deck_of(view.seat or 0).abilities[card]))
        case Pick():
            return Say(f"Pick-{effect(view)}", {**told(move).args, "before": view.locations[view.place - 1]}, move)
        case Redraw():
            return told(move, hand=new_hand(view))
        case SetClocks(here, following):
            return told(move, changes=changes(*zip(view.locations[view.place :], (here, following))))
        case Pass():
            return told(move, ends=bool(view.passes))
    return told(move)


def effect(view: GravesView) -> str:
    """What becomes of a card that is picked."""
    step = view.agenda[-1]
    return slug(view.deck_of(step.seat).abilities[step.card].effect) if isinstance(step, Effect) else "carry"


def new_hand(view: GravesView) -> dict[str, Any]:
    """What a player draws who throws the whole hand away (GR-46)."""
    held, deck = len(view.hand), view.decks[view.seat or 0]
    source = "discards" if not deck else "deck" if deck >= held else "rest"
    return {"source": source, "count": deck if source == "rest" else held}
