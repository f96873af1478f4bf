"""How the gang sounds and looks like a detective: what a hunter in its seat would see, think and do."""

from __future__ import annotations

from copy import copy

from parlour.bots.death_cards.evidence import suspicion
from parlour.bots.death_cards.haste import hurries
from parlour.bots.death_cards.position import HUNTER, Position
from parlour.games.death_cards.view import DeathCardsView


def as_hunter(position: Position) -> Position:
    """The same position in the eyes of a hunter."""
    if position.hunts:
        return position
    mask = copy(position)
    mask.role, mask.partner, mask.murderer = HUNTER, None, None
    return mask


def in_public(position: Position) -> Position:
    """The position by which cards are thrown away, as everybody sees: a gang in no hurry does as hunters do."""
    return position if hurries(position) else as_hunter(position)


def guilt(position: Position, view: DeathCardsView) -> list[float]:
    """How likely each seat is the Murderer: to a hunter, or to one who would be a hunter in this seat."""
    if position.hunts:
        return suspicion.own(view).guilt()
    return suspicion.public(view).guilt(trusting=position.seat)
