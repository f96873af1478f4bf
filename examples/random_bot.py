"""A bot for somebody else's house: it takes a free seat and plays at random to the end of the game.

python examples/random_bot.py http://localhost:8000 TABLE TOKEN
"""

import json
import random
import sys
from itertools import count
from urllib.error import HTTPError
from urllib.request import Request, urlopen

house, table, token = sys.argv[1:4]
at, who, ids = f"{house}/api/tables/{table}", {"Authorization": f"Bearer {token}"}, count()


def ask(type, **more):
    body = json.dumps({"type": type, "id": f"bot-{next(ids)}", **more}).encode()
    try:
        urlopen(Request(f"{at}/requests", body, who)).close()
    except HTTPError as refused:  # somebody was quicker; the next frame tells how things stand now
        print(json.load(refused)["reason"], file=sys.stderr)


board = {}
for line in urlopen(Request(f"{at}/events", headers=who)):
    frame = json.loads(line) if line.strip() else {}
    if frame.get("you", {}).get("seat", 0) is None:
        free = [card["seat"] for card in frame.get("seats", []) if card["sitter"] == "nobody"]
        ask("sit", seat=free[0])
    board |= frame.get("board") or {}  # a frame says only what has changed
    if frame.get("ending"):
        print(frame["ending"]["ending"])
        break
    if frame.get("board") and board.get("options"):
        ask("play", decision=board["decision"], move=random.choice(board["options"])["move"])
