"""Metrics, read back as Prometheus reads them."""

import json
import math
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import __version__
from bot.model.metrics import Metrics
from bot.process.metrics import GAUGES, PrometheusExporter, new_exporter


def read(exporter: PrometheusExporter) -> dict[str, float]:
    """Every number, under its name and labels as a query would write them."""
    families = text_string_to_metric_families(exporter.render().decode())
    samples = [sample for family in families for sample in family.samples]
    return {
        name + "".join(f"{{{label}={value}}}" for label, value in sorted(labels.items())): number
        for name, labels, number, *_ in samples
    }


def test_events_are_counted_and_durations_exported_once() -> None:
    metrics = Metrics()
    exporter = PrometheusExporter(metrics)
    metrics.moves += 3
    metrics.results.update(["x", "draw", "draw"])
    metrics.errors["database"] += 1
    metrics.errors['a "quoted"\nkind \\'] += 1
    metrics.unreadable_events["GUILD_CREATE"] += 2
    metrics.replies.extend([0.3, 4])
    metrics.decisions.append(0.0005)
    metrics.waits.append(1.5)
    read(exporter)
    values = read(exporter)
    results = {"x": 1, "draw": 2} | dict.fromkeys(("o", "resigned", "forfeited", "abandoned", "stopped"), 0)
    expected = {
        "moves_total": 3,
        "unreadable_events_total{type=GUILD_CREATE}": 2,
        **{f"matches_finished_total{{result={result}}}": count for result, count in results.items()},
        "errors_total{kind=database}": 1,
        "errors_total{kind=chart}": 0,
        'errors_total{kind=a "quoted"\nkind \\}': 1,
        "answer_seconds_count": 2,
        "answer_seconds_sum": 4.3,
        "answer_seconds_bucket{le=3.0}": 1,
        "decision_seconds_bucket{le=0.001}": 1,
        "decision_seconds_bucket{le=0.0001}": 0,
        "worker_wait_seconds_bucket{le=2.0}": 1,
    }
    assert {name: values[f"tictactoe_{name}"] for name in expected} == expected
    (build,) = [name for name in values if name.startswith("tictactoe_build_info")]
    assert f"{{version={__version__}}}" in build
    assert not [name for name in values if name.endswith("_created")]
    assert read(PrometheusExporter(Metrics()))["tictactoe_moves_total"] == 0  # nothing is shared
    if sys.platform == "linux":  # the library reads /proc
        assert values["process_resident_memory_bytes"] > 0
    metrics.replies.extend([1.0] * 10_001)
    assert len(metrics.replies) == 10_000


def test_gauges_are_read_at_each_export() -> None:
    exporter, matches = PrometheusExporter(Metrics()), ["a match"]
    latencies = {0: 0.25, 1: math.nan, 2: math.inf}
    assert "tictactoe_matches_live" not in read(exporter)
    gauges = {**dict.fromkeys(GAUGES, lambda: 3), "matches_live": lambda: len(matches), "ready": lambda: False}
    exporter.add_gauges(gauges, latencies.items)
    matches.append("another")
    values = read(exporter)
    assert values["tictactoe_matches_live"] == 2
    assert values["tictactoe_workers_waiting"] == 3
    assert values["tictactoe_ready"] == 0
    assert values["tictactoe_shard_latency_seconds{shard=0}"] == 0.25
    assert math.isnan(values["tictactoe_shard_latency_seconds{shard=1}"])
    assert values["tictactoe_shard_latency_seconds{shard=2}"] == math.inf


def test_without_the_library_nothing_is_exported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(new_exporter(Metrics()), PrometheusExporter)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert new_exporter(Metrics()) is None


def test_the_library_is_imported_only_when_it_is_used() -> None:
    script = "import sys, bot.process.metrics; sys.exit(any(name in sys.modules for name in sys.argv[1:]))"
    heavy = ("prometheus_client", "discord", "sqlalchemy", "aiohttp")
    assert subprocess.run([sys.executable, "-c", script, *heavy], check=False).returncode == 0  # noqa: S603


PROMQL = {
    *("absent", "by", "changes", "histogram_quantile", "increase", "max", "offset", "or", "rate", "sum", "unless"),
    *("up", "instance", "job", "le"),  # a metric and labels of Prometheus itself
}


@pytest.mark.skipif(sys.platform != "linux", reason="the library reads /proc")
def test_the_dashboard_and_the_alerts_use_metrics_and_labels_of_the_bot() -> None:
    metrics = Metrics()
    metrics.unreadable_events["GUILD_CREATE"] += 1
    exporter = PrometheusExporter(metrics)
    exporter.add_gauges(dict.fromkeys(GAUGES, lambda: 0), lambda: [(0, 0.1)])
    labels = dict[str, set[str]]()
    for family in text_string_to_metric_families(exporter.render().decode()):
        for sample in family.samples:
            labels.setdefault(sample.name, set()).update(sample.labels)
    deploy = Path(__file__).parents[2] / "deploy"
    panels = json.loads((deploy / "grafana-dashboard.json").read_text("utf-8"))["panels"]
    queries = [(target["expr"], target["legendFormat"]) for panel in panels for target in panel["targets"]]
    alerts = (deploy / "alerts.yml").read_text("utf-8").split("- alert: ")[1:]
    queries += [re.split(r"^ +(?:for|annotations):", alert, maxsplit=1, flags=re.MULTILINE) for alert in alerts]
    assert len(queries) > 25
    shown = set[str]()
    for query, legend in queries:
        expression = re.sub(r'".*?"|\$\w+|#.*', "", query.partition("expr:")[2] or query)
        words = {*re.findall(r"\b[a-z]\w*", expression)} - PROMQL
        names = words & labels.keys()
        assert names or "up" in expression
        known = {label for name in names for label in labels[name]}
        assert words - names <= known, query
        assert {*re.findall(r"{{ ?(?:\$labels\.)?(\w+) ?}}", legend)} <= known | {"instance"}, legend
        shown |= names
    left_out = {name for name in labels if name.startswith("tictactoe_")} - shown
    assert {name for name in left_out if not name.endswith(("_count", "_sum"))} == set()
