"""How a running bot is: told over HTTP to whoever looks after it, and asked by `python -m bot health`.

`/health` is 200 if all is well and 503 if not, with what is known as JSON; `/metrics` is for Prometheus.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta

import aiohttp
from aiohttp import web
from pydantic import TypeAdapter, ValidationError
from yarl import URL

from bot.metrics import PrometheusMetrics

log = logging.getLogger(__name__)

_TIME_TO_LOOK = timedelta(seconds=5)
_TIME_TO_ASK = timedelta(seconds=7)
"""Longer than a look may take, so that one which takes too long is told of."""

_SECONDS_TO_CLOSE = 0.5


@dataclass(frozen=True, slots=True)
class Health:
    """How a bot is.

    Args:
        shards: whether each shard that it carries is connected; none if it does not say.
        database: whether the database answers.
    """

    shards: Mapping[int, bool]
    database: bool

    @property
    def is_well(self) -> bool:
        """Whether it can be played with."""
        return not self.trouble

    @property
    def trouble(self) -> str:
        """What is not well, in a line; empty if all is."""
        lost = [str(shard) for shard, is_connected in sorted(self.shards.items()) if not is_connected]
        sentences = {
            "The bot is not connected to Discord yet.": not self.shards,
            f"These shards are not connected to Discord: {', '.join(lost)}.": lost,
            "The database does not answer.": not self.database,
        }
        return " ".join(sentence for sentence, is_so in sentences.items() if is_so)


_UNKNOWN = Health({}, database=False)


class StatusError(Exception):
    """Nobody says how the bot is; the text tells why, and what to do."""


@asynccontextmanager
async def serving_status(
    host: str,
    port: int,
    look: Callable[[], Awaitable[Health]],
    metrics: PrometheusMetrics | None,
    *,
    time_to_look: timedelta = _TIME_TO_LOOK,
) -> AsyncGenerator[None]:
    """Answer while the block runs. Where that cannot be done, the log says so, and the block runs all the same.

    Args:
        port: 0 for not at all.
        look: how the bot is now.
        metrics: None if they are not kept.
        time_to_look: after so long, the bot is not well.
    """
    if port == 0:
        yield
        return
    runner = web.AppRunner(_new_app(look, metrics, time_to_look), access_log=None, shutdown_timeout=_SECONDS_TO_CLOSE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            log.warning(_NOT_SERVED, host, port, error.strerror or error)
        yield
    finally:
        await runner.cleanup()


async def ask_health(host: str, port: int, *, patience: timedelta = _TIME_TO_ASK) -> Health:
    """How the bot is whose status is served there.

    Args:
        host: as in STATUS_HOST; one that stands for all addresses is asked at loopback.

    Raises:
        StatusError: nobody answers, or somebody else.
    """
    if port == 0:
        raise StatusError("STATUS_PORT is 0, so a bot with these settings does not say how it is.")
    asked = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - only asked about
    url = URL.build(scheme="http", host=asked, port=port, path="/health")
    timeout = aiohttp.ClientTimeout(total=patience.total_seconds())
    try:
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(url, allow_redirects=False) as answer:
            return TypeAdapter(Health).validate_json(await answer.read())
    except TimeoutError:
        raise StatusError(f"What answers at {url} takes too long. The log of the bot may say why.") from None
    except OSError:  # as aiohttp's ClientConnectorError is
        raise StatusError(f"No bot answers at {url}. Start it, or check STATUS_HOST and STATUS_PORT.") from None
    except (aiohttp.ClientError, ValidationError):
        raise StatusError(f"What answers at {url} is not this bot. Give it a STATUS_PORT of its own.") from None


def _new_app(
    look: Callable[[], Awaitable[Health]], metrics: PrometheusMetrics | None, time_to_look: timedelta
) -> web.Application:
    async def tell_health(_: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(time_to_look.total_seconds()):
                health = await look()
        except TimeoutError:
            health = _UNKNOWN
        except Exception:
            log.exception("A look at how the bot is went wrong")
            health = _UNKNOWN
        shards = {str(shard): is_connected for shard, is_connected in sorted(health.shards.items())}
        told = {"ready": health.is_well, "shards": shards, "database": health.database}
        return web.json_response(told, status=200 if health.is_well else 503)

    async def tell_metrics(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(text=_NO_METRICS, status=404)
        return web.Response(body=metrics.render(), headers={"Content-Type": metrics.content_type})

    app = web.Application()
    app.add_routes(
        [web.get("/health", tell_health, allow_head=False), web.get("/metrics", tell_metrics, allow_head=False)]
    )
    return app


_NO_METRICS = "Metrics need one package more: run  pip install '.[metrics]'  and start the bot again.\n"
_NOT_SERVED = (
    "The bot cannot say how it is at %s:%d (%s). Set STATUS_HOST and STATUS_PORT to where it can, or STATUS_PORT to 0; "
    "it plays all the same."
)
