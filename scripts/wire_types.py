"""Write the client's TypeScript types of the wire, web/src/wire/types.ts, from the server's msgspec structs.

With --check nothing is written; 1 if the file is not what would be written.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from parlour.server.wire import schema

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "wire" / "types.ts"
TOOLS = WEB / "node_modules"
COMPILER = TOOLS / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
FORMATTER = TOOLS / "prettier" / "bin" / "prettier.cjs"
BANNER = "/* Made by scripts/wire_types.py from src/parlour/server/wire: change it there. */"

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


def prepared() -> Shape:
    """The schema of the wire as the compiler likes it."""
    return {"title": "Wire", "$defs": untitled(schema()["$defs"])}


def compiled(shape: Shape) -> str:
    """The TypeScript of a JSON schema, in the client's format."""
    flags = ("--unreachableDefinitions", "--no-additionalProperties", "--no-format", "--bannerComment", BANNER)
    return run(FORMATTER, "--stdin-filepath", TYPES.name, said=tidied(run(COMPILER, *flags, said=json.dumps(shape))))


def tidied(types: str) -> str:
    """The compiler's output without its type of the whole, and without saying of each type where it came from."""
    types = re.sub(r"export interface Wire \{.*?\n\}\n", "", types, flags=re.DOTALL)
    types = re.sub(r"( \*\s*\n)? \* This interface was referenced by .*\n \* via .*\n", "", types)
    return types.replace("/**\n */\n", "")


def run(tool: Path, *arguments: str, said: str) -> str:
    """What one of the client's tools answers."""
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    done = subprocess.run([node, tool, *arguments], input=said, stdout=subprocess.PIPE, text=True, check=True, cwd=WEB)
    return done.stdout


def main(arguments: list[str]) -> int:
    if not COMPILER.exists():
        print("wire types: the client's tools are missing; `npm ci` in web/ brings them")
        return 2
    text = compiled(prepared())
    if "--check" in arguments:
        current = TYPES.exists() and TYPES.read_text("utf-8") == text
        print("wire types: current" if current else f"wire types: {TYPES.name} is stale; run scripts/wire_types.py")
        return 0 if current else 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
