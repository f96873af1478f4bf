"""``parlour cases``: make them, check them, solve them, and measure who can."""

from __future__ import annotations

from typing import Final

from cyclopts import App

cases: Final = App(name="cases", help="Puzzles cut from games: make, check and solve them, and measure who can.")
for name, purpose in {
    "make": "Have bots play until so many positions are worth asking about.",
    "check": "Check every case of a pack from nothing but its view.",
    "play": "Solve a case in this terminal.",
    "bench": "Have bots, programs or a language model answer fresh cases.",
    "grades": "Show that grades agree with the steps that a limited solver needs.",
}.items():
    cases.command(f"parlour.cli.cases.{name}:{name}", name=name, help=purpose)
