"""Brute force is itself checked, against numbers worked out by hand on a game of three cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from parlour.core import (
    NATURE,
    PASS,
    TAKE_BACK,
    Chance,
    Choice,
    Claim,
    Event,
    Game,
    Move,
    Pass,
    Piecewise,
    Result,
    Settings,
    State,
    Steps,
    Together,
    View,
    Window,
    common,
    options,
    start,
)
from parlour.testing import Run, Small, openings, posteriors

ANN, BEA = 0, 1


class Deal(Move, frozen=True):
    hand: str  # two of a, a, b: Ann's


class Lay(Move, frozen=True):
    card: str


class Told(Event, frozen=True):
    what: str


class Urn(State):
    hand: str = ""
    laid: str = ""


class Dealing(Chance[Urn, Deal], frozen=True):
    then: Any

    def sample(self, s: Urn, below: Any) -> Deal:
        return Deal(("aa", "ab", "ab")[below(3)])

    def possible(self, s: Urn, move: Move) -> bool:
        return isinstance(move, Deal)

    def take(self, s: Urn, seat: int, move: Deal) -> Steps:
        s.hand = move.hand
        s.whisper(Told(move.hand), only=(ANN,), others=Told("Ann was dealt two cards."))
        return self.then, End()


class End(Choice[Urn, Pass], frozen=True):
    """Something to be asked at the end, so that there is a moment to look at."""

    def asks(self, s: Urn) -> tuple[int, ...]:
        return (BEA,)

    def options(self, s: Urn, seat: int) -> list[Pass]:
        return [PASS]

    def take(self, s: Urn, seat: int, move: Pass) -> Steps:
        s.result = Result("over", (), (0, 0), "It is over.")
        return ()


def cards(s: Urn, seat: int) -> list[Lay]:
    return [Lay(card) for card in sorted(set(s.hand))] if seat == ANN else [Lay("nothing")]


class Duel(Together[Urn, Lay], frozen=True):
    """Both lay a card at once, Bea nothing; Ann's is shown, or is not."""

    shown: bool = True

    def options(self, s: Urn, seat: int) -> list[Lay]:
        return cards(s, seat)

    def reveal(self, s: Urn, choices: list[Lay]) -> Steps:
        s.laid = choices[0].card
        s.whisper(Told(s.laid), only=(ANN, BEA) if self.shown else (ANN,))
        return ()


class Gap(Window[Urn, Lay], frozen=True):
    """A seat that holds a b may lay it."""

    def options(self, s: Urn, seat: int) -> list[Any]:
        return [PASS, Lay("b")] if seat == ANN and "b" in s.hand else [PASS]

    def step_in(self, s: Urn, seat: int, move: Lay) -> Steps:
        s.tell(Told(f"Ann laid {move.card}."))
        return ()


class Order(Piecewise[Urn, Lay], frozen=True):
    """Ann lays her hand in an order of her own; a hand of two alike is laid at once."""

    def options(self, s: Urn, seat: int) -> list[Lay]:
        return [Lay(card) for card in sorted(set(s.hand)) if Lay(card) not in s.sealed]

    def completes(self, s: Urn, move: Lay) -> bool:
        return len(s.sealed) + 1 == len(set(s.hand))

    def decide(self, s: Urn, parts: list[Lay]) -> Steps:
        s.laid = "".join([part.card for part in parts])
        return ()


class UrnView(View, frozen=True):
    mine: str


def view(s: Urn, seat: int | None = None) -> UrnView:
    return UrnView(*common(s, seat), mine=s.hand if seat == ANN else "")


def unknowns(s: Urn, seat: int | None) -> dict[str, str]:
    return {"hand": s.hand, "laid": s.laid}


def urn(step: Any) -> Game[Any, Any]:
    def begin(seats: int, settings: Settings) -> Urn:
        s = Urn(seats)
        start(s, Dealing(step))
        return s

    none: Any = None
    return Game(
        id="urn", title="Urn", seats=range(2, 3), version=1, settings=Settings, begin=begin, view=view, worlds=none,
        unknowns=unknowns, things=none, notebook=none, words=none, moves=Deal | Lay | Pass, claims=Claim,
    )  # fmt: skip


def outcomes(s: Urn) -> list[tuple[Move, int]]:
    return [(Deal("aa"), 1), (Deal("ab"), 2)]


def public(s: Urn, seat: int, move: Move) -> Fraction:
    """Every labelled card might have been the one shown."""
    return Fraction(s.hand.count(move.card) if isinstance(move, Lay) and seat == ANN else 1)


def hidden(s: Urn, seat: int, move: Move) -> Fraction:
    return public(s, seat, move) / sum([public(s, seat, other) for other in options(s, seat)])


def chances(step: Any, weight: Any, *actions: Any, seat: int | None = BEA) -> list[dict[str, Fraction]]:
    """At each moment of the game in which Ann holds ``ab``: how likely each pair of hand and card laid is."""
    game, small = urn(step), Small(2, {}, outcomes, weight)
    run = Run(game, 2, Settings(), [(NATURE, Deal("ab")), *actions])
    return [
        {" ".join([dict(case)["hand"], dict(case)["laid"]]).strip(): p for case, p in moment.chances.items()}
        for moment in posteriors(small, run, seat, openings(small, run))
    ]


THIRD, TWO_THIRDS, HALF = Fraction(1, 3), Fraction(2, 3), Fraction(1, 2)
LAY_A, LAY_B, NOTHING = (ANN, Lay("a")), (ANN, Lay("b")), (BEA, Lay("nothing"))


class TestTheDeal:
    def test_nature_is_fair_over_labelled_cards(self) -> None:
        assert chances(Duel((0, 1)), public) == [{"aa": THIRD, "ab": TWO_THIRDS}]

    def test_a_seat_knows_its_own_hand(self) -> None:
        assert chances(Duel((0, 1)), public, seat=ANN) == [{"ab": 1}]


class TestChoicesMadeTogether:
    def test_a_card_shown_counts_every_labelled_card_alike(self) -> None:
        """Ann has shown an a: two of the two cards of aa are such, one of the two of ab."""
        assert chances(Duel((0, 1)), public, LAY_A, NOTHING)[-1] == {"aa a": HALF, "ab a": HALF}

    def test_while_it_is_sealed_it_says_nothing(self) -> None:
        for weight in (public, hidden):
            assert chances(Duel((0, 1)), weight, LAY_A)[-1] == {"aa": THIRD, "ab": TWO_THIRDS}

    def test_who_sealed_it_first_makes_no_difference(self) -> None:
        assert chances(Duel((0, 1)), public, NOTHING, LAY_A)[-1] == chances(Duel((0, 1)), public, LAY_A, NOTHING)[-1]

    def test_a_card_that_is_never_shown_was_chosen_evenly(self) -> None:
        expected = {"aa a": THIRD, "ab a": THIRD, "ab b": THIRD}
        assert chances(Duel((0, 1), shown=False), hidden, LAY_A, NOTHING)[-1] == expected


class TestWindows:
    def test_a_pass_that_nobody_sees_says_nothing(self) -> None:
        assert chances(Gap((0, 1)), hidden, (ANN, PASS))[-1] == {"aa": THIRD, "ab": TWO_THIRDS}

    def test_nor_does_it_when_all_have_passed(self) -> None:
        assert chances(Gap((0, 1)), hidden, (BEA, PASS), (ANN, PASS))[-1] == {"aa": THIRD, "ab": TWO_THIRDS}

    def test_the_one_who_steps_in_shows_a_card(self) -> None:
        assert chances(Gap((0, 1)), public, LAY_B)[-1] == {"ab": 1}


class TestDecisionsOfSeveralParts:
    def test_parts_made_and_taken_back_say_nothing(self) -> None:
        for actions in ([LAY_A], [LAY_A, (ANN, TAKE_BACK)], [LAY_A, (ANN, TAKE_BACK), LAY_B]):
            assert chances(Order(ANN), hidden, *actions)[-1] == {"aa": THIRD, "ab": TWO_THIRDS}

    def test_nor_does_their_number_once_it_is_complete(self) -> None:
        assert chances(Order(ANN), hidden, LAY_A, LAY_B)[-1] == {"aa a": THIRD, "ab ab": THIRD, "ab ba": THIRD}
