"""The pace of new sessions within Discord's limit."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from bot.client.reconnecting import SessionStarts

DAY = 86_400


@dataclass
class Discord:
    """A clock, and Discord's limit of 1,000 sessions a day, which resets at midnight."""

    now: float = 0
    used: int = 0
    starts: list[float] = field(default_factory=list[float])

    async def sleep(self, seconds: float) -> None:
        midnight = (self.now // DAY + 1) * DAY
        self.now += seconds
        if self.now >= midnight:
            self.used = 0

    async def fetch_limit(self) -> dict[str, int]:
        return {"total": 1000, "remaining": 1000 - self.used, "reset_after": round((DAY - self.now % DAY) * 1000)}

    async def start(self, *processes: SessionStarts, shards: int = 1) -> None:
        """Let processes begin a session each, which takes some seconds."""
        for starts in processes:
            await starts.wait(0, shards, self.fetch_limit)
            self.starts.append(self.now)
            self.used += 1
            assert self.used < 1000
            await self.sleep(5)


def session_starts(discord: Discord) -> SessionStarts:
    return SessionStarts(clock=lambda: discord.now, sleep=discord.sleep)


async def test_sessions_that_fail_at_once_last_all_day(caplog: pytest.LogCaptureFixture) -> None:
    discord = Discord()
    starts = session_starts(discord)
    while discord.now < 3 * DAY:
        await discord.start(starts)
    waits = [after - before for before, after in pairwise(discord.starts)]
    assert waits[:899] == [5] * 899
    assert all(5 < wait < 1800 for wait in waits[910:990])
    assert caplog.messages[0] == (
        "Only 100 new sessions are left of 1000 until Discord resets the limit in 1365 min; the bot waits"
    )
    assert len(caplog.messages) < 300  # one for each session that waits


async def test_processes_leave_enough_for_a_restart() -> None:
    discord = Discord(used=700)
    processes = [session_starts(discord) for _ in range(4)]
    while discord.now < DAY:
        await discord.start(*processes, shards=8)
        assert discord.now > DAY or discord.used <= 1000 - 8


async def test_shards_connect_at_a_restart_and_sessions_after_a_quiet_time() -> None:
    discord = Discord(used=990)
    starts = session_starts(discord)
    for shard in range(8):
        await starts.wait(shard, 8, discord.fetch_limit)
        discord.used += 1
    assert discord.now == 0
    await starts.wait(0, 8, discord.fetch_limit)
    assert discord.now == DAY
    discord = Discord(used=980)
    starts = session_starts(discord)
    await discord.start(starts)
    assert discord.starts == [0]
    await discord.sleep(DAY / 2)
    await discord.start(starts)
    assert discord.starts == [0, 5 + DAY / 2]
