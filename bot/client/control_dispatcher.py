"""The dispatcher that calls the handlers of buttons, menus and forms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.client.controls import Control
from bot.services.access import AccessDeniedError

_C = TypeVar("_C", bound=Control)


class ControlDispatcher:
    """Calls the handler of the control that was used, on old messages as well.
    discord.py is not used for this, because it drops a press if the button has since been removed from the message.
    `is_new` returns whether an interaction has not been handled before.
    """

    def __init__(self, is_new: Callable[[int], bool]) -> None:
        self._is_new = is_new
        self._kinds: defaultdict[str, list[type[Control]]] = defaultdict(list)
        """The types of controls by the first word of their custom ids."""
        self._handlers: dict[type[Control], Callable[[Any, Any], Awaitable[None]]] = {}
        self.handle_unknown: Callable[[discord.Interaction[Any]], Awaitable[None]] | None = None
        """Called for a press on a control that this version of the bot does not have."""

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        self._kinds[kind.codec.prefix.partition(":")[0]].append(kind)
        self._handlers[kind] = handler

    def find(self, interaction: discord.Interaction[Any], custom_id: str | None = None) -> Control | None:
        """Return the control that was used, or the one with a custom id; None if its type is unknown."""
        custom_id = custom_id or str((interaction.data or {}).get("custom_id", ""))
        kinds = self._kinds.get(custom_id.partition(":")[0], ())
        return next(filter(None, (kind.decode(custom_id) for kind in kinds)), None)

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler of the control that was used, unless the press is repeated."""
        if not self._is_new(interaction.id):
            return
        if control := self.find(interaction):
            with suppress(AccessDeniedError):
                await self._handlers[type(control)](interaction, control)
        elif self.handle_unknown:
            await self.handle_unknown(interaction)

    async def use(self, interaction: discord.Interaction[Any], custom_id: str) -> bool:
        """Call the handler of the control with a custom id, as if it had been used.

        Returns:
            False if no control has such a custom id.
        """
        if control := self.find(interaction, custom_id):
            await self._handlers[type(control)](interaction, control)
        return control is not None
