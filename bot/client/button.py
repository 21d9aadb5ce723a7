"""Buttons, and the parts of their custom ids."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.client.control import Control

NUMBER = r"\d{1,18}|[1-8]\d{18}"
"""An id, of at most 63 bits."""

MATCH = rf"(?P<match>{NUMBER})"
VERSION = r"(?P<version>\d{1,4})"
PERSON = rf"(?P<person>{NUMBER})"
"""Parts of the custom ids of buttons."""


class Button(Control, template=r"(?!)"):
    """A button with facts in its custom id.

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
        appearance = ui.Button[Any](
            custom_id=custom_id, label=label or "…", emoji=emoji, style=style, disabled=disabled, row=row
        )
        super().__init__(appearance, row=row)
