"""What single fields of messages may hold."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from parlour.notebook import Help

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="The client's own, new for each request.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
LuckHash: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="SHA-256 of UTF-8 text, in hexadecimal."),
]
LuckWords: TypeAlias = Annotated[str, Meta(max_length=64, description="Thrown into the shuffle.")]
LONGEST: Final = 14 * 24 * 3600
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST, description="Seconds for each question; 0: no hurry.")]
Budget: TypeAlias = Annotated[
    int, Meta(ge=0, le=4 * 3600, description="Seconds that each player has for the whole game; 0: no such clock.")
]
Increment: TypeAlias = Annotated[int, Meta(ge=0, le=600, description="Seconds that each answer adds.")]
WINDOW: Final = 5
Seconds: TypeAlias = Annotated[
    int, Meta(ge=0, le=60, description="How long a first-come question lasts; 0: until all have passed.")
]
AWAY: Final = 60
AwaySeconds: TypeAlias = Annotated[
    int, Meta(ge=0, le=LONGEST, description="How long a player is away before a bot may take over.")
]
HELP: Final[Help] = "marks"
SquareId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120, description="sheet/row/column, by their ids.")]
Value: TypeAlias = bool | int | str

Stage: TypeAlias = Literal["gathering", "revealing", "playing", "over"]
Sitter: TypeAlias = Literal["nobody", "person", "bot"]
May: TypeAlias = Literal[
    "sit",
    "leave",
    "resume",
    "bot",
    "start",
    "concede",
    "abort",
    "hurry",
    "undo",
    "quiet",
    "pause",
    "lock",
    "kick",
    "forgive",
    "clock",
    "settle",
]
Room: TypeAlias = Literal["table", "apart", "gallery"]  # where something is said: see docs/wire.md
Sign: TypeAlias = Literal["agree", "disagree", "doubt", "surprise", "laugh", "applause"]
How: TypeAlias = Literal["finished", "conceded", "aborted"]
