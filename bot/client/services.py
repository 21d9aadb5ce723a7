"""The services of a process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from bot.games.ids import UserId

_T = TypeVar("_T")


class Services(dict[type[Any], Any]):
    """The services of a process, each by its class: `services[Matches]` is the one instance of `Matches`.

    So features can bring services of their own, which no layer below them knows.

    Args:
        now: the clock, which returns the current time in UTC.
        forget: for each service that remembers users besides what is stored, the function that forgets one.
    """

    def __init__(
        self,
        services: Mapping[type[Any], Any],
        *,
        now: Callable[[], datetime],
        forget: Sequence[Callable[[UserId], None]],
    ) -> None:
        super().__init__(services)
        self.now = now
        self._forget = forget

    def forget(self, user: UserId) -> None:
        """Remove what the services remember about a user besides what is stored."""
        for forget in self._forget:
            forget(user)

    if TYPE_CHECKING:

        def __getitem__(self, service: type[_T], /) -> _T: ...
