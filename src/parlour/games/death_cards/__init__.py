"""Death on the Cards: everybody has secrets, one of them is the Murderer, and the draw pile is running out."""

from parlour.core import Game, Profile, Seat, Truth, Worlds, noted, spoken
from parlour.games.death_cards import things
from parlour.games.death_cards.moves import CLAIMS, MOVES, Reveal
from parlour.games.death_cards.rules import begin
from parlour.games.death_cards.rules.standing import STANDING
from parlour.games.death_cards.settings import SEATS, DeathCardsSettings, forbids
from parlour.games.death_cards.speech import speech
from parlour.games.death_cards.state import DeathCardsState
from parlour.games.death_cards.tally import lead, tally
from parlour.games.death_cards.view import DeathCardsView, view


def worlds(view: DeathCardsView) -> Worlds:
    from parlour.games.death_cards.worlds import DeathCardsWorlds  # it needs numpy, which not every table loads

    return DeathCardsWorlds(view)


def unknowns(s: DeathCardsState, seat: Seat | None) -> Truth:
    from parlour.games.death_cards.worlds import unknowns

    return unknowns(s, seat)


DEATH_CARDS = Game(
    id="death_cards",
    title="Death on the Cards",
    seats=SEATS,
    version=2,
    settings=DeathCardsSettings,
    begin=begin,
    view=view,
    worlds=worlds,
    unknowns=unknowns,
    things=things,
    notebook=noted(__name__),
    words=spoken(__name__),
    # its decisions: parlour simulate death_cards --games 6 --seats 4 --bots thumb --seed newcomers
    profile=Profile(best=4, minutes=(30, 60), decisions=30, difficulty="medium"),
    moves=MOVES,
    claims=CLAIMS,
    speech=speech,
    final=(Reveal,),
    forbids=forbids,
    windows=True,
    standing=STANDING,
    tally=tally,
    lead=lead,
)

__all__ = ["DEATH_CARDS", "DeathCardsSettings", "DeathCardsState", "DeathCardsView"]
