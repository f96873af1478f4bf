"""What commands are given: each argument's type and help, and how its text becomes a value or a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

from cyclopts import Parameter, Token

from parlour.bots.own import named
from parlour.core import Game, Refused, Settings, described, parse_settings

AnyGame: TypeAlias = Game[Any, Any]

USUAL_SEATS: Final = 4


def number(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number, and nothing that merely resembles one."""
    text = tokens[0].value
    if text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 16:
        return int(text)
    raise Refused("wants-whole-number", name=tokens[0].keyword, text=text or None)


Seats: TypeAlias = Annotated[int | None, Parameter(converter=number, help="How many sit at the table; usually 4.")]
Seed: TypeAlias = Annotated[
    str | None, Parameter(help="Any word: the same one deals the same cards.  Without it they are dealt afresh.")
]
Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        help="An option of the game, as name=value; a text may also be named by its file, as name=@FILE.",
    ),
]
Programs: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--llm",
        negative=(),
        help="A command that plays too, such as a language model: it reads each question on its standard input and "
        "prints a number.  Repeat it for more.",
    ),
]
AsJson: TypeAlias = Annotated[bool, Parameter(name="--json", help="Print JSON, for a program to read.")]
RecordFile: TypeAlias = Annotated[Path, Parameter(help="A record, as `play` and `simulate --record-dir` write it.")]


def within(name: str, value: int, allowed: range) -> int:
    """``value``, if it is allowed."""
    if value not in allowed:
        raise Refused("wants-number-between", name=name, low=str(allowed[0]), high=str(allowed[-1]), value=str(value))
    return value


def table_of(game: AnyGame, seats: int | None, given: Sequence[str] | None) -> tuple[int, Settings]:
    """The seats and the options of a table."""
    if seats is None:
        seats = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]
    return seats, game.table(seats, chosen(game, given or ()))


def chosen(game: AnyGame, given: Sequence[str]) -> dict[str, object]:
    """Options as typed, one ``name=value`` each."""
    texts: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("option-not-written-so", text=text)
        if name in texts:
            raise Refused("option-given-twice", name=name)
        texts[name] = value
    return parse_settings(game.settings, from_files(game, texts))


def from_files(game: AnyGame, texts: Mapping[str, str]) -> dict[str, str]:
    """The same, where a text may also be named by its file: ``@FILE``."""
    longest = {setting.name: setting.high or 0 for setting in described(game.settings) if setting.type == "text"}
    return {
        name: read_text(name, Path(text[1:]), longest[name]) if name in longest and text.startswith("@") else text
        for name, text in texts.items()
    }


def read_text(option: str, path: Path, longest: int) -> str:
    """A whole file as the value of an option; no more of it is read than the option may hold."""
    content = read_bytes(path, 4 * longest)
    try:
        text = content.decode() if content is not None else ""
    except UnicodeDecodeError:
        raise Refused("file-not-utf8", file=path) from None
    if content is None or len(text) > longest:
        raise Refused("option-file-too-long", name=option, most=str(longest), file=path)
    return text


def read_bytes(path: Path, most: int) -> bytes | None:
    """What a file holds; None if that is more than ``most`` bytes."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a path with a zero byte is a ValueError
        raise unreadable(path, error) from None
    return content if len(content) <= most else None


def unreadable(path: Path, error: Exception) -> Refused:
    if isinstance(error, FileNotFoundError):
        return Refused("no-such-file", file=path)
    reason = getattr(error, "strerror", None) or str(error)
    return Refused("file-unreadable", file=path, error=reason)


def seated(names: str, game: AnyGame, seats: int, where: Literal["all", "others"]) -> tuple[str, ...]:
    """The bots by their names, seat by seat: one name for all of them, or one for each with commas between."""
    listed = tuple([named(name.strip(), game.id) for name in names.split(",")])
    if len(listed) not in (1, seats):
        raise Refused("bots-do-not-fit", where=where, seats=seats, count=len(listed))
    return listed * seats if len(listed) == 1 else listed


def seed_from(word: str) -> bytes:
    """The seed a word stands for; a seed as a record reveals it, 64 hexadecimal digits, stands for itself."""
    try:
        seed = bytes.fromhex(word)
    except ValueError:
        seed = b""
    return seed if len(seed) == len(word) / 2 == 32 else sha256(word.encode(errors="surrogateescape")).digest()
