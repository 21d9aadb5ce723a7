"""Handlers for errors raised outside a command's own code, and for controls that no longer exist."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.delivery import Context, Interaction, missing_permission, refused_permission
from bot.client.tasks import AccessDeniedError, IgnoredCommandError
from bot.games.errors import CoordinateError
from bot.matches.matches import Matches
from bot.matches.permission_notifier import PermissionNotifier
from bot.matches.request import Request, RequestKind, cause_of, handling
from bot.matches.suggestion import explain_words
from bot.text.catalogue import ENGLISH


class Errors(commands.Cog):
    def __init__(self, app: App) -> None:
        app.tree.error(self.on_tree_error)
        app.controls.on_unknown = self.on_unknown_control
        app.add_check(lambda ctx: missing_permission(ctx) is None)
        self._notifier = PermissionNotifier(app)

    @commands.Cog.listener()
    async def on_command_error(self, ctx: Context, error: commands.CommandError) -> None:
        match cause_of(error):
            case commands.CommandNotFound() | AccessDeniedError() | IgnoredCommandError():
                return
            case commands.TooManyArguments():
                try:
                    await _explain_extra_words(ctx)
                except Exception as failure:
                    await self.on_command_error(ctx, commands.CommandInvokeError(failure))
            case commands.CheckFailure():
                if missing := missing_permission(ctx):
                    await self._notifier.notify(ctx, missing)
            case discord.Forbidden() as refusal if not ctx.interaction and (
                missing := refused_permission(ctx, refusal)
            ):
                await self._notifier.notify(ctx, missing)
            case commands.MissingRequiredArgument():  # only `move` has a required argument
                with suppress(AccessDeniedError, IgnoredCommandError):
                    async with handling(ctx, RequestKind.MATCH) as request:
                        running = await request.app.services[Matches].get(request.place.channel)
                        rules = running.match.game if running else request.settings.default_game
                        raise CoordinateError("missing_column" if rules.plays_columns else "missing_coordinate")
            case _:
                await Request(ctx).apologize(error)

    async def on_unknown_control(self, interaction: Interaction) -> None:
        request = Request(interaction)
        await request.refuse(request.ephemeral.say("failure-old_button"))

    async def on_tree_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Reply to an error of a slash command, such as one that Discord still shows in an old version."""
        request = Request(interaction)
        match cause_of(error):
            case AccessDeniedError():
                return
            case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
                await request.refuse(request.ephemeral.say("failure-changed"))
            case app_commands.CheckFailure():  # the interaction was repeated
                return
            case _:
                await request.apologize(error)


async def _explain_extra_words(ctx: Context) -> None:
    """Say that a command takes no words, unless it is one of the owner's, which have no names in the catalogues."""
    if ctx.command is None or f"name-{ctx.command}" not in ctx.bot.languages.of(ENGLISH):
        return
    extra = ctx.view.read_rest().strip()
    vocabulary = {name: f"name-{name}" for name in ctx.bot.all_commands}
    is_ours = any(word in vocabulary for word in ctx.bot.words.parse(extra, vocabulary, await ctx.bot.locales_of(ctx)))
    await explain_words(ctx, extra, "", is_ours=is_ours)
