"""A Dask cluster plays the same games, also when one of its workers is killed."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from pathlib import Path

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


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.study.cluster.PATIENCE", 0.2)
    with pytest.raises(Refused, match=r"^No Dask cluster answers at tcp://127\.0\.0\.1:9\.$"):
        Cluster("tcp://127.0.0.1:9", 1)
