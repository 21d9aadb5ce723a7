"""What all buttons have in common: each holds in its custom id all that it needs, so that it outlives a restart."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

NUMBER = r"\d{1,18}|[1-8]\d{18}"
"""An id, of at most 63 bits."""

MATCH = rf"(?P<match>{NUMBER})"
VERSION = r"(?P<version>\d{1,4})"
PERSON = rf"(?P<person>{NUMBER})"
"""Parts of the custom ids of buttons."""


class Button(ui.DynamicItem[ui.Button[Any]], template=r"(?!)"):
    """A button with facts in its custom id; what a press does is said with `App.on_press`.

    A dynamic item, because discord.py keeps no view in memory that has nothing else.

    Args:
        label, emoji: what is seen of it; a pressed one need not know.
    """

    def __init__(
        self,
        custom_id: str,
        *,
        label: str | None = None,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        row: int | None = None,
    ) -> None:
        seen = ui.Button[Any](
            custom_id=custom_id, label=label or "…", emoji=emoji, style=style, disabled=disabled, row=row
        )
        super().__init__(seen, row=row)

    @classmethod
    def rebuilt(cls, custom_id: str) -> Self | None:
        """The button that has a custom id, if it is of this kind."""
        match = cls.__discord_ui_compiled_template__.fullmatch(custom_id)
        return cls.from_match(match) if match else None

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        raise NotImplementedError

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Called by discord.py on a press, which does nothing more there: `App` handles it."""
        return cls.from_match(match)
