"""P.I.: everyone holds the case of a neighbour and hunts for another's; three mini-games in one city."""

from parlour.core import Game, Pass, TakeBack, Worlds
from parlour.games.pi import words
from parlour.games.pi.cards import Accuse, Charge, Dealt, Drawn, Locate, PiSettings, Place, Shuffled, Take
from parlour.games.pi.clues import unknowns
from parlour.games.pi.rules import SEATS, begin, forbids
from parlour.games.pi.state import Pi
from parlour.games.pi.tally import tally
from parlour.games.pi.view import PiView, view


def worlds(view: PiView) -> Worlds:
    from parlour.games.pi.worlds import PiWorlds  # it needs numpy, which a table without reckoning never loads

    return PiWorlds(view)


PI = Game(
    id="pi",
    title="P.I.",
    seats=SEATS,
    version=1,
    settings=PiSettings,
    begin=begin,
    view=view,
    worlds=worlds,
    unknowns=unknowns,
    words=words,
    moves=Accuse | Charge | Dealt | Drawn | Locate | Pass | Place | Shuffled | Take | TakeBack,
    forbids=forbids,
    tally=tally,
)

__all__ = ["PI", "Pi", "PiSettings", "PiView", "begin", "view"]
