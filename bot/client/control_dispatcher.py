"""What comes of using controls: one handler for each kind of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.client.control import PRESSES, Control
from bot.client.form import Form
from bot.services.access import AccessDeniedError

_C = TypeVar("_C", bound=Control | Form)


class ControlDispatcher:
    """The kinds of controls that there are.

    Not left to discord.py, which drops a press if its message has lost the button meanwhile.

    Args:
        is_new: whether an interaction has not been here before.
    """

    def __init__(self, is_new: Callable[[int], bool]) -> None:
        self._is_new = is_new
        self._handlers: dict[type[Control | Form], Callable[[Any, Any], Awaitable[None]]] = {}

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        """Have every use of a kind of button, menu or form handled, on old messages as well."""
        self._handlers[kind] = handler

    def find(self, interaction: discord.Interaction[Any]) -> Control | Form | None:
        """What was used, rebuilt from its custom id; None if there is no such kind."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        rebuilt = (kind.rebuilt(custom_id) for kind in self._handlers)
        return next(filter(None, rebuilt), None)

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Do what comes of an interaction, if it is the use of a control."""
        control = self.find(interaction) if interaction.type in PRESSES else None
        if control and self._is_new(interaction.id):
            with suppress(AccessDeniedError):
                await self._handlers[type(control)](interaction, control)
