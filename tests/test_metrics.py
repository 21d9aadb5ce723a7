"""Metrics, read with Prometheus's own parser."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import PrometheusMetrics, new_metrics
from bot.services.metrics import Metrics


def read(metrics: PrometheusMetrics) -> dict[str, float]:
    """All samples by name and labels, written as in a query."""
    families = text_string_to_metric_families(metrics.render().decode())
    samples = [sample for family in families for sample in family.samples]
    return {
        name + "".join(f"{{{label}={value}}}" for label, value in sorted(labels.items())): number
        for name, labels, number, *_ in samples
    }


def test_events_are_counted() -> None:
    metrics = PrometheusMetrics()
    counters: Metrics = metrics
    for _ in range(3):
        counters.moved()
    counters.finished("x")
    counters.finished("draw")
    counters.finished("draw")
    counters.failed("database")
    numbers = read(metrics)
    assert numbers["tictactoe_moves_total"] == 3
    results = ("x", "o", "draw", "resigned", "forfeited", "abandoned", "stopped")
    assert [numbers[f"tictactoe_matches_finished_total{{result={result}}}"] for result in results] == [
        1,
        0,
        2,
        0,
        0,
        0,
        0,
    ]
    assert numbers["tictactoe_errors_total{kind=database}"] == 1


def test_durations_are_measured() -> None:
    metrics = PrometheusMetrics()
    metrics.answered(0.3)
    metrics.answered(4)
    metrics.decided(0.0005)
    numbers = read(metrics)
    assert (numbers["tictactoe_answer_seconds_count"], numbers["tictactoe_answer_seconds_sum"]) == (2, 4.3)
    assert numbers["tictactoe_answer_seconds_bucket{le=3.0}"] == 1
    assert numbers["tictactoe_decision_seconds_bucket{le=0.001}"] == 1
    assert numbers["tictactoe_decision_seconds_bucket{le=0.0001}"] == 0


def test_gauges_are_read_at_each_request() -> None:
    metrics, matches = PrometheusMetrics(), ["a match"]
    latencies = {0: 0.25, 1: math.nan, 2: math.inf}
    assert "tictactoe_matches_live" not in read(metrics)
    metrics.expose(lambda: len(matches), latencies.items)
    matches.append("another")
    numbers = read(metrics)
    assert numbers["tictactoe_matches_live"] == 2
    assert numbers["tictactoe_shard_latency_seconds{shard=0}"] == 0.25
    assert math.isnan(numbers["tictactoe_shard_latency_seconds{shard=1}"])
    assert numbers["tictactoe_shard_latency_seconds{shard=2}"] == math.inf


def test_labels_are_escaped() -> None:
    metrics = PrometheusMetrics()
    metrics.failed('a "quoted"\nkind \\')
    assert read(metrics)['tictactoe_errors_total{kind=a "quoted"\nkind \\}'] == 1


def test_two_bots_in_a_process_have_separate_metrics() -> None:
    first, second = PrometheusMetrics(), PrometheusMetrics()
    first.moved()
    assert read(second)["tictactoe_moves_total"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the library reads /proc")
def test_the_process_memory_is_measured() -> None:
    assert read(PrometheusMetrics())["process_resident_memory_bytes"] > 0


def test_metrics_need_prometheus_client(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(new_metrics(), PrometheusMetrics)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert new_metrics() is None


def test_prometheus_client_is_imported_late() -> None:
    program = "import sys, bot.metrics; sys.exit(any(name in sys.modules for name in sys.argv[1:]))"
    heavy = ("prometheus_client", "discord", "sqlalchemy", "aiohttp")
    assert subprocess.run([sys.executable, "-c", program, *heavy], check=False).returncode == 0  # noqa: S603
