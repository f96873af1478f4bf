"""Set-up: secrets and hands are dealt, Murderer and Accomplice recognise each other, somebody begins."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Below, Chance, Move, Seat, Steps, shuffled, start
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, NOT_SO_FAST, ORDINARY, Face
from parlour.games.death_cards.events import Began, Received, Recognised
from parlour.games.death_cards.moves import Dealt
from parlour.games.death_cards.rules.turn import BeginTurn
from parlour.games.death_cards.settings import DeathCardsSettings
from parlour.games.death_cards.state import DeathCardsState


def begin(seats: int, settings: DeathCardsSettings) -> DeathCardsState:
    s = DeathCardsState(
        seats,
        settings=settings,
        box=settings.box(seats),
        rows=((),) * seats,
        hands=[[] for _ in range(seats)],
        sets=((),) * seats,
    )
    start(s, Deal())
    return s


class Deal(Chance[DeathCardsState, Dealt], frozen=True):
    """Deal the secrets and the hands; open the discard pile and the draft."""

    def sample(self, s: DeathCardsState, below: Below) -> Dealt:
        ordinary = shuffled(ORDINARY, below)[: s.box.ordinary]
        faces = [MURDERER, *[ACCOMPLICE] * s.box.accomplice, *ordinary]
        while both_in_one_hand(secrets := shuffled(faces, below), s.box.secrets):
            pass  # redeal (DC-26)
        firsts = s.settings.may_begin(s.seats)
        return Dealt(secrets, shuffled(s.box.deck, below), firsts[below(len(firsts))])

    def possible(self, s: DeathCardsState, move: Move) -> bool:
        if not isinstance(move, Dealt):
            return False
        ordinary = [face for face in move.secrets if face not in (MURDERER, ACCOMPLICE)]
        return (
            sorted(move.deck) == sorted(s.box.deck)
            and move.secrets.count(MURDERER) == 1
            and move.secrets.count(ACCOMPLICE) == s.box.accomplice
            and len(ordinary) == len(set(ordinary).intersection(ORDINARY)) == s.box.ordinary
            and not both_in_one_hand(move.secrets, s.box.secrets)
            and move.first in s.settings.may_begin(s.seats)
        )

    def take(self, s: DeathCardsState, seat: Seat, move: Dealt) -> Steps:
        each, s.secrets, s.pile = s.box.secrets, move.secrets, list(move.deck)
        s.rows = tuple([tuple(range(owner * each, owner * each + each)) for owner in range(s.seats)])
        for owner in range(s.seats):
            s.hands[owner] = [NOT_SO_FAST, *[s.pile.pop() for _ in range(s.box.dealt)]]
            faces = s.secrets[owner * each : owner * each + each]
            s.whisper(Received(owner, tuple(s.hands[owner]), faces), only=(owner,))
        s.discard = [s.pile.pop()]
        s.draft = tuple([s.pile.pop() for _ in range(s.box.draft)])
        recognise(s)
        s.tell(Began(move.first, s.draft, s.discard[0]))
        return (BeginTurn(move.first),)


def both_in_one_hand(secrets: Sequence[Face], each: int) -> bool:
    if ACCOMPLICE not in secrets:
        return False
    return secrets.index(MURDERER) // each == secrets.index(ACCOMPLICE) // each


def recognise(s: DeathCardsState) -> None:
    """Murderer and Accomplice learn each other; nobody else learns anything."""
    murderer, accomplice = s.gang()
    if murderer is not None and accomplice is not None:
        s.whisper(Recognised(accomplice, ACCOMPLICE), only=(murderer,))
        s.whisper(Recognised(murderer, MURDERER), only=(accomplice,))
