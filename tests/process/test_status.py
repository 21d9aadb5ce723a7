"""The status server: health and metrics over HTTP, read back as Prometheus reads them."""

import asyncio
import json
import logging
import math
import re
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import __version__
from bot.model.metrics import Metrics
from bot.process.metrics import GAUGES, PrometheusExporter, new_exporter
from bot.process.status import Health, UnavailableError, fetch_health, status_server
from tests.fakes.web_server import web_server

HOST = "127.0.0.1"
HEALTHY = Health({0: True, 1: True}, database=True)
AT_ONCE = timedelta(0)


def fixed_health(health: Health) -> Callable[[], Awaitable[Health]]:
    async def check() -> Health:
        return health

    return check


async def hanging_check() -> Health:
    await asyncio.Event().wait()
    return HEALTHY


async def failing_check() -> Health:
    raise ZeroDivisionError


async def ask(port: int, path: str, method: str = "GET") -> tuple[int, str, str]:
    """The status, content type and text of an answer."""
    url = f"http://{HOST}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.request(method, url) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


async def test_health_is_a_status_json_and_a_sentence(port: int) -> None:
    not_connected, unusable = "The bot is not connected to Discord yet.", "The database does not work; the bot's log"
    waits = "It waits for the lock of its shards; its log says who has it."
    for health, shards, problems in (
        (HEALTHY, {"0": True, "1": True}, ""),
        (Health({}, database=True), {}, not_connected),
        (Health({}, database=True, waiting=True), {}, f"{not_connected} {waits}"),
        (
            Health({2: False, 0: True, 1: False}, database=True),
            {"0": True, "1": False, "2": False},
            "These shards are not connected to Discord: 1, 2.",
        ),
        (
            Health({0: False}, database=False),
            {"0": False},
            f"These shards are not connected to Discord: 0. {unusable} says why.",
        ),
    ):
        async with status_server(HOST, port, fixed_health(health), None):
            status, content_type, text = await ask(port, "/health")
            assert await fetch_health(HOST, port) == health
        assert (health.problems, health.is_healthy) == (problems, not problems)
        assert (status, content_type) == (503 if problems else 200, "application/json; charset=utf-8")
        assert json.loads(text) == {
            "ready": not problems,
            "shards": shards,
            "database": health.database,
            "waiting": health.waiting,
            "version": __version__,
        }
        assert [*json.loads(text)["shards"]] == [*shards]


async def test_a_slow_or_failed_check_counts_as_unhealthy(port: int, caplog: pytest.LogCaptureFixture) -> None:
    for check in (hanging_check, failing_check):
        async with status_server(HOST, port, check, None, check_timeout=AT_ONCE):
            assert (await ask(port, "/health"))[0] == 503
            assert await fetch_health(HOST, port) == Health({}, database=False)
    assert all(record.exc_info for record in caplog.records)
    assert len(caplog.records) == 2


async def test_metrics_are_in_prometheus_format_or_say_why_not(port: int, caplog: pytest.LogCaptureFixture) -> None:
    exporter = PrometheusExporter(Metrics(moves=1))
    async with status_server(HOST, port, fixed_health(HEALTHY), exporter):
        status, content_type, text = await ask(port, "/metrics")
        assert (status, content_type) == (200, "text/plain; version=0.0.4; charset=utf-8")
        assert "\ntictactoe_moves_total 1.0\n" in text
        exporter.add_gauges(dict.fromkeys(GAUGES, lambda: 1 // 0), list)
        assert (await ask(port, "/metrics"))[0] == 500
        assert (await ask(port, "/health"))[0] == 200
    assert caplog.messages == ["The metrics cannot be rendered"]
    async with status_server(HOST, port, fixed_health(HEALTHY), None):
        status, _, text = await ask(port, "/metrics")
    assert status == 404
    assert "pip install -c constraints.txt -e '.[metrics]'" in text


async def test_other_and_malformed_requests_are_refused_unlogged(port: int, caplog: pytest.LogCaptureFixture) -> None:
    async with status_server(HOST, port, fixed_health(HEALTHY), None):
        for method, path, status in (
            ("GET", "/", 404),
            ("GET", "/health/", 404),
            ("HEAD", "/health", 405),
            ("HEAD", "/metrics", 405),
            ("POST", "/metrics", 405),
        ):
            assert (await ask(port, path, method))[0] == status, (method, path)
        for request in (b"\x16\x03\x01\xff\r\n\r\n", b"GET health HTTP/1.1\r\n\r\n"):
            reader, writer = await asyncio.open_connection(HOST, port)
            with closing(writer):
                writer.write(request)
                assert b" 400 Bad Request\r\n" in await reader.readline(), request
        assert await fetch_health(HOST, port) == HEALTHY
    assert not caplog.records


async def test_a_taken_port_is_logged_and_port_0_serves_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async with web_server() as taken, status_server(HOST, taken, fixed_health(HEALTHY), None):
        (said,) = caplog.records
    assert said.levelno == logging.WARNING
    assert f"cannot serve its status at 127.0.0.1:{taken}" in said.getMessage()
    assert "STATUS_PORT to a free port, or to 0" in said.getMessage()
    async with status_server("no such host", 0, hanging_check, None):
        assert len(caplog.records) == 1
    with pytest.raises(UnavailableError, match="STATUS_PORT is 0"):
        await fetch_health(HOST, 0)


async def test_the_server_stops_at_the_end_of_the_block(port: int) -> None:
    is_checked = asyncio.Event()

    async def check() -> Health:
        is_checked.set()
        return await hanging_check()

    async with status_server(HOST, port, check, None):
        waiting = asyncio.create_task(fetch_health(HOST, port))
        await is_checked.wait()
    with pytest.raises(UnavailableError):
        await waiting
    with pytest.raises(UnavailableError, match=f"No bot answers at http://127.0.0.1:{port}/health. Start it"):
        await fetch_health(HOST, port)


def has_address(host: str) -> bool:
    try:
        socket.create_server((host, 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


async def test_a_wildcard_host_is_asked_at_loopback(port: int) -> None:
    for served, asked in (("0.0.0.0", HOST), ("::", "::1")):  # noqa: S104
        if asked == HOST or has_address(asked):
            async with status_server(asked, port, fixed_health(HEALTHY), None):
                assert await fetch_health(served, port) == HEALTHY


async def test_another_program_at_the_port_is_recognised(port: int) -> None:
    answers: list[dict[str, Any]] = [
        {"text": "Welcome to nginx!"},
        {"text": '{"status": "UP"}'},
        {"text": '{"shards": {"zero": true}, "database": true}'},
        {"status": 204},
        {"body": b"\xff\xfe"},
        {"status": 302, "headers": {"Location": f"http://{HOST}:{port}/health"}},
    ]
    async with status_server(HOST, port, fixed_health(HEALTHY), None):
        for answer in answers:
            async with web_server(**answer) as other:
                with pytest.raises(UnavailableError, match=r"Another program answers .* Set STATUS_PORT to a free"):
                    await fetch_health(HOST, other)
    with socket.create_server((HOST, 0)) as silent, pytest.raises(UnavailableError, match="did not answer in time"):
        await fetch_health(HOST, silent.getsockname()[1], time_limit=timedelta(milliseconds=50))


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


def test_the_library_is_imported_only_when_it_is_used_and_may_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(new_exporter(Metrics()), PrometheusExporter)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert new_exporter(Metrics()) is None
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
