"""What servers prefer, as a process remembers it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.services.settings import SettingsService
from bot.storage.errors import DatabaseError
from bot.storage.guilds import GuildStore

HERE = GuildId(1)


class Slow(GuildStore):
    """Has settings, and tells them only when it is let."""

    def __init__(self) -> None:
        self.known = GuildSettings()
        self.let = asyncio.Event()
        self.let.set()
        self.works = True

    async def settings(self, guild: GuildId) -> GuildSettings:  # noqa: ARG002 - there is one
        known = self.known
        await self.let.wait()
        if not self.works:
            raise DatabaseError
        return known

    async def change(self, guild: GuildId, **facts: Any) -> GuildSettings:  # noqa: ARG002 - there is one
        self.known = GuildSettings(**facts)
        return self.known


class Clock:
    """A time that passes when somebody says so."""

    now = datetime(2026, 1, 1, tzinfo=UTC)


async def test_what_is_set_while_somebody_reads_is_not_forgotten_again() -> None:
    servers = Slow()
    settings = SettingsService(servers, now=lambda: Clock.now)
    servers.let.clear()
    reading = asyncio.create_task(settings.get(HERE))
    await asyncio.sleep(0)
    await settings.change(HERE, level="easy")
    servers.let.set()
    assert await reading == await settings.get(HERE) == GuildSettings("easy")


async def test_what_another_process_has_set_is_known_in_a_minute_and_to_whoever_looks_at_once() -> None:
    servers, clock = Slow(), Clock()
    settings = SettingsService(servers, now=lambda: clock.now)
    assert await settings.get(HERE) == GuildSettings()
    servers.known = GuildSettings("hard")
    assert await settings.get(HERE) == GuildSettings()
    assert await settings.reload(HERE) == await settings.get(HERE) == GuildSettings("hard")
    servers.known = GuildSettings("easy")
    clock.now += timedelta(minutes=1)
    assert await settings.get(HERE) == GuildSettings("easy")


async def test_what_is_remembered_serves_as_long_as_the_database_cannot_be_read() -> None:
    servers, clock = Slow(), Clock()
    settings = SettingsService(servers, now=lambda: clock.now)
    await settings.change(HERE, level="easy")
    servers.works = False
    clock.now += timedelta(hours=1)
    assert await settings.get(HERE) == GuildSettings("easy")
    with pytest.raises(DatabaseError):
        await settings.reload(HERE)
    with pytest.raises(DatabaseError):
        await settings.get(GuildId(2))
