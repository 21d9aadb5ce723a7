"""Where a message is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from bot.client.names import NameCache
from bot.model.guild_settings import GuildSettings
from bot.text.localizer import Localizer


@dataclass(frozen=True, slots=True)
class Surface:
    """Where a message is drawn: its language and style, the settings of the place, and what the place allows."""

    localizer: Localizer
    settings: GuildSettings
    names: NameCache
    # whether the bot may send embeds and files there
    can_embed: bool
    can_attach: bool
