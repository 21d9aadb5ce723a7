"""Dictionaries of a limited size, for what a process remembers about very many users or messages."""

from __future__ import annotations

from typing import TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")

_LIMIT = 10_000


def put_bounded(entries: dict[_K, _V], key: _K, value: _V, limit: int = _LIMIT) -> None:
    """Set an entry as the newest one, and drop the oldest one if there are more than `limit`.

    Args:
        entries: in order of insertion, the oldest first.

    >>> entries = {1: "a", 2: "b"}
    >>> put_bounded(entries, 1, "c", limit=2)
    >>> put_bounded(entries, 3, "d", limit=2)
    >>> entries
    {1: 'c', 3: 'd'}
    """
    entries.pop(key, None)
    entries[key] = value
    if len(entries) > limit:
        del entries[next(iter(entries))]
