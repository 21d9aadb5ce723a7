"""The interface of transactions, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

_T = TypeVar("_T")
_P = ParamSpec("_P")


class Transaction(Protocol):
    """An open transaction."""

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Run a function in the transaction. A call costs more than a statement, so run many statements by one."""
        ...
