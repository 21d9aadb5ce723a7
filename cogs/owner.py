"""What only the bot's owner may do."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import App
from cogs.answer import Context, answering, spoken_prefix, tell


class Owner(commands.Cog):
    """Text commands that stay silent for everybody else."""

    @commands.command()
    async def sync(self, ctx: Context) -> None:
        """Tell Discord of the slash commands, whatever it knows already."""
        if not await ctx.bot.is_owner(ctx.author):
            return
        texts, prefix = ctx.bot.texts, spoken_prefix(ctx)
        async with answering(ctx):
            try:
                synced = await ctx.bot.tree.sync()
            except discord.HTTPException as error:
                await tell(ctx, texts.say("owner.not_synced", prefix, status=error.status, reason=error.text))
            else:
                await tell(ctx, texts.say("owner.synced", prefix, count=len(synced)))


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Owner())
