"""The end of games that should not go on."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.permissions import message_features
from bot.model.saved_match import MatchUpdate
from bot.replies.delivery import Context
from bot.replies.messages import UNREACHABLE, draw
from bot.replies.request import Request, handling
from bot.storage.errors import DatabaseError


class Stop(commands.Cog):
    """What moderators may do with games."""

    def __init__(self, app: App) -> None:
        self._moderation = app.services.moderation

    @commands.hybrid_command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_messages=True)
    async def stop(self, ctx: Context) -> None:
        """End whatever game runs there, and say so in the message that shows it."""
        async with handling(ctx, is_open=True) as request:
            is_moderator = request.delivery.granted.manage_messages
            update = await self._moderation.stop(
                request.place.channel, request.user, request.event, is_moderator=is_moderator
            )
            if await _show_in_place(request, update):
                await request.tell(request.private.say("moderation.stopped"))
            else:
                await request.show(update)


async def _show_in_place(request: Request, update: MatchUpdate) -> bool:
    """Change the message that shows a match, and say whether that could be."""
    app, saved = request.app, update.saved
    if saved.message is None:
        return False
    message = await draw(app, update, request.public, **message_features(app, saved.place))
    channel = app.get_partial_messageable(saved.place.channel, guild_id=saved.place.guild)
    try:
        await channel.get_partial_message(saved.message).edit(**message.as_change)
    except (discord.HTTPException, *UNREACHABLE):  # it has been deleted, or is too old
        return False
    with suppress(DatabaseError):  # it is in the log; in a while this board is shown once more
        await app.games.shown(update, saved.message)
    return True


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Stop(app))
