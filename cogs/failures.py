"""The last stop of what goes wrong before a command's body, or in it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.game.errors import MissingCoordinateError
from cogs.answer import Context, Interaction, answering, apologise, spoken_prefix, tell


class Failures(commands.Cog):
    """The errors that discord.py hands out, for text commands and for slash commands."""

    def __init__(self, app: App) -> None:
        app.tree.error(self.on_tree_error)

    @commands.Cog.listener()
    async def on_command_error(self, ctx: Context, error: commands.CommandError) -> None:
        """Stay silent about what was not meant for this bot; answer the rest."""
        match error:
            case commands.CommandNotFound() | commands.CheckFailure():
                return
            case commands.MissingRequiredArgument():  # of all commands, only move requires one
                async with answering(ctx):
                    raise MissingCoordinateError
            case _:
                await apologise(ctx, error)

    async def on_tree_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A slash command that Discord still shows, but that is no longer what it was."""
        match error:
            case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
                await tell(interaction, interaction.client.texts.say("failure.changed", spoken_prefix(interaction)))
            case _:
                await apologise(interaction, error)


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Failures(app))
