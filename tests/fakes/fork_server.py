"""A fork server: a process that has imported everything, and forks a bot on request.

Imports take most of the time of a start. They run only definitions, and the tests' own imports already count those in
the coverage. Each forked bot runs `bot.__main__` and its cogs anew. `test_demo.py` and `test_start_and_stop.py` start
bots without the fork server.
"""

import asyncio
import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from select import select

import coverage

from tests.fakes import launch

MODULES = (
    *("aiohttp.web", "alembic.command", "alembic.runtime.migration", "asyncpg", "bot.process.cli_commands"),
    *("prometheus_client", "pydantic_settings", "pythonjsonlogger.json", "simcord.preview"),
    *("sqlalchemy.dialects.postgresql.asyncpg", "sqlalchemy.dialects.sqlite.pysqlite", "sqlalchemy.ext.asyncio"),
    *("sqlalchemy.orm", "tzdata"),
)


ROOT = Path(__file__).parents[2]
"""The folder with the bot's code. Without it in PYTHONPATH, an installed copy from another folder may run."""


@dataclass
class Process:
    """A forked process, with the interface of `asyncio.subprocess.Process`.

    Args:
        returncode: the exit code, or minus the signal that ended it; None until `wait` has returned.
    """

    pid: int
    stdout: asyncio.StreamReader
    stderr: asyncio.StreamReader
    _monitor: socket.socket
    returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal; does nothing to a process that has ended."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        if self.returncode is None:
            self.returncode = int(await asyncio.get_running_loop().sock_recv(self._monitor, 20))
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until the process ends, and return its remaining output."""
        stdout, stderr = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return stdout, stderr

    async def close(self) -> None:
        self.kill()
        await self.communicate()
        self._monitor.close()


async def fork(url: str, folder: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> Process:
    """Start a bot."""
    request = {"url": url, "folder": str(folder), "arguments": arguments, "environment": environment}
    monitor, monitor_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    (stdout, stdout_end), (stderr, stderr_end) = os.pipe(), os.pipe()
    passed = [stdout_end, stderr_end, monitor_end.detach()]
    socket.send_fds(_fork_server(), [json.dumps(request).encode()], passed)
    for descriptor in passed:
        os.close(descriptor)
    monitor.setblocking(False)
    pid = await asyncio.get_running_loop().sock_recv(monitor, 20)
    return Process(int(pid), await _reader(stdout), await _reader(stderr), monitor)


async def _reader(descriptor: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(descriptor, "rb"))
    return reader


@cache
def _fork_server() -> socket.socket:
    """A connection to the fork server, which all processes of a test run share, and the first one starts."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", os.getpid())  # noqa: TID251 - of the tests, no setting
    address = f"\0fork-server-{run}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listening:
        try:
            listening.bind(address)
        except OSError:
            return _connect(address)
        listening.listen()
        process = subprocess.Popen(  # noqa: S603 - the arguments are constants
            [
                *(sys.executable, "-W", "default::ResourceWarning"),
                *("-m", "tests.fakes.fork_server", str(listening.fileno())),
            ],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},  # noqa: TID251 - passed on, not read
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # as a bot's is: Python chooses the buffering of sys.stdout once
            stderr=subprocess.PIPE,
            pass_fds=[listening.fileno()],
        )
        requests = _connect(address)
    atexit.register(_end, requests, process)
    return requests


def _connect(address: str) -> socket.socket:
    requests = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    while requests.connect_ex(address):  # until whoever has the address listens
        pass
    return requests


def _end(requests: socket.socket, process: subprocess.Popen[bytes]) -> None:
    requests.close()
    with process:  # not `communicate`, which would wait for bots that a failed test has left behind
        pass


def main() -> None:
    """Fork a bot for each request, until all connections are closed."""
    gc.disable()
    for module in MODULES:
        import_module(module)
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the tests
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the monitors are never waited for
    if forked := _fork_for_requests(socket.socket(fileno=int(sys.argv[1]))):
        request, descriptors = forked
        _fork_monitored(*descriptors)
        _run_bot(**json.loads(request))


def _fork_for_requests(listening: socket.socket) -> tuple[bytes, list[int]] | None:
    """Fork for each request, and return it in the child alone; return None once all connections are closed."""
    sockets = [listening, listening.accept()[0]]
    while sockets != [listening]:
        for ready in select(sockets, (), ())[0]:
            if ready is listening:
                sockets.append(listening.accept()[0])
                continue
            request, descriptors, *_ = socket.recv_fds(ready, 1 << 16, 3)
            if not request:
                sockets.remove(ready)
                ready.close()
            elif not os.fork():
                for inherited in sockets:
                    inherited.close()
                return request, descriptors
            for descriptor in descriptors:
                os.close(descriptor)
    return None


def _fork_monitored(stdout: int, stderr: int, report: int) -> None:
    """Fork the bot, and return in it alone; the parent stays as its monitor, and reports its pid and exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if pid := os.fork():
        os.close(stdout)
        os.close(stderr)
        os.write(report, b"%d" % pid)
        result = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert result
        os.write(report, b"%d" % (result.si_status if result.si_code == os.CLD_EXITED else -result.si_status))
        os.read(report, 1)  # the pid is not reused before the test has closed its end of the socket
        os._exit(0)
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    for descriptor in (stdout, stderr, report):
        os.close(descriptor)


def _run_bot(url: str, folder: str, arguments: list[str], environment: dict[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.update(environment)  # noqa: TID251 - before the bot reads its settings
    for module in Path().glob("*.py"):  # a new Python would find these before the installed modules
        sys.modules.pop(module.stem, None)
    if Path("sitecustomize.py").exists():
        runpy.run_path("sitecustomize.py")
    coverage.process_startup()
    sys.argv[1:] = [url, *arguments]
    launch.main()


if __name__ == "__main__":
    main()
