"""The last stop of what goes wrong before a command's body, or in it."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import PRESSES
from bot.client.permissions import lacking
from bot.game.errors import MissingCoordinateError
from bot.replies.delivery import Context, Interaction
from bot.replies.permission_notifier import PermissionNotifier
from bot.replies.request import Request, cause_of, handling
from bot.services.access import AccessDeniedError

_MISSING_ACCESS = 50001
"""As against 50013, missing permissions: https://discord.com/developers/docs/topics/opcodes-and-status-codes."""


class Failures(commands.Cog):
    """The errors that discord.py hands out, for text commands and for slash commands."""

    def __init__(self, app: App) -> None:
        app.tree.error(self.on_tree_error)
        self._muted = PermissionNotifier(app)

    @commands.Cog.listener()
    async def on_command_error(self, ctx: Context, error: commands.CommandError) -> None:
        """Stay silent about what was not meant for this bot; answer the rest."""
        match cause_of(error):
            case commands.CommandNotFound() | commands.TooManyArguments() | AccessDeniedError():
                return
            case commands.CheckFailure():
                if missing := lacking(ctx):
                    await self._muted.tell(ctx, missing)
            case discord.Forbidden() as refusal if ctx.interaction is None:
                await self._muted.tell(ctx, "view_channel" if refusal.code == _MISSING_ACCESS else "send_messages")
            case commands.MissingRequiredArgument():  # of all commands, only move requires one
                with suppress(AccessDeniedError):
                    async with handling(ctx):
                        raise MissingCoordinateError
            case _:
                await Request(ctx).apologise(error)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press on a button that this version of the bot does not have any more."""
        if interaction.type in PRESSES and interaction.client.controls.find(interaction) is None:
            request = Request(interaction)
            await request.tell(request.private.say("failure.old_button"))

    async def on_tree_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A slash command that Discord still shows, but that is no longer what it was."""
        request = Request(interaction)
        match cause_of(error):
            case AccessDeniedError():
                return
            case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
                await request.tell(request.private.say("failure.changed"))
            case app_commands.CheckFailure():  # it has come before
                return
            case _:
                await request.apologise(error)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Failures(app))
