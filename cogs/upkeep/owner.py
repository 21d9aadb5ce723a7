"""Commands that only the bot's owner can use: `sync`, `servers` and `leave`."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.delivery import Context
from bot.client.messages import OutgoingFile
from bot.matches.files import message_with_files
from bot.matches.request import RequestKind, handling
from bot.safe_text import escape_markdown

_MAX_QUOTED = 1000  # Discord's error names every command and option that it refuses
_MAX_LISTED = 1500
"""The length of a list of servers up to which it is written in a message; Discord accepts 2,000 characters in all."""


class Owner(commands.Cog):
    """Commands that only the owner of the application and the members of its team can use."""

    @commands.command()
    async def sync(self, ctx: Context) -> None:
        if not await ctx.bot.is_owner(ctx.author):
            return
        async with handling(ctx, RequestKind.OPEN) as request:
            await request.leave_queue()
            try:
                synced = await ctx.bot.tree.sync()
            except discord.RateLimited as limit:
                await request.reply_ephemeral(
                    request.ephemeral.say("owner-not_synced", status="429", reason=str(limit))
                )
            except discord.HTTPException as error:
                facts = {"status": str(error.status), "reason": error.text[:_MAX_QUOTED]}
                await request.reply_ephemeral(request.ephemeral.say("owner-not_synced", **facts))
            else:
                ctx.bot.mention_commands(command.to_dict() for command in synced)
                await request.reply_ephemeral(request.ephemeral.say("owner-synced", count=len(synced)))

    @commands.command()
    async def servers(self, ctx: Context) -> None:
        """List the servers of all processes, with their ids and numbers of members; only in a direct message."""
        if not await ctx.bot.is_owner(ctx.author):
            return
        async with handling(ctx, RequestKind.OPEN) as request:
            if request.place.guild:
                await request.reply_ephemeral(request.ephemeral.say("owner-direct_message"))
                return
            await request.leave_queue()
            found = [guild async for guild in ctx.bot.fetch_guilds(limit=None)]
            rows = [f"{guild.id}  {guild.name} ({guild.approximate_member_count})" for guild in found]
            text, listed = request.ephemeral.say("owner-servers", count=len(found)), "\n".join(rows)
            if len(listed) > _MAX_LISTED:
                file = OutgoingFile("servers.txt", listed.encode())
                await request.reply_ephemeral(message_with_files(request.ephemeral, text, [file]))
            else:
                await request.reply_ephemeral(f"{text}\n{escape_markdown(listed)}")

    @commands.command()
    async def leave(self, ctx: Context, server: str = "") -> None:
        if not await ctx.bot.is_owner(ctx.author):
            return
        async with handling(ctx, RequestKind.OPEN) as request:
            await request.leave_queue()
            try:
                await ctx.bot.http.leave_guild(int(server))
            except (ValueError, discord.NotFound):
                await request.reply_ephemeral(request.ephemeral.say("owner-not_there"))
            else:
                await request.reply_ephemeral(request.ephemeral.say("owner-left", id=server))
