"""What stands before a command: the prefix, a mention of the bot, or the slash of Discord's own."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.client.controls import PRESSES
from bot.client.user_install import is_user_install


def mentions_of(client: discord.Client) -> list[str]:
    """The two ways in which Discord writes a mention of the bot."""
    assert client.user is not None
    return [f"<@{client.user.id}>", f"<@!{client.user.id}>"]


def spoken_prefix(where: commands.Context[Any] | discord.Interaction[Any]) -> str:
    """What stands before a command where somebody is who has used one, or has pressed a button."""
    if not isinstance(where, commands.Context):
        return where.client.spoken_prefix if where.type in PRESSES and not is_user_install(where) else "/"
    if where.interaction:
        return "/"
    if where.prefix and where.prefix.startswith("<@"):
        assert where.bot.user is not None
        return f"@{where.bot.user.display_name} ".replace("`", "")
    return where.prefix or ""
