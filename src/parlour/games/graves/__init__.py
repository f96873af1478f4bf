"""Detective Graves against the Mastermind: five Locations, six pieces of Evidence, one of five identities."""

from parlour.core import Game, Profile, noted, spoken
from parlour.games.graves import things
from parlour.games.graves.moves import Choices, GiveUp, Guess, Nature
from parlour.games.graves.outlook import worth_after
from parlour.games.graves.rules import begin
from parlour.games.graves.settings import GravesSettings, forbids
from parlour.games.graves.state import GravesState
from parlour.games.graves.tally import lead, tally
from parlour.games.graves.view import GravesView, view
from parlour.games.graves.worlds import GravesWorlds, unknowns

GRAVES = Game(
    id="graves",
    title="Detective Graves against the Mastermind",
    seats=range(2, 3),
    version=2,
    settings=GravesSettings,
    begin=begin,
    view=view,
    worlds=GravesWorlds,
    unknowns=unknowns,
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    # its decisions: parlour simulate graves --games 6 --seats 2 --bots thumb --seed newcomers
    profile=Profile(best=2, minutes=(60, 90), decisions=138, difficulty="hard", first={"cases": 1}),
    moves=Nature | Choices,
    final=(GiveUp, Guess),
    worth_after=worth_after,
    forbids=forbids,
    tally=tally,
    lead=lead,
)

__all__ = ["GRAVES", "GravesSettings", "GravesState", "GravesView", "GravesWorlds", "begin", "unknowns", "view"]
