"""Exports the metrics for Prometheus, if its client library is installed.

The names follow https://prometheus.io/docs/practices/naming/: seconds as the unit, `_total` for counters.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot import __version__
from bot.model.metrics import Metrics

if TYPE_CHECKING:
    from prometheus_client import Metric

GAUGES = {
    "ready": "1 if all shards are connected and the database works, otherwise 0",
    "database_up": "1 if the database works, otherwise 0",
    "servers": "Servers that the bot is in",
    "matches_live": "Matches that are running",
    "workers_waiting": "Computations that wait for a worker process",
}

_ERRORS = ("database", "computation", "decision", "chart")
"""The kinds of expected errors; the kind of an unexpected one is the name of its class."""
_RESULTS = ("x", "o", "draw", "resigned", "forfeited", "abandoned", "stopped")
_ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
"""In seconds; Discord waits three seconds for the response to an interaction."""
_DECISION_BUCKETS = (0.0001, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
_WAIT_BUCKETS = (0.001, 0.1, 0.5, 1, 2, 5, 10, 30, 60)


def new_exporter(metrics: Metrics) -> PrometheusExporter | None:
    """Return an exporter, or None if prometheus_client is not installed."""
    try:
        return PrometheusExporter(metrics)
    except ModuleNotFoundError:
        return None


class PrometheusExporter:
    """Exports the metrics of one process. Raises ModuleNotFoundError if prometheus_client is not installed."""

    def __init__(self, metrics: Metrics) -> None:
        from prometheus_client import CollectorRegistry, Histogram, Info, ProcessCollector, disable_created_metrics
        from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

        disable_created_metrics()  # Prometheus needs no times of creation: it sees when a counter begins again
        self.content_type = CONTENT_TYPE_PLAIN_0_0_4
        self._registry = registry = CollectorRegistry()
        self._generate = generate_latest
        self._histograms = [
            (durations, Histogram(f"tictactoe_{name}_seconds", text, buckets=buckets, registry=registry))
            for name, text, buckets, durations in (
                ("answer", "Time from a command or a button press to its answer", _ANSWER_BUCKETS, metrics.replies),
                ("decision", "How long an opponent took to choose a move", _DECISION_BUCKETS, metrics.decisions),
                ("worker_wait", "How long a computation waited for a worker process", _WAIT_BUCKETS, metrics.waits),
            )
        ]
        build = Info("tictactoe_build", "The version of the bot and of Python", registry=registry)
        build.info({"version": __version__, "python": platform.python_version()})
        registry.register(_Collector(lambda: _counters(metrics)))
        ProcessCollector(registry=registry)

    def add_gauges(
        self, gauges: Mapping[str, Callable[[], float]], latencies: Callable[[], Iterable[tuple[int, float]]]
    ) -> None:
        """Add a function for each name in GAUGES, and one for the shards' latencies in seconds; call this once."""
        from prometheus_client import Gauge

        for name, text in GAUGES.items():
            Gauge(f"tictactoe_{name}", text, registry=self._registry).set_function(gauges[name])
        self._registry.register(_Collector(lambda: [_latency(latencies())]))

    def render(self) -> bytes:
        """Return all metrics in the text format of Prometheus; its content type is `content_type`."""
        for durations, histogram in self._histograms:
            for _ in range(len(durations)):  # others may be added meanwhile
                histogram.observe(durations.popleft())
        return self._generate(self._registry)


@dataclass(frozen=True, slots=True)
class _Collector:
    """A collector of metrics as the registry expects it: `collect` is called whenever the metrics are rendered."""

    collect: Callable[[], Iterable[Metric]]


def _counters(metrics: Metrics) -> Iterable[Metric]:
    from prometheus_client.core import CounterMetricFamily

    yield CounterMetricFamily("tictactoe_moves", "Moves of users that were saved", metrics.moves)
    # From 0, so that rate() sees the first one.
    results = {result: metrics.results[result] for result in _RESULTS}
    errors, unreadable = dict.fromkeys(_ERRORS, 0) | metrics.errors, metrics.unreadable_events
    for name, text, label, counts in (
        ("tictactoe_matches_finished", "Matches that ended", "result", results),
        ("tictactoe_errors", "Errors", "kind", errors),
        ("tictactoe_unreadable_events", "Events from Discord that could not be read", "type", unreadable),
    ):
        family = CounterMetricFamily(name, text, labels=[label])
        for value, count in counts.items():
            family.add_metric([value], count)
        yield family


def _latency(latencies: Iterable[tuple[int, float]]) -> Metric:
    from prometheus_client.core import GaugeMetricFamily

    family = GaugeMetricFamily("tictactoe_shard_latency_seconds", "How long a heartbeat takes", labels=["shard"])
    for shard, seconds in latencies:
        family.add_metric([str(shard)], seconds)
    return family
