"""The command `help`."""

from __future__ import annotations

from discord.ext import commands

from bot.client.client import App
from bot.game.mark import Mark
from bot.replies.delivery import Context
from bot.replies.request import handling


class Help(commands.Cog):
    """How to play, in a few lines."""

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        """Show how to play."""
        async with handling(ctx, is_open=True, is_private=True) as request:
            await request.reply_private(request.private.say("help-text", mark_x=Mark.X, mark_o=Mark.O).strip())


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Help())
