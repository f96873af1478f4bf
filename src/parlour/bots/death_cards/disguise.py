"""How the gang plays like a detective: what a hunter in its place would think and do, for as long as there is time."""

from __future__ import annotations

from copy import copy
from typing import Final

from parlour.bots.death_cards import suspicion
from parlour.bots.death_cards.assessment import Assessment
from parlour.bots.death_cards.position import HUNTER, Position, contested_action, victim
from parlour.core import Move, Seat
from parlour.games.death_cards.cards import DELAY, MURDERER, Secret
from parlour.games.death_cards.moves import CANCEL, Play
from parlour.games.death_cards.rules.detectives import Expose
from parlour.games.death_cards.rules.piles import DelayEscape, EarlyTrain
from parlour.games.death_cards.view import DeathCardsView

UNKNOWN: Final = (MURDERER, None)  # what a secret may be that unmasks: the Accomplice does not see the Murderer's
RUN: Final = 10  # cards left in the draw pile when hiding ends and the gang runs for the train
SPARED: Final = 0.5  # how much less a partner is suspected in pretence than the table suspects


def hides(position: Position) -> bool:
    """Whether this seat plays a hunter now: not between two, at the end, nor when the Murderer might be caught."""
    return not position.hunts and position.seats > 2 and position.pile > RUN and not in_danger(position)


def in_danger(position: Position) -> bool:
    """Whether an action that can still be cancelled may unmask the Murderer, or is about the draw pile."""
    effect, _ = contested_action(position) if CANCEL in position.options else (None, True)
    if isinstance(effect, Expose):
        return effect.secret in position.hidden[murderer(position)] and position.faces.get(effect.secret) in UNKNOWN
    if isinstance(effect, EarlyTrain | DelayEscape):
        return True
    return effect is not None and victim(position, effect) == position.murderer and last_secret(position)


def last_secret(position: Position) -> bool:
    return len(position.hidden[murderer(position)]) == 1


def murderer(position: Position) -> Seat:
    assert position.murderer is not None
    return position.murderer


def pretended(position: Position, view: DeathCardsView) -> Assessment:
    """The position as a hunter in this seat would see it, who knows what everybody knows."""
    mask = copy(position)
    mask.role, mask.partner, mask.murderer = HUNTER, None, None
    mask.options = tuple([move for move in position.options if not helps_hunters(move)]) or position.options
    return Assessment(mask, thought(position, view))


def helps_hunters(move: Move) -> bool:
    """Nobody can tell that a Delay was not drawn."""
    return type(move) is Play and move.card == DELAY


def thought(position: Position, view: DeathCardsView) -> dict[Secret, float]:
    """What the table thinks of the others' secrets, if it trusted this seat."""
    own = set(position.rows[position.seat])
    partners = set() if position.partner is None else set(position.rows[position.partner])
    chances = {
        secret: chance * (SPARED if secret in partners else 1.0)
        for secret, chance in suspicion.public(view).chances().items()
        if secret not in own
    }
    total = sum(chances.values())
    return {secret: chance / total for secret, chance in chances.items()} if total else {}
