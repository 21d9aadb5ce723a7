"""Lets discord.py connect to the stand-in for Discord, in the process of a test."""

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.fakes.discord_server import DiscordServer


def redirect_discord_py(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    url = yarl.URL(server.url)
    monkeypatch.setattr(Route, "BASE", str(url / "api/v10"))
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", url.with_scheme("ws"))
