"""A worker process, which runs one task after another: `python -m bot.workers.worker`.

It reads tasks from stdin and writes their results to stdout, each as its length in bytes and a pickle. During a task it
reports every second that it is at work, or compiling, by a number in place of a length. It ends when the process that
has started it closes stdin or dies.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from threading import Event, Thread
from typing import Any, BinaryIO

from bot.players.compiled import is_compiling

LENGTH = Struct("!Q")  # what precedes each pickle
AT_WORK, COMPILING = 0, 2**64 - 1  # reports that are written in place of a length


_NICENESS = 10  # low, but on a busy machine a worker still gets on


Result = tuple[Any, Exception | None, int]
"""What the function of a task returned, or None if it raised an error; that error, or None; and how many bytes of
memory the worker uses after the task, or 0 if the system does not tell."""


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the bot, which ends its workers
        signal.signal(number, signal.SIG_IGN)
    _lower_priority()
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that a stray print does not look like a result
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_tasks, args=(sys.stdin.buffer, tasks), daemon=True).start()
    while True:
        task, is_done = tasks.get(), Event()
        reports = Thread(target=_report, args=(results, is_done), daemon=True)
        reports.start()
        result = run_task(task)
        is_done.set()
        reports.join()
        results.write(LENGTH.pack(len(result)) + result)
        results.flush()


def _report(results: BinaryIO, is_done: Event) -> None:
    """Report every second until the task is done."""
    while not is_done.wait(1.0):
        results.write(LENGTH.pack(COMPILING if is_compiling() else AT_WORK))
        results.flush()


def run_task(task: bytes) -> bytes:
    """Run a pickled function with its arguments, and return a pickled Result."""
    try:
        function, arguments = pickle.loads(task)  # noqa: S301 - from the process that has started this one
        value, error = function(*arguments), None
    except Exception as raised:
        value, error = None, raised
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - not every error can be read back
        return pickle.dumps((value, error, _resident_bytes()))
    except Exception as raised:  # not everything can be pickled
        return pickle.dumps((None, RuntimeError(f"{raised!r} about {error or value!r}"), _resident_bytes()))


def _read_tasks(source: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Queue the tasks, and end the process, even in the middle of a task, once there can be no more."""
    while len(header := source.read(LENGTH.size)) == LENGTH.size:
        tasks.put(source.read(*LENGTH.unpack(header)))
    os._exit(0)


def _lower_priority() -> None:
    if hasattr(os, "nice"):  # on Windows, the pool starts the process with a low priority
        try:
            os.nice(_NICENESS)
        except OSError:  # a sandbox may forbid it
            return


def _resident_bytes() -> int:
    try:
        fields = Path("/proc/self/statm").read_text("ascii").split()  # Linux alone has it
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


if __name__ == "__main__":
    main()
