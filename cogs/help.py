"""How to play, in a few lines."""

from __future__ import annotations

from discord.ext import commands

from bot.app import App
from cogs.answer import Context, spoken_prefix


class Help(commands.Cog):
    """Help for players."""

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        """Show how to play."""
        await ctx.send(ctx.bot.texts.say("help.text", spoken_prefix(ctx)).strip(), ephemeral=True)


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Help())
