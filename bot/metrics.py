"""Metrics for Prometheus, if its client library is installed.

The names follow https://prometheus.io/docs/practices/naming/: seconds as the unit, `_total` for counters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Metric

_RESULTS = ("x", "o", "draw", "resigned", "forfeited", "abandoned", "stopped")
_ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
"""In seconds; Discord waits three seconds for the response to an interaction."""
_DECISION_BUCKETS = (0.0001, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 5)


def new_metrics() -> PrometheusMetrics | None:
    """Return new metrics, or None if the library is not installed."""
    try:
        return PrometheusMetrics()
    except ModuleNotFoundError:
        return None


class PrometheusMetrics:
    """The metrics of one process, in their own registry; implements `bot.services.metrics.Metrics`.

    Raises:
        ModuleNotFoundError: prometheus_client is not installed.
    """

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
        from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

        self.content_type = CONTENT_TYPE_PLAIN_0_0_4
        self._registry = registry = CollectorRegistry()
        self._generate = generate_latest
        self._moves = Counter("tictactoe_moves", "Moves of people that were saved", registry=registry)
        self._matches = Counter("tictactoe_matches_finished", "Matches that ended", ["result"], registry=registry)
        self._answers = Histogram(
            "tictactoe_answer_seconds",
            "From a command or a press to its answer",
            buckets=_ANSWER_BUCKETS,
            registry=registry,
        )
        self._decisions = Histogram(
            "tictactoe_decision_seconds", "How long a program thought", buckets=_DECISION_BUCKETS, registry=registry
        )
        self._errors = Counter("tictactoe_errors", "What went wrong", ["kind"], registry=registry)
        for result in _RESULTS:
            self._matches.labels(result)  # starts at 0, so that rate() also sees the first match
        ProcessCollector(registry=registry)

    def moved(self) -> None:
        """Count a user's move."""
        self._moves.inc()

    def finished(self, result: str) -> None:
        """Count a match that has ended: `x`, `o`, `draw`, `resigned`, `forfeited`, `abandoned` or `stopped`."""
        self._matches.labels(result).inc()

    def answered(self, seconds: float) -> None:
        """Record how long a reply took."""
        self._answers.observe(seconds)

    def decided(self, seconds: float) -> None:
        """Record how long an opponent took to choose a cell."""
        self._decisions.observe(seconds)

    def failed(self, kind: str) -> None:
        """Count an error by its kind: a constant, never user input, so that labels stay few."""
        self._errors.labels(kind).inc()

    def add_gauges(self, matches_live: Callable[[], int], latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        """Add metrics that are read whenever the metrics are rendered. Call this once.

        Args:
            matches_live: returns how many matches are running.
            latencies: returns the shards of this process, each with its heartbeat latency in seconds; NaN if unknown.
        """
        self._registry.register(_Gauges(matches_live, latencies))

    def render(self) -> bytes:
        """Return all metrics in the text format of Prometheus; its content type is `content_type`."""
        return self._generate(self._registry)


class _Gauges:
    """A collector of the metrics that can go up and down."""

    def __init__(self, matches_live: Callable[[], int], latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        self._matches_live = matches_live
        self._latencies = latencies

    def collect(self) -> Iterable[Metric]:
        """Return the current values; called by the registry."""
        from prometheus_client.core import GaugeMetricFamily

        yield GaugeMetricFamily("tictactoe_matches_live", "Matches that are running", self._matches_live())
        latency = GaugeMetricFamily("tictactoe_shard_latency_seconds", "What a heartbeat takes", labels=["shard"])
        for shard, seconds in self._latencies():
            latency.add_metric([str(shard)], seconds)
        yield latency
