"""Numbers for operators.  They tick at moves that players must not notice: they are shown to operators only."""

from __future__ import annotations

from os import environ

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)


class ByKind:
    """A counter for each kind of request; they are looked up at every move, so each is remembered."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.known: dict[str, Counter] = {}

    def inc(self, kind: str) -> None:
        known = self.known.get(kind)
        if known is None:
            known = self.known[kind] = self.counter.labels(kind)
        known.inc()


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        done, refused = (
            "Requests on sockets that were carried out, by kind",
            "Requests on sockets that were refused, by kind",
        )
        self.carried_out = ByKind(self.counter("carried_out", done, "kind"))
        self.refusals = ByKind(self.counter("refusals", refused, "kind"))
        self.mistakes = self.counter("mistakes", "Messages that were none of this protocol")
        self.frames = self.counter("frames", "Frames sent")
        self.losses = self.counter("losses", "Changes that could not be written, so that a table was read again")
        self.overtaken = self.counter("overtaken", "Changes that were tried again since another process was quicker")
        self.failures = self.counter("failures", "Errors nobody expected")
        self.requests = self.counter("requests", "HTTP requests, by route and status", "route", "status")
        self.notices = self.counter("notices", '"It is your turn", by way and outcome', "way", "outcome")
        self.sockets = self.gauge("sockets", "Sockets open")
        self.tables = self.gauge("tables", "Tables in memory")
        self.commit = self.histogram("commit_seconds", "From a change made to its being on disk")
        self.thought = self.histogram("thought_seconds", "How long a bot thought")
        self.notebook = self.histogram("notebook_seconds", "How long a page, a proof or a hint took to be worked out")

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"parlour_{name}", help, labels, registry=self.registry)

    def by_kind(self, name: str, help: str) -> ByKind:
        return ByKind(self.counter(name, help, "kind"))

    def gauge(self, name: str, help: str) -> Gauge:
        return Gauge(f"parlour_{name}", help, multiprocess_mode="livesum", registry=self.registry)

    def histogram(self, name: str, help: str) -> Histogram:
        return Histogram(f"parlour_{name}", help, buckets=QUICK, registry=self.registry)

    def page(self) -> bytes:
        """All figures; where several processes serve one house, those of all together."""
        if "PROMETHEUS_MULTIPROC_DIR" not in environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
