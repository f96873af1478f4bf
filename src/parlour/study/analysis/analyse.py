"""An analysis, put together from what the watchers of all seats saw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean

from msgspec.structs import replace

from parlour import games
from parlour.core import ENGLISH, Language, Refused, Seat, opening
from parlour.core.referee.record import Closed, Stopped, read
from parlour.study.analysis.judges import judge_of
from parlour.study.analysis.reading import Reading
from parlour.study.analysis.saying import Teller, headline, sentence
from parlour.study.analysis.shape import Analysis, Answer, Known, SeatSummary
from parlour.study.analysis.speech import Speech
from parlour.study.analysis.turnings import chosen
from parlour.study.analysis.watcher import Question, Watcher


def analyse(
    lines: Sequence[str],
    *,
    names: Sequence[str] = (),
    me: Seat | None = None,
    deep: bool = False,
    language: Language = ENGLISH,
    progress: Callable[[int, int], None] = lambda done, lines: None,
) -> Analysis:
    """Judge a finished record.

    ``names`` are used where the record has none, ``me`` is spoken to as you, ``deep`` also asks a judge that searches.
    """
    opened = opening(lines)
    game, last = games.find(opened.game), ending(lines)
    called = opened.players or tuple(names) or tuple([f"Seat {seat + 1}" for seat in range(opened.seats)])
    judge = judge_of(game.id, deep)
    speech = Speech(game, language, called, me)
    reading = Reading(game, lines, speech, judge)
    reading.read(progress)
    decisions = sorted([made for watcher in reading.watchers for made in watcher.decisions], key=lambda made: made.move)
    bare = Analysis(
        game=game.id,
        title=game.title,
        names=tuple(called),
        result=last.result if isinstance(last, Closed) else None,
        ending=last.why if isinstance(last, Stopped) else speech.words.why(reading.result or last.result),
        judge=judge.name if judge else "",
        unit=judge.unit if judge else "",
        caution=judge.caution if judge else "",
        model="even",
        believer=reading.believer.name,
        reads_behaviour=reading.believer.ask is not None,
        moves=reading.moves,
        seats=tuple([summary(watcher, called[watcher.seat]) for watcher in reading.watchers]),
        decisions=tuple(decisions),
        answers=answers(reading),
        spoken=tuple(reading.spoken),
        thoughts=tuple(reading.thoughts),
        roles=tuple([speech.words.role(role) for role in last.result.roles]) if isinstance(last, Closed) else (),
        part_name=speech.part_name,
        parts=tuple(reading.parts),
    )
    teller = Teller(speech.names, language)
    return replace(
        bare,
        turnings=tuple([teller.turning(candidate) for candidate in chosen(bare)]),
        headline=headline(bare, speech.names, language),
        sentence=sentence(bare, language),
    )


def ending(lines: Sequence[str]) -> Closed | Stopped:
    """The last line of a finished record, or Refused."""
    *_, last = read(lines)
    if not isinstance(last, Closed | Stopped):
        raise Refused("only-finished-analysed", line=str(len(lines)))
    return last


def summary(watcher: Watcher, name: str) -> SeatSummary:
    made = watcher.decisions
    asked = [decision.asked.accuracy for decision in made if decision.asked]
    costs = [decision.cost for decision in made if decision.cost]
    turns = watcher.account.totals
    return SeatSummary(
        seat=watcher.seat,
        name=name,
        decisions=len(made),
        accuracy=mean(asked) if asked else None,
        judged=len(costs),
        loss=sum([cost.counted for cost in costs]) if costs else None,
        gained=sum([decision.gained for decision in made]),
        overheard=sum([decision.overheard for decision in made]),
        points=tuple(watcher.points),
        asked=turns.asked if turns else None,
        to_go=turns.left if turns else None,
        par=turns.par if turns else None,
        luck=turns.luck if turns else None,
    )


def answers(reading: Reading) -> tuple[Answer, ...]:
    """Every question of the game, in the order in which they were first asked."""
    return tuple([answer(reading, question) for question in reading.questions])


def answer(reading: Reading, question: Question) -> Answer:
    """Who could answer a question, and when."""
    asking = [watcher for watcher in reading.watchers if question in watcher.left]
    settled = [watcher.settled[question].text for watcher in asking if question in watcher.settled]
    named_by, named_at = reading.named.get(question, (None, None))
    return Answer(
        part=question.part,
        page=asking[0].pages[question],
        text=reading.truths.get(question) or (settled or [""])[0],
        known=tuple([known(reading, watcher, question) for watcher in asking]),
        named_by=named_by,
        named_at=named_at,
    )


def known(reading: Reading, watcher: Watcher, question: Question) -> Known:
    if settled := watcher.settled.get(question):
        return Known(watcher.seat, reading.after(watcher.seat, settled.told), settled.told, 1)
    return Known(watcher.seat, None, None, watcher.left[question])
