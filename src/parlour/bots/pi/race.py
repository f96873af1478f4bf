"""The race for the points boxes: what it is worth to solve now, next turn, or later, from how far the rivals are."""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.bots.pi.estimates import investigators_to_place, measured
from parlour.bots.pi.hunt import Chances, Hunt, Numbers
from parlour.core import Seat
from parlour.games.pi.cards import BOXES, holder_for
from parlour.games.pi.knowledge.candidates import fitting, without

RACES: Final = 200  # imagined ends
HORIZON: Final = 16  # rounds looked ahead
SPREAD: Final = 0.3  # of the time that a hunt takes, as a share of it
RIVALS: Final = 1.0  # how much the rivals' average counts beside the own points


def worth(hunt: Hunt, rng: np.random.Generator) -> Chances:
    """The lead in points to be expected from solving in the n-th round from now, this one being the first (0)."""
    rivals = finishes(hunt, rng)
    return np.array([lead(hunt, rivals, own) for own in range(HORIZON)])


def finishes(hunt: Hunt, rng: np.random.Generator) -> Numbers:
    """When each rival still in this round's race will solve: a row for each imagined end, 0 being this round."""
    view, found = hunt.view, []
    for seat, desk in enumerate(view.desks):
        if desk.solved == view.round:
            found.append(np.zeros(RACES, dtype=np.int64))
        elif seat != hunt.seat and not desk.solved:
            later = float(measured(view).of(bits_missing(hunt, seat), investigators_to_place(view, seat))) - 1
            drawn = later * np.maximum(rng.normal(1, SPREAD, RACES), 0) + rng.random(RACES)
            found.append(drawn.astype(np.int64) + has_moved(hunt, seat))
    return np.minimum(np.stack(found, axis=1), HORIZON)


def bits_missing(hunt: Hunt, rival: Seat) -> float:
    """What a rival has still to find out, going by the answers about the case it hunts and by the solved cases."""
    view, clues = hunt.view, hunt.worlds.clues
    holder = holder_for(rival, view.seats)
    fits = fitting(view.city, clues.homes, [clue for _, clue in clues.about[holder]])
    solved = [case for seat, (_, case) in clues.open.items() if seat != view.seat]
    return float(np.log2(max(1, int(without(fits, view.city, solved).sum()))))


def has_moved(hunt: Hunt, rival: Seat) -> bool:
    """Whether the rival's turn of this round is over."""
    view = hunt.view
    return (rival - view.first) % view.seats < (hunt.seat - view.first) % view.seats


def lead(hunt: Hunt, rivals: Numbers, own: int) -> float:
    """The points of one who solves in round ``own``, less the rivals' average."""
    everybody = np.column_stack([np.full(len(rivals), own), rivals])
    solving = (everybody[:, :, np.newaxis] == np.arange(HORIZON + 1)).any(axis=1)
    passed = np.cumsum(solving, axis=1) - solving  # rounds before each in which somebody solved
    box = np.minimum(hunt.view.box + np.take_along_axis(passed, everybody, axis=1), len(BOXES) - 1)
    points = np.array(BOXES)[box]
    last = np.sort(everybody, axis=1)
    alone = (everybody == last[:, -1:]) & (last[:, -1:] > last[:, -2:-1])  # nobody waits for the last one
    points = np.where(alone, 0, points)
    return float((points[:, 0] - RIVALS * points[:, 1:].mean(axis=1)).mean())
