"""A player's part of a turn: place cards and use abilities one by one, or pass."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from parlour.core import PASS, Choice, Move, Pass, Seat, Steps
from parlour.games.graves.cards import CARDS, COVERED, LOCATIONS, SUITS, VALUE, Card, Location, Suit
from parlour.games.graves.events import Passed, Placed, StoppedPlaying, Used
from parlour.games.graves.moves import Discard, Keep, Place, Stop, Turn, Use
from parlour.games.graves.rules.abilities import ABLE, effect, pay_from_pile
from parlour.games.graves.rules.drawing import SEATED, Draw, discard_face_down, discard_unseen
from parlour.games.graves.settings.abilities import Skill
from parlour.games.graves.settings.decks import Chart, Deck
from parlour.games.graves.state import GravesState

STOP: Final = Stop()
KEEP: Final = Keep()
DISCARDING: Final = {card: Discard(card) for card in CARDS}
PAYING: Final = {card: {paid: Place(card, pay=paid) for paid in CARDS} for card in CARDS}
STOPPED: Final = [StoppedPlaying(seat) for seat in (0, 1)]
PASSED: Final = [Passed(seat) for seat in (0, 1)]
PLACED: Final = [  # by Detective, by seat, by card and by the trump it makes
    [
        {card: {suit: Placed(seat, card, suit, side=side) for suit in ("", *SUITS)} for card in CARDS}
        for seat, side in enumerate(sides)
    ]
    for sides in ("DM", "MD")
]


class TakeTurn(Choice[GravesState, Turn], frozen=True):
    """Place cards of one suit and trumps, use abilities, in any order; or pass.  An empty hand does nothing more."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat] if s.hands[self.seat] and s.passes < 2 else ()

    def options(self, s: GravesState, seat: Seat) -> Sequence[Turn]:
        hand, charts = s.hands[seat], s.deck_of(seat).charts
        chart = charts.get((s.locations[s.place], s.trump, s.free)) or charted(s, seat)
        ways = chart.trumps if chart.trailing and held_back(s, seat) else chart.ways
        skills = chart.skills
        moves: list[Turn] = [STOP if s.played else PASS]
        for card in hand:
            moves += ways[card]
            if card in skills:
                use, able, ability = skills[card]
                if able(s, seat, ability):
                    moves.append(use)
        return charged(s, seat, moves) if chart.charges else moves

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        return reason(s, seat, move)

    def take(self, s: GravesState, seat: Seat, move: Move) -> Steps:
        if type(move) is Place:  # not isinstance: docs/decisions/0003
            place(s, seat, move)
            return (self,)
        if type(move) is Use:
            return *use(s, seat, move.card), self
        if type(move) is Pass:
            return pass_turn(s, seat)
        s.tell(STOPPED[seat])
        return end_turn(s)

    def happen(self, s: GravesState) -> Steps:
        """An empty hand ends the turn, or passes; after two passes there is no turn any more."""
        if s.played:
            return end_turn(s)
        return pass_turn(s, self.seat) if s.passes < 2 else ()


def end_turn(s: GravesState) -> Steps:
    s.free, s.played, s.reshuffled = "", False, False
    return ()


def pass_turn(s: GravesState, seat: Seat) -> Steps:
    s.passes += 1
    s.tell(PASSED[seat])
    return SWAP_CARD[seat] if s.hands[seat] else ()


class SwapCard(Choice[GravesState, Discard | Keep], frozen=True):
    """A player who passes may discard a card, unrevealed, and draw another (GR-12)."""

    seat: Seat

    def asks(self, s: GravesState) -> tuple[Seat, ...]:
        return SEATED[self.seat]

    def options(self, s: GravesState, seat: Seat) -> Sequence[Discard | Keep]:
        return [KEEP, *[DISCARDING[card] for card in s.hands[seat]]]

    def why_not(self, s: GravesState, seat: Seat, move: Move) -> str:
        if isinstance(move, Discard):
            return f"You hold no {move.card}."
        return "You have passed: discard a card or keep your hand."

    def take(self, s: GravesState, seat: Seat, move: Discard | Keep) -> Steps:
        if type(move) is Discard:
            discard_face_down(s, seat, move.card)
            return DRAW_CARD[seat]
        return ()


SWAP_CARD: Final[list[Steps]] = [(SwapCard(seat),) for seat in (0, 1)]
DRAW_CARD: Final[list[Steps]] = [(Draw(seat, 1),) for seat in (0, 1)]


def use(s: GravesState, seat: Seat, card: Card) -> Steps:
    ability = s.deck_of(seat).abilities[card]
    s.hands[seat].remove(card)
    s.passes, s.played = 0, True
    s.tell(Used(seat, card, ability.title, s.side(seat)))
    return effect(s, seat, card, ability)


def place(s: GravesState, seat: Seat, move: Place) -> None:
    """Pay, place the card, fill the slot of the free suit, and only then change the trump (GR-47, GR-48)."""
    card, suit, trump = move.card, move.card[0], move.trump
    if move.pay:
        pay(s, seat, move)
    else:
        s.tell(PLACED[s.detective][seat][card][trump])
    s.hands[seat].remove(card)
    s.lay(s.place, seat, card)
    s.passes, s.played = 0, True
    if suit != s.trump:
        s.free = suit
    if trump:
        s.turn_trump(trump)


def pay(s: GravesState, seat: Seat, move: Place) -> None:
    """At the Alley a card of the pile, for all to see; at the Park a card of the hand, unrevealed."""
    side = s.side(seat)
    told = Placed(seat, move.card, move.trump, move.pay, side)
    if move.pay in s.pile(s.place, seat):
        pay_from_pile(s, seat, move.pay)
        s.tell(told)
    else:
        discard_unseen(s, seat, move.pay)
        s.whisper(told, SEATED[seat], Placed(seat, move.card, move.trump, COVERED, side))


def charted(s: GravesState, seat: Seat) -> Chart:
    """What the cards of ``seat`` may do now, as far as suits and the Location are concerned."""
    return find_chart(s.deck_of(seat), s.locations[s.place], s.trump, s.free)


def find_chart(deck: Deck, location: str, trump: Suit, free: Suit) -> Chart:
    key = (location, trump, free)
    if key not in deck.charts:
        open_chart = find_chart(deck, location, trump, "") if free else draw_chart(deck, LOCATIONS[location], trump)
        deck.charts[key] = only_suits(open_chart, trump, free) if free else open_chart
    return deck.charts[key]


def draw_chart(deck: Deck, here: Location, trump: Suit) -> Chart:
    """What each card may do while any suit may be placed."""
    placing = {card: ways(card, deck, here, trump) for card in deck.cards}
    trumps = {card: found if card[0] == trump else () for card, found in placing.items()} if here.trailing else placing
    return Chart(placing, trumps, skills(deck) if here.abilities else {}, here.trailing, here.charges)


def only_suits(chart: Chart, trump: Suit, free: Suit) -> Chart:
    """The same once a card of the suit ``free`` lies there: besides trumps, only that suit may follow."""
    placing = {card: found if card[0] in (trump, free) else () for card, found in chart.ways.items()}
    return Chart(placing, chart.trumps, chart.skills, chart.trailing, chart.charges)


def skills(deck: Deck) -> dict[Card, Skill]:
    """The cards with an ability that can be used from the hand."""
    abilities = [(card, ability) for card, ability in deck.abilities.items() if ability.effect in ABLE]
    return {card: (Use(card), ABLE[ability.effect], ability) for card, ability in abilities}


def ways(card: Card, deck: Deck, here: Location, trump: Suit) -> Sequence[Place]:
    """A card plain, and with each change of trump it may make (GR-8, GR-44)."""
    suit, ability = card[0], deck.abilities.get(card)
    if VALUE[card] < here.lowest:
        return ()
    suits: list[Suit] = []
    if here.abilities and ability is not None and ability.effect == "change trump":
        suits = [other for other in SUITS if other != trump and (ability.any_suit or other == suit)]
    return placements(card, *suits)


@cache
def placements(card: Card, *suits: Suit) -> Sequence[Place]:
    """A card plain, and as the trump of each of ``suits``."""
    return [Place(card), *[Place(card, suit) for suit in suits]]


def held_back(s: GravesState, seat: Seat) -> bool:
    """Bank Vault (II): the Mastermind places only trumps unless it has fewer cards there (GR-22)."""
    return seat != s.detective and len(s.pile(s.place, seat)) >= len(s.pile(s.place, 1 - seat))


def charged(s: GravesState, seat: Seat, moves: Sequence[Turn]) -> list[Turn]:
    """Moves at the Alley or the Park: each placement that costs a card with every one that could pay (GR-24, GR-26)."""
    here, hand, pile, trump = s.here, s.hands[seat], s.pile(s.place, seat), s.trump
    full, found = len(pile) >= here.limit, list[Turn]()
    for move in moves:
        if type(move) is not Place or not (full or costs(move.card, here, trump)):
            found.append(move)
        else:
            found += with_payment(move, pile if full else [card for card in hand if card != move.card])
    return found


def with_payment(move: Place, cards: Sequence[Card]) -> list[Place]:
    """A placement paid for with each of ``cards``."""
    if move.trump:
        return [Place(move.card, move.trump, paid) for paid in cards]
    paying = PAYING[move.card]
    return [paying[paid] for paid in cards]


def costs(card: Card, here: Location, trump: Suit) -> bool:
    return VALUE[card] >= here.toll and card[0] != trump


def reason(s: GravesState, seat: Seat, move: Move) -> str:
    """Why a move is not open to ``seat`` in its turn."""
    if isinstance(move, Place | Use) and move.card not in s.hands[seat]:
        return f"You hold no {move.card}."
    if isinstance(move, Place):
        return why_not_place(s, seat, move)
    if isinstance(move, Use):
        return why_not_use(s, seat, move.card)
    if isinstance(move, Pass):
        return "You have already played this turn: stop instead."
    if isinstance(move, Stop):
        return "You have played nothing yet: pass instead."
    return "It is your turn: place a card, use an ability, or pass."


def why_not_place(s: GravesState, seat: Seat, move: Place) -> str:
    here, card, suit = s.here, move.card, move.card[0]
    if VALUE[card] < here.lowest:
        return f"Cards of value {here.lowest - 1} or less may not be placed at the {here.name}."
    if suit != s.trump and s.free not in ("", suit):
        return f"Besides trumps, you may place only {SUITS[s.free]} this turn."
    if suit != s.trump and here.trailing and held_back(s, seat):
        return f"At the {here.name} the Mastermind may place only trumps until it has fewer cards than the Detective."
    if move.trump and move.trump not in [way.trump for way in charted(s, seat).ways[card]]:
        return f"{card} can't make {SUITS.get(move.trump, move.trump)} the trump here."
    return why_not_pay(s, seat, move)


def why_not_pay(s: GravesState, seat: Seat, move: Place) -> str:
    here = s.here
    if len(s.pile(s.place, seat)) >= here.limit:
        return f"Your pile at the {here.name} is full: discard one of its {here.limit} cards with the placement."
    if costs(move.card, here, s.trump):
        return f"At the {here.name} a non-trump of value {here.toll} or more costs another card from your hand."
    return "This card costs nothing here."


def why_not_use(s: GravesState, seat: Seat, card: Card) -> str:
    ability = s.deck_of(seat).abilities.get(card)
    if ability is None or ability.effect == "change trump":
        return f"{card} has no ability to be used from your hand."
    if not s.here.abilities:
        return f"No abilities may be used at the {s.here.name}."
    if ability.effect == "reshuffle" and s.reshuffled:
        return "You may reshuffle only once a turn."
    return f"{ability.title} has nothing to work on now."
