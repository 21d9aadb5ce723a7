"""A plain discord.py client for tests of the stand-in."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.gateway import wait_for

_INTENTS = discord.Intents(guilds=True, messages=True, message_content=True)


class RecordingClient(discord.Client):
    def __init__(self, **options: Any) -> None:
        super().__init__(intents=_INTENTS, guild_ready_timeout=0, **options)
        self.contents = asyncio.Queue[str]()
        self.interactions = asyncio.Queue[discord.Interaction]()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before each shard but the first, as discord.py does."""

    async def on_message(self, message: discord.Message) -> None:
        self.contents.put_nowait(message.content)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.put_nowait(interaction)

    async def received(self, *contents: str) -> bool:
        """Wait for so many messages, and check if their contents are these."""
        return [await wait_for(self.contents.get()) for _ in contents] == [*contents]


def redirect_discord_py(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py connect to the stand-in."""
    url = yarl.URL(server.url)
    monkeypatch.setattr(Route, "BASE", str(url / "api/v10"))
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", url.with_scheme("ws"))


@asynccontextmanager
async def connected(server: DiscordServer, client: RecordingClient) -> AsyncGenerator[RecordingClient]:
    """Connect a client until the end of the block."""
    running = asyncio.create_task(client.start(TOKEN))
    try:
        await server.gateway.identified()
        await wait_for(client.wait_until_ready())
        yield client
    finally:
        await client.close()
        await running


async def error_code(request: Awaitable[object]) -> int:
    """The error code with which Discord refuses a request."""
    with pytest.raises(discord.HTTPException) as error:
        await request
    return error.value.code
