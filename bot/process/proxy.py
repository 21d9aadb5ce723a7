"""Connections to Discord through an HTTP proxy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
from discord.http import Route
from yarl import URL

from bot.process.config import Config, Proxy

if TYPE_CHECKING:
    from aiohttp.connector import Connection
    from aiohttp.tracing import Trace


class ProxyConnector(aiohttp.TCPConnector):
    """Connects through the proxy of the settings, except to the hosts in NO_PROXY.
    discord.py takes one proxy for all hosts, and uses none for the URL of a webhook. aiohttp can read the environment,
    but looks for another variable than HTTPS_PROXY for the gateway.
    """

    def __init__(self, settings: Config) -> None:
        super().__init__(limit=0)  # pyright: ignore[reportUnknownMemberType] - aiohttp; 0 as discord.py sets it
        self._settings = settings

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - as aiohttp calls it
    ) -> Connection:
        """Connect to the host of a request."""
        if proxy := _proxy_to(req.host, self._settings):
            headers = {"Proxy-Authorization": proxy.authorization} if proxy.authorization else None
            req.update_proxy(URL(proxy.address), None, headers)
        return await super().connect(req, traces, timeout)


def proxy_to_discord(settings: Config) -> Proxy | None:
    """Return the proxy through which Discord's REST API is reached; None if it is reached directly."""
    return _proxy_to(URL(Route.BASE).host or "", settings)


def _proxy_to(host: str, settings: Config) -> Proxy | None:
    excluded = [name.strip().lstrip(".").lower() for name in settings.no_proxy.split(",")]
    is_direct = "*" in excluded or any(f".{host}".endswith(f".{name}") for name in excluded if name)
    return None if is_direct else settings.proxy
