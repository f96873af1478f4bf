"""Manor, a toy of our own: four guests, up to three secrets each, one murderer.  It has every kind of step."""

from parlour.core import Game, Pass, TakeBack, noted, spoken
from tests.toy import things
from tests.toy.cards import Cancel, Dealt, Discard, Give, Hold, Options, Play, Put, Reveal, Shuffled, Vote, forbids
from tests.toy.rules import begin
from tests.toy.state import Manor
from tests.toy.view import GuestView, speech, view
from tests.toy.worlds import GuestWorlds, unknowns

MANOR = Game(
    id="manor",
    title="Manor",
    seats=range(4, 5),
    version=1,
    settings=Options,
    begin=begin,
    view=view,
    worlds=GuestWorlds,
    unknowns=unknowns,
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    moves=Cancel | Dealt | Discard | Give | Pass | Play | Put | Reveal | Shuffled | TakeBack | Vote,
    claims=Hold,
    speech=speech,
    forbids=forbids,
    windows=True,
)

__all__ = ["MANOR", "GuestView", "GuestWorlds", "Manor", "begin", "speech", "unknowns", "view"]
