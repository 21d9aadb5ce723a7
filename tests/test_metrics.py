"""What is counted: read back as Prometheus reads it."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import PrometheusMetrics, new_metrics
from bot.services.metrics import Metrics


def read(metrics: PrometheusMetrics) -> dict[str, float]:
    """Every number, under its name and labels as a query would write them."""
    families = text_string_to_metric_families(metrics.render().decode())
    samples = [sample for family in families for sample in family.samples]
    return {
        name + "".join(f"{{{label}={value}}}" for label, value in sorted(labels.items())): number
        for name, labels, number, *_ in samples
    }


def test_what_happens_is_counted() -> None:
    metrics = PrometheusMetrics()
    counting: Metrics = metrics
    for _ in range(3):
        counting.moved()
    counting.finished("x")
    counting.finished("draw")
    counting.finished("draw")
    counting.failed("database")
    told = read(metrics)
    assert told["tictactoe_moves_total"] == 3
    results = ("x", "o", "draw", "resigned", "forfeited", "abandoned", "stopped")
    assert [told[f"tictactoe_matches_finished_total{{result={result}}}"] for result in results] == [1, 0, 2, 0, 0, 0, 0]
    assert told["tictactoe_errors_total{kind=database}"] == 1


def test_what_takes_time_is_timed() -> None:
    metrics = PrometheusMetrics()
    metrics.answered(0.3)
    metrics.answered(4)
    metrics.decided(0.0005)
    told = read(metrics)
    assert (told["tictactoe_answer_seconds_count"], told["tictactoe_answer_seconds_sum"]) == (2, 4.3)
    assert told["tictactoe_answer_seconds_bucket{le=3.0}"] == 1
    assert told["tictactoe_decision_seconds_bucket{le=0.001}"] == 1
    assert told["tictactoe_decision_seconds_bucket{le=0.0001}"] == 0


def test_what_changes_by_itself_is_looked_up_whenever_somebody_asks() -> None:
    metrics, matches = PrometheusMetrics(), ["a match"]
    latencies = {0: 0.25, 1: math.nan, 2: math.inf}
    assert "tictactoe_matches_live" not in read(metrics)
    metrics.add_gauges(lambda: len(matches), latencies.items)
    matches.append("another")
    told = read(metrics)
    assert told["tictactoe_matches_live"] == 2
    assert told["tictactoe_shard_latency_seconds{shard=0}"] == 0.25
    assert math.isnan(told["tictactoe_shard_latency_seconds{shard=1}"])
    assert told["tictactoe_shard_latency_seconds{shard=2}"] == math.inf


def test_a_label_can_hold_anything() -> None:
    metrics = PrometheusMetrics()
    metrics.failed('a "quoted"\nkind \\')
    assert read(metrics)['tictactoe_errors_total{kind=a "quoted"\nkind \\}'] == 1


def test_two_bots_in_a_process_count_apart() -> None:
    first, second = PrometheusMetrics(), PrometheusMetrics()
    first.moved()
    assert read(second)["tictactoe_moves_total"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the library reads /proc")
def test_the_process_itself_is_measured() -> None:
    assert read(PrometheusMetrics())["process_resident_memory_bytes"] > 0


def test_metrics_are_kept_if_the_library_for_them_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(new_metrics(), PrometheusMetrics)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert new_metrics() is None


def test_the_library_is_not_asked_for_before_somebody_wants_metrics() -> None:
    program = "import sys, bot.metrics; sys.exit(any(name in sys.modules for name in sys.argv[1:]))"
    heavy = ("prometheus_client", "discord", "sqlalchemy", "aiohttp")
    assert subprocess.run([sys.executable, "-c", program, *heavy], check=False).returncode == 0  # noqa: S603
