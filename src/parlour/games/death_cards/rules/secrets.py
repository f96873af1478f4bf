"""Revealing secrets, disgrace, and how the game ends."""

from __future__ import annotations

from typing import Final

from parlour.core import Result, Seat, changed
from parlour.games.death_cards.cards import ACCOMPLICE, MURDERER, Secret
from parlour.games.death_cards.events import Covered, Disgraced, Revealed, SecretMoved
from parlour.games.death_cards.state import DeathCardsState

UNMASKED: Final = "unmasked"
ESCAPED: Final = "escaped"
ALL_DISGRACED: Final = "all_disgraced"
OUT_OF_TIME: Final = "out_of_time"
WHY: Final = {
    UNMASKED: "The Murderer's card is face up: the Murderer is caught.",
    ESCAPED: "The draw pile is used up: the Murderer escapes.",
    ALL_DISGRACED: "Nobody is left to point a finger: the Murderer stands alone above all disgrace.",
    OUT_OF_TIME: "After 300 turns the Murderer slips away.",
}


def reveal(s: DeathCardsState, secret: Secret) -> None:
    """Turn a secret face up; the Murderer's ends the game."""
    face = s.secrets[secret]
    s.face_up |= 1 << secret
    s.tell(Revealed(s.owner(secret), secret, face))
    if face == MURDERER:
        finish(s, UNMASKED)
    else:
        update_disgrace(s)


def cover(s: DeathCardsState, secret: Secret) -> None:
    """Turn a face-up secret down where it lies."""
    s.face_up &= ~(1 << secret)
    s.tell(Covered(s.owner(secret), secret, s.secrets[secret]))
    update_disgrace(s)


def move(s: DeathCardsState, secret: Secret, to: Seat) -> None:
    """A face-up secret goes face down to the end of another player's row."""
    owner = s.owner(secret)
    if owner == to:
        return cover(s, secret)
    s.face_up &= ~(1 << secret)
    left = tuple([other for other in s.rows[owner] if other != secret])
    s.rows = changed(changed(s.rows, owner, left), to, (*s.rows[to], secret))
    s.tell(SecretMoved(owner, secret, s.secrets[secret], to))
    return update_disgrace(s)


def update_disgrace(s: DeathCardsState) -> None:
    """Who is in disgrace is found anew after every reveal, hide or move (DC-13)."""
    murderer, accomplice = s.gang()
    disgraced = tuple([seat for seat in range(s.seats) if seat != murderer and is_disgraced(s, seat)])
    if disgraced != s.disgraced:
        s.disgraced = disgraced
        s.tell(Disgraced(disgraced))
    spared = {murderer} if s.settings.accomplice_counts else {murderer, accomplice}
    if spared.union(disgraced).issuperset(range(s.seats)):
        finish(s, ALL_DISGRACED)


def is_disgraced(s: DeathCardsState, seat: Seat) -> bool:
    """No secret face down, or the Accomplice's card face up."""
    faces = [s.secrets[secret] for secret in s.rows[seat] if s.face_up >> secret & 1]
    return len(faces) == len(s.rows[seat]) or ACCOMPLICE in faces


def finish(s: DeathCardsState, ending: str) -> None:
    """The Murderer wins or loses, and the Accomplice with the Murderer."""
    gang = s.gang()
    winners = tuple([seat for seat in range(s.seats) if (seat in gang) != (ending == UNMASKED)])
    roles = tuple([role(s, seat) for seat in range(s.seats)])
    s.result = Result(ending, winners, tuple([int(seat in winners) for seat in range(s.seats)]), WHY[ending], roles)


def role(s: DeathCardsState, seat: Seat) -> str:
    murderer, accomplice = s.gang()
    return "murderer" if seat == murderer else "accomplice" if seat == accomplice else "innocent"
