"""Where the bots of the tests come from: a process that has everything loaded, and forks.

Loading takes most of the time of a start, and nothing is read or built by it but definitions; those of the bot are
counted in the coverage where the tests load them. Each bot runs `__main__` and its cogs anew. What only a start from
nothing shows is told in `test_demo.py` and `test_start_and_stop.py`.
"""

from __future__ import annotations

import asyncio
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

import coverage

from tests import launch

MODULES = (
    *("aiohttp.web", "aiosqlite", "alembic.command", "alembic.runtime.migration", "asyncpg", "bot.command_line"),
    *("prometheus_client", "pydantic_settings", "pythonjsonlogger.json", "simcord.preview"),
    *("sqlalchemy.dialects.postgresql.asyncpg", "sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.ext.asyncio"),
    *("sqlalchemy.orm", "tzdata"),
)


@dataclass
class Process:
    """A process as asyncio's own is, which cannot be one because another process has forked it.

    Args:
        returncode: how it ended, or minus the signal that ended it; None until somebody has looked.
    """

    pid: int
    stdout: asyncio.StreamReader
    stderr: asyncio.StreamReader
    _report: socket.socket
    returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal; does nothing to one that has ended."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until it ends, and say how it did."""
        if self.returncode is None:
            self.returncode = int(await asyncio.get_running_loop().sock_recv(self._report, 20))
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it ends, and return what it has written that nobody has read."""
        stdout, stderr = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return stdout, stderr

    async def let_go(self) -> None:
        """End it if it runs, and forget it."""
        self.kill()
        await self.communicate()
        self._report.close()


async def fork(url: str, folder: Path, words: Sequence[str], environment: Mapping[str, str]) -> Process:
    """Start the bot.

    Args:
        url: the stand-in's.
        folder: where it runs.
        words: what stands on the command line.
        environment: all that is in it.
    """
    order = {"url": url, "folder": str(folder), "words": words, "environment": environment}
    report, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    (stdout, writes_stdout), (stderr, writes_stderr) = os.pipe(), os.pipe()
    lent = [writes_stdout, writes_stderr, theirs.detach()]
    orders, _ = _nursery()
    socket.send_fds(orders, [json.dumps(order).encode()], lent)
    for descriptor in lent:
        os.close(descriptor)
    report.setblocking(False)
    number = await asyncio.get_running_loop().sock_recv(report, 20)
    return Process(int(number), await _reader(stdout), await _reader(stderr), report)


async def _reader(descriptor: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(descriptor, "rb"))
    return reader


@cache
def _nursery() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """Where to ask for a bot, and who is asked; it is there until the tests have ended."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(  # noqa: S603 - the words are all from here
            [sys.executable, "-W", "default::ResourceWarning", "-m", "tests.fakes.fork_server", str(theirs.fileno())],
            cwd=Path(__file__).parents[2],
            env={"PATH": os.environ["PATH"]},  # noqa: TID251 - handed on, not read
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # of the same kind as a bot's, because Python looks only once
            stderr=subprocess.PIPE,
            pass_fds=[theirs.fileno()],
        )
    return ours, process


def main() -> None:
    """Be a bot in every process that is forked, until nobody is left to ask for any."""
    for module in MODULES:
        import_module(module)
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the tests
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a keeper
    with socket.socket(fileno=int(sys.argv[1])) as orders:
        while True:
            order, descriptors, *_ = socket.recv_fds(orders, 1 << 16, 3)
            if not order:
                return
            if not os.fork():
                break
            for descriptor in descriptors:
                os.close(descriptor)
    _be_kept(*descriptors)
    _be_a_bot(**json.loads(order))


def _be_kept(stdout: int, stderr: int, report: int) -> None:
    """Go on as a bot; its keeper reports its number and how it ended, and does not return."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if bot := os.fork():
        os.close(stdout)
        os.close(stderr)
        os.write(report, b"%d" % bot)
        ended = os.waitid(os.P_PID, bot, os.WEXITED | os.WNOWAIT)
        assert ended
        os.write(report, b"%d" % (ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status))
        os.read(report, 1)  # as long as the tests may send it a signal, nobody else must get its number
        os._exit(0)
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    for descriptor in (stdout, stderr, report):
        os.close(descriptor)


def _be_a_bot(url: str, folder: str, words: list[str], environment: dict[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.update(environment)  # noqa: TID251 - it has no settings yet
    for stand_in in Path().glob("*.py"):  # which Python would have found first
        sys.modules.pop(stand_in.stem, None)
    if Path("sitecustomize.py").exists():
        runpy.run_path("sitecustomize.py")
    coverage.process_startup()
    sys.argv[1:] = [url, *words]
    launch.main()


if __name__ == "__main__":
    main()
