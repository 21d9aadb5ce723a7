"""How to play, in a few lines."""

from __future__ import annotations

from discord.ext import commands

from bot.app import App
from cogs.answer import Context, answering, spoken_prefix, tell


class Help(commands.Cog):
    """Help for players."""

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        """Show how to play."""
        async with answering(ctx):
            await tell(ctx, ctx.bot.texts.say("help.text", spoken_prefix(ctx)).strip())


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Help())
