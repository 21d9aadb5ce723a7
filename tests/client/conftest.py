"""Fixtures for replies."""

from collections.abc import AsyncGenerator

import pytest

from bot.client.client import App
from tests.fakes.discord_client import redirect_discord_py
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.support.databases import temporary_database
from tests.support.world import new_app, new_services


@pytest.fixture
async def app(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[App]:
    """The client, logged in to the stand-in, but without a connection to the gateway."""
    redirect_discord_py(server, monkeypatch)
    async with temporary_database() as database, new_app(new_services(database)) as app:
        await app.login(TOKEN)
        yield app
