"""An analysis in words: its headline, its sentence and its turning points."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Any, Final, TypeAlias

from parlour.core import ENGLISH, Language, Seat
from parlour.core.words.english import Names
from parlour.core.words.english import sentence as capitalised
from parlour.core.words.messages.house import Speech, speech
from parlour.study.analysis.shape import Analysis, Answer, Decision, SeatSummary, Spoken, Turning
from parlour.study.analysis.turnings import Candidate, Shift

PART: Final = "analysis"  # of the house's words
ENOUGH: Final = 5  # decisions of every seat, before skill is spoken of
CLEARLY: Final = 0.8  # at most so much of the next best's loss
PARTS: Final = ((0, 1), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (7, 8), (9, 10), (19, 20), (99, 100))
Told: TypeAlias = tuple[str, str]  # a title, and a sentence or two


def percent(chance: float, language: Language = ENGLISH) -> str:
    """A chance, and never 0% or 100% for what was open."""
    rounded = round(100 * chance)
    open_ = 0 < chance < 1 and rounded in (0, 100)
    bound = ("under" if rounded == 0 else "over") if open_ else "exact"
    return speech(PART, language)("chance", bound=bound, share=rounded / 100)


def amount(value: float, unit: str, language: Language = ENGLISH) -> str:
    """A loss in its unit: 0.7 turns, or 12% win chance."""
    figure = round(value, 2) if unit == "win chance" else round(value, 1)
    return speech(PART, language)("amount", unit=unit.replace(" ", "-"), value=figure)


def ruled_out(bits: float, language: Language = ENGLISH) -> str:
    """How much of what was possible is ruled out: one bit rules out 1 of 2 possibilities, two bits 3 of 4."""
    part = 1 - 2.0 ** -max(0.0, bits)
    out, of = min(PARTS, key=lambda each: abs(each[0] / each[1] - part))
    return speech(PART, language)("ruled-out", out=out, of=of)


def given_away(seat: SeatSummary, unit: str, language: Language = ENGLISH) -> str:
    """What a seat gave away: turns together; else for each decision, since values of one game do not add up."""
    if seat.loss is None:
        return ""
    if unit == "turns":
        return amount(seat.loss, unit, language)
    each = seat.loss / max(1, seat.judged)
    figure = round(each, 3) if unit == "win chance" else round(each, 2)
    return speech(PART, language)("amount-each", unit=unit.replace(" ", "-"), value=figure)


def headline(analysis: Analysis, names: Names, language: Language = ENGLISH) -> str:
    """Who won, and whether by skill or by luck."""
    say = speech(PART, language)
    if analysis.result is None:
        return say("no-end")
    winners = analysis.result.winners
    if len(winners) != 1:
        return say("several-win", names, seats=winners) if winners else say("none-wins")
    best, luckiest = most_skilful(analysis), most_lucky(analysis)
    return one_winner(winners[0], best, luckiest, names, say)


def one_winner(winner: Seat, best: Seat | None, luckiest: Seat | None, names: Names, say: Speech) -> str:
    """What is not clear from the figures is not said."""
    lucky = luckiest == winner
    if best == winner:
        return say("best-and-lucky" if lucky else "best-and-paid", names, seat=winner)
    if best is None:
        return say("had-luck" if lucky else "wins", names, seat=winner)
    return say("luck-beats-skill" if lucky else "won-though", names, seat=winner, best=best)


def most_skilful(analysis: Analysis) -> Seat | None:
    """Who gave away least for each decision that was judged, if enough were and nobody else comes near."""
    judged = [[made.cost.counted for made in decisions_of(analysis, seat) if made.cost] for seat in analysis.seats]
    if min([len(losses) for losses in judged]) < ENOUGH:
        return None
    first, second = sorted([(mean(losses), seat) for seat, losses in enumerate(judged)])[:2]
    return first[1] if first[0] < CLEARLY * second[0] else None


def decisions_of(analysis: Analysis, seat: SeatSummary) -> list[Decision]:
    return [made for made in analysis.decisions if made.seat == seat.seat]


def most_lucky(analysis: Analysis) -> Seat | None:
    """Who had the most luck, if it was a turn and a fifth more than anybody else had."""
    lucky = sorted([(seat.luck, seat.seat) for seat in analysis.seats if seat.luck is not None], reverse=True)
    return lucky[0][1] if len(lucky) > 1 and lucky[0][0] > lucky[1][0] + 1 + abs(lucky[1][0]) / 5 else None


def sentence(analysis: Analysis, language: Language = ENGLISH) -> str:
    """How it ended, and what the game was made of."""
    say = speech(PART, language)
    told = [analysis.ending, say("decisions-made", count=analysis.moves)]
    guesses = [made.guess for made in analysis.decisions if made.guess and made.guess.right is not None]
    if guesses:
        right, expected = sum([bool(guess.right) for guess in guesses]), sum([guess.chance for guess in guesses])
        told.append(say("guesses-made", count=len(guesses), right=right, expected=round(expected, 1)))
    missed = sum([made.missed is not None for made in analysis.decisions])
    told += [say("proofs-missed", count=missed)] * bool(missed)
    lies = sum([bool(spoken.against) for spoken in analysis.spoken])
    told += [say("claims-against", count=lies)] * bool(lies)
    return " ".join(told)


def first_known(answer: Answer, language: Language = ENGLISH) -> tuple[str, list[Seat]]:
    """When an answer could first be known, and by whom; those who knew from the start come first."""
    say = speech(PART, language)
    told = [(known.move, known.seat) for known in answer.known if known.move is not None]
    if not told:
        return say("known-too-late", left=str(min([known.left for known in answer.known]))), []
    start = [seat for move, seat in told if move == 0]
    first = min([move for move, _ in told if move], default=None)
    when = say("known-first", start=bool(start), move=None if first is None else str(first))
    return when, start + [seat for move, seat in told if move and move == first]


class Teller:
    """Tells turning points in one language."""

    def __init__(self, names: Names, language: Language = ENGLISH) -> None:
        self.names, self.language, self.say = names, language, speech(PART, language)
        self.tells: dict[str, Callable[[Any], Told]] = {
            "right guess": self.guess,
            "bold guess": self.guess,
            "wrong guess": self.guess,
            "missed": self.missed,
            "costly": self.cost,
            "lucky answer": self.luck,
            "found out": self.gain,
            "overheard": self.overheard,
            "lie": self.lie,
            "shift": self.shift,
        }

    def turning(self, candidate: Candidate) -> Turning:
        about = candidate.about
        title, text = self.tells[candidate.kind](about)
        return Turning(about.move, about.seat, candidate.kind, title, capitalised(text))

    def told(self, key: str, **given: Any) -> Told:
        title, text = [self.say(f"{key}-{part}", self.names, **given) for part in ("title", "text")]
        return title, text

    def guess(self, made: Decision) -> Told:
        assert made.guess
        chance, right = made.guess.chance, made.guess.right
        key = ("knows" if chance == 1 else "dares") if right else "errs"
        shown = percent(chance, self.language)
        return self.told(key, seat=made.seat, chance=shown, text=made.guess.text, possible=chance > 0)

    def missed(self, made: Decision) -> Told:
        assert made.missed
        lines = [str(line) for line in made.missed.lines]
        return self.told("misses-proof", seat=made.seat, text=made.missed.text, lines=lines)

    def cost(self, made: Decision) -> Told:
        assert made.cost
        lost = amount(made.cost.loss, made.cost.unit, self.language)
        said = {"text": closed(made.text), "worth": self.worth(made), "better": closed(made.cost.best_text)}
        return self.told("gives-away", seat=made.seat, amount=lost, **said)

    def worth(self, made: Decision) -> str:
        """What a question could rule out, if another could clearly rule out more."""
        if not made.asked:
            return ""
        own, best = self.ruled_out(made.asked.bits), self.ruled_out(made.asked.best)
        return "" if own == best else " " + self.say("worth", own=own, best=best)

    def luck(self, made: Decision) -> Told:
        assert made.asked
        gained, expected = self.ruled_out(made.gained), self.ruled_out(made.asked.bits)
        return self.told("has-luck", seat=made.seat, text=closed(made.text), gained=gained, expected=expected)

    def gain(self, made: Decision) -> Told:
        return self.told("learns", seat=made.seat, gained=self.ruled_out(made.gained), heard=made.heard[0])

    def overheard(self, made: Decision) -> Told:
        return self.told("overhears", seat=made.seat, gained=self.ruled_out(made.overheard))

    def lie(self, spoken: Spoken) -> Told:
        return self.told("lies", seat=spoken.seat, text=spoken.text, against=" ".join(spoken.against))

    def shift(self, shift: Shift) -> Told:
        return self.told("sees-clearer", seat=shift.seat, gained=self.ruled_out(shift.bits))

    def ruled_out(self, bits: float) -> str:
        return ruled_out(bits, self.language)


def closed(text: str) -> str:
    """A text that ends like a sentence."""
    return text if text.endswith((".", "?", "!")) else f"{text}."
