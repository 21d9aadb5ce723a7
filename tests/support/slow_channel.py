"""A channel in which Discord is slow."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from tests.support.world import World

HELD_FOR = timedelta(hours=2)


class SlowChannel:
    """Lets Discord take long for some requests in one channel, and counts these requests.

    Args:
        names: of the methods of discord.py's HTTP client that send these requests.
        held_for: how long each takes.
    """

    def __init__(
        self, world: World, monkeypatch: pytest.MonkeyPatch, *names: str, held_for: timedelta = HELD_FOR
    ) -> None:
        self.channel, self.requests = world.channel.id, 0
        self._seconds = held_for.total_seconds()
        for name in names:
            monkeypatch.setattr(world.app.http, name, self._slow(getattr(world.app.http, name)))

    def _slow(self, request: Any) -> Any:
        async def slow(channel: int, *args: Any, **fields: Any) -> Any:
            if channel == self.channel:
                self.requests += 1
                await asyncio.sleep(self._seconds)
            return await request(channel, *args, **fields)

        return slow
