"""What the bot's owner decides: the commands `sync`, `servers` and `leave`, the blocklist, and ALLOWED_SERVERS."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.delivery import Context
from bot.client.messages import UNREACHABLE, OutgoingFile
from bot.client.permissions import permissions_in
from bot.database.database import Database
from bot.matches.files import message_with_files
from bot.matches.request import RequestKind, handling
from bot.model.ids import ChannelId, GuildId, Place
from bot.safe_text import escape_markdown
from cogs.upkeep.queries import read_blocked

log = logging.getLogger(__name__)

_MAX_QUOTED = 1000  # Discord's error names every command and option that it refuses
_MAX_LISTED = 1500
"""The length of a list of servers up to which it is written in a message; Discord accepts 2,000 characters in all."""

_INTERVAL = timedelta(minutes=1)
_TO_WRITE = discord.Permissions(view_channel=True, send_messages=True)


class Owner(commands.Cog):
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


class BlocklistCog(commands.Cog):
    """Keeps the blocklist up to date, and leaves servers; until then, `App` ignores their members."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._leaving = asyncio.Lock()
        self._told: set[int] = set()  # the servers that were told why the bot leaves

    async def cog_load(self) -> None:
        await self._refresh()
        self._periodic = asyncio.create_task(self._run_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._leave_servers()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._told.discard(guild.id)
        await self._leave_servers()

    async def _run_periodically(self) -> None:
        while True:
            await asyncio.sleep(_INTERVAL.total_seconds())
            await self._refresh()
            await self._leave_servers()

    async def _refresh(self) -> None:
        with log_errors():
            self._app.blocked = await self._app.services[Database].read(read_blocked)

    async def _leave_servers(self) -> None:
        allowed = self._app.allowed_servers
        async with self._leaving:
            for guild in self._app.guilds:
                if guild.id in self._app.blocked:
                    await self._leave(guild, "blocked")
                elif allowed is not None and guild.id not in allowed and not guild.unavailable:
                    with log_errors(), suppress(discord.HTTPException, *UNREACHABLE):
                        await self._explain(guild)
                    await self._leave(guild, "not in ALLOWED_SERVERS")

    async def _leave(self, guild: discord.Guild, reason: str) -> None:
        try:
            await guild.leave()
            log.info("The bot has left server %d (%s)", guild.id, reason)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("The bot cannot leave server %d (%s) now (%s)", guild.id, reason, error)

    async def _explain(self, guild: discord.Guild) -> None:
        """Say once in the system channel that the bot leaves, if it may write there."""
        channel = guild.system_channel
        if channel is None or guild.id in self._told:
            return
        self._told.add(guild.id)
        place = Place(ChannelId(channel.id), GuildId(guild.id))
        if permissions_in(self._app, place).is_superset(_TO_WRITE):
            await channel.send((await self._app.surface_at(place)).localizer.say("owner-not_allowed"))
