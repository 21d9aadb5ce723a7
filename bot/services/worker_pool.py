"""Worker processes, in which long computations run without holding up the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from time import perf_counter
from typing import Any, TypeVar, TypeVarTuple

from bot.game.rules import Rules
from bot.model.ids import ScopeId
from bot.services.metrics import Metrics
from bot.services.worker import LENGTH, Result

_T = TypeVar("_T")
_Arguments = TypeVarTuple("_Arguments")

MEGABYTE = 2**20

_MEMORY = 256 * MEGABYTE
"""What a worker needs: Python, the code of the search, and the tables of several games."""

TIME_LIMIT = timedelta(seconds=20)
"""Searches end by themselves much sooner, even if a worker has to be started and to load its tables first."""

_MAX_CELLS_IN_PROCESS = 9
"""Boards of at most this many cells are searched to the end within milliseconds."""

log = logging.getLogger(__name__)

_COMMAND = (sys.executable, "-P", "-m", "bot.services.worker")
"""With -P, modules are found only where this process finds them; see `_environment`."""


class WorkerError(Exception):
    """No worker has completed the task: none can be started, two have died, or it took too long."""


class WorkerTimeoutError(WorkerError):
    """A task took too long, and would take as long elsewhere."""


class WorkerPool:
    """Worker processes of low priority, which are started when they are first needed.

    The scopes are served one after another. A worker that dies is replaced, and its task is run once more. A worker
    whose task takes too long, or whose caller is cancelled, is killed, and so is one that uses too much memory after
    its task.

    Args:
        size: how many workers there are at most.
        memory: how many bytes they may use together.
        environment: the environment variables of the workers, which need no secrets.
        time_limit: for each task, from when a worker is free.
        metrics: records how long tasks wait for a worker.
    """

    def __init__(
        self,
        size: int = 1,
        *,
        memory: int = _MEMORY,
        environment: Mapping[str, str] | None = None,
        time_limit: timedelta = TIME_LIMIT,
        metrics: Metrics | None = None,
    ) -> None:
        self.size = size
        self._memory = memory // size
        self._environment = environment or {}
        self._seconds = time_limit.total_seconds()
        self._metrics = metrics or Metrics()
        self._slots = _Slots(size)
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return self._slots.waiting

    async def run(self, scope: ScopeId, function: Callable[[*_Arguments], _T], *arguments: *_Arguments) -> _T:
        """Run a function in a worker, and return its result. Cancelling this ends the computation.

        Args:
            scope: what it is for.
            function: can be pickled, as its arguments and its result: a function of a module, for example.

        Raises:
            WorkerError: no worker has completed it.
            Exception: what the function has raised.
        """
        task, start = pickle.dumps((function, arguments)), perf_counter()
        async with self._slots.acquire(scope):
            self._metrics.waits.append(perf_counter() - start)
            try:
                async with asyncio.timeout(self._seconds):
                    value, error = await self._run(task)
            except TimeoutError:
                raise WorkerTimeoutError(f"a task took longer than {self._seconds:g} s") from None
        if error:
            raise error
        return value

    async def run_on_board(
        self, scope: ScopeId, rules: Rules, function: Callable[[*_Arguments], _T], *arguments: *_Arguments
    ) -> _T:
        """Run a function that searches positions with these rules, and return its result.

        On a small board it takes milliseconds, and runs in a thread; so it does where no worker can be started.

        Raises:
            WorkerError: it took too long, or the bot is stopping.
        """
        if rules.cells > _MAX_CELLS_IN_PROCESS:
            try:
                return await self.run(scope, function, *arguments)
            except WorkerTimeoutError:
                raise
            except WorkerError:
                if self._is_closed:
                    raise
                log.exception("No worker process completed a search, so it runs in a thread")
        return await asyncio.to_thread(function, *arguments)

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._workers))

    async def _run(self, task: bytes) -> tuple[Any, Exception | None]:
        """Run a task, once more if its worker dies, and return its result or its error."""
        for _ in range(2):
            self._idle = [worker for worker in self._idle if not worker.has_ended]
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                value, error, memory = await worker.run(task)
            except (EOFError, OSError):  # the worker has died, and idle ones may have too, for the same reason
                for dead in (worker, *self._idle):
                    dead.kill()
                self._idle.clear()
            except BaseException:
                worker.kill()
                raise
            else:
                if memory > self._memory:
                    worker.kill()
                else:
                    self._idle.append(worker)
                return value, error
        raise WorkerError("two workers have died")

    async def _start(self) -> _Worker:
        if self._is_closed:
            raise WorkerError("the bot is stopping")
        self._workers = {worker for worker in self._workers if not worker.has_ended}
        try:
            process = await asyncio.create_subprocess_exec(
                *_COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=_environment(self._environment),
                process_group=0 if os.name == "posix" else None,  # the terminal sends Ctrl-C to that of the bot
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
        except OSError as error:
            raise WorkerError(f"no process can be started ({error.strerror or type(error).__name__})") from error
        worker = _Worker(process)
        self._workers.add(worker)
        return worker


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process, self._tasks, self._results = process, process.stdin, process.stdout

    async def run(self, task: bytes) -> Result:
        """Run a task.

        Raises:
            EOFError, OSError: the process has ended.
        """
        self._tasks.write(LENGTH.pack(len(task)) + task)
        await self._tasks.drain()
        (length,) = LENGTH.unpack(await self._results.readexactly(LENGTH.size))
        return pickle.loads(await self._results.readexactly(length))  # noqa: S301 - from our own process

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    def kill(self) -> None:
        """Kill the process; it has no state to save."""
        with suppress(ProcessLookupError):  # it has ended
            self._process.kill()

    async def wait(self) -> None:
        await self._process.wait()


class _Slots:
    """A semaphore that serves the scopes that wait one after another, and the tasks of each in their order."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._queues: dict[ScopeId, deque[asyncio.Future[None]]] = {}
        """The tasks of each scope that waits; the scope that is served next comes first."""

    @property
    def waiting(self) -> int:
        return sum(not task.cancelled() for queue in self._queues.values() for task in queue)

    @asynccontextmanager
    async def acquire(self, scope: ScopeId) -> AsyncGenerator[None]:
        """Wait for a slot, and release it at the end of the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(scope)
        try:
            yield
        finally:
            self._release()

    async def _wait(self, scope: ScopeId) -> None:
        task = asyncio.get_running_loop().create_future()
        self._queues.setdefault(scope, deque()).append(task)
        try:
            await task
        except asyncio.CancelledError:
            if not task.cancelled():  # it got a slot at the same moment
                self._release()
            raise

    def _release(self) -> None:
        """Give a slot to the next task that waits, if there is one."""
        while self._queues:
            scope = next(iter(self._queues))
            queue = deque(task for task in self._queues.pop(scope) if not task.cancelled())
            if queue:
                queue.popleft().set_result(None)
                if queue:
                    self._queues[scope] = queue  # behind the other scopes
                return
        self._free += 1


def pool_size(memory: int) -> int:
    """Return how many workers there should be: one less than there are cores, at least one, as far as memory allows.

    Args:
        memory: how many bytes they may use together.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores - 1, memory // _MEMORY))


def _environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a worker, which finds the same modules as this process."""
    return {**environment, "PYTHONPATH": os.pathsep.join(path or os.curdir for path in sys.path)}
