"""How a bot is, asked over a loopback socket."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.metrics import PrometheusExporter
from bot.services.metrics import Metrics
from bot.status import Health, StatusError, fetch_health, status_server

HOST = "127.0.0.1"
WELL = Health({0: True, 1: True}, database=True)
AT_ONCE = timedelta(0)


@contextmanager
def taken_port() -> Generator[int]:
    """A port that something else listens at, and never answers."""
    with socket.create_server((HOST, 0)) as other:
        yield other.getsockname()[1]


def free_port() -> int:
    """A port where nothing listens."""
    with taken_port() as port:
        return port


def looking(health: Health) -> Callable[[], Awaitable[Health]]:
    """A look at a bot that stays as it is."""

    async def look() -> Health:
        return health

    return look


async def look_for_ever() -> Health:
    """A look at a bot that hangs."""
    await asyncio.Event().wait()
    return WELL


async def ask(port: int, path: str, method: str = "GET") -> tuple[int, str, str]:
    """The status, content type and text of an answer."""
    url = f"http://{HOST}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.request(method, url) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


@asynccontextmanager
async def something_else(**answer: Any) -> AsyncGenerator[int]:
    """Another program, which gives one answer to everything."""

    async def handle(_: web.BaseRequest) -> web.Response:
        return web.Response(**answer)

    server = web.ServerRunner(web.Server(handle))
    await server.setup()
    await web.TCPSite(server, HOST, 0).start()
    yield server.addresses[0][1]
    await server.cleanup()


@pytest.mark.parametrize(
    ("health", "status", "text"),
    [
        (WELL, 200, '{"ready": true, "shards": {"0": true, "1": true}, "database": true}'),
        (Health({}, database=True), 503, '{"ready": false, "shards": {}, "database": true}'),
        (Health({1: False, 0: True}, database=True), 503, '"ready": false, "shards": {"0": true, "1": false}'),
        (Health({0: True}, database=False), 503, '{"ready": false, "shards": {"0": true}, "database": false}'),
    ],
)
async def test_health_is_told_as_a_status_and_in_json(health: Health, status: int, text: str) -> None:
    port = free_port()
    async with status_server(HOST, port, looking(health), None):
        told = await ask(port, "/health")
        assert (told[0], told[1]) == (status, "application/json; charset=utf-8")
        assert text in told[2]
        assert await fetch_health(HOST, port) == health


async def test_a_bot_that_takes_too_long_to_look_is_not_well() -> None:
    port = free_port()
    async with status_server(HOST, port, look_for_ever, None, check_timeout=AT_ONCE):
        assert (await ask(port, "/health"))[0] == 503
        assert not (await fetch_health(HOST, port)).is_healthy


async def test_a_mistake_in_the_look_is_told_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def look() -> Health:
        raise ZeroDivisionError

    port = free_port()
    async with status_server(HOST, port, look, None):
        assert await fetch_health(HOST, port) == Health({}, database=False)
    assert caplog.records[0].exc_info


async def test_metrics_are_told_as_prometheus_reads_them() -> None:
    port, exporter = free_port(), PrometheusExporter(Metrics(moves=1))
    async with status_server(HOST, port, looking(WELL), exporter):
        status, content_type, text = await ask(port, "/metrics")
    assert (status, content_type) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert "\ntictactoe_moves_total 1.0\n" in text


async def test_where_no_metrics_are_kept_an_owner_hears_what_to_install() -> None:
    port = free_port()
    async with status_server(HOST, port, looking(WELL), None):
        status, _, text = await ask(port, "/metrics")
    assert status == 404
    assert "pip install '.[metrics]'" in text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 404),
        ("GET", "/health/", 404),
        ("HEAD", "/health", 405),
        ("HEAD", "/metrics", 405),
        ("POST", "/metrics", 405),
    ],
)
async def test_nothing_else_is_there(method: str, path: str, status: int) -> None:
    port = free_port()
    async with status_server(HOST, port, looking(WELL), None):
        assert (await ask(port, path, method))[0] == status


async def test_a_taken_port_is_told_in_the_log_and_the_bot_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    with taken_port() as port:
        async with status_server(HOST, port, looking(WELL), None):
            (said,) = caplog.records
    assert said.levelno == logging.WARNING
    assert f"cannot say how it is at 127.0.0.1:{port}" in said.getMessage()
    assert "STATUS_PORT to 0" in said.getMessage()


async def test_with_port_0_nobody_is_told_anything(caplog: pytest.LogCaptureFixture) -> None:
    async with status_server("no such host", 0, look_for_ever, None):
        assert not caplog.records
    with pytest.raises(StatusError, match="STATUS_PORT is 0"):
        await fetch_health(HOST, 0)


async def test_after_the_block_nobody_answers_even_if_somebody_waits() -> None:
    port, looks = free_port(), asyncio.Event()

    async def look() -> Health:
        looks.set()
        return await look_for_ever()

    async with status_server(HOST, port, look, None):
        waiting = asyncio.create_task(fetch_health(HOST, port))
        await looks.wait()
    with pytest.raises(StatusError):
        await waiting
    with pytest.raises(StatusError, match=f"No bot answers at http://127.0.0.1:{port}/health. Start it"):
        await fetch_health(HOST, port)


def has_address(host: str) -> bool:
    """Whether this machine has an address."""
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
async def test_a_bot_at_all_addresses_is_asked_at_loopback(served: str, asked: str) -> None:
    port = free_port()
    async with status_server(asked, port, looking(WELL), None):
        assert await fetch_health(served, port) == WELL


@pytest.mark.parametrize(
    "answer",
    [
        {"text": "Welcome to nginx!"},
        {"text": '{"status": "UP"}'},
        {"text": '{"shards": {"zero": true}, "database": true}'},
        {"status": 204},
        {"body": b"\xff\xfe"},
    ],
)
async def test_another_program_at_the_port_is_not_taken_for_the_bot(answer: dict[str, Any]) -> None:
    async with something_else(**answer) as port:
        with pytest.raises(StatusError, match=r"is not this bot\. Give it a STATUS_PORT of its own\."):
            await fetch_health(HOST, port)


async def test_nobody_is_sent_elsewhere() -> None:
    port = free_port()
    elsewhere = {"Location": f"http://{HOST}:{port}/health"}
    async with status_server(HOST, port, looking(WELL), None), something_else(status=302, headers=elsewhere) as asked:
        with pytest.raises(StatusError, match="is not this bot"):
            await fetch_health(HOST, asked)


async def test_what_never_answers_is_not_waited_for() -> None:
    with taken_port() as port, pytest.raises(StatusError, match="takes too long"):
        await fetch_health(HOST, port, time_limit=timedelta(milliseconds=50))


@pytest.mark.parametrize(
    ("health", "trouble"),
    [
        (WELL, ""),
        (Health({}, database=True), "The bot is not connected to Discord yet."),
        (Health({2: False, 0: True, 1: False}, database=True), "These shards are not connected to Discord: 1, 2."),
        (
            Health({0: False}, database=False),
            "These shards are not connected to Discord: 0. The database does not answer.",
        ),
    ],
)
def test_what_is_not_well_is_told_in_a_line(health: Health, trouble: str) -> None:
    assert health.problems == trouble
    assert health.is_healthy == (not trouble)
