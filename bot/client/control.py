"""What all controls have in common: each holds in its custom id all that it needs, so that it outlives a restart."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What comes of using a control, or of sending a form that one has opened."""


class Control(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """Something beneath a message that can be used; what that does is said with `App.on_press`.

    A dynamic item, because discord.py keeps no view in memory that has nothing else.
    """

    @classmethod
    def rebuilt(cls, custom_id: str) -> Self | None:
        """The control that has a custom id, if it is of this kind."""
        match = cls.__discord_ui_compiled_template__.fullmatch(custom_id)
        return cls.from_match(match) if match else None

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the control from what it holds."""
        raise NotImplementedError

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Called by discord.py when it is used, which does nothing more there: `App` handles it."""
        return cls.from_match(match)
