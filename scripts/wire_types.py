"""Write the client's TypeScript types from msgspec structs: those of the wire, and those of each game with a table.

They are web/src/wire/types.ts and web/src/games/<game>/types.ts.  With --check nothing is written; 1 if a file is not
what would be written.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from game_schema import game_schema
from parlour.games import find, shelf
from parlour.server.wire import schema

WEB = Path(__file__).resolve().parent.parent / "web"
SOURCES = WEB / "src"
TOOLS = WEB / "node_modules"
COMPILER = TOOLS / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
FORMATTER = TOOLS / "prettier" / "bin" / "prettier.cjs"
BANNER = "/* Made by scripts/wire_types.py from src/parlour/{}: change it there. */"

Shape = dict[str, Any]


def untitled(shape: object) -> object:
    """The shape without its titles and discriminators: the compiler would make a second name of each."""
    if isinstance(shape, list):
        return [untitled(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    return {key: untitled(part) for key, part in shape.items() if key != "discriminator" and not is_title(key, part)}


def is_title(key: str, part: object) -> bool:
    return key == "title" and isinstance(part, str)


def prepared(shapes: Shape) -> Shape:
    """A schema as the compiler likes it."""
    return {"title": "Wire", "$defs": untitled(shapes["$defs"])}


def compiled(source: str, shapes: Shape) -> str:
    """The TypeScript of a JSON schema made from ``source``, in the client's format."""
    banner = ("--bannerComment", BANNER.format(source))
    flags = ("--unreachableDefinitions", "--no-additionalProperties", "--no-format", *banner)
    types = tidied(run(COMPILER, *flags, said=json.dumps(prepared(shapes))))
    return run(FORMATTER, "--stdin-filepath", "types.ts", said=types)


def tidied(types: str) -> str:
    """The compiler's output without its type of the whole and without saying of each type where it came from; a
    short comment stands on one line."""
    types = re.sub(r"export interface Wire \{.*?\n\}\n", "", types, flags=re.DOTALL)
    types = re.sub(r"( \*\s*\n)? \* This interface was referenced by .*\n \* via .*\n", "", types)
    types = types.replace("/**\n */\n", "")
    return re.sub(r"/\*\*\n +\* (.*)\n +\*/", r"/** \1 */", types)


def run(tool: Path, *arguments: str, said: str) -> str:
    """What one of the client's tools answers."""
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    done = subprocess.run([node, tool, *arguments], input=said, stdout=subprocess.PIPE, text=True, check=True, cwd=WEB)
    return done.stdout


def files() -> dict[Path, str]:
    """All types by the file that holds them."""
    wire = {SOURCES / "wire" / "types.ts": compiled("server/wire", schema())}
    own = [game for game in shelf() if (SOURCES / "games" / game).is_dir()]
    return wire | {
        SOURCES / "games" / game / "types.ts": compiled(f"games/{game}", game_schema(find(game))) for game in own
    }


def main(arguments: list[str]) -> int:
    if not COMPILER.exists():
        print("wire types: the client's tools are missing; `npm ci` in web/ brings them")
        return 2
    stale = {file: text for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text}
    if "--check" in arguments:
        names = ", ".join([str(file.relative_to(WEB)) for file in stale])
        print(f"wire types: stale: {names}; run scripts/wire_types.py" if stale else "wire types: current")
        return 1 if stale else 0
    for file, text in stale.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
