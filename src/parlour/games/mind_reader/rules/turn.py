"""A turn of Mind Reader: a question, guesses, and the draw that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from parlour.core import Below, Chance, Choice, Move, Piecewise, Seat, Steps
from parlour.games.mind_reader.cards import ALL_CARDS, QUESTIONS, Card, card_name
from parlour.games.mind_reader.events import Drew, Forfeited, Guessed, GuessedAll, NoDraw, Reshuffled, Shown
from parlour.games.mind_reader.moves import Ask, EndTurn, GiveUp, Guess, GuessAll, NameRank, NameSuit, Picked
from parlour.games.mind_reader.rules.effects import CARD_POINTS, ask, capture, gain, go_out, hand_over, take_away
from parlour.games.mind_reader.settings import SEATS, MindReaderSettings
from parlour.games.mind_reader.state import MindReaderState, PlaceSet, places

GUESS_DUE: Final = 2  # after so many exhaustions of the draw pile every turn must contain a guess (MR-32)

Part: TypeAlias = Ask | Guess | GuessAll | NameSuit | NameRank | EndTurn
GUESS_ALL: Final = GuessAll()
END_TURN: Final = EndTurn()
UNSEEN_DRAWS: Final = tuple([Drew(seat, None) for seat in range(SEATS[-1])])
GIVE_UPS: Final = (GiveUp(0), GiveUp(1))


@cache
def questions_and_guesses(others: PlaceSet) -> tuple[dict[Card, list[Ask]], list[Guess]]:
    """The questions about these Secret Cards that each card allows, and the guesses at them."""
    aims = places(others)
    questions = {card: [ask for aim in aims for ask in asks(card, *aim)] for card in ALL_CARDS}
    return questions, [Guess(of, side) for of, side in aims]


@cache
def asks(card: Card, of: Seat, side: int) -> list[Ask]:
    return [Ask(card, of, side, question) for question in QUESTIONS]


@cache
def ranks_to_name(settings: MindReaderSettings) -> tuple[NameRank, ...]:
    return tuple([NameRank(rank) for rank in settings.ranks_used])


@cache
def suits_to_name(settings: MindReaderSettings) -> tuple[NameSuit, ...]:
    return tuple([NameSuit(suit) for suit in settings.suits_used])


def next_turn(s: MindReaderState, seat: Seat) -> Turn:
    """Play goes round to the left, past those who are out."""
    following = (seat + 1) % s.seats
    while not s.secrets[following]:
        following = (following + 1) % s.seats
    return Turn(following)


class Turn(Piecewise[MindReaderState, Part], frozen=True):
    """Guess as often as you are right, ask one question, guess again if you like, then draw.

    A guess is named in parts (whose card, suit, rank) that nobody hears of before it is complete.
    """

    asked: bool = False  # the one question of this turn has been put
    guessed: bool = False
    taken: int = 0  # cards won in this turn
    put_out: int = 0  # opponents who went out in this turn

    def options(self, s: MindReaderState, seat: Seat) -> Sequence[Part]:
        """Questions, then guesses, then the end of the turn; or what a guess that is begun names next.

        The question is due as long as a card is held; late in a hand a guess is due too (MR-32).
        """
        if s.sealed:
            return suits_to_name(s.settings) if len(s.sealed) % 2 else ranks_to_name(s.settings)
        hand = s.hands[seat]
        moves: list[Part] = []
        questions, guesses = questions_and_guesses(s.others(seat))
        if not self.asked:
            for card in hand:
                moves += questions[card]
        if s.settings.all_or_nothing:
            moves.append(GUESS_ALL)
        else:
            moves += guesses
        if (self.asked or not hand) and (self.guessed or s.exhausted < GUESS_DUE):
            moves.append(END_TURN)
        return moves

    def why_not(self, s: MindReaderState, seat: Seat, move: Move) -> str:
        if s.sealed:
            return "Finish your guess first, or take it back: a suit, then a rank."
        if isinstance(move, Ask):
            return self.why_not_ask(s, move)
        if isinstance(move, Guess | GuessAll):
            return self.why_not_guess(s, move)
        if isinstance(move, EndTurn):
            due = "ask your question" if s.hands[seat] and not self.asked else "guess: the draw pile ran out twice"
            return f"Before your turn ends you must {due}."
        return "Ask a question, guess, or end your turn."

    def why_not_ask(self, s: MindReaderState, move: Ask) -> str:
        if self.asked:
            return "You have asked your one question of this turn."
        if move.card not in ALL_CARDS:
            return "There is no such card."
        if move.card not in s.hands[self.seat]:
            return f"You hold no {card_name(move.card)}."
        return self.why_not_target(s, move.of)

    def why_not_guess(self, s: MindReaderState, move: Guess | GuessAll) -> str:
        if s.settings.all_or_nothing:
            return "Single guesses are not allowed: name every Secret Card at once."
        return self.why_not_target(s, move.of) if isinstance(move, Guess) else "Guess one Secret Card at a time."

    def why_not_target(self, s: MindReaderState, of: Seat) -> str:
        if of == self.seat:
            return "You know your own Secret Card."
        return "That player has no Secret Card there any more."

    def completes(self, s: MindReaderState, move: Part) -> bool:
        """A question and the end of the turn are whole at once; a guess is, once each card has suit and rank."""
        kind = type(move)  # not isinstance, which is eight times as slow where it is not so (docs/decisions/0003)
        if kind is Ask or kind is EndTurn:
            return True
        if kind is not NameRank:
            return False
        return type(s.sealed[0]) is Guess or len(s.sealed) == 2 * len(places(s.others(self.seat)))

    def decide(self, s: MindReaderState, parts: list[Part]) -> Steps:
        first = parts[0]
        if type(first) is Ask:
            ask(s, self.seat, first)
            return (Turn(self.seat, True, self.guessed, self.taken, self.put_out),)
        if type(first) is EndTurn:
            return draw(s, self.seat)
        cards = cards_named(parts)
        if type(first) is Guess:
            return self.judge(s, first.of, first.side, cards[0])
        others = places(s.others(self.seat))
        return self.judge_all(s, [(of, side, card) for (of, side), card in zip(others, cards)])

    def judge(self, s: MindReaderState, of: Seat, side: int, card: Card) -> Steps:
        """Right: the card is yours and you go on.  Wrong: you alone see it, and pay."""
        right = s.secrets[of][side] == card
        s.tell(Guessed(self.seat, of, side, card, right))
        if right:
            capture(s, self.seat, of, side)
            return self.after_taking(s, 1, not s.secrets[of])
        show(s, self.seat, of, side)
        if s.settings.two_cards and not s.settings.strict:
            return (PayForGuess(self.seat, of),)
        return pay(s, self.seat, of)

    def judge_all(self, s: MindReaderState, named: list[tuple[Seat, int, Card]]) -> Steps:
        """Judged as a whole: all are yours, or only "no" is said and your own card leaves the hand unseen.

        At a table of two there is nothing to hide: a wrong guess is paid like any other (MR-26, MR-12).
        """
        right = all([s.secrets[of][side] == card for of, side, card in named])
        s.tell(GuessedAll(self.seat, tuple(named), right))
        if right:
            for of, side, _ in named:
                capture(s, self.seat, of, side)
            return self.after_taking(s, len(named), len({of for of, _, _ in named}))
        if s.seats == 2:
            for of, side, _ in named:
                show(s, self.seat, of, side)
            return pay(s, self.seat, 1 - self.seat)
        for own in s.sides_left(self.seat):
            s.forfeited.append((self.seat, own, take_away(s, self.seat, own)))
            s.tell(Forfeited(self.seat, own))
        return after_loss(s, self.seat)

    def after_taking(self, s: MindReaderState, cards: int, owners_out: int) -> Steps:
        turn = Turn(self.seat, self.asked, True, self.taken + cards, self.put_out + owners_out)
        if len(s.still_in()) > 1:
            return (turn,)
        if turn.counts_double(s):
            gain(s, self.seat, CARD_POINTS * turn.taken)
        return ()

    def counts_double(self, s: MindReaderState) -> bool:
        """Whether the cards taken in this turn, with which the hand ends, count 20 each (MR-17, MR-25, MR-31)."""
        if s.settings.double_points == "all still secret":
            return self.put_out > 1
        return s.seats > 2 and self.taken == (s.seats - 1) * len(s.settings.sides)


def cards_named(parts: Sequence[Move]) -> list[Card]:
    """The cards that a guess names, a suit and a rank for each."""
    return [rank.rank + suit.suit for suit, rank in zip(parts[1::2], parts[2::2])]  # type: ignore[attr-defined]


def show(s: MindReaderState, guesser: Seat, of: Seat, side: int) -> None:
    """The guesser alone sees the card that was not guessed."""
    s.whisper(Shown(of, side, s.secrets[of][side] or ""), only=(guesser,))


def pay(s: MindReaderState, guesser: Seat, to: Seat) -> Steps:
    """A wrong guess costs every Secret Card that the guesser has left."""
    for side in s.sides_left(guesser):
        hand_over(s, guesser, side, to)
    return after_loss(s, guesser)


def after_loss(s: MindReaderState, loser: Seat) -> Steps:
    """A player without a Secret Card is out; the turn ends without a draw, and so does the hand if one is left."""
    if not any(s.secrets[loser]):
        go_out(s, loser)
    return (next_turn(s, loser),) if len(s.still_in()) > 1 else ()


class PayForGuess(Choice[MindReaderState, GiveUp], frozen=True):
    """With two Secret Cards a wrong guess costs one of them, of the guesser's choice, unless the table is strict."""

    in_sight = True  # whether a Secret Card still lies to the left or to the right

    seat: Seat
    to: Seat

    def asks(self, s: MindReaderState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: MindReaderState, seat: Seat) -> Sequence[GiveUp]:
        return [GIVE_UPS[side] for side in s.sides_left(seat)]

    def take(self, s: MindReaderState, seat: Seat, move: GiveUp) -> Steps:
        hand_over(s, seat, move.side, self.to)
        return after_loss(s, seat)


def draw(s: MindReaderState, seat: Seat) -> Steps:
    """Draw one card, if need be from a new pile made of the discards; then play goes on to the left."""
    if not s.draw:
        s.exhausted += 1
        renew_pile(s)
    if s.draw:
        return (TopCard(seat),)
    s.tell(NoDraw(seat, s.exhausted))
    return (next_turn(s, seat),)


def renew_pile(s: MindReaderState) -> None:
    """The discards and what is buried under them, but no Secret Card won, become the new draw pile."""
    s.draw, s.discard, s.buried = s.buried + s.discard, [], []
    if s.draw:
        s.tell(Reshuffled(len(s.draw), s.exhausted))


class TopCard(Chance[MindReaderState, Picked], frozen=True):
    """The draw pile is shuffled: any of its cards may be the one on top."""

    seat: Seat

    def sample(self, s: MindReaderState, below: Below) -> Picked:
        return Picked(s.draw[below(len(s.draw))])

    def possible(self, s: MindReaderState, move: Move) -> bool:
        return isinstance(move, Picked) and move.card in s.draw

    def take(self, s: MindReaderState, seat: Seat, move: Picked) -> Steps:
        s.draw.remove(move.card)
        s.hands[self.seat] += (move.card,)
        s.whisper(Drew(self.seat, move.card), only=(self.seat,), others=UNSEEN_DRAWS[self.seat])
        return (next_turn(s, self.seat),)
