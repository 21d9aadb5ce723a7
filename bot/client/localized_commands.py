"""Typed commands whose names are in another language than English."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from discord.ext import commands

from bot.game.ids import UserId
from bot.rendering.words import Words


def find_localized_command(ctx: commands.Context[Any], words: Words, locales: MutableMapping[UserId, str]) -> None:
    """Set the command of a message, if its name is known in any language.

    Args:
        locales: the known locales of users. That of the author is assumed to be the one of the typed name, until an
            interaction contains it.
    """
    typed, user = ctx.invoked_with or "", UserId(ctx.author.id)
    name = words.find(typed, {command.name: f"name-{command.name}" for command in ctx.bot.commands})
    if name is None:
        return
    ctx.command = ctx.bot.get_command(name)
    if user not in locales and (locale := words.find_locale(typed, f"name-{name}")):
        locales[user] = locale
