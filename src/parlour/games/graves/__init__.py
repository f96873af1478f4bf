"""Detective Graves against the Mastermind: five Locations, six pieces of Evidence, one of five identities."""

from typing import TypeAlias

from parlour.core import Game, Pass
from parlour.games.graves import words
from parlour.games.graves.cards import (
    Dealt,
    Discard,
    DrawFrom,
    GiveUp,
    Guess,
    Keep,
    LaidOut,
    Pick,
    Place,
    Redraw,
    SetClocks,
    Shuffled,
    StaySilent,
    Stop,
    Tossed,
    Use,
)
from parlour.games.graves.options import Options, forbids
from parlour.games.graves.rules import begin
from parlour.games.graves.state import Graves
from parlour.games.graves.tally import tally
from parlour.games.graves.view import GravesView, view
from parlour.games.graves.worlds import GravesWorlds, unknowns

Nature: TypeAlias = Dealt | LaidOut | Shuffled | Tossed
Turns: TypeAlias = Discard | DrawFrom | Pass | Pick | Place | Stop | Use
Choices: TypeAlias = GiveUp | Guess | Keep | Redraw | SetClocks | StaySilent | Turns

GRAVES = Game(
    id="graves",
    title="Detective Graves against the Mastermind",
    seats=range(2, 3),
    version=1,
    settings=Options,
    begin=begin,
    view=view,
    worlds=GravesWorlds,
    unknowns=unknowns,
    words=words,
    moves=Nature | Choices,
    forbids=forbids,
    tally=tally,
)

__all__ = ["GRAVES", "Graves", "GravesView", "Options", "begin", "view"]
