"""Fixtures for the doctor."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
from discord.http import Route

from tests.fakes.discord_server import DiscordServer


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[DiscordServer]:
    async with DiscordServer() as server:
        monkeypatch.setattr(Route, "BASE", f"{server.url}/api/v10")
        yield server


@pytest.fixture
def server_port(server: DiscordServer) -> int:
    """A port on which another program than the bot listens."""
    return int(server.url.rpartition(":")[2])
