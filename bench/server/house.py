"""A house for the bench, in a process of its own: as `parlour serve` opens it, for many people at one address."""

from __future__ import annotations

import logging
import sys
from io import StringIO
from pathlib import Path

from parlour.server.house import House
from parlour.server.http.limits import Rate, Rates
from parlour.server.log import opened
from parlour.server.serve import Plan, serve

PLENTY = Rate(1e6, 1e6)
RATES = Rates(
    requests=PLENTY,
    openings=PLENTY,
    sockets=PLENTY,
    messages=PLENTY,
    resyncs=PLENTY,
    all_resyncs=PLENTY,
    most_sockets=100_000,
)


def welcome(house: House) -> None:
    print(house.port, flush=True)


if __name__ == "__main__":
    log = opened(StringIO(), logging.ERROR)
    serve(Plan(store=Path(sys.argv[1]), host="127.0.0.1", port=0, rates=RATES, log=log), welcome)
