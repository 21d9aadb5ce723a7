"""Worker processes whose reports a test writes, at times that it chooses."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

from bot.workers import pool as worker_pool
from bot.workers.worker import LENGTH


class LoopTime:
    """The clock of the event loop, which stands still until a test moves it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._now = asyncio.get_running_loop().time()
        for owner, name in ((asyncio.get_running_loop(), "time"), (worker_pool, "perf_counter")):
            patch.setattr(owner, name, lambda: self._now)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and all that is due happen."""
        await settle()
        self._now += seconds
        await settle()


async def settle() -> None:
    """Let every task go on until it waits for something that happens outside this process."""
    for _ in range(20):
        await asyncio.sleep(0)


class ScriptedProcess:
    """A stand-in for a process that reads tasks and writes reports and results."""

    def __init__(self) -> None:
        self.stdin, self.stdout = self, asyncio.StreamReader()
        self.tasks: list[bytes] = []
        self.returncode: int | None = None

    def write(self, task: bytes) -> None:
        self.tasks.append(task)

    async def drain(self) -> None:
        """Write at once."""

    def kill(self) -> None:
        self.returncode = -9

    async def wait(self) -> None:
        """End at once."""

    def report(self, number: int) -> None:
        self.stdout.feed_data(LENGTH.pack(number))

    def reply(self, value: object) -> None:
        result = pickle.dumps((value, None, 0))
        self.stdout.feed_data(LENGTH.pack(len(result)) + result)


def script_processes(patch: pytest.MonkeyPatch) -> list[ScriptedProcess]:
    """Let pools start scripted processes, and return those that they have started."""
    started: list[ScriptedProcess] = []

    async def start(*_: object, **__: Any) -> ScriptedProcess:
        started.append(ScriptedProcess())
        return started[-1]

    patch.setattr(asyncio, "create_subprocess_exec", start)
    return started
