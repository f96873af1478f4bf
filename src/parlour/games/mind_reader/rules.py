"""The rules of Mind Reader, one step per paragraph of the rulebook, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias, cast

from parlour.core import (
    Below,
    Chance,
    Choice,
    Happening,
    Move,
    Piecewise,
    Result,
    Seat,
    Steps,
    Together,
    shuffled,
    start,
)
from parlour.games.mind_reader.cards import (
    ALL_CARDS,
    QUESTIONS,
    REPLIES,
    Ask,
    Asked,
    Card,
    Dealt,
    Drawn,
    Drew,
    EndTurn,
    Forfeited,
    GiveUp,
    Guess,
    GuessAll,
    Guessed,
    GuessedAll,
    HandBegan,
    HandedOver,
    HandEnded,
    Held,
    Keep,
    Kept,
    MindReaderSettings,
    NameRank,
    NameSuit,
    NoDraw,
    Reshuffled,
    Shown,
    Shuffled,
    WentOut,
    card_name,
    deck_of,
)
from parlour.games.mind_reader.state import MindReader

SEATS: Final = range(2, 7)
CARD_POINTS: Final = 10
PATIENCE: Final = 2  # after so many exhaustions of the draw pile every turn must contain a guess (MR-32)

Part: TypeAlias = Ask | Guess | GuessAll | NameSuit | NameRank | EndTurn
ASKS: Final = {
    card: [[[Ask(card, of, side, q) for q in QUESTIONS] for side in range(2)] for of in range(SEATS[-1])]
    for card in ALL_CARDS
}
GUESSES: Final = [[Guess(of, side) for side in range(2)] for of in range(SEATS[-1])]
GUESS_ALL: Final = GuessAll()
WHOLE: Final = (Ask, EndTurn)  # parts that are a decision by themselves
END_TURN: Final = EndTurn()
UNSEEN_DRAWS: Final = tuple([Drew(seat, None) for seat in range(SEATS[-1])])
GIVE_UPS: Final = (GiveUp(0), GiveUp(1))


@cache
def ranks_to_name(settings: MindReaderSettings) -> tuple[NameRank, ...]:
    return tuple([NameRank(rank) for rank in settings.rank_names])


@cache
def suits_to_name(settings: MindReaderSettings) -> tuple[NameSuit, ...]:
    return tuple([NameSuit(suit) for suit in settings.suit_names])


def begin(seats: int, settings: MindReaderSettings) -> MindReader:
    s = MindReader(
        seats, [], (), [], [], None, settings, 0, 0, [], [], [], [], [], [], [], [0] * seats, [0] * seats, 0
    )  # fmt: skip
    start(s, ChooseDealer())
    return s


def forbids(seats: int, settings: MindReaderSettings) -> str | None:
    if settings.gentle and not settings.two_cards:
        return "Option gentle goes only with two_cards=true."
    if settings.gentle and settings.all_or_nothing:
        return "Option gentle does not go with all_or_nothing: allowed is one of the two."
    most = len(deck_of(settings)) // settings.dealt
    if seats > most:
        return f"With {settings.suits} suits of {settings.ranks} ranks there are cards for {most} players, not {seats}."
    return None


class ChooseDealer(Chance[MindReader, Drawn], frozen=True):
    """The first dealer is drawn by lot."""

    def sample(self, s: MindReader, below: Below) -> Drawn:
        return Drawn(below(s.seats))

    def possible(self, s: MindReader, move: Move) -> bool:
        return isinstance(move, Drawn) and move.dealer in range(s.seats)

    def take(self, s: MindReader, seat: Seat, move: Drawn) -> Steps:
        return (Deal(move.dealer),)


class Deal(Chance[MindReader, Dealt], frozen=True):
    """Shuffle, deal four cards to each player (five with two Secret Cards); the rest is the draw pile."""

    dealer: Seat

    def sample(self, s: MindReader, below: Below) -> Dealt:
        return Dealt(shuffled(deck_of(s.settings), below))

    def possible(self, s: MindReader, move: Move) -> bool:
        return isinstance(move, Dealt) and sorted(move.deck) == sorted(deck_of(s.settings))

    def take(self, s: MindReader, seat: Seat, move: Dealt) -> Steps:
        lay_out(s, self.dealer, list(move.deck))
        s.tell(HandBegan(s.number, self.dealer))
        for player, hand in enumerate(s.hands):
            s.tell(Held(hand), only=(player,))
        return ChooseSecrets(tuple(range(s.seats))), FirstTurn()


def lay_out(s: MindReader, dealer: Seat, deck: list[Card]) -> None:
    """Clear the table for a new hand and deal from the top of ``deck``."""
    s.number += 1
    s.dealer = dealer
    s.hands = [tuple([deck.pop() for _ in range(s.settings.dealt)]) for _ in range(s.seats)]
    s.secrets = [()] * s.seats
    s.draw, s.discard, s.buried, s.forfeited = deck, [], [], []
    s.won = [()] * s.seats
    s.gained = [0] * s.seats
    s.exhausted = 0


class ChooseSecrets(Together[MindReader, Keep], frozen=True):
    """Each player lays one card of their hand face down, or two, left and right: the Secret Card."""

    def options(self, s: MindReader, seat: Seat) -> Sequence[Keep]:
        return [Keep(cards) for cards in permutations(s.hands[seat], len(s.settings.sides))]

    def why_not(self, s: MindReader, seat: Seat, move: Move) -> str:
        if isinstance(move, Keep) and not set(move.cards) <= set(s.hands[seat]):
            return "You can keep only cards of your own hand."
        return "Choose your two Secret Cards now." if s.settings.two_cards else "Choose your Secret Card now."

    def reveal(self, s: MindReader, choices: list[Keep]) -> Steps:
        for seat, keep in enumerate(choices):
            s.secrets[seat] = keep.cards
            s.hands[seat] = tuple([card for card in s.hands[seat] if card not in keep.cards])
            s.tell(Kept(keep.cards), only=(seat,))
        return ()


class FirstTurn(Happening[MindReader], frozen=True):
    """The player to the dealer's left begins."""

    def happen(self, s: MindReader) -> Steps:
        return (next_turn(s, s.dealer),)


def next_turn(s: MindReader, seat: Seat) -> Turn:
    """Play goes round to the left, past those who are out."""
    following = (seat + 1) % s.seats
    while not s.secrets[following]:
        following = (following + 1) % s.seats
    return Turn(following, s.others(following))


class Turn(Piecewise[MindReader, Part], frozen=True):
    """Guess as often as you are right, ask one question, guess again if you like, then draw.

    A guess is named in parts (whose card, suit, rank) that nobody hears of before it is complete.
    """

    others: tuple[tuple[Seat, int], ...]  # the opponents' undiscovered Secret Cards: whose, at which side
    asked: bool = False  # the one question of this turn has been put
    guessed: bool = False
    taken: int = 0  # cards won in this turn

    def next_part(self, s: MindReader, parts: list[Part]) -> Sequence[Part]:
        if not parts:
            return self.beginnings(s)
        first, named = parts[0], len(parts) - 1
        if type(first) in WHOLE or named == 2 * len(self.aims(first)):
            return ()
        return ranks_to_name(s.settings) if named % 2 else suits_to_name(s.settings)

    def beginnings(self, s: MindReader) -> list[Part]:
        """What a player may do next: questions, then guesses, then the end of the turn."""
        hand, others = s.hands[self.seat], self.others
        moves: list[Part] = []
        if not self.asked:
            for asks in [ASKS[card] for card in hand]:
                for of, side in others:
                    moves += asks[of][side]
        if s.settings.all_or_nothing:
            moves.append(GUESS_ALL)
        else:
            moves += [GUESSES[of][side] for of, side in others]
        if self.may_end(s):
            moves.append(END_TURN)
        return moves

    def may_end(self, s: MindReader) -> bool:
        """The question is due as long as a card is held; late in a hand a guess is due too (MR-32)."""
        return (self.asked or not s.hands[self.seat]) and (self.guessed or s.exhausted < PATIENCE)

    def aims(self, first: Move) -> tuple[tuple[Seat, int], ...]:
        """The Secret Cards that a guess begun by ``first`` is about."""
        return ((first.of, first.side),) if type(first) is Guess else self.others

    def why_not(self, s: MindReader, seat: Seat, move: Move) -> str:
        if s.sealed:
            return "Finish your guess first, or take it back: a suit, then a rank."
        if isinstance(move, Ask):
            return self.why_not_ask(s, move)
        if isinstance(move, Guess | GuessAll):
            return self.why_not_guess(s, move)
        if isinstance(move, EndTurn):
            due = "ask your question" if s.hands[seat] and not self.asked else "guess, for the draw pile ran out twice"
            return f"Before your turn ends you must {due}."
        return "Ask a question, guess, or end your turn."

    def why_not_ask(self, s: MindReader, move: Ask) -> str:
        if self.asked:
            return "You have asked your one question of this turn."
        if move.card not in s.hands[self.seat]:
            return f"You hold no {card_name(move.card)}."
        return self.why_not_target(s, move.of)

    def why_not_guess(self, s: MindReader, move: Guess | GuessAll) -> str:
        if s.settings.all_or_nothing:
            return "Single guesses are not allowed: name every Secret Card at once."
        return self.why_not_target(s, move.of) if isinstance(move, Guess) else "Guess one Secret Card at a time."

    def why_not_target(self, s: MindReader, of: Seat) -> str:
        if of == self.seat:
            return "You know your own Secret Card."
        return "That player has no Secret Card there any more."

    def complete(self, s: MindReader, parts: list[Part]) -> Steps:
        first = parts[0]
        if type(first) is Ask:  # not isinstance, which is eight times as slow where it is not so (docs/decisions/0003)
            ask(s, self.seat, first)
            return (Turn(self.seat, self.others, True, self.guessed, self.taken),)
        if type(first) is EndTurn:
            return (DrawCard(self.seat),)
        cards = cards_named(parts)
        if type(first) is Guess:
            return self.judge(s, first.of, first.side, cards[0])
        return self.judge_all(s, [(of, side, card) for (of, side), card in zip(self.others, cards)])

    def judge(self, s: MindReader, of: Seat, side: int, card: Card) -> Steps:
        """Right: the card is yours and you go on.  Wrong: you alone see it, and pay."""
        right = s.secrets[of][side] == card
        s.tell(Guessed(self.seat, of, side, card, right))
        if right:
            capture(s, self.seat, of, side)
            return self.after_taking(s, 1)
        s.tell(Shown(of, side, cast(Card, s.secrets[of][side])), only=(self.seat,))
        if s.settings.gentle:
            return (PayForGuess(self.seat, of),)
        for own in s.left(self.seat):
            hand_over(s, self.seat, own, of)
        return after_loss(s, self.seat)

    def judge_all(self, s: MindReader, named: list[tuple[Seat, int, Card]]) -> Steps:
        """Judged as a whole: all are yours, or only "no" is said and your own card leaves the hand unseen."""
        right = all([s.secrets[of][side] == card for of, side, card in named])
        s.tell(GuessedAll(self.seat, tuple(named), right))
        if right:
            for of, side, _ in named:
                capture(s, self.seat, of, side)
            return self.after_taking(s, len(named))
        for own in s.left(self.seat):
            s.forfeited.append((self.seat, own, take_away(s, self.seat, own)))
            s.tell(Forfeited(self.seat, own))
        return after_loss(s, self.seat)

    def after_taking(self, s: MindReader, cards: int) -> Steps:
        taken = self.taken + cards
        if len(s.still_in()) > 1:
            return (Turn(self.seat, s.others(self.seat), self.asked, True, taken),)
        if s.seats > 2 and taken == (s.seats - 1) * len(s.settings.sides):
            s.gained[self.seat] += CARD_POINTS * taken  # all of them in one turn count twice (MR-17, MR-25, MR-31)
        return (EndHand(self.seat),)


def cards_named(parts: Sequence[Move]) -> list[Card]:
    """The cards that a guess names, a suit and a rank for each."""
    suits = [part.suit for part in parts if type(part) is NameSuit]
    ranks = [part.rank for part in parts if type(part) is NameRank]
    return [rank + suit for suit, rank in zip(suits, ranks)]


def ask(s: MindReader, seat: Seat, move: Ask) -> None:
    """The card is laid on the discards and compared; everybody hears question and reply."""
    s.hands[seat] = tuple([card for card in s.hands[seat] if card != move.card])
    s.discard.append(move.card)
    reply = REPLIES[move.question][move.card][cast(Card, s.secrets[move.of][move.side])]
    event = Asked(seat, move.of, move.side, move.question, reply, move.card)
    if s.settings.in_secret:
        unseen = Asked(seat, move.of, move.side, move.question, reply, None)
        s.tell(event, only=(seat, move.of), others=unseen)
    else:
        s.tell(event)


def take_away(s: MindReader, seat: Seat, side: int) -> Card:
    """The Secret Card of ``seat`` at ``side`` is gone."""
    cards = list(s.secrets[seat])
    card, cards[side] = cast(Card, cards[side]), None
    s.secrets[seat] = tuple(cards)
    return card


def capture(s: MindReader, by: Seat, of: Seat, side: int) -> None:
    """A card rightly guessed goes face up to the guesser."""
    s.won[by] += (take_away(s, of, side),)
    s.gained[by] += CARD_POINTS
    if not any(s.secrets[of]):
        go_out(s, of)


def hand_over(s: MindReader, by: Seat, side: int, to: Seat) -> None:
    """The price of a wrong guess: an own Secret Card goes face up to the player misjudged."""
    card = take_away(s, by, side)
    s.won[to] += (card,)
    s.gained[to] += CARD_POINTS
    s.tell(HandedOver(by, side, card, to))


def go_out(s: MindReader, seat: Seat) -> None:
    """Without a Secret Card a player is out; their hand is buried."""
    s.secrets[seat] = ()
    s.tell(WentOut(seat, len(s.hands[seat])))
    s.buried += s.hands[seat]
    s.hands[seat] = ()


def after_loss(s: MindReader, loser: Seat) -> Steps:
    """Whoever lost the last Secret Card is out; the turn ends without a draw, and so does the hand if one is left."""
    if not any(s.secrets[loser]):
        go_out(s, loser)
    remaining = s.still_in()
    return (EndHand(remaining[0]) if len(remaining) == 1 else next_turn(s, loser),)


class PayForGuess(Choice[MindReader, GiveUp], frozen=True):
    """Gently played, a wrong guess costs one own Secret Card, of the guesser's choice."""

    seat: Seat
    to: Seat

    def asks(self, s: MindReader) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: MindReader, seat: Seat) -> Sequence[GiveUp]:
        return [GIVE_UPS[side] for side in s.left(seat)]

    def take(self, s: MindReader, seat: Seat, move: GiveUp) -> Steps:
        hand_over(s, seat, move.side, self.to)
        return after_loss(s, seat)


class DrawCard(Happening[MindReader], frozen=True):
    """Draw one card, an empty pile being made anew from the discards first; then play goes on to the left."""

    seat: Seat

    def happen(self, s: MindReader) -> Steps:
        if s.draw:
            card = s.draw.pop()
            s.hands[self.seat] += (card,)
            s.tell(Drew(self.seat, card), only=(self.seat,), others=UNSEEN_DRAWS[self.seat])
            return (next_turn(s, self.seat),)
        s.exhausted += 1
        if s.discard or s.buried:
            return Reshuffle(), self
        s.tell(NoDraw(self.seat))
        return (next_turn(s, self.seat),)


class Reshuffle(Chance[MindReader, Shuffled], frozen=True):
    """The discards and what is buried under them, but no Secret Card won, become the new draw pile."""

    def sample(self, s: MindReader, below: Below) -> Shuffled:
        return Shuffled(shuffled(range(len(s.discard) + len(s.buried)), below))

    def possible(self, s: MindReader, move: Move) -> bool:
        return isinstance(move, Shuffled) and sorted(move.order) == list(range(len(s.discard) + len(s.buried)))

    def take(self, s: MindReader, seat: Seat, move: Shuffled) -> Steps:
        pile = s.buried + s.discard
        s.draw = [pile[i] for i in move.order]
        s.discard, s.buried = [], []
        s.tell(Reshuffled(len(pile)))
        return ()


class EndHand(Happening[MindReader], frozen=True):
    """The last player with an undiscovered Secret Card scores it; the match may be over."""

    last: Seat

    def happen(self, s: MindReader) -> Steps:
        s.gained[self.last] += CARD_POINTS * len(s.left(self.last))
        s.points = [had + got for had, got in zip(s.points, s.gained)]
        s.tell(HandEnded(self.last, tuple(s.gained), tuple(s.points)))
        if over(s):
            finish(s)
            return ()
        return (Deal((s.dealer + 1) % s.seats),)


def over(s: MindReader) -> bool:
    if s.settings.length == "target":
        return max(s.points) >= s.settings.target
    return s.number >= (s.seats if s.settings.length == "a hand each" else 1)


def finish(s: MindReader) -> None:
    """The highest total wins; ties are shared."""
    most = max(s.points)
    winners = tuple([seat for seat in range(s.seats) if s.points[seat] == most])
    ending = "target_reached" if s.settings.length == "target" else "all_hands_played"
    s.result = Result(ending, winners, tuple(s.points), f"The highest total is {most} points.")
