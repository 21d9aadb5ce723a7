"""What only the bot's owner may do."""

from __future__ import annotations

from discord.ext import commands

from bot.app import App
from cogs.answer import Context, spoken_prefix


class Owner(commands.Cog):
    """Text commands that stay silent for everybody else."""

    @commands.command()
    @commands.is_owner()
    async def sync(self, ctx: Context) -> None:
        """Tell Discord of the slash commands, whatever it knows already."""
        synced = await ctx.bot.tree.sync()
        await ctx.send(ctx.bot.texts.say("owner.synced", spoken_prefix(ctx), count=len(synced)))


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Owner())
