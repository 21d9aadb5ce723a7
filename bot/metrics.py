"""What the bot counts and times, for Prometheus; only where its client library is installed.

The names follow https://prometheus.io/docs/practices/naming/: seconds as a unit, `_total` for a count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Metric

_RESULTS = ("x", "o", "draw", "resigned", "forfeited", "abandoned", "stopped")
_ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
"""In seconds; Discord waits three for the answer to an interaction."""
_DECISION_BUCKETS = (0.0001, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 5)


def new_metrics() -> PrometheusMetrics | None:
    """Metrics to keep; None where the library for them is not installed."""
    try:
        return PrometheusMetrics()
    except ModuleNotFoundError:
        return None


class PrometheusMetrics:
    """Metrics of one process, in a registry of their own; it fulfils `bot.services.metrics.Metrics`.

    Raises:
        ModuleNotFoundError: prometheus_client is not installed.
    """

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
        from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

        self.content_type = CONTENT_TYPE_PLAIN_0_0_4
        self._registry = own = CollectorRegistry()
        self._generate = generate_latest
        self._moves = Counter("tictactoe_moves", "Moves of people that were saved", registry=own)
        self._matches = Counter("tictactoe_matches_finished", "Matches that ended", ["result"], registry=own)
        self._answers = Histogram(
            "tictactoe_answer_seconds", "From a command or a press to its answer", buckets=_ANSWER_BUCKETS, registry=own
        )
        self._decisions = Histogram(
            "tictactoe_decision_seconds", "How long a program thought", buckets=_DECISION_BUCKETS, registry=own
        )
        self._errors = Counter("tictactoe_errors", "What went wrong", ["kind"], registry=own)
        for result in _RESULTS:
            self._matches.labels(result)  # shown as 0 from the start, so that the first of a kind is a rise
        ProcessCollector(registry=own)

    def moved(self) -> None:
        """Count a person's move."""
        self._moves.inc()

    def finished(self, result: str) -> None:
        """Count a match that has ended: `x`, `o`, `draw`, `resigned`, `forfeited`, `abandoned` or `stopped`."""
        self._matches.labels(result).inc()

    def answered(self, seconds: float) -> None:
        """Note how long an answer took."""
        self._answers.observe(seconds)

    def decided(self, seconds: float) -> None:
        """Note how long a program thought."""
        self._decisions.observe(seconds)

    def failed(self, kind: str) -> None:
        """Count something that went wrong, by a word that comes from the code and not from people."""
        self._errors.labels(kind).inc()

    def expose(self, matches_live: Callable[[], int], latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        """Show also what is looked up whenever somebody asks.

        To be called once.

        Args:
            matches_live: how many matches are running.
            latencies: the shards of this process, each with the seconds that a heartbeat takes; NaN
                where that is not known.
        """
        self._registry.register(_Gauges(matches_live, latencies))

    def render(self) -> bytes:
        """All of it in the text format of Prometheus, whose content type is `content_type`."""
        return self._generate(self._registry)


class _Gauges:
    """What has a value at any time, and is not counted up."""

    def __init__(self, matches_live: Callable[[], int], latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        self._matches_live = matches_live
        self._latencies = latencies

    def collect(self) -> Iterable[Metric]:
        """Called by the registry whenever somebody asks."""
        from prometheus_client.core import GaugeMetricFamily

        yield GaugeMetricFamily("tictactoe_matches_live", "Matches that are running", self._matches_live())
        latency = GaugeMetricFamily("tictactoe_shard_latency_seconds", "What a heartbeat takes", labels=["shard"])
        for shard, seconds in self._latencies():
            latency.add_metric([str(shard)], seconds)
        yield latency
