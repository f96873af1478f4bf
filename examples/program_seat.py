"""A program that plays: it reads a question on its standard input and prints the number of its answer.

parlour play pi --llm "python examples/program_seat.py"

A language model goes in the place of `answer`: give it the whole question, and print what it says.
"""

import re
import sys


def answer(question):
    """The last option, and silence where nothing must be said."""
    low, high = re.search(r"ANSWER: and then one number from (\d+) to (\d+)", question).groups()
    return low if low == "0" else high


if __name__ == "__main__":
    print("ANSWER:", answer(sys.stdin.read()))
