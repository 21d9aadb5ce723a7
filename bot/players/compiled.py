"""Numba, which compiles Python functions, if it is installed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any


@cache
def load_numba() -> Any:
    """Numba, which has no type hints, or None if it is not installed or this process may not run compiled code."""
    try:
        numba, event = import_module("numba"), import_module("numba.core.event")
    except (ImportError, OSError):  # OSError: systemd's MemoryDenyWriteExecute, for example
        return None
    _timers.append(event.TimingListener())
    event.register("numba:compile", _timers[0])
    return numba


_timers: list[Any] = []  # Numba's listener, which counts the compilations that are running; empty until Numba is loaded


def is_compiling() -> bool:
    """Whether a thread of this process compiles, which takes seconds, and much longer on a busy machine."""
    return any(timer._depth > 0 for timer in _timers)  # noqa: SLF001 - the public `done` is about the last compilation
