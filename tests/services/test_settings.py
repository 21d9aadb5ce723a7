"""The settings of guilds, and their cache."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.services.settings import SettingsService
from bot.storage.errors import DatabaseError
from bot.storage.guilds import GuildStore
from tests.people import GUILD, Clock


class Slow(GuildStore):
    """Returns the settings of a guild only when `let` is set, and fails unless it `works`."""

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


async def test_a_change_during_a_read_is_kept() -> None:
    guilds = Slow()
    settings = SettingsService(guilds, now=Clock())
    guilds.let.clear()
    reading = asyncio.create_task(settings.get(GUILD))
    await asyncio.sleep(0)
    await settings.change(GUILD, level="easy")
    guilds.let.set()
    assert await reading == await settings.get(GUILD) == GuildSettings("easy")


async def test_outdated_settings_are_enough_for_any_message() -> None:
    guilds, clock = Slow(), Clock()
    settings = SettingsService(guilds, now=clock)
    guilds.known = GuildSettings(prefix="?")
    assert await settings.get(GUILD, may_be_outdated=True) == GuildSettings(prefix="?")
    guilds.known = GuildSettings(prefix="!!")
    clock.advance(timedelta(days=1))
    assert await settings.get(GUILD, may_be_outdated=True) == GuildSettings(prefix="?")


async def test_a_change_by_another_process_is_seen_within_a_minute() -> None:
    guilds, clock = Slow(), Clock()
    settings = SettingsService(guilds, now=clock)
    assert await settings.get(GUILD) == GuildSettings()
    guilds.known = GuildSettings("hard")
    assert await settings.get(GUILD) == GuildSettings()
    assert await settings.reload(GUILD) == await settings.get(GUILD) == GuildSettings("hard")
    guilds.known = GuildSettings("easy")
    clock.advance(timedelta(minutes=1))
    assert await settings.get(GUILD) == GuildSettings("easy")


async def test_cached_settings_are_used_while_the_database_is_down() -> None:
    guilds, clock = Slow(), Clock()
    settings = SettingsService(guilds, now=clock)
    await settings.change(GUILD, level="easy")
    guilds.works = False
    clock.advance(timedelta(hours=1))
    assert await settings.get(GUILD) == GuildSettings("easy")
    with pytest.raises(DatabaseError):
        await settings.reload(GUILD)
    with pytest.raises(DatabaseError):
        await settings.get(GuildId(2))
