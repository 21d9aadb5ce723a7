"""The dispatcher that calls the handlers of buttons, menus and forms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.client.controls import PRESSES, Control
from bot.services.access import AccessDeniedError

_C = TypeVar("_C", bound=Control)


class ControlDispatcher:
    """Calls the handler of the control that was used, on old messages as well.
    discord.py is not used for this, because it drops a press if the button has since been removed from the message.
    `is_new` returns whether an interaction has not been handled before.
    """

    def __init__(self, is_new: Callable[[int], bool]) -> None:
        self._is_new = is_new
        self.on_unknown: Callable[[discord.Interaction[Any]], Awaitable[None]]
        """Is called when a control was used that this version of the bot does not have."""
        self._kinds: defaultdict[str, list[type[Control]]] = defaultdict(list)
        """The types of controls by the first word of their custom ids."""
        self._handlers: dict[type[Control], Callable[[Any, Any], Awaitable[None]]] = {}

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        self._kinds[kind.prefix.partition(":")[0]].append(kind)
        self._handlers[kind] = handler

    def find(self, custom_id: str) -> Control | None:
        """Return the control with a custom id; None if its type is unknown."""
        kinds = self._kinds.get(custom_id.partition(":")[0], ())
        return next(filter(None, (kind.decode(custom_id) for kind in kinds)), None)

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler of the control that was used; ignore repeated interactions."""
        if interaction.type in PRESSES and self._is_new(interaction.id):
            with suppress(AccessDeniedError):
                await self.use(interaction, str((interaction.data or {}).get("custom_id", "")))

    async def use(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Call the handler of the control with a custom id, as if it had been used."""
        if control := self.find(custom_id):
            await self._handlers[type(control)](interaction, control)
        else:
            await self.on_unknown(interaction)
