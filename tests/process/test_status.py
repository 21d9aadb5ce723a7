"""The status server: health and metrics over HTTP."""

import asyncio
import logging
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot import __version__
from bot.model.metrics import Metrics
from bot.process.metrics import GAUGES, PrometheusExporter
from bot.process.status import Health, UnavailableError, fetch_health, status_server

HOST = "127.0.0.1"
HEALTHY = Health({0: True, 1: True}, database=True)
AT_ONCE = timedelta(0)


@contextmanager
def taken_port() -> Generator[int]:
    """A port on which another program listens and never answers."""
    with socket.create_server((HOST, 0)) as listening:
        yield listening.getsockname()[1]


def free_port() -> int:
    with taken_port() as port:
        return port


def fixed_health(health: Health) -> Callable[[], Awaitable[Health]]:
    async def check() -> Health:
        return health

    return check


async def hanging_check() -> Health:
    await asyncio.Event().wait()
    return HEALTHY


async def ask(port: int, path: str, method: str = "GET") -> tuple[int, str, str]:
    """The status, content type and text of an answer."""
    url = f"http://{HOST}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.request(method, url) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


@asynccontextmanager
async def other_server(**answer: Any) -> AsyncGenerator[int]:
    """Run a web server that gives the same answer to all requests."""

    async def handle(_: web.BaseRequest) -> web.Response:
        return web.Response(**answer)

    server = web.ServerRunner(web.Server(handle))
    await server.setup()
    await web.TCPSite(server, HOST, 0).start()
    yield server.addresses[0][1]
    await server.cleanup()


async def test_health_is_a_status_and_json() -> None:
    for health, status, text in (
        (HEALTHY, 200, '{"ready": true, "shards": {"0": true, "1": true}, "database": true, "waiting": false, "ver'),
        (Health({}, database=True, waiting=True), 503, '"shards": {}, "database": true, "waiting": true, "version": '),
        (Health({1: False, 0: True}, database=True), 503, '"ready": false, "shards": {"0": true, "1": false}'),
        (Health({0: True}, database=False), 503, '{"ready": false, "shards": {"0": true}, "database": false, '),
    ):
        port = free_port()
        async with status_server(HOST, port, fixed_health(health), None):
            response = await ask(port, "/health")
            assert response[:2] == (status, "application/json; charset=utf-8"), health
            assert text in response[2]
            assert response[2].endswith(f'"version": "{__version__}"}}')
            assert await fetch_health(HOST, port) == health


async def test_a_slow_health_check_counts_as_unhealthy() -> None:
    port = free_port()
    async with status_server(HOST, port, hanging_check, None, check_timeout=AT_ONCE):
        assert (await ask(port, "/health"))[0] == 503
        assert not (await fetch_health(HOST, port)).is_healthy


async def test_a_failed_health_check_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> Health:
        raise ZeroDivisionError

    port = free_port()
    async with status_server(HOST, port, check, None):
        assert await fetch_health(HOST, port) == Health({}, database=False)
    assert caplog.records[0].exc_info


async def test_metrics_are_in_prometheus_format() -> None:
    port, metrics = free_port(), PrometheusExporter(Metrics(moves=1))
    async with status_server(HOST, port, fixed_health(HEALTHY), metrics):
        status, content_type, text = await ask(port, "/metrics")
    assert (status, content_type) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert "\ntictactoe_moves_total 1.0\n" in text


async def test_metrics_that_cannot_be_rendered_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    port, metrics = free_port(), PrometheusExporter(Metrics(moves=1))
    metrics.add_gauges(dict.fromkeys(GAUGES, lambda: 1 // 0), list)
    async with status_server(HOST, port, fixed_health(HEALTHY), metrics):
        assert (await ask(port, "/metrics"))[0] == 500
        assert (await ask(port, "/health"))[0] == 200
    assert caplog.messages == ["The metrics cannot be rendered"]


async def test_other_paths_and_methods_are_refused() -> None:
    port = free_port()
    async with status_server(HOST, port, fixed_health(HEALTHY), None):
        status, _, text = await ask(port, "/metrics")
        assert status == 404
        assert "pip install -c constraints.txt -e '.[metrics]'" in text
        for method, path, status in (
            ("GET", "/", 404),
            ("GET", "/health/", 404),
            ("HEAD", "/health", 405),
            ("HEAD", "/metrics", 405),
            ("POST", "/metrics", 405),
        ):
            assert (await ask(port, path, method))[0] == status, (method, path)


async def test_malformed_requests_are_refused_and_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    port = free_port()
    async with status_server(HOST, port, fixed_health(HEALTHY), None):
        for request in (b"\x16\x03\x01\xff\r\n\r\n", b"GET health HTTP/1.1\r\n\r\n"):
            reader, writer = await asyncio.open_connection(HOST, port)
            with closing(writer):
                writer.write(request)
                assert b" 400 Bad Request\r\n" in await reader.readline(), request
        assert await fetch_health(HOST, port) == HEALTHY
    assert not caplog.records


async def test_a_taken_port_is_logged_and_ignored(caplog: pytest.LogCaptureFixture) -> None:
    with taken_port() as port:
        async with status_server(HOST, port, fixed_health(HEALTHY), None):
            (said,) = caplog.records
    assert said.levelno == logging.WARNING
    assert f"cannot serve its status at 127.0.0.1:{port}" in said.getMessage()
    assert "STATUS_PORT to a free port, or to 0" in said.getMessage()


async def test_port_0_disables_the_status(caplog: pytest.LogCaptureFixture) -> None:
    async with status_server("no such host", 0, hanging_check, None):
        assert not caplog.records
    with pytest.raises(UnavailableError, match="STATUS_PORT is 0"):
        await fetch_health(HOST, 0)


async def test_the_server_stops_at_the_end_of_the_block() -> None:
    port, is_checked = free_port(), asyncio.Event()

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


@pytest.mark.parametrize(
    ("served", "asked"),
    [
        ("0.0.0.0", "127.0.0.1"),  # noqa: S104
        pytest.param("::", "::1", marks=pytest.mark.skipif(not has_address("::1"), reason="there is no IPv6 here")),
    ],
)
async def test_a_wildcard_host_is_asked_at_loopback(served: str, asked: str) -> None:
    port = free_port()
    async with status_server(asked, port, fixed_health(HEALTHY), None):
        assert await fetch_health(served, port) == HEALTHY


async def test_another_program_at_the_port_is_recognised() -> None:
    answers: list[dict[str, Any]] = [
        {"text": "Welcome to nginx!"},
        {"text": '{"status": "UP"}'},
        {"text": '{"shards": {"zero": true}, "database": true}'},
        {"status": 204},
        {"body": b"\xff\xfe"},
    ]
    for answer in answers:
        async with other_server(**answer) as port:
            with pytest.raises(UnavailableError, match=r"Another program answers .* Set STATUS_PORT to a free port\."):
                await fetch_health(HOST, port)


async def test_redirects_are_not_followed() -> None:
    port = free_port()
    redirect = {"Location": f"http://{HOST}:{port}/health"}
    async with (
        status_server(HOST, port, fixed_health(HEALTHY), None),
        other_server(status=302, headers=redirect) as asked,
    ):
        with pytest.raises(UnavailableError, match="Another program answers"):
            await fetch_health(HOST, asked)


async def test_a_server_that_does_not_answer_times_out() -> None:
    with taken_port() as port, pytest.raises(UnavailableError, match="did not answer in time"):
        await fetch_health(HOST, port, time_limit=timedelta(milliseconds=50))


def test_health_problems_are_one_line() -> None:
    for health, trouble in (
        (HEALTHY, ""),
        (Health({}, database=True), "The bot is not connected to Discord yet."),
        (
            Health({}, database=True, waiting=True),
            "The bot is not connected to Discord yet. It waits for the lock of its shards; its log says who has it.",
        ),
        (Health({2: False, 0: True, 1: False}, database=True), "These shards are not connected to Discord: 1, 2."),
        (
            Health({0: False}, database=False),
            "These shards are not connected to Discord: 0. The database does not work; the bot's log says why.",
        ),
    ):
        assert health.problems == trouble
        assert health.is_healthy == (not trouble)
