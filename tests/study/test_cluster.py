"""A Dask cluster plays the same games, also when one of its workers is killed."""

from __future__ import annotations

import os
import re
import signal
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from socket import create_server, socket
from threading import Thread

import pytest

from parlour.core import Refused
from parlour.study.executor import Here
from parlour.study.simulate import Outcome, Simulation, outcomes

PLAYED = Simulation("mind_reader", 3, {"length": "one hand"}, ("thumb",) * 3, "cluster", keep_records=True)
PORTIONS = [range(n, n + 2) for n in range(0, 16, 2)]

pytest.importorskip("distributed", reason="could be installed: distributed")
pytestmark = pytest.mark.filterwarnings("ignore")  # of Dask, about ports and its own threads

from parlour.study.cluster import Cluster  # noqa: E402  # after it is known to be there


@pytest.fixture(scope="module")
def expected() -> list[Outcome]:
    return [*outcomes(PLAYED, PORTIONS, Here())]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = Cluster("local", 2)
        yield made
        made.close()


def test_a_cluster_plays_the_same_games_bit_for_bit(cluster: Cluster, expected: list[Outcome]) -> None:
    assert [*outcomes(PLAYED, PORTIONS, cluster)] == expected


def die_once(work: tuple[Path, range]) -> list[Outcome]:
    """As a worker that the machine kills in the middle of its first batch."""
    mark, numbers = work
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [*outcomes(PLAYED, [numbers], Here())]


def test_a_killed_worker_changes_nothing(cluster: Cluster, expected: list[Outcome], tmp_path: Path) -> None:
    mark = tmp_path / "died"
    found = [each for batch in cluster.run(die_once, [(mark, numbers) for numbers in PORTIONS]) for each in batch]
    assert mark.exists()
    assert found == expected


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "127.0.0.1:9", "tcp://nobody.invalid:8786"])
def test_where_nobody_is_one_sentence_comes_before_dask_is_loaded(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("parlour.study.cluster.import_module")
    with pytest.raises(Refused, match=rf"^No Dask cluster answers at {re.escape(address)}\.$"):
        Cluster(address, 1)


@pytest.mark.parametrize("address", ["nonsense", "tcp://host", "tcp://host:many", "tcp://:8786"])
def test_what_is_no_address_at_all_is_told_how_one_looks(address: str) -> None:
    with pytest.raises(Refused, match=rf"^{re.escape(address)} is no address of a Dask cluster, such as tcp://host:"):
        Cluster(address, 1)


def test_a_program_that_is_no_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.study.cluster.PATIENCE", 0.5)
    with create_server(("127.0.0.1", 0)) as stranger:
        address = f"tcp://127.0.0.1:{stranger.getsockname()[1]}"
        Thread(target=chat, args=(stranger,), daemon=True).start()
        with pytest.raises(Refused, match=rf"^No Dask cluster answers at {address}\.$"):
            Cluster(address, 1)


def chat(stranger: socket) -> None:
    """Answer everybody as a web server would, until nobody can come any more."""
    with suppress(OSError):
        while True:
            guest, _ = stranger.accept()
            guest.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            guest.close()
