"""The example scripts for studies run, and show what they say."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from subprocess import run

EXAMPLES = Path(__file__).parents[2] / "examples"


def printed(script: str, *arguments: str) -> str:
    return run([sys.executable, EXAMPLES / script, *arguments], check=True, capture_output=True, text=True).stdout


def test_what_openspiel_learns_can_be_exploited_less_and_less() -> None:
    figures = [float(number) for number in re.findall(r"exploitability (\S+)", printed("solve_mind_reader.py", "4"))]
    assert len(figures) == 3
    assert figures == sorted(figures, reverse=True)
    assert figures[-1] < figures[0] / 3


def test_how_much_the_best_answer_wins_from_each_level_of_bots() -> None:
    told = printed("exploit_bots.py", "mind_reader", "death_cards:thumb")
    gains = {level: float(gain) for level, gain in re.findall(r"^  (\w+) .*wins (\S+) more", told, re.MULTILINE)}
    assert gains.keys() >= {"random", "novice", "thumb", "belief"}
    assert all([gain >= 0 for gain in gains.values()])
    assert gains["novice"] > gains["belief"]
