"""Worker processes, in which long computations run without holding up the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from time import perf_counter
from typing import Any, TypeVar, TypeVarTuple

from bot.games.game import Game
from bot.games.lines import Rules
from bot.model.metrics import Metrics
from bot.workers.turns import Ticket, Turns
from bot.workers.worker import AT_WORK, COMPILING, LENGTH, Result

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")

MEGABYTE = 2**20

_MEMORY = 256 * MEGABYTE  # what a worker needs: Python, the code of the search, and the tables of several games
TIME_LIMIT = timedelta(seconds=20)
"""Searches end by themselves much sooner, even if a worker has to be started and to load its tables first. The time in
which a worker compiles its search does not count."""

SILENCE_LIMIT = timedelta(seconds=10)
"""A worker that has not reported for this time hangs; at work, it reports every second."""

MAX_CELLS_IN_PROCESS = 9  # boards of at most this many cells are searched to the end within milliseconds

log = logging.getLogger(__name__)

_COMMAND = (sys.executable, "-P", "-m", "bot.workers.worker")
"""With -P, modules are found only where this process finds them; see `_environment`."""


class WorkerError(Exception):
    """No worker has completed the task: two have died, it took too long, or the bot is stopping."""


class NoProcessError(WorkerError):
    """No worker process can be started."""


class WorkerPool:
    """Worker processes of low priority, which are started when they are first needed.
    A worker that dies or hangs is replaced, and its task is run once more. A worker whose task takes too long, or whose
    caller is cancelled, is killed, and so is one that uses too much memory after its task.
    """

    def __init__(
        self,
        size: int = 1,  # how many workers there are at most
        *,
        memory: int = _MEMORY,  # how many bytes they may use together
        environment: Mapping[str, str] | None = None,  # the environment variables of the workers, which need no secrets
        time_limit: timedelta = TIME_LIMIT,  # for each task, from when a worker is free
        silence_limit: timedelta = SILENCE_LIMIT,  # after this time without a report, a worker hangs
        metrics: Metrics | None = None,  # records how long tasks wait for a worker
    ) -> None:
        self.size = size
        self._memory = memory // size
        self.environment = environment or {}
        self._seconds = time_limit.total_seconds()
        self._max_silence = silence_limit.total_seconds()
        self._metrics = metrics or Metrics()
        self.turns = Turns(size)
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()
        self._turns_in_process = Turns(1)
        self._has_no_process = False  # whether the latest attempt to start a worker failed
        self._is_closed = False

    async def run(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        """Run a function in a worker, and return its result or raise its error. If this is cancelled, the worker is
        killed. The function, its arguments, its result and its error are pickled.
        Raises Refusal if too many members wait for advice; WorkerError if no worker has completed the task.
        """
        task, start = pickle.dumps((function, arguments)), perf_counter()
        async with self.turns.take(ticket):
            self._metrics.waits.append(perf_counter() - start)
            value, error = await self._run(task)
        if error:
            raise error
        return value

    async def search(self, ticket: Ticket, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        """Run a function that searches positions, and return its result; see `run`.
        While no worker can be started, searches run one at a time in a thread of this process.
        """
        try:
            return await self.run(ticket, function, *arguments)
        except NoProcessError:
            async with self._turns_in_process.take(ticket):
                return await asyncio.to_thread(function, *arguments)

    async def run_on_board(
        self, ticket: Ticket, game: Game, function: Callable[[*_Arguments], _T], *arguments: *_Arguments
    ) -> _T:
        """Run a function that searches positions of a game, and return its result.
        On a small board of the family of lines it takes milliseconds, and runs in a thread of this process.
        Raises Refusal if too many members wait for advice, and WorkerError if no worker has completed it.
        """
        if game.cells > MAX_CELLS_IN_PROCESS or not isinstance(game, Rules):
            return await self.search(ticket, function, *arguments)
        return await asyncio.to_thread(function, *arguments)

    async def close(self) -> None:
        self._is_closed = True
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._workers))

    async def _run(self, task: bytes) -> tuple[Any, Exception | None]:
        """Run a task, once more if its worker dies or hangs, and return its result or its error."""
        if result := await self._try(task):
            return result  # otherwise the worker has died or hung
        try:
            result = await self._try(task)
        except NoProcessError as error:  # `search` would run the task here, but it may have killed the first worker
            raise WorkerError(f"a worker has died, and {error}") from None
        if result is None:
            raise WorkerError("two workers have died")
        return result

    async def _try(self, task: bytes) -> tuple[Any, Exception | None] | None:
        """Run a task, and return its result or its error; None if its worker dies or hangs."""
        worker = await self._get_worker()
        try:
            value, error, memory = await worker.run(task, self._seconds, self._max_silence)
        except (EOFError, OSError):  # the worker has died, and idle ones may have too, for the same reason
            for dead in (worker, *self._idle):
                dead.kill()
            self._idle.clear()
            return None
        except BaseException:
            worker.kill()
            raise
        if memory > self._memory:
            worker.kill()
        else:
            self._idle.append(worker)
        return value, error

    async def _get_worker(self) -> _Worker:
        self._idle = [worker for worker in self._idle if not worker.has_ended]
        return self._idle.pop() if self._idle else await self._start()

    async def _start(self) -> _Worker:
        if self._is_closed:
            raise WorkerError("the bot is stopping")
        self._workers = {worker for worker in self._workers if not worker.has_ended}
        try:
            process = await asyncio.create_subprocess_exec(
                *_COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=_environment(self.environment),
                process_group=0 if os.name == "posix" else None,  # the terminal sends Ctrl-C to the bot's group
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            if not self._has_no_process:
                log.error("No worker process can be started (%s); searches run in a thread, one at a time", reason)
                self._has_no_process = True
            raise NoProcessError(f"no process can be started ({reason})") from error
        if self._has_no_process:
            log.info("Worker processes can be started again")
            self._has_no_process = False
        worker = _Worker(process)
        self._workers.add(worker)
        return worker


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process, self._tasks, self._results = process, process.stdin, process.stdout

    async def run(self, task: bytes, max_seconds: float, max_silence: float) -> Result:
        """Run a task; the time in which the worker reports that it is compiling does not count.
        Raises EOFError or OSError if the worker has ended or hangs; WorkerError if the task took too long.
        """
        try:
            async with asyncio.timeout(max_silence):
                self._tasks.write(LENGTH.pack(len(task)) + task)
                await self._tasks.drain()
        except TimeoutError:
            raise EOFError from None
        left = max_seconds
        while True:
            start, max_wait = perf_counter(), min(left, max_silence)
            try:
                async with asyncio.timeout(max_wait):
                    (length,) = LENGTH.unpack(await self._results.readexactly(LENGTH.size))
            except TimeoutError:
                if max_wait < left:
                    raise EOFError from None
                raise WorkerError(f"a task took longer than {max_seconds:g} s") from None
            if length not in (AT_WORK, COMPILING):
                return pickle.loads(await self._results.readexactly(length))  # noqa: S301 - from our own process
            left -= perf_counter() - start if length == AT_WORK else 0

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it has ended
            self._process.kill()

    async def wait(self) -> None:
        await self._process.wait()


def pool_size(memory: int) -> int:
    """Return how many workers there should be: one less than there are cores, at least one, as far as memory allows.
    `memory` is how many bytes they may use together.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores - 1, memory // _MEMORY))


def _environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a worker, which finds the same modules as this process."""
    return {**environment, "PYTHONPATH": os.pathsep.join(path or os.curdir for path in sys.path)}
