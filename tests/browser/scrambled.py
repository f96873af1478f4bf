"""A language that nobody can read: English with every letter replaced by another.

It is spoken by every game on the shelf in the process that calls ``install``.  What still works in it does not
depend on words.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from importlib.machinery import ModuleSpec
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from types import ModuleType
from typing import Any, Final

from msgspec import Struct, structs

from parlour.core import Guide
from parlour.core.words import ENGLISH
from parlour.games import SHELF, find

SCRAMBLED: Final = "qps"
SHIFT: Final = 7
SAID: Final = (
    *("thing", "zone", "prompt", "option", "event", "claim"),
    *("setting", "standing", "why", "role", "refusal"),
)
LETTERS: Final = str.maketrans(
    ascii_letters,
    ascii_lowercase[SHIFT:] + ascii_lowercase[:SHIFT] + ascii_uppercase[SHIFT:] + ascii_uppercase[:SHIFT],
)


def scramble(said: Any) -> Any:
    """A text, or all the texts of a caption, a label or a wording."""
    if isinstance(said, str):
        return said.translate(LETTERS)
    assert isinstance(said, Struct)
    return structs.replace(said, **{name: scramble(text) for name, text in structs.asdict(said).items()})


def scrambling(speak: Callable[..., Any]) -> Callable[..., Any]:
    """The same function in the scrambled language."""

    @wraps(speak)
    def scrambled(*about: Any) -> Any:
        return scramble(speak(*about))

    return scrambled


def scrambled_guide(guide: Guide) -> Guide:
    """Types and ids stay; what is said is scrambled."""
    aims = [structs.replace(aim, you=scramble(aim.you), aim=scramble(aim.aim)) for aim in guide.aims]
    tips = [structs.replace(tip, title=scramble(tip.title), text=scramble(tip.text)) for tip in guide.tips]
    return Guide(tuple(aims), tuple(tips))


def install() -> None:
    """Teach the scrambled language to every game on the shelf."""
    for game in SHELF:
        words = find(game).words(ENGLISH)
        name = f"parlour.games.{game}.words.{SCRAMBLED}"
        module = ModuleType(name)
        module.__spec__ = ModuleSpec(name, None)
        spoken = {said: scrambling(getattr(words, said)) for said in SAID}
        texts = {"BLURB": scramble(words.BLURB), "PAGE": scramble(words.PAGE), "GUIDE": scrambled_guide(words.GUIDE)}
        texts["PHRASES"] = {id: scramble(phrase) for id, phrase in words.PHRASES.items()}
        vars(module).update(Names=words.Names, **texts, **spoken)
        sys.modules[name] = module
