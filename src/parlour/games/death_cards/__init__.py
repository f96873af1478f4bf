"""Death on the Cards: everybody has secrets, one of them is the Murderer, and the draw pile is running out."""

from parlour.core import Game, Pass, TakeBack
from parlour.games.death_cards import words
from parlour.games.death_cards.cards import DeathCardsSettings
from parlour.games.death_cards.moves import (
    Add,
    Cancel,
    Dealt,
    Discard,
    Draft,
    Draw,
    Give,
    Lay,
    Lift,
    Mark,
    Name,
    Play,
    Point,
    Put,
    Reveal,
    Seize,
    Send,
    Stop,
    Suspect,
    Take,
    Trust,
)
from parlour.games.death_cards.rules import SEATS, begin, forbids
from parlour.games.death_cards.standing import STANDING
from parlour.games.death_cards.state import Party
from parlour.games.death_cards.tally import tally
from parlour.games.death_cards.view import PartyView, speech, view
from parlour.games.death_cards.worlds import PartyWorlds, unknowns

DEATH_CARDS = Game(
    id="death_cards",
    title="Death on the Cards",
    seats=SEATS,
    version=1,
    settings=DeathCardsSettings,
    begin=begin,
    view=view,
    worlds=PartyWorlds,
    unknowns=unknowns,
    words=words,
    moves=Add
    | Cancel
    | Dealt
    | Discard
    | Draft
    | Draw
    | Give
    | Lay
    | Lift
    | Mark
    | Name
    | Pass
    | Play
    | Point
    | Put
    | Reveal
    | Seize
    | Send
    | Stop
    | Take
    | TakeBack,
    claims=Suspect | Trust,
    speech=speech,
    forbids=forbids,
    standing=STANDING,
    tally=tally,
)

__all__ = ["DEATH_CARDS", "DeathCardsSettings", "Party", "PartyView", "PartyWorlds", "begin", "view"]
