"""A stand-in for Discord, in place of the real one."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
from discord.http import Route

from tests.fakes.discord_server import DiscordServer


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[DiscordServer]:
    """The stand-in that the doctor asks."""
    async with DiscordServer() as it:
        monkeypatch.setattr(Route, "BASE", f"{it.url}/api/v10")
        yield it


@pytest.fixture
def server_port(server: DiscordServer) -> int:
    """The port of a program that is not the bot."""
    return int(server.url.rpartition(":")[2])
