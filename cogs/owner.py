"""What only the bot's owner may do."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.client import App
from bot.replies.delivery import Context
from bot.replies.request import handling

_MOST_QUOTED = 1000
"""Of what Discord says, which tells of each command and option that it does not take."""


class Owner(commands.Cog):
    """Text commands that stay silent for everybody else."""

    @commands.command()
    async def sync(self, ctx: Context) -> None:
        """Tell Discord of the slash commands, whatever it knows already."""
        if not await ctx.bot.is_owner(ctx.author):
            return
        async with handling(ctx, is_open=True) as request:
            try:
                synced = await ctx.bot.tree.sync()
            except discord.HTTPException as error:
                reason = error.text[:_MOST_QUOTED]
                await request.tell(request.private.say("owner.not_synced", status=error.status, reason=reason))
            else:
                await request.tell(request.private.say("owner.synced", count=len(synced)))


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Owner())
