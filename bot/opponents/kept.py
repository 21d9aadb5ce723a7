"""Objects with tables that a process keeps."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any


@lru_cache(8)
def kept(new: Callable[..., Any], *arguments: Any) -> Any:
    """Return what `new` makes of these arguments, the same object each time.
    An object whose `__reduce__` names this function is sent to another process without its tables, and becomes the
    object that was kept there with the tables of its earlier tasks.
    """
    return new(*arguments)
