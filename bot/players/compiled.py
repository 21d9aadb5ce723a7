"""Python functions compiled by Numba, if it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
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


def has_to_compile(module: str, name: str, folder: str | None) -> bool:
    """Whether Numba is installed, but no compiled code of a function is on disk, as far as is known."""
    beside = Path(import_module(module).__file__ or "").parent / "__pycache__"
    pattern = f"{module.rpartition('.')[2]}.{name}-*.nbi"
    return find_spec("numba") is not None and not any(Path(folder or beside).rglob(pattern))


def is_compiling() -> bool:
    """Whether a thread of this process compiles, which takes seconds, and much longer on a busy machine."""
    return any(timer._depth > 0 for timer in _timers)  # noqa: SLF001 - the public `done` is about the last compilation


@cache
def compile_functions(module: str, *names: str) -> Mapping[str, Any] | None:
    """Compile functions of a module, and return them by name; None without Numba.
    They call each other compiled, so each is listed behind those that it calls; the module keeps its functions as they
    are. Compiled code is stored on disk if a folder for it can be written.
    """
    numba, namespace = load_numba(), dict(vars(import_module(module)))
    if numba is None:
        return None
    for name in names:
        function = FunctionType(namespace[name].__code__, namespace, name)
        namespace[name] = numba.njit(nogil=True, error_model="numpy")(function)
        with suppress(RuntimeError):  # no such folder
            namespace[name].enable_caching()
    return {name: namespace[name] for name in names}
