"""The dispatcher that calls the handlers of buttons, menus and forms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.client.controls import Control

_C = TypeVar("_C", bound=Control)


class ControlDispatcher:
    """Calls the handler of the control that was used, on old messages as well.
    discord.py is not used for this, because it drops a press if the button has since been removed from the message.
    """

    def __init__(self) -> None:
        self.on_unknown: Callable[[discord.Interaction[Any]], Awaitable[None]]
        """Is called when a control was used that this version of the bot does not have."""
        self._kinds: defaultdict[str, list[type[Control]]] = defaultdict(list)
        """The types of controls by the first word of their custom ids."""
        self.handlers: dict[type[Control], Callable[[Any, Any], Awaitable[None]]] = {}

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        self._kinds[kind.prefix.partition(":")[0]].append(kind)
        self.handlers[kind] = handler

    async def use(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Call the handler of the control with a custom id."""
        kinds = self._kinds.get(custom_id.partition(":")[0], ())
        control = next(filter(None, (kind.decode(custom_id) for kind in kinds)), None)
        if control:
            await self.handlers[type(control)](interaction, control)
        else:
            await self.on_unknown(interaction)
