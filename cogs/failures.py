"""What goes wrong in a command: said to the person in a sentence, and to the owner in the log."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.game.errors import MissingCoordinateError
from cogs.answer import Context, Interaction, spoken_prefix, tell

log = logging.getLogger(__name__)


class Failures(commands.Cog):
    """The last stop of every error."""

    def __init__(self, app: App) -> None:
        app.tree.error(self.on_tree_error)

    @commands.Cog.listener()
    async def on_command_error(self, ctx: Context, error: commands.CommandError) -> None:
        """Stay silent about what was not meant for this bot; explain the rest."""
        match error:
            case commands.CommandNotFound() | commands.CheckFailure():
                return
            case commands.MissingRequiredArgument():  # of all commands, only move requires one
                await tell(ctx, ctx.bot.texts.explain(MissingCoordinateError(), spoken_prefix(ctx)))
            case _:
                await _apologise(ctx, error)

    async def on_tree_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A slash command failed before it reached its body."""
        await _apologise(interaction, error)


async def _apologise(where: Context | Interaction, error: Exception) -> None:
    cause = _cause(error)
    if isinstance(cause, discord.Forbidden | discord.NotFound):
        log.warning("Discord did not take an answer (code %s): %s", cause.code, cause.text)
        return
    log.error("A command failed", exc_info=cause)
    app = where.bot if isinstance(where, commands.Context) else where.client
    try:
        await tell(where, app.texts.say("failure.unexpected", spoken_prefix(where)))
    except discord.HTTPException as refused:
        log.warning("Nor did Discord take the apology (HTTP %s)", refused.status)


def _cause(error: BaseException) -> BaseException:
    """The error beneath discord.py's wrappers."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Failures(app))
