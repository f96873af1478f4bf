"""A story of a small table retold in every way that agrees with some of its lines: an independent check of proofs.

Where a line is not known, something moved there and could have been any card; who moved how many cards to where is
known always.  Every order of the deck and every choice is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from itertools import combinations, permutations

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Event, Said, Seat, Unknown, changed
from parlour.games.death_cards import DeathCardsState, DeathCardsView
from parlour.games.death_cards import events as e
from parlour.games.death_cards.cards import (
    ACCOMPLICE,
    DEVIOUS,
    MURDERER,
    NOT_SO_FAST,
    TRAIN,
    Box,
    Card,
    Face,
    Secret,
)
from parlour.games.death_cards.rules.secrets import role, update_disgrace
from parlour.games.death_cards.rules.setup import both_in_one_hand

Cards = tuple[Card, ...]
REACH = 5
PLAIN = "ordinary"


class Telling(Struct, frozen=True):
    """Where all the cards lie, in one way to tell the story."""

    hands: tuple[Cards, ...]  # each sorted, as are the draft and the sets on the table
    pile: Cards  # top card last, as of the discards, the events in play and the Not so Fasts aside
    draft: Cards = ()
    discards: Cards = ()
    table: Cards = ()
    in_play: Cards = ()
    aside: Cards = ()
    air: tuple[tuple[Seat, Seat, Card], ...] = ()  # cards being given: giver, taker


class Retold:
    """All ways to tell a story, as ``seat`` heard it, in which only ``lines`` are known."""

    def __init__(
        self, seat: Seat | None, seats: int, box: Box, decks: Iterable[Cards], story: Sequence[Event], lines: Set[int]
    ) -> None:
        self.seat, self.box, self.story, self.lines = seat, box, story, lines
        self.tellings = {self.dealt(deck, seats) for deck in decks}
        for line, event in enumerate(story):
            if not isinstance(event, e.Gave | e.Tricked):
                self.go_on(self.landed)
            self.known = line in lines
            self.go_on(lambda telling: self.told(telling, event, line))  # noqa: B023
        self.go_on(self.landed)

    def held(self, seat: Seat, card: Card) -> set[int]:
        """How many of these cards the hand may hold."""
        return {telling.hands[seat].count(card) for telling in self.tellings}

    def go_on(self, tell: Callable[[Telling], Iterable[Telling]]) -> None:
        self.tellings = {after for telling in self.tellings for after in tell(telling)}

    def dealt(self, deck: Cards, seats: int) -> Telling:
        pile = list(deck)
        hands = tuple([hand([NOT_SO_FAST, *[pile.pop() for _ in range(self.box.dealt)]]) for _ in range(seats)])
        return Telling(hands, tuple(pile))

    def landed(self, t: Telling) -> Iterator[Telling]:
        hands = list(t.hands)
        for _, taker, card in t.air:
            hands[taker] = hand([*hands[taker], card])
        yield replace(t, hands=tuple(hands), air=())

    def choices(self, cards: Cards, known: Card | None) -> list[Card]:
        """What may have been chosen of some cards."""
        return [card for card in dict.fromkeys(cards) if not self.known or known is None or card == known]

    def leaving(self, t: Telling, seat: Seat, cards: Sequence[Card | None]) -> Iterator[tuple[Telling, Cards]]:
        """So many cards leave a hand."""
        if not cards:
            yield t, ()
            return
        for card in self.choices(t.hands[seat], cards[0]):
            rest = replace(t, hands=without(t.hands, seat, card))
            for after, others in self.leaving(rest, seat, cards[1:]):
                yield after, (card, *others)

    def agrees(self, said: Sequence[Card] | Card | None, true: Sequence[Card] | Card) -> bool:
        return not self.known or said is None or said == true

    def told(self, t: Telling, event: Event, line: int) -> Iterator[Telling]:
        match event:
            case e.Received(seat, cards):
                if self.agrees(hand(cards), t.hands[seat]):
                    yield t
            case e.Began(_, draft, top):
                cards = t.pile[: -len(draft) - 2 : -1]
                if self.agrees((top, *draft), cards):
                    yield replace(t, pile=t.pile[: -len(cards)], discards=cards[:1], draft=hand(cards[1:]))
            case e.Played(seat, card):
                for after, cards in self.leaving(t, seat, [card]):
                    yield replace(after, in_play=(*t.in_play, *cards))
            case e.Discarded(seat, card):
                for after, cards in self.leaving(t, seat, [card]):
                    if card == TRAIN:
                        yield replace(after, in_play=(*t.in_play, *cards))
                    else:
                        yield replace(after, discards=(*t.discards, *cards))
            case e.Interrupted(seat):
                for after, cards in self.leaving(t, seat, [NOT_SO_FAST]):
                    yield replace(after, aside=(*t.aside, *cards))
            case e.Laid(seat, laid):
                for after, cards in self.leaving(t, seat, laid):
                    yield replace(after, table=hand([*t.table, *cards]))
            case e.Added(seat, card):
                for after, cards in self.leaving(t, seat, [card]):
                    yield replace(after, table=hand([*t.table, *cards]))
            case e.SetReturned(seat, cards):
                for back in {hand(some) for some in combinations(t.table, len(cards))}:
                    if self.agrees(hand(cards), back):
                        rest = minus(t.table, back)
                        yield replace(t, table=rest, hands=with_cards(t.hands, seat, back))
            case e.Cleared(cards):
                event_too = len(cards) > len(t.aside)
                cleared = (*t.aside, *t.in_play[-1:]) if event_too else t.aside
                if self.agrees(cards, cleared):
                    left = t.in_play[:-1] if event_too else t.in_play
                    yield replace(t, aside=(), in_play=left, discards=(*t.discards, *cleared))
            case e.LeftTheGame(card):
                if self.agrees(card, t.in_play[-1]):
                    yield replace(t, in_play=t.in_play[:-1])
            case e.HandCleared(seat, number):
                yield from self.cleared(t, seat, number)
            case e.Drew(seat, card):
                if self.agrees(card, t.pile[-1]):
                    yield replace(t, pile=t.pile[:-1], hands=with_cards(t.hands, seat, t.pile[-1:]))
            case e.Drafted(seat, card, refill):
                for taken in self.choices(t.draft, card):
                    if self.agrees(refill, t.pile[-1]):
                        draft = hand([*minus(t.draft, (taken,)), t.pile[-1]])
                        yield replace(t, pile=t.pile[:-1], draft=draft, hands=with_cards(t.hands, seat, (taken,)))
            case e.Departed(cards):
                gone = t.pile[: -len(cards) - 1 : -1]
                if self.agrees(cards, gone):
                    yield replace(t, pile=t.pile[: -len(cards)], discards=(*t.discards, *gone))
            case e.Gave() | e.Tricked():
                yield from self.given(t, event, line)
            case e.Looked() | e.Took() | e.Delayed():
                yield from self.searched(t, event)
            case _:
                yield t

    def cleared(self, t: Telling, seat: Seat, number: int) -> Iterator[Telling]:
        if self.known and t.hands[seat].count(NOT_SO_FAST) != number:
            return
        for gone in {hand(some) for some in combinations(t.hands[seat], number)}:
            if self.agrees((NOT_SO_FAST,) * number, gone):
                hands = tuple([minus(own, gone) if i == seat else own for i, own in enumerate(t.hands)])
                for order in set(permutations(gone)):
                    yield replace(t, hands=hands, discards=(*t.discards, *order))

    def given(self, t: Telling, event: Event, line: int) -> Iterator[Telling]:
        if isinstance(event, e.Gave):
            tricked = [(later.giver, later.taker) for later in self.tricks_after(line)]
            for after, (card,) in self.leaving(t, event.giver, [event.card]):
                if not self.known or card not in DEVIOUS or (event.giver, event.taker) in tricked:
                    yield replace(after, air=(*t.air, (event.giver, event.taker, card)))
        elif isinstance(event, e.Tricked):
            gift = next(gift for gift in t.air if gift[:2] == (event.giver, event.taker))
            if self.agrees(event.card, gift[2]):
                told = [n for n in range(line) if isinstance(self.story[n], e.Tricked) and self.near(n, line)]
                at = len(t.in_play) - len(told)
                in_play = (*t.in_play[:at], gift[2], *t.in_play[at:])
                yield replace(t, air=tuple([other for other in t.air if other != gift]), in_play=in_play)

    def near(self, n: int, line: int) -> bool:
        """Whether two lines tell of the same exchange."""
        return all([isinstance(event, e.Gave | e.Tricked) for event in self.story[n : line + 1]])

    def tricks_after(self, line: int) -> list[e.Tricked]:
        found = []
        for event in self.story[line:]:
            if not isinstance(event, e.Gave | e.Tricked):
                break
            if isinstance(event, e.Tricked):
                found.append(event)
        return found

    def searched(self, t: Telling, event: Event) -> Iterator[Telling]:
        match event:
            case e.Looked(_, cards):
                if self.agrees(cards, t.discards[: -REACH - 1 : -1][: len(cards or ())]):
                    yield t
            case e.Took(seat, card):
                for i, taken in enumerate(t.discards[-REACH:], max(0, len(t.discards) - REACH)):
                    if self.agrees(card, taken):
                        rest = (*t.discards[:i], *t.discards[i + 1 :])
                        yield replace(t, discards=rest, hands=with_cards(t.hands, seat, (taken,)))
            case e.Delayed(seat, number, cards, top) if number:
                lifted, rest = t.discards[-number:], t.discards[:-number]
                orders = set(permutations(lifted))
                for order in orders if not self.known or rest[-1:] == ((top,) if top else ()) else ():
                    if seat != self.seat or self.agrees(cards, order):
                        yield replace(t, discards=rest, pile=(*t.pile, *order))
            case _:
                yield t


def hand(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards))


def minus(cards: Cards, gone: Iterable[Card]) -> Cards:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def without(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    return tuple([minus(own, (card,)) if i == seat else own for i, own in enumerate(hands)])


def with_cards(hands: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return tuple([hand([*own, *cards]) if i == seat else own for i, own in enumerate(hands)])


class Recast:
    """All ways to cast Murderer and Accomplice that agree with some lines, judged by the rules themselves."""

    def __init__(self, view: DeathCardsView, lines: Set[int]) -> None:
        self.view, self.lines = view, lines
        box = view.settings.box(view.seats)
        self.box = box
        casts = permutations(range(view.seats * box.secrets), 1 + box.accomplice)
        faces = [self.faces(cast) for cast in casts]
        self.casts = [f for f in faces if not both_in_one_hand(f, box.secrets) and self.agrees(f)]

    def faces(self, cast: tuple[Secret, ...]) -> tuple[Face, ...]:
        named = dict(zip(cast, (MURDERER, ACCOMPLICE)))
        return tuple([named.get(secret, PLAIN) for secret in range(self.view.seats * self.box.secrets)])

    def answers(self, unknown: Unknown) -> set[str]:
        match unknown:
            case ("secret", int(secret)):
                return {faces[secret] for faces in self.casts}
            case ("role", int(seat)):
                return {role(self.table(faces), seat) for faces in self.casts}
        raise NotImplementedError(unknown)

    def table(self, faces: tuple[Face, ...]) -> DeathCardsState:
        s = DeathCardsState(self.view.seats, settings=self.view.settings, box=self.box)
        each, s.secrets = self.box.secrets, faces
        s.rows = tuple([tuple(range(seat * each, seat * each + each)) for seat in range(s.seats)])
        return s

    def agrees(self, faces: tuple[Face, ...]) -> bool:
        s, told = self.table(faces), ()
        for line, event in enumerate(self.view.story):
            if isinstance(event, e.Disgraced):
                told = event.seats
            self.happens(s, event)
            if line in self.lines and not (self.shows(s, event) and self.judged(s, event, line, told)):
                return False
        return self.view.result is None or tuple([role(s, seat) for seat in range(s.seats)]) == self.view.result.roles

    def happens(self, s: DeathCardsState, event: Event) -> None:
        """The move of a secret, whatever its face."""
        match event:
            case e.Revealed(_, secret):
                s.face_up |= 1 << secret
            case e.Covered(_, secret):
                s.face_up &= ~(1 << secret)
            case e.SecretMoved(owner, secret, _, to):
                s.face_up &= ~(1 << secret)
                s.rows = changed(s.rows, owner, tuple([other for other in s.rows[owner] if other != secret]))
                s.rows = changed(s.rows, to, (*s.rows[to], secret))
            case _:
                return
        s.result = None
        update_disgrace(s)

    def shows(self, s: DeathCardsState, event: Event) -> bool:
        """Whether the faces that the line shows are these."""
        match event:
            case e.Received(seat, _, faces):
                each = self.box.secrets
                return tuple([plain(face) for face in faces]) == s.secrets[seat * each : seat * each + each]
            case e.Recognised(partner, face):
                return s.dealt(face) == partner
            case e.Revealed(_, secret, face) | e.Shown(_, _, secret, face) if face is not None:
                return s.secrets[secret] == plain(face)
        return True

    def judged(self, s: DeathCardsState, event: Event, line: int, told: tuple[Seat, ...]) -> bool:
        """Whether those would be in disgrace who are, and the game would go on; told, or by silence."""
        after = self.view.story[line + 1 :]
        changed = isinstance(event, e.Revealed | e.Covered | e.SecretMoved)
        told_next = bool(after) and isinstance(after[0], e.Disgraced)
        if told_next or not (changed or isinstance(event, e.Disgraced)):
            return True
        last = not [later for later in after if not isinstance(later, Said)] and self.view.result is not None
        return last or (s.disgraced == told and s.result is None)


def plain(face: Face) -> Face:
    return face if face in (MURDERER, ACCOMPLICE) else PLAIN
