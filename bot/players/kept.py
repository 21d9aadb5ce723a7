"""Searching objects that a worker process keeps, so that a task can use the positions that earlier tasks computed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any


@lru_cache(8)
def kept(new: Callable[..., Any], *arguments: Any) -> Any:
    """Return `new(*arguments)`; of the same arguments, the same object each time.
    An object whose `__reduce__` names this function is pickled as these arguments, without its transposition tables.
    The process that unpickles it gets the object that it kept from an earlier task, with the tables filled by then.
    """
    return new(*arguments)
