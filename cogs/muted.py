"""What happens where the bot may not speak: the player hears of it elsewhere, once."""

from __future__ import annotations

import logging

import discord

from bot.app.client import App
from bot.game.ids import ChannelId, UserId
from bot.play.errors import NoMatchError
from bot.storage.errors import DatabaseError
from cogs.answer import Context

log = logging.getLogger(__name__)


class Muted:
    """Tells the players of running games, in a direct message, which permission the bot lacks and where.

    Others hear nothing: they may have meant another bot.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._told: set[tuple[UserId, ChannelId, str]] = set()

    async def tell(self, ctx: Context, missing: str) -> None:
        """Tell the author of a command, if the match there is theirs.

        Args:
            missing: the permission, as Discord's settings call it.
        """
        user, channel = UserId(ctx.author.id), ChannelId(ctx.channel.id)
        if (user, channel, missing) in self._told or not await self._is_playing(channel, user):
            return
        self._told.add((user, channel, missing))
        log.warning('The permission "%s" is missing in channel %d; a player cannot be answered there', missing, channel)
        text = self._app.texts.say("failure.muted", self._app.spoken_prefix, channel=channel, missing=missing)
        try:
            await ctx.author.send(text)
        except discord.HTTPException as refused:
            log.warning("Nor did the player take a direct message (code %s)", refused.code)

    async def _is_playing(self, channel: ChannelId, user: UserId) -> bool:
        try:
            return (await self._app.lobby.match(channel)).is_player(user)
        except (NoMatchError, DatabaseError):
            return False
