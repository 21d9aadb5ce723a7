"""The bot's health over HTTP: served by the running bot, fetched by `python -m bot health`.

`/health` answers 200 if all is well and 503 if not, with the details as JSON. `/metrics` is for Prometheus.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from pydantic import TypeAdapter, ValidationError

from bot import __version__
from bot.install import install_command
from bot.process.exit_codes import UnavailableError

if TYPE_CHECKING:
    from bot.process.metrics import PrometheusExporter

log = logging.getLogger(__name__)

_CHECK_TIMEOUT = timedelta(seconds=5)
_FETCH_TIMEOUT = timedelta(seconds=7)  # longer than _CHECK_TIMEOUT, so that a check that times out is still reported


@dataclass(frozen=True, slots=True)
class Health:
    """The health of a bot."""

    shards: Mapping[int, bool]  # whether each shard of the process is connected; empty if that is unknown
    database: bool  # whether the database can be read, and the last write succeeded
    waiting: bool = False  # whether the process waits for the lock of its shards

    @property
    def is_healthy(self) -> bool:
        return not self.problems

    @property
    def problems(self) -> str:
        """The problems, in one line; empty if the bot is healthy."""
        disconnected = [str(shard) for shard, is_connected in sorted(self.shards.items()) if not is_connected]
        sentences = {
            "The bot is not connected to Discord yet.": not self.shards,
            "It waits for the lock of its shards; its log says who has it.": self.waiting,
            f"These shards are not connected to Discord: {', '.join(disconnected)}.": disconnected,
            "The database does not work; the bot's log says why.": not self.database,
        }
        return " ".join(sentence for sentence, applies in sentences.items() if applies)


_UNKNOWN = Health({}, database=False)
_TEXT = "text/plain; charset=utf-8"


@asynccontextmanager
async def status_server(
    host: str,
    port: int,
    check_health: Callable[[], Awaitable[Health]],
    exporter: PrometheusExporter | None,
    *,
    check_timeout: timedelta = _CHECK_TIMEOUT,
) -> AsyncGenerator[None]:
    """Serve the status while the block runs, unless the port is 0 or taken; a slow check counts as unhealthy."""
    if port == 0:
        yield
        return
    from aiohttp import web  # `python -m bot health` starts faster without it

    async def answer_health(_: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(check_timeout.total_seconds()):
                health = await check_health()
        except TimeoutError:
            health = _UNKNOWN
        except Exception:
            log.exception("The health check failed")
            health = _UNKNOWN
        shards = {str(shard): is_connected for shard, is_connected in sorted(health.shards.items())}
        body = {"ready": health.is_healthy, **asdict(health), "shards": shards, "version": __version__}
        return web.json_response(body, status=200 if health.is_healthy else 503)

    async def answer_metrics(_: web.Request) -> web.Response:
        status, text, content_type = _metrics(exporter)
        return web.Response(status=status, body=text, headers={"Content-Type": content_type})

    app = web.Application()
    app.router.add_get("/health", answer_health, allow_head=False)
    app.router.add_get("/metrics", answer_metrics, allow_head=False)
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # malformed requests are no errors of the bot
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            log.warning(describe_port_error(host, port, error))
        yield
    finally:
        await runner.cleanup()


def _metrics(exporter: PrometheusExporter | None) -> tuple[int, str | bytes, str]:
    """Return the status, text and content type of the answer to a request of the metrics."""
    if not exporter:
        text = f"Metrics need another package. Run  {install_command('metrics')}  and start the bot again.\n"
        return 404, text, _TEXT
    try:
        return 200, exporter.render(), exporter.content_type
    except Exception:
        log.exception("The metrics cannot be rendered")
        return 500, "The metrics cannot be rendered; the log says why.\n", _TEXT


def describe_port_error(host: str, port: int, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return (
        f"The bot cannot serve its status at {host}:{port} ({reason}); everything else works. "
        "Set STATUS_HOST to an address of this machine and STATUS_PORT to a free port, or to 0 to serve no status."
    )


async def fetch_health(host: str, port: int, *, time_limit: timedelta = _FETCH_TIMEOUT) -> Health:
    """Fetch the health of a running bot; raises UnavailableError if this bot's server does not respond there."""
    if port == 0:
        raise UnavailableError("STATUS_PORT is 0, so the bot does not serve its status.")
    target = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared, not bound
    address = f"[{target}]:{port}" if ":" in target else f"{target}:{port}"
    url = f"http://{address}/health"
    try:
        async with asyncio.timeout(time_limit.total_seconds()):
            reader, writer = await asyncio.open_connection(target, port)
            with closing(writer):
                writer.write(f"GET /health HTTP/1.0\r\nHost: {address}\r\n\r\n".encode())
                _, _, body = (await reader.read()).partition(b"\r\n\r\n")
        return TypeAdapter(Health).validate_json(body)
    except TimeoutError:
        raise UnavailableError(f"{url} did not answer in time. The bot's log may say why.") from None
    except OSError:
        raise UnavailableError(f"No bot answers at {url}. Start it, or check STATUS_HOST and STATUS_PORT.") from None
    except ValidationError:
        raise UnavailableError(f"Another program answers at {url}. Set STATUS_PORT to a free port.") from None
