"""What servers prefer, as a process remembers it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.game.ids import ServerId
from bot.play.preferences import Preferences
from bot.storage.errors import DatabaseError
from bot.storage.servers import Servers, ServerSettings

HERE = ServerId(1)


class Slow(Servers):
    """Has settings, and tells them only when it is let."""

    def __init__(self) -> None:
        self.known = ServerSettings()
        self.let = asyncio.Event()
        self.let.set()
        self.works = True

    async def settings(self, server: ServerId) -> ServerSettings:  # noqa: ARG002 - there is one
        known = self.known
        await self.let.wait()
        if not self.works:
            raise DatabaseError
        return known

    async def change(self, server: ServerId, **facts: Any) -> ServerSettings:  # noqa: ARG002 - there is one
        self.known = ServerSettings(**facts)
        return self.known


class Clock:
    """A time that passes when somebody says so."""

    now = datetime(2026, 1, 1, tzinfo=UTC)


async def test_what_is_set_while_somebody_reads_is_not_forgotten_again() -> None:
    servers = Slow()
    preferences = Preferences(servers, now=lambda: Clock.now)
    servers.let.clear()
    reading = asyncio.create_task(preferences.of(HERE))
    await asyncio.sleep(0)
    await preferences.change(HERE, level="easy")
    servers.let.set()
    assert await reading == await preferences.of(HERE) == ServerSettings("easy")


async def test_what_another_process_has_set_is_known_in_a_minute_and_to_whoever_looks_at_once() -> None:
    servers, clock = Slow(), Clock()
    preferences = Preferences(servers, now=lambda: clock.now)
    assert await preferences.of(HERE) == ServerSettings()
    servers.known = ServerSettings("hard")
    assert await preferences.of(HERE) == ServerSettings()
    assert await preferences.look(HERE) == await preferences.of(HERE) == ServerSettings("hard")
    servers.known = ServerSettings("easy")
    clock.now += timedelta(minutes=1)
    assert await preferences.of(HERE) == ServerSettings("easy")


async def test_what_is_remembered_serves_as_long_as_the_database_cannot_be_read() -> None:
    servers, clock = Slow(), Clock()
    preferences = Preferences(servers, now=lambda: clock.now)
    await preferences.change(HERE, level="easy")
    servers.works = False
    clock.now += timedelta(hours=1)
    assert await preferences.of(HERE) == ServerSettings("easy")
    with pytest.raises(DatabaseError):
        await preferences.look(HERE)
    with pytest.raises(DatabaseError):
        await preferences.of(ServerId(2))
