"""Typed commands whose names are in another language than English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.client.user_install import place_of
from bot.game.ids import UserId
from bot.rendering.catalogue import ENGLISH

if TYPE_CHECKING:
    from bot.client.client import App


async def find_localized_command(ctx: commands.Context[App]) -> None:
    """Set the command of a message, if its name is known in any language.

    The locale of the author is assumed to be the one of the typed name, until an interaction contains it.
    """
    typed, user, app = ctx.invoked_with or "", UserId(ctx.author.id), ctx.bot
    vocabulary = {command.name: f"name-{command.name}" for command in app.commands}
    meanings = app.words.meanings(typed, vocabulary)
    name = app.words.find(typed, vocabulary, await locales_of(ctx)) if meanings else None
    if name is None:
        return
    ctx.command = app.get_command(name)
    locales = [locale for locale, meaning in meanings.items() if meaning == name]
    if user not in app.locales and len(locales) == 1:
        app.locales[user] = locales[0]


async def locales_of(ctx: commands.Context[App]) -> list[str]:
    """Return the languages in which typed words are looked up first: the server's, the user's, and English."""
    user = UserId(ctx.author.id)
    localizer = (await ctx.bot.surface_at(place_of(ctx), ctx.bot.find_locale(user))).localizer
    return [localizer.catalogue.locale, ctx.bot.languages.find(ctx.bot.find_locale(user)), ENGLISH]
