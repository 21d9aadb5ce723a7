"""A time limit for requests to Discord that does not cancel them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")

_requests: set[asyncio.Task[Any]] = set()
"""The unfinished requests. asyncio only keeps weak references to tasks, so these references keep them alive."""


async def within(seconds: float, request: Coroutine[Any, Any, _T]) -> _T:
    """Wait for a request for some time. It goes on in the background after that, and if the caller is cancelled.
    discord.py 2.7 must not be cancelled while it waits for a global rate limit to end: it would hold back all later
    requests for ever (https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/http.py).
    Raises TimeoutError if the request takes longer.
    """
    task = asyncio.create_task(request)
    _requests.add(task)
    task.add_done_callback(_conclude)
    done, _ = await asyncio.wait([task], timeout=seconds)
    if not done:
        raise TimeoutError
    return task.result()


def _conclude(task: asyncio.Task[Any]) -> None:
    _requests.discard(task)
    if not task.cancelled():
        task.exception()  # otherwise asyncio would log the error of a request for which nobody waits any more
