"""Commands in processes of their own without waiting for each to load: a parent loads Parlour once, and forks for each.

What a command reads and writes, its environment, its folder and its exit code are its own, as if it had been started.
"""

from __future__ import annotations

import gc
import os
import socket
import sys
from atexit import register
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from pathlib import Path
from subprocess import CompletedProcess, Popen
from tempfile import TemporaryFile
from typing import Final

from msgspec import Struct, json

ROOT: Final = Path(__file__).resolve().parents[2]
LOADS: Final = "import sys; from tests.cli.forks import serve; serve(int(sys.argv[1]))"
MOST: Final = 1_000_000  # bytes of one order


class Order(Struct):
    words: tuple[str, ...]
    environment: Mapping[str, str]
    folder: str


def run(words: tuple[str, ...], environment: Mapping[str, str], typed: str) -> CompletedProcess[str]:
    """Run one command to its end."""
    with ExitStack() as files:
        read, out, err = [files.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in range(3)]
        read.write(typed)
        read.seek(0)
        order = json.encode(Order(words, environment, os.getcwd()))
        socket.send_fds(parent(), [order], [file.fileno() for file in (read, out, err)])
        code = json.decode(parent().recv(MOST))
        for file in (out, err):
            file.seek(0)
        return CompletedProcess(words, code, out.read(), err.read())


@cache
def parent() -> socket.socket:
    """The line to the process that forks; it ends with this one."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = Popen([sys.executable, "-W", "error", "-c", LOADS, str(its.fileno())], cwd=ROOT, pass_fds=[its.fileno()])
    its.close()
    register(process.wait)
    register(ours.close)
    return ours


def serve(line: int) -> None:
    """In the parent: a child for each order, and its exit code back."""
    from parlour.cli import main
    from parlour.cli.app import COMMANDS, place_of
    from parlour.core import ENGLISH
    from parlour.games import SHELF, find

    for name in COMMANDS:  # else each child would load its command
        import_module(place_of(name))
    for game in SHELF:
        find(game).words(ENGLISH)
    gc.freeze()  # children share what is loaded
    for order, files in orders(line):
        child = os.fork()
        if not child:
            os.close(line)
            become(order, files)
            end(main())
        for file in files:
            os.close(file)
        os.write(line, json.encode(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])))


def end(code: int) -> None:
    """At once: to clear away all that was loaded takes longer than most commands."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def orders(line: int) -> Iterator[tuple[Order, list[int]]]:
    with socket.socket(fileno=os.dup(line)) as heard:
        while (came := socket.recv_fds(heard, MOST, 3))[0]:
            yield json.decode(came[0], type=Order), came[1]


def become(order: Order, files: list[int]) -> None:
    """In the child: what a process is given when it starts."""
    for place, file in enumerate(files):
        os.dup2(file, place)
        os.close(file)
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    sys.argv[1:] = order.words
