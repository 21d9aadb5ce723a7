"""Command prefixes: the configured one, a mention of the bot, or the slash of Discord's own commands."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.client.control import PRESSES
from bot.client.user_install import is_user_install


def bot_mentions(client: discord.Client) -> list[str]:
    """Return the two ways in which a message can mention the bot."""
    assert client.user is not None
    return [f"<@{client.user.id}>", f"<@!{client.user.id}>"]


def displayed_prefix(source: commands.Context[Any] | discord.Interaction[Any]) -> str:
    """Return the prefix to show before commands in a reply: the one that the user has just used, where there is one."""
    if not isinstance(source, commands.Context):
        return source.client.default_prefix if source.type in PRESSES and not is_user_install(source) else "/"
    if source.interaction:
        return "/"
    if source.prefix and source.prefix.startswith("<@"):
        assert source.bot.user is not None
        return f"@{source.bot.user.display_name} ".replace("`", "")
    return source.prefix or ""
