"""The bot's health over HTTP: served by the running bot, fetched by `python -m bot health`.

`/health` answers 200 if all is well and 503 if not, with the details as JSON. `/metrics` is for Prometheus.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from http import HTTPStatus
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
_TRANSFER_TIMEOUT = timedelta(seconds=5)

MAX_CONNECTIONS = 32  # how many the server keeps open at a time; it closes any other one at once
_REQUEST = re.compile(r"(?P<method>[A-Z]+) (?:http://[^/ ]+)?(?P<path>/[^? ]*)(\?[^ ]*)? HTTP/1\.[01]\r\n")


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


@asynccontextmanager
async def status_server(
    host: str,
    port: int,
    check_health: Callable[[], Awaitable[Health]],
    exporter: PrometheusExporter | None,
    *,
    check_timeout: timedelta = _CHECK_TIMEOUT,
    transfer_timeout: timedelta = _TRANSFER_TIMEOUT,
) -> AsyncGenerator[None]:
    """Serve the bot's status while the block runs. If the port cannot be opened, log a warning and run the block.
    Port 0 disables the server. A check that takes longer than `check_timeout` counts as unhealthy. A connection is
    closed if its request or the answer takes longer than `transfer_timeout`.
    """
    if port == 0:
        yield
        return
    server = _Server(check_health, exporter, check_timeout.total_seconds(), transfer_timeout.total_seconds())
    try:
        # asyncio accepts as many connections as are in the backlog before any of them can be closed.
        listening = await asyncio.start_server(server.accept, host, port, backlog=MAX_CONNECTIONS)
    except OSError as error:
        log.warning(describe_port_error(host, port, error))
        yield
        return
    try:
        yield
    finally:
        listening.close()
        await server.close_connections()


def describe_port_error(host: str, port: int, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return (
        f"The bot cannot serve its status at {host}:{port} ({reason}); everything else works. "
        "Set STATUS_HOST to an address of this machine and STATUS_PORT to a free port, or to 0 to serve no status."
    )


async def fetch_health(host: str, port: int, *, time_limit: timedelta = _FETCH_TIMEOUT) -> Health:
    """Fetch the health of a running bot with these values of STATUS_HOST and STATUS_PORT.
    Raises UnavailableError if no server responds there, or it is not this bot's.
    """
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


@dataclass(frozen=True, slots=True)
class _Server:
    """Answers one request on each connection, and closes it. Times are in seconds."""

    check_health: Callable[[], Awaitable[Health]]
    exporter: PrometheusExporter | None
    check_timeout: float
    transfer_timeout: float
    _connections: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self._connections) == MAX_CONNECTIONS:
            writer.transport.abort()
            return
        task = asyncio.create_task(self._serve(reader, writer))
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)

    async def close_connections(self) -> None:
        for task in self._connections:
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(self.transfer_timeout):
                head = await reader.readuntil(b"\r\n\r\n")
            answer = await self._answer(head.decode("latin-1"))
            async with asyncio.timeout(self.transfer_timeout):
                writer.write(answer)
                writer.write_eof()
                while await reader.read(2**16):  # closing before all is read would reset the connection
                    pass
                writer.close()
                await writer.wait_closed()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the client is gone or too slow, or sends no end of headers
        finally:
            writer.transport.abort()

    async def _answer(self, head: str) -> bytes:
        request = _REQUEST.match(head)
        match request and request["method"], request and request["path"]:
            case "GET", "/health":
                return await self._answer_health()
            case "GET", "/metrics" if self.exporter:
                return _response(HTTPStatus.OK, self.exporter.render().decode(), self.exporter.content_type)
            case "GET", "/metrics":
                return _response(HTTPStatus.NOT_FOUND, _NO_METRICS.format(install_command("metrics")))
            case "HEAD", _:  # an answer to it has no text
                return _response(HTTPStatus.METHOD_NOT_ALLOWED, "")
            case _, "/health" | "/metrics":
                return _response(HTTPStatus.METHOD_NOT_ALLOWED, "Use GET.\n")
            case None, _:
                return _response(HTTPStatus.BAD_REQUEST, "This is not an HTTP request.\n")
            case _:
                return _response(HTTPStatus.NOT_FOUND, "There are only /health and /metrics.\n")

    async def _answer_health(self) -> bytes:
        try:
            async with asyncio.timeout(self.check_timeout):
                health = await self.check_health()
        except TimeoutError:
            health = _UNKNOWN
        except Exception:
            log.exception("The health check failed")
            health = _UNKNOWN
        shards = {str(shard): is_connected for shard, is_connected in sorted(health.shards.items())}
        body = {"ready": health.is_healthy, **asdict(health), "shards": shards, "version": __version__}
        status = HTTPStatus.OK if health.is_healthy else HTTPStatus.SERVICE_UNAVAILABLE
        return _response(status, json.dumps(body), "application/json; charset=utf-8")


def _response(status: HTTPStatus, text: str, content_type: str = "text/plain; charset=utf-8") -> bytes:
    body = text.encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {content_type}\r\nContent-Length: {len(body)}\r\n"
        "Allow: GET\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


_NO_METRICS = "Metrics need another package. Run  {}  and start the bot again.\n"
