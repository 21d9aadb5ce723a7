"""The settings of guilds, and their cache."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.services.settings import SettingsService
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.guilds import change_settings
from tests.support.databases import Interrupted
from tests.support.people import GUILD, Clock


@pytest.fixture
def settings(database: Database, clock: Clock) -> SettingsService:
    return SettingsService(database, now=clock)


async def test_a_change_during_a_read_is_kept(interrupted: Interrupted, clock: Clock) -> None:
    settings = SettingsService(interrupted, now=clock)
    interrupted.action = settings.change(GUILD, level="easy")
    assert await settings.get(GUILD) == await settings.get(GUILD) == GuildSettings("easy")


async def test_a_change_by_another_process_is_seen_within_a_minute(
    settings: SettingsService, database: Database, clock: Clock
) -> None:
    assert await settings.get(GUILD) == GuildSettings()
    await database.write(change_settings, GUILD, level="hard")
    assert await settings.get(GUILD) == GuildSettings()
    assert await settings.reload(GUILD) == await settings.get(GUILD) == GuildSettings("hard")
    await database.write(change_settings, GUILD, level="easy")
    clock.advance(timedelta(minutes=1))
    assert await settings.get(GUILD, may_be_outdated=True) == GuildSettings("hard")  # enough for any message
    assert await settings.get(GUILD) == GuildSettings("easy")


async def test_cached_settings_are_used_while_the_database_is_down(
    settings: SettingsService, database: Database, clock: Clock
) -> None:
    await settings.change(GUILD, level="easy")
    assert database.file
    database.file.unlink()
    clock.advance(timedelta(hours=1))
    assert await settings.get(GUILD) == GuildSettings("easy")
    with pytest.raises(DatabaseError):
        await settings.reload(GUILD)
    with pytest.raises(DatabaseError):
        await settings.get(GuildId(2))
