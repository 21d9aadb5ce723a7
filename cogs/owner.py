"""The command `sync`, which only the bot's owner can use."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.client import App
from bot.replies.delivery import Context
from bot.replies.request import handling

_MAX_QUOTED = 1000
"""Discord's error names every command and option that it refuses."""


class Owner(commands.Cog):
    """Commands that only the owner can use."""

    @commands.command()
    async def sync(self, ctx: Context) -> None:
        """Register the slash commands, even if they have not changed."""
        if not await ctx.bot.is_owner(ctx.author):
            return
        async with handling(ctx, is_open=True) as request:
            await request.leave_queue()
            try:
                synced = await ctx.bot.tree.sync()
            except discord.RateLimited as limit:
                await request.reply_private(request.private.say("owner-not_synced", status="429", reason=str(limit)))
            except discord.HTTPException as error:
                facts = {"status": str(error.status), "reason": error.text[:_MAX_QUOTED]}
                await request.reply_private(request.private.say("owner-not_synced", **facts))
            else:
                ctx.bot.mention_commands(command.to_dict() for command in synced)
                await request.reply_private(request.private.say("owner-synced", count=len(synced)))


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Owner())
