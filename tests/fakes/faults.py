"""What a test may do to the bot's requests: let them fail, or keep them waiting."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from aiohttp import web

from tests.fakes.gateway import soon
from tests.fakes.responses import path_of, rate_limit, reply


@dataclass
class Trouble:
    """What befalls the next requests to a path, in which `*` stands for anything.

    Args:
        status: the answer; None is no answer, but a broken connection.
        times: how many requests it befalls.
        is_carried_out: whether Discord does as it is asked, and only its answer is lost.
    """

    path: str
    status: int | None
    times: int = 1
    method: str = "POST"
    retry_after: float = 0.05
    is_carried_out: bool = False

    def failure(self, request: web.Request) -> web.Response:
        """What the bot gets to see."""
        if self.status is None:
            assert request.transport
            request.transport.abort()
            return web.Response()
        if self.status != 429:
            facts = {"message": f"{self.status}: that went wrong", "code": 0}
            return reply(facts, self.status, {"Via": "1.1 google"})
        facts = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": False}
        headers = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": "shared", "Via": "1.1 google"}
        return reply(facts, 429, headers | rate_limit(request))


@dataclass
class Hold:
    """Requests to a path are kept waiting, until they are let go.

    Args:
        path: `*` in it stands for anything.
    """

    path: str
    method: str = "POST"
    _held: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    _is_released: asyncio.Event = field(default_factory=asyncio.Event)

    async def arrived(self) -> None:
        """Return when a request is waiting, one call for each."""
        await soon(self._held.acquire())

    def release(self) -> None:
        """Let all of them go on, and whatever comes later."""
        self._is_released.set()

    async def wait(self) -> None:
        """Be held."""
        self._held.release()
        await self._is_released.wait()


def fits(request: web.Request, rule: Trouble | Hold) -> bool:
    """Whether a request is of those that a test has meant."""
    return request.method == rule.method and fnmatchcase(path_of(request), rule.path)
