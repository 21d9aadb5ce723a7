"""Python functions compiled by Numba, if it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any


@cache
def load_numba() -> Any:
    """Numba, or None if it is not installed or this process may not run what it compiles.

    It is imported by name because it has no type hints, and only where something is compiled, because that takes time.
    """
    try:
        return import_module("numba")
    except (ImportError, OSError):  # OSError: systemd's MemoryDenyWriteExecute, for example
        return None


@cache
def compile_functions(module: str, *names: str) -> Mapping[str, Any] | None:
    """Compile functions of a module, and return them by name; None without Numba.

    They call each other compiled, and the module keeps its functions as they are. Compiled code is stored on disk if a
    folder for it can be written, so that the next process need not compile.

    Args:
        names: the functions, each after those that it calls.
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
