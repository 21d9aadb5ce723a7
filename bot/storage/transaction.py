"""A transaction, as both kinds of database offer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

_T = TypeVar("_T")
_P = ParamSpec("_P")


class Transaction(Protocol):
    """A transaction that is under way."""

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Do some work in it, all that belongs together at once: getting there costs more than a statement does."""
        ...
