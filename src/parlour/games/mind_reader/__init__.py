"""Mind Reader: everyone keeps a Secret Card; ask, compare, and be the first to be sure."""

from parlour.core import Game, Profile, TakeBack, noted, spoken
from parlour.games.mind_reader import things
from parlour.games.mind_reader.moves import (
    Ask,
    Dealt,
    Drawn,
    EndTurn,
    GiveUp,
    Guess,
    GuessAll,
    Keep,
    NameRank,
    NameSuit,
    Picked,
)
from parlour.games.mind_reader.rules import begin
from parlour.games.mind_reader.settings import SEATS, MindReaderSettings, forbids, older
from parlour.games.mind_reader.state import MindReaderState
from parlour.games.mind_reader.tally import lead, tally
from parlour.games.mind_reader.view import MindReaderView, view
from parlour.games.mind_reader.worlds import MindReaderWorlds, unknowns

MIND_READER = Game(
    id="mind_reader",
    title="Mind Reader",
    seats=SEATS,
    version=3,
    settings=MindReaderSettings,
    begin=begin,
    view=view,
    worlds=MindReaderWorlds,
    unknowns=unknowns,
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    # its decisions: parlour simulate mind_reader --games 6 --seats 4 --bots thumb --seed newcomers
    profile=Profile(best=4, minutes=(30, 60), decisions=62, difficulty="easy", first={"length": "one hand"}),
    moves=Ask | Dealt | Drawn | EndTurn | GiveUp | Guess | GuessAll | Keep | NameRank | NameSuit | Picked | TakeBack,
    final=(NameRank, GiveUp),
    forbids=forbids,
    older=older,
    tally=tally,
    lead=lead,
)

__all__ = [
    "MIND_READER",
    "MindReaderSettings",
    "MindReaderState",
    "MindReaderView",
    "MindReaderWorlds",
    "begin",
    "view",
]
