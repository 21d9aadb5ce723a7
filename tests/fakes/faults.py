"""What a test can do to the bot's requests: let them fail, or hold them back."""

import asyncio
import math
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from aiohttp import web

from tests.fakes.gateway import wait_for
from tests.fakes.responses import json_response, path_of, rate_limit_headers


@dataclass
class Fault:
    """A failure of the next requests to a path.

    Args:
        path: a pattern, in which `*` stands for any text.
        status: the HTTP status of the response; None breaks the connection off.
        times: how many requests fail.
        is_processed: whether the request takes effect, and only its response is lost.
        is_global: whether a rate limit applies to all routes.
        code: the JSON error code; None for a page of Cloudflare without one.
        paths: of the requests that have failed.
    """

    path: str
    status: int | None
    times: int = 1
    method: str = "POST"
    retry_after: float = 0.05
    is_processed: bool = False
    is_global: bool = False
    code: int | None = 0
    paths: list[str] = field(default_factory=list[str])

    def response(self, request: web.Request) -> web.Response:
        if self.status is None:
            assert request.transport
            request.transport.abort()
            return web.Response()
        if self.code is None:
            page = f"<!DOCTYPE html><title>{self.status}</title>"
            return web.Response(text=page, status=self.status, content_type="text/html")
        if self.status != 429:
            body = {"message": f"{self.status}: that went wrong", "code": self.code}
            return json_response(body, self.status, {"Via": "1.1 google"})
        body = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": self.is_global}
        scope = "global" if self.is_global else "shared"
        headers = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": scope, "Via": "1.1 google"}
        return json_response(body, 429, headers | rate_limit_headers(request))


@dataclass
class Hold:
    """Requests to a path are held back until a test releases them."""

    path: str
    method: str = "POST"
    is_processed: bool = False
    paths: list[str] = field(default_factory=list[str])
    _held: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    _is_released: asyncio.Event = field(default_factory=asyncio.Event)

    async def arrived(self) -> None:
        await wait_for(self._held.acquire())

    def release(self) -> None:
        """Let all requests go on, including later ones."""
        self._is_released.set()

    async def wait(self) -> None:
        self._held.release()
        await self._is_released.wait()


def matches(request: web.Request, rule: Fault | Hold) -> bool:
    return request.method == rule.method and fnmatchcase(path_of(request), rule.path)
