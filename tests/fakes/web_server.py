"""A web server that is not Discord, and not the bot."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web


@asynccontextmanager
async def web_server(**answer: Any) -> AsyncGenerator[int]:
    """Run a web server on a port of loopback that gives the same answer to all requests."""

    async def handle(_: web.BaseRequest) -> web.Response:
        return web.Response(**answer)

    server = web.ServerRunner(web.Server(handle))
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", 0).start()
    try:
        yield server.addresses[0][1]
    finally:
        await server.cleanup()
