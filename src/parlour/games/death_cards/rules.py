"""The rules of Death on the Cards: set-up, the turn and its end; what the cards do stands in the files beside."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from parlour.core import PASS, Below, Chance, Choice, Happening, Move, Pass, Piecewise, Seat, Steps, shuffled, start
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    MURDERER,
    NOT_SO_FAST,
    ORDINARY,
    TRAIN,
    Card,
    DeathCardsSettings,
    Face,
)
from parlour.games.death_cards.detectives import add, additions, lay, new_sets
from parlour.games.death_cards.event_cards import hindrance, play_event
from parlour.games.death_cards.events import (
    Began,
    Discarded,
    Drafted,
    Drew,
    PlayedNothing,
    Received,
    Recognised,
    TurnBegan,
)
from parlour.games.death_cards.moves import (
    DISCARDS,
    DRAFTS,
    DRAW,
    PLAYS,
    STOP,
    Add,
    Dealt,
    Discard,
    Draft,
    Draw,
    Lay,
    Play,
    Stop,
)
from parlour.games.death_cards.not_so_fast import window
from parlour.games.death_cards.piles import EarlyTrain
from parlour.games.death_cards.secrets import ESCAPED, OUT_OF_TIME, finish
from parlour.games.death_cards.state import Party

SEATS: Final = range(2, 7)
MOST_TURNS: Final = 300


def begin(seats: int, settings: DeathCardsSettings) -> Party:
    box = settings.box(seats)
    sets: list[list[tuple[Card, ...]]] = [[] for _ in range(seats)]
    rows: list[tuple[int, ...]] = [()] * seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    s = Party(
        seats, [], (), [], [], None,
        settings, box, 0, 0, (), rows, 0, (), hands, [], [], [], sets, [], [], [],
    )  # fmt: skip
    start(s, Deal())
    return s


def forbids(seats: int, settings: DeathCardsSettings) -> str | None:
    days = settings.birthdays.split()
    if days and (len(days) != seats or None in [day_of(day) for day in days]):
        return f"Option birthdays must be empty or name {seats} days as month-day, such as 09-15, with blanks between."
    return None


def day_of(text: str) -> int | None:
    """The number of a day in a leap year, from a text such as 09-15."""
    try:
        return date.fromisoformat(f"2000-{text}").timetuple().tm_yday
    except ValueError:
        return None


def nearest(settings: DeathCardsSettings, seats: int) -> list[Seat]:
    """Who may begin: whose birthday is nearest to 15 September, the year being a circle (DC-20); else anybody."""
    days = [day_of(day) or 0 for day in settings.birthdays.split()]
    away = [min((day - 259) % 366, (259 - day) % 366) for day in days] or [0] * seats
    return [seat for seat in range(seats) if away[seat] == min(away)]


class Deal(Chance[Party, Dealt], frozen=True):
    """Deal the secrets and the hands; open the discard pile and the draft."""

    def sample(self, s: Party, below: Below) -> Dealt:
        ordinary = shuffled(ORDINARY, below)[: s.box.ordinary]
        faces = [MURDERER, *[ACCOMPLICE] * s.box.accomplice, *ordinary]
        while both_in_one_hand(secrets := shuffled(faces, below), s.box.secrets):
            pass  # redeal (DC-26)
        firsts = nearest(s.settings, s.seats)
        return Dealt(secrets, shuffled(s.box.deck, below), firsts[below(len(firsts))])

    def possible(self, s: Party, move: Move) -> bool:
        if not isinstance(move, Dealt):
            return False
        ordinary = [face for face in move.secrets if face not in (MURDERER, ACCOMPLICE)]
        return (
            sorted(move.deck) == sorted(s.box.deck)
            and move.secrets.count(MURDERER) == 1
            and move.secrets.count(ACCOMPLICE) == s.box.accomplice
            and len(ordinary) == len(set(ordinary).intersection(ORDINARY)) == s.box.ordinary
            and not both_in_one_hand(move.secrets, s.box.secrets)
            and move.first in nearest(s.settings, s.seats)
        )

    def take(self, s: Party, seat: Seat, move: Dealt) -> Steps:
        each, s.secrets, s.pile = s.box.secrets, move.secrets, list(move.deck)
        for owner in range(s.seats):
            s.rows[owner] = tuple(range(owner * each, owner * each + each))
            s.hands[owner] = [NOT_SO_FAST, *[s.pile.pop() for _ in range(s.box.dealt)]]
            faces = s.secrets[owner * each : owner * each + each]
            s.whisper(Received(owner, tuple(s.hands[owner]), faces), only=(owner,))
        s.discard = [s.pile.pop()]
        s.draft = [s.pile.pop() for _ in range(s.box.draft)]
        recognise(s)
        s.tell(Began(move.first, tuple(s.draft), s.discard[0]))
        return (BeginTurn(move.first),)


def both_in_one_hand(secrets: Sequence[Face], each: int) -> bool:
    if ACCOMPLICE not in secrets:
        return False
    return secrets.index(MURDERER) // each == secrets.index(ACCOMPLICE) // each


def recognise(s: Party) -> None:
    """Murderer and Accomplice learn each other; nobody else learns anything."""
    murderer, accomplice = s.dealt(MURDERER), s.dealt(ACCOMPLICE)
    if murderer is not None and accomplice is not None:
        s.whisper(Recognised(accomplice, ACCOMPLICE), only=(murderer,))
        s.whisper(Recognised(murderer, MURDERER), only=(accomplice,))


class BeginTurn(Happening[Party], frozen=True):
    """Players take turns clockwise; whoever is in disgrace has a turn of another kind."""

    seat: Seat

    def happen(self, s: Party) -> Steps:
        s.turn += 1
        s.active = self.seat
        if s.turn > MOST_TURNS:
            finish(s, OUT_OF_TIME)
            return ()
        disgraced = self.seat in s.disgraced
        s.tell(TurnBegan(self.seat, disgraced))
        turn = DisgracedTurn(self.seat) if disgraced else TakeTurn(self.seat)
        return turn, BeginTurn((self.seat + 1) % s.seats)


class TakeTurn(Choice[Party, Play | Lay | Add | Pass], frozen=True):
    """Play one event, or one set, or add one detective; or play nothing and discard."""

    seat: Seat

    def asks(self, s: Party) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Party, seat: Seat) -> Sequence[Play | Lay | Add | Pass]:
        hand = s.hands[seat]
        events = [PLAYS[card] for card in dict.fromkeys(hand) if card in PLAYS and not hindrance(s, seat, card)]
        return [*events, *new_sets(hand), *additions(s, seat), PASS]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        if isinstance(move, Play | Lay | Add):
            return unplayable(s, seat, move)
        return "Play an event, a set or one more detective; or play nothing."

    def take(self, s: Party, seat: Seat, move: Play | Lay | Add | Pass) -> Steps:
        if isinstance(move, Play):
            steps = play_event(s, seat, move.card)
        elif isinstance(move, Lay):
            steps = lay(s, seat, move.cards)
        elif isinstance(move, Add):
            steps = add(s, seat, move.card, move.owner, move.place)
        else:
            s.tell(PlayedNothing(seat))
            steps = ()
        return *steps, EndTurn(seat, least=int(move == PASS))


def unplayable(s: Party, seat: Seat, move: Play | Lay | Add) -> str:
    """Why these cards cannot be played now."""
    cards = list(move.cards) if isinstance(move, Lay) else [move.card]
    for card in cards:
        if cards.count(card) > s.hands[seat].count(card):
            return f"You do not hold {' and '.join(cards)}."
    if isinstance(move, Lay):
        return "That is no set: it takes the exact number of one detective, wildcards beside a real one included."
    if isinstance(move, Add):
        return "That card cannot join that set."
    return hindrance(s, seat, move.card) or "That card is not an event."


class DisgracedTurn(Choice[Party, Discard], frozen=True):
    """Discard exactly one card and draw exactly one (DC-15)."""

    seat: Seat

    def asks(self, s: Party) -> tuple[Seat, ...]:
        return (self.seat,) if s.hands[self.seat] else ()

    def options(self, s: Party, seat: Seat) -> Sequence[Discard]:
        return [DISCARDS[card] for card in dict.fromkeys(s.hands[seat])]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return f"You hold no {move.card}." if isinstance(move, Discard) else "In disgrace you discard one card."

    def happen(self, s: Party) -> Steps:
        return (DrawOne(self.seat),)

    def take(self, s: Party, seat: Seat, move: Discard) -> Steps:
        return *discard(s, seat, [move.card]), DrawOne(seat)


class EndTurn(Happening[Party], frozen=True):
    """Discard as many as you wish, at least one if you played nothing (DC-24); then draw up to six."""

    seat: Seat
    least: int

    def happen(self, s: Party) -> Steps:
        if s.hands[self.seat]:
            return ChooseDiscards(self.seat, self.least), DrawUp(self.seat)
        return (DrawUp(self.seat),)


class ChooseDiscards(Piecewise[Party, Discard | Stop], frozen=True):
    """Chosen in private, then laid down one by one in that order, each seen by all (DC-33)."""

    least: int

    def options(self, s: Party, seat: Seat) -> Sequence[Discard | Stop]:
        rest = s.hands[seat].copy()
        for part in s.sealed:
            rest.remove(part.card)  # type: ignore[union-attr]  # its own parts, and nobody has stopped
        more = [DISCARDS[card] for card in dict.fromkeys(rest)]
        return [STOP, *more] if len(s.sealed) >= self.least else more

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        if move == STOP:
            return "You played nothing, so discard at least one card."
        return "Choose a card of your hand to discard."

    def decide(self, s: Party, parts: list[Discard | Stop]) -> Steps | None:
        if parts[-1] != STOP and len(parts) < len(s.hands[self.seat]):
            return None
        return discard(s, self.seat, [part.card for part in parts if isinstance(part, Discard)])


def discard(s: Party, seat: Seat, cards: list[Card]) -> Steps:
    """Cards go to the discard pile; a train departs, for being discarded counts as being played (DC-5)."""
    for card in cards:
        s.hands[seat].remove(card)
        (s.in_play if card == TRAIN else s.discard).append(card)
        s.tell(Discarded(seat, card))
    return tuple([step for _ in range(cards.count(TRAIN)) for step in window(s, EarlyTrain(seat))])


class Drawing(Choice[Party, Draw | Draft], frozen=True):
    """Draw the top card of the pile, or one of the draft; when the pile is used up the Murderer escapes (DC-4)."""

    seat: Seat

    def asks(self, s: Party) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Party, seat: Seat) -> Sequence[Draw | Draft]:
        return [DRAW, *[DRAFTS[card] for card in dict.fromkeys(s.draft)]]

    def why_not(self, s: Party, seat: Seat, move: Move) -> str:
        return "Draw from the pile or from the draft."

    def take(self, s: Party, seat: Seat, move: Draw | Draft) -> Steps:
        if isinstance(move, Draft):
            draft(s, self.seat, move.card)
        else:
            card = s.pile.pop()
            s.hands[self.seat].append(card)
            s.whisper(Drew(self.seat, card), only=(self.seat,), others=Drew(self.seat, None))
        if not s.pile:
            finish(s, ESCAPED)
        return ()


def draft(s: Party, seat: Seat, card: Card) -> None:
    """The draft is filled from the pile at once."""
    refill = s.pile.pop()
    s.draft[s.draft.index(card)] = refill
    s.hands[seat].append(card)
    s.tell(Drafted(seat, card, refill))


class DrawUp(Drawing, frozen=True):
    """Draw until there are six cards in your hand."""

    def asks(self, s: Party) -> tuple[Seat, ...]:
        return (self.seat,) if len(s.hands[self.seat]) < s.box.hand else ()

    def take(self, s: Party, seat: Seat, move: Draw | Draft) -> Steps:
        super().take(s, seat, move)
        return (self,)


class DrawOne(Drawing, frozen=True):
    """In disgrace: one card."""
