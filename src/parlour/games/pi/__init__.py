"""P.I.: everyone holds the case of a neighbour and hunts for another's; three mini-games in one city."""

from parlour.core import Game, Pass, Profile, Seat, TakeBack, Truth, Worlds, noted, spoken
from parlour.games.pi import things
from parlour.games.pi.moves import Accuse, Charge, Dealt, Drawn, Locate, Place, Shuffled, Take
from parlour.games.pi.rules import begin
from parlour.games.pi.settings import SEATS, PiSettings, forbids
from parlour.games.pi.state import PiState
from parlour.games.pi.tally import lead, tally
from parlour.games.pi.view import PiView, view


def worlds(view: PiView) -> Worlds:
    from parlour.games.pi.worlds import PiWorlds  # it needs numpy, which a table where nobody reckons never loads

    return PiWorlds(view)


def unknowns(s: PiState, seat: Seat | None) -> Truth:
    from parlour.games.pi.worlds import unknowns

    return unknowns(s, seat)


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
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    # its decisions: parlour simulate pi --games 6 --seats 3 --bots thumb --seed newcomers
    profile=Profile(best=3, minutes=(45, 75), decisions=35, difficulty="medium", first={"mini_games": 1}),
    moves=Accuse | Charge | Dealt | Drawn | Locate | Pass | Place | Shuffled | Take | TakeBack,
    final=(Locate,),
    forbids=forbids,
    tally=tally,
    lead=lead,
)

__all__ = ["PI", "PiSettings", "PiState", "PiView", "begin", "view"]
