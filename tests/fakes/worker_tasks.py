"""Functions that run in worker processes, in a module that is imported quickly."""

import os
import signal
import sys
import time
from pathlib import Path


def die_once(marker: Path) -> str:
    """End the process the first time, and return a word the second time."""
    if marker.exists():
        return "alive"
    marker.touch()
    os._exit(1)


def hang(pipe: Path) -> None:
    pipe.write_text("begun")
    signal.pause()


def environment_of_this_process() -> dict[str, str]:
    return dict(os.environ)  # noqa: TID251 - of a worker


def loaded_modules() -> set[str]:
    return set(sys.modules)


_running: list[None] = []


def count_running() -> int:
    """Return how many calls run at the same time in this process, this one included."""
    _running.append(None)
    time.sleep(0.02)  # noqa: TID251 - in a thread
    count = len(_running)
    _running.pop()
    return count
