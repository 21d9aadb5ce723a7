"""Functions that run in worker processes, in a module that is imported quickly."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path


def die_once(marker: Path) -> str:
    """End the process the first time, and return a word the second time."""
    if marker.exists():
        return "alive"
    marker.touch()
    os._exit(1)


def hang(pipe: Path) -> None:
    """Write to a named pipe, and do not return."""
    pipe.write_text("begun")
    signal.pause()


def environment_of_this_process() -> dict[str, str]:
    """The environment variables."""
    return dict(os.environ)  # noqa: TID251 - of a worker


def loaded_modules() -> set[str]:
    """The names of all modules that have been imported."""
    return set(sys.modules)
