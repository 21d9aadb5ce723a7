"""An HTTP proxy that connects every client to the stand-in for Discord, whatever host the client asks for.

The stand-in speaks no TLS, so the proxy terminates it. `TRUST` makes clients accept its certificate.
"""

import asyncio
import ssl
from base64 import b64encode
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

import yarl

CERTIFICATE = Path(__file__).parents[1] / "fixtures/discord.pem"

HOST = "discord.test"
"""The host name in the certificate. It cannot be resolved, so the bot reaches it only through the proxy."""

USER, PASSWORD = "ana", "a@b:c"


@dataclass
class Proxy:
    """A proxy that demands a user and a password."""

    port: int = 0
    status: int | None = None
    targets: list[str] = field(default_factory=list[str])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, password: str = PASSWORD) -> str:
        return str(yarl.URL(self.address).with_user(USER).with_password(password))


@asynccontextmanager
async def proxy_to(server_url: str) -> AsyncGenerator[Proxy]:
    proxy, server, tasks = Proxy(), yarl.URL(server_url), set[asyncio.Task[None]]()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    authorization = f"Proxy-Authorization: Basic {b64encode(f'{USER}:{PASSWORD}'.encode()).decode()}"

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        proxy.targets.append(request.split()[1])
        if status := proxy.status or (None if authorization in headers else 407):
            writer.write(f"HTTP/1.1 {status} Refused\r\n\r\n".encode())
            return
        writer.write(b"HTTP/1.1 200 Connected\r\n\r\n")
        await writer.start_tls(context)
        behind, to_server = await asyncio.open_connection(server.host, server.port)
        with closing(to_server):
            await asyncio.gather(pipe(reader, to_server), pipe(behind, writer))

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            while data := await reader.read(1 << 16):
                writer.write(data)

    async def run(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            tasks.add(task := asyncio.create_task(serve(reader, writer)))
            await asyncio.wait([task])

    listening = await asyncio.start_server(run, "127.0.0.1", 0)
    proxy.port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listening.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


TRUST = f"""
import ssl
from functools import partialmethod

from aiohttp import TCPConnector

context = ssl.create_default_context(cafile={str(CERTIFICATE)!r})
TCPConnector.__init__ = partialmethod(TCPConnector.__init__, ssl=context)
"""
"""A sitecustomize.py that makes aiohttp accept the proxy's certificate."""
