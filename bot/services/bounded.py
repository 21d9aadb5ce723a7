"""The latest of what a process remembers of very many, without ever filling its memory up."""

from __future__ import annotations

from typing import TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")

_MOST = 10_000


def put_bounded(known: dict[_K, _V], key: _K, value: _V, most: int = _MOST) -> None:
    """Remember something as the latest, and let go of what is the oldest if there is too much.

    Args:
        known: what is remembered, the oldest first.
        most: how much that may be.

    >>> known = {1: "a", 2: "b"}
    >>> put_bounded(known, 1, "c", most=2)
    >>> put_bounded(known, 3, "d", most=2)
    >>> known
    {1: 'c', 3: 'd'}
    """
    known.pop(key, None)
    known[key] = value
    if len(known) > most:
        del known[next(iter(known))]
