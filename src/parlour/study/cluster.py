"""Work shared among the machines of a Dask cluster, or a small one of this machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from socket import create_connection
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from parlour.core import Refused
from parlour.study.executor import AHEAD

Batch = TypeVar("Batch")
R = TypeVar("R")

LOCAL: Final = "local"
KNOCKING: Final = 3  # seconds for anybody to open at an address
PATIENCE: Final = 10  # seconds for a cluster to answer


class Cluster:
    """A Dask cluster: when one of its workers dies, Dask gives its batches to another."""

    def __init__(self, address: str, workers: int) -> None:
        if find_spec("distributed") is None:
            raise Refused("cluster-needs-dask")
        if address != LOCAL:
            knock(address)
        self.dask: Any = import_module("distributed")
        self.own = self.started(workers) if address == LOCAL else None
        self.client = self.connected(address)

    def started(self, workers: int) -> Any:
        """Worker processes of this machine."""
        return self.dask.LocalCluster(
            n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs="CRITICAL"
        )

    def connected(self, address: str) -> Any:
        try:
            return self.dask.Client(self.own or address, timeout=PATIENCE)
        except (OSError, ValueError, MemoryError):  # what another program says may be read as a huge length
            raise Refused("no-cluster-answers", address=address) from None

    def run(self, work: Callable[[Batch], R], batches: Iterable[Batch]) -> Iterator[R]:
        """What came of each batch, in order; no worker runs far ahead of the batch that is due."""
        begun: deque[Any] = deque()
        try:
            most = AHEAD * max(1, len(self.client.nthreads()))
            for batch in batches:
                begun.append(self.client.submit(work, batch, pure=False))
                if len(begun) >= most:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            self.close()

    def close(self) -> None:
        self.client.close()
        if self.own is not None:
            self.own.close()


def knock(address: str) -> None:
    """Refuse an address at which nobody is: Dask takes seconds to load, and tries for as long as it has patience."""
    try:
        place = urlsplit(address if "://" in address else f"tcp://{address}")
        host, port = place.hostname, place.port
    except ValueError:
        host = port = None
    if host is None or port is None:
        raise Refused("no-cluster-address", address=address)
    try:
        create_connection((host, port), KNOCKING).close()
    except OSError:
        raise Refused("no-cluster-answers", address=address) from None
