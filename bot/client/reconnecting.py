"""Which shards are connected, and how long the client waits before it connects again or begins a new session."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from math import inf

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

from bot.model.ids import Shards

log = logging.getLogger(__name__)

MAX_WAIT = 60  # the longest wait before the next attempt to connect, in seconds
_SCARCE = 0.1
"""The share of Discord's limit from which on the sessions that are left are spread over the time until its reset."""


class CappedBackoff(ExponentialBackoff[bool]):
    """discord.py's waits between attempts to connect, which grow from two seconds to 17 minutes, but up to a minute."""

    def delay(self) -> float:
        """Return the seconds to wait. They stay random, so that shards do not connect all at once."""
        return super().delay() % MAX_WAIT


def cap_backoff() -> None:
    """Let clients with one and with several shards use `CappedBackoff`. discord.py 2.7 has no setting for it."""
    for module in (discord.client, discord.shard):
        vars(module)["ExponentialBackoff"] = CappedBackoff


class SessionStarts:
    """Keeps new sessions within Discord's limit of usually 1,000 a day, after which Discord resets the token.
    Some are left for other processes and a restart: one for each shard. It outlives the client.
    """

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._begun: set[int | None] = set()
        self._last = -inf
        self._is_logged = False

    async def wait(
        self, shard: int | None, shards: int, fetch_limit: Callable[[], Awaitable[Mapping[str, int]]]
    ) -> None:
        """Wait until one of all `shards` may begin another session. The first one of each shard begins at once.
        discord.py gives up after a minute, and tries again. `fetch_limit` fetches the bot's `session_start_limit`,
        whose `reset_after` is in milliseconds.
        """
        while shard in self._begun and (seconds := self._seconds_to_wait(shards, limit := await fetch_limit())) > 0:
            if not self._is_logged:
                message = "Only %d new sessions are left of %d until Discord resets the limit in %d min; the bot waits"
                log.warning(message, limit["remaining"], limit["total"], limit["reset_after"] / 60_000)
                self._is_logged = True
            await self._sleep(seconds)
        self._begun.add(shard)
        self._last, self._is_logged = self._clock(), False

    def _seconds_to_wait(self, shards: int, limit: Mapping[str, int]) -> float:
        left, reset_after = limit["remaining"] - shards, limit["reset_after"] / 1000
        if left <= 0:
            return reset_after
        is_scarce = left < limit["total"] * _SCARCE
        return self._last + reset_after / left - self._clock() if is_scarce else 0


class Connections:
    def __init__(self, shards: Shards) -> None:
        self._shards = shards
        self._ready: set[int] = set()

    @property
    def ready(self) -> Mapping[int, bool]:
        """Whether each shard is connected and has received its guilds."""
        return {shard: shard in self._ready for shard in sorted(self._shards.ids)}

    @property
    def connected(self) -> Shards | None:
        return Shards(self._shards.count, frozenset(self._ready)) if self._ready else None

    def mark_connected(self, *shards: int) -> None:
        for shard in shards or sorted(self._shards.ids):
            self._ready.add(shard)
            log.info("Shard %d of %d is connected", shard, self._shards.count)

    def mark_disconnected(self, *shards: int) -> None:
        for shard in self._ready.intersection(shards or self._shards.ids):
            self._ready.discard(shard)
            log.warning("Shard %d has lost its connection, and is reconnecting", shard)
