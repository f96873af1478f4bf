"""What commands are given: each argument's type and help, and how its text becomes a value or a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

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
    raise Refused(f"{tokens[0].keyword} must be a whole number, not {text or 'nothing'}.")


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
        raise Refused(f"{name} must be a number from {allowed[0]} to {allowed[-1]}, not {value}.")
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
            raise Refused(f"An option is written as name=value, not {text}.")
        if name in texts:
            raise Refused(f"Option {name} may be given only once.")
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
        raise Refused(f"{path} is no text in UTF-8.") from None
    if content is None or len(text) > longest:
        raise Refused(f"Option {option} must be a text of at most {longest} characters; {path} holds more.")
    return text


def read_bytes(path: Path, most: int) -> bytes | None:
    """What a file holds; None if that is more than ``most`` bytes."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a path with a zero byte is a ValueError
        raise Refused(unreadable(path, error)) from None
    return content if len(content) <= most else None


def unreadable(path: Path, error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return f"There is no file {path}."
    reason = getattr(error, "strerror", None) or str(error)
    return f"{path} cannot be read: {reason}."


def seated(names: str, game: AnyGame, seats: int, where: str) -> tuple[str, ...]:
    """The bots by their names, seat by seat: one name for all of them, or one for each with commas between."""
    listed = tuple([named(name.strip(), game.id) for name in names.split(",")])
    if len(listed) not in (1, seats):
        raise Refused(f"--bots must name one bot for all {where} or {seats} with commas between, not {len(listed)}.")
    return listed * seats if len(listed) == 1 else listed


def seed_from(word: str) -> bytes:
    """The seed a word stands for; a seed as a record reveals it, 64 hexadecimal digits, stands for itself."""
    try:
        seed = bytes.fromhex(word)
    except ValueError:
        seed = b""
    return seed if len(seed) == len(word) / 2 == 32 else sha256(word.encode(errors="surrogateescape")).digest()
