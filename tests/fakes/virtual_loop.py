"""An event loop in one thread, with its own time and network: what runs on it runs the same way each time.

Its time stands still while anything can run, and jumps to the next timer when nothing can. Its connections are pairs of
objects in memory, and functions for threads are run by the loop itself. Each of the two takes a moment of its time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from functools import partial
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet

SECONDS_PER_PACKET = 0.01
SECONDS_PER_JOB = 0.002

_MAX_TURNS = 100_000
"""How often the loop may run tasks at the same time of its own."""

Protocols = Callable[[], Any]
"""Creates the protocol of one end of a connection."""


class Process:
    """What stands for an operating system's process: its tasks, connections and jobs end at once when it is killed."""

    def __init__(self) -> None:
        self.is_alive = True
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.connections: WeakSet[Connection] = WeakSet()

    def kill(self) -> None:
        self.is_alive = False
        for connection in [*self.connections]:
            connection.abort()
        for task in [*self.tasks]:
            task.cancel()


_process: ContextVar[Process | None] = ContextVar("process", default=None)


class VirtualLoop(asyncio.SelectorEventLoop):
    """One server can listen, and every client connects to it."""

    def __init__(self) -> None:
        self._seconds = 0.0
        super().__init__(_Timers(self))
        self._accept: Protocols | None = None
        self.set_task_factory(_start_task)  # pyright: ignore[reportArgumentType]

    def time(self) -> float:
        return self._seconds

    def advance(self, seconds: float) -> None:
        self._seconds += seconds

    def start(self, coroutine: Coroutine[Any, Any, Any], process: Process) -> asyncio.Task[Any]:
        token = _process.set(process)
        try:
            return self.create_task(coroutine)
        finally:
            _process.reset(token)

    async def create_server(self, protocol_factory: Protocols, *_: Any, **__: Any) -> Any:
        self._accept = protocol_factory
        listening = SimpleNamespace(getsockname=lambda: ("127.0.0.1", 80))

        async def closed() -> None: ...

        return SimpleNamespace(sockets=[listening], close=lambda: None, wait_closed=closed)

    async def create_unix_connection(self, protocol_factory: Protocols, *_: Any, **__: Any) -> Any:
        assert self._accept, "no server is listening"
        process = _process.get()
        if process and not process.is_alive:
            raise ConnectionError
        client, server = Connection(self, protocol_factory()), Connection(self, self._accept())
        client.peer, server.peer = server, client
        if process:
            process.connections.add(client)
        token = _process.set(None)
        try:
            server.protocol.connection_made(server)
        finally:
            _process.reset(token)
        client.protocol.connection_made(client)
        return client, client.protocol

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Run a function after a moment, and return its result after another; a killed process gets no result."""
        del executor
        future, process = self.create_future(), _process.get()

        def run() -> None:
            if process and not process.is_alive:
                future.cancel()
                return
            try:
                end = partial(_end, future, result=func(*args))
            except Exception as error:
                end = partial(_end, future, error=error)
            self.call_later(SECONDS_PER_JOB, end)

        self.call_later(SECONDS_PER_JOB, run)
        return future


class Connection(asyncio.Transport):
    peer: Connection

    def __init__(self, loop: VirtualLoop, protocol: Any) -> None:
        super().__init__()
        self._loop = loop
        self.protocol = protocol
        self._sent: deque[bytes | None] = deque()
        self._is_closing = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self._send(bytes(data))

    def close(self) -> None:
        """Close the connection after what was written."""
        if not self._is_closing:
            self._send(None)
            self.lose(None)

    def abort(self) -> None:
        """Lose the connection, and what is on its way to this end."""
        if not self._is_closing:
            self._send(None)
            self.lose(ConnectionResetError())

    def is_closing(self) -> bool:
        return self._is_closing

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def _send(self, data: bytes | None) -> None:
        if not self._is_closing:
            self._sent.append(data)
            self._loop.call_later(SECONDS_PER_PACKET, self._deliver)

    def _deliver(self) -> None:
        data, peer = self._sent.popleft(), self.peer
        if peer.is_closing():
            return
        if data is None:
            peer.lose(None)
        else:
            peer.protocol.data_received(data)

    def lose(self, error: Exception | None) -> None:
        self._is_closing = True
        self._loop.call_soon(self.protocol.connection_lost, error)


class _Timers(selectors.SelectSelector):
    """Waits for no socket: it advances the time of the loop to its next timer."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop
        self._turns = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "all tasks wait for something that cannot happen"
        self._turns = 0 if timeout else self._turns + 1
        assert self._turns < _MAX_TURNS, "the tasks run for ever, and no time passes"
        self._loop.advance(max(timeout, 0))
        return []


def _start_task(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(coroutine, loop=loop, **options)
    if process := _process.get():
        process.tasks.add(task)
    return task


def _end(future: asyncio.Future[Any], *, result: Any = None, error: Exception | None = None) -> None:
    if future.done():
        return
    if error:
        future.set_exception(error)
    else:
        future.set_result(result)
