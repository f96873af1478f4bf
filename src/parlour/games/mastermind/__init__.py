"""The Mastermind: an Agency that must trust somebody, and a Syndicate that knows whom not to."""

from parlour.core import Game, Profile, noted, spoken
from parlour.games.mastermind import things
from parlour.games.mastermind.moves import (
    AnswerVeto,
    Appoint,
    Arrange,
    AskVeto,
    Dealt,
    Discard,
    Enact,
    IAm,
    IDrew,
    IFound,
    Investigate,
    IReceived,
    ISaw,
    Nominate,
    Purge,
    Shuffled,
    Vote,
)
from parlour.games.mastermind.rules import begin
from parlour.games.mastermind.settings import SEATS, MastermindSettings, forbids, older
from parlour.games.mastermind.speech import speech, talk
from parlour.games.mastermind.state import MastermindState
from parlour.games.mastermind.tally import lead, tally
from parlour.games.mastermind.view import MastermindView, view
from parlour.games.mastermind.worlds import MastermindWorlds, unknowns

MASTERMIND = Game(
    id="mastermind",
    title="The Mastermind",
    seats=SEATS,
    version=1,
    settings=MastermindSettings,
    begin=begin,
    view=view,
    worlds=MastermindWorlds,
    unknowns=unknowns,
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    # its decisions: parlour simulate mastermind --games 6 --seats 7 --bots thumb --seed newcomers
    profile=Profile(best=7, minutes=(45, 90), decisions=17, difficulty="medium"),
    moves=AnswerVeto
    | Appoint
    | Arrange
    | AskVeto
    | Dealt
    | Discard
    | Enact
    | Investigate
    | Nominate
    | Purge
    | Shuffled
    | Vote,
    claims=IAm | IDrew | IFound | IReceived | ISaw,
    speech=speech,
    talk=talk,
    final=(Purge,),
    forbids=forbids,
    older=older,
    tally=tally,
    lead=lead,
)

__all__ = [
    "MASTERMIND",
    "MastermindSettings",
    "MastermindState",
    "MastermindView",
    "MastermindWorlds",
    "begin",
    "unknowns",
    "view",
]
