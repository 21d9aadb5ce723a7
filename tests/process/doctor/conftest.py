"""Fixtures for the doctor."""

import pytest

from tests.fakes.discord_client import redirect_discord_py
from tests.fakes.discord_server import DiscordServer


@pytest.fixture
def discord(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> DiscordServer:
    """The stand-in for Discord, which the doctor asks."""
    redirect_discord_py(server, monkeypatch)
    return server
